/**
 * Drives the batch engine for tests. Hints (queue messages) are parked: they are counted, but not
 * delivered. A test can move the clock forward.
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { tasksOf } from "../../src/background/schedule.ts";
import { type ChunkProgress, processChunk } from "../../src/batch/chunk.ts";
import { sweepJobs } from "../../src/batch/sweep.ts";
import { DAY_MS, nextKoreanMidnight } from "../../src/lib/days.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import { createServices, type Services } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";
import { loadNumbers } from "../load-numbers.ts";
import { loadBody, UNTHROTTLED } from "./batches.ts";
import { bearer, issueKey, type Json, UNREGISTERED } from "./service.ts";

const LOAD = loadNumbers(210);
/**
 * 213 rows, which become 3 chunks: one row for each of 210 valid businesses, a second row for two
 * of these businesses, and a row with an unknown number.
 */
export const NUMBERS = [
  ...LOAD.slice(0, 150),
  UNREGISTERED,
  ...LOAD.slice(0, 2),
  ...LOAD.slice(150),
];
export const DISTINCT = 211;
export const CHUNKS = 3;

export const LEASE_MS = Number(env.LEASE_SECONDS) * 1000;
export const SUBMIT_MS = Number(env.SUBMIT_SECONDS) * 1000;
export const HOUR_MS = 3_600_000;
/** The timeout of tests that run many jobs or kill many workers. */
export const LONG = { timeout: 120_000 };

/** How far the test has moved the clock, in milliseconds. */
let passed = 0;
/** How many hints were sent since the last `takeHints`. */
let parked = 0;

export async function resetEngine(): Promise<void> {
  passed = 0;
  parked = 0;
  wakes = [];
  await env.DB.batch([
    env.DB.prepare("DELETE FROM batch_chunks"),
    env.DB.prepare("DELETE FROM batch_jobs"),
    env.DB.prepare(
      "UPDATE batch_engine SET turn = 0, taken_at = 0, hinted_at = 0, outage_since = NULL, next_probe_at = 0, allowance_renewed_at = NULL",
    ),
  ]);
}

export function clock(): number {
  return Date.now() + passed;
}

export function pass(milliseconds: number): void {
  passed += milliseconds;
}

/** Passes time until two hours before midnight in Korea. The allowance is renewed at midnight. */
export function passUntilEvening(): void {
  const left = nextKoreanMidnight(clock()) - clock() - 2 * HOUR_MS;
  pass(left >= 0 ? left : left + DAY_MS);
}

export function takeHints(): number {
  const hints = parked;
  parked = 0;
  return hints;
}

const parkedQueue = {
  sendBatch: async (messages: Iterable<unknown>) => {
    parked += [...messages].length;
  },
} as unknown as Queue;

/**
 * The hints that would wake the senders of webhooks are parked too. For each hint since the last
 * `takeWakes`, this has the delay, in seconds, with which the service sent it to the queue.
 */
let wakes: number[] = [];

export function takeWakes(): number[] {
  const taken = wakes;
  wakes = [];
  return taken;
}

const parkedWebhooks = {
  sendBatch: async (messages: Iterable<MessageSendRequest>) => {
    wakes.push(...[...messages].map(({ delaySeconds = 0 }) => delaySeconds));
  },
} as unknown as Queue;

/** The bindings, with queues that deliver nothing and with the replacements in `more`. */
export const bindings = (more: Partial<Env> = {}) =>
  ({ ...env, BATCH_QUEUE: parkedQueue, WEBHOOK_QUEUE: parkedWebhooks, ...more }) as Env;

/**
 * Creates a worker in a new isolate. If `memory` comes from another worker, both workers share an
 * isolate.
 */
export function worker(
  more: Partial<Env> = {},
  registry?: Services["registry"],
  memory = new RegistryMemory(),
): Services {
  const services = createServices(
    bindings(more),
    createExecutionContext(),
    new Trace("test", clock, "test"),
    clock,
    new EdgeMemory(),
    memory,
    "planned",
  );
  return registry ? { ...services, registry } : services;
}

export async function tick(cron = "* * * * *"): Promise<void> {
  for (const task of tasksOf(cron)) await task(worker());
}

export async function submitTo(
  key: string,
  more: Partial<Env> = {},
  headers: Record<string, string> = {},
  numbers = NUMBERS,
  options: object = {},
) {
  return requestWith(
    "POST",
    "/v1/batch/verify",
    key,
    more,
    { ...loadBody(numbers), ...options },
    headers,
  );
}

