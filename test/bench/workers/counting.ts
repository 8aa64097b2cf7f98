/**
 * The service with counters of its platform operations. `GET /__operations` returns the counts and
 * resets them.
 */
import service, { UsageMeter as ServiceMeter } from "../../../src/index.ts";

export { SourceGate } from "../../../src/index.ts";

/** Here the meter runs in the same isolate, so it adds to these counts too. */
const counts = {
  kvReads: 0,
  meterCalls: 0,
  meterRows: 0,
  gateCalls: 0,
  d1Queries: 0,
  fetches: 0,
};
type Operations = typeof counts;

const send = globalThis.fetch;
globalThis.fetch = (...args: Parameters<typeof fetch>) => {
  counts.fetches++;
  return send(...args);
};

export class UsageMeter extends ServiceMeter {
  constructor(ctx: DurableObjectState, env: Env) {
    const { storage } = ctx;
    const setAlarm = storage.setAlarm.bind(storage);
    // Cloudflare bills setting an alarm as a written row.
    storage.setAlarm = (...args) => {
      counts.meterRows++;
      return setAlarm(...args);
    };
    const exec = storage.sql.exec.bind(storage.sql);
    storage.sql.exec = ((query: string, ...bindings: SqlStorageValue[]) => {
      const cursor = exec(query, ...bindings);
      counts.meterRows += cursor.rowsWritten;
      return cursor;
    }) as typeof storage.sql.exec;
    super(ctx, env);
  }
}

const counted = new WeakMap<Env, Env>();

export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/__operations") {
      const told = Response.json(counts);
      for (const name of Object.keys(counts) as (keyof Operations)[]) counts[name] = 0;
      return told;
    }
    let own = counted.get(env);
    if (!own) {
      own = {
        ...env,
        API_KEYS: watched(env.API_KEYS, ["get"], "kvReads"),
        RATE_COUNTERS: watched(env.RATE_COUNTERS, ["get"], "kvReads"),
        DB: watchedDatabase(env.DB),
        USAGE_METER: watchedObjects(env.USAGE_METER, "meterCalls"),
        SOURCE_GATE: watchedObjects(env.SOURCE_GATE, "gateCalls"),
      };
      counted.set(env, own);
    }
    return service.fetch(request as never, own, ctx);
  },
} satisfies ExportedHandler<Env>;

/** @param change is applied to each object that a method returns, except promises */
function watched<T extends object>(
  binding: T,
  methods: readonly string[],
  counter: keyof Operations,
  change: (value: object) => object = (value) => value,
): T {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        if (methods.includes(String(name))) counts[counter]++;
        const value: unknown = member.apply(target, args);
        return value instanceof Promise || typeof value !== "object" || value === null
          ? value
          : change(value);
      };
    },
  });
}

/** The methods that execute a query. `withSession`, `prepare` and `bind` only prepare a query. */
const QUERIES = ["all", "first", "run", "raw", "batch"];

function watchedDatabase<T extends object>(database: T): T {
  return watched(database, QUERIES, "d1Queries", watchedDatabase);
}

function watchedObjects<Namespace extends object>(
  namespace: Namespace,
  counter: keyof Operations,
): Namespace {
  const watchedObject = (stub: object): object =>
    new Proxy(stub as Record<PropertyKey, (...args: unknown[]) => unknown>, {
      get: (methods, name) => {
        if (typeof name !== "string") return Reflect.get(methods, name);
        return (...args: unknown[]) => {
          counts[counter]++;
          return methods[name]?.(...args);
        };
      },
    });
  return watched(namespace, [], counter, watchedObject);
}
