/** The operator's routes (docs/operator.md): keys, usage, jobs, erased accounts, audit lines. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { hashApiKey } from "../../src/access/api-key.ts";
import { periodOf } from "../../src/access/period.ts";
import {
  type Answer,
  bearer,
  claimOf,
  counted,
  demo,
  eventually,
  get,
  HANBIT,
  issueKey,
  type Json,
  LOAD_CLAIM,
  meterOf,
  post,
  request,
  setClock,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const HOUR_MS = 3_600_000;

const admin = (path: string, method = "GET", body?: unknown) =>
  request(`/admin${path}`, {
    method,
    headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const update = (id: string, body: unknown) => admin(`/keys/${id}`, "PATCH", body);
const rotate = (id: string, body: unknown = {}) => admin(`/keys/${id}/rotate`, "POST", body);
const revoke = (id: string) => admin(`/keys/${id}`, "DELETE");

/** Changes a key while KV still serves the key's old record. KV may do that for up to a minute. */
async function unheard<T>(apiKey: string, change: () => Promise<T>): Promise<T> {
  const entry = `key:${await hashApiKey(apiKey)}`;
  const record = await env.API_KEYS.get(entry);
  const result = await change();
  await env.API_KEYS.put(entry, record ?? "");
  return result;
}

async function statuses(apiKey: string, times: number): Promise<number[]> {
  const answers: number[] = [];
  for (let i = 0; i < times; i++) answers.push((await verify(apiKey, CLAIM)).status);
  return answers;
}

describe("a key", () => {
  it("is shown by its id, without the key itself", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro" }, { monthly_quota: 7 });
    const { status, body } = await admin(`/keys/${id}`);
    expect([status, body.key]).toEqual([
      200,
      expect.objectContaining({
        id,
        account,
        plans: { a: "pro" },
        limits: { monthly_quota: 7 },
        expires_at: null,
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain(apiKey);
  });

  it.each([
    ["GET", ""],
    ["PATCH", ""],
    ["POST", "/rotate"],
    ["DELETE", ""],
  ])("that does not exist gets 404 (%s %s)", async (method, path) => {
    const { status, body } = await admin(
      `/keys/key_0000${path}`,
      method,
      method === "GET" ? undefined : { name: "x" },
    );
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  });
});

describe("a changed key", () => {
  it("counts against its new plan from the next request, even while KV serves the old record", async () => {
    const { apiKey, id } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    expect(await statuses(apiKey, 2)).toEqual([200, 429]);
    await unheard(apiKey, () =>
      update(id, { plans: { a: "starter" }, limits: { monthly_quota: null } }),
    );
    expect(await statuses(apiKey, 2)).toEqual([200, 200]);
    expect((await get("/v1/usage", apiKey)).body).toMatchObject({
      plan: "starter",
      used: 3,
      quota: 5_000,
      rate: 10,
    });
  });

  it("is refused at once if its quota is lowered to what is already used", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    expect(await statuses(apiKey, 2)).toEqual([200, 200]);
    await unheard(apiKey, () => update(id, { limits: { monthly_quota: 2 } }));
    expect(await statuses(apiKey, 1)).toEqual([429]);
  });

  it("is refused at once in a variant for which it loses its plan: with 403 in variant A, and with 401 in variant B", async () => {
    const { apiKey, id } = await issueKey({ a: "pro", b: "paid" });
    const describeBusiness = () =>
      post("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    expect([(await verify(apiKey, CLAIM)).status, (await describeBusiness()).status]).toEqual([
      200, 200,
    ]);
    await unheard(apiKey, () => update(id, { plans: { a: null } }));
    expect([(await verify(apiKey, CLAIM)).status, (await describeBusiness()).status]).toEqual([
      403, 200,
    ]);
    await unheard(apiKey, () => update(id, { plans: { a: "pro", b: null } }));
    expect([(await verify(apiKey, CLAIM)).status, (await describeBusiness()).status]).toEqual([
      200, 401,
    ]);
  });

  it("is refused at once if its expiry is moved to the past, and works again if the expiry is removed", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    await unheard(apiKey, () => update(id, { expires_at: "2020-01-01T00:00:00Z" }));
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    await update(id, { expires_at: "2020-01-01T00:00:00Z" });
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    expect((await update(id, { expires_at: null })).body.key.expires_at).toBeNull();
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });

  it("keeps its usage and all fields that the change does not name", async () => {
    const { apiKey, id } = await issueKey(
      { a: "pro", b: "paid" },
      { monthly_quota: 10, max_batch: 5 },
    );
    await verify(apiKey, CLAIM);
    const { body } = await update(id, {
      name: "새 이름",
      limits: { max_batch: null, rate_per_second: 3 },
    });
    expect(body.key).toMatchObject({
      id,
      name: "새 이름",
      plans: { a: "pro", b: "paid" },
      limits: { monthly_quota: 10, rate_per_second: 3 },
    });
    expect(body.key.limits).not.toHaveProperty("max_batch");
    expect((await admin(`/keys/${id}`)).body).toEqual(body);
    expect(await used(apiKey)).toBe(1);
  });

  it("keeps its lowered quota after its meter restarts", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro" });
    await unheard(apiKey, () => update(id, { limits: { monthly_quota: 1 } }));
    const { evictDurableObject } = await import("cloudflare:test");
    await evictDurableObject(meterOf(account));
    expect(await statuses(apiKey, 2)).toEqual([200, 429]);
  });

  it.each([
    ["no field", {}, /at least one of/],
    ["only an unknown field", { plan: "pro" }, /at least one of/],
    ["a plan that is not on sale", { plans: { a: "platinum" } }, /^plans\.a: /],
    ["the removal of its last plan", { plans: { a: null } }, /^plans: .*revoke/],
    ["a limit of zero", { limits: { monthly_quota: 0 } }, /^limits\.monthly_quota: /],
    ["an invalid name", { name: null }, /^name: /],
    ["an invalid expiry time", { expires_at: "soon" }, /^expires_at: /],
  ])("stays as it was if the change is not valid: %s", async (_, change, message) => {
    const { id } = await issueKey({ a: "pro" });
    const before = (await admin(`/keys/${id}`)).body;
    const { status, body } = await update(id, change);
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(message);
    expect((await admin(`/keys/${id}`)).body).toEqual(before);
  });
});

