/** The catalogue of errors (docs/api.md#errors). Each variant has its own JSON for an error. */
import { MAX_OWNER_NAME } from "./lib/bounded-text.ts";

/** Only these statuses are used (docs/decisions/0018-only-the-specified-statuses.md). */
export const ERRORS = {
  invalid_json: { status: 400, message: "The request body is not valid JSON." },
  invalid_request: { status: 400, message: "The request is not valid." },
  invalid_business_number: { status: 400, message: "The business number format is invalid." },
  invalid_start_date: {
    status: 400,
    message: "The start date is not a calendar date (YYYYMMDD or YYYY-MM-DD).",
  },
  invalid_owner_name: {
    status: 400,
    message: `The owner name must be 1 to ${MAX_OWNER_NAME} characters.`,
  },
  invalid_language: { status: 400, message: "The language is not supported." },
  unsupported_content_type: {
    status: 400,
    message: "The Content-Type is not supported by this endpoint.",
  },
  payload_too_large: { status: 400, message: "The request body is too large." },
  invalid_encoding: {
    status: 400,
    message: "The request body is not in a supported character encoding.",
  },
  invalid_csv: { status: 400, message: "The CSV cannot be read." },
  missing_column: { status: 400, message: "A required column is missing." },
  batch_empty: { status: 400, message: "The batch contains no businesses." },
  batch_too_large: {
    status: 400,
    message: "The batch contains more businesses than your plan allows.",
  },
  idempotency_key_reused: {
    status: 400,
    message: "This Idempotency-Key was already used for a different request.",
  },
  test_number_required: {
    status: 400,
    message: "A test key takes test numbers only, such as 1000000014.",
  },
  test_key_required: {
    status: 400,
    message: "Only a test key can make a day of the watch list pass at once.",
  },
  cursor_expired: {
    status: 400,
    message: "The event in 'after' is older than 30 days, so later events may already be deleted.",
  },
  url_refused: { status: 400, message: "Webhooks are not sent to this address." },
  webhooks_not_available: { status: 400, message: "This service does not send webhooks." },
  receipts_not_available: { status: 400, message: "This service does not sign receipts." },
  cancelled: { status: 400, message: "The batch job was cancelled before this row was checked." },
  https_required: {
    status: 400,
    message: "Call the service over HTTPS: a key sent over plain HTTP can be read on the way.",
  },
  missing_api_key: {
    status: 401,
    message: "Send your API key as 'Authorization: Bearer <API_KEY>'.",
  },
  invalid_api_key: {
    status: 401,
    // All faults of a key share this message, so that someone who guesses keys learns nothing.
    message:
      "The API key is not valid: send it whole and unquoted, as 'Authorization: Bearer <API_KEY>'. " +
      "It may also have expired or been revoked.",
  },
  feature_not_available: { status: 403, message: "Your plan does not include this feature." },
  not_found: { status: 404, message: "There is no such endpoint." },
  business_not_found: { status: 404, message: "No business is registered under this number." },
  job_not_found: { status: 404, message: "There is no such batch job." },
  results_not_ready: { status: 404, message: "The batch job has no results yet." },
  watch_not_found: { status: 404, message: "The number is not on your watch list." },
  endpoint_not_found: { status: 404, message: "There is no such webhook endpoint." },
  rate_limit_exceeded: {
    status: 429,
    message: "Too many requests: retry after the time in Retry-After.",
  },
  quota_exceeded: { status: 429, message: "The monthly quota of your plan is used up." },
  daily_limit_exceeded: {
    status: 429,
    message: "Your account has used its checks of this day: retry after midnight in Korea.",
  },
  too_many_jobs: {
    status: 429,
    message: "Too many of your batch jobs are unfinished: retry when one has finished.",
  },
  storage_exceeded: {
    status: 429,
    message: "Your batch jobs use up the storage of your plan: delete some, then retry.",
  },
  job_limit_exceeded: {
    status: 429,
    message: "Your account has as many batch jobs as it may have, deleted ones included.",
  },
  too_many_watched: {
    status: 429,
    message: "Your watch list cannot hold so many numbers.",
  },
  too_many_endpoints: {
    status: 429,
    message: "Your account has as many webhook endpoints as it may have.",
  },
  too_many_tests: {
    status: 429,
    message: "Your account has made too many webhook endpoints or test messages.",
  },
  internal_error: {
    status: 500,
    message: "Something failed on our side. Nothing was charged; retry later.",
  },
  temporarily_unavailable: {
    status: 500,
    message:
      "The service cannot do this at the moment. Nothing was charged: retry after the time in " +
      "Retry-After.",
  },
  registry_unavailable: {
    status: 500,
    message: "The tax authority's service is not responding. Nothing was charged; retry later.",
  },
} as const satisfies Record<string, { status: 400 | 401 | 403 | 404 | 429 | 500; message: string }>;

export const OWNER_NAME_REFUSED = "The tax authority refuses this owner name as malformed.";

export type ErrorCode = keyof typeof ERRORS;
export type ErrorStatus = (typeof ERRORS)[ErrorCode]["status"];

/** A `Link` header to the reference's section on the code. Relative, so it works on every host. */
export function helpLinkOf(code: ErrorCode): string {
  return `</docs#${code}>; rel="help"`;
}

/** The error code for a fault in each field. Fields that are not listed get `invalid_request`. */
export type FieldCodes = Record<string, ErrorCode>;

export interface ErrorDetails {
  /** Replaces the catalogue's message, except for 5xx, which never reveal a cause. */
  message?: string;
  /** The request parameter at fault; variant B shows it with its `value`. */
  parameter?: string;
  value?: unknown;
  retryAfter?: number;
}

export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const entry = ERRORS[code];
    super(entry.status === 500 ? entry.message : (details.message ?? entry.message));
    this.code = code;
    this.details = details;
  }

  get status(): ErrorStatus {
    return ERRORS[this.code].status;
  }
}

/** Missing or malformed settings or secrets. The message shows none of their values. */
export class ConfigurationError extends Error {
  readonly settings: string[];

  constructor(settings: string[], message: string) {
    super(message);
    this.settings = settings;
  }
}
