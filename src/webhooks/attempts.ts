/** Decides when to attempt a delivery again, and when to give up an endpoint. */
import { DAY_MS } from "../lib/days.ts";

export const ATTEMPT_TIMEOUT_MS = 15_000;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The wait after the first failure, after the second failure, and so on. */
const WAITS_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
/** The variation of waits, so that deliveries that failed together do not return together. */
const JITTER = 0.2;

const LONGEST_RETRY_AFTER_MS = DAY_MS;

/** The form of dates in headers (RFC 9110). `Date.parse` would find a date in almost any text. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const GIVEN_UP_AFTER_MS = 5 * DAY_MS;

/**
 * @param failures attempts that have failed @param retryAfter the header: seconds, or a date
 * @returns milliseconds until the next attempt; null if there is no next attempt
 */
export function waitAfter(
  failures: number,
  retryAfter: string | null,
  now: number,
  random: number,
): number | null {
  const wait = WAITS_MS[failures - 1];
  if (wait === undefined) return null;
  const jittered = Math.round(wait * (1 - JITTER / 2 + JITTER * random));
  return Math.max(jittered, Math.min(askedWait(retryAfter ?? "", now), LONGEST_RETRY_AFTER_MS));
}

function askedWait(retryAfter: string, now: number): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * SECOND_MS;
  return HTTP_DATE.test(retryAfter) ? Date.parse(retryAfter) - now || 0 : 0;
}

/** Null if the endpoint stays enabled. @param failingSince since when all attempts have failed */
export function reasonToDisable(
  status: number | null,
  failingSince: number,
  now: number,
): "gone" | "failing" | null {
  if (status === 410) return "gone";
  return failingSince <= now - GIVEN_UP_AFTER_MS ? "failing" : null;
}
