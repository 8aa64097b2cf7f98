/** Stored data is deleted when its retention period ends (docs/security.md). */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, dayNumber } from "../../src/lib/days.ts";
import type { SourceGate } from "../../src/sources/source-gate.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  clock,
  drain,
  HOUR_MS,
  LONG,
  pass,
  passSubmissions,
  requestWith,
  resetEngine,
  storedKeys,
  submitted,
  tick,
  worker,
} from "./batch-engine.ts";
import { claimOf, counted, demo, HANBIT, issueKey, meterOf, post, setClock } from "./service.ts";

const MONTH_MS = 31 * DAY_MS;
const DAILY = "17 18 * * *";

beforeEach(resetEngine);

async function countOf(table: string, condition = "1"): Promise<number> {
  const count = env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${condition}`);
  return (await count.first<number>("n")) ?? 0;
}

describe("the account's meter", () => {
  const rowsOf = (account: string, table: string) =>
    runInDurableObject(
      meterOf(account),
      (_, { storage }) => storage.sql.exec(`SELECT * FROM ${table}`).toArray().length,
    );

  /** Moves the meter's clock, and runs its alarm, which must be set. */
  const wakeAfter = async (account: string, ms: number) => {
    await setClock(account, () => Date.now() + ms);
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(true);
  };

  it("forgets an Idempotency-Key after 24 hours", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await post("/v1/verify", apiKey, claimOf(HANBIT), { "Idempotency-Key": "order-1" });
    await counted(account, [1]);
    await wakeAfter(account, 23 * HOUR_MS);
    expect(await rowsOf(account, "idempotency")).toBe(1);
    await wakeAfter(account, 24 * HOUR_MS);
    expect(await rowsOf(account, "idempotency")).toBe(0);
  });

  it("looks for old Idempotency-Keys at most once an hour, because each alarm also writes the counter to KV", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    const began = Date.now();
    for (const [order, minutes] of [0, 1].entries()) {
      await setClock(account, () => began + minutes * 60_000);
      const key = { "Idempotency-Key": `order-${order}` };
      await post("/v1/verify", apiKey, claimOf(HANBIT), key);
      await counted(account, [order + 1]);
    }
    const dayLater = began + 24 * HOUR_MS;
    await setClock(account, () => dayLater);
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(true);
    expect(await rowsOf(account, "idempotency")).toBe(1);
    const next = await runInDurableObject(meterOf(account), (_, { storage }) => storage.getAlarm());
    expect(next).toBe(dayLater + HOUR_MS);
  });

  it("forgets the units of a batch after three months", async () => {
    const { account } = await submitted(loadNumbers(2));
    await drain();
    await wakeAfter(account, MONTH_MS);
    expect(await rowsOf(account, "reservations")).toBe(1);
    await wakeAfter(account, 3 * MONTH_MS);
    expect(await rowsOf(account, "reservations")).toBe(0);
  });

  it("forgets the units of watched numbers after three months", async () => {
    const { id: keyId, account } = await issueKey({ a: "pro" });
    const request = { account, variant: "a", keyId, planId: "pro", overrides: {} } as const;
    const month = new Date().toISOString().slice(0, 7);
    await meterOf(account).payWatched(request, month, 17, 5);
    await wakeAfter(account, MONTH_MS);
    expect(await rowsOf(account, "watched")).toBe(1);
    await wakeAfter(account, 3 * MONTH_MS);
    expect(await rowsOf(account, "watched")).toBe(0);
  });

  it("forgets a month's usage after 13 months, if the account is still used", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await post("/v1/verify", apiKey, claimOf(HANBIT));
    await counted(account, [1]);
    await wakeAfter(account, 0);
    const { keys } = await env.RATE_COUNTERS.list({ prefix: `usage:${account}:` });
    const days = keys.map(({ expiration = 0 }) => expiration / 86_400 - dayNumber(Date.now()));
    expect(days.map(Math.floor)).toEqual([396]);
    await setClock(account, () => Date.now() + 13 * MONTH_MS);
    await post("/v1/verify", apiKey, claimOf(HANBIT));
    await counted(account, [1, 1]);
    await wakeAfter(account, 13 * MONTH_MS);
    expect(await rowsOf(account, "months")).toBe(1);
  });
});

describe("a batch job", () => {
  it("keeps only its results when it has ended, and nothing after its retention", async () => {
    const { jobId } = await submitted(loadNumbers(2), { retention_days: 7 });
    expect(await storedKeys(jobId)).toContain(`batch/${jobId}/rows.ndjson`);
    await drain();
    await passSubmissions();
    expect(await storedKeys(jobId)).toEqual([
      `batch/${jobId}/results.csv`,
      `batch/${jobId}/results.ndjson`,
    ]);
    pass(7 * DAY_MS);
    await tick();
    expect(await storedKeys(jobId)).toEqual([]);
    expect(await countOf("batch_jobs")).toBe(0);
    expect(await countOf("batch_chunks")).toBe(0);
  });

  it("that was deleted keeps a record only until its retention would have ended", async () => {
    const { key, jobId } = await submitted(loadNumbers(2));
    await requestWith("DELETE", `/v1/batch/${jobId}`, key);
    await passSubmissions();
    expect(await countOf("batch_jobs")).toBe(1);
    pass(34 * DAY_MS);
    await tick();
    expect(await countOf("batch_jobs")).toBe(0);
  });
});

describe("an API key", () => {
  const expirations = async (keyId: string) => {
    const hash = await env.API_KEYS.get(`id:${keyId}`);
    const own = [`id:${keyId}`, `revoked:${keyId}`, `key:${hash}`];
    // Without prefixes, one `list` call would not return all keys, because other tests store many.
    const lists = await Promise.all(own.map((prefix) => env.API_KEYS.list({ prefix })));
    return lists.flatMap(({ keys }) => keys.map(({ expiration = 0 }) => expiration));
  };
  const issued = async (more: object) => {
    const { body } = await post("/admin/keys", demo.admin_token, {
      account: `test-${crypto.randomUUID()}`,
      plans: { a: "pro" },
      ...more,
    });
    return body.key.id as string;
  };

  it("is removed from KV 30 days after it expires", async () => {
    const expiresAt = new Date(Date.now() + 90 * DAY_MS).toISOString();
    const id = await issued({ expires_at: expiresAt });
    const removedAt = Math.ceil((Date.parse(expiresAt) + 30 * DAY_MS) / 1000);
    expect(await expirations(id)).toEqual([removedAt, removedAt]);
  });

  it("that is revoked leaves a record for 30 days, without its hash", async () => {
    const id = await issued({});
    await requestWith("DELETE", `/admin/keys/${id}`, demo.admin_token);
    const [removedAt = 0, ...others] = await expirations(id);
    expect(others).toEqual([]);
    expect(Math.round(removedAt / 86_400 - Date.now() / DAY_MS)).toBe(30);
  });
});

describe("a nightly copy of the API keys", () => {
  const days = async () => {
    const { delimitedPrefixes } = await env.FILES.list({ prefix: "keys/", delimiter: "/" });
    return delimitedPrefixes.length;
  };

  it("is deleted after 35 days, together with the name of an account that was erased in the meantime", async () => {
    const { account } = await issueKey({ a: "pro" });
    await tick(DAILY);
    for (let i = 0; i < 8; i++) await tick();
    await requestWith("DELETE", `/admin/accounts/${account}`, demo.admin_token);
    const text = async () => {
      const { objects } = await env.FILES.list({ prefix: "keys/" });
      const files = await Promise.all(objects.map(({ key }) => env.FILES.get(key)));
      return (await Promise.all(files.map((file) => file?.text()))).join("");
    };
    pass(34 * DAY_MS);
    await tick(DAILY);
    expect([await countOf("key_copies"), (await text()).includes(account)]).toEqual([2, true]);
    pass(DAY_MS);
    await tick(DAILY);
    expect([await countOf("key_copies"), (await text()).includes(account)]).toEqual([2, false]);
    pass(36 * DAY_MS);
    await tick(DAILY);
    expect(await days()).toBe(0);
    // The nightly schedule has also started runs, which would hinder the runs of other tests.
    await env.DB.exec("DELETE FROM sync_runs");
  });
});

describe("what live sources answered", () => {
  const NUMBERS = ["1000000014", "5555555555", "9999999999"];

  it("is deleted after 13 months, except the mark of an erased number", LONG, async () => {
    await env.DB.prepare("DELETE FROM live_facts").run();
    const { liveStore } = worker();
    for (const number of NUMBERS) await liveStore.keep(number, "fsc", null);
    await liveStore.forget("2000000012");
    pass(200 * DAY_MS);
    await worker().liveStore.keep("3000000010", "fsc", null);
    await worker().liveStore.want(["4000000018"]);
    pass(197 * DAY_MS);
    for (let minute = 0; minute < 24 * 60; minute++) {
      await worker().liveStore.deleteOld();
      pass(60_000);
    }
    const { results } = await env.DB.prepare("SELECT business_number AS n FROM live_facts").all();
    expect(results.map(({ n }) => n)).toEqual([2000000012, 3000000010, 4000000018]);
  });

  it("is deleted by the schedule, which goes through all numbers once a day", async () => {
    await env.DB.prepare("DELETE FROM live_facts").run();
    const keep = "INSERT INTO live_facts (business_number, source, asked_on) VALUES (?1, 3, ?2)";
    const minute = Math.floor(clock() / 60_000) % (24 * 60);
    const number = Math.floor((minute + 0.5) * (1e10 / (24 * 60)));
    await env.DB.prepare(keep)
      .bind(number, dayNumber(clock()) - 397)
      .run();
    await tick();
    expect(await countOf("live_facts")).toBe(0);
  });
});

describe("a run that updates the disclosure table", () => {
  it("is deleted after 13 months", async () => {
    const run = await worker().runs.start({
      id: "run_old",
      kind: "companies",
      source: "upload",
      total: 1,
    });
    if (!run) throw new Error("not started");
    pass(300 * DAY_MS);
    await tick(DAILY);
    expect(await countOf("sync_runs", "id = 'run_old'")).toBe(1);
    pass(97 * DAY_MS);
    await tick(DAILY);
    expect(await countOf("sync_runs", "id = 'run_old'")).toBe(0);
  });
});

describe("the gate of a live source", () => {
  it("keeps the count of calls for two days, and the other counts for only one day", async () => {
    const gate = env.SOURCE_GATE.getByName(crypto.randomUUID());
    const limits = { callsADay: 20, onDemandCalls: 5, callsAMinute: 6_000 };
    for (const day of [0, 1, 2]) {
      await runInDurableObject<SourceGate, void>(gate, (instance) => {
        Reflect.set(instance, "clock", () => Date.now() + day * DAY_MS);
      });
      const share = { of: "account", callsADay: 200 };
      const question = { purpose: "planned", key: null, patienceMs: 10_000, share } as const;
      const grant = await gate.ask({ limits, ...question });
      if (grant.kind !== "granted") throw new Error(grant.kind);
      await gate.report(grant.ticket, { kind: "answered", value: "", found: true });
    }
    const rows = await runInDurableObject(gate, (_, { storage: { sql } }) =>
      ["days", "outcomes", "shares"].map(
        (table) => sql.exec(`SELECT * FROM ${table}`).toArray().length,
      ),
    );
    expect(rows).toEqual([2, 1, 1]);
  });
});
