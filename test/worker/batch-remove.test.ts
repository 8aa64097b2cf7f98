import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseKeysAndMeters } from "../../src/access/erase-keys-and-meters.ts";
import type { UsageMeter } from "../../src/access/meter.ts";
import { finishJob } from "../../src/batch/finish.ts";
import { EXISTING_STATUSES } from "../../src/batch/job.ts";
import { eraseJobs } from "../../src/batch/remove.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import type { Services } from "../../src/services.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  bucketWith,
  clock,
  DISTINCT,
  deliver,
  drain,
  killedAt,
  LEASE_MS,
  LONG,
  NUMBERS,
  pass,
  passSubmissions,
  requestWith,
  resetEngine,
  storedKeys,
  submitTo,
  submitted,
  worker,
} from "./batch-engine.ts";
import {
  download,
  expectKept,
  kept,
  loadCsv,
  resultsOf,
  statusOf,
  UNTHROTTLED,
} from "./batches.ts";
import { demo, issueKey, type Json, meterOf, post, upstreamStats, used } from "./service.ts";

beforeEach(resetEngine);

const cancel = (key: string, jobId: string) =>
  requestWith("POST", `/v1/batch/cancel/${jobId}`, key);
const remove = (key: string, jobId: string) => requestWith("DELETE", `/v1/batch/${jobId}`, key);

/**
 * Copies the record of an ended job. Each copy gets results files of its own.
 * @param changes SQL assignments for the copies
 */
async function copyJob(jobId: string, copies: number, changes?: string): Promise<void> {
  const ids = Array.from({ length: copies }, () => crypto.randomUUID());
  const { results: columns } = await env.DB.prepare(
    "SELECT name FROM pragma_table_info('batch_jobs')",
  ).all<{ name: string }>();
  const copied = columns.map(({ name }) => {
    if (name === "id") return "copy.value";
    // An Idempotency-Key belongs to one job, so the copies have none.
    return name === "idempotency_key" ? "NULL" : `batch_jobs."${name}"`;
  });
  const copy = env.DB.prepare(
    `INSERT INTO batch_jobs SELECT ${copied} FROM batch_jobs, json_each(?1) AS copy WHERE batch_jobs.id = ?2`,
  );
  await copy.bind(JSON.stringify(ids), jobId).run();
  if (changes !== undefined) {
    const change = env.DB.prepare(
      `UPDATE batch_jobs SET ${changes} WHERE id IN (SELECT value FROM json_each(?1))`,
    );
    await change.bind(JSON.stringify(ids)).run();
  }
  for (const id of ids)
    for (const name of ["results.csv", "results.ndjson"])
      await env.FILES.put(`batch/${id}/${name}`, "{}");
}

async function jobCount(condition = "1"): Promise<number> {
  const count = env.DB.prepare(`SELECT count(*) AS jobs FROM batch_jobs WHERE ${condition}`);
  return (await count.first<number>("jobs")) ?? 0;
}

