/** Leaves out zod's search for cycles: docs/decisions/0007-small-router-and-bundle-budget.md. */

export const memoizer = () => undefined;

function notInTheWorker(): never {
  throw new Error("the Worker parses no reference cycles");
}

export {
  notInTheWorker as $ZodCyclicError,
  notInTheWorker as isBackEdge,
  notInTheWorker as isRecursiveSchema,
};
