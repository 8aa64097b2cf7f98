import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { batchLimitsOf } from "../../src/batch/limits.ts";
import { loadNumbers } from "../load-numbers.ts";
import { deliver, drain, requestWith, resetEngine, submitTo, worker } from "./batch-engine.ts";
import { ended, expectKept, statusOf, UNTHROTTLED } from "./batches.ts";
import { issueKey, used } from "./service.ts";

beforeEach(resetEngine);

describe("open jobs", () => {
  it("are limited by the plan, and a plan without batches has the smallest limit", () => {
    const openJobs = (id: string) => batchLimitsOf({ id }).openJobs;
    expect(["pro", "premium", "enterprise", "starter"].map(openJobs)).toEqual([20, 50, 100, 20]);
  });

  it("never exceed the limit, even if submissions arrive at once", async () => {
    const limit = 20;
    const { apiKey, account } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const answers = await Promise.all(
      Array.from({ length: limit + 8 }, () => submitTo(apiKey, {}, {}, loadNumbers(1))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(8);
    for (const { status, headers, body } of refused) {
      expect([status, body.error.code]).toEqual([429, "too_many_jobs"]);
      expect(headers.get("Retry-After")).toMatch(/^[1-9]\d*$/);
    }
    expect(await used(apiKey)).toBe(limit);
    const jobs = await env.DB.prepare("SELECT count(*) AS n FROM batch_jobs WHERE account = ?1")
      .bind(account)
      .first<number>("n");
    expect(jobs).toBe(limit);
    await drain();
    expect((await submitTo(apiKey, {}, {}, loadNumbers(1))).status).toBe(200);
  });

  it("do not increase when a submission is repeated under its Idempotency-Key", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    const first = await submitTo(apiKey, {}, key, loadNumbers(1));
    for (let job = 1; job < 20; job++) await submitTo(apiKey, {}, {}, loadNumbers(1));
    const again = await submitTo(apiKey, {}, key, loadNumbers(1));
    expect([again.status, again.body.job_id]).toEqual([200, first.body.job_id]);
  });
});

describe("stored files", () => {
  it("are limited by the plan: beyond the limit a submission gets 429 until files are deleted", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const { body } = await submitTo(apiKey, {}, {}, loadNumbers(1));
    await drain();
    const bytes = () =>
      env.DB.prepare("SELECT bytes FROM batch_jobs WHERE id = ?1")
        .bind(body.job_id)
        .first<number>("bytes");
    const { objects } = await env.FILES.list({ prefix: `batch/${body.job_id}/` });
    expect(await bytes()).toBe(objects.reduce((sum, { size }) => sum + size, 0));
    await env.DB.prepare("UPDATE batch_jobs SET bytes = 99999950 WHERE account = ?1")
      .bind(account)
      .run();
    const refused = await submitTo(apiKey, {}, {}, loadNumbers(1));
    expect([refused.status, refused.body.error.code]).toEqual([429, "storage_exceeded"]);
    expect(await used(apiKey)).toBe(1);
    await requestWith("DELETE", `/v1/batch/${body.job_id}`, apiKey);
    expect((await submitTo(apiKey, {}, {}, loadNumbers(1))).status).toBe(200);
  });
});

describe("a small batch behind six large batches of another account", () => {
  const CONCURRENCY = 5;

  it.each([0, 7, 40])(
    "waits for at most ten more chunks of the large batches if %i of their chunks were done when it was submitted",
    { timeout: 60_000 },
    async (done) => {
      const { apiKey: large, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
      for (let job = 0; job < 6; job++) await submitTo(large, {}, {}, loadNumbers(2_000));
      for (let chunk = 0; chunk < done; chunk++) await deliver();
      const { apiKey: small } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
      const startedBefore = await attempts(account);

      const { body } = await submitTo(small, {}, {}, loadNumbers(1));
      let isOver = false;
      let startedAfter = 0;
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          while (!isOver) {
            await deliver(worker());
            if (isOver) return;
            const job = (await statusOf(small, body.job_id)).body;
            if (job.completed_at !== null && !isOver) {
              isOver = true;
              startedAfter = (await attempts(account)) - startedBefore;
            }
          }
        }),
      );
      await ended(small, body.job_id);
      expect(startedAfter).toBeLessThanOrEqual(2 * CONCURRENCY);
    },
  );

  const attempts = async (account: string) =>
    Number(
      await env.DB.prepare(
        "SELECT sum(attempt) AS n FROM batch_chunks WHERE job_id IN (SELECT id FROM batch_jobs WHERE account = ?1)",
      )
        .bind(account)
        .first<number>("n"),
    );
});

it("an account submits three jobs in a row, and all three jobs end", {
  timeout: 60_000,
}, async () => {
  const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
  const ids: string[] = [];
  for (let job = 0; job < 3; job++)
    ids.push((await submitTo(apiKey, {}, {}, loadNumbers(300))).body.job_id);
  await drain();
  for (const id of ids) await expectKept(apiKey, id, loadNumbers(300), 600);
});
