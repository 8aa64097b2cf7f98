/** Replaces unused parts of drizzle-orm: docs/decisions/0007-small-router-and-bundle-budget.md. */

const MESSAGE = "the Worker has no relational queries, subqueries, foreign keys or $count";

/** drizzle mostly uses these classes in `instanceof` tests, which are always false here. */
class NotInTheWorker {
  constructor() {
    throw new Error(MESSAGE);
  }
}

function notInTheWorker(): never {
  throw new Error(MESSAGE);
}

/** drizzle calls this for tables whose columns are given as a function. We have no such table. */
function noColumnBuilders(): never {
  throw new Error("give the columns of a table as an object");
}

export const isPgEnum = () => false;

export class CasingCache {
  getColumnCasing({ name }: { name: string }): string {
    return name;
  }
}

export {
  NotInTheWorker as ForeignKeyBuilder,
  NotInTheWorker as Many,
  NotInTheWorker as One,
  NotInTheWorker as QueryBuilder,
  NotInTheWorker as RelationalQueryBuilder,
  NotInTheWorker as SQLiteCountBuilder,
  noColumnBuilders as getPgColumnBuilders,
  noColumnBuilders as getSQLiteColumnBuilders,
  notInTheWorker as createTableRelationsHelpers,
  notInTheWorker as extractTablesRelationalConfig,
  notInTheWorker as getOperators,
  notInTheWorker as getOrderByOperators,
  notInTheWorker as mapRelationalRow,
  notInTheWorker as normalizeRelation,
};
