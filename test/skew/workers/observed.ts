/**
 * Wraps the Worker of one release. Notes each call to a Durable Object and each queue message.
 * Starts Durable Objects with the rows of fixtures, and can answer in their place. A queue message
 * waits until the program tells this Worker to deliver it. Alarms never ring.
 *
 * `host.ts` makes the entry point of the bundle, which exports the Durable Objects of the release.
 * This folder is copied into the checkouts of older commits, so it uses nothing of the service
 * except the exports of `src/index.ts`.
 */
import "./clock.ts";

import type { DurableObject } from "cloudflare:workers";
import service from "../../../src/index.ts";
import { setTime } from "./clock.ts";
import type {
  Commands,
  Delivery,
  Message,
  Observed,
  Played,
  RpcCall,
  SqlValue,
  StoredObject,
} from "./control.ts";

interface Fixtures {
  /** The objects that start with stored rows, as JSON. */
  STORED_OBJECTS: string;
}

// biome-ignore lint/suspicious/noExplicitAny: fixtures name the methods, so their types are unknown
type Stub = Record<string, (...args: any[]) => Promise<unknown>>;

const QUEUES = {
  IMPORT_QUEUE: "-import",
  FACTS_QUEUE: "-facts",
  BATCH_QUEUE: "-batch",
  WEBHOOK_QUEUE: "-webhooks",
} as const;
const CONTROL = "/__skew/";
/**
 * While writing to R2 is stuck, a request never ends. After this time, the request has done
 * everything before the write, so the request is given up.
 */
const STUCK_MS = 1_000;

let observed: Observed = nothing();
let played: Played | null = null;
let isStuck = false;

function nothing(): Observed {
  return { calls: [], sent: [], placed: [], faults: [] };
}

for (const level of ["log", "error"] as const) {
  const print = console[level];
  console[level] = (...line: unknown[]) => {
    const text = String(line[0]);
    if (/"exception":|"lost_charges"|"configuration_fault"/.test(text)) observed.faults.push(text);
    print(...line);
  };
}

/** Fills the storage of a new object before the service's constructor reads it. */
function restore(ctx: DurableObjectState, env: Env, namespace: string): void {
  // An alarm would ring at once, again and again, because recorded times are in the past.
  ctx.storage.setAlarm = async () => {};
  const { sql } = ctx.storage;
  const known: StoredObject[] = JSON.parse((env as unknown as Fixtures).STORED_OBJECTS);
  const ids = namespaceOf(env, namespace);
  const stored = known.find(
    (one) => one.namespace === namespace && ids.idFromName(one.object).equals(ctx.id),
  );
  if (!stored || tablesOf(sql).length > 0) return;
  for (const statement of stored.schema) sql.exec(statement);
  for (const [table, rows] of Object.entries(stored.rows)) {
    for (const row of rows) {
      const columns = Object.keys(row);
      const marks = columns.map(() => "?");
      const into = `INSERT INTO ${table} (${columns.join()}) VALUES (${marks.join()})`;
      sql.exec(into, ...Object.values(row));
    }
  }
}

function tablesOf(sql: SqlStorage): { name: string; type: string; sql: string }[] {
  return sql
    .exec<{ name: string; type: string; sql: string }>(
      "SELECT name, type, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*'",
    )
    .toArray();
}

function storedIn(sql: SqlStorage): Pick<StoredObject, "schema" | "rows"> {
  const all = tablesOf(sql);
  const tables = all.filter(({ type }) => type === "table").map(({ name }) => name);
  const rows = tables.map((table) => [
    table,
    sql.exec<Record<string, SqlValue>>(`SELECT * FROM ${table}`).toArray(),
  ]);
  return { schema: all.map((one) => one.sql), rows: Object.fromEntries(rows) };
}

type DurableClass = new (ctx: DurableObjectState, env: Env) => DurableObject<Env>;
const classes = new Map<string, DurableClass>();

export function observedClass(Base: DurableClass, namespace: string): DurableClass {
  classes.set(namespace, Base);
  return class extends Base {
    constructor(ctx: DurableObjectState, env: Env) {
      restore(ctx, env, namespace);
      super(ctx, env);
    }
    stored() {
      return storedIn(this.ctx.storage.sql);
    }
  };
}

function namespaceOf(env: Env, name: string): DurableObjectNamespace {
  return Reflect.get(env, name);
}

