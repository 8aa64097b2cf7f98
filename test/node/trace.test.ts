/** The hops in a log event explain how long the invocation took. No text from outside is logged. */
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { ConfigurationError } from "../../src/errors.ts";
import { Trace } from "../../src/trace.ts";

let now: number;
let log: MockInstance<typeof console.log>;
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  now = 1_000;
  log = vi.spyOn(console, "log").mockImplementation(() => {});
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const trace = () => new Trace("request-1", () => now, "release-1");
const event = (of = log) => JSON.parse(String(of.mock.calls.at(-1)?.[0]));

/** A test controls this wait: `end` sets the clock and ends the wait. */
function wait(): { over: Promise<void>; end: (at: number) => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    over: promise,
    end: async (at) => {
      now = at;
      resolve();
      await new Promise((done) => setTimeout(done));
    },
  };
}

describe("the time of an event", () => {
  it("is divided into hops, which may overlap, and other_ms, which is the time outside all hops", async () => {
    const traced = trace();
    const [key, meter, registry] = [wait(), wait(), wait()];
    const waits = [traced.time("key", key.over)];
    await key.end(1_010);
    now = 1_015;
    waits.push(traced.time("meter", meter.over), traced.time("registry", registry.over));
    await meter.end(1_030);
    await registry.end(1_115);
    await Promise.all(waits);
    now = 1_117;
    traced.finish("request");
    expect(event()).toMatchObject({
      duration_ms: 117,
      hops_ms: { key: 10, meter: 15, registry: 100 },
      other_ms: 5 + 2,
      release: "release-1",
      request_id: "request-1",
    });
  });

  it("includes every call of a timed service, even a call that fails", async () => {
    const traced = trace();
    const store = traced.timed("jobs", {
      size: 3,
      read: async () => {
        await Promise.resolve();
        now += 4;
        return "row";
      },
      fail: async () => {
        await Promise.resolve();
        now += 5;
        throw new TypeError("no");
      },
      name: () => "store",
    });
    expect([await store.read(), await store.read(), store.name(), store.size]).toEqual([
      "row",
      "row",
      "store",
      3,
    ]);
    await expect(store.fail()).rejects.toThrow("no");
    traced.finish("message");
    expect(event()).toMatchObject({ hops_ms: { jobs: 13 }, other_ms: 0 });
  });
});

describe("a logged exception", () => {
  it.each([
    ["a message of many lines", new TypeError("홍길동\n    at 1248100998\n    at the end")],
    ["a message that looks like a stack", new Error("Error: 홍길동\n    at f (홍길동.js:1:1)")],
    ["no message", new RangeError()],
    ["a value that is not an error", "홍길동 1248100998"],
  ])("reveals nothing of %s", (_, thrown) => {
    const traced = trace();
    traced.exception(thrown);
    traced.finish("request");
    expect(JSON.stringify(event(errors))).not.toMatch(/홍길동|1248100998/);
    expect(event(errors).exception.name).toMatch(/^(TypeError|Error|RangeError|string)$/);
    if (thrown instanceof Error)
      expect(event(errors).exception.at[0]).toMatch(/^at .*trace\.test\.ts/);
  });

  it.each(["request", "message", "schedule"] as const)(
    "of a %s has the platform's level for errors",
    (kind) => {
      const traced = trace();
      traced.exception(new TypeError("no"));
      traced.finish(kind);
      expect([log.mock.calls.length, event(errors).event]).toEqual([0, kind]);
    },
  );

  it("is logged with its message in a separate event if it is a fault of the settings", () => {
    trace().exception(new ConfigurationError(["ADMIN_TOKEN"], "ADMIN_TOKEN: too short"));
    expect(JSON.parse(String(errors.mock.calls[0]?.[0]))).toEqual({
      event: "configuration_fault",
      request_id: "request-1",
      release: "release-1",
      settings: ["ADMIN_TOKEN"],
      message: "ADMIN_TOKEN: too short",
    });
  });
});

describe("an event with calls of the registry", () => {
  it("has the number of calls, and each fault", () => {
    const traced = trace();
    traced.registryAttempt("validate", "timeout");
    traced.registryAttempt("validate", null);
    traced.registryAttempt("status", "down");
    traced.finish("request");
    expect(event()).toMatchObject({
      registry_attempts: 3,
      registry_faults: ["validate:timeout", "status:down"],
    });
  });
});
