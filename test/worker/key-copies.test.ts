/** API keys are copied every night and can be restored (docs/runbook.md#restoring-keys). */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { seed } from "../../seed/seed.ts";
import { hashApiKey } from "../../src/access/api-key.ts";
import { MOST_KEYS_AN_IMPORT } from "../../src/admin/stored-keys/request.ts";
import { dayOf } from "../../src/lib/days.ts";
import {
  clock,
  HOUR_MS,
  LEASE_MS,
  LONG,
  pass,
  requestWith,
  resetEngine,
  tick,
  worker,
} from "./batch-engine.ts";
import { isolate } from "./counted-env.ts";
import {
  bearer,
  claimOf,
  demo,
  get,
  HANBIT,
  issueKey,
  type Json,
  request,
  verify,
} from "./service.ts";

const DAILY = "17 18 * * *";
const CLAIM = claimOf(HANBIT, { lang: "code" });
/** A copy has 256 pieces, and each tick makes up to 32 pieces. */
const TICKS_OF_A_COPY = 8;

const admin = (path: string, method = "GET", body?: unknown) =>
  request(`/admin${path}`, {
    method,
    headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

// Other test files may have left hundreds of keys.
beforeAll(async () => {
  await loseAllKeys();
  await seed(env);
});

beforeEach(async () => {
  await resetEngine();
  await env.DB.exec("DELETE FROM key_copies");
  const { objects } = await env.FILES.list({ prefix: "keys/" });
  await env.FILES.delete(objects.map(({ key }) => key));
});

/** Makes the copy of the night. @returns its day */
async function night(): Promise<string> {
  const day = dayOf(clock());
  await tick(DAILY);
  for (let i = 0; i < TICKS_OF_A_COPY; i++) await tick();
  return day;
}

/** All keys of a nightly copy, in the form in which /admin/stored-keys takes them. */
async function keysOfCopy(day: string): Promise<Json[]> {
  const keys: Json[] = [];
  for (let piece: number | null = 0; piece !== null; ) {
    const { status, body }: { status: number; body: Json } = await admin(
      `/key-copies/${day}?piece=${piece}`,
    );
    expect(status).toBe(200);
    keys.push(...body.keys);
    piece = body.next_piece;
  }
  return keys;
}

async function exported(): Promise<Json[]> {
  const keys: Json[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const { body }: { body: Json } = await admin(`/stored-keys${query}`);
    keys.push(...body.keys);
    cursor = body.cursor;
  }
  return keys;
}

const importKeys = (keys: Json[], more: object = {}) =>
  admin("/stored-keys", "POST", { keys, ...more });

async function loseAllKeys(): Promise<void> {
  for (;;) {
    const { keys, list_complete } = await env.API_KEYS.list();
    await Promise.all(keys.map(({ name }) => env.API_KEYS.delete(name)));
    if (list_complete) return;
  }
}

/**
 * Issues keys until a key belongs to one of the pieces from `first` to `last` of a copy. The second
 * tick makes the pieces 32–63.
 */
async function issueKeyOfPieces(first: number, last: number): Promise<void> {
  for (;;) {
    const { apiKey } = await issueKey({ a: "pro" });
    const piece = Number.parseInt((await hashApiKey(apiKey)).slice(0, 2), 16);
    if (piece >= first && piece <= last) return;
  }
}

const leases = async () =>
  (await env.DB.prepare("SELECT max(lease_until) AS until FROM key_copies").first<number>(
    "until",
  )) ?? 0;

const statusOf = async (apiKey: string) => (await verify(apiKey, CLAIM)).status;

describe("keys that were all deleted after a nightly copy", () => {
  const issued = (account?: string) => issueKey({ a: "pro", b: "paid" }, {}, account);
  const keys: Record<string, { apiKey: string; id: string; account: string }> = {};
  let copied: Json[] = [];

  beforeAll(async () => {
    for (const name of ["old", "revoked", "erased", "changed", "ended", "untried"])
      keys[name] = await issued();
    copied = await keysOfCopy(await night());
    await admin(`/keys/${keys.revoked?.id}`, "DELETE");
    await admin(`/accounts/${keys.erased?.account}`, "DELETE");
    await admin(`/keys/${keys.changed?.id}`, "PATCH", {
      plans: { a: "premium", b: null },
      limits: { rate_per_second: 7 },
      expires_at: "2099-01-01T00:00:00Z",
    });
    await admin(`/keys/${keys.ended?.id}`, "PATCH", { expires_at: "2020-01-01T00:00:00Z" });
    await loseAllKeys();
  }, 120_000);

  const apiKey = (name: string) => keys[name]?.apiKey ?? "";

  it("are refused until they are restored", async () => {
    expect(await statusOf(apiKey("untried"))).toBe(401);
  });

  it("can be counted by a dry run, which restores none", async () => {
    const { body } = await importKeys(copied, { dry_run: true });
    expect(body).toMatchObject({ revoked: 1, erased: 1, expired: 1, dry_run: true });
    expect(body.restored).toBe(copied.length - 3);
    expect((await env.API_KEYS.list()).keys).toEqual([]);
  });

  it("work once they are restored, except revoked and expired keys and keys of an erased account", async () => {
    const { body } = await importKeys(copied);
    expect(body).toEqual({
      restored: copied.length - 3,
      present: 0,
      revoked: 1,
      erased: 1,
      expired: 1,
      pending: 0,
      dry_run: false,
    });
    const listed = (await admin("/keys")).body.keys.map(({ id }: Json) => id);
    const isListed = (name: string) => listed.includes(keys[name]?.id);
    expect(["old", "changed", "revoked", "erased", "ended"].map(isListed)).toEqual([
      ...[true, true, false, false, false],
    ]);
    // No test has tried these two keys since they were deleted. Otherwise the isolate would
    // remember for ten seconds that it did not find them.
    for (const name of ["old", "changed"]) expect(await statusOf(apiKey(name))).toBe(200);
    for (const name of ["revoked", "erased", "ended"])
      expect(await statusOf(apiKey(name))).toBe(401);
    expect(await env.API_KEYS.get(`key:${await hashApiKey(apiKey("erased"))}`)).toBeNull();
  });

  it("have their latest terms, even if these changed after the copy", async () => {
    const { body } = await admin(`/keys/${keys.changed?.id}`);
    expect(body.key).toMatchObject({
      plans: { a: "premium" },
      limits: { rate_per_second: 7 },
      expires_at: "2099-01-01T00:00:00.000Z",
    });
    expect((await get("/v1/usage", apiKey("changed"))).body).toMatchObject({
      plan: "premium",
      rate: 7,
    });
  });

  it("may be restored again, which changes nothing", async () => {
    await admin(`/keys/${keys.old?.id}`, "PATCH", { name: "newer" });
    const { body } = await importKeys(copied);
    expect(body).toMatchObject({ restored: 0, present: copied.length - 3 });
    expect((await admin(`/keys/${keys.old?.id}`)).body.key.name).toBe("newer");
  });
});

describe("a key that has lost its limits, its expiry and one plan since the copy", () => {
  it("is restored without them", async () => {
    const { id } = await issueKey({ a: "pro", b: "paid" }, { rate_per_second: 7, max_batch: 3 });
    await admin(`/keys/${id}`, "PATCH", { expires_at: "2099-01-01T00:00:00Z" });
    const stored = (await exported()).filter((key) => key.id === id);
    await admin(`/keys/${id}`, "PATCH", {
      plans: { b: null },
      limits: { rate_per_second: null },
      expires_at: null,
    });
    for (const { hash } of stored)
      await Promise.all([`key:${hash}`, `id:${id}`].map((name) => env.API_KEYS.delete(name)));
    expect((await importKeys(stored)).body).toMatchObject({ restored: 1 });
    const { body } = await admin(`/keys/${id}`);
    expect(body.key).toMatchObject({ plans: { a: "pro" }, limits: { max_batch: 3 } });
    expect([body.key.plans.b, body.key.limits.rate_per_second, body.key.expires_at]).toEqual([
      ...[undefined, undefined, null],
    ]);
  });
});

describe("a key that was restored only in part, because KV failed", () => {
  it("is restored completely by the next try, so that it can be revoked", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const stored = (await exported()).filter((key) => key.id === id);
    const record = `key:${await hashApiKey(apiKey)}`;
    await Promise.all([record, `id:${id}`].map((name) => env.API_KEYS.delete(name)));
    const { put } = env.API_KEYS;
    const failing = vi
      .spyOn(env.API_KEYS, "put")
      .mockImplementationOnce((...args: Parameters<typeof put>) => put.apply(env.API_KEYS, args))
      .mockRejectedValueOnce(new Error("KV is down"));
    expect((await importKeys(stored)).status).toBe(500);
    failing.mockRestore();
    expect((await importKeys(stored)).status).toBe(200);
    expect((await admin(`/keys/${id}`, "DELETE")).status).toBe(200);
    expect(await env.API_KEYS.get(record)).toBeNull();
  });
});

describe("a request to restore keys that fails for one key", () => {
  it("leaves an audit line that names the keys that it restored", async () => {
    const issued = await Promise.all([0, 1, 2].map(() => issueKey({ a: "pro" })));
    const ids = issued.map(({ id }) => id);
    const stored = (await exported()).filter(({ id }) => ids.includes(id));
    for (const { id, hash } of stored)
      await Promise.all([`key:${hash}`, `id:${id}`].map((name) => env.API_KEYS.delete(name)));
    const { put } = env.API_KEYS;
    const [failing, ...others] = ids;
    vi.spyOn(env.API_KEYS, "put").mockImplementation((...args: Parameters<typeof put>) => {
      if (args[0] === `id:${failing}`) throw new Error("KV is down");
      return put.apply(env.API_KEYS, args);
    });
    const logged = vi.spyOn(console, "log");
    expect((await importKeys(stored)).status).toBe(500);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
    vi.restoreAllMocks();
    const audit = lines.find(({ event }) => event === "audit");
    expect(audit).toMatchObject({ status: 500 });
    expect(audit.keyIds.toSorted()).toEqual(others.toSorted());
  });
});

describe("a request to restore keys during a deployment, while some meters still run the earlier release", () => {
  it("restores the other keys, and counts the keys of accounts with an old meter as pending", async () => {
    const [old, other] = await Promise.all([0, 1].map(() => issueKey({ a: "pro" })));
    const stored = (await exported()).filter(({ id }) => id === old?.id || id === other?.id);
    for (const { id, hash } of stored)
      await Promise.all([`key:${hash}`, `id:${id}`].map((name) => env.API_KEYS.delete(name)));
    const { getByName } = env.USAGE_METER;
    const USAGE_METER = {
      getByName: (...args: Parameters<typeof getByName>) =>
        args[0].startsWith(`${old?.account}:`)
          ? {
              keyState: async () => {
                // The runtime's words for a method that the object does not have.
                throw new TypeError('The RPC receiver does not implement the method "keyState".');
              },
            }
          : env.USAGE_METER.getByName(...args),
    };
    const { send } = isolate({ USAGE_METER: USAGE_METER as never });
    const { status, text } = await send("/admin/stored-keys", demo.admin_token, { keys: stored });
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        ...{ restored: 1, present: 0, revoked: 0, erased: 0, expired: 0, pending: 1 },
        dry_run: false,
      },
    ]);
    expect((await importKeys(stored)).body).toMatchObject({ restored: 1, present: 1, pending: 0 });
  });
});

