import { MOST_DAYS_OF_BATCH } from "../access/daily-share.ts";
import type { Refusal } from "../access/metered-account.ts";
import type { SubmissionResult } from "../batch/submit.ts";
import { OWNER_NAME_REFUSED, ServiceError } from "../errors.ts";
import { grouped } from "../lib/grouped.ts";
import type { RegistryUnavailable } from "../registry/client.ts";
import type { Trace } from "../trace.ts";
import type { Variant } from "../variant.ts";

const UNAVAILABLE_RETRY_SECONDS = 30;

/** After this time, one of the account's jobs may have ended. */
const OPEN_JOBS_RETRY_SECONDS = 60;

/** Must be at most 30 s, because our client does not retry after a longer wait. */
const DATABASE_RETRY_SECONDS = 10;
/** D1 adds SQLite's code only if it ran the statement. Drizzle puts D1's error into `cause`. */
const D1_IS_DOWN = /^D1_ERROR(?!.*SQLITE_(?!BUSY|LOCKED))/s;

type SubmissionRefusal = Exclude<SubmissionResult, { kind: "submitted" }>;

export function errorOf(
  failure: Refusal | SubmissionRefusal | RegistryUnavailable,
  variant: Variant,
): ServiceError {
  switch (failure.kind) {
    case "unavailable":
      if (failure.refuses === "ownerName")
        return new ServiceError("invalid_owner_name", { message: OWNER_NAME_REFUSED });
      return new ServiceError("registry_unavailable", {
        retryAfter: failure.retryAfterSeconds ?? UNAVAILABLE_RETRY_SECONDS,
      });
    case "quota_exceeded": {
      const { used, plan, resetsAt } = failure.standing;
      return new ServiceError(failure.kind, {
        message:
          `Your account has used ${grouped(used)} of ${grouped(plan.monthlyQuota ?? used)} units of ` +
          `this month${needs(failure.units)}: the next month begins at ` +
          `${new Date(resetsAt).toISOString()}.`,
        retryAfter: failure.retryAfterSeconds,
      });
    }
    case "daily_limit_exceeded": {
      const { used, limit, endsAt } = failure.day;
      const { units, retryAfterSeconds: retryAfter } = failure;
      const most = limit * MOST_DAYS_OF_BATCH;
      if (units > most)
        return new ServiceError(failure.kind, { message: adviceToSplit(units, most), retryAfter });
      return new ServiceError(failure.kind, {
        message:
          `Your account has used ${grouped(used)} of ${grouped(limit)} checks of this ` +
          `day${needs(units)}: the next day begins at midnight in Korea (${new Date(endsAt).toISOString()}).`,
        retryAfter,
      });
    }
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
    case "job_limit_exceeded":
      return new ServiceError(failure.kind, {
        message:
          `Your account has ${grouped(failure.rows)} of at most ${grouped(failure.limit)} batch ` +
          "jobs, deleted ones included: retry when the oldest has expired.",
        retryAfter: failure.retryAfterSeconds,
      });
    case "settled":
      return new ServiceError("internal_error");
  }
}

/** If the request needs more than the limit, waiting does not help, so say what it needs. */
function needs(units: number): string {
  return units > 1 ? `, and this request needs ${grouped(units)}` : "";
}

function adviceToSplit(units: number, most: number): string {
  return (
    `This request needs ${grouped(units)} checks. With your account's limit per day, a batch may ` +
    `have at most ${grouped(most)} distinct businesses (${MOST_DAYS_OF_BATCH} days): split it.`
  );
}

/** The message may say what is wrong with the key, because the caller knows the whole key. */
export function withoutPlan(variant: Variant): ServiceError {
  const name = variant.toUpperCase();
  return new ServiceError(variant === "b" ? "invalid_api_key" : "feature_not_available", {
    message: `Your API key is valid, but has no plan for variant ${name}, which this endpoint needs.`,
  });
}

export function asServiceError(thrown: unknown, trace: Trace): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  trace.exception(thrown);
  return isDatabaseDown(thrown)
    ? new ServiceError("temporarily_unavailable", { retryAfter: DATABASE_RETRY_SECONDS })
    : new ServiceError("internal_error");
}

/** A statement that D1 refuses, for example because a table is missing, is our own fault. */
function isDatabaseDown(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return D1_IS_DOWN.test(thrown.message) || isDatabaseDown(thrown.cause);
}
