/**
 * An environment with bindings that fail on purpose. A call fails before it is carried out, or
 * only its reply is lost. A caller cannot tell these apart.
 */
import { createRandom } from "../random.ts";
import type { Faults, FaultyBinding } from "./control.ts";
import { isDropped } from "./sabotage.ts";

let faults: Faults = {};
let random = createRandom("");

export function setFaults(wanted: Faults, seed: string): void {
  faults = wanted;
  random = createRandom(seed);
}

const wrapped = new WeakMap<object, Env>();

/** The environment with faulty bindings, always the same object for the same environment. */
export function withFaults(env: Env): Env {
  let faulty = wrapped.get(env);
  if (!faulty) {
    faulty = {
      ...env,
      API_KEYS: wrapMethods("API_KEYS", env.API_KEYS),
      RATE_COUNTERS: wrapMethods("RATE_COUNTERS", env.RATE_COUNTERS),
      FILES: wrapMethods("FILES", env.FILES),
      BATCH_QUEUE: wrapMethods("BATCH_QUEUE", env.BATCH_QUEUE),
      DB: wrapDatabase(env.DB),
      USAGE_METER: wrapNamespace(env.USAGE_METER),
    };
    wrapped.set(env, faulty);
  }
  return faulty;
}

/** A fault as the platform shows it. */
function lost(binding: FaultyBinding): Error {
  const isMeter = binding === "USAGE_METER";
  return Object.assign(new Error(`${binding}: network connection lost`), {
    ...(isMeter && { retryable: random.chance(0.5), overloaded: random.chance(0.1) }),
  });
}

async function call<T>(
  binding: FaultyBinding,
  carryOut: () => T,
  isPut = false,
): Promise<Awaited<T>> {
  const { before = 0, after = 0, slowMs = 0, slowPutMs = 0 } = faults[binding] ?? {};
  const mostMs = isPut ? Math.max(slowMs, slowPutMs) : slowMs;
  if (mostMs > 0) await new Promise((resolve) => setTimeout(resolve, random.int(0, mostMs)));
  if (random.chance(before)) throw lost(binding);
  const reply = await carryOut();
  if (random.chance(after)) throw lost(binding);
  return reply;
}

type Method = (...args: unknown[]) => unknown;

/** Every call of a method may fail. */
function wrapMethods<T extends object>(binding: FaultyBinding, target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) =>
        call(binding, () => (member as Method).apply(target, args), name === "put");
    },
  });
}

/** From wrapper to original: D1 must get its own statements. */
const originals = new WeakMap<object, object>();

function original(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(original);
  return typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value;
}

const D1_CALLS = new Set(["all", "batch", "exec", "first", "raw", "run"]);

/**
 * Wraps a database, session or statement. Its calls may fail, and the objects that it creates
 * are wrapped too.
 */
function wrapDatabase<T extends object>(target: T): T {
  const proxy = new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const carryOut = () => (member as Method).apply(target, args.map(original));
        if (D1_CALLS.has(String(name))) return call("DB", carryOut);
        const built = carryOut();
        return typeof built === "object" && built !== null ? wrapDatabase(built) : built;
      };
    },
  });
  originals.set(proxy, target);
  return proxy;
}

function wrapNamespace(namespace: Env["USAGE_METER"]): Env["USAGE_METER"] {
  return new Proxy(namespace, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const given = (member as Method).apply(target, args);
        return name === "getByName" || name === "get" ? wrapStub(given as object) : given;
      };
    },
  });
}

/** Calls methods on the stub itself, because a stub takes `apply` for a remote method. */
function wrapStub(stub: object): object {
  const methods = stub as Record<PropertyKey, Method>;
  return new Proxy(stub, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call("USAGE_METER", () => (isDropped(String(name)) ? undefined : methods[name]?.(...args))),
  });
}
