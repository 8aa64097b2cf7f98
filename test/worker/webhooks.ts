/** Endpoints, receivers and events for tests of webhooks. The queue delivers nothing. */
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { expect, inject } from "vitest";
import { erasureHash } from "../../src/access/erased.ts";
import type { EventType } from "../../src/events/event.ts";
import { insertEvent } from "../../src/events/write.ts";
import { binder } from "../../src/lib/d1.ts";
import { processDeliveries } from "../../src/webhooks/deliver.ts";
import { worker } from "./batch-engine.ts";
import type { Received, Told } from "./listener.ts";
import { issueKey, type Json } from "./service.ts";
import { clock, pass, resetWatches, send } from "./watch-list.ts";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

export async function resetWebhooks(): Promise<void> {
  await resetWatches();
  await env.DB.batch(
    [
      "webhook_endpoints",
      "webhook_deliveries",
      "webhook_accounts",
      "webhook_blocked_hosts",
      "erased_accounts",
    ].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
}

/** A customer's receiver, which answers 204 until a test sets another answer. */
export class Receiver {
  readonly url = `${inject("listenerUrl")}/${crypto.randomUUID()}/hook`;

  async answer(told: Told): Promise<void> {
    await fetch(this.url, { method: "PUT", body: JSON.stringify(told) });
  }

  async received(): Promise<Received[]> {
    return (await fetch(`${this.url}?received`)).json();
  }

  /** The ids of the events that arrived, without test messages. */
  async ids(): Promise<string[]> {
    const messages = (await this.received()).map(({ body }) => JSON.parse(body) as Json);
    return messages.filter(({ type }) => type !== "webhook.test").map(({ id }) => id);
  }
}

export interface Customer {
  key: string;
  account: string;
}

export async function customer(): Promise<Customer> {
  const { apiKey: key, account } = await issueKey({ a: "enterprise" }, { rate_per_second: 10_000 });
  return { key, account };
}

export async function makeEndpoint(
  { key }: Customer,
  url: string,
  types?: EventType[],
): Promise<Json> {
  pass(11 * SECOND_MS);
  const body = { url, ...(types && { types }) };
  const answer = await send("POST", "/v1/webhook_endpoints", key, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

export const test = (key: string, id: string) =>
  send("POST", `/v1/webhook_endpoints/${id}/test`, key);

export async function enabledEndpoint(
  customer: Customer,
  url: string,
  types?: EventType[],
): Promise<Json> {
  const { id, secret } = await makeEndpoint(customer, url, types);
  const { body } = await test(customer.key, id);
  expect(body.endpoint.status, JSON.stringify(body)).toBe("enabled");
  return { ...body.endpoint, secret };
}

export const show = async ({ key }: Customer, id: string): Promise<Json> =>
  (await send("GET", `/v1/webhook_endpoints/${id}`, key)).body;

export const deliveriesOf = async ({ key }: Customer, id: string): Promise<Json[]> =>
  (await send("GET", `/v1/webhook_endpoints/${id}/deliveries`, key)).body.deliveries;

let written = 0;

export async function writeEvent(
  account: string,
  type: EventType = "watch.stale",
  data: object = { count: 1, since: "2026-11-20T12:43:59.920Z" },
): Promise<void> {
  const event = { type, dedupe: `test:${++written}`, data };
  const statement = insertEvent(account, await erasureHash(account), event, sql`true`, clock());
  await env.DB.batch([binder(env.DB)(statement)]);
}

export async function deliverDue(more: Partial<Env> = {}): Promise<void> {
  while (await processDeliveries(worker(more))) {}
}

/** @throws if the signature is wrong or the message is old */
export function verify(secret: string, { headers, body }: Received): Json {
  return new Webhook(secret).verify(body, headers);
}

/** Passes the time until the next attempt. @returns this time in milliseconds */
export async function passUntilDue(): Promise<number> {
  const row = await env.DB.prepare("SELECT min(due_at) AS due FROM webhook_deliveries").first<{
    due: number | null;
  }>();
  const wait = Math.max(0, (row?.due ?? 0) - clock());
  pass(wait);
  return wait;
}