describe("the nightly copy of the keys", () => {
  it("has the hash and the terms of every key, but not the key itself", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro" }, { monthly_quota: 9 });
    const copy = await keysOfCopy(await night());
    expect(copy).toContainEqual(
      expect.objectContaining({
        hash: await hashApiKey(apiKey),
        id,
        account,
        plans: { a: "pro" },
        limits: { monthly_quota: 9 },
      }),
    );
    const { keys } = await env.API_KEYS.list({ prefix: "key:" });
    expect(copy.map(({ hash }) => `key:${hash}`)).toEqual(keys.map(({ name }) => name));
    const { objects } = await env.FILES.list({ prefix: "keys/" });
    for (const { key } of objects)
      expect(await (await env.FILES.get(key))?.text()).not.toContain(apiKey.slice(9, -6));
    const { body } = await admin("/key-copies");
    expect(body.copies[0]).toMatchObject({ day: dayOf(clock()), keys: copy.length });
  });

  it("is completed by later ticks if one tick fails, and the log reports the failure", async () => {
    await issueKeyOfPieces(32, 63);
    const faults = vi.spyOn(console, "error");
    await worker().keyCopies.begin();
    await tick();
    const store = vi.spyOn(env.FILES, "put").mockRejectedValueOnce(new Error("R2 is down"));
    pass(60_000);
    await expect(tick()).rejects.toThrow("R2 is down");
    store.mockRestore();
    expect(faults.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: "key_copy", outcome: "failed" }),
    ]);
    // The failed tick keeps its lease on the copy for up to a minute.
    for (let i = 0; i <= TICKS_OF_A_COPY; i++) {
      pass(61_000);
      await tick();
    }
    const { body } = await admin("/key-copies");
    const { keys } = await env.API_KEYS.list({ prefix: "key:" });
    expect(body.copies[0]).toMatchObject({ day: dayOf(clock()), keys: keys.length });
  });

  it("counts no key twice if a worker that was presumed dead goes on", async () => {
    const { keys } = worker();
    await worker().keyCopies.begin();
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow: typeof keys.page = (...page) => asleep.then(() => keys.page(...page));
    const late = worker().keyCopies.goOn({ page: slow });
    await vi.waitUntil(async () => (await leases()) > 0);
    pass(LEASE_MS + 1);
    for (let i = 0; i < TICKS_OF_A_COPY / 2; i++) await worker().keyCopies.goOn(keys);
    wake();
    expect(await late).toBeNull();
    for (let i = 0; i < TICKS_OF_A_COPY / 2; i++) await worker().keyCopies.goOn(keys);
    const { body } = await admin("/key-copies");
    expect(body.copies[0].keys).toBe((await exported()).length);
  });

  it("cannot be read before it is complete, or for a day that has no copy", async () => {
    const day = dayOf(clock());
    await tick(DAILY);
    for (const path of [day, "2020-01-01", "yesterday"]) {
      const { status, body } = await admin(`/key-copies/${path}`);
      expect([status, body.error.code]).toEqual([404, "not_found"]);
    }
  });

  it("that was complete is not changed, even if D1 is restored to a moment before the copy was complete", async () => {
    await issueKey({ a: "pro" });
    const day = await night();
    const before = await keysOfCopy(day);
    await env.DB.exec("UPDATE key_copies SET next_piece = 3, completed_at = NULL");
    await issueKey({ a: "pro" });
    for (let i = 0; i < TICKS_OF_A_COPY; i++) await tick();
    expect(await keysOfCopy(day)).toEqual(before);
  });

  it("of 2,000 keys is made by several ticks of fewer than 500 operations each", LONG, async () => {
    const { keys } = worker();
    for (let first = 0; first < 2_000; first += 100)
      await Promise.all(
        Array.from({ length: 100 }, async (_, at) => {
          const hash = await hashApiKey(`bvs_live_${first + at}`);
          const account = `many-${first + at}`;
          const createdAt = "2026-01-01T00:00:00.000Z";
          const id = `key_${hash.slice(0, 16)}`;
          await keys.put(hash, { id, account, name: "", plans: { a: "pro" }, createdAt });
        }),
      );
    const calls = [
      ...(["list", "get"] as const).map((name) => vi.spyOn(env.API_KEYS, name)),
      vi.spyOn(env.FILES, "put"),
    ];
    const count = () => calls.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    await worker().keyCopies.begin();
    const operations: number[] = [];
    for (let ticks = 0; ticks < TICKS_OF_A_COPY; ticks++) {
      const before = count();
      await worker().keyCopies.goOn(worker().keys);
      operations.push(count() - before);
    }
    for (const call of calls) call.mockRestore();
    expect(Math.max(...operations)).toBeLessThan(500);
    expect((await exported()).length).toBeGreaterThan(2_000);
    expect(await keysOfCopy(dayOf(clock()))).toEqual(await exported());
  });
});

