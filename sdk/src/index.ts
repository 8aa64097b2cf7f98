/** The TypeScript client of the Business Verification Service. */
export { Batches, type SubmitOptions, type UploadOptions, type WaitOptions } from "./batch.ts";
export { BusinessVerification, type ClientOptions } from "./client.ts";
export { ApiError, ConnectionError, TimeoutError } from "./errors.ts";
export type * from "./types.ts";
