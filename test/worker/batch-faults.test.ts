/**
 * DESIGN §1.5, §9: whatever breaks, each row stands once in the result, in order; each distinct business is charged once if it was answered
 * and not at all if it was not; every job ends. The queue is parked here: a test delivers its messages as it likes, and passes time.
 */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import {
  type ChunkMessage,
  finishJob,
  giveUpChunk,
  processChunk,
} from "../../src/batch/process.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import service from "../../src/index.ts";
import { answered } from "../../src/lib/answer.ts";
import { createServices, type Services } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";
import {
  download,
  expectKept,
  loadBody,
  loadNumbers,
  resultsOf,
  statusOf,
  UNTHROTTLED,
} from "./batches.ts";
import {
  bearer,
  breakUpstreams,
  issueKey,
  type Json,
  resetUpstreams,
  UNREGISTERED,
  upstreamStats,
  used,
} from "./service.ts";

/** Three chunks: 210 confirmed businesses, one that is not registered, and two that stand there twice. */
const LOAD = loadNumbers(210);
const NUMBERS = [...LOAD.slice(0, 150), UNREGISTERED, ...LOAD.slice(0, 2), ...LOAD.slice(150)];
const DISTINCT = 211;
const CHUNKS = [0, 1, 2];
const LEASE_MS = Number(env.LEASE_SECONDS) * 1000;
/** For tests that go through many jobs, or many deaths. */
const LONG = { timeout: 60_000 };
const DAY_MS = 86_400_000;

let now: number;
let parked: ChunkMessage[];
beforeEach(async () => {
  now = Date.now();
  parked = [];
  // What a test left unfinished would be swept up by the next.
  await env.DB.batch([
    env.DB.prepare("DELETE FROM batch_chunks"),
    env.DB.prepare("DELETE FROM batch_jobs"),
  ]);
});

const parkedQueue = {
  sendBatch: async (messages: Iterable<{ body: unknown }>) => {
    for (const { body } of messages) parked.push(body as ChunkMessage);
  },
} as unknown as Queue;

/** As in production: the tests count calls of the registry, and a busy machine must not repeat any. */
const PATIENT = { NTS_ATTEMPT_TIMEOUT_MS: 5_000, NTS_TOTAL_TIMEOUT_MS: 12_000 };

/** The bindings with the queue parked, and whatever a test replaces. */
const bindings = (more: Partial<Env> = {}) =>
  ({ ...env, ...PATIENT, BATCH_QUEUE: parkedQueue, ...more }) as Env;

function worker(more: Partial<Env> = {}, registry?: Services["registry"]): Services {
  const services = createServices(
    bindings(more),
    createExecutionContext(),
    new Trace("test", () => now, "test"),
    () => now,
    new EdgeMemory(),
  );
  return registry ? { ...services, registry } : services;
}

/** Submits a batch to a service with these bindings. */
async function submitTo(
  key: string,
  more: Partial<Env> = {},
  headers: Record<string, string> = {},
  numbers = NUMBERS,
) {
  const init = {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "application/json", ...headers },
    body: JSON.stringify(loadBody(numbers)),
  };
  const app = createApp(new EdgeMemory());
  const answer = await app.request(
    "/v1/batch/verify",
    init,
    bindings(more),
    createExecutionContext(),
  );
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** An account with a job whose messages are parked. */
async function submitted(): Promise<{ key: string; account: string; jobId: string }> {
  const { apiKey: key, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
  const { status, body } = await submitTo(key);
  expect(status).toBe(200);
  return { key, account, jobId: body.job_id };
}

const message = (jobId: string, chunk: number): ChunkMessage => ({ jobId, chunk });
const process = (jobId: string, chunk: number, services = worker()) =>
  processChunk(services, message(jobId, chunk), 0);

/** Delivers what is parked until nothing is left. */
async function drain(): Promise<void> {
  for (let next = parked.shift(); next; next = parked.shift()) {
    if ((await processChunk(worker(), next, 0)) === "again") parked.push(next);
  }
}

/** Everybody who held a lease is taken for dead, and the sweeper comes by. */
async function passLeases(services = worker()): Promise<void> {
  // A submission goes by the real clock, which has moved on meanwhile.
  now = Math.max(now, Date.now()) + LEASE_MS + 1;
  await sweepJobs(services);
}

/**
 * Bindings of a worker that is killed: from the first call on for which `isLast` is true all of them fail, and nothing can be tidied up.
 * A call is told as `FILES.put <key>`, `DB <sql>`, `METER.settle`.
 */
function mortal(isLast: (call: string) => boolean): Partial<Env> {
  let dead = false;
  const live = (call: string) => {
    dead ||= isLast(call);
    if (dead) throw new Error("killed");
  };
  const watch = <T extends object>(
    target: T,
    told: (method: string, argument: unknown) => string | null,
  ): T =>
    new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          const call = told(String(name), args[0]);
          if (call !== null) live(call);
          return member.apply(target, args);
        };
      },
    });
  return {
    FILES: watch(
      env.FILES,
      (method, key) => `FILES.${method} ${typeof key === "string" ? key : ""}`,
    ),
    DB: watch(env.DB, (method, sql) => (method === "prepare" ? `DB ${sql}` : null)),
    USAGE_METER: {
      getByName: (name: string) => {
        const meter = env.USAGE_METER.getByName(name);
        return {
          reserve: (...args: Parameters<typeof meter.reserve>) => {
            live("METER.reserve");
            return meter.reserve(...args);
          },
          settle: async (id: string, units: number) => {
            live("METER.settle");
            await meter.settle(id, units);
          },
          admit: (...args: Parameters<typeof meter.admit>) => meter.admit(...args),
        };
      },
    } as unknown as Env["USAGE_METER"],
  };
}

