/**
 * What the domain reports as failures, and what is thrown, turned into the errors of the catalogue:
 * the one mapping.
 */
import type { Refusal } from "../access/metered-account.ts";
import type { SubmissionResult } from "../batch/submit.ts";
import { ServiceError } from "../errors.ts";
import type { Unavailable } from "../lib/answer.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";

/** How long a caller should wait before trying again when the tax authority does not answer. */
const UNAVAILABLE_RETRY_SECONDS = 30;

/**
 * Retry-After while there are too many jobs, or too much is stored: a job may have ended by then.
 */
const OPEN_JOBS_RETRY_SECONDS = 60;

/** Why a batch is not submitted. */
type SubmissionRefusal = Exclude<SubmissionResult, { kind: "submitted" }>;

/** @param variant the one that was called: it decides how a key without a plan is answered */
export function errorOf(
  failure: Refusal | SubmissionRefusal | Unavailable,
  variant: Variant,
): ServiceError {
  switch (failure.kind) {
    case "unavailable":
      return new ServiceError("registry_unavailable", { retryAfter: UNAVAILABLE_RETRY_SECONDS });
    case "quota_exceeded":
      return new ServiceError("quota_exceeded", { retryAfter: failure.retryAfterSeconds });
    case "rate_limited":
      return new ServiceError("rate_limit_exceeded", { retryAfter: failure.retryAfterSeconds });
    case "key_revoked":
      return new ServiceError("invalid_api_key");
    case "plan_unknown":
      return withoutPlan(variant);
    case "idempotency_key_reused":
      return new ServiceError(failure.kind);
    case "too_many_jobs":
    case "storage_exceeded":
      return new ServiceError(failure.kind, { retryAfter: OPEN_JOBS_RETRY_SECONDS });
    case "settled":
      return new ServiceError("internal_error");
  }
}

/** A key that has no plan for the variant it calls: docs/api.md. */
export function withoutPlan(variant: Variant): ServiceError {
  if (variant === "b") return new ServiceError("invalid_api_key");
  return new ServiceError("feature_not_available", {
    message: "Your API key has no plan for variant A, to which this endpoint belongs.",
  });
}

/**
 * Any thrown value as a documented error: what is not one of ours becomes an `internal_error` that
 * says nothing more.
 */
export function asServiceError(thrown: unknown, trace: Trace): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  trace.exception(thrown);
  return new ServiceError("internal_error");
}