describe("a rotated key", () => {
  it("has a successor with the same account, plans and limits, and still works before the chosen time", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro", b: "paid" }, { monthly_quota: 9 });
    const { status, body } = await rotate(id, { grace_seconds: 3_600 });
    expect(status).toBe(200);
    expect(body.api_key).toMatch(/^bvs_live_/);
    expect(body.key).toMatchObject({
      account,
      plans: { a: "pro", b: "paid" },
      limits: { monthly_quota: 9 },
      expires_at: null,
    });
    expect(body.old.id).toBe(id);
    expect(Math.abs(Date.parse(body.old.expires_at) - Date.now() - HOUR_MS)).toBeLessThan(60_000);
    for (const key of [apiKey, body.api_key]) expect((await verify(key, CLAIM)).status).toBe(200);
    expect(await used(body.api_key)).toBe(2);
  });

  it("works for one more day if no time is given, but not beyond its own expiry", async () => {
    const { id } = await issueKey({ a: "pro" });
    const { body } = await rotate(id);
    expect(Math.abs(Date.parse(body.old.expires_at) - Date.now() - 24 * HOUR_MS)).toBeLessThan(
      60_000,
    );
    const soon = new Date(Date.now() + 60_000).toISOString();
    await update(id, { expires_at: soon });
    const again = (await rotate(id)).body;
    expect([again.old.expires_at, again.key.expires_at]).toEqual([soon, soon]);
  });

  it("gives each successor its own end, even if the rotation is repeated", async () => {
    for (const expires_at of [null, new Date(Date.now() + 48 * HOUR_MS).toISOString()]) {
      const { id } = await issueKey({ a: "pro" });
      await update(id, { expires_at });
      for (let i = 0; i < 2; i++) {
        const { key, old } = (await rotate(id, { grace_seconds: 3_600 })).body;
        expect(key.expires_at).toBe(expires_at);
        expect(Date.parse(old.expires_at)).toBeLessThan(Date.now() + 2 * HOUR_MS);
      }
    }
  });

  it("is refused after the chosen time, even if KV still serves its old record", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro" });
    await unheard(apiKey, () => rotate(id, { grace_seconds: 3_600 }));
    await setClock(account, () => Date.now() + 2 * HOUR_MS);
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    const other = await issueKey({ a: "pro" });
    const { body } = await rotate(other.id, { grace_seconds: 1 });
    await vi.waitUntil(() => Date.now() > Date.parse(body.old.expires_at), { timeout: 20_000 });
    expect((await verify(other.apiKey, CLAIM)).status).toBe(401);
    expect((await verify(body.api_key, CLAIM)).status).toBe(200);
    // The operator still sees the old key, because KV deletes its record only later.
    expect((await admin(`/keys/${other.id}`)).body.key.expires_at).toBe(body.old.expires_at);
    const { keys } = await env.API_KEYS.list({ prefix: `key:${await hashApiKey(other.apiKey)}` });
    expect(keys[0]?.expiration).toBeGreaterThan(Date.now() / 1000);
  });

  it("is refused at once if the chosen time is 0 seconds", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    await unheard(apiKey, () => rotate(id, { grace_seconds: 0 }));
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
  });

  it("has a successor even if its meter still runs a release without the method keyState", async () => {
    const { id } = await issueKey({ a: "pro" });
    const getByName = env.USAGE_METER.getByName.bind(env.USAGE_METER);
    const earlier = vi.spyOn(env.USAGE_METER, "getByName").mockImplementation((...name) => {
      const stub = getByName(...name);
      const unknown = Reflect.get(stub, "noSuchMethod");
      return new Proxy(stub, {
        get: (meter, method) => (method === "keyState" ? unknown : Reflect.get(meter, method)),
      });
    });
    const { status } = await rotate(id);
    earlier.mockRestore();
    expect(status).toBe(200);
  });

  it("gets a test key as its successor if it is a test key", async () => {
    const { body } = await admin("/keys", "POST", {
      account: "tests",
      mode: "test",
      plans: { a: "pro" },
    });
    expect((await rotate(body.key.id)).body.api_key).toMatch(/^bvs_test_/);
  });

  it("gets a successor of the same mode; if its record has no mode, the operator must name the mode", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    expect((await rotate(id, { mode: "test" })).status).toBe(400);
    expect((await rotate(id, { mode: "live" })).body.api_key).toMatch(/^bvs_live_/);
    const entry = `key:${await hashApiKey(apiKey)}`;
    const { mode: _, ...record } = JSON.parse((await env.API_KEYS.get(entry)) ?? "");
    await env.API_KEYS.put(entry, JSON.stringify(record));
    const { status, body } = await rotate(id);
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringMatching(/^mode: .*bvs_test_/),
    ]);
    const rotated = await rotate(id, { mode: "test" });
    expect(rotated.body.api_key).toMatch(/^bvs_test_/);
    expect(rotated.body.key.mode).toBe("test");
  });

  it.each([
    [{ grace_seconds: -1 }, /^grace_seconds: /],
    [{ grace_seconds: 91 * 86_400 }, /^grace_seconds: .*90 days/],
    [{ grace_seconds: 1.5 }, /^grace_seconds: /],
    [{ expires_at: "2020-01-01T00:00:00Z" }, /^expires_at: .*expired/],
  ])("stays as it was if the request to rotate it is not valid: %j", async (wish, message) => {
    const { id } = await issueKey({ a: "pro" });
    const { status, body } = await rotate(id, wish);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(message);
    expect((await admin(`/keys/${id}`)).body.key.expires_at).toBeNull();
  });
});