/** Killed at its n-th call; says whether it came so far. */
function killedAt(call: number): { bindings: Partial<Env>; wasKilled: () => boolean } {
  let calls = 0;
  return { bindings: mortal(() => ++calls >= call), wasKilled: () => calls >= call };
}

describe("deliveries", () => {
  it("that come twice, out of order and at once are asked and charged once", async () => {
    const { key, jobId } = await submitted();
    expect(parked).toEqual(CHUNKS.map((chunk) => message(jobId, chunk)));
    await Promise.all([2, 0, 2, 1, 0, 1].map((chunk) => process(jobId, chunk)));
    await Promise.all([1, 0, 2].map((chunk) => process(jobId, chunk)));
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({
      valid: 212,
      invalid: 1,
      errors: 0,
    });
    expect((await upstreamStats()).validate).toEqual({ calls: 3, rows: DISTINCT });
  });

  it("of unknown jobs and chunks, and of a job that has ended, change nothing", async () => {
    const { key, jobId } = await submitted();
    expect(await process("job_none", 0)).toBe("done");
    expect(await process(jobId, 99)).toBe("done");
    await drain();
    const before = await (await download(key, jobId)).text();
    const { validate } = await upstreamStats();
    for (const chunk of CHUNKS) await process(jobId, chunk);
    await giveUpChunk(worker(), message(jobId, 0));
    await finishJob(worker(), jobId);
    await passLeases();
    expect(parked).toEqual([]);
    expect((await upstreamStats()).validate).toEqual(validate);
    expect(await (await download(key, jobId)).text()).toBe(before);
    await expectKept(key, jobId, NUMBERS);
  });

  it("that never come are sent again by the sweeper, once in each lease", async () => {
    const { key, jobId } = await submitted();
    parked = [];
    await sweepJobs(worker());
    expect(parked).toEqual([]);
    await passLeases();
    await sweepJobs(worker());
    expect(parked).toHaveLength(CHUNKS.length);
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });
});

