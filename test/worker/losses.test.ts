/**
 * What the service does after it has lost what a store held
 * (docs/runbook.md#what-can-be-lost-and-how-it-comes-back). For API keys, see `key-copies.test.ts`.
 */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { loadNumbers } from "../load-numbers.ts";
import {
  drain,
  passSubmissions,
  requestWith,
  resetEngine,
  storedKeys,
  submitTo,
  submitted,
  takeHints,
} from "./batch-engine.ts";
import {
  claimOf,
  counted,
  demo,
  get,
  HANBIT,
  issueKey,
  type Json,
  meterOf,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });

beforeEach(resetEngine);

async function loseCounters(): Promise<void> {
  const { keys } = await env.RATE_COUNTERS.list();
  await Promise.all(keys.map(({ name }) => env.RATE_COUNTERS.delete(name)));
}

async function loseObject(stub: DurableObjectStub): Promise<void> {
  await runInDurableObject(stub, (_, { storage }) => storage.deleteAll());
  await evictDurableObject(stub);
}

async function loseFiles(jobId: string): Promise<void> {
  await env.FILES.delete(await storedKeys(jobId));
}

const statusOf = async (key: string, jobId: string): Promise<Json> => {
  const { status, body } = await requestWith("GET", `/v1/batch/status/${jobId}`, key);
  return status === 200 ? body.status : body.error.code;
};

describe("after the counters in KV are lost", () => {
  it("an account whose monthly quota is used up is still refused", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { monthly_quota: 1 });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    await loseCounters();
    expect((await verify(apiKey, CLAIM)).status).toBe(429);
  });

  it("the meter publishes the whole count again after the account's next check", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    const published = async () => {
      await runDurableObjectAlarm(meterOf(account));
      const { keys } = await env.RATE_COUNTERS.list({ prefix: `usage:${account}:` });
      return keys[0] && (await env.RATE_COUNTERS.get<{ used: number }>(keys[0].name, "json"))?.used;
    };
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    expect(await published()).toBe(1);
    await loseCounters();
    await verify(apiKey, CLAIM);
    await counted(account, [2]);
    expect(await published()).toBe(2);
  });
});

describe("after the entry of a key's id in KV is lost", () => {
  it("the key works, and the operator finds it again after the entry is restored with the key's hash", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const find = async () => (await get(`/admin/keys/${id}`, demo.admin_token)).status;
    await env.API_KEYS.delete(`id:${id}`);
    expect([await find(), (await verify(apiKey, CLAIM)).status]).toEqual([404, 200]);
    const { keys } = await env.API_KEYS.list({ prefix: `key:${id.slice("key_".length)}` });
    await env.API_KEYS.put(`id:${id}`, keys[0]?.name.slice("key:".length) ?? "");
    expect(await find()).toBe(200);
  });
});

describe("after D1 is restored to an earlier moment", () => {
  /** Copies the tables of jobs. @returns a function that restores them from the copy */
  const moment = async () => {
    const tables = ["batch_jobs", "batch_chunks", "batch_engine"];
    const rows = await Promise.all(
      tables.map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results),
    );
    return async () => {
      await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
      await env.DB.batch(
        rows.flatMap((some, at) =>
          some.map((row) => {
            const columns = Object.keys(row).map((column) => `"${column}"`);
            const values = columns.map((_, index) => `?${index + 1}`);
            return env.DB.prepare(`INSERT INTO ${tables[at]} (${columns}) VALUES (${values})`).bind(
              ...Object.values(row),
            );
          }),
        ),
      );
    };
  };

  it("a job that was submitted later is unknown, but its units stay counted for the month", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const restore = await moment();
    const { body } = await submitTo(apiKey, {}, {}, loadNumbers(5));
    await restore();
    expect(await statusOf(apiKey, body.job_id)).toBe("job_not_found");
    expect(await used(apiKey)).toBe(5);
  });

  it("an unfinished job continues", async () => {
    const { key, jobId } = await submitted(loadNumbers(5));
    const restore = await moment();
    await restore();
    await drain();
    expect([await statusOf(key, jobId), await used(key)]).toEqual(["completed", 5]);
  });

  it("a job that ended after that moment fails, and what was charged stays charged", async () => {
    const { key, jobId } = await submitted(loadNumbers(5));
    const restore = await moment();
    await drain();
    await passSubmissions();
    await restore();
    await drain();
    await passSubmissions();
    expect([await statusOf(key, jobId), await used(key)]).toEqual(["failed", 5]);
  });
});

describe("after files of R2 are lost", () => {
  it("an unfinished job fails, and nothing is charged", async () => {
    const { key, jobId } = await submitted(loadNumbers(5));
    await loseFiles(jobId);
    await drain();
    await passSubmissions();
    expect([await statusOf(key, jobId), await used(key)]).toEqual(["failed", 0]);
  });

  it("an ended job has no results any more", async () => {
    const { key, jobId } = await submitted(loadNumbers(5));
    await drain();
    await loseFiles(jobId);
    const { status, body } = await requestWith("GET", `/v1/batch/download/${jobId}`, key);
    expect([status, body.error.code]).toEqual([404, "results_not_ready"]);
    expect(body.error.message).toBe("The results of the batch job were lost.");
  });
});

describe("after a meter is lost", () => {
  it("the account's month begins again at zero, with the plans of its keys", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    await loseObject(meterOf(account));
    expect((await get("/v1/usage", apiKey)).body).toMatchObject({ used: 0, plan: "pro" });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    await counted(account, [1]);
  });

  it("a check that is repeated under an Idempotency-Key is charged again", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    const check = () => verify(apiKey, CLAIM, { "Idempotency-Key": "order-1" });
    await check();
    await counted(account, [1]);
    await loseObject(meterOf(account));
    expect((await check()).headers.get("Idempotency-Replayed")).toBeNull();
    await counted(account, [1]);
  });

  it("a job under way ends, and its answers are not charged", async () => {
    const { key, account, jobId } = await submitted(loadNumbers(5));
    await loseObject(meterOf(account));
    await drain();
    expect([await statusOf(key, jobId), await used(key)]).toEqual(["completed", 0]);
  });

  it("a key that was revoked stays refused, because the revocation deleted its entry in KV", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro" });
    await requestWith("DELETE", `/admin/keys/${id}`, demo.admin_token);
    for (const variant of ["a", "b"] as const) await loseObject(meterOf(account, variant));
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
  });
});

describe("after a gate is lost", () => {
  it("the source may be called, and the calls of the day are counted from zero", async () => {
    const gate = env.SOURCE_GATE.getByName(crypto.randomUUID());
    const limits = { callsADay: 2, onDemandCalls: 1, callsAMinute: 6_000 };
    const call = async () => {
      const grant = await gate.ask({ limits, purpose: "planned", key: null, patienceMs: 100 });
      if (grant.kind === "granted")
        await gate.report(grant.ticket, { kind: "answered", value: "", found: true });
      return grant.kind;
    };
    expect([await call(), await call()]).toEqual(["granted", "refused"]);
    await loseObject(gate);
    expect([await call(), await call()]).toEqual(["granted", "refused"]);
  });
});

describe("after the messages of a queue are lost", () => {
  it("the next sweeps send hints for the chunks that wait", async () => {
    const { key, jobId } = await submitted(loadNumbers(5));
    expect(takeHints()).toBeGreaterThan(0);
    await passSubmissions();
    expect(takeHints()).toBeGreaterThan(0);
    await drain();
    expect([await statusOf(key, jobId), await used(key)]).toEqual(["completed", 5]);
  });
});
