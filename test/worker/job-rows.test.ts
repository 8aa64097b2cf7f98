/**
 * Each job has one row in D1, and keeps it for some time after the job is deleted. These tests show
 * how many rows an account may have, and what the rows cost (docs/api.md#batches).
 */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { meteredName } from "../../src/access/account-mode.ts";
import { MOST_JOB_ROWS } from "../../src/batch/limits.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  clock,
  drain,
  pass,
  requestWith,
  resetEngine,
  SUBMIT_MS,
  submitTo,
  worker,
} from "./batch-engine.ts";
import { loadCsv, UNTHROTTLED, upload } from "./batches.ts";
import { demo, eventually, get, issueKey, type Json, meterOf, post, request } from "./service.ts";

beforeEach(resetEngine);

/** Stores rows of earlier jobs, submitted a millisecond apart. They expire in a day. */
async function storeRows(account: string, rows: number, status = "deleted", bytes = 0) {
  await env.DB.prepare(
    `INSERT INTO batch_jobs (id, account, fingerprint, language, status, total, malformed, bytes,
                             created_at, completed_at, expires_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT 'job_' || lower(hex(randomblob(16))), ?1, '', 'ko', ?3, 1, 1, ?4, ?5 + i, ?5, ?6 + i
     FROM n`,
  )
    .bind(account, rows, status, bytes, clock(), clock() + DAY_MS)
    .run();
}

function rowsOf(account: string): Promise<number | null> {
  return env.DB.prepare("SELECT count(*) AS n FROM batch_jobs WHERE account = ?1")
    .bind(account)
    .first<number>("n");
}

const one = (apiKey: string, more: Partial<Env> = {}, headers: Record<string, string> = {}) =>
  submitTo(apiKey, more, headers, loadNumbers(1));

const issue = (limits: Record<string, number>, account?: string) =>
  issueKey({ a: "pro" }, { ...UNTHROTTLED, ...limits }, account);

const ADMIN = { Authorization: `Bearer ${demo.admin_token}` };

function counting(): { DB: D1Database; read: () => number } {
  let read = 0;
  const counted = async (answer: Promise<Json>) => {
    const result = await answer;
    for (const { meta } of [result].flat()) read += meta.rows_read;
    return result;
  };
  const statement = (original: Json): Json => ({
    original,
    bind: (...values: unknown[]) => statement(original.bind(...values)),
    first: async () => (await counted(original.all())).results[0] ?? null,
    all: () => counted(original.all()),
    run: () => counted(original.run()),
    // D1's own `raw` does not report what the query costs.
    raw: async () => (await counted(original.all())).results.map(Object.values),
  });
  const DB = {
    prepare: (sql: string) => statement(env.DB.prepare(sql)),
    batch: (statements: Json[]) => counted(env.DB.batch(statements.map((each) => each.original))),
  } as unknown as D1Database;
  return { DB, read: () => read };
}

