/** Wraps the bindings of an environment, so that their calls fail as `faults.ts` decides. */
import type { GrantedCheck } from "../../../src/access/open-checks.ts";
import type { FaultyBinding } from "./control.ts";
import { noteConfirmation, noteRestart } from "./doubts.ts";
import { call } from "./faults.ts";
import { isDoubled, isDropped, isLost } from "./sabotage.ts";

const wrapped = new WeakMap<object, Env>();

/** @returns the environment with faulty bindings, always the same object for an environment */
export function withFaults(env: Env): Env {
  let faulty = wrapped.get(env);
  if (!faulty) {
    faulty = {
      ...env,
      API_KEYS: wrapMethods("API_KEYS", env.API_KEYS),
      RATE_COUNTERS: wrapMethods("RATE_COUNTERS", env.RATE_COUNTERS),
      FILES: wrapMethods("FILES", env.FILES),
      BATCH_QUEUE: wrapMethods("BATCH_QUEUE", env.BATCH_QUEUE),
      WEBHOOK_QUEUE: wrapMethods("WEBHOOK_QUEUE", env.WEBHOOK_QUEUE),
      DB: wrapDatabase(env.DB),
      USAGE_METER: wrapNamespace("USAGE_METER", env.USAGE_METER),
      SOURCE_GATE: wrapNamespace("SOURCE_GATE", env.SOURCE_GATE),
    };
    wrapped.set(env, faulty);
  }
  return faulty;
}

type Method = (...args: unknown[]) => unknown;

function wrapMethods<T extends object>(binding: FaultyBinding, target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) =>
        call({ binding, kind: String(name) }, () => (member as Method).apply(target, args));
    },
  });
}

/**
 * For each wrapper, the original object and its SQL. D1 accepts only statements of its own class,
 * so D1 gets the originals. The SQL is the `kind` of a call (`faults.ts`).
 */
const originals = new WeakMap<object, { target: object; text: string }>();

function original(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(original);
  return typeof value === "object" && value !== null
    ? (originals.get(value)?.target ?? value)
    : value;
}

function textOf(args: unknown[]): string {
  return args
    .flat()
    .map((one) => (typeof one === "string" ? one : (originals.get(Object(one))?.text ?? "")))
    .join(";");
}

const DOUBLE_LAST_EVENT = `INSERT INTO events (id, account, type, created_at, dedupe, data)
  SELECT id + 1, account, type, created_at, dedupe || ':again', data FROM events
  ORDER BY id DESC LIMIT 1`;

/** Changes the arguments of a D1 batch, because some planted bugs remove or add statements. */
function sabotaged(database: object, args: unknown[]): unknown[] {
  const [statements] = args;
  if (!Array.isArray(statements)) return args;
  const kept: unknown[] = statements.filter((one) => !isLost(textOf([one])));
  if (isDoubled(textOf(args))) kept.push((database as D1Database).prepare(DOUBLE_LAST_EVENT));
  return [kept];
}

const D1_CALLS = new Set(["all", "batch", "exec", "first", "raw", "run"]);

function wrapDatabase<T extends object>(target: T, text = ""): T {
  const proxy = new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const carryOut = () =>
          (member as Method).apply(target, sabotaged(target, args).map(original));
        if (D1_CALLS.has(String(name)) && isLost(text)) return { results: [], meta: {} };
        if (D1_CALLS.has(String(name)))
          return call({ binding: "DB", kind: text || textOf(args) }, carryOut);
        const built = carryOut();
        const builtText = name === "prepare" ? String(args[0]) : text;
        return typeof built === "object" && built !== null ? wrapDatabase(built, builtText) : built;
      };
    },
  });
  originals.set(proxy, { target, text });
  return proxy;
}

function wrapNamespace<T extends object>(binding: FaultyBinding, namespace: T): T {
  return new Proxy(namespace, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const given = (member as Method).apply(target, args);
        return name === "getByName" || name === "get"
          ? wrapStub(binding, String(args[0]), given as object)
          : given;
      };
    },
  });
}

/**
 * Wraps the stub of a Durable Object. Unlike the wrappers above, calls methods without `apply`,
 * because a stub treats `apply` as the name of a remote method.
 */
function wrapStub(binding: FaultyBinding, object: string, stub: object): object {
  const methods = stub as Record<PropertyKey, Method>;
  const restart = async () => {
    noteRestart(object);
    await Promise.resolve(methods.restart?.()).catch(() => {});
  };
  return new Proxy(stub, {
    get:
      (_, name) =>
      async (...args: unknown[]) => {
        const kind = String(name);
        let hasArrived = false;
        try {
          return await call({ binding, kind, restart }, async () => {
            const reply = isDropped(kind) ? undefined : await methods[name]?.(...args);
            hasArrived = true;
            return reply;
          });
        } finally {
          if (kind === "confirm") noteConfirmation(object, args[1] as GrantedCheck[], hasArrived);
        }
      },
  });
}
