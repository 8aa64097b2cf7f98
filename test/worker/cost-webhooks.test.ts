/**
 * Counts the operations that a webhook takes: to write its row, to attempt the delivery, and to
 * delete the row. docs/deploy.md calculates the costs from these figures (`test/operations.ts`).
 */
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { erasureHash } from "../../src/access/erased.ts";
import { observe } from "../../src/alarms/observe.ts";
import { EVENTS_KEPT_MS } from "../../src/events/event.ts";
import { insertEvent } from "../../src/events/write.ts";
import { binder } from "../../src/lib/d1.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { processDeliveries } from "../../src/webhooks/deliver.ts";
import { sweepDeliveries } from "../../src/webhooks/sweep.ts";
import { OPERATIONS_OF_A_WEBHOOK as WEBHOOK } from "../operations.ts";
import { takeWakes, worker } from "./batch-engine.ts";
import { countedEnv } from "./counted-env.ts";
import { clock, pass } from "./watch-list.ts";
import {
  customer,
  enabledEndpoint,
  passUntilDue,
  Receiver,
  resetWebhooks,
  writeEvent,
} from "./webhooks.ts";

beforeEach(resetWebhooks);

const { bindings, taken } = countedEnv();
const { DB } = bindings;

/**
 * Delivers the webhooks that are due.
 * @returns the operations of D1 that this took, and the number of queue messages that were sent
 */
async function delivered() {
  takeWakes();
  taken();
  while (await processDeliveries(worker({ DB }))) {}
  return { ...operationsOf(taken()), messages: takeWakes().length };
}

const operationsOf = (counted: Record<string, number>) => ({
  d1Queries: counted["d1Queries.primary"] ?? 0,
  d1RowsRead: counted["d1RowsRead.primary"] ?? 0,
  d1RowsWritten: counted.d1RowsWritten ?? 0,
});

describe("a webhook", () => {
  it("costs what docs/deploy.md assumes", async () => {
    const caller = await customer();
    const writing = async () => {
      const data = { count: 1, since: "2026-11-20T12:43:59.920Z" };
      const event = { type: "watch.stale", dedupe: crypto.randomUUID(), data } as const;
      const hash = await erasureHash(caller.account);
      taken();
      await DB.batch([binder(DB)(insertEvent(caller.account, hash, event, sql`true`, clock()))]);
      return taken().d1RowsWritten ?? 0;
    };
    const alone = await writing();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    expect((await writing()) - alone).toBe(WEBHOOK.d1RowsWrittenWithItsEvent);
    expect(await delivered()).toEqual({ ...WEBHOOK.success, messages: 0 });
    await receiver.answer({ status: 500 });
    await writing();
    expect(await delivered()).toEqual({ ...WEBHOOK.failure, messages: 1 });
    await passUntilDue();
    // Later attempts change neither the endpoint nor its account.
    const { d1RowsWritten } = await delivered();
    expect(d1RowsWritten).toBe(WEBHOOK.d1RowsWrittenByLaterFailure);
    pass(EVENTS_KEPT_MS + DAY_MS);
    taken();
    await worker({ DB }).deliveries.deleteOld();
    expect((taken().d1RowsWritten ?? 0) / 2).toBe(WEBHOOK.d1RowsWrittenToDelete);
  });
});

describe("a webhook that was delivered", () => {
  it("does not make a tick read more rows while it is kept", async () => {
    await env.DB.prepare(
      `INSERT INTO webhook_endpoints (id, account, url, host, status, created_at, master)
       VALUES ('we_1', 'x', '', '', 'enabled', 0, 'local')`,
    ).run();
    const read = async (delivered: number) => {
      await env.DB.prepare(
        `INSERT INTO webhook_deliveries (endpoint, event, status)
         SELECT 'we_1', ?1 * 1000 + value, 'succeeded' FROM json_each(?2)`,
      )
        .bind(clock(), JSON.stringify(Array.from({ length: delivered }, (_, index) => index)))
        .run();
      taken();
      await sweepDeliveries(worker({ DB }));
      return operationsOf(taken()).d1RowsRead;
    };
    const one = await read(1);
    expect(await read(500)).toBe(one);
  });
});

describe("an endpoint that waits for an attempt", () => {
  it("adds, to each tick and to each delivery to another endpoint, the cost that docs/deploy.md assumes", async () => {
    const caller = await customer();
    const receiver = new Receiver();
    await enabledEndpoint(caller, receiver.url);
    const read = async (waiting: number) => {
      await env.DB.batch([
        env.DB.prepare("DELETE FROM webhook_deliveries"),
        env.DB.prepare("DELETE FROM webhook_endpoints WHERE id LIKE 'we_waiting%'"),
        env.DB.prepare(
          `INSERT INTO webhook_endpoints (id, account, url, host, status, created_at, master)
           SELECT 'we_waiting' || value, 'other' || value, '', '', 'enabled', 0, 'local'
           FROM json_each(?)`,
        ).bind(JSON.stringify(Array.from({ length: waiting }, (_, index) => index))),
        env.DB.prepare(
          `INSERT INTO webhook_deliveries (endpoint, event, due_at, attempted_at)
           SELECT id, ?1 * 1000, ?1, 1 FROM webhook_endpoints WHERE id LIKE 'we_waiting%'`,
        ).bind(clock() + DAY_MS),
      ]);
      await writeEvent(caller.account);
      const delivery = (await delivered()).d1RowsRead;
      await sweepDeliveries(worker({ DB }));
      await observe({ DB, API_KEYS: env.API_KEYS } as never, clock());
      return { delivery, tick: operationsOf(taken()).d1RowsRead };
    };
    const [few, many] = [await read(10), await read(110)];
    expect(await receiver.ids()).toHaveLength(2);
    expect((many.delivery - few.delivery) / 100).toBe(WEBHOOK.d1RowsReadForEachWaiting.delivery);
    expect((many.tick - few.tick) / 100).toBe(WEBHOOK.d1RowsReadForEachWaiting.tick);
  });
});
