/** Erasing an account leaves nothing of its watch list and events (docs/security.md). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { erasureHash } from "../../src/access/erased.ts";
import { processBlock } from "../../src/watch-list/round.ts";
import { sweepWatches } from "../../src/watch-list/sweep.ts";
import { worker } from "./batch-engine.ts";
import { bearer, demo, type Json } from "./service.ts";
import {
  add,
  CLOSED,
  clock,
  nextDue,
  nextRounds,
  numbersOf,
  pass,
  Register,
  resetWatches,
  rounds,
  send,
  watching,
} from "./watch-list.ts";

beforeEach(resetWatches);

const TABLES = ["watches", "watch_blocks", "watch_accounts", "events"];

const rowsOf = async (account: string): Promise<number> => {
  let rows = 0;
  for (const table of TABLES) {
    const found = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE account GLOB ?`)
      .bind(`${account}*`)
      .first<{ n: number }>();
    rows += found?.n ?? 0;
  }
  return rows;
};
const erase = (account: string) =>
  send(
    "DELETE",
    `/admin/accounts/${account}`,
    demo.admin_token,
    undefined,
    bearer(demo.admin_token),
  );

/** An account with a list, a state and an event. */
async function used(numbers: string[]) {
  const found = await watching(numbers);
  const register = new Register();
  await rounds(register);
  register.set(CLOSED, ...numbers.slice(0, 1));
  await nextRounds(register);
  await nextRounds(register);
  expect(await rowsOf(found.account)).toBeGreaterThan(numbers.length + 2);
  return { ...found, register };
}

describe("an erased account", () => {
  it("has no watched number, block or event left, and its name is not kept either", async () => {
    const { account, key } = await used(numbersOf(150));
    expect((await erase(account)).body).toMatchObject({ erased: true });
    expect(await rowsOf(account)).toBe(0);
    const { results } = await env.DB.prepare("SELECT * FROM erased_accounts WHERE hash = ?")
      .bind(await erasureHash(account))
      .all<Json>();
    expect(results).toEqual([{ hash: await erasureHash(account), account: null }]);
    expect((await send("GET", "/v1/watches", key)).status).toBe(401);
  });

  it("with a long list is emptied by the sweep, some rows at a time", async () => {
    const { account, key } = await watching([]);
    const csv = `business_number\n${numbersOf(40_000).join("\n")}\n`;
    await send("POST", "/v1/watches/upload", key, csv, { "Content-Type": "text/csv" });
    await erase(account);
    expect(await rowsOf(account)).toBeGreaterThan(0);
    for (let tick = 0; tick < 12; tick++) await sweepWatches(worker());
    expect(await rowsOf(account)).toBe(0);
  });

  it("gets nothing from a round that was under way: no event, state or charge", async () => {
    const { account, register } = await used(numbersOf(5));
    register.set(CLOSED, ...numbersOf(5));
    await nextRounds(register);
    pass(Math.max(0, (await nextDue()) - clock()));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const registry = register.of();
    const slow = {
      ...registry,
      status: async (...given: Parameters<typeof registry.status>) => {
        const answer = await registry.status(...given);
        await gate;
        return answer;
      },
    };
    const before = register.calls.length;
    const round = processBlock(worker({}, slow), "behind");
    await vi.waitFor(() => expect(register.calls.length).toBe(before + 1));
    await erase(account);
    open();
    await round;
    await sweepWatches(worker());
    expect(await rowsOf(account)).toBe(0);
  });

  it("gets no number from a request that was admitted before the erasure", async () => {
    const { account } = await used(numbersOf(5));
    await erase(account);
    const services = worker();
    const key = { keyId: "key_0", planId: "pro", limits: {}, expiresAt: null };
    const numbers = [{ number: "3000000009", reference: null }];
    const limits = { maxWatched: 10, maxPlaces: 10, isScheduled: true };
    expect(await services.watches.add(account, key, numbers, limits)).toEqual({ kind: "erased" });
    expect(await rowsOf(account)).toBe(0);
  });

  it("does not affect an account with a similar name", async () => {
    const { account } = await used(numbersOf(5));
    const other = await watching(numbersOf(5));
    const before = await rowsOf(other.account);
    await erase(account);
    expect(await rowsOf(other.account)).toBe(before);
    expect(await add(other.key, numbersOf(1, 50))).toMatchObject({ added: 1 });
  });
});
