/** Events are delivered to customers' receivers (docs/api.md#webhooks). */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { processDeliveries } from "../../src/webhooks/deliver.ts";
import { sweepDeliveries } from "../../src/webhooks/sweep.ts";
import { takeWakes, worker } from "./batch-engine.ts";
import type { Received } from "./listener.ts";
import { demo, eventually, HANBIT, issueKey, post } from "./service.ts";
import { eventsOf, pass, send } from "./watch-list.ts";
import {
  customer,
  deliverDue,
  deliveriesOf,
  enabledEndpoint,
  HOUR_MS,
  MINUTE_MS,
  makeEndpoint,
  passUntilDue,
  Receiver,
  resetWebhooks,
  SECOND_MS,
  show,
  verify,
  writeEvent,
} from "./webhooks.ts";

const DAY_MS = 24 * HOUR_MS;
const LONG = { timeout: 120_000 };

beforeEach(resetWebhooks);

describe("an event", () => {
  it("arrives signed, in the shape of the feed, and an independent library verifies it", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id, secret } = await enabledEndpoint(caller, receiver.url);
    await writeEvent(caller.account);
    await deliverDue();
    const [testMessage, message] = await receiver.received();
    const [event] = await eventsOf(caller.key);
    expect(message && JSON.parse(message.body)).toEqual(event);
    expect(message?.headers).toMatchObject({
      "webhook-id": event.id,
      "content-type": "application/json",
      "user-agent": "business-verification-service",
    });
    for (const one of [testMessage, message])
      expect(verify(secret, one as Received)).toMatchObject({ mode: "live" });
    expect(await deliveriesOf(caller, id)).toEqual([
      expect.objectContaining({
        ...{ event_id: event.id, type: "watch.stale", status: "succeeded", attempts: 1 },
        ...{ status_code: 204, next_attempt_at: null },
      }),
    ]);
  });

  it("goes to each enabled endpoint of its account that wants its type, and to no other", async () => {
    const [caller, other] = [await customer(), await customer()];
    const receivers = Array.from({ length: 4 }, () => new Receiver());
    const [all, stale, changed, foreign] = receivers as [Receiver, Receiver, Receiver, Receiver];
    const unverified = new Receiver();
    await enabledEndpoint(caller, all.url);
    await enabledEndpoint(caller, stale.url, ["watch.stale", "watch.paused"]);
    await enabledEndpoint(caller, changed.url, ["watch.changed"]);
    await enabledEndpoint(other, foreign.url);
    await makeEndpoint(caller, unverified.url);
    await writeEvent(caller.account);
    await deliverDue();
    const counts = await Promise.all(receivers.map(async (one) => (await one.ids()).length));
    expect(counts).toEqual([1, 1, 0, 0]);
    expect(await unverified.received()).toEqual([]);
  });

  it("wakes a sender only if its account has an enabled endpoint", async () => {
    const caller = await customer();
    const numbers = { business_numbers: ["1000000917"] };
    const { apiKey: testKey } = await testSide(caller.account);
    await send("POST", "/v1/watches", testKey, numbers);
    for (let day = 0; day < 2; day++) await send("POST", "/v1/watches/run", testKey);
    expect(takeWakes()).toEqual([]);
    const receiver = new Receiver();
    const live = new Receiver();
    await enabledEndpoint({ ...caller, key: testKey }, receiver.url);
    await enabledEndpoint(caller, live.url);
    await send("POST", "/v1/watches", testKey, { business_numbers: ["1000000921"] });
    for (let day = 0; day < 2; day++) await send("POST", "/v1/watches/run", testKey);
    expect(takeWakes()).not.toEqual([]);
    await deliverDue();
    const [, ...messages] = await receiver.received();
    expect(messages.map(({ body }) => JSON.parse(body).mode)).toContain("test");
    expect(await live.ids()).toEqual([]);
  });

  it("of a batch arrives through the queue when the job has ended", LONG, async () => {
    const { apiKey: key, account } = await issueKey({ a: "pro" });
    const receiver = new Receiver();
    await enabledEndpoint({ key, account }, receiver.url);
    const { body: job } = await post("/v1/batch/verify", key, {
      business_numbers: [HANBIT.b_no],
      start_date: HANBIT.start_dt,
      owner_name: HANBIT.p_nm,
    });
    await eventually(async () => {
      const [, message] = await receiver.received();
      expect(message && JSON.parse(message.body)).toMatchObject({
        type: "batch.completed",
        data: { job_id: job.job_id, valid: 1 },
      });
    });
  });

  it("is written with all its deliveries or not at all, and never twice", async () => {
    const caller = await customer();
    await enabledEndpoint(caller, new Receiver().url);
    await enabledEndpoint(caller, new Receiver().url);
    const event = "INSERT INTO events VALUES (?, ?, 'watch.stale', 1, 'twice', '{}')";
    const insert = (id: number) => env.DB.prepare(event).bind(id, caller.account);
    await expect(
      env.DB.batch([insert(1), env.DB.prepare("INSERT INTO events (id) VALUES (2)")]),
    ).rejects.toThrow();
    const count = () => env.DB.prepare("SELECT count(*) AS n FROM webhook_deliveries").first("n");
    expect(await count()).toBe(0);
    await env.DB.batch([insert(1)]);
    await env.DB.prepare(`${event} ON CONFLICT DO NOTHING`).bind(2, caller.account).run();
    expect(await count()).toBe(2);
  });
});