describe("a revoked key", () => {
  it.each(["rotated", "changed"])(
    "cannot be %s while KV still serves its record, and no key is issued",
    async (wish) => {
      const { apiKey, id, account } = await issueKey({ a: "pro", b: "paid" });
      const entries = [`key:${await hashApiKey(apiKey)}`, `id:${id}`];
      const before = await Promise.all(entries.map((entry) => env.API_KEYS.get(entry)));
      await revoke(id);
      // KV may serve the two entries of a deleted key for up to a minute after their deletion.
      const serve = env.API_KEYS.get.bind(env.API_KEYS) as (name: string) => Promise<string | null>;
      const get = vi.spyOn(env.API_KEYS, "get") as unknown as MockInstance<typeof serve>;
      get.mockImplementation((name) => {
        const at = entries.indexOf(name);
        return at < 0 ? serve(name) : Promise.resolve(before[at] ?? null);
      });
      const { status, body } =
        wish === "rotated" ? await rotate(id) : await update(id, { plans: { a: "free" } });
      get.mockRestore();
      expect([status, body.error?.code]).toEqual([404, "not_found"]);
      const { keys } = (await admin("/keys")).body;
      const own = keys.filter((key: Json) => key.account === account);
      expect(own.map((key: Json) => [key.id, key.revoked_at !== undefined])).toEqual([[id, true]]);
      expect((await env.API_KEYS.list({ prefix: entries[0] ?? "" })).keys).toEqual([]);
    },
  );
});

