/**
 * The numbers that a test key may ask about, `100-00-NNNNC` (docs/test-mode.md). The tax authority
 * never issues them: the codes of tax offices start at 101, and no kind of business has code 00.
 */
import type { Evidence } from "../disclosure/known-facts.ts";
import type { NameAuthority, NameCheck } from "../disclosure/lookup.ts";
import type { ErrorCode } from "../errors.ts";
import { hasRightCheckDigit } from "../lib/check-digit.ts";

/** How a test number differs from the usual case (valid, active, tax type 01, known everywhere). */
export interface TestCase {
  /** `02` suspended, `03` closed. Active if absent. */
  status?: "02" | "03";
  taxType?: "02" | "03" | "04" | "05" | "06" | "07";
  taxTypeChanged?: { from: string; on: string };
  closedByUnitTaxation?: true;
  /** YYYY-MM-DD */
  taxInvoicesSince?: string;
  /** `unavailable`: the registry does not answer. */
  registry?: "not_registered" | "details_mismatch" | "unconfirmed" | "unavailable";
  /** The company found by name or number. */
  name?: TestName | "pending" | "unavailable";
  /** Which source knows the business besides the tax authority. All sources if absent. */
  knownTo?: "fsc" | "koneps" | "nobody";
  error?: ErrorCode;
  batchError?: ErrorCode;
  /** The error when this number is added to the watch list. Other requests refuse the number. */
  watchError?: ErrorCode;
  seconds?: number;
  /** The cases of a watched number, day by day after its first answer. The last case stays. */
  days?: readonly TestCase[];
  /**
   * On each day of `days`, only the first answer differs from the usual case. If the number is
   * asked about again on that day, the answer is the usual one.
   */
  flaps?: true;
}

export interface TestName {
  evidence: Evidence;
  source?: NameAuthority;
  check?: NameCheck;
  /** The English name belongs to a former Korean name, so no answer shows it. */
  isStale?: true;
}

const CASES: Readonly<Record<number, TestCase>> = {
  1: {},
  2: { status: "02" },
  3: { status: "03" },
  4: { status: "03", closedByUnitTaxation: true },
  11: {},
  12: { taxType: "02", taxTypeChanged: { from: "01", on: "2025-07-01" } },
  13: { taxType: "03" },
  14: { taxType: "04" },
  15: { taxType: "05" },
  16: { taxType: "06" },
  17: { taxType: "07", taxInvoicesSince: "2025-07-01" },
  21: { registry: "not_registered" },
  22: { registry: "details_mismatch" },
  23: { registry: "unconfirmed" },
  31: { name: { evidence: "number" } },
  32: { name: { evidence: "representative" } },
  33: { name: { evidence: "name" } },
  34: { knownTo: "nobody" },
  35: { name: { evidence: "number", isStale: true } },
  36: { name: "pending" },
  37: { name: "unavailable" },
  38: { name: { evidence: "number", check: "former" } },
  39: { name: { evidence: "number", check: "different" } },
  41: { name: { evidence: "number", source: "fsc" }, knownTo: "fsc" },
  42: { name: { evidence: "number", source: "koneps" }, knownTo: "koneps" },
  50: { registry: "unavailable" },
  51: { error: "rate_limit_exceeded" },
  52: { error: "quota_exceeded" },
  53: { error: "internal_error" },
  54: { error: "daily_limit_exceeded" },
  55: { batchError: "too_many_jobs" },
  56: { batchError: "storage_exceeded" },
  57: { batchError: "job_limit_exceeded" },
  58: { watchError: "too_many_watched" },
  91: { days: [{ status: "03" }] },
  92: { days: [{ status: "02" }, {}] },
  93: { days: [{ taxType: "02", taxTypeChanged: { from: "01", on: "2026-07-01" } }] },
  94: { days: [{ registry: "not_registered" }] },
  95: { registry: "not_registered", days: [{}] },
  96: { days: [{ status: "02" }], flaps: true },
  97: { days: [{ registry: "unavailable" }, { status: "03" }] },
};

/** Serial 61 is answered after 1 second, serial 62 after 2 seconds. */
const SLOW = { above: 60, upTo: 90 };

export const TEST_NUMBERS_ONLY = {
  en: "a test key takes test numbers only, such as 1000000014; all are listed at /docs#test-mode",
  ko: "테스트 키로는 1000000014 같은 테스트 번호만 조회할 수 있습니다. 목록은 /docs#test-mode에 있습니다",
} as const;

/** If the quota is used up, a watched number stays on the list and waits, without an error. */
const NOT_OF_WATCHES = new Set<ErrorCode>(["quota_exceeded", "daily_limit_exceeded"]);

export type RequestKind = "check" | "batch" | "watch";

export function errorOfCase(
  { error, batchError, watchError, registry }: TestCase,
  requestKind: RequestKind,
): ErrorCode | null {
  if (error) return requestKind === "watch" && NOT_OF_WATCHES.has(error) ? null : error;
  if (watchError) return requestKind === "watch" ? watchError : "test_number_required";
  if (batchError) return requestKind === "batch" ? batchError : "test_number_required";
  // In a batch, only the row of this number gets an error.
  return requestKind === "check" && registry === "unavailable" ? "registry_unavailable" : null;
}

export function secondsOf(cases: (TestCase | null)[]): number {
  return Math.max(...cases.map((one) => one?.seconds ?? 0));
}

/**
 * @param day the days since the first answer
 * @param isAgain whether the number is asked about a second time on that day
 */
export function watchedCase(testCase: TestCase, day: number, isAgain: boolean): TestCase {
  const { days = [], flaps } = testCase;
  if (day === 0 || days.length === 0 || (flaps && isAgain)) return testCase;
  return days[Math.min(day, days.length) - 1] ?? testCase;
}

/** @param number ten digits. @returns null if it is not a test number */
export function testCaseOf(number: string): TestCase | null {
  const given = /^10000([0-9]{4})[0-9]$/.exec(number)?.[1];
  if (given === undefined || !hasRightCheckDigit(number)) return null;
  const serial = Number(given);
  if (serial > SLOW.above && serial <= SLOW.upTo) return { seconds: serial - SLOW.above };
  return CASES[serial] ?? null;
}