async function testSide(account: string): Promise<{ apiKey: string }> {
  const { body } = await post("/admin/keys", demo.admin_token, {
    ...{ account, mode: "test", plans: { a: "enterprise" } },
    limits: { rate_per_second: 10_000 },
  });
  return { apiKey: body.api_key };
}

describe("an attempt", () => {
  it("does not follow a redirect, and counts it as a failure", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 302 });
    await writeEvent(caller.account);
    await deliverDue();
    expect(await (await fetch(`${receiver.url}-elsewhere?received`)).json()).toEqual([]);
    const [delivery] = await deliveriesOf(caller, id);
    expect(delivery).toMatchObject({ status: "waiting", status_code: 302, attempts: 1 });
  });

  it("reads nothing of an answer's body, however long it is", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 200, bytes: 1024 ** 3 });
    await writeEvent(caller.account);
    await deliverDue();
    const [delivery] = await deliveriesOf(caller, id);
    expect(delivery).toMatchObject({ status: "succeeded", status_code: 200 });
    const sent = Number(await (await fetch(`${receiver.url}?sent`)).text());
    expect(sent).toBeLessThan(32 * 1024 ** 2);
  });

  it("is repeated ten times with the same id and growing pauses, and the event stays in the feed", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 500 });
    await writeEvent(caller.account);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      waits.push(await passUntilDue());
      await deliverDue();
    }
    const hours = [2, 5, 10, 14, 20, 24].map((hour) => hour * HOUR_MS);
    const wanted = [0, 5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, ...hours];
    for (const [at, wait] of wanted.entries()) {
      expect(waits[at]).toBeGreaterThanOrEqual(wait * 0.9 - 2 * SECOND_MS);
      expect(waits[at]).toBeLessThanOrEqual(wait * 1.1);
    }
    const [delivery] = await deliveriesOf(caller, id);
    expect(delivery).toMatchObject({ status: "failed", attempts: 10, next_attempt_at: null });
    const ids = await receiver.ids();
    expect(ids).toHaveLength(10);
    const [event] = await eventsOf(caller.key);
    expect(new Set(ids)).toEqual(new Set([event.id]));
    pass(2 * DAY_MS);
    await deliverDue();
    expect(await receiver.ids()).toHaveLength(10);
  });

  it.each([
    [{ "Retry-After": "7200" }, 2 * HOUR_MS],
    [{ "Retry-After": "999999" }, DAY_MS],
    [{ "Retry-After": "1" }, 5 * SECOND_MS],
    [{ "Retry-After": "soon" }, 5 * SECOND_MS],
    [{ "Retry-After": "3600.5" }, 5 * SECOND_MS],
    [{ "Retry-After": "+3600" }, 5 * SECOND_MS],
    [{ "Retry-After": "retry in 2099" }, 5 * SECOND_MS],
    [{ "Retry-After": "2050-01-01" }, 5 * SECOND_MS],
    [{ "Retry-After": "Sat, 01 Jan 2050 00:00:00 GMT" }, DAY_MS],
  ])(
    "is repeated after 5 seconds, or after the time in %j if that is longer, up to 24 hours",
    async (headers, wait) => {
      const caller = await customer();
      const receiver = new Receiver();
      await enabledEndpoint(caller, receiver.url);
      await receiver.answer({ status: 503, headers });
      await writeEvent(caller.account);
      await deliverDue();
      const waited = await passUntilDue();
      expect(waited).toBeGreaterThan(wait * 0.9 - 2 * SECOND_MS);
      expect(waited).toBeLessThanOrEqual(wait * 1.1);
    },
  );

  it("that failed wakes a sender for the next attempt if that attempt is soon", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await receiver.answer({ status: 0 });
    await writeEvent(caller.account);
    takeWakes();
    await deliverDue();
    const [delay] = takeWakes();
    expect(delay).toBeGreaterThanOrEqual(5);
    expect(delay).toBeLessThanOrEqual(6);
  });

  it("waits for the operator if the master key is missing, and is not counted", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await writeEvent(caller.account);
    await deliverDue({ WEBHOOK_MASTER_KEYS: "" } as Partial<Env>);
    const [delivery] = await deliveriesOf(caller, id);
    expect(delivery).toMatchObject({ status: "waiting", attempts: 0 });
    await passUntilDue();
    await deliverDue();
    expect(await receiver.ids()).toHaveLength(1);
  });

  it("is made even if the operator has blocked other hosts", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await env.DB.exec("INSERT INTO webhook_blocked_hosts VALUES ('bad.co.kr', 0)");
    await writeEvent(caller.account);
    await deliverDue();
    expect(await receiver.ids()).toHaveLength(1);
  });

  it("is not made for a host that the operator has blocked in the meantime", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await env.DB.exec("INSERT INTO webhook_blocked_hosts VALUES ('127.0.0.1', 0)");
    await writeEvent(caller.account);
    await deliverDue();
    expect(await receiver.ids()).toEqual([]);
    const [delivery] = await deliveriesOf(caller, id);
    expect(delivery).toMatchObject({ status: "waiting", status_code: null, attempts: 1 });
  });
});

