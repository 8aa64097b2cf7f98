/** Delays each call of the meter and of D1, as if they were in a distant region. */

const METER_DELAY_MS = 60;
const D1_DELAY_MS = 30;

const delayedEnvironments = new WeakMap<Env, Env>();

export function withDelays(env: Env): Env {
  let delayed = delayedEnvironments.get(env);
  if (!delayed) {
    delayed = {
      ...env,
      USAGE_METER: wrap(env.USAGE_METER, (meter: object) => delayCalls(meter, METER_DELAY_MS)),
      DB: wrap(env.DB, delayQueries),
    };
    delayedEnvironments.set(env, delayed);
  }
  return delayed;
}

function wrap<T extends object>(binding: T, change: (given: object) => unknown): T {
  return new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function"
        ? (...args: unknown[]) => change(member.apply(target, args))
        : member;
    },
  });
}

function delayQueries(given: object): unknown {
  // A method that executes a query returns a promise. `withSession`, `prepare` and `bind` return
  // objects with more methods.
  return given instanceof Promise ? later(() => given, D1_DELAY_MS) : wrap(given, delayQueries);
}

/**
 * Delays every call of a stub's methods. Does not use `apply` as `wrap` does, because a stub would
 * treat `apply` as a remote method.
 */
function delayCalls(stub: object, milliseconds: number): unknown {
  const methods = stub as Record<PropertyKey, (...args: unknown[]) => Promise<unknown>>;
  return new Proxy(methods, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        later(() => methods[name]?.(...args), milliseconds),
  });
}

async function later<T>(call: () => T, milliseconds: number): Promise<Awaited<T>> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return await call();
}
