/** Alarms and heartbeats are sent to a real listener (docs/runbook.md#alarms). */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { runTick } from "../../src/background/schedule.ts";
import { watch } from "../../src/background/watch.ts";
import { koreanDay, nextKoreanMidnight } from "../../src/lib/days.ts";
import { readWebhookSecrets, signWebhook } from "../../src/lib/standard-webhooks.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import { createServices } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";
import { resetEngine } from "./batch-engine.ts";
import type { Received } from "./listener.ts";
import { bearer, breakUpstreams, demo, issueKey, type Json, LOAD_CLAIM } from "./service.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONG = { timeout: 120_000 };
const SECRET = `whsec_${btoa("a secret of the operator")}`;
const NEXT_SECRET = `whsec_${btoa("the operator's next secret")}`;
const PERSONAL = "/hook-token-4711";

let now: number;
/** The bindings of the service under test, with gates and addresses that no other test uses. */
let bindings: Env & Record<string, unknown>;
let hook: string;
let heart: string;

beforeEach(async () => {
  await resetEngine();
  await env.DB.exec("DELETE FROM sync_runs");
  await env.DB.exec("DELETE FROM key_copies");
  // The clock starts two hours after midnight in Korea, so the Korean day ends only in tests that
  // move the clock far.
  now = nextKoreanMidnight(Date.now()) + 2 * HOUR_MS;
  const name = crypto.randomUUID();
  hook = `${inject("listenerUrl")}/${name}/hook${PERSONAL}`;
  heart = `${inject("listenerUrl")}/${name}/heart${PERSONAL}`;
  const getByName = (source: string) => env.SOURCE_GATE.getByName(`${source}-${name}`);
  bindings = {
    ...env,
    SOURCE_GATE: { getByName },
    HEARTBEAT_URL: heart,
    ALERT_WEBHOOK_URL: hook,
    ALERT_WEBHOOK_SECRET: SECRET,
    NTS_CALLS_A_DAY: "100000",
  } as unknown as typeof bindings;
});
afterEach(() => vi.restoreAllMocks());

async function tick(minutes = 1, more: object = {}): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    now += MINUTE_MS;
    const context = createExecutionContext();
    const trace = new Trace("test", () => now, "test");
    const services = createServices(
      { ...bindings, ...more },
      context,
      trace,
      () => now,
      new EdgeMemory(),
      new RegistryMemory(),
      "planned",
    );
    await runTick(services, "* * * * *");
    await waitOnExecutionContext(context);
  }
}

const receivedAt = async (url: string): Promise<Received[]> =>
  (await fetch(`${url}?received`)).json();
const answerWith = (url: string, status: number) =>
  fetch(url, { method: "PUT", body: String(status) });
/** The messages that the listener received, such as `started keys_unreadable`. */
const messages = async () =>
  (await receivedAt(hook)).map(({ body }) => {
    const { type, data } = JSON.parse(body);
    return `${type.slice("alarm.".length)} ${data.alarm}`;
  });
const heartbeats = async () => (await receivedAt(heart)).length;