describe("a leaked key, rotated and revoked while requests run", () => {
  it("is refused on every request after its revocation, and its successor never fails", async () => {
    const old = await issueKey({ a: "enterprise" }, { rate_per_second: 10_000 });
    const seen: { key: "old" | "new"; phase: string; status: number }[] = [];
    let phase = "before";
    let running = true;
    const caller = async (name: "old" | "new", apiKey: string) => {
      while (running) {
        const startedIn = phase;
        seen.push({
          key: name,
          phase: startedIn,
          status: (await verify(apiKey, LOAD_CLAIM)).status,
        });
        // Pauses, because refusals need no network: without a pause, this loop would leave no time
        // for timers and sockets.
        await scheduler.wait(1);
      }
    };
    const enough = async () => {
      const before = seen.length;
      await vi.waitUntil(() => seen.length > before + 20, { timeout: 25_000 });
    };
    const callers = [caller("old", old.apiKey), caller("old", old.apiKey)];
    await enough();
    const { body } = await rotate(old.id, { grace_seconds: 3_600 });
    phase = "rotated";
    callers.push(caller("new", body.api_key), caller("new", body.api_key));
    await enough();
    await unheard(old.apiKey, () => revoke(old.id));
    phase = "revoked";
    await enough();
    running = false;
    await Promise.all(callers);

    const outcomes = (key: string, when: string) =>
      new Set(seen.filter((one) => one.key === key && one.phase === when).map((one) => one.status));
    expect(outcomes("old", "before")).toEqual(new Set([200]));
    expect(outcomes("old", "revoked")).toEqual(new Set([401]));
    expect(outcomes("new", "rotated")).toEqual(new Set([200]));
    expect(outcomes("new", "revoked")).toEqual(new Set([200]));
  });
});

describe("the usage of an account", () => {
  it("lists what its meters counted for each variant and month, the latest month first", async () => {
    const { apiKey, account } = await issueKey({ a: "pro", b: "free" });
    await setClock(account, () => Date.UTC(2026, 0, 15));
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    await setClock(account, () => Date.UTC(2026, 1, 15));
    for (let i = 0; i < 2; i++) await verify(apiKey, CLAIM);
    await counted(account, [2, 1]);
    await post("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    await counted(account, [1], "b");
    const { status, body } = await admin(`/accounts/${account}/usage`);
    expect([status, body]).toEqual([
      200,
      {
        account,
        usage: [
          { variant: "a", period: "2026-02", used: 2, quota: 25_000, remaining: 24_998, open: 0 },
          { variant: "a", period: "2026-01", used: 1, quota: 25_000, remaining: 24_999, open: 0 },
          {
            variant: "b",
            period: expect.stringMatching(/^\d{4}-\d\d$/),
            used: 1,
            quota: 1_000,
            remaining: 999,
            open: 0,
          },
        ],
      },
    ]);
  });

  it("is empty if nothing was used, and gets 400 if the account's name is malformed", async () => {
    expect((await admin("/accounts/nobody/usage")).body).toEqual({ account: "nobody", usage: [] });
    const { status, body } = await admin("/accounts/a%3Ab/usage");
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(/^account: /)]);
  });
});