describe("the rows of an account's jobs", () => {
  it("are at most 20,000, including the rows of deleted jobs; a submission beyond that gets 429 with Retry-After", async () => {
    const { apiKey, account } = await issue({});
    await storeRows(account, MOST_JOB_ROWS - 1);
    expect((await one(apiKey)).status).toBe(200);
    const { status, headers, body } = await one(apiKey);
    expect([status, body.error.code]).toEqual([429, "job_limit_exceeded"]);
    expect(body.error.message).toMatch(/\b20,000 of at most 20,000\b/);
    const seconds = Number(headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(86_400 - 60);
    expect(seconds).toBeLessThanOrEqual(86_400 + 60);
    expect(await rowsOf(account)).toBe(MOST_JOB_ROWS);
  });

  it("make room again after the time in Retry-After, when the sweeper has removed them", async () => {
    const { apiKey, account } = await issue({ max_job_rows: 3 });
    await storeRows(account, 3);
    const { headers } = await one(apiKey);
    pass(Number(headers.get("Retry-After")) * 1000);
    await sweepJobs(worker());
    expect((await one(apiKey)).status).toBe(200);
  });

  it("are not fewer after a job is deleted, because its row stays", async () => {
    const { apiKey, account } = await issue({ max_job_rows: 1 });
    const { body } = await one(apiKey);
    await drain();
    await requestWith("DELETE", `/v1/batch/${body.job_id}`, apiKey);
    const refused = await one(apiKey);
    expect(refused.body.error.code).toBe("job_limit_exceeded");
    expect(refused.body.error.message).toMatch(/\b1 of at most 1\b/);
    expect(await rowsOf(account)).toBe(1);
  });

  it("never exceed the limit, even if submissions arrive at once", async () => {
    const { apiKey, account } = await issue({ max_job_rows: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => one(apiKey)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.error.code));
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(codes.filter((code) => code === "job_limit_exceeded")).toHaveLength(7);
    expect(await rowsOf(account)).toBe(5);
  });

  it("do not increase when a submission is repeated under its Idempotency-Key", async () => {
    const { apiKey } = await issue({ max_job_rows: 1 });
    const key = { "Idempotency-Key": "order" };
    const first = await one(apiKey, {}, key);
    const again = await one(apiKey, {}, key);
    expect([again.status, again.body.job_id]).toEqual([200, first.body.job_id]);
  });

  it("beyond the limit are refused, and no unit is reserved for them", async () => {
    const { apiKey } = await issue({ max_job_rows: 1 });
    await one(apiKey);
    await one(apiKey);
    expect((await get("/v1/usage", apiKey)).body.used).toBe(1);
  });

  it("need no reservation in the meter if the job is free because its whole input is malformed", async () => {
    const { apiKey, account } = await issue({});
    const { status } = await upload(apiKey, loadCsv(["12345"]));
    expect(status).toBe(200);
    await eventually(async () =>
      expect((await get("/v1/batch?status=completed", apiKey)).body.jobs).toHaveLength(1),
    );
    const reservations = await runInDurableObject(meterOf(account), (_, { storage }) =>
      storage.sql.exec("SELECT * FROM reservations").toArray(),
    );
    expect(reservations).toEqual([]);
  });

  it("of test jobs are counted separately from the rows of live jobs, with the same limit", async () => {
    const { apiKey, account } = await issue({ max_job_rows: 1 });
    await one(apiKey);
    const { body } = await post("/admin/keys", demo.admin_token, {
      ...{ account, mode: "test", plans: { a: "pro" } },
      limits: { max_job_rows: 1 },
    });
    const submitTest = () => submitTo(body.api_key, {}, {}, ["1000000014"]);
    expect((await submitTest()).status).toBe(200);
    expect((await submitTest()).body.error.code).toBe("job_limit_exceeded");
    expect(await rowsOf(meteredName({ account, mode: "test" }))).toBe(1);
  });

  it("of an erased account are no longer counted under its name", async () => {
    const { apiKey, account } = await issue({});
    await one(apiKey);
    const counted = async () =>
      (await env.DB.prepare("SELECT account FROM batch_accounts").all()).results;
    expect(await counted()).toEqual([{ account }]);
    await request(`/admin/accounts/${account}`, { method: "DELETE", headers: ADMIN });
    expect(await counted()).toEqual([{ account: "" }]);
  });
});

describe("the limit of job rows", () => {
  it("may be set for a key, changed and shown, and applies from the next submission on", async () => {
    const { apiKey, id } = await issue({ max_job_rows: 1 });
    const change = async (max_job_rows: number | null) => {
      const { body } = await request(`/admin/keys/${id}`, {
        method: "PATCH",
        headers: { ...ADMIN, "Content-Type": "application/json" },
        body: JSON.stringify({ limits: { max_job_rows } }),
      });
      return body.key.limits.max_job_rows;
    };
    expect((await get("/v1/usage", apiKey)).body.max_job_rows).toBe(1);
    expect([(await one(apiKey)).status, (await one(apiKey)).status]).toEqual([200, 429]);
    expect(await change(2)).toBe(2);
    expect((await get("/v1/usage", apiKey)).body.max_job_rows).toBe(2);
    expect([(await one(apiKey)).status, (await one(apiKey)).status]).toEqual([200, 429]);
    expect(await change(null)).toBeUndefined();
    expect((await get("/v1/usage", apiKey)).body.max_job_rows).toBe(MOST_JOB_ROWS);
    expect((await one(apiKey)).status).toBe(200);
  });

  it("is the same on every plan with batches, and null on every other plan", async () => {
    const { body } = await request("/v1/plans");
    for (const plan of body.plans)
      expect(plan.max_job_rows).toBe(plan.max_batch === null ? null : MOST_JOB_ROWS);
    const { apiKey } = await issueKey({ a: "free" });
    expect((await get("/v1/usage", apiKey)).body.max_job_rows).toBeNull();
  });
});

describe("what a submission reads in D1", () => {
  it.each(["deleted", "completed"])(
    "does not grow with the account's rows that are %s",
    { timeout: 60_000 },
    async (status) => {
      const reads: number[] = [];
      const accepted = async (apiKey: string) => {
        const { DB, read } = counting();
        const { status } = await one(apiKey, { DB });
        reads.push(read());
        return status;
      };
      for (const rows of [0, 5_000, 10_000, MOST_JOB_ROWS - 1]) {
        const { apiKey, account } = await issue({});
        await storeRows(account, rows, status, 10);
        expect(await accepted(apiKey)).toBe(200);
        if (rows === MOST_JOB_ROWS - 1) expect(await accepted(apiKey)).toBe(429);
      }
      expect(Math.max(...reads)).toBeLessThan(60);
    },
  );

  it("is the exact number of jobs and of their bytes, even after a job is deleted or expires", async () => {
    const { apiKey, account } = await issue({});
    const { body: first } = await one(apiKey);
    await one(apiKey);
    await drain();
    const counted = () =>
      env.DB.prepare("SELECT jobs, bytes FROM batch_accounts WHERE account = ?1")
        .bind(account)
        .first();
    const summed = () =>
      env.DB.prepare(
        "SELECT count(*) AS jobs, sum(bytes) AS bytes FROM batch_jobs WHERE account = ?1",
      )
        .bind(account)
        .first();
    expect(await counted()).toEqual(await summed());
    await requestWith("DELETE", `/v1/batch/${first.job_id}`, apiKey);
    expect(await counted()).toEqual(await summed());
    pass(31 * DAY_MS);
    for (let minute = 0; minute < 3; minute++) {
      await sweepJobs(worker());
      pass(SUBMIT_MS + 1);
    }
    expect(await counted()).toBeNull();
  });
});
