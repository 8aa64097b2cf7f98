/** Refuses numbers that a test key may not use or that stand for an error (docs/test-mode.md). */
import type { MeteredAccount } from "../access/metered-account.ts";
import { periodEnd } from "../access/period.ts";
import { type ErrorCode, ServiceError } from "../errors.ts";
import { nextKoreanMidnight } from "../lib/days.ts";
import {
  errorOfCase,
  type RequestKind,
  TEST_NUMBERS_ONLY,
  testCaseOf,
} from "../test-mode/test-numbers.ts";

export interface RequestedNumber {
  parameter: string;
  number: string;
}

/** The quota or daily limit that an error shows. A test key itself has no such limit. */
const SHOWN_QUOTA = 1_000;

/** The first two are short, so that clients that wait before a retry can be tested quickly. */
const RETRY_SECONDS = { rate_limit_exceeded: 1, registry_unavailable: 2, otherwise: 60 };

export function requireAllowedNumbers(
  account: MeteredAccount,
  numbers: Iterable<RequestedNumber>,
  requestKind: RequestKind,
  now: number,
): void {
  if (!account.rules.onlyTestNumbers) return;
  for (const { parameter, number: value } of numbers) {
    const testCase = testCaseOf(value.replaceAll("-", ""));
    const code = testCase ? errorOfCase(testCase, requestKind) : "test_number_required";
    if (code === "test_number_required")
      throw new ServiceError(code, {
        message: `${parameter}: ${TEST_NUMBERS_ONLY.en}.`,
        parameter,
        value,
      });
    if (code !== null) throw errorOfCode(code, account, now);
  }
}

function errorOfCode(code: ErrorCode, account: MeteredAccount, now: number): ServiceError {
  const { standing } = account;
  switch (code) {
    case "rate_limit_exceeded":
      if (standing) account.standing = { ...standing, rateRemaining: 0 };
      return new ServiceError(code, { retryAfter: RETRY_SECONDS.rate_limit_exceeded });
    case "quota_exceeded":
      if (standing) {
        const plan = { ...standing.plan, monthlyQuota: SHOWN_QUOTA };
        account.standing = { ...standing, plan, used: SHOWN_QUOTA };
      }
      return new ServiceError(code, { retryAfter: Math.ceil((periodEnd(now) - now) / 1000) });
    case "daily_limit_exceeded": {
      const endsAt = nextKoreanMidnight(now);
      if (standing) {
        account.standing = { ...standing, day: { used: SHOWN_QUOTA, limit: SHOWN_QUOTA, endsAt } };
      }
      return new ServiceError(code, { retryAfter: Math.ceil((endsAt - now) / 1000) });
    }
    case "registry_unavailable":
      return new ServiceError(code, { retryAfter: RETRY_SECONDS.registry_unavailable });
    case "too_many_jobs":
    case "storage_exceeded":
    case "job_limit_exceeded":
    case "too_many_watched":
      return new ServiceError(code, { retryAfter: RETRY_SECONDS.otherwise });
    default:
      return new ServiceError(code);
  }
}
