/**
 * Replaces the part of zod that parses values with reference cycles (`[alias]` in wrangler.toml).
 * The Worker does not need it: JSON has no reference cycles, and no schema of the Worker is
 * recursive. This saves 1 KB of the bundle (docs/decisions/0007-small-router-and-bundle-budget.md).
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
