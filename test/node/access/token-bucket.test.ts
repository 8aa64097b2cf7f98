import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TokenBucket } from "../../../src/access/token-bucket.ts";

const takeAll = (bucket: TokenBucket, rate: number, now: number): number => {
  let taken = 0;
  while (bucket.take(rate, now) === 0) taken++;
  return taken;
};

describe("a token bucket", () => {
  it("never holds more than the tokens of one second, and gets its new tokens one at a time", () => {
    const bucket = new TokenBucket(5, 0);
    expect(takeAll(bucket, 5, 0)).toBe(5);
    expect(takeAll(bucket, 5, 199)).toBe(0);
    expect(takeAll(bucket, 5, 200)).toBe(1);
    expect(takeAll(bucket, 5, 1_000)).toBe(4);
    expect(takeAll(bucket, 5, 3_600_000)).toBe(5);
  });

  it("says how long to wait, and gives a token to a caller who has waited", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.integer({ min: 0, max: 2_000 })),
        (rate, steps) => {
          const bucket = new TokenBucket(rate, 0);
          let now = 0;
          for (const step of steps) {
            now += step;
            takeAll(bucket, rate, now);
            const wait = bucket.take(rate, now);
            expect(wait).toBeGreaterThan(0);
            expect(wait).toBeLessThanOrEqual(1_000);
            now += wait;
            expect(bucket.take(rate, now)).toBe(0);
          }
        },
      ),
      { numRuns: 1_000, examples: [[4, [0, 359]]] },
    );
  });

  it("never admits more requests than a full bucket and the refilled tokens allow", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 300 })),
        (rate, steps) => {
          const bucket = new TokenBucket(rate, 0);
          let now = 0;
          let taken = 0;
          for (const step of steps) {
            now += step;
            if (bucket.take(rate, now) === 0) taken++;
          }
          expect(taken).toBeLessThanOrEqual(rate + (now / 1_000) * rate + 1e-6);
        },
      ),
    );
  });

  it("shows what remains without taking it", () => {
    const bucket = new TokenBucket(3, 0);
    bucket.take(3, 0);
    expect([bucket.remaining(3, 0), bucket.remaining(3, 0), bucket.remaining(3, 400)]).toEqual([
      2, 2, 3,
    ]);
  });

  it("gets no extra tokens at the moment when its rate rises, and loses tokens when its rate is lowered", () => {
    const bucket = new TokenBucket(5, 0);
    takeAll(bucket, 5, 0);
    expect(bucket.remaining(100, 0)).toBe(0);
    expect(bucket.remaining(100, 500)).toBe(50);
    expect(bucket.remaining(2, 500)).toBe(2);
  });

  it("gets no tokens when the clock goes backwards", () => {
    const bucket = new TokenBucket(5, 10_000);
    takeAll(bucket, 5, 10_000);
    expect(bucket.remaining(5, 0)).toBe(0);
  });
});