async function send(path: string, key = "", body?: unknown, memory = new RegistryMemory()) {
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  const context = createExecutionContext();
  const init = {
    method: body === undefined ? "GET" : "POST",
    headers: { ...bearer(key), "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const app = createApp(new EdgeMemory(), memory);
  const answer = await app.request(`http://127.0.0.1${path}`, init, bindings, context);
  const json = (await answer.json()) as Json;
  await waitOnExecutionContext(context);
  clock.mockRestore();
  return { status: answer.status, body: json };
}
const background = async () => {
  const { status, body } = await send("/ready");
  expect([200, 500]).toContain(status);
  return body.background;
};

describe("a service with nothing wrong", () => {
  it(
    "sends no message in an hour, but a heartbeat each minute, and /ready says ok",
    LONG,
    async () => {
      const lines = vi.spyOn(console, "error");
      await tick(60);
      expect([await messages(), await heartbeats()]).toEqual([[], 60]);
      expect(lines.mock.calls).toEqual([]);
      expect(await background()).toBe("ok");
    },
  );
});

describe("the schedule", () => {
  it("sends no heartbeat after it stopped, and five minutes later /ready calls the schedule late, but still answers 200", async () => {
    await tick(2);
    now += 5 * MINUTE_MS;
    expect(await background()).toBe("ok");
    now += 1;
    const { status, body } = await send("/ready");
    expect([status, body.background]).toEqual([200, "late"]);
    expect(await heartbeats()).toBe(2);
    await tick();
    expect([await background(), await heartbeats()]).toEqual(["ok", 3]);
  });

  it("is late from the beginning if it never ran", async () => {
    expect(await background()).toBe("late");
  });

  it("is late if its ticks fail", async () => {
    await tick();
    const broken = {
      DB: {
        prepare: () => {
          throw new Error("down");
        },
      },
    };
    await tick(6, broken);
    expect([await background(), await heartbeats()]).toEqual(["late", 1]);
  });

  it("is unknown if the registry's gate, which notes each tick, does not answer", async () => {
    bindings = {
      ...bindings,
      SOURCE_GATE: {
        getByName: () => {
          throw new Error("down");
        },
      },
    } as never;
    expect(await background()).toBe("unknown");
    await tick();
    expect(await heartbeats()).toBe(0);
  });
});

/**
 * `wrong` causes the alarm, and `mend` ends it. `wrong` may set the bindings of the ticks, and a
 * function that runs before each tick.
 */
interface Case {
  alarm: string;
  wrong: (during: { bindings: object; before: () => Promise<void> }) => Promise<void> | void;
  mend: () => Promise<void> | void;
}
const unreadable = () => Promise.reject(new Error("KV is down"));
const days = (count: number) => now - count * 24 * HOUR_MS;
const syncRun = (id: string, status: string, age: number, source = "opendart") =>
  env.DB.prepare(
    `INSERT INTO sync_runs (id, kind, source, status, created_at, finished_at)
     VALUES (?1, 'companies', ?2, ?3, ?4, ?4)`,
  )
    .bind(id, source, status, days(age))
    .run();
const leased = (made: number) =>
  bindings.SOURCE_GATE.getByName("registry").lease({
    ...{ isolate: crypto.randomUUID(), number: 1, day: koreanDay(now) },
    ...{ made, counted: 0, wanted: 0, limit: 100_000 },
  });
let apiKey = "";
const check = () => send("/v1/verify", apiKey, LOAD_CLAIM);
const chunk = (waitingSince: number | null, dueAt: number, reason = "registry") =>
  env.DB.prepare(
    `INSERT INTO batch_chunks (job_id, first, count, rows, status, offset, length, turn, weight, due_at, waiting_since, reason)
     VALUES ('job', 0, 1, 1, 'waiting', 0, 1, 1, 1, ?1, ?2, ?3)`,
  )
    .bind(dueAt, waitingSince, reason)
    .run();

/**
 * Adds a block of watched numbers that no worker can finish: its account `late` has no row in
 * `watch_accounts`, so a worker that takes the block stops at once, and the block stays due.
 */
const block = async (dueAt: number | null) => {
  await env.DB.prepare(
    "INSERT INTO watch_blocks (account, due_at, answered_at) VALUES ('late', ?1, ?2)",
  )
    .bind(dueAt, now)
    .run();
};

const CASES: Case[] = [
  {
    alarm: "keys_unreadable",
    wrong: (during) => {
      const get = (name: string) =>
        name.startsWith("tick") ? unreadable() : env.API_KEYS.get(name);
      during.bindings = { API_KEYS: { get } };
    },
    mend: () => {},
  },
  {
    alarm: "database_unreadable",
    wrong: (during) => {
      const prepare = () => {
        throw new Error("D1 is down");
      };
      during.bindings = { DB: { prepare } };
    },
    mend: () => {},
  },
  {
    alarm: "registry_failing",
    wrong: async (during) => {
      ({ apiKey } = await issueKey({ a: "enterprise" }));
      await breakUpstreams({ fail: { mode: "http500", path: ["status", "validate"] } });
      during.before = async () => {
        expect((await check()).body.error.code).toBe("registry_unavailable");
      };
    },
    mend: () => breakUpstreams({ fail: null }),
  },
  {
    alarm: "entries_unreadable",
    wrong: async () => {
      ({ apiKey } = await issueKey({ a: "enterprise" }));
      await breakUpstreams({ fail: { mode: "unknownTexts", path: "validate" } });
      await check();
    },
    mend: async () => {
      await breakUpstreams({ fail: null });
      now += HOUR_MS;
    },
  },
  {
    alarm: "sync_failed",
    wrong: async () => {
      await syncRun("1", "completed", 3);
      await syncRun("2", "failed", 2);
      await syncRun("upload", "completed", 1.5, "upload");
      await syncRun("3", "failed", 1);
    },
    mend: async () => void (await syncRun("4", "completed", 0)),
  },
  {
    alarm: "job_waiting",
    wrong: async () => void (await chunk(now - HOUR_MS, now + 24 * HOUR_MS)),
    mend: resetEngine,
  },
  {
    alarm: "key_copy_stale",
    wrong: async () => {
      await env.DB.prepare(
        "INSERT INTO key_copies (day, started_at, completed_at) VALUES ('2026-01-01', ?1, ?1)",
      )
        .bind(now - 30 * HOUR_MS)
        .run();
    },
    mend: async () =>
      void (await env.DB.prepare("UPDATE key_copies SET completed_at = ?1").bind(now).run()),
  },
  {
    alarm: "rounds_late",
    wrong: () => block(now - 6 * HOUR_MS),
    mend: async () => void (await env.DB.prepare("DELETE FROM watch_blocks").run()),
  },
  {
    alarm: "webhooks_late",
    wrong: async (during) => {
      during.bindings = { WEBHOOK_QUEUE: { sendBatch: async () => {} } };
      await env.DB.batch([
        env.DB.prepare(
          `INSERT INTO webhook_endpoints (id, account, url, host, status, created_at, master)
           VALUES ('we_late', 'late', '', '', 'enabled', 0, 'local')`,
        ),
        env.DB.prepare(
          "INSERT INTO webhook_deliveries (endpoint, event, due_at) VALUES ('we_late', ?1 * 1000, ?1)",
        ).bind(now - HOUR_MS),
      ]);
    },
    mend: async () => void (await env.DB.prepare("DELETE FROM webhook_endpoints").run()),
  },
];

describe("an alarm", () => {
  it.each(CASES)("arrives once and ends once: $alarm", LONG, async ({ alarm, wrong, mend }) => {
    await tick(3);
    const during = { bindings: {}, before: async () => {} };
    await wrong(during);
    for (let minute = 0; minute < 12; minute++) {
      await during.before();
      await tick(1, during.bindings);
    }
    expect(await messages()).toEqual([`started ${alarm}`]);
    const doctor = await send("/admin/doctor", demo.admin_token, {});
    const [hop] = doctor.body.places[0].hops.filter(({ hop }: Json) => hop === "alarms");
    expect(hop.detail).toMatch(new RegExp(`^${alarm} since 20`));
    await mend();
    await tick(12);
    expect(await messages()).toEqual([`started ${alarm}`, `ended ${alarm}`]);
  });

  it("about the allowance arrives at 70 and at 90 %, and ends with the day in Korea", async () => {
    await tick();
    await leased(70_001);
    await tick(3);
    expect(await messages()).toEqual(["started allowance_70"]);
    await leased(20_999);
    await tick(3);
    expect(await messages()).toEqual(["started allowance_70", "started allowance_90"]);
    now = nextKoreanMidnight(now);
    await tick(3);
    expect((await messages()).slice(2)).toEqual(["ended allowance_70", "ended allowance_90"]);
  });

  it(
    "about the registry starts after five minutes of failures, and is ended by a probe if no checks come",
    LONG,
    async () => {
      ({ apiKey } = await issueKey({ a: "enterprise" }));
      await breakUpstreams({ fail: { mode: "http500", path: ["status", "validate"] } });
      await check();
      await tick(5);
      expect(await messages()).toEqual([]);
      await tick(2);
      expect(await messages()).toEqual(["started registry_failing"]);
      await breakUpstreams({ fail: null });
      await tick(8);
      expect(await messages()).toEqual(["started registry_failing", "ended registry_failing"]);
    },
  );

  it("about the registry does not start if one check failed and the registry answers", async () => {
    ({ apiKey } = await issueKey({ a: "enterprise" }));
    await breakUpstreams({ fail: { mode: "http500", path: ["status", "validate"] } });
    await check();
    await breakUpstreams({ fail: null });
    await tick(12);
    expect(await messages()).toEqual([]);
  });

  it("about a waiting job does not start for a job that waits for the account's next day", async () => {
    await chunk(now - HOUR_MS, now + HOUR_MS, "daily_limit");
    await tick(3);
    expect(await messages()).toEqual([]);
  });

  it("about the database does not start for a fault that lasts a minute", async () => {
    await tick();
    const prepare = () => {
      throw new Error("D1 is down");
    };
    await tick(1, { DB: { prepare } });
    await tick(5);
    expect(await messages()).toEqual([]);
  });
});

describe("a database that does not answer at all", () => {
  it("stops the work of a tick, but the service still checks the alarms", LONG, async () => {
    await tick();
    const never = () => new Promise<never>(() => {});
    const statement = { bind: () => statement, first: never, all: never, run: never, raw: never };
    const hanging = { DB: { prepare: () => statement, batch: never } };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      for (let minute = 0; minute < 4; minute++) {
        void tick(1, hanging);
        for (let second = 0; second < 60; second++) await vi.advanceTimersByTimeAsync(1_000);
        vi.useRealTimers();
        await scheduler.wait(50);
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      }
    } finally {
      vi.useRealTimers();
    }
    expect(await messages()).toEqual(["started database_unreadable"]);
    expect(await heartbeats()).toBe(1);
  });
});

describe("a message about an alarm", () => {
  const start = () => leased(70_001);

  it("is signed, says in a sentence what is wrong, and links to the advice for the operator", async () => {
    await start();
    await tick();
    const [{ method, headers, body }] = (await receivedAt(hook)) as [Received];
    expect(method).toBe("POST");
    const { text, ...message } = JSON.parse(body);
    expect(message).toEqual({
      type: "alarm.started",
      timestamp: new Date(now).toISOString(),
      data: {
        alarm: "allowance_70",
        since: new Date(now).toISOString(),
        runbook: "docs/runbook.md#allowance_70",
      },
      content: text,
    });
    expect(text).toMatch(
      /^Alarm allowance_70: More than 70 % of .* docs\/runbook\.md#allowance_70$/,
    );
    const secrets = readWebhookSecrets(SECRET) ?? [];
    expect(headers).toMatchObject(
      await signWebhook(secrets, headers["webhook-id"] ?? "", now, body),
    );
  });

  it(
    "arrives once after the listener was down for ten minutes, and has the same id in every attempt",
    LONG,
    async () => {
      const lines = vi.spyOn(console, "error");
      await answerWith(hook, 500);
      await start();
      await tick(5);
      await answerWith(hook, 0);
      await tick(5);
      const attempts = await receivedAt(hook);
      expect(attempts.length).toBeGreaterThanOrEqual(10);
      await answerWith(hook, 204);
      await tick(5);
      const all = await receivedAt(hook);
      expect(all).toHaveLength(attempts.length + 1);
      expect(new Set(all.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      expect(all.at(-1)?.headers["webhook-timestamp"]).not.toBe(
        all[0]?.headers["webhook-timestamp"],
      );
      const logged = lines.mock.calls.map(([line]) => String(line));
      expect(logged.filter((line) => line.includes("not_delivered"))).toHaveLength(10);
      for (const line of logged) expect(line).not.toContain(PERSONAL);
      expect(await heartbeats()).toBe(15);
    },
  );

  it("is given up after a day", LONG, async () => {
    await answerWith(hook, 500);
    await start();
    await tick();
    now += 24 * HOUR_MS;
    await answerWith(hook, 204);
    await tick(3);
    // The alarm itself ended at midnight, and a new message reports its end.
    expect((await messages()).slice(1)).toEqual(["ended allowance_70"]);
  });

  it("is sent again with the same id if the worker died before it recorded the first delivery", async () => {
    await start();
    const getByName = (source: string) => {
      const gate = bindings.SOURCE_GATE.getByName(source);
      return {
        lease: (request: never) => gate.lease(request),
        state: (limits: never) => gate.state(limits),
        watch: async (request: { kind: string }) => {
          if (request.kind === "delivered") throw new Error("killed");
          return gate.watch(request as never);
        },
      };
    };
    await tick(1, { SOURCE_GATE: { getByName } });
    await tick(3);
    const ids = (await receivedAt(hook)).map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("does not follow a redirect", async () => {
    await answerWith(hook, 302);
    await start();
    await tick();
    expect(await receivedAt(`${hook}-elsewhere`)).toEqual([]);
    expect(await receivedAt(hook)).toHaveLength(1);
  });

  it("is signed with both secrets while the secret is replaced, and then with the new secret", async () => {
    const signatures = async (secret: string) => {
      const { headers, body } = (await receivedAt(hook)).at(-1) as Received;
      const secrets = readWebhookSecrets(secret) ?? [];
      const expected = await signWebhook(secrets, headers["webhook-id"] ?? "", now, body);
      return [headers["webhook-signature"], expected["webhook-signature"]];
    };
    bindings = { ...bindings, ALERT_WEBHOOK_SECRET: `${NEXT_SECRET},${SECRET}` };
    await start();
    await tick();
    const [both, expected] = await signatures(`${NEXT_SECRET},${SECRET}`);
    expect([both, both?.split(" ").length]).toEqual([expected, 2]);
    bindings = { ...bindings, ALERT_WEBHOOK_SECRET: NEXT_SECRET };
    await leased(21_000);
    await tick();
    const [one, expectedOne] = await signatures(NEXT_SECRET);
    expect(one).toBe(expectedOne);
  });

  it("is not sent if the settings are faulty, and the doctor names each faulty setting", async () => {
    bindings = {
      ...bindings,
      HEARTBEAT_URL: "a",
      ALERT_WEBHOOK_URL: "b",
      ALERT_WEBHOOK_SECRET: "c",
    };
    const { body } = await send("/admin/doctor", demo.admin_token, {});
    const [hop] = body.places[0].hops.filter(({ hop }: Json) => hop === "alarms");
    expect(hop.ok).toBe(false);
    expect(hop.problem).toMatch(/HEARTBEAT_URL is .*ALERT_WEBHOOK_URL is .*SECRET is not whsec_/);
  });

  it("is not sent until a secret is set, and the log reports that the secret is missing", async () => {
    const lines = vi.spyOn(console, "error");
    await start();
    await tick(2, { ALERT_WEBHOOK_SECRET: undefined });
    expect(await receivedAt(hook)).toEqual([]);
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
      event: "configuration_fault",
      settings: ["ALERT_WEBHOOK_SECRET"],
    });
    await tick(2);
    expect(await messages()).toEqual(["started allowance_70"]);
  });
});

describe("a heartbeat that is not accepted", () => {
  it("does not make the tick fail, and is logged without its address", async () => {
    const lines = vi.spyOn(console, "error");
    await answerWith(heart, 0);
    await tick();
    expect(await background()).toBe("ok");
    expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({ event: "not_delivered", target: "heartbeat", status: null }),
    ]);
    expect(JSON.stringify(lines.mock.calls)).not.toContain(PERSONAL);
  });
});

describe("a test message", () => {
  const test = () => send("/admin/alarms/test", demo.admin_token, {});

  it("arrives signed, and starts no alarm", async () => {
    expect((await test()).body).toEqual({ delivered: true, status: 204, problem: null });
    const [{ headers, body }] = (await receivedAt(hook)) as [Received];
    expect(JSON.parse(body)).toMatchObject({ type: "alarm.test", text: expect.any(String) });
    const secrets = readWebhookSecrets(SECRET) ?? [];
    const signed = await signWebhook(secrets, headers["webhook-id"] ?? "", now, body);
    expect(headers).toMatchObject(signed);
    await tick(2);
    expect(await receivedAt(hook)).toHaveLength(1);
  });

  it.each([
    ["the listener refuses it", {}, 404, /HTTP 404/],
    ["the listener does not answer", {}, 0, /gave no answer, at least not within 10 seconds/],
    ["no listener is set", { ALERT_WEBHOOK_URL: undefined }, 204, /ALERT_WEBHOOK_URL is not set/],
    ["there is no secret", { ALERT_WEBHOOK_SECRET: "" }, 204, /ALERT_WEBHOOK_SECRET is missing/],
    ["the secret is faulty", { ALERT_WEBHOOK_SECRET: "whsec_x" }, 204, /SECRET is not whsec_/],
    ["the address is not https", { ALERT_WEBHOOK_URL: "http://a.example" }, 204, /not an https/],
    [
      "the address has a password",
      { ALERT_WEBHOOK_URL: "https://a:b@c.example" },
      204,
      /user name/,
    ],
  ])("gets an answer that says what is wrong if %s", async (_, more, status, problem) => {
    await answerWith(hook, status);
    bindings = { ...bindings, ...more };
    const { body } = await test();
    expect([body.delivered, body.problem]).toEqual([false, expect.stringMatching(problem)]);
    expect(JSON.stringify(body)).not.toContain(PERSONAL);
  });
});

describe("the check of the alarms in a tick", () => {
  it("costs one query of D1, one read of KV and one call of the gate", async () => {
    for (let day = 0; day < 400; day++) await syncRun(`run ${day}`, "completed", day + 1);
    for (let day = 0; day < 35; day++)
      await env.DB.prepare(
        "INSERT INTO key_copies (day, started_at, completed_at) VALUES (?1, ?2, ?2)",
      )
        .bind(`day ${day}`, days(day))
        .run();
    await tick();
    const counts = { queries: 0, rowsRead: 0, kvReads: 0, gateCalls: 0 };
    const trace = new Trace("test", () => now, "test");
    const prepare = (sql: string) => {
      counts.queries++;
      const statement = env.DB.prepare(sql);
      const first = async (...bound: unknown[]) => {
        const { results, meta } = await statement.bind(...bound).all();
        counts.rowsRead += meta.rows_read;
        return results[0];
      };
      return { bind: (...bound: unknown[]) => ({ first: () => first(...bound) }) };
    };
    const get = (name: string) => {
      counts.kvReads++;
      return env.API_KEYS.get(name);
    };
    const gate = bindings.SOURCE_GATE.getByName("registry");
    const getByName = () => ({
      watch: (request: never) => {
        counts.gateCalls++;
        return gate.watch(request);
      },
    });
    const counted = { ...bindings, DB: { prepare }, API_KEYS: { get }, SOURCE_GATE: { getByName } };
    const services = createServices(
      counted as never,
      createExecutionContext(),
      trace,
      () => now,
      new EdgeMemory(),
    );
    await watch(services, true);
    expect(counts).toMatchObject({ queries: 1, kvReads: 1, gateCalls: 1 });
    expect(counts.rowsRead).toBeLessThan(2_000);
  });
});
