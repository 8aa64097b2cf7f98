/**
 * Whatever breaks in the batch engine, every job ends, has each row once and in order, and charges
 * each answered business once and no other. A hint is a queue message that says: a chunk is due.
 */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { finishJob } from "../../src/batch/finish.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import service from "../../src/index.ts";
import { answered } from "../../src/lib/answer.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  bindings,
  bucketWith,
  CHUNKS,
  clock,
  DISTINCT,
  deliver,
  drain,
  HOUR_MS,
  killedAt,
  LEASE_MS,
  LONG,
  lockedFrom,
  mortal,
  NUMBERS,
  pass,
  passLeases,
  passSubmissions,
  requestWith,
  resetEngine,
  SUBMIT_MS,
  storedKeys,
  submitTo,
  submitted,
  takeHints,
  worker,
} from "./batch-engine.ts";
import { download, expectKept, kept, statusOf, UNTHROTTLED } from "./batches.ts";
import { breakUpstreams, eventually, issueKey, type Json, upstreamStats, used } from "./service.ts";

beforeEach(resetEngine);

const FEW = loadNumbers(3);

describe("a hint", () => {
  it("leads to one call per chunk and one charge per business, even if several hints arrive at once", async () => {
    const { key, jobId } = await submitted();
    expect(takeHints()).toBe(CHUNKS);
    await Promise.all(Array.from({ length: 6 }, () => deliver()));
    await Promise.all(Array.from({ length: 3 }, () => deliver()));
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({
      valid: 212,
      invalid: 1,
      errors: 0,
    });
    expect((await upstreamStats()).validate).toEqual({ calls: 3, rows: DISTINCT });
  });

  it("changes nothing if no chunk is due or the job has ended", async () => {
    expect(await deliver()).toEqual({ kind: "idle" });
    const { key, jobId } = await submitted();
    await drain();
    takeHints();
    const before = await (await download(key, jobId)).text();
    const { validate } = await upstreamStats();
    for (let hint = 0; hint < CHUNKS; hint++) expect((await deliver()).kind).toBe("idle");
    await finishJob(worker(), jobId);
    await passLeases();
    expect(takeHints()).toBe(0);
    expect((await upstreamStats()).validate).toEqual(validate);
    expect(await (await download(key, jobId)).text()).toBe(before);
    await expectKept(key, jobId, NUMBERS);
  });

  it("is sent again by the sweeper if no hint has arrived for as long as a lease lasts", async () => {
    const { key, jobId } = await submitted();
    takeHints();
    await sweepJobs(worker());
    expect(takeHints()).toBe(0);
    await passLeases();
    await sweepJobs(worker());
    expect(takeHints()).toBe(CHUNKS);
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("is not sent again while other hints arrive", async () => {
    const { key, jobId } = await submitted(loadNumbers(600));
    takeHints();
    for (let hint = 0; hint < 5; hint++) {
      pass(LEASE_MS * 0.9);
      expect(await deliver()).toMatchObject({ kind: "done" });
      await sweepJobs(worker());
      expect(takeHints()).toBe(0);
    }
    await drain();
    await expectKept(key, jobId, loadNumbers(600));
  });

  it("is sent again for at most a hundred chunks at a time, and each hint may start any chunk that is due", async () => {
    const { key, jobId } = await submitted();
    await env.DB.prepare(
      `INSERT INTO batch_chunks (job_id, first, count, rows, status, "offset", length, turn, weight, due_at)
       SELECT 'job_none', key, 1, 1, 'waiting', 0, 0, 1000000, 1, 0 FROM json_each(?1)`,
    )
      .bind(JSON.stringify(Array(150).fill(0)))
      .run();
    takeHints();
    await passLeases();
    expect(takeHints()).toBe(100);
    expect(await deliver()).toEqual({ kind: "done", more: true });
    await env.DB.prepare("DELETE FROM batch_chunks WHERE job_id = 'job_none'").run();
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });
});

describe("a submission", () => {
  it("is accepted even if its hints cannot be sent, and its job is completed later", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const deaf = { sendBatch: () => Promise.reject(new Error("no queue")) } as unknown as Queue;
    const { status, body } = await submitTo(apiKey, { BATCH_QUEUE: deaf });
    expect([status, body.status]).toEqual([200, "queued"]);
    await passLeases();
    expect(takeHints()).toBe(CHUNKS);
    await drain();
    await expectKept(apiKey, body.job_id, NUMBERS);
  });

  it("is not charged and leaves nothing behind if it fails", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const before = await storedKeys();
    const FILES = bucketWith({
      put: async (key: string, value: string) => {
        if (key.endsWith("businesses.txt")) throw new Error("R2 is full");
        return env.FILES.put(key, value);
      },
    });
    const { status, body } = await submitTo(apiKey, { FILES });
    expect([status, body.error.code]).toEqual([500, "internal_error"]);
    expect(await used(apiKey)).toBe(0);
    expect(await storedKeys()).toEqual(before);
  });

  it(
    "that arrives while D1 is locked is accepted, or gets 500 temporarily_unavailable and leaves no charge or file",
    LONG,
    async () => {
      let refused = 0;
      for (let query = 1; ; query++) {
        const { apiKey, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
        const before = await storedKeys();
        const { DB, wasLocked } = lockedFrom(query);
        const { status, body, headers } = await submitTo(apiKey, { DB }, {}, FEW);
        if (status === 200) {
          expect([query, body.status, body.processed]).toEqual([query, "queued", 0]);
          await passLeases();
          await drain();
          await expectKept(apiKey, body.job_id, FEW);
          if (!wasLocked()) return expect(refused).toBeGreaterThan(2);
          continue;
        }
        refused++;
        expect([query, status, body.error.code, headers.get("Retry-After")]).toEqual([
          ...[query, 500, "temporarily_unavailable", "10"],
        ]);
        await passSubmissions();
        expect([query, await used(apiKey)]).toEqual([query, 0]);
        expect(await storedKeys()).toEqual(before);
        expect(await kept(account)).toMatchObject({ jobs: 0 });
      }
    },
  );

  it.each([
    "D1_ERROR: no such table: batch_jobs: SQLITE_ERROR",
    "D1_ERROR: UNIQUE constraint failed: batch_jobs.id: SQLITE_CONSTRAINT",
  ])("that D1 refuses because of our own fault gets 500 internal_error: %s", async (message) => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const DB = Object.assign(Object.create(env.DB), {
      prepare: () => {
        throw new Error(message);
      },
    });
    const { body } = await submitTo(apiKey, { DB }, {}, FEW);
    expect(body.error.code).toBe("internal_error");
  });

  it("becomes a normal job if D1 wrote its record but D1's answer was lost", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const DB = Object.assign(Object.create(env.DB), {
      prepare: env.DB.prepare.bind(env.DB),
      batch: async (statements: D1PreparedStatement[]) => {
        await env.DB.batch(statements);
        throw new Error("the connection is lost");
      },
    });
    const { status, body } = await submitTo(apiKey, { DB });
    expect(status).toBe(200);
    await passLeases();
    await drain();
    await expectKept(apiKey, body.job_id, NUMBERS);
  });

  it(
    "that was killed at any of its calls can be repeated under its Idempotency-Key",
    LONG,
    async () => {
      for (let call = 1; ; call++) {
        const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
        const key = { "Idempotency-Key": "order" };
        const { bindings: dying, wasKilled } = killedAt(call);
        await submitTo(apiKey, dying, key, FEW);
        const { status, body } = await submitTo(apiKey, {}, key, FEW);
        expect(status).toBe(200);
        await passLeases();
        await drain();
        await expectKept(apiKey, body.job_id, FEW);
        if (!wasKilled()) return expect(call).toBeGreaterThan(6);
      }
    },
  );

  it(
    "that is killed at any of its calls leaves either a job that ends, or nothing: no job, no file and no charge",
    LONG,
    async () => {
      let undone = 0;
      for (let call = 1; ; call++) {
        const { apiKey, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
        const before = await storedKeys();
        const { bindings: dying, wasKilled } = killedAt(call);
        await submitTo(apiKey, dying, {}, FEW);
        const [job] = await jobsOf(account);
        await passSubmissions();
        await drain();
        if (job && job.status !== "submitting") {
          await expectKept(apiKey, job.id, FEW);
        } else {
          undone++;
          expect([call, await used(apiKey)]).toEqual([call, 0]);
          expect(await storedKeys()).toEqual(before);
          expect(await kept(account)).toMatchObject({ jobs: 0 });
        }
        if (!wasKilled()) return expect(undone).toBeGreaterThan(5);
      }
    },
  );

  it("beyond the month's quota is removed by the sweeper if D1 failed when the service tried to remove it", async () => {
    const { apiKey, account } = await issueKey(
      { a: "enterprise" },
      { ...UNTHROTTLED, monthly_quota: 10 },
    );
    const dying = mortal((call) => call.startsWith('DB delete from "batch_jobs"'));
    expect((await submitTo(apiKey, dying)).body.error.code).toBe("quota_exceeded");
    expect(await jobsOf(account)).toMatchObject([{ status: "submitting" }]);
    await passSubmissions();
    expect(await jobsOf(account)).toEqual([]);
  });

  it("leaves no charge or file if it continues after the sweeper has undone it", async () => {
    const { apiKey, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const before = await storedKeys();
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const FILES = bucketWith({
      put: async (...args: Parameters<R2Bucket["put"]>) => {
        arrived.resolve();
        await gate.promise;
        return env.FILES.put(...args);
      },
    });
    const late = submitTo(apiKey, { FILES }, { "Idempotency-Key": "order" });
    await arrived.promise;
    pass(SUBMIT_MS + 1);
    await sweepJobs(worker());
    expect(await used(apiKey)).toBe(0);
    gate.resolve();
    expect((await late).status).toBe(500);
    expect(await storedKeys()).toEqual(before);
    await passSubmissions();
    expect(await used(apiKey)).toBe(0);
    expect(await kept(account)).toMatchObject({ jobs: 0 });
  });

  it("has a job id that is not derived from its Idempotency-Key", async () => {
    const { apiKey, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    const first = (await submitTo(apiKey, {}, key)).body.job_id;
    await env.DB.prepare("DELETE FROM batch_jobs WHERE account = ?1").bind(account).run();
    const second = (await submitTo(apiKey, {}, key)).body.job_id;
    expect(second).toMatch(/^job_[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it("is accepted even if another submission with the same Idempotency-Key is withdrawn at that moment", async () => {
    const { apiKey: key } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    let planted = 0;
    // The first INSERT finds the other submission, which is gone before the next statement.
    const DB = Object.assign(Object.create(env.DB), {
      batch: env.DB.batch.bind(env.DB),
      prepare: (sql: string) => {
        const statement = env.DB.prepare(sql);
        if (!sql.startsWith("INSERT INTO batch_jobs") || planted++ > 0) return statement;
        return {
          bind: (...values: unknown[]) => ({
            run: async (): Promise<void> => {
              await statement.bind("job_twin", ...values.slice(1)).run();
              await statement.bind(...values).run();
              await env.DB.prepare("DELETE FROM batch_jobs WHERE id = 'job_twin'").run();
            },
          }),
        };
      },
    });
    const { status, body } = await submitTo(key, { DB }, { "Idempotency-Key": "order" });
    expect([planted, status, body.status]).toEqual([2, 200, "queued"]);
    await drain();
    await expectKept(key, body.job_id, NUMBERS);
  });

  it("that fails does not reduce the charge for another submission with its Idempotency-Key", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    let failed: () => void = () => {};
    const failure = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const putting = (put: (...args: Parameters<R2Bucket["put"]>) => Promise<unknown>) =>
      Object.assign(Object.create(env.FILES), { put }) as R2Bucket;
    const twin = submitTo(
      apiKey,
      { FILES: putting((...args) => failure.then(() => env.FILES.put(...args))) },
      key,
    );
    const failing = await submitTo(
      apiKey,
      { FILES: putting(() => Promise.reject(new Error("R2 is full"))) },
      key,
    );
    expect(failing.status).toBe(500);
    failed();
    const { status, body } = await twin;
    expect(status).toBe(200);
    await drain();
    await expectKept(apiKey, body.job_id, NUMBERS);
  });
});

describe("a worker", () => {
  it("that is killed at any of its calls loses no row and charges no row twice", LONG, async () => {
    for (let call = 1; ; call++) {
      const { key, jobId } = await submitted();
      // Two chunks are done. The worker of the last chunk is killed before the job has ended.
      for (let chunk = 0; chunk < 2; chunk++) await deliver();
      const { bindings: dying, wasKilled } = killedAt(call);
      await deliver(worker(dying)).catch(() => {});
      await passLeases();
      await drain();
      await expectKept(key, jobId, NUMBERS);
      if (!wasKilled()) return expect(call).toBeGreaterThan(12);
    }
  });

  it.each([
    [
      "between taking a chunk and storing its results",
      (call: string) => call.includes("/results/"),
    ],
    [
      "between storing results and marking the chunk done",
      (call: string) => /"batch_chunks" set .*"answered" = \?/.test(call),
    ],
  ])(
    "killed %s is replaced by another worker, which repeats the call but not the charge",
    async (_, isLast) => {
      const { key, jobId } = await submitted();
      await expect(deliver(worker(mortal(isLast)))).rejects.toThrow("killed");
      for (let chunk = 1; chunk < CHUNKS; chunk++) await deliver();
      expect((await deliver()).kind).toBe("idle");
      expect((await upstreamStats()).validate.calls).toBe(3);
      await passLeases();
      await drain();
      await expectKept(key, jobId, NUMBERS);
      expect((await upstreamStats()).validate.calls).toBe(4);
    },
  );

  it.each([
    ["while it assembles the results", (call: string) => call.endsWith("/results.csv"), 0],
    [
      "between settling the charge and ending the job",
      (call: string) => call.includes('"completed_at" = ?'),
      DISTINCT,
    ],
  ])(
    "killed %s is replaced by another worker, which finishes the job",
    async (_, isLast, settled) => {
      const { key, jobId } = await submitted();
      for (let chunk = 0; chunk < 2; chunk++) await deliver();
      await deliver(worker(mortal(isLast))).catch(() => {});
      expect((await statusOf(key, jobId)).body).toMatchObject({
        status: "processing",
        processed: NUMBERS.length,
      });
      if (settled) expect(await used(key)).toBe(settled);
      await finishJob(worker(), jobId);
      expect((await statusOf(key, jobId)).body.status).toBe("processing");
      await passLeases();
      await expectKept(key, jobId, NUMBERS);
    },
  );

  async function slowWorker(validate: Services["registry"]["validate"], more: Partial<Env> = {}) {
    const gate = Promise.withResolvers<void>();
    const { registry } = worker();
    const arrived = Promise.withResolvers<void>();
    const work = deliver(
      worker(more, {
        ...registry,
        validate: async (claims) => {
          arrived.resolve();
          await gate.promise;
          return validate(claims);
        },
      }),
    );
    await arrived.promise;
    return {
      arrived: arrived.promise,
      goOn: () => {
        gate.resolve();
        return work;
      },
    };
  }
  const confirmNone: Services["registry"]["validate"] = async (claims) =>
    answered(claims.map(() => null));

  it("that lost its lease cannot overwrite a chunk that another worker has finished", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(confirmNone);
    await passLeases();
    await drain();
    const before = await expectKept(key, jobId, NUMBERS);
    expect(before).toMatchObject({ valid: 212, invalid: 1 });
    await late.goOn();
    expect(await expectKept(key, jobId, NUMBERS)).toEqual(before);
    expect(await storedKeys(jobId)).toEqual([
      `batch/${jobId}/results.csv`,
      `batch/${jobId}/results.ndjson`,
    ]);
  });

  it("that lost its lease cannot overwrite a chunk that another worker is checking", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(confirmNone);
    await passLeases();
    const other = await slowWorker(worker().registry.validate);
    await late.goOn();
    expect((await statusOf(key, jobId)).body.processed).toBe(0);
    await other.goOn();
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ valid: 212, invalid: 1 });
  });

  it("that lost its lease and then fails does not disturb the chunk's new worker", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(() => Promise.reject(new Error("late")));
    await passLeases();
    const other = await slowWorker(worker().registry.validate);
    await late.goOn();
    expect(await attemptsOf(jobId)).toEqual([2, 0, 0]);
    expect((await statusOf(key, jobId)).body.processed).toBe(0);
    await other.goOn();
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("that is slow keeps its lease by sending heartbeats", async () => {
    const { key, jobId } = await submitted();
    // The test sends the heartbeats itself.
    const beats = vi.spyOn(globalThis, "setInterval").mockReturnValue(0 as never);
    const slow = await slowWorker(worker().registry.validate);
    await slow.arrived;
    const [[beat, every] = []] = beats.mock.calls;
    beats.mockRestore();
    expect(every).toBeLessThanOrEqual(LEASE_MS / 2);
    const leaseUntil = () =>
      env.DB.prepare("SELECT due_at FROM batch_chunks WHERE job_id = ?1 AND first = 0")
        .bind(jobId)
        .first<number>("due_at");
    for (let times = 0; times < 3; times++) {
      pass(LEASE_MS / 2);
      const beatAt = clock();
      beat?.();
      await eventually(async () =>
        expect(Number(await leaseUntil())).toBeGreaterThanOrEqual(beatAt + LEASE_MS),
      );
    }
    for (let chunk = 1; chunk < CHUNKS; chunk++) await deliver();
    expect((await deliver()).kind).toBe("idle");
    expect((await upstreamStats()).validate.calls).toBe(2);
    await slow.goOn();
    await drain();
    await expectKept(key, jobId, NUMBERS);
    expect(await attemptsOf(jobId)).toEqual([1, 1, 1]);
  });

  it("gives its chunk back if R2 fails, and the chunk is due again after two seconds", async () => {
    const { key, jobId } = await submitted();
    let failures = 0;
    const FILES = bucketWith({
      put: async (name: string, value: string) => {
        if (failures++ === 0) throw new Error("R2 failed");
        return env.FILES.put(name, value);
      },
    });
    expect(await deliver(worker({ FILES }))).toEqual({ kind: "waits", seconds: 2 });
    pass(2_001);
    await drain();
    expect(await attemptsOf(jobId)).toEqual([2, 1, 1]);
    await expectKept(key, jobId, NUMBERS);
  });

  it(
    "that is killed every time by the same business makes only that business an error",
    LONG,
    async () => {
      const { key, jobId } = await submitted();
      const poison = NUMBERS[NUMBERS.length - 1] as string;
      let deaths = 0;
      const live = worker();
      for (let sweep = 0; sweep < 200; sweep++) {
        let dead = false;
        const deadly: Services["registry"] = {
          ...live.registry,
          validate: (businesses, ...more) => {
            if (!businesses.some(({ number }) => number === poison))
              return live.registry.validate(businesses, ...more);
            dead = true;
            deaths++;
            return Promise.reject(new Error("killed"));
          },
        };
        const doomed = worker(
          mortal(() => dead),
          deadly,
        );
        const outcome = await deliver(doomed).catch(() => null);
        if (outcome?.kind === "idle") pass(LEASE_MS + 1);
        if ((await attemptsOf(jobId)).length > 0 && deaths > 90) break;
      }
      await sweepJobs(worker());
      await drain();
      expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 1 });
      expect(deaths).toBeGreaterThan(40);
      expect(deaths).toBeLessThan(90);
    },
  );
});