describe("the age of the last copy", () => {
  it.each([
    [null, { status: "none", age_hours: null }],
    [2, { status: "ok", age_hours: 2 }],
    [29, { status: "ok", age_hours: 29 }],
    [31, { status: "stale", age_hours: 31 }],
  ])("is shown by /ready (%s hours; null: there is no copy)", async (hours, expected) => {
    if (hours !== null)
      await env.DB.prepare(
        "INSERT INTO key_copies (day, started_at, completed_at) VALUES (?1, 0, ?2)",
      )
        .bind("2026-01-01", Date.now() - hours * HOUR_MS)
        .run();
    const { status, body } = await requestWith("GET", "/ready", "");
    expect([status, body.status, body.key_copy]).toEqual([200, "ready", expected]);
  });
});

describe("a request to restore keys", () => {
  const copyOf = async (apiKey: string) => {
    const hash = await hashApiKey(apiKey);
    return (await exported()).find((key) => key.hash === hash);
  };

  it("leaves an audit line with the ids of the keys that it restored", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const copy = await copyOf(apiKey);
    await env.API_KEYS.delete(`key:${copy.hash}`);
    const log = vi.spyOn(console, "log");
    await importKeys([copy], { dry_run: true });
    await importKeys([copy]);
    const lines = log.mock.calls.map(([line]) => JSON.parse(line));
    log.mockRestore();
    expect(lines.filter(({ event }) => event === "audit")).toEqual([
      expect.not.objectContaining({ keyIds: expect.anything() }),
      expect.objectContaining({ action: "POST /admin/stored-keys", status: 200, keyIds: [id] }),
    ]);
  });

  it.each<[string, (copy: Json) => Json]>([
    ["keys", () => "all"],
    ["keys", (copy) => Array(MOST_KEYS_AN_IMPORT + 1).fill(copy)],
    ["keys.0.hash", (copy) => [{ ...copy, hash: "0" }]],
    ["keys.0.id", (copy) => [{ ...copy, id: "key_0123456789abcdef" }]],
    ["keys.0.account", (copy) => [{ ...copy, account: "acme~test" }]],
    ["keys.0.created_at", (copy) => [{ ...copy, created_at: "yesterday" }]],
  ])("gets 400 and restores nothing if %s is not valid", async (field, change) => {
    const { apiKey } = await issueKey({ a: "pro" });
    const copy = await copyOf(apiKey);
    await env.API_KEYS.delete(`key:${copy.hash}`);
    const { status, body } = await importKeys(change(copy));
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toContain(`${field}: `);
    expect(await env.API_KEYS.get(`key:${copy.hash}`)).toBeNull();
  });
});
