/** Sends webhooks. If a worker dies, another worker sends the message again, with the same id. */
import { sideOf } from "../access/account-mode.ts";
import type { Settings } from "../config.ts";
import { eventMessage } from "../events/event.ts";
import { type CallOutcome, sendWebhook } from "../lib/outgoing-call.ts";
import { addressRulesOf, readAddress } from "./address.ts";
import { ATTEMPT_TIMEOUT_MS, reasonToDisable, waitAfter } from "./attempts.ts";
import type { Attempt, DeliveryStore, Taken } from "./deliveries.ts";
import { type WakeServices, wakeSenders } from "./hints.ts";
import { masterKeysOf, secretsOf } from "./secrets.ts";

export type DeliverServices = WakeServices & {
  clock: () => number;
  settings: Settings;
  readonly deliveries: DeliveryStore;
};

/** After this time, a worker takes no more deliveries. Then its queue message is acknowledged. */
const WORK_MS = 20_000;

/** If the master key is missing, sending is tried again after this time. */
const WITHOUT_KEY_MS = 300_000;

/**
 * If the next attempt is due within this time, a delayed queue message wakes a worker for it. If it
 * is due later, `sweep.ts` wakes a worker, because it looks for due deliveries every minute.
 */
const HINTED_WAIT_MS = 60_000;

const NOT_CALLED: CallOutcome = { isDelivered: false, status: null, retryAfter: null };

/** Sends the deliveries that are due. @returns whether more deliveries may be due now */
export async function processDeliveries(services: DeliverServices): Promise<boolean> {
  const { clock, deliveries } = services;
  const endsAt = clock() + WORK_MS;
  while (clock() < endsAt) {
    const { taken, isMore } = await deliveries.take();
    if (!taken) return false;
    if (isMore) await wakeSenders(services);
    await deliver(services, taken);
  }
  return true;
}

async function deliver(services: DeliverServices, taken: Taken): Promise<void> {
  const { env, clock, settings, deliveries, trace } = services;
  const found = await deliveries.read(taken);
  if (!found) return;
  const { account, url, isBlocked } = found;
  trace.note({ account });
  const began = clock();
  const secrets = await secretsOf(masterKeysOf(env), found, began);
  if (!secrets) {
    trace.configurationFault(
      ["WEBHOOK_MASTER_KEYS"],
      `WEBHOOK_MASTER_KEYS lacks the key ${found.master}, so a webhook endpoint waits.`,
    );
    return deliveries.putBack(taken, WITHOUT_KEY_MS);
  }
  const message = eventMessage({ ...found, id: taken.event }, sideOf(account).mode);
  const mayCall = !isBlocked && "url" in readAddress(url, addressRulesOf(settings));
  const outcome = mayCall
    ? await sendWebhook({ url, secrets }, message.id, message, began, ATTEMPT_TIMEOUT_MS)
    : NOT_CALLED;
  const now = clock();
  const attempt = attemptOf(outcome, taken.failures, found.failingSince ?? now, now);
  if (await deliveries.end(taken, account, attempt, now - began)) await wakeSenders(services);
  const { waitMs } = attempt;
  if (waitMs !== null && waitMs <= HINTED_WAIT_MS)
    await wakeSenders(services, 1, Math.ceil(waitMs / 1_000));
}

/** @param failures earlier failed attempts @param failingSince when the failures began */
function attemptOf(
  { isDelivered, status: statusCode, retryAfter }: CallOutcome,
  failures: number,
  failingSince: number,
  now: number,
): Attempt {
  if (isDelivered) return { status: "succeeded", statusCode, waitMs: null, reason: null };
  const reason = reasonToDisable(statusCode, failingSince, now);
  const waitMs = reason ? null : waitAfter(failures + 1, retryAfter, now, Math.random());
  return { status: waitMs === null ? "failed" : "waiting", statusCode, waitMs, reason };
}
