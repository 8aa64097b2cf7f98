import { describe, expect, it } from "vitest";
import { periodEnd, periodOf, periodSeconds } from "../../../src/access/period.ts";

const DAY = 86_400;

describe("the billing period", () => {
  it.each([
    ["2026-01-01T00:00:00.000Z", "2026-01", "2026-02-01T00:00:00.000Z", 31 * DAY],
    ["2026-02-28T23:59:59.999Z", "2026-02", "2026-03-01T00:00:00.000Z", 28 * DAY],
    ["2028-02-29T12:00:00.000Z", "2028-02", "2028-03-01T00:00:00.000Z", 29 * DAY],
    ["2026-12-31T23:59:59.999Z", "2026-12", "2027-01-01T00:00:00.000Z", 31 * DAY],
    ["2026-04-01T08:59:59.000+09:00", "2026-03", "2026-04-01T00:00:00.000Z", 31 * DAY],
  ])("for %s is %s, which ends at %s and has %d seconds", (moment, period, end, seconds) => {
    const now = Date.parse(moment);
    expect(periodOf(now)).toBe(period);
    expect(new Date(periodEnd(now)).toISOString()).toBe(end);
    expect(periodSeconds(now)).toBe(seconds);
  });
});
