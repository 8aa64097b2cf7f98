/**
 * Stands in for what drizzle-orm brings along and the Worker never uses: relational queries, enums
 * of PostgreSQL, and kinds of columns that no table has. drizzle names them, so they would be
 * bundled: 3 KB, see docs/decisions/0007-small-router-and-bundle-budget.md. `[alias]` in
 * wrangler.toml puts this file in its place.
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

/** Called for a table whose columns are a function. Those of our tables are objects. */
function noColumnBuilders(): never {
  throw new Error("the columns of a table are an object");
}

export const isPgEnum = () => false;

export {
  NotInTheWorker as Many,
  NotInTheWorker as One,
  NotInTheWorker as RelationalQueryBuilder,
  noColumnBuilders as getPgColumnBuilders,
  noColumnBuilders as getSQLiteColumnBuilders,
  notInTheWorker as createTableRelationsHelpers,
  notInTheWorker as extractTablesRelationalConfig,
  notInTheWorker as getOperators,
  notInTheWorker as getOrderByOperators,
  notInTheWorker as mapRelationalRow,
  notInTheWorker as normalizeRelation,
};