/**
 * The environments without the binding `PLACED` (false) and with it (true). With `PLACED`, a queue
 * consumer sends its message to its own Worker as a request, and that request does the work. Each
 * environment is made only once, because the service keeps the settings that it has read from an
 * environment object.
 */
const environments = new Map<boolean, Env>();

function environment(env: Env, isPlaced: boolean): Env {
  const known = environments.get(isPlaced);
  if (known) return known;
  const queues = Object.entries(QUEUES).map(([name, queue]) => [name, parked(env, queue)]);
  const namespaces = [...classes.keys()].map((name) => [name, observedNamespace(env, name)]);
  const made = {
    ...env,
    ...Object.fromEntries([...queues, ...namespaces]),
    API_KEYS: withoutExpiry(env.API_KEYS),
    RATE_COUNTERS: withoutExpiry(env.RATE_COUNTERS),
    FILES: sticky(env.FILES),
    ...(isPlaced && { PLACED: placedFetcher(env) }),
  } as Env;
  environments.set(isPlaced, made);
  return made;
}

function parked(env: Env, queue: string) {
  const send = (body: unknown) => {
    observed.sent.push({ queue, body });
    // Deliver this message at once, because the request to `/admin/doctor` waits for its result.
    if (isConsultation(body)) void deliver(env, { queue, body }, false);
  };
  return {
    send: async (body: unknown) => send(body),
    sendBatch: async (messages: Iterable<{ body: unknown }>) => {
      for (const { body } of messages) send(body);
    },
  };
}

function observedNamespace(env: Env, namespace: string) {
  return {
    getByName: (object: string, options?: DurableObjectNamespaceGetDurableObjectOptions) =>
      new Proxy(
        {},
        {
          // `await stub` would call a method named `then`, as if the stub were a promise.
          get: (_, method) =>
            typeof method !== "string" || method === "then"
              ? undefined
              : async (...args: unknown[]) => {
                  const call = { at: Date.now(), namespace, object, method, args: given(args) };
                  const stub = () =>
                    namespaceOf(env, namespace).getByName(object, options) as unknown as Stub;
                  const answer = played
                    ? playedAnswer(played, call)
                    : await stub()[method]?.(...args);
                  observed.calls.push({ ...call, ...(answer !== undefined && { answer }) });
                  return answer;
                },
        },
      ),
  };
}

/**
 * Removes undefined arguments at the end, because JSON, the format of fixtures, has no undefined.
 */
function given(args: unknown[]): unknown[] {
  const end = args.findLastIndex((arg) => arg !== undefined) + 1;
  return args.slice(0, end);
}

/**
 * @returns the next recorded answer of the method. The last answer is given again and again,
 *   because one release may call the method more often than another
 */
function playedAnswer({ calls, others }: Played, call: RpcCall): unknown {
  const isIt = ({ namespace, method }: RpcCall) =>
    namespace === call.namespace && method === call.method;
  const left = calls.filter((one) => isIt(one) && one.object === call.object);
  const found = left[0] ?? others.find(isIt);
  if (!found)
    throw new TypeError(`The RPC receiver does not implement the method "${call.method}".`);
  if (left.length > 1) calls.splice(calls.indexOf(found), 1);
  return structuredClone(found.answer);
}

/**
 * Removes expiry times. They fit the recorded time, which is past, so KV would refuse them.
 */
function withoutExpiry(kv: KVNamespace): KVNamespace {
  return intercept(kv, {
    put: (key: string, value: string, options: KVNamespacePutOptions = {}) => {
      const { expiration: _at, expirationTtl: _after, ...kept } = options;
      return kv.put(key, value, kept);
    },
  });
}

function sticky(bucket: R2Bucket): R2Bucket {
  return intercept(bucket, {
    put: (...args: Parameters<R2Bucket["put"]>) =>
      isStuck ? new Promise(() => {}) : bucket.put(...args),
  });
}