describe("an erased account", () => {
  it("has no key, job, file, counter or usage left, and all its keys are refused", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await verify(apiKey, CLAIM);
    const row = { business_number: HANBIT.b_no, start_date: "20120305", owner_name: HANBIT.p_nm };
    const job = await post(
      "/v1/batch/verify",
      apiKey,
      { businesses: [row] },
      { Prefer: "wait=20" },
    );
    expect(job.body.status).toBe("completed");
    await runDurableObjectAlarm(meterOf(account));
    const { status, body } = await admin(`/accounts/${account}`, "DELETE");
    expect([status, body]).toEqual([200, { account, keys: 1, jobs: 1, pending: 0, erased: true }]);
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    expect((await admin(`/accounts/${account}/usage`)).body.usage).toEqual([]);
    expect((await env.RATE_COUNTERS.list({ prefix: `usage:${account}` })).keys).toEqual([]);
    expect((await env.FILES.list({ prefix: `batch/${job.body.job_id}` })).objects).toEqual([]);
    const again = await admin(`/accounts/${account}`, "DELETE");
    expect(again.body).toEqual({ account, keys: 0, jobs: 0, pending: 0, erased: true });
  });
});

describe("an account", () => {
  const look = (account: string) => admin(`/accounts/${account}`);
  const erase = (account: string) => admin(`/accounts/${account}`, "DELETE");
  const name = () => `account-${crypto.randomUUID()}`;
  const nothing = {
    keys: 0,
    jobs: 0,
    months: 0,
    watches: null,
    webhook_endpoints: [],
    erased: false,
  };

  it("that is unknown can be neither shown nor erased, and its name stays usable", async () => {
    const account = name();
    for (const { status, body } of [await look(account), await erase(account)])
      expect([status, body.error]).toEqual([
        404,
        { code: "not_found", message: expect.stringContaining("There is no such account") },
      ]);
    const { apiKey } = await issueKey({ a: "pro" }, {}, account);
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });

  it("is known if it has a key, even a revoked key", async () => {
    const { account, id } = await issueKey({ a: "pro" });
    expect((await look(account)).body).toEqual({ ...nothing, account, keys: 1 });
    await admin(`/keys/${id}`, "DELETE");
    expect((await look(account)).body).toEqual({ ...nothing, account });
    expect((await erase(account)).body).toMatchObject({ keys: 0, erased: true });
  });

  it.each(["", "~test"])(
    "is known even if only a deleted job is left of it (the job calls it account%s)",
    async (side) => {
      const account = name();
      await env.DB.prepare(
        `INSERT INTO batch_jobs (id, account, fingerprint, language, status, total, malformed, bytes,
         retention_days, created_at, deadline_at, expires_at)
       VALUES (?1, ?2, '', 'en', 'deleted', 1, 0, 0, 1, 0, 0, 4e12)`,
      )
        .bind(`job_${account}`, account + side)
        .run();
      expect((await look(account)).body).toEqual({ ...nothing, account });
      expect((await erase(account)).body).toMatchObject({ jobs: 0, erased: true });
    },
  );

  it("is known even if only its usage is left of it", async () => {
    const { apiKey, account, id } = await issueKey({ a: "pro" });
    await verify(apiKey, CLAIM);
    await eventually(async () => expect((await look(account)).body.months).toBe(1));
    for (const { name } of (await env.API_KEYS.list()).keys)
      if (name.includes(id.slice(4))) await env.API_KEYS.delete(name);
    expect((await look(account)).body).toEqual({ ...nothing, account, months: 1 });
    expect((await erase(account)).status).toBe(200);
  });

  it("that was erased is shown as erased, and can be erased again, but gets no new key", async () => {
    const { account } = await issueKey({ a: "pro" });
    await erase(account);
    expect((await look(account)).body).toEqual({ ...nothing, account, erased: true });
    expect(await erase(account)).toMatchObject({ status: 200, body: { keys: 0, erased: true } });
    const plans = { a: "pro" };
    for (const mode of ["live", "test"]) {
      const before = (await env.API_KEYS.list()).keys.length;
      const { status, body } = await admin("/keys", "POST", { account, plans, mode });
      expect([status, body.error]).toEqual([
        400,
        { code: "invalid_request", message: expect.stringMatching(/^account: it was erased/) },
      ]);
      expect((await env.API_KEYS.list()).keys.length).toBe(before);
    }
  });
});

