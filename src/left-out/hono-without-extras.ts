/** Replaces unused parts of Hono: docs/decisions/0007-small-router-and-bundle-budget.md. */

function notInTheWorker(): never {
  throw new Error("the Worker reads no forms, writes no HTML and mounts no other apps");
}

export const HtmlEscapedCallbackPhase = {};

export {
  notInTheWorker as createMountedRequest,
  notInTheWorker as parseBody,
  notInTheWorker as resolveCallback,
};
