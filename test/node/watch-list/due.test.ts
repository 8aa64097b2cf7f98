/** When rounds, which look up a block of watched numbers, are due (docs/api.md#watches). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../../src/lib/days.ts";
import { nextDaily, nextRound, timeOfDay } from "../../../src/watch-list/due.ts";
import { keptSince } from "../../../src/watch-list/month.ts";
import { CONFIRM_MS, type Known } from "../../../src/watch-list/states.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const ids = (count: number) => Array.from({ length: count }, (_, at) => NOW * 1_000 + at);

describe("the daily rounds", () => {
  it("come once a day at the block's own time, and the next round is at least an hour away", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 52 }),
        fc.integer({ min: 0, max: 2e12 }),
        (id, now) => {
          const due = nextDaily(id, now);
          expect(due - now).toBeGreaterThan(3_600_000 - 1);
          expect(due - now).toBeLessThanOrEqual(DAY_MS + 3_600_000);
          expect(due % DAY_MS).toBe(timeOfDay(id));
          expect(nextDaily(id, due)).toBe(due + DAY_MS);
        },
      ),
    );
  });

  it("of blocks that were created together are spread over the day", () => {
    const hours = Array<number>(24).fill(0);
    for (const id of ids(10_000)) {
      const hour = Math.floor(timeOfDay(id) / 3_600_000);
      hours[hour] = (hours[hour] ?? 0) + 1;
    }
    for (const count of hours) expect(Math.abs(count - 10_000 / 24)).toBeLessThan(50);
  });
});

describe("extra rounds", () => {
  const candidate: Known = { s: [true, "01"], c: NOW, n: { s: [true, "03"], at: NOW } };

  it("come 40 minutes after an answer that differs from the known state, and at most three times a day", () => {
    const id = ids(100).find((one) => nextDaily(one, NOW) - NOW > 20 * 3_600_000) ?? 0;
    let states: Parameters<typeof nextRound>[1] = { numbers: { a: candidate } };
    const due: number[] = [];
    let now = NOW;
    for (let round = 0; round < 5; round++) {
      const next = nextRound(id, states, now);
      due.push(next.dueAt - now);
      states = { numbers: { a: { ...candidate, n: { s: [true, "03"], at: next.dueAt } } } };
      if (next.extra) states.extra = next.extra;
      if (next.dueAt === nextDaily(id, now)) break;
      now = next.dueAt;
    }
    expect(due.slice(0, 3)).toEqual([CONFIRM_MS, CONFIRM_MS, CONFIRM_MS]);
    expect(due).toHaveLength(4);
  });
});

describe("a removed number", () => {
  it("keeps its place in its block until the month ends, or until the next month ends if it was removed in the last ten minutes of a month", () => {
    expect(keptSince(NOW)).toBe(Date.UTC(2026, 9, 31, 23, 50));
    expect(keptSince(Date.UTC(2027, 0, 1))).toBe(Date.UTC(2026, 11, 31, 23, 50));
  });
});