describe("cancelling a job", () => {
  it("keeps and charges what was answered, and turns the rest into errors without a charge", async () => {
    const { key, jobId } = await submitted();
    await deliver();
    const { status, body } = await cancel(key, jobId);
    expect(status).toBe(200);
    // The first chunk has 100 businesses, and two of them appear twice.
    expect(body).toMatchObject({
      status: "cancelled",
      processed: 213,
      valid: 102,
      invalid: 0,
      errors: 111,
      completed_at: expect.any(String),
      download_url: expect.stringContaining(jobId),
    });
    expect(await used(key)).toBe(100);
    const rows = await resultsOf(key, jobId);
    expect(rows.map((row) => row.business_number)).toEqual(NUMBERS);
    const failed = rows.filter((row) => row.error_code !== "");
    expect(new Set(failed.map((row) => row.error_code))).toEqual(new Set(["cancelled"]));
    expect(failed).toHaveLength(111);
    expect(rows[0]).toMatchObject({ is_valid: "true" });
    expect(await storedKeys(jobId)).toHaveLength(2);
  });

  it("changes nothing the second time, or after the job has ended", async () => {
    const { key, jobId } = await submitted();
    const first = await cancel(key, jobId);
    expect((await cancel(key, jobId)).body).toEqual(first.body);
    await drain();
    expect((await statusOf(key, jobId)).body).toEqual(first.body);
    expect(await used(key)).toBe(0);
    expect((await upstreamStats()).validate.calls).toBe(0);

    const other = await submitted();
    await drain();
    const before = (await statusOf(other.key, other.jobId)).body;
    expect((await cancel(other.key, other.jobId)).body).toEqual(before);
    await expectKept(other.key, other.jobId, NUMBERS);
  });

  it("returns the ended job to each of several requests at once", async () => {
    const { key, jobId } = await submitted();
    const FILES = bucketWith({
      put: async (...args: Parameters<R2Bucket["put"]>) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return env.FILES.put(...args);
      },
    });
    const cancels = [1, 2, 3].map(() =>
      requestWith("POST", `/v1/batch/cancel/${jobId}`, key, { FILES }),
    );
    for (const { status, body } of await Promise.all(cancels)) {
      expect([status, body.status, body.processed]).toEqual([200, "cancelled", 213]);
      expect(body.completed_at).not.toBeNull();
    }
  });

  it("answers 404 if the job is deleted at that time", async () => {
    const { key, jobId } = await submitted();
    const FILES = bucketWith({
      put: async (...args: Parameters<R2Bucket["put"]>) => {
        expect((await remove(key, jobId)).status).toBe(200);
        return env.FILES.put(...args);
      },
    });
    const answer = await requestWith("POST", `/v1/batch/cancel/${jobId}`, key, { FILES });
    expect([answer.status, answer.body.error?.code]).toEqual([404, "job_not_found"]);
    expect(await storedKeys(jobId)).toEqual([]);
  });

  it("discards the results of a worker that holds a chunk at that time", async () => {
    const { key, jobId } = await submitted();
    const { registry } = worker();
    const services = worker(
      {},
      {
        ...registry,
        validate: async (claims) => {
          expect((await cancel(key, jobId)).body.status).toBe("cancelled");
          return registry.validate(claims);
        },
      },
    );
    await deliver(services);
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "cancelled", errors: 213 });
    expect(await used(key)).toBe(0);
    expect(await storedKeys(jobId)).toHaveLength(2);
  });

  it("keeps the confirmed rows of a chunk if it is not yet known why another row was not confirmed", async () => {
    const numbers = loadNumbers(3);
    const { key, jobId } = await submitted(numbers);
    const { registry } = worker();
    const services = worker(
      {},
      {
        ...registry,
        validate: async (claims) => {
          const answer = await registry.validate(claims);
          if (answer.kind === "answered") answer.value[1] = null;
          return answer;
        },
        status: async () => ({ kind: "unavailable", fault: "down" }),
      },
    );
    await deliver(services);
    expect((await cancel(key, jobId)).body).toMatchObject({ valid: 2, invalid: 0, errors: 1 });
    const rows = await resultsOf(key, jobId);
    expect(rows.map((row) => row.error_code)).toEqual(["", "cancelled", ""]);
    expect(await used(key)).toBe(2);
  });

  it("keeps the counts of the ended job if a worker that lost its lease finds no results", async () => {
    const { key, jobId } = await submitted(loadNumbers(3));
    const { registry } = worker();
    const validate: Services["registry"]["validate"] = async (claims) => {
      const answer = await registry.validate(claims);
      if (answer.kind === "answered") answer.value[1] = "unreadable";
      return answer;
    };
    await deliver(worker({}, { ...registry, validate }));
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const FILES = bucketWith({
      get: async (...args: Parameters<R2Bucket["get"]>) => {
        if (args[0].includes("/results/")) {
          arrived.resolve();
          await gate.promise;
        }
        return env.FILES.get(...args);
      },
    });
    const late = requestWith("POST", `/v1/batch/cancel/${jobId}`, key, { FILES });
    await arrived.promise;
    pass(LEASE_MS + 1);
    await finishJob(worker(), jobId);
    const { body } = await statusOf(key, jobId);
    expect(body).toMatchObject({ status: "cancelled", valid: 2, errors: 1 });
    gate.resolve();
    expect((await late).body).toEqual(body);
  });

  it.each([
    ["?language=ko", "이 행을 조회하기 전에 작업이 취소되었습니다."],
    ["", "The batch job was cancelled before this row was checked."],
  ])(
    "explains the rest of a table in the language of the other messages: %j",
    async (query, message) => {
      const { apiKey: key } = await issueKey({ a: "pro" }, UNTHROTTLED);
      const table = new Response(loadCsv(loadNumbers(1))).body as ReadableStream;
      const type = { "Content-Type": "text/csv" };
      const path = `/v1/batch/upload${query}`;
      const { body } = await requestWith("POST", path, key, {}, table, type);
      expect((await cancel(key, body.job_id)).body.status).toBe("cancelled");
      const [row] = await resultsOf(key, body.job_id);
      expect(row).toMatchObject({ error_code: "cancelled", error_message: message });
    },
  );

  it("is finished by the sweeper if the results could not be assembled", async () => {
    const { key, jobId } = await submitted();
    const FILES = bucketWith({ put: () => Promise.reject(new Error("R2 is down")) });
    expect((await requestWith("POST", `/v1/batch/cancel/${jobId}`, key, { FILES })).status).toBe(
      500,
    );
    pass(61_000);
    await sweepJobs(worker());
    expect((await statusOf(key, jobId)).body).toMatchObject({ status: "cancelled", errors: 213 });
    expect(await used(key)).toBe(0);
  });

  it("answers 404 and changes nothing if the job belongs to another account", async () => {
    const { key, jobId } = await submitted();
    const { apiKey: stranger } = await issueKey({ a: "pro" }, UNTHROTTLED);
    for (const answer of [await cancel(stranger, jobId), await remove(stranger, jobId)])
      expect([answer.status, answer.body.error.code]).toEqual([404, "job_not_found"]);
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });
});