function intercept<T extends object>(target: T, methods: Record<string, unknown>): T {
  return new Proxy(target, {
    get: (_, name) => {
      const member = methods[String(name)] ?? Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

function placedFetcher(env: Env) {
  return {
    fetch: async (url: string, init: RequestInit) => {
      const headers = Object.fromEntries(new Headers(init.headers));
      const body = String(init.body);
      if (played) {
        if (!played.placed) throw new TypeError("the fixture has no placed work");
        const { status, body: text } = played.placed.answer;
        return new Response(text, { status });
      }
      const { status, text } = await perform((ctx) =>
        service.fetch(sent(url, init), environment(env, true), ctx),
      );
      observed.placed.push({ headers, body, answer: { status, body: text } });
      return new Response(text, { status });
    },
  };
}

/** Makes a request without the properties that Cloudflare adds to the requests of callers. */
function sent(url: string, init: RequestInit) {
  return new Request<unknown, IncomingRequestCfProperties>(url, init as never);
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** Returns the answer after the service has finished all work, also the work after the answer. */
function perform(work: (ctx: ExecutionContext) => Response | Promise<Response>): Promise<Answered> {
  return settled(async (ctx) => {
    const response = await work(ctx);
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  });
}

async function settled<T>(work: (ctx: ExecutionContext) => Promise<T>): Promise<T> {
  const pending: Promise<unknown>[] = [];
  const ctx = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException: () => {},
    props: {},
  } as unknown as ExecutionContext;
  const result = await work(ctx);
  for (let done = 0; done < pending.length; done++) await pending[done]?.catch(() => {});
  return result;
}

function isConsultation(body: unknown): boolean {
  return typeof body === "object" && body !== null && "consultation" in body;
}

async function deliver(env: Env, message: Message, isPlaced: boolean): Promise<Delivery> {
  let end: Delivery = "acknowledged";
  const delivery = {
    queue: `business-verification${message.queue}`,
    messages: [
      {
        id: crypto.randomUUID(),
        timestamp: new Date(Date.now()),
        attempts: 1,
        body: message.body,
        ack: () => {},
        retry: () => {
          end = "again";
        },
      },
    ],
  } as unknown as MessageBatch;
  await settled(async (ctx) => service.queue(delivery, environment(env, isPlaced), ctx));
  return end;
}

const control: { [Name in keyof Commands]: (given: Commands[Name], env: Env) => Promise<unknown> } =
  {
    time: async ({ now }) => setTime(now),
    deliver: ({ isPlaced, ...message }, env) => deliver(env, message, isPlaced),
    place: async ({ headers, body }, env) => {
      const request = sent("https://placed.invalid/", { method: "POST", headers, body });
      const { status, text } = await perform((ctx) =>
        service.fetch(request, environment(env, true), ctx),
      );
      return { status, body: text };
    },
    tick: async ({ cron }, env) => {
      const controller = { cron, scheduledTime: Date.now(), noRetry() {} } as ScheduledController;
      await settled(async (ctx) => service.scheduled(controller, environment(env, false), ctx));
    },
    call: async ({ at, namespace, object, method, args }, env) => {
      setTime(at);
      const stub = namespaceOf(env, namespace).getByName(object) as unknown as Stub;
      try {
        return { answer: await stub[method]?.(...args) };
      } catch (thrown) {
        return { thrown: String(thrown) };
      }
    },
    stick: async (given) => {
      isStuck = given.isStuck;
    },
    play: async (given) => {
      played = given;
    },
    stored: async ({ namespace, object }, env) => {
      const stub = namespaceOf(env, namespace).getByName(object) as unknown as Stub;
      return stub.stored?.();
    },
  };

async function obey(name: string, request: Request, env: Env): Promise<Response> {
  if (name === "observed") {
    const taken = observed;
    observed = nothing();
    return Response.json(taken);
  }
  if (name === "methods") return Response.json(methods());
  const command = control[name as keyof Commands];
  const given: never = await request.json();
  return Response.json((await command(given, env)) ?? null);
}

function methods(): Record<string, string[]> {
  const isCalled = (name: string) => !["constructor", "alarm"].includes(name);
  return Object.fromEntries(
    [...classes].map(([namespace, { prototype }]) => [
      namespace,
      Object.getOwnPropertyNames(prototype).filter(isCalled),
    ]),
  );
}

export default {
  fetch: async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(CONTROL)) return obey(pathname.slice(CONTROL.length), request, env);
    const answer = perform((ctx) => service.fetch(request, environment(env, false), ctx));
    const stuck = scheduler.wait(STUCK_MS).then(() => null);
    const answered = await (isStuck ? Promise.race([answer, stuck]) : answer);
    if (!answered) return new Response(null, { status: 504 });
    return new Response(answered.text || null, {
      status: answered.status,
      headers: answered.headers,
    });
  },
} satisfies ExportedHandler<Env>;
