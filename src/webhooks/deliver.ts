/**
 * Delivers events to endpoints, at least once. A worker that dies at any point loses nothing: its
 * lease ends, and another worker sends the message again, with the same id.
 */
import { sideOf } from "../access/account-mode.ts";
import type { Settings } from "../config.ts";
import { eventMessage } from "../events/event.ts";
import { type CallOutcome, callAddress } from "../lib/outgoing-call.ts";
import { signWebhook, type WebhookSecret } from "../lib/standard-webhooks.ts";
import { addressRulesOf, readAddress } from "./address.ts";
import { reasonToDisable, waitAfter } from "./attempts.ts";
import type { Attempt, DeliveryStore, Taken, ToSend } from "./deliveries.ts";
import { type WakeServices, wakeSenders } from "./hints.ts";
import { masterKeysOf, secretsOf } from "./secrets.ts";

export type DeliverServices = WakeServices & {
  clock: () => number;
  settings: Settings;
  readonly deliveries: DeliveryStore;
};

/** How long a worker goes on with further deliveries before its queue message is acknowledged. */
const WORK_MS = 20_000;

const TIMEOUT_MS = 15_000;

/** After this time, sending is tried again if the master key is missing. */
const WITHOUT_KEY_MS = 300_000;

/** The sweeper wakes workers for later attempts. */
const HINTED_WAIT_MS = 60_000;

/** Delivers what is due. @returns whether there may be more to do at once */
export async function processDeliveries(services: DeliverServices): Promise<boolean> {
  const { clock, deliveries } = services;
  const endsAt = clock() + WORK_MS;
  while (clock() < endsAt) {
    const { taken, isMore } = await deliveries.take();
    if (!taken) return false;
    if (isMore) await wakeSenders(services, 1);
    await deliver(services, taken);
  }
  return true;
}

async function deliver(services: DeliverServices, taken: Taken): Promise<void> {
  const { env, clock, settings, deliveries, trace } = services;
  const found = await deliveries.read(taken);
  if (!found) return deliveries.drop(taken);
  trace.note({ account: found.account });
  const began = clock();
  const secrets = await secretsOf(masterKeysOf(env), found, began);
  if (!secrets) {
    trace.configurationFault(
      ["WEBHOOK_MASTER_KEYS"],
      `WEBHOOK_MASTER_KEYS lacks the key ${found.master}, so a webhook endpoint waits.`,
    );
    return deliveries.putBack(taken, WITHOUT_KEY_MS);
  }
  const mayCall = !found.isBlocked && "url" in readAddress(found.url, addressRulesOf(settings));
  const message = eventMessage({ ...found, id: taken.event }, sideOf(found.account).mode);
  const outcome = mayCall
    ? await sendMessage(found.url, secrets, message, began)
    : { isDelivered: false, status: null, retryAfter: null };
  const attempt = attemptOf(taken, found, outcome, clock(), clock() - began);
  const deliveriesWait = await deliveries.end(taken, found.account, attempt);
  if (deliveriesWait) await wakeSenders(services, 1);
  const { waitMs } = attempt;
  if (waitMs !== null && waitMs <= HINTED_WAIT_MS)
    await wakeSenders(services, 1, Math.ceil(waitMs / 1_000));
}

function attemptOf(
  { failures }: Taken,
  { failingSince }: ToSend,
  { isDelivered, status: statusCode, retryAfter }: CallOutcome,
  now: number,
  durationMs: number,
): Attempt {
  const result = { statusCode, durationMs };
  if (isDelivered) return { ...result, status: "succeeded", waitMs: null, reason: null };
  const reason = reasonToDisable(statusCode, failingSince ?? now, now);
  const waitMs = reason ? null : waitAfter(failures + 1, retryAfter, now, Math.random());
  return { ...result, status: waitMs === null ? "failed" : "waiting", waitMs, reason };
}

/** Sends a message in the form of Standard Webhooks. @param now epoch milliseconds */
export async function sendMessage(
  url: string,
  secrets: readonly WebhookSecret[],
  message: { id: string },
  now: number,
): Promise<CallOutcome> {
  const body = JSON.stringify(message);
  const signed = await signWebhook(secrets, message.id, now, body);
  const headers = { "Content-Type": "application/json", ...signed };
  return callAddress(url, { method: "POST", headers, body }, TIMEOUT_MS);
}