describe("a submission", () => {
  it("whose messages cannot be sent is answered, and the sweeper completes its job", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const deaf = { sendBatch: () => Promise.reject(new Error("no queue")) } as unknown as Queue;
    const { status, body } = await submitTo(apiKey, { BATCH_QUEUE: deaf });
    expect([status, body.status]).toEqual([200, "queued"]);
    await passLeases();
    await drain();
    await expectKept(apiKey, body.job_id, NUMBERS);
  });

  it("that fails is charged nothing and leaves nothing behind", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const files = async () => (await env.FILES.list({ prefix: "batch/" })).objects.length;
    const before = await files();
    const FILES = Object.assign(Object.create(env.FILES), {
      put: async (key: string, value: string) => {
        if (key.endsWith("claims.txt")) throw new Error("R2 is full");
        return env.FILES.put(key, value);
      },
      list: env.FILES.list.bind(env.FILES),
      delete: env.FILES.delete.bind(env.FILES),
    });
    const { status, body } = await submitTo(apiKey, { FILES });
    expect([status, body.error.code]).toEqual([500, "internal_error"]);
    expect(await used(apiKey)).toBe(0);
    expect(await files()).toBe(before);
  });

  it("whose record was written although the answer was lost is a job like any other", async () => {
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
    "killed at any call is made good by repeating it under its Idempotency-Key",
    LONG,
    async () => {
      for (let call = 1; ; call++) {
        const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
        const key = { "Idempotency-Key": "order" };
        const { bindings: dying, wasKilled } = killedAt(call);
        await submitTo(apiKey, dying, key);
        const { status, body } = await submitTo(apiKey, {}, key);
        expect(status).toBe(200);
        await passLeases();
        await drain();
        await expectKept(apiKey, body.job_id, NUMBERS);
        if (!wasKilled()) return expect(call).toBeGreaterThan(6);
      }
    },
  );

  it("that fails beside its twin makes the twin's job none the cheaper", async () => {
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
  it(
    "killed at any call, claim, result, mark, assembly, settlement or end, loses no row and charges none twice",
    LONG,
    async () => {
      for (let call = 1; ; call++) {
        const { key, jobId } = await submitted();
        // It works through two chunks before; the last is killed somewhere between its delivery and the end of the job.
        for (const chunk of [1, 2]) await process(jobId, chunk);
        const { bindings: dying, wasKilled } = killedAt(call);
        await process(jobId, 0, worker(dying)).catch(() => {});
        parked = [];
        await passLeases();
        await drain();
        await expectKept(key, jobId, NUMBERS);
        if (!wasKilled()) return expect(call).toBeGreaterThan(12);
      }
    },
  );

  it.each([
    ["between claim and result", (call: string) => call.includes("/results/")],
    ["between result and mark", (call: string) => /set .*"answered" = \?/.test(call)],
  ])(
    "killed %s: its chunk is asked again by another, and its own results are passed over",
    async (_, isLast) => {
      const { key, jobId } = await submitted();
      await expect(process(jobId, 0, worker(mortal(isLast)))).rejects.toThrow("killed");
      expect(await process(jobId, 0)).toBe("done");
      expect((await upstreamStats()).validate.calls).toBe(1);
      await passLeases();
      await drain();
      await expectKept(key, jobId, NUMBERS);
      expect((await upstreamStats()).validate.calls).toBe(4);
    },
  );

  it.each([
    ["while it assembles", (call: string) => call.endsWith("/results.csv"), 0],
    ["between settlement and end", (call: string) => call.includes('"completed_at" = ?'), DISTINCT],
  ])("killed %s is followed by another who finishes", async (_, isLast, settled) => {
    const { key, jobId } = await submitted();
    for (const chunk of [0, 1]) await process(jobId, chunk);
    await process(jobId, 2, worker(mortal(isLast))).catch(() => {});
    expect((await statusOf(key, jobId)).body).toMatchObject({
      status: "processing",
      processed: NUMBERS.length,
    });
    if (settled) expect(await used(key)).toBe(settled);
    await finishJob(worker(), jobId);
    expect((await statusOf(key, jobId)).body.status).toBe("processing");
    await passLeases();
    await expectKept(key, jobId, NUMBERS);
  });

  /** A worker that waits in the middle of its chunk, until it is let go on to whatever the registry then says. */
  async function slowWorker(
    jobId: string,
    validate: Services["registry"]["validate"],
    more: Partial<Env> = {},
  ) {
    const gate = Promise.withResolvers<void>();
    const { registry } = worker();
    const arrived = Promise.withResolvers<void>();
    const work = process(
      jobId,
      0,
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
      goOn: () => {
        gate.resolve();
        return work;
      },
    };
  }
  const confirmNone: Services["registry"]["validate"] = async (claims) =>
    answered(claims.map(() => null));

  it("that lost its lease and comes back when another has done its chunk does not win", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(jobId, confirmNone);
    await passLeases();
    await drain();
    const before = await expectKept(key, jobId, NUMBERS);
    expect(before).toMatchObject({ valid: 212, invalid: 1 });
    expect(await late.goOn()).toBe("done");
    expect(await expectKept(key, jobId, NUMBERS)).toEqual(before);
  });

  it("that lost its lease and comes back while another is at its chunk does not win", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(jobId, confirmNone);
    await passLeases();
    const other = await slowWorker(jobId, worker().registry.validate);
    expect(await late.goOn()).toBe("done");
    expect((await statusOf(key, jobId)).body.processed).toBe(0);
    await other.goOn();
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ valid: 212, invalid: 1 });
  });

  it("that lost its lease and fails late does not take the chunk from who has it", async () => {
    const { key, jobId } = await submitted();
    const late = await slowWorker(jobId, () => Promise.reject(new Error("late")));
    await passLeases();
    const other = await slowWorker(jobId, worker().registry.validate);
    expect(await late.goOn()).toBe("done");
    expect(await process(jobId, 0)).toBe("done");
    expect((await statusOf(key, jobId)).body.processed).toBe(0);
    await other.goOn();
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("that is slow keeps its lease by telling that it is alive", async () => {
    const { key, jobId } = await submitted();
    const slow = await slowWorker(jobId, worker().registry.validate, {
      LEASE_SECONDS: 1,
    } as unknown as Partial<Env>);
    const leaseUntil = () =>
      env.DB.prepare("SELECT lease_until FROM batch_chunks WHERE job_id = ?1 AND position = 0")
        .bind(jobId)
        .first<number>("lease_until");
    for (let beat = 0; beat < 3; beat++) {
      now += 600;
      while ((await leaseUntil()) !== now + 1_000)
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await sweepJobs(worker());
    expect(parked.filter(({ chunk }) => chunk === 0)).toHaveLength(1);
    expect(await process(jobId, 0)).toBe("done");
    expect((await upstreamStats()).validate.calls).toBe(0);
    await slow.goOn();
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("that meets a fault of R2 or D1 gives its chunk back at once", async () => {
    const { key, jobId } = await submitted();
    let failures = 0;
    const FILES = Object.assign(Object.create(env.FILES), {
      get: env.FILES.get.bind(env.FILES),
      put: async (name: string, value: string) => {
        if (failures++ === 0) throw new Error("R2 has a hiccup");
        return env.FILES.put(name, value);
      },
    });
    expect(await process(jobId, 0, worker({ FILES }))).toBe("again");
    expect(await process(jobId, 0, worker({ FILES }))).toBe("done");
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("that dies of its chunk each time does not keep the job from ending", LONG, async () => {
    const { key, jobId } = await submitted();
    for (const chunk of [0, 2]) await process(jobId, chunk);
    parked = [];
    let deaths = 0;
    for (let sweep = 0; sweep < 60; sweep++) {
      await passLeases();
      for (const { chunk } of parked.splice(0)) {
        let dead = false;
        const dying: Services["registry"] = {
          ...worker().registry,
          validate: () => {
            dead = true;
            deaths++;
            return Promise.reject(new Error("killed"));
          },
        };
        await process(
          jobId,
          chunk,
          worker(
            mortal(() => dead),
            dying,
          ),
        ).catch(() => {});
      }
    }
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 100 });
    expect(deaths).toBeGreaterThan(10);
    expect(deaths).toBeLessThan(60);
  });
});

describe("the registry", () => {
  it("down for a while makes a job wait, not fail", async () => {
    const { key, jobId } = await submitted();
    await breakUpstreams({ fail: { mode: "http500" } });
    expect(await process(jobId, 0)).toBe("again");
    expect(await process(jobId, 0)).toBe("again");
    expect((await statusOf(key, jobId)).body).toMatchObject({
      status: "processing",
      processed: 0,
      errors: 0,
    });
    await resetUpstreams();
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });

  it("down for good: the dead letters' rows are registry_unavailable, uncharged, and the job is completed", async () => {
    const { key, jobId } = await submitted();
    await process(jobId, 0);
    await breakUpstreams({ fail: { mode: "http500" } });
    expect(await process(jobId, 1)).toBe("again");
    for (const chunk of [1, 2, 1]) await giveUpChunk(worker(), message(jobId, chunk));
    const job = await expectKept(key, jobId, NUMBERS);
    // Two of the first chunk's businesses stand there twice.
    expect(job).toMatchObject({ valid: 102, invalid: 0, errors: 111 });
    expect(await used(key)).toBe(100);
    const failed = (await resultsOf(key, jobId)).filter((row) => row.error_code !== "");
    expect(new Set(failed.map((row) => row.error_code))).toEqual(new Set(["registry_unavailable"]));
    expect(failed[0]?.error_message).toContain("Nothing was charged");
  });

  it("that answers only sometimes is asked until all is answered", async () => {
    const { key, jobId } = await submitted();
    await breakUpstreams({ fail: { mode: "wrongLength", every: 2 } });
    await drain();
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: 0 });
  });
});

describe("the queue's messages", () => {
  const deliver = async (
    queue: string,
    messages: { body: unknown; attempts: number }[],
    more: Partial<Env> = {},
  ) => {
    const batch = createMessageBatch(
      `business-verification-${queue}`,
      messages.map(({ body, attempts }, index) => ({
        id: String(index),
        timestamp: new Date(),
        attempts,
        body,
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
    await service.queue(
      batch,
      bindings({ BATCH_RETRY_SECONDS: 30, ...more } as Partial<Env>),
      context,
    );
    return { ...(await getQueueResult(batch, context)), delays };
  };

  it("are acknowledged each by itself", async () => {
    const { key, jobId } = await submitted();
    const result = await deliver("batch", [
      ...CHUNKS.map((chunk) => ({ body: message(jobId, chunk), attempts: 1 })),
      { body: message(jobId, 1), attempts: 1 },
    ]);
    expect(result.explicitAcks.toSorted()).toEqual(["0", "1", "2", "3"]);
    expect(result.retryMessages).toEqual([]);
    await expectKept(key, jobId, NUMBERS);
  });

  it("come again later each time while the registry is down", async () => {
    const { jobId } = await submitted();
    await breakUpstreams({ fail: { mode: "key" } });
    for (const [attempts, seconds] of [
      [1, 30],
      [2, 60],
      [4, 240],
      [6, 900],
      [11, 900],
    ] as const) {
      const { delays, explicitAcks } = await deliver("batch", [
        { body: message(jobId, 0), attempts },
      ]);
      expect(explicitAcks).toEqual([]);
      expect(delays).toHaveLength(1);
      expect(delays[0]).toBeGreaterThanOrEqual(seconds * 0.75);
      expect(delays[0]).toBeLessThanOrEqual(seconds * 1.25 + 1);
    }
  });

  it("come again later, too, when D1 does not answer", async () => {
    const { key, jobId } = await submitted();
    const dead = mortal(() => true);
    for (const queue of ["batch", "batch-dead"]) {
      const { delays } = await deliver(queue, [{ body: message(jobId, 0), attempts: 3 }], dead);
      expect(delays[0]).toBeGreaterThan(2);
    }
    await drain();
    await expectKept(key, jobId, NUMBERS);
  });

  it("that are dead end the job", async () => {
    const { key, jobId } = await submitted();
    const dead = CHUNKS.map((chunk) => ({ body: message(jobId, chunk), attempts: 1 }));
    expect((await deliver("batch-dead", dead)).explicitAcks).toHaveLength(3);
    expect(await expectKept(key, jobId, NUMBERS)).toMatchObject({ errors: NUMBERS.length });
    expect(await used(key)).toBe(0);
  });
});

describe("the files", () => {
  it.each(["claims.txt", "rows.json"])("lost (%s) fail the job, uncharged", async (file) => {
    const { key, jobId } = await submitted();
    await process(jobId, 0);
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
    for (const chunk of CHUNKS) await process(jobId, chunk);
    expect((await upstreamStats()).validate).toEqual(validate);
  });
});

describe("the sweeper", () => {
  it("takes up the other jobs when one cannot be", async () => {
    const stuck = await submitted();
    const well = await submitted();
    for (const { jobId } of [stuck, well]) {
      for (const chunk of [0, 1]) await process(jobId, chunk);
      await process(jobId, 2, worker(mortal((call) => call.endsWith("/rows.json")))).catch(
        () => {},
      );
    }
    const FILES = Object.assign(Object.create(env.FILES), {
      get: env.FILES.get.bind(env.FILES),
      list: env.FILES.list.bind(env.FILES),
      put: async (name: string, value: string) => {
        if (name.includes(stuck.jobId)) throw new Error("R2 has a hiccup");
        return env.FILES.put(name, value);
      },
    });
    await passLeases(worker({ FILES }));
    await expectKept(well.key, well.jobId, NUMBERS);
    expect((await statusOf(stuck.key, stuck.jobId)).body.status).toBe("processing");
    await passLeases();
    await expectKept(stuck.key, stuck.jobId, NUMBERS);
  });

  it("forgets a job after 30 days, its files too; its Idempotency-Key is then charged anew", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
    const key = { "Idempotency-Key": "order" };
    const first = await submitTo(apiKey, {}, key);
    await drain();
    await expectKept(apiKey, first.body.job_id, NUMBERS);
    now += 30 * DAY_MS - 60_000;
    await sweepJobs(worker());
    expect((await statusOf(apiKey, first.body.job_id)).status).toBe(200);
    now += 120_000;
    for (let sweep = 0; sweep < 5; sweep++) await sweepJobs(worker());
    expect((await statusOf(apiKey, first.body.job_id)).body.error.code).toBe("job_not_found");
    expect((await env.FILES.list({ prefix: `batch/${first.body.job_id}/` })).objects).toEqual([]);
    const chunks = await env.DB.prepare("SELECT count(*) AS n FROM batch_chunks WHERE job_id = ?1")
      .bind(first.body.job_id)
      .first<number>("n");
    expect(chunks).toBe(0);
    expect(await used(apiKey)).toBe(DISTINCT);

    now = Date.now();
    const again = await submitTo(apiKey, {}, key);
    expect(again.status).toBe(200);
    await drain();
    await expectKept(apiKey, again.body.job_id, NUMBERS, DISTINCT);
  });
});
