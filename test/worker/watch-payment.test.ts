/** What the meter charges for watched numbers (docs/decisions/0150-a-watch-list-is-blocks.md). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MeterRequest, WatchPayment } from "../../src/access/meter-messages.ts";
import { issueKey, type Json, meterOf, setClock } from "./service.ts";

const MONTH = new Date().toISOString().slice(0, 7);

async function payer(limits: Record<string, number> = {}) {
  const { account, id: keyId } = await issueKey({ a: "pro" }, limits);
  const meter = meterOf(account);
  const overrides = {
    ...(limits.monthly_quota !== undefined && { monthlyQuota: limits.monthly_quota }),
    ...(limits.units_per_day !== undefined && { unitsPerDay: limits.units_per_day }),
  };
  const request: MeterRequest = { account, variant: "a", keyId, planId: "pro", overrides };
  return {
    ...{ account, meter, request },
    pay: async (block: number, count: number, month = MONTH) =>
      (await meter.payWatched(request, month, block, count)) as WatchPayment,
    used: async () => ((await meter.history()) as Json[]).map(({ period, used }) => [period, used]),
  };
}

describe("the payment of a block", () => {
  it("rises to the highest count of numbers so far, and charges nothing if the same count or a lower count comes", async () => {
    const { pay, used } = await payer();
    for (const [count, paid] of [
      [40, 40],
      [40, 40],
      [10, 40],
      [100, 100],
      [100, 100],
    ] as const) {
      expect(await pay(1, count)).toEqual({ outcome: "paid", paid });
      expect(await used()).toEqual([[MONTH, paid]]);
    }
    await pay(2, 7);
    expect(await used()).toEqual([[MONTH, 107]]);
  });

  it("charges the highest count of each block, even if payments arrive at the same time and in any order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 100 })), {
          maxLength: 12,
        }),
        async (calls) => {
          const { pay, used } = await payer();
          await Promise.all(calls.map(([block, count]) => pay(block, count)));
          const highest = new Map<number, number>();
          for (const [block, count] of calls)
            highest.set(block, Math.max(count, highest.get(block) ?? 0));
          const sum = [...highest.values()].reduce((total, count) => total + count, 0);
          expect((await used())[0]?.[1] ?? 0).toBe(sum);
        },
      ),
      { numRuns: 20 },
    );
  });

  it("covers as many numbers as the quota allows, and says how many of the block are paid", async () => {
    const { pay, used } = await payer({ monthly_quota: 150 });
    await pay(1, 100);
    const beyond = { outcome: "quota_exceeded", paid: 50 };
    expect(await pay(2, 80)).toEqual(beyond);
    expect(await pay(2, 80)).toEqual(beyond);
    expect(await pay(3, 1)).toEqual({ ...beyond, paid: 0 });
    expect(await pay(1, 100)).toEqual({ outcome: "paid", paid: 100 });
    expect(await used()).toEqual([[MONTH, 150]]);
  });

  it("is charged to the month of the round, even after that month has ended", async () => {
    const { account, pay, used } = await payer();
    await pay(1, 5);
    await setClock(account, () => Date.now() + 40 * 86_400_000);
    await pay(1, 9);
    expect(await used()).toEqual([[MONTH, 9]]);
  });

  it("takes nothing from the limit per day", async () => {
    const { meter, request, pay } = await payer({ units_per_day: 10 });
    await meter.open(request, crypto.randomUUID(), null);
    await pay(1, 90);
    const standing = (await meter.standing(request)) as Json;
    expect([standing.used, standing.day.used]).toEqual([91, 1]);
  });

  it("is refused to a revoked key, and leaves nothing in an erased meter", async () => {
    const { meter, request, pay, used } = await payer();
    await pay(1, 5);
    await meter.revoke(request.keyId);
    expect(await pay(1, 9)).toEqual({ outcome: "no_valid_key", paid: 5 });
    expect(await used()).toEqual([[MONTH, 5]]);
    await meter.erase();
    expect(await pay(1, 9)).toEqual({ outcome: "no_valid_key", paid: 0 });
    expect(await used()).toEqual([]);
  });
});