describe("an API key that is looked up by its hash", () => {
  it("is found, even after it was revoked, and no text other than its hash finds it", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const hash = await hashApiKey(apiKey);
    const find = (given: string) => admin(`/keys/${given}`);
    expect((await find(hash)).body.key).toMatchObject({ id });
    const other = hash.slice(0, -1) + (hash.endsWith("0") ? "1" : "0");
    expect((await find(other)).status).toBe(404);
    expect((await find(hash.slice(0, 63))).status).toBe(404);
    await admin(`/keys/${id}`, "DELETE");
    for (const given of [hash, id])
      expect((await find(given)).body.key).toMatchObject({ id, revoked_at: expect.any(String) });
    expect((await admin(`/keys/${id}`, "DELETE")).status).toBe(404);
  });

  it("is found, and can be revoked, even if KV has lost the entry of the key's id", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    await env.API_KEYS.delete(`id:${id}`);
    const hash = await hashApiKey(apiKey);
    expect((await admin(`/keys/${hash}`)).body.key).toMatchObject({ id });
    await admin(`/keys/${hash}`, "DELETE");
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    expect((await admin(`/keys/${hash}`)).body.key).toHaveProperty("revoked_at");
  });
});

describe("an account that is erased while its meter publishes counters", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["KV is slow", false],
    ["KV fails", true],
  ])("has no counter and no alarm left if %s", async (_, fails) => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    for (const now of [Date.UTC(2030, 2, 31), Date.UTC(2030, 3, 1)]) {
      await setClock(account, () => now);
      await verify(apiKey, CLAIM);
      await eventually(async () => {
        const [latest] = await meterOf(account).history();
        expect(latest).toMatchObject({ period: periodOf(now), used: 1, open: 0 });
      });
    }
    const put = env.RATE_COUNTERS.put.bind(env.RATE_COUNTERS);
    const slowPut = vi.spyOn(env.RATE_COUNTERS, "put");
    slowPut.mockImplementation(async (key: string, value: unknown) => {
      await scheduler.wait(200);
      if (fails) throw new Error("KV is down");
      await put(key, value as string);
    });
    const alarm = runDurableObjectAlarm(meterOf(account));
    await eventually(() => expect(slowPut).toHaveBeenCalled());
    await admin(`/accounts/${account}`, "DELETE");
    await alarm;
    expect((await env.RATE_COUNTERS.list({ prefix: `usage:${account}` })).keys).toEqual([]);
    expect(
      await runInDurableObject(meterOf(account), (_, { storage }) => storage.getAlarm()),
    ).toBeNull();
  });
});

