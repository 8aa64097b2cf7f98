import { ERRORS, type ErrorCode, OWNER_NAME_REFUSED } from "../errors.ts";
import type { Verification } from "../verification/verification.ts";
import { type ChunkCounts, NO_COUNTS, type RowOutcome } from "./job.ts";
import type { BusinessResult, DistinctBusiness } from "./rows.ts";

type Unconfirmed = Exclude<BusinessResult, { error: unknown }> & {
  verification: { outcome: { reason: "unconfirmed" } };
};

export function isUnconfirmed(result: BusinessResult): result is Unconfirmed {
  if ("error" in result) return false;
  const { outcome } = result.verification;
  return outcome.kind === "invalid" && outcome.reason === "unconfirmed";
}

export const UNAVAILABLE: BusinessResult = {
  error: { code: "registry_unavailable", message: ERRORS.registry_unavailable.message },
};
export const CANCELLED = {
  error: { code: "cancelled", message: ERRORS.cancelled.message },
} as const satisfies BusinessResult;
export const REFUSED_NAME: BusinessResult = {
  error: { code: "invalid_owner_name", message: OWNER_NAME_REFUSED },
};

const KOREAN_MESSAGES: Partial<Record<ErrorCode, string>> = {
  cancelled: "이 행을 조회하기 전에 작업이 취소되었습니다.",
  invalid_owner_name: "국세청이 형식에 맞지 않는 대표자명이라며 거부했습니다.",
  registry_unavailable:
    "국세청 서비스가 응답하지 않습니다. 요금은 부과되지 않았습니다. 나중에 다시 시도하십시오.",
};

/** @param result the result of a well-formed row. Malformed rows have their messages already */
export function inKorean(result: BusinessResult): BusinessResult {
  if (!("error" in result)) return result;
  const { code, message } = result.error;
  return { error: { code, message: KOREAN_MESSAGES[code] ?? message } };
}

export function isUnavailable(result: BusinessResult | undefined): boolean {
  return result !== undefined && "error" in result && result.error.code === "registry_unavailable";
}

/** Whether a later attempt may still give another result. */
export function isOpen(result: BusinessResult): boolean {
  return isUnconfirmed(result) || isUnavailable(result);
}

/** Counts rows, but `answered` counts businesses. `interim` leaves out open results. */
export function countResults(
  businesses: DistinctBusiness[],
  results: BusinessResult[],
  when: "interim" | "final",
): ChunkCounts {
  const counts = { ...NO_COUNTS };
  for (const [index, { rows }] of businesses.entries()) {
    const result = results[index];
    if (!result || "error" in result) {
      if (when === "final" || !isUnavailable(result)) counts.errors += rows;
      continue;
    }
    const isAnswered = !isUnconfirmed(result);
    if (isAnswered) counts.answered++;
    else if (when === "interim") continue;
    const { outcome } = result.verification;
    counts[outcome.kind] += rows;
    const rowOutcome = outcomeOf(outcome);
    if (rowOutcome) counts[rowOutcome] += rows;
  }
  return counts;
}

const STATES = new Map<string, RowOutcome>([
  ["01", "active"],
  ["02", "suspended"],
  ["03", "closed"],
]);

/** @returns undefined for a valid business in a state that we do not know */
function outcomeOf(outcome: Verification["outcome"]): RowOutcome | undefined {
  return outcome.kind === "valid" ? STATES.get(outcome.state.statusCode) : outcome.reason;
}