describe("deleting a job", () => {
  const OWNER = "황보초롱";
  const COMPANY = "초롱초롱상사";
  const input = { businesses: loadNumbers(3).map(toRow) };
  function toRow(business_number: string) {
    const shared = { start_date: "20200101", company_name: COMPANY };
    return { business_number, owner_name: OWNER, ...shared };
  }
  const submitNames = async () => {
    const { apiKey: key, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const { body } = await requestWith("POST", "/v1/batch/verify", key, {}, input);
    return { key, account, jobId: body.job_id as string };
  };

  it("leaves no name of a person or company in R2, D1, KV or the meter, at any stage of the job", async () => {
    const stages: ((key: string, jobId: string) => Promise<unknown>)[] = [
      async () => {},
      () => drain(),
      (key, jobId) => cancel(key, jobId),
    ];
    for (const stage of stages) {
      const { key, account, jobId } = await submitNames();
      expect(await storedIn("R2", account)).toContain(OWNER);
      for (const place of ["D1", "KV", "meter"] as const)
        expect(await storedIn(place, account)).not.toContain(OWNER);
      await stage(key, jobId);
      const { status, body } = await remove(key, jobId);
      expect([status, body]).toEqual([200, { job_id: jobId, deleted: true }]);
      for (const place of ["R2", "D1", "KV", "meter"] as const) {
        const stored = await storedIn(place, account);
        for (const name of [OWNER, COMPANY]) expect(stored).not.toContain(name);
      }
      expect(await storedKeys(jobId)).toEqual([]);
      for (const answer of [await statusOf(key, jobId), await cancel(key, jobId)])
        expect(answer.body.error.code).toBe("job_not_found");
      expect((await download(key, jobId)).status).toBe(404);
    }
  });

  it("gets the same answer the second time, and 404 if the job never existed", async () => {
    const { key, jobId } = await submitted();
    const first = await remove(key, jobId);
    expect(await remove(key, jobId)).toMatchObject({ status: first.status, body: first.body });
    await passSubmissions();
    expect((await remove(key, jobId)).body).toEqual(first.body);
    expect((await remove(key, `job_${"0".repeat(32)}`)).status).toBe(404);
  });

  it("charges what was answered of a running job, and gives the other units back", async () => {
    const { key, jobId } = await submitted();
    await deliver();
    await remove(key, jobId);
    expect(await used(key)).toBe(100);
    await drain();
    await passSubmissions();
    expect(await used(key)).toBe(100);
    expect((await upstreamStats()).validate.calls).toBe(1);
  });

  it("is final: files that a worker still writes for a chunk of the job are removed", async () => {
    const { key, jobId } = await submitted();
    const { registry } = worker();
    const services = worker(
      {},
      {
        ...registry,
        validate: async (claims) => {
          await remove(key, jobId);
          return registry.validate(claims);
        },
      },
    );
    await deliver(services);
    expect(await storedKeys(jobId)).toEqual([]);
    expect(await used(key)).toBe(0);
  });

  it("charges what was answered, even if a worker assembles the results at that time", async () => {
    const { key, jobId } = await submitted();
    await deliver();
    await deliver();
    // While the worker stores the results, delete the job in D1 only, as a request does before it
    // calls the meter.
    const FILES = bucketWith({
      put: async (...args: Parameters<R2Bucket["put"]>) => {
        if (args[0].endsWith("results.csv")) {
          await worker().jobs.markDeleted(jobId, EXISTING_STATUSES, {
            tidyAfterMs: 0,
            forget: false,
          });
        }
        return env.FILES.put(...args);
      },
    });
    await deliver(worker({ FILES }));
    await passSubmissions();
    expect(await used(key)).toBe(DISTINCT);
    expect(await storedKeys(jobId)).toEqual([]);
  });

  it("charges what was answered, even if a worker is about to assemble the results", async () => {
    const { key, jobId } = await submitted(loadNumbers(3));
    const services = worker();
    const { jobs } = services;
    const chunksOf = async (id: string) => {
      // Delete the job in D1 only, as a request does before it calls the meter.
      await jobs.markDeleted(id, EXISTING_STATUSES, { tidyAfterMs: 0, forget: false });
      return jobs.chunksOf(id);
    };
    await deliver({ ...services, jobs: { ...jobs, chunksOf } });
    await passSubmissions();
    expect(await used(key)).toBe(3);
    expect(await storedKeys(jobId)).toEqual([]);
  });

  it("lets the sweeper remove a file that a worker wrote after the deletion", async () => {
    const { key, jobId } = await submitted();
    await remove(key, jobId);
    await env.FILES.put(`batch/${jobId}/results/0.1.json`, "late");
    await passSubmissions();
    expect(await storedKeys(jobId)).toEqual([]);
  });

  it("lets the job's Idempotency-Key start a new job", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    const first = (await submitTo(apiKey, {}, key)).body.job_id;
    await remove(apiKey, first);
    const second = (await submitTo(apiKey, {}, key)).body.job_id;
    expect(second).not.toBe(first);
    await drain();
    await expectKept(apiKey, second, NUMBERS);
  });

  it("is allowed on a plan without batches", async () => {
    const { account, jobId } = await submitted();
    const { apiKey } = await issueKey({ a: "free" }, UNTHROTTLED, account);
    expect((await remove(apiKey, jobId)).status).toBe(200);
  });

  it("is finished by the sweeper if it fails halfway", async () => {
    const { key, jobId } = await submitted();
    const FILES = bucketWith({ delete: () => Promise.reject(new Error("R2 is down")) });
    expect((await requestWith("DELETE", `/v1/batch/${jobId}`, key, { FILES })).status).toBe(500);
    expect(await storedKeys(jobId)).not.toEqual([]);
    await passSubmissions();
    expect(await storedKeys(jobId)).toEqual([]);
    expect(await used(key)).toBe(0);
  });
});

