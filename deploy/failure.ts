/** The failure that ends a deployment. The message says what is wrong and what to do. */
export class DeployFailure extends Error {}
