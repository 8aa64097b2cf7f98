/** How a deployment ends that cannot go on. */

/** Ends a deployment: the message says what is wrong, and what to do. */
export class DeployFailure extends Error {}
