/**
 * Stands in for what drizzle-orm brings along and the Worker never uses: relational queries and
 * enums of PostgreSQL. drizzle's sessions name them, so they would be bundled: 2 KB, see
 * docs/decisions/0007-small-router-and-bundle-budget.md. `[alias]` in wrangler.toml puts this file
 * in its place.
 */

/** No value is an instance of what is not there. */
class NotInTheWorker {
  constructor() {
    throw new Error("the Worker makes no relational queries");
  }
}

function notInTheWorker(): never {
  throw new Error("the Worker makes no relational queries");
}

export const isPgEnum = () => false;

export {
  NotInTheWorker as Many,
  NotInTheWorker as One,
  NotInTheWorker as RelationalQueryBuilder,
  notInTheWorker as createTableRelationsHelpers,
  notInTheWorker as extractTablesRelationalConfig,
  notInTheWorker as getOperators,
  notInTheWorker as getOrderByOperators,
  notInTheWorker as mapRelationalRow,
  notInTheWorker as normalizeRelation,
};