describe("an endpoint", () => {
  it("is disabled by 410: its waiting deliveries are dropped, and the account's other endpoints get an event", async () => {
    const caller = await customer();
    const [gone, other] = [new Receiver(), new Receiver()];
    const { id } = await enabledEndpoint(caller, gone.url, ["watch.stale"]);
    await enabledEndpoint(caller, other.url, ["webhook_endpoint.disabled"]);
    await gone.answer({ status: 410 });
    for (let event = 0; event < 3; event++) await writeEvent(caller.account);
    await deliverDue();
    expect(await gone.ids()).toHaveLength(1);
    expect(await show(caller, id)).toMatchObject({ status: "disabled", disabled_reason: "gone" });
    const statuses = (await deliveriesOf(caller, id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["dropped", "dropped", "failed"]);
    const [, message] = await other.received();
    expect(message && JSON.parse(message.body)).toMatchObject({
      type: "webhook_endpoint.disabled",
      data: { endpoint_id: id, reason: "gone", status_code: 410 },
    });
    await gone.answer({ status: 204 });
    const enable = { status: "enabled" };
    const { body } = await send("POST", `/v1/webhook_endpoints/${id}`, caller.key, enable);
    expect(body).toMatchObject({ status: "enabled", disabled_reason: null, disabled_at: null });
    await writeEvent(caller.account);
    await deliverDue();
    expect(await gone.ids()).toHaveLength(2);
  });

  it("is disabled when all its attempts have failed for five days", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    // The last success is long ago, but the five days begin at the first failure.
    pass(6 * DAY_MS);
    await receiver.answer({ status: 500 });
    await writeEvent(caller.account);
    await deliverDue();
    expect(await show(caller, id)).toMatchObject({ status: "enabled" });
    pass(5 * DAY_MS - HOUR_MS);
    await deliverDue();
    expect(await show(caller, id)).toMatchObject({ status: "enabled" });
    pass(2 * HOUR_MS);
    await deliverDue();
    expect(await show(caller, id)).toMatchObject({
      ...{ status: "disabled", disabled_reason: "failing" },
    });
    const [event] = await eventsOf(caller.key, "webhook_endpoint.disabled");
    expect(event.data).toEqual({ endpoint_id: id, reason: "failing", status_code: 500 });
  });

  it("stays enabled if an attempt succeeds within five days", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    for (const status of [500, 204, 500]) {
      await receiver.answer({ status });
      await writeEvent(caller.account);
      await deliverDue();
      pass(4 * DAY_MS);
    }
    await deliverDue();
    expect(await show(caller, id)).toMatchObject({ status: "enabled" });
  });

  it("that was deleted or disabled gets nothing more, and the sweeper removes its deliveries", async () => {
    const caller = await customer();
    const [deleted, disabled] = [new Receiver(), new Receiver()];
    const first = await enabledEndpoint(caller, deleted.url);
    const second = await enabledEndpoint(caller, disabled.url);
    await writeEvent(caller.account);
    await send("DELETE", `/v1/webhook_endpoints/${first.id}`, caller.key);
    const disable = { status: "disabled" };
    await send("POST", `/v1/webhook_endpoints/${second.id}`, caller.key, disable);
    await deliverDue();
    expect([await deleted.ids(), await disabled.ids()]).toEqual([[], []]);
    await sweepDeliveries(worker());
    const { results } = await env.DB.prepare(
      "SELECT endpoint, status FROM webhook_deliveries",
    ).all();
    expect(results).toEqual([{ endpoint: second.id, status: "dropped" }]);
    pass(31 * DAY_MS);
    await sweepDeliveries(worker());
    expect(await deliveriesOf(caller, second.id)).toEqual([]);
  });
});