describe("the queue consumer", () => {
  const deliverAll = async (attempts: number[], more: Partial<Env> = {}) => {
    const batch = createMessageBatch(
      "business-verification-batch",
      attempts.map((attempts, index) => ({
        id: String(index),
        timestamp: new Date(),
        attempts,
        body: {},
      })),
    );
    const delays: (number | undefined)[] = [];
    for (const one of batch.messages) {
      const retry = one.retry.bind(one);
      one.retry = (options) => {
        delays.push(options?.delaySeconds);
        retry(options);
      };
    }
    const context = createExecutionContext();
    const patient = { BATCH_RETRY_SECONDS: 30, ...more } as Partial<Env>;
    await service.queue(batch, bindings(patient), context);
    return { ...(await getQueueResult(batch, context)), delays };
  };

  it("acknowledges each message separately", async () => {
    const { key, jobId } = await submitted();
    const result = await deliverAll([1, 1, 1, 1]);
    expect(result.explicitAcks.toSorted()).toEqual(["0", "1", "2", "3"]);
    expect(result.retryMessages).toEqual([]);
    await expectKept(key, jobId, NUMBERS);
  });

  it("waits longer before each retry of a message while D1 does not answer", async () => {
    const { key, jobId } = await submitted();
    const dead = mortal(() => true);
    for (const [attempt, seconds] of [
      [1, 2],
      [3, 8],
      [20, 60],
    ] as const) {
      const { delays, explicitAcks } = await deliverAll([attempt], dead);
      expect(explicitAcks).toEqual([]);
      expect(delays[0]).toBeGreaterThanOrEqual(seconds * 0.75);
      expect(delays[0]).toBeLessThanOrEqual(seconds * 1.25 + 1);
    }
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("delays a message until the chunk that failed is due again, and other messages do not start that chunk early", async () => {
    const { key, jobId } = await submitted(loadNumbers(3));
    await breakUpstreams({ fail: { mode: "http500", path: "validate" } });
    const first = await deliverAll([1, 1, 1, 1]);
    expect(first.delays).toEqual([30]);
    const { calls } = (await upstreamStats()).validate;
    const again = await deliverAll([2, 1, 1, 1]);
    expect(again.explicitAcks).toHaveLength(4);
    expect((await upstreamStats()).validate.calls).toBe(calls);
    await breakUpstreams({ fail: null });
    // `deliverAll` uses the real clock, so the chunk is due after 30 real seconds. `drain` uses the
    // test's clock, so move that clock.
    pass(31_000);
    await drain();
    await expectKept(key, jobId, loadNumbers(3));
  });
});

describe("a D1 outage", () => {
  it("of an hour causes no error rows", LONG, async () => {
    const { key, jobId } = await submitted();
    const dead = () => worker(mortal((call) => call.startsWith("DB ")));
    await deliver();
    for (let minute = 0; minute < 60; minute++) {
      for (let hint = 0; hint < 4; hint++) await deliver(dead()).catch(() => {});
      await sweepJobs(dead());
      pass(60_000);
    }
    await sweepJobs(worker());
    expect(takeHints()).toBeGreaterThan(0);
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });

  it("at the end of each chunk causes no error rows", LONG, async () => {
    const { key, jobId } = await submitted();
    for (let minute = 0; minute < 10; minute++) {
      const dying = mortal((call) => /"batch_chunks" set .*"answered" = \?/.test(call));
      await deliver(worker(dying)).catch(() => {});
      await passLeases();
    }
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });

  it("makes a chunk wait until the company names can be read", async () => {
    const { key, jobId } = await submitted(loadNumbers(3));
    const services = worker();
    services.companies = {
      ...services.companies,
      find: () => Promise.reject(new Error("D1 is down")),
    };
    expect(await deliver(services)).toMatchObject({ kind: "waits" });
    pass(HOUR_MS);
    await drain();
    await expectKept(key, jobId, loadNumbers(3));
  });
});

describe("the files of a job", () => {
  it.each(["businesses.txt", "rows.ndjson"])(
    "hold its input: if one of them is lost (%s), the job fails without a charge",
    async (file) => {
      const { key, jobId } = await submitted();
      await deliver();
      await env.FILES.delete(`batch/${jobId}/${file}`);
      await drain();
      await passLeases();
      const { body } = await statusOf(key, jobId);
      expect(body).toMatchObject({
        status: "failed",
        completed_at: expect.any(String),
        download_url: null,
      });
      expect(await used(key)).toBe(0);
      const answer = await download(key, jobId);
      expect([answer.status, ((await answer.json()) as Json).error]).toEqual([
        404,
        { code: "results_not_ready", message: "The batch job failed: its input was lost." },
      ]);
      const { validate } = await upstreamStats();
      for (let hint = 0; hint < CHUNKS; hint++) await deliver();
      expect((await upstreamStats()).validate).toEqual(validate);
    },
  );

  it("hold its input: if the input is lost and the job is deleted before it is settled, nothing is charged", async () => {
    const { key, jobId } = await submitted();
    await deliver();
    await env.FILES.delete(`batch/${jobId}/rows.ndjson`);
    const meterIsDown = () => {
      const services = worker();
      vi.spyOn(services.meters, "call").mockRejectedValue(new Error("the meter is down"));
      return services;
    };
    await drain(meterIsDown);
    pass(LEASE_MS + 1);
    await sweepJobs(meterIsDown());
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "failed" });
    expect((await requestWith("DELETE", `/v1/batch/${jobId}`, key)).status).toBe(200);
    expect(await used(key)).toBe(0);
  });

  it("include the results of each chunk, and a chunk is checked again if its results are lost", async () => {
    const { key, jobId } = await submitted();
    for (let chunk = 0; chunk < 2; chunk++) await deliver();
    await env.FILES.delete(`batch/${jobId}/results/100.1.json`);
    takeHints();
    await deliver();
    expect(takeHints()).toBe(1);
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "processing" });
    await drain();
    await expectKept(key, jobId, NUMBERS);
    expect((await upstreamStats()).validate.calls).toBe(4);
  });

  it("are only the results files after the job has ended", async () => {
    const { jobId } = await submitted();
    await drain();
    expect(await storedKeys(jobId)).toEqual([
      `batch/${jobId}/results.csv`,
      `batch/${jobId}/results.ndjson`,
    ]);
  });

  it("other than the results are removed by the sweeper if they could not be removed when the job ended", async () => {
    const { key, jobId } = await submitted();
    const FILES = bucketWith({ delete: () => Promise.reject(new Error("R2 failed")) });
    await drain(() => worker({ FILES }));
    await expectKept(key, jobId, NUMBERS);
    expect(await storedKeys(jobId)).not.toHaveLength(2);
    await passSubmissions();
    expect(await storedKeys(jobId)).toHaveLength(2);
  });
});

