/**
 * Stands in for the part of zod that parses values which hold themselves. JSON has no such values,
 * and no schema of the Worker is recursive. zod's schemas name it, so it would be bundled: 1 KB,
 * see docs/decisions/0007-small-router-and-bundle-budget.md. `[alias]` in wrangler.toml puts this
 * file in its place.
 */

/** zod does without a memoizer where there is none. */
export const memoizer = () => undefined;

function notInTheWorker(): never {
  throw new Error("the Worker parses no reference cycles");
}

export {
  notInTheWorker as $ZodCyclicError,
  notInTheWorker as isBackEdge,
  notInTheWorker as isRecursiveSchema,
};