describe("erasing the jobs of an account", () => {
  it("leaves nothing that names the account, and touches no other account's jobs", async () => {
    const other = await submitted();
    const { apiKey: key, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const ids: string[] = [];
    for (let job = 0; job < 3; job++) {
      ids.push((await submitTo(key)).body.job_id);
      if (job < 2) await drain();
    }
    expect(await eraseJobs(worker(), account)).toEqual({ jobs: 3, pending: 0, isComplete: true });
    for (const id of ids) expect(await storedKeys(id)).toEqual([]);
    expect(await storedIn("D1", account)).not.toContain(account);
    await passSubmissions();
    await sweepJobs(worker());
    const { results } = await env.DB.prepare("SELECT id FROM batch_jobs").all();
    expect(results).toEqual([{ id: other.jobId }]);
    await expectKept(other.key, other.jobId, NUMBERS);
  });
});

describe("erasing an account with many jobs", () => {
  it("hides all jobs at once, and leaves the files of most jobs to the sweeper", async () => {
    const filesBefore = await storedKeys();
    const { account, jobId } = await submitted(loadNumbers(1));
    await drain();
    await copyJob(jobId, 250);
    expect(await eraseJobs(worker(), account)).toEqual({
      jobs: 251,
      pending: 151,
      isComplete: true,
    });
    expect(await storedIn("D1", account)).not.toContain(account);
    expect(await storedKeys()).toHaveLength(filesBefore.length + 2 * 151);
    await passSubmissions();
    await sweepJobs(worker());
    expect(await storedKeys()).toEqual(filesBefore);
    expect(await storedIn("D1", account)).not.toContain(jobId);
  });

  it("stops when its time is up, and the next request continues", async () => {
    const { account, jobId } = await submitted(loadNumbers(1));
    await drain();
    await copyJob(jobId, 150);
    const FILES = bucketWith({
      list: (options: R2ListOptions) => {
        pass(10_000);
        return env.FILES.list(options);
      },
    });
    const first = await eraseJobs(worker({ FILES }), account);
    expect(first).toEqual({ jobs: 100, pending: 0, isComplete: false });
    const second = await eraseJobs(worker(), account);
    expect(second).toEqual({ jobs: 51, pending: 0, isComplete: true });
  });

  it(
    "leaves nothing of the jobs, even if it is interrupted at any of its calls",
    LONG,
    async () => {
      const filesBefore = await storedKeys();
      for (let call = 1; ; call++) {
        await resetEngine();
        const { account, jobId } = await submitted(loadNumbers(1));
        await drain();
        await copyJob(jobId, 2);
        const { bindings, wasKilled } = killedAt(call);
        await eraseJobs(worker(bindings), account).catch(() => {});
        await eraseJobs(worker(), account);
        await passSubmissions();
        await sweepJobs(worker());
        expect(await storedKeys(), `killed at call ${call}`).toEqual(filesBefore);
        expect(await jobCount(), `killed at call ${call}`).toBe(0);
        if (!wasKilled()) return expect(call).toBeGreaterThan(5);
      }
    },
  );
});

describe("the sweeper", () => {
  it("keeps up even if 50,000 jobs end and 50,000 jobs expire in a day", LONG, async () => {
    const TICKS = 10;
    const jobs = Math.ceil((TICKS * 50_000) / (24 * 60));
    const { jobId } = await submitted(loadNumbers(1));
    await drain();
    await copyJob(jobId, jobs - 1);
    await env.DB.prepare("UPDATE batch_jobs SET tidy_at = ?1").bind(clock()).run();
    await copyJob(jobId, jobs, "expires_at = 0, tidy_at = NULL");
    for (let tick = 0; tick < TICKS; tick++) {
      await sweepJobs(worker());
      pass(60_000);
    }
    expect(await jobCount("tidy_at IS NOT NULL OR expires_at = 0")).toBe(0);
    expect(await jobCount()).toBe(jobs);
  });
});

describe.each(["live", "test"])("a %s account that is erased during a submission", (mode) => {
  const TEST_NUMBER = "1000000014";

  const issued = async () => {
    const account = `erased-${crypto.randomUUID()}`;
    const wanted = { account, mode, plans: { a: "enterprise" }, limits: UNTHROTTLED };
    const { body } = await post("/admin/keys", demo.admin_token, wanted);
    return { key: body.api_key as string, account, filesBefore: await storedKeys() };
  };
  const erase = async (account: string) => {
    await eraseKeysAndMeters(worker(), account);
    await eraseJobs(worker(), account);
  };
  const expectNothingLeft = async (filesBefore: string[]) => {
    await passSubmissions();
    const { results } = await env.DB.prepare("SELECT * FROM batch_jobs").all();
    expect(results).toEqual([]);
    expect(await storedKeys()).toEqual(filesBefore);
  };

  it("has no job, job name or file left if the erasure happens while the file is uploaded", async () => {
    const { key, account, filesBefore } = await issued();
    // The service checks the key before it reads the body, and the account is erased in between.
    const source: UnderlyingSource = {
      async pull(controller) {
        await erase(account);
        controller.enqueue(new TextEncoder().encode(loadCsv([TEST_NUMBER])));
        controller.close();
      },
    };
    const slowFile = new ReadableStream(source, { highWaterMark: 0 });
    const path = "/v1/batch/upload?language=ko";
    const headers = { "Content-Type": "text/csv", "Job-Name": "suppliers" };
    const answer = await requestWith("POST", path, key, {}, slowFile, headers);
    expect([answer.status, answer.body.error?.code]).toEqual([401, "invalid_api_key"]);
    await expectNothingLeft(filesBefore);
  });

  it("has no job, job name or file left if the erasure happens while the service stores the rows", async () => {
    const { key, account, filesBefore } = await issued();
    const FILES = bucketWith({
      put: async (...args: Parameters<R2Bucket["put"]>) => {
        await erase(account);
        return env.FILES.put(...args);
      },
    });
    await submitTo(key, { FILES }, { "Job-Name": "suppliers" }, [TEST_NUMBER]);
    await expectNothingLeft(filesBefore);
  });
});

describe("the retention of results", () => {
  it.each([1, 7, 30])(
    "lasts %i days from the end of the job if the caller asks for that",
    async (days) => {
      const { key, account, jobId } = await submitted(loadNumbers(1), { retention_days: days });
      pass(2 * DAY_MS);
      await sweepJobs(worker());
      await drain();
      const { body } = await statusOf(key, jobId);
      expect(body.status).toBe("completed");
      expect(Date.parse(body.expires_at) - Date.parse(body.completed_at)).toBe(days * DAY_MS);
      await passSubmissions();
      pass(days * DAY_MS - DAY_MS / 2);
      await sweepJobs(worker());
      expect((await kept(account)).jobs).toBe(1);
      pass(DAY_MS);
      await sweepJobs(worker());
      expect(await kept(account)).toMatchObject({ jobs: 0 });
      expect(await storedKeys(jobId)).toEqual([]);
    },
  );

  it.each<Json>([0, 31, 1.5, "7", -1])("cannot be set to %j days", async (days) => {
    const { apiKey } = await issueKey({ a: "pro" }, UNTHROTTLED);
    const { status, body } = await submitTo(apiKey, {}, {}, loadNumbers(1), {
      retention_days: days,
    });
    expect([status, body.error.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toMatch(/^retention_days: /);
  });

  it("ends for 120 jobs in one sweep, even if 30 older jobs cannot be removed", {
    timeout: 60_000,
  }, async () => {
    const { key, jobId } = await submitted(loadNumbers(1));
    await drain();
    await expectKept(key, jobId, loadNumbers(1));
    await passSubmissions();
    const rows = Array.from(
      { length: 150 },
      (_, index) => `job_${index < 30 ? "stuck" : "old"}${index}`,
    );
    await env.DB.prepare(
      `INSERT INTO batch_jobs (id, account, fingerprint, language, status, total, malformed, created_at, expires_at)
       SELECT value, 'gone', '', 'ko', 'completed', 1, 0, 0, 1 + key FROM json_each(?1)`,
    )
      .bind(JSON.stringify(rows))
      .run();
    pass(31 * DAY_MS);
    const FILES = bucketWith({
      delete: async (keys: string | string[]) => {
        if (JSON.stringify(keys).includes("stuck")) throw new Error("R2 failed");
        await env.FILES.delete(keys);
      },
    });
    await sweepJobs(worker({ FILES }));
    const left = await env.DB.prepare("SELECT id FROM batch_jobs").all<{ id: string }>();
    expect(left.results).toHaveLength(30);
    expect(left.results.every(({ id }) => id.includes("stuck"))).toBe(true);
  });
});

async function storedIn(place: "R2" | "D1" | "KV" | "meter", account: string): Promise<string> {
  switch (place) {
    case "R2": {
      const files = (await storedKeys()).map(async (key) => (await env.FILES.get(key))?.text());
      return (await Promise.all(files)).join("\n");
    }
    case "D1": {
      const tables = ["batch_jobs", "batch_chunks", "batch_engine"];
      const rows = await env.DB.batch(
        tables.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)),
      );
      return JSON.stringify(rows.map(({ results }) => results));
    }
    case "KV": {
      const stores = [env.API_KEYS, env.RATE_COUNTERS];
      const lists = await Promise.all(stores.map((store) => store.list()));
      const values = lists.flatMap(({ keys }, index) =>
        keys.map(async ({ name }) => `${name} ${await stores[index]?.get(name)}`),
      );
      return (await Promise.all(values)).join("\n");
    }
    case "meter":
      return runInDurableObject<UsageMeter, string>(meterOf(account), (_, { storage }) => {
        const { sql } = storage;
        const tables = sql
          .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
          .toArray()
          .filter(({ name }) => !name.startsWith("_"));
        return JSON.stringify(
          tables.map(({ name }) => sql.exec(`SELECT * FROM "${name}"`).toArray()),
        );
      });
  }
}
