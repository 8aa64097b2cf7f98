/** Counts the operations of a new isolate on KV, D1, R2 and Durable Objects, for tests of costs. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { bearer, type Json } from "./service.ts";

/**
 * The class in which each operation of R2 is billed. Deleting an object has no class, because it is
 * free (Cloudflare, R2, Pricing).
 */
const R2_CLASSES: Record<string, string> = {
  put: "r2ClassA",
  list: "r2ClassA",
  createMultipartUpload: "r2ClassA",
  get: "r2ClassB",
  head: "r2ClassB",
};

export function countedEnv() {
  const counts: Record<string, number> = {};
  const sessions: string[] = [];
  const count = (what: string, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const kv = (namespace: KVNamespace) => ({
    get: (...args: [string]) => {
      const names = [args[0]].flat();
      // Count reads of the plans separately, because an isolate does not read them for each check.
      count(names[0]?.startsWith("plans:") ? "kvReads.plans" : "kvReads", names.length);
      return namespace.get(...args);
    },
    put: (...args: [string, string]) => {
      count("kvWrites");
      return namespace.put(...args);
    },
    list: (options?: KVNamespaceListOptions) => {
      count("kvLists");
      return namespace.list(options);
    },
    delete: (name: string) => namespace.delete(name),
  });
  const counted = (stub: object, name: string) =>
    new Proxy(stub as Record<string, Json>, {
      get:
        (target, method: string) =>
        (...given: unknown[]) => {
          count(`${name}.${method}`);
          return target[method](...given);
        },
    });
  const hints: unknown[] = [];
  const USAGE_METER = {
    getByName: (...args: [string, DurableObjectNamespaceGetDurableObjectOptions]) => {
      hints.push(args[1]?.locationHint);
      return counted(env.USAGE_METER.getByName(...args), "meter");
    },
  };
  const SOURCE_GATE = {
    getByName: (...args: [string]) => counted(env.SOURCE_GATE.getByName(...args), "gate"),
  };
  const queried = async (answer: Promise<Json>, place: string) => {
    count(`d1Queries.${place}`);
    const result = await answer;
    for (const { meta } of [result].flat().filter((one) => one?.meta)) {
      count(`d1RowsRead.${place}`, meta.rows_read);
      count("d1RowsWritten", meta.rows_written);
    }
    return result;
  };
  const database = (db: Json, place: string): Json => ({
    prepare: (sql: string) => statement(db.prepare(sql), place, /^\s*select\b/i.test(sql)),
    batch: (statements: Json[]) =>
      queried(db.batch(statements.map((one) => one.original ?? one)), place),
    withSession: (constraint: string) => {
      sessions.push(constraint);
      return database(db.withSession(constraint), constraint);
    },
  });
  const statement = (original: Json, place: string, isSelect: boolean): Json => ({
    original,
    bind: (...values: unknown[]) => statement(original.bind(...values), place, isSelect),
    // D1's own `first` does not report what the query costs.
    first: async (column?: string) => {
      const { results } = await queried(original.all(), place);
      return column ? results[0]?.[column] : (results[0] ?? null);
    },
    all: () => queried(original.all(), place),
    run: () => queried(original.run(), place),
    // D1's own `raw` does not report what the query costs. So the query is sent twice and counted
    // once.
    raw: async (...options: unknown[]) => {
      if (!isSelect) return queried(original.raw(...options), place);
      await queried(original.all(), place);
      return original.raw(...options);
    },
  });
  const FILES = new Proxy(env.FILES, {
    get(bucket: Json, name: string) {
      const kind = R2_CLASSES[name];
      return (...args: unknown[]) => {
        if (kind) count(kind);
        return bucket[name](...args);
      };
    },
  });
  const bindings = {
    ...env,
    API_KEYS: kv(env.API_KEYS),
    RATE_COUNTERS: kv(env.RATE_COUNTERS),
    USAGE_METER,
    SOURCE_GATE,
    FILES,
    DB: database(env.DB, "primary"),
  } as unknown as Env;
  return {
    bindings,
    sessions,
    /** The location hint of each call to a meter. */
    hints,
    taken: () => {
      const taken = { ...counts };
      for (const what of Object.keys(counts)) delete counts[what];
      return taken;
    },
  };
}

/** A new isolate with counted bindings. The bindings in `given` replace counted bindings. */
export function isolate(given: Partial<Env> = {}) {
  const counted = countedEnv();
  Object.assign(counted.bindings, given);
  const app = createApp(new EdgeMemory());
  const send = async (path: string, key: string, body?: unknown, method = "POST") => {
    const context = createExecutionContext();
    const answer = await app.request(
      `http://127.0.0.1${path}`,
      {
        method,
        headers: { ...bearer(key), "Content-Type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      counted.bindings,
      context,
    );
    const before = counted.taken();
    const text = await answer.text();
    await waitOnExecutionContext(context);
    return { status: answer.status, text, before, after: counted.taken() };
  };
  return { ...counted, send };
}
