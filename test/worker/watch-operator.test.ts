/** What the operator sees of a watch list, and the limit that its key sets (docs/operator.md). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createKeyStore } from "../../src/access/key-store.ts";
import { worker } from "./batch-engine.ts";
import { demo, issueKey, type Json, request } from "./service.ts";
import {
  add,
  clock,
  numbersOf,
  pass,
  Register,
  resetWatches,
  rounds,
  send,
  watching,
} from "./watch-list.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

beforeEach(resetWatches);

const admin = (method: string, path: string, body?: object) =>
  send(method, path, demo.admin_token, body);
const watchesOf = async (account: string): Promise<Json> => {
  const { status, body } = await admin("GET", `/admin/accounts/${account}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.watches;
};

describe("GET /admin/accounts/:account", () => {
  it("has no watches for an account without a list", async () => {
    const { account } = await issueKey({ a: "pro" });
    expect(await watchesOf(account)).toBeNull();
  });

  it("shows how many numbers are watched, the limit, the blocks and the next round", async () => {
    const { account, id, key } = await watching(numbersOf(150), { max_watched: 400 });
    await send("POST", "/v1/watches/remove", key, { business_numbers: numbersOf(1) });
    const before = await watchesOf(account);
    expect(before).toEqual({
      ...{ watched: 149, max_watched: 400, key_id: id, blocks: 2, late_blocks: 0 },
      ...{ next_round_at: expect.any(String), paused: null, stale_since: null },
    });
    expect(Date.parse(before.next_round_at)).toBeLessThanOrEqual(clock());
    await rounds(new Register());
    const next = Date.parse((await watchesOf(account)).next_round_at);
    expect(next).toBeGreaterThan(clock());
    expect(next).toBeLessThan(clock() + 25 * HOUR_MS);
    pass(next - clock() + 6 * HOUR_MS);
    expect((await watchesOf(account)).late_blocks).toBeGreaterThan(0);
  });

  it("shows a new limit of the key that pays", async () => {
    const { account, id, key } = await watching(numbersOf(3), { max_watched: 3 });
    const full = await send("POST", "/v1/watches", key, { business_numbers: numbersOf(4) });
    expect([full.status, full.body.error.code]).toEqual([429, "too_many_watched"]);
    const changed = await admin("PATCH", `/admin/keys/${id}`, { limits: { max_watched: 4 } });
    expect(changed.body.key.limits.max_watched).toBe(4);
    expect((await watchesOf(account)).max_watched).toBe(4);
    await add(key, numbersOf(4));
    await admin("PATCH", `/admin/keys/${id}`, { limits: { max_watched: null } });
    expect((await watchesOf(account)).max_watched).toBe(500_000);
  });

  it("says that numbers wait because the month is used up, until there are units again", async () => {
    const { account, id } = await watching(numbersOf(5), { monthly_quota: 3, max_watched: 10 });
    await rounds(new Register());
    expect(await watchesOf(account)).toMatchObject({
      paused: { reason: "quota_exceeded", since: expect.any(String) },
    });
    await admin("PATCH", `/admin/keys/${id}`, { limits: { monthly_quota: 100 } });
    expect((await watchesOf(account)).paused).toBeNull();
  });

  it("says since when no key pays, even if no record of a key is left", async () => {
    const { account, id } = await watching(numbersOf(2));
    const register = new Register();
    await rounds(register);
    await admin("DELETE", `/admin/keys/${id}`);
    pass(32 * DAY_MS);
    await rounds(register);
    const paused = { reason: "no_valid_key", since: new Date(clock()).toISOString() };
    const shown = await watchesOf(account);
    expect(shown.paused.reason).toBe("no_valid_key");
    expect(Math.abs(Date.parse(shown.paused.since) - Date.parse(paused.since))).toBeLessThan(
      HOUR_MS,
    );
    // The list has kept the id and the limit of its last key.
    expect(shown).toMatchObject({ key_id: id, max_watched: 500_000 });
  });

  it("says since when the registry has not answered about the numbers", async () => {
    const { account } = await watching(numbersOf(2));
    const at = clock();
    await env.DB.prepare("UPDATE watch_accounts SET stale_at = ?1 WHERE account = ?2")
      .bind(at, account)
      .run();
    expect((await watchesOf(account)).stale_since).toBe(new Date(at).toISOString());
  });

  it("finds an account that has no key record but still has a watch list", async () => {
    const { account, id } = await watching(numbersOf(1));
    await createKeyStore(env.API_KEYS).remove(id);
    await rounds(new Register(), () => worker({}, new Register().of()));
    expect(await watchesOf(account)).toMatchObject({ watched: 1 });
  });

  it("finds nothing for an unknown name", async () => {
    const { status } = await request("/admin/accounts/nobody", {
      headers: { Authorization: `Bearer ${demo.admin_token}` },
    });
    expect(status).toBe(404);
  });
});