describe("a worker", () => {
  it("that dies before or after it sends a message leaves the message to the next worker, with the same id", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    for (const call of ["SELECT endpoint.id", "UPDATE webhook_deliveries SET status = ?,"]) {
      await writeEvent(caller.account);
      const DB = Object.assign(Object.create(env.DB), {
        prepare: (text: string) => {
          if (text.startsWith(call)) throw new Error("killed");
          return env.DB.prepare(text);
        },
        batch: (some: D1PreparedStatement[]) => env.DB.batch(some),
      });
      await expect(processDeliveries(worker({ DB }))).rejects.toThrow("killed");
      await deliverDue();
      expect((await deliveriesOf(caller, id))[0]).toMatchObject({ status: "sending" });
      pass(21 * SECOND_MS);
      await sweepDeliveries(worker());
      expect(takeWakes()).toContain(0);
      await deliverDue();
      expect((await deliveriesOf(caller, id))[0]).toMatchObject({ status: "succeeded" });
    }
    const ids = await receiver.ids();
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  });

  it("whose lease has ended changes nothing", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    const { id } = await enabledEndpoint(caller, receiver.url);
    await writeEvent(caller.account);
    const { deliveries } = worker();
    const { taken } = await deliveries.take();
    const found = taken && (await deliveries.read(taken));
    pass(21 * SECOND_MS);
    await deliverDue();
    expect(taken && (await deliveries.read(taken))).toBeNull();
    if (taken && found)
      await deliveries.end(
        taken,
        found.account,
        {
          ...{ status: "failed", statusCode: 500, waitMs: null, reason: "gone" },
        },
        1,
      );
    expect((await deliveriesOf(caller, id))[0]).toMatchObject({
      ...{ status: "succeeded", attempts: 1 },
    });
  });

  it("does nothing if its queue message is delivered again", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    await writeEvent(caller.account);
    await Promise.all(Array.from({ length: 8 }, () => processDeliveries(worker())));
    expect(await receiver.ids()).toHaveLength(1);
  });

  it(
    "takes deliveries of other accounts at once, while 20 accounts have 10 hanging endpoints each",
    LONG,
    async () => {
      const hanging = new Receiver();
      await hanging.answer({ status: -1 });
      const accounts = Array.from({ length: 20 }, (_, at) => `hanging-${at}`);
      const endpoint = env.DB.prepare(`INSERT INTO webhook_endpoints
      (id, account, url, host, status, created_at, master)
      VALUES (?, ?, ?, '127.0.0.1', 'enabled', 0, 'local')`);
      for (const account of accounts) {
        await env.DB.batch(
          Array.from({ length: 10 }, (_, at) =>
            endpoint.bind(`we_${account}_${at}`, account, hanging.url),
          ),
        );
        await env.DB.prepare("INSERT INTO webhook_accounts (account) VALUES (?)")
          .bind(account)
          .run();
        await writeEvent(account);
      }
      const workers = Array.from({ length: 50 }, () => processDeliveries(worker()));
      const free = new Set(workers);
      for (const one of workers) void one.then(() => free.delete(one)).catch(() => {});
      await eventually(() => {
        expect(free.size).toBe(25);
      });
      const caller = await customer();
      const receiver = new Receiver();
      await env.DB.batch([endpoint.bind("we_caller", caller.account, receiver.url)]);
      await writeEvent(caller.account);
      const began = performance.now();
      const next = processDeliveries(worker());
      await eventually(async () => expect(await receiver.ids()).toHaveLength(1));
      expect(performance.now() - began).toBeLessThan(1_000);
      await hanging.answer({ status: 500 });
      await Promise.all([next, ...workers]);
      // The last attempt of each account failed, so each may have only one delivery under way.
      await hanging.answer({ status: -1 });
      pass(HOUR_MS);
      const again = Array.from({ length: 50 }, () => processDeliveries(worker()));
      await eventually(async () => {
        const sending = "SELECT count(*) AS n FROM webhook_deliveries WHERE status = 'sending'";
        expect(await env.DB.prepare(sending).first("n")).toBe(20);
      });
      await hanging.answer({ status: 500 });
      await Promise.all(again);
    },
  );
});
