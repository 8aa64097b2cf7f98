/** Replaces unused parts of drizzle-orm: docs/decisions/0007-small-router-and-bundle-budget.md. */

/** drizzle uses this only with `instanceof`, which is then always false. */
class NotInTheWorker {
  constructor() {
    throw new Error("the Worker makes no relational queries");
  }
}

function notInTheWorker(): never {
  throw new Error("the Worker makes no relational queries");
}

/** drizzle calls this if a table's columns are given as a function. Our tables give an object. */
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
