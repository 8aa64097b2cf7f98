/**
 * Replaces zod's parser of reference cycles: docs/decisions/0007-small-router-and-bundle-budget.md.
 * JSON has no reference cycles, and no schema of the Worker is recursive.
 */

/** zod works without a memoizer. */
export const memoizer = () => undefined;

function notInTheWorker(): never {
  throw new Error("the Worker parses no reference cycles");
}

export {
  notInTheWorker as $ZodCyclicError,
  notInTheWorker as isBackEdge,
  notInTheWorker as isRecursiveSchema,
};
