import { type CallOutcome, callAddress, sendWebhook } from "../lib/outgoing-call.ts";
import { runbookOf, textOf } from "./catalogue.ts";
import type { AlarmMessage } from "./messages.ts";
import type { Listener } from "./settings.ts";

const MESSAGE_TIMEOUT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
/** A tick begins no message after this time, so it ends within `SENDING_MS` of `alarm-book.ts`. */
const SENDING_BUDGET_MS = 30_000;

export interface Delivered {
  ids: string[];
  /** The delivery that failed; null if none failed, even if time ran out. */
  failure: CallOutcome | null;
}

/** Sends in order, until a message fails. The next tick repeats that message, with the same id. */
export async function deliverMessages(
  listener: Listener,
  messages: readonly AlarmMessage[],
  clock: () => number,
): Promise<Delivered> {
  const endsAt = clock() + SENDING_BUDGET_MS;
  const ids: string[] = [];
  for (const message of messages) {
    if (clock() >= endsAt) break;
    const { id } = message;
    const outcome = await sendWebhook(listener, id, bodyOf(message), clock(), MESSAGE_TIMEOUT_MS);
    if (!outcome.isDelivered) return { ids, failure: outcome };
    ids.push(id);
  }
  return { ids, failure: null };
}

export function deliverTest(listener: Listener, now: number): Promise<CallOutcome> {
  const text = "This is a test: messages about alarms arrive.";
  const id = `alarm_${crypto.randomUUID()}`;
  const body = { type: "alarm.test", timestamp: isoOf(now), data: {}, text, content: text };
  return sendWebhook(listener, id, body, now, MESSAGE_TIMEOUT_MS);
}

export function sendHeartbeat(url: string): Promise<CallOutcome> {
  return callAddress(url, { method: "GET" }, HEARTBEAT_TIMEOUT_MS);
}

/** Slack shows `text`, and Discord shows `content`. */
function bodyOf({ type, alarm, since, at }: AlarmMessage): object {
  const runbook = runbookOf(alarm);
  const text = `${textOf({ type, alarm })} Since ${isoOf(since)}. See ${runbook}`;
  const data = { alarm, since: isoOf(since), runbook };
  return { type, timestamp: isoOf(at), data, text, content: text };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
