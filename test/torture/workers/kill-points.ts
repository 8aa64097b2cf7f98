/**
 * Makes one call of the Worker wait at a `KillPoint` (`control.ts`). Tells the driver, which then
 * kills the Worker. Until the kill, all other work of the Worker goes on. Import this module before
 * the Worker, so that the Worker never takes the real `fetch`.
 */
import { deliveriesWait } from "../../../src/events/write.ts";
import type { KillPoint, StopCommand } from "./control.ts";
import { isWebhookLost, isWebhookRenamed } from "./sabotage.ts";

const systemFetch = globalThis.fetch.bind(globalThis);
let stop: StopCommand | null = null;

export function setStop(wanted: StopCommand | null): void {
  stop = wanted;
}

interface CallPoint {
  /** The calls after which the Worker has reached the point. */
  calls: RegExp;
  /** Whether the reply shows that the call has reached the point. If absent, every call has. */
  hasHappened?: (reply: unknown) => boolean;
}

const CALLS: Partial<Record<KillPoint, CallPoint>> = {
  take: {
    calls: /UPDATE watch_blocks\s+SET attempt = attempt \+ 1/,
    // The reply is empty if there was no block to take.
    hasHappened: (reply) => !isEmpty(reply),
  },
  payment: { calls: /^payWatched$/ },
  write: { calls: /UPDATE watch_blocks SET[^;]*taken_until = NULL, wait_until = 0/ },
  event: {
    calls: /INSERT INTO events/,
    // The batch may have written no event, or an event that no endpoint waits for.
    hasHappened: (reply) => Array.isArray(reply) && deliveriesWait(reply),
  },
};

/** @param kind the kind of the call as in `faults.ts`: its method, or its SQL */
export async function stopAfterCall(kind: string, reply: unknown): Promise<void> {
  for (const [point, { calls, hasHappened }] of Object.entries(CALLS))
    if (calls.test(kind) && hasHappened?.(reply) !== false) await stopAt(point as KillPoint);
}

function isEmpty(reply: unknown): boolean {
  const rows = Array.isArray(reply) ? reply : (reply as D1Result | null)?.results;
  return !rows || rows.length === 0;
}

async function stopAt(point: KillPoint): Promise<void> {
  if (stop?.point !== point) return;
  const { url } = stop;
  stop = null;
  await systemFetch(url, { method: "POST" });
}

globalThis.fetch = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
  const id = new Headers(init?.headers).get("webhook-id");
  if (id !== null) return sendWebhook(input, init, id);
  const answer = await systemFetch(input, init);
  const { url } = new Request(input, { method: "HEAD" });
  if (answer.ok && new URL(url).pathname.endsWith("/status")) await stopAt("answer");
  return answer;
};

async function sendWebhook(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  id: string,
): Promise<Response> {
  // A test message does not belong to an event: a request sends it.
  if (id.startsWith("test_")) return systemFetch(input, init);
  if (isWebhookLost()) return new Response(null, { status: 204 });
  const headers = new Headers(init?.headers);
  if (isWebhookRenamed()) headers.set("webhook-id", `${id}0`);
  const answer = await systemFetch(input, { ...init, headers });
  await stopAt("reply");
  return answer;
}