describe("the sweeper", () => {
  /** Finishes all chunks. The worker is killed before it assembles the results. */
  async function finishHalf(jobId: string): Promise<void> {
    await drain(() => worker(mortal((call) => call.endsWith(`${jobId}/rows.ndjson`)))).catch(
      () => {},
    );
  }

  it("continues with the other jobs if one of them fails", async () => {
    const stuck = await submitted();
    const well = await submitted();
    for (const { jobId } of [stuck, well]) {
      await finishHalf(jobId);
    }
    const FILES = bucketWith({
      put: async (name: string, value: string) => {
        if (name.includes(stuck.jobId)) throw new Error("R2 failed");
        return env.FILES.put(name, value);
      },
    });
    await passLeases(worker({ FILES }));
    await expectKept(well.key, well.jobId, NUMBERS);
    expect((await statusOf(stuck.key, stuck.jobId)).body.status).toBe("processing");
    await passLeases();
    await expectKept(stuck.key, stuck.jobId, NUMBERS);
  });

  it("removes a job and its files after 30 days, and its Idempotency-Key can then start a new job", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    const first = await submitTo(apiKey, {}, key);
    await drain();
    await expectKept(apiKey, first.body.job_id, NUMBERS);
    pass(30 * DAY_MS - 60_000);
    await sweepJobs(worker());
    expect((await statusOf(apiKey, first.body.job_id)).status).toBe(200);
    pass(120_000);
    for (let sweep = 0; sweep < 5; sweep++) await sweepJobs(worker());
    expect((await statusOf(apiKey, first.body.job_id)).body.error.code).toBe("job_not_found");
    expect((await env.FILES.list({ prefix: `batch/${first.body.job_id}/` })).objects).toEqual([]);
    const chunks = await env.DB.prepare("SELECT count(*) AS n FROM batch_chunks WHERE job_id = ?1")
      .bind(first.body.job_id)
      .first<number>("n");
    expect(chunks).toBe(0);
    expect(await used(apiKey)).toBe(DISTINCT);

    pass(-30 * DAY_MS - 60_000);
    const again = await submitTo(apiKey, {}, key);
    expect(again.status).toBe(200);
    await drain();
    await expectKept(apiKey, again.body.job_id, NUMBERS, DISTINCT);
  });
});

async function jobsOf(account: string): Promise<{ id: string; status: string }[]> {
  const { results } = await env.DB.prepare("SELECT id, status FROM batch_jobs WHERE account = ?1")
    .bind(account)
    .all<{ id: string; status: string }>();
  return results;
}

async function attemptsOf(jobId: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "SELECT attempt FROM batch_chunks WHERE job_id = ?1 ORDER BY first",
  )
    .bind(jobId)
    .all<{ attempt: number }>();
  return results.map(({ attempt }) => attempt);
}

describe("an R2 outage", () => {
  it("makes a download fail with 500 internal_error, not with results_not_ready", async () => {
    const { key, jobId } = await submitted();
    await drain();
    const FILES = bucketWith({ get: () => Promise.reject(new Error("R2 is down")) });
    for (const headers of [{}, { Range: "bytes=0-9" }, { "If-None-Match": '"x"' }]) {
      const path = `/v1/batch/download/${jobId}`;
      const answer = await requestWith("GET", path, key, { FILES }, undefined, headers);
      expect([answer.status, answer.body.error.code]).toEqual([500, "internal_error"]);
    }
  });
});
