/** Replaces zod's writer of JSON Schemas: docs/decisions/0007-small-router-and-bundle-budget.md. */

function notInTheWorker(): never {
  throw new Error("the Worker writes no JSON Schemas");
}

export const createToJSONSchemaMethod = () => notInTheWorker;
export const createStandardJSONSchemaMethod = () => notInTheWorker;

export {
  notInTheWorker as toJSONSchema,
  notInTheWorker as aggregateChecks,
  notInTheWorker as anyProcessor,
  notInTheWorker as arrayProcessor,
  notInTheWorker as bigintProcessor,
  notInTheWorker as booleanProcessor,
  notInTheWorker as catchProcessor,
  notInTheWorker as customProcessor,
  notInTheWorker as dateProcessor,
  notInTheWorker as defaultProcessor,
  notInTheWorker as enumProcessor,
  notInTheWorker as fileProcessor,
  notInTheWorker as functionProcessor,
  notInTheWorker as intersectionProcessor,
  notInTheWorker as js,
  notInTheWorker as lazyProcessor,
  notInTheWorker as literalProcessor,
  notInTheWorker as mapProcessor,
  notInTheWorker as nanProcessor,
  notInTheWorker as neverProcessor,
  notInTheWorker as nonoptionalProcessor,
  notInTheWorker as nullProcessor,
  notInTheWorker as nullableProcessor,
  notInTheWorker as numberProcessor,
  notInTheWorker as objectProcessor,
  notInTheWorker as optionalProcessor,
  notInTheWorker as pipeProcessor,
  notInTheWorker as prefaultProcessor,
  notInTheWorker as promiseProcessor,
  notInTheWorker as readonlyProcessor,
  notInTheWorker as recordProcessor,
  notInTheWorker as setProcessor,
  notInTheWorker as stringProcessor,
  notInTheWorker as successProcessor,
  notInTheWorker as symbolProcessor,
  notInTheWorker as templateLiteralProcessor,
  notInTheWorker as transformProcessor,
  notInTheWorker as tupleProcessor,
  notInTheWorker as undefinedProcessor,
  notInTheWorker as unionProcessor,
  notInTheWorker as unknownProcessor,
  notInTheWorker as voidProcessor,
};
