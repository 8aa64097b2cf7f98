/** The exports of the TypeScript client of the Business Verification Service. */
export type {
  Batches,
  JobOptions,
  ListQuery,
  ResultsOptions,
  SubmitOptions,
  UploadOptions,
  WaitOptions,
} from "./batch.ts";
export { BusinessVerification, type ClientOptions, type UsageOptions } from "./client.ts";
export { ApiError, ConnectionError, TimeoutError } from "./errors.ts";
export type { EventQuery, EventsOptions } from "./events.ts";
export { type ResponseFacts, responseOf } from "./response.ts";
export type * from "./types.ts";
export {
  type BatchReceipt,
  type ReceiptClaims,
  type ReceiptDetail,
  ReceiptError,
  type ReceiptErrorCode,
  type ReceiptKey,
  type ReceiptKeySet,
  type ReceiptOptions,
  type StateReceipt,
  type VerificationReceipt,
  type VerifiedReceipt,
  verifyReceipt,
} from "./verify-receipt.ts";
export {
  verifyWebhook,
  type WebhookHeaders,
  WebhookVerificationError,
} from "./verify-webhook.ts";
export type {
  AddOptions,
  OneOrMany,
  UploadWatchesOptions,
  Watches,
  WatchQuery,
} from "./watches.ts";
export type { WebhookEndpoints } from "./webhook-endpoints.ts";