export async function requestWith(
  method: string,
  path: string,
  key: string,
  more: Partial<Env> = {},
  body?: object,
  headers: Record<string, string> = {},
) {
  const init = {
    method,
    headers: { ...bearer(key), ...(body && { "Content-Type": "application/json" }), ...headers },
    ...(body && { body: body instanceof ReadableStream ? body : JSON.stringify(body) }),
  };
  const app = createApp(new EdgeMemory());
  const url = `http://127.0.0.1${path}`;
  const answer = await app.request(url, init, bindings(more), createExecutionContext());
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}

export async function submitted(numbers = NUMBERS, options: object = {}) {
  const { apiKey: key, account } = await issueKey({ a: "enterprise" }, UNTHROTTLED);
  const { status, body } = await submitTo(key, {}, {}, numbers, options);
  expect(status, JSON.stringify(body)).toBe(200);
  return { key, account, jobId: body.job_id as string };
}

export const deliver = (services = worker()): Promise<ChunkProgress> => processChunk(services);

/** Delivers hints until no chunk is due. If a chunk has to wait, passes time until it is due. */
export async function drain(services: () => Services = worker): Promise<void> {
  for (;;) {
    const outcome = await processChunk(services());
    if (outcome.kind === "idle") return;
    if (outcome.kind === "waits") pass(outcome.seconds * 1000 + 1);
  }
}

/** Lets all leases expire, so that their workers are presumed dead, and runs the sweeper. */
export async function passLeases(services = worker()): Promise<void> {
  pass(LEASE_MS + 1);
  await sweepJobs(services);
}

/**
 * Passes the time after which unfinished submissions are undone, and runs the sweeper. Does both
 * three times.
 */
export async function passSubmissions(): Promise<void> {
  for (let sweep = 0; sweep < 3; sweep++) {
    pass(SUBMIT_MS + 1);
    await sweepJobs(worker());
  }
}

export async function storedKeys(jobId?: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: jobId ? `batch/${jobId}/` : "batch/" });
  return objects.map((object) => object.key);
}

/**
 * Bindings of a worker that is killed during a call. From the first call for which `isLast` is
 * true, all calls fail, so the worker cannot tidy up. `isLast` gets calls such as
 * `FILES.put <key>`, `DB <sql>` and `METER.settle`.
 */
export function mortal(isLast: (call: string) => boolean): Partial<Env> {
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
    BATCH_QUEUE: watch(parkedQueue, () => "QUEUE.sendBatch"),
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

/** D1 that fails from the n-th query on, as if another connection had locked the database. */
export function lockedFrom(query: number): { DB: D1Database; wasLocked: () => boolean } {
  const statements = new WeakMap<object, D1PreparedStatement>();
  let queries = 0;
  const orLocked = async <T>(run: () => Promise<T>): Promise<T> => {
    if (++queries < query) return run();
    const cause = new Error("database is locked: SQLITE_BUSY");
    throw new Error(`D1_ERROR: ${cause.message}`, { cause });
  };
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    const shown = {
      bind: (...values: unknown[]) => watched(statement.bind(...values)),
      all: () => orLocked(() => statement.all()),
      run: () => orLocked(() => statement.run()),
      raw: () => orLocked(() => statement.raw()),
      first: () => orLocked(() => statement.first()),
    } as unknown as D1PreparedStatement;
    statements.set(shown, statement);
    return shown;
  };
  const DB = Object.assign(Object.create(env.DB), {
    prepare: (sql: string) => watched(env.DB.prepare(sql)),
    batch: (some: D1PreparedStatement[]) =>
      orLocked(() => env.DB.batch(some.map((one) => statements.get(one) ?? one))),
  });
  return { DB, wasLocked: () => queries >= query };
}

/**
 * Bindings of a worker that is killed at its n-th call. `wasKilled` tells whether the worker made
 * that many calls.
 */
export function killedAt(call: number): { bindings: Partial<Env>; wasKilled: () => boolean } {
  let calls = 0;
  return { bindings: mortal(() => ++calls >= call), wasKilled: () => calls >= call };
}

export function bucketWith(methods: Partial<Record<keyof R2Bucket, unknown>>): R2Bucket {
  const { FILES } = env;
  const bound = {
    get: FILES.get.bind(FILES),
    put: FILES.put.bind(FILES),
    list: FILES.list.bind(FILES),
    delete: FILES.delete.bind(FILES),
  };
  return Object.assign(Object.create(FILES), bound, methods);
}