describe("the operator's view of jobs", () => {
  const submit = (apiKey: string, count: number): Promise<Answer> => {
    const businesses = Array.from({ length: count }, (_, i) => ({
      business_number: `${9_990_000_000 + i}`,
      start_date: "20200101",
      owner_name: "홍길동",
    }));
    return post("/v1/batch/verify", apiKey, { businesses }, { Prefer: "wait=20" });
  };

  it("contains the jobs of all accounts, the latest first, and can be filtered by account and status", async () => {
    const [one, other] = [await issueKey({ a: "pro" }), await issueKey({ a: "pro" })];
    const ids: string[] = [];
    for (const { apiKey } of [one, other, one]) ids.push((await submit(apiKey, 2)).body.job_id);
    const list = async (query: string) =>
      (await admin(`/jobs${query}`)).body.jobs.map((job: Json) => job.job_id);
    expect((await list("?limit=3")).sort()).toEqual([...ids].sort());
    expect(await list("?limit=1")).toEqual([ids[2]]);
    expect(await list(`?account=${one.account}`)).toEqual([ids[2], ids[0]]);
    expect(await list(`?account=${one.account}&status=completed`)).toEqual([ids[2], ids[0]]);
    expect(await list(`?account=${one.account}&status=failed`)).toEqual([]);
  });

  it("shows a job with its chunks, but none of its rows", async () => {
    const { apiKey, account } = await issueKey({ a: "premium" });
    const { job_id: id } = (await submit(apiKey, 101)).body;
    const { status, body } = await admin(`/jobs/${id}`);
    expect(status).toBe(200);
    expect(body.job).toMatchObject({
      job_id: id,
      account,
      status: "completed",
      total: 101,
      malformed: 0,
    });
    expect(
      body.chunks.map(({ chunk, status, answered }: Json) => [chunk, status, answered]),
    ).toEqual([
      [0, "done", 100],
      [1, "done", 1],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/홍길동|999000/);
  });

  it.each(["?status=lost", "?limit=0", "?limit=501", "?limit=x", "?account=a%3Ab"])(
    "refuses the query %s with 400",
    async (query) => {
      const { status, body } = await admin(`/jobs${query}`);
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    },
  );

  it("answers 404 for an unknown job", async () => {
    const { status, body } = await admin("/jobs/job_1");
    expect([status, body.error.code]).toEqual([404, "job_not_found"]);
  });
});

describe("the audit log", () => {
  afterEach(() => vi.restoreAllMocks());

  async function auditOf(work: () => Promise<unknown>): Promise<Json[]> {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await work();
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    log.mockRestore();
    return lines.filter(({ event }) => event === "audit");
  }

  it("has one line for each change, with the values before and after, but without the names of keys", async () => {
    let id = "";
    const lines = await auditOf(async () => {
      const body = { account: "audited", name: "홍길동 상점", plans: { a: "free" } };
      id = (await admin("/keys", "POST", body)).body.key.id;
      await update(id, { name: "김한빛", plans: { a: "pro" }, limits: { monthly_quota: 50 } });
      await admin(`/keys/${id}`);
      await rotate(id, { grace_seconds: 60 });
      await revoke(id);
      await admin("/sync-runs/facts", "POST");
    });
    const common = {
      request_id: expect.any(String),
      release: env.RELEASE.id,
      event: "audit",
      actor: "operator",
      status: 200,
    };
    const key = { ...common, keyId: id, account: "audited" };
    expect(lines).toEqual([
      { ...key, action: "POST /admin/keys" },
      {
        ...key,
        action: "PATCH /admin/keys/:id",
        changes: {
          "plans.a": { from: "free", to: "pro" },
          "limits.monthly_quota": { from: null, to: 50 },
          name: "changed",
        },
      },
      {
        ...key,
        action: "POST /admin/keys/:id/rotate",
        newKeyId: expect.stringMatching(/^key_/),
        changes: { expires_at: { from: null, to: expect.any(String) } },
      },
      { ...key, action: "DELETE /admin/keys/:id" },
      expect.objectContaining({ event: "audit", action: "POST /admin/sync-runs/facts" }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/홍길동|김한빛/);
  });

  it("has a line for each refused request of an operator, but none for a caller without a valid token", async () => {
    const lines = await auditOf(async () => {
      await update("key_0000", { name: "x" });
      await admin("/keys", "POST", { account: "x", plans: { a: "platinum" } });
      await request("/admin/keys", { method: "POST", headers: bearer("wrong") });
    });
    expect(lines.map(({ action, status, code }) => [action, status, code])).toEqual([
      ["PATCH /admin/keys/:id", 404, "not_found"],
      ["POST /admin/keys", 400, "invalid_request"],
    ]);
  });
});
