/**
 * Stops the Worker at a point of a round of watched numbers, and tells the driver, which kills it
 * there. What other workers and requests do at this moment goes on until they die too. Import this
 * module before the Worker, so that the Worker never takes the real `fetch`.
 */
import type { KillPoint, StopCommand } from "./control.ts";

const systemFetch = globalThis.fetch.bind(globalThis);
let stop: StopCommand | null = null;

export function setStop(wanted: StopCommand | null): void {
  stop = wanted;
}

/** By point: what a call has carried out when the Worker has reached it. */
const CALLS: Record<Exclude<KillPoint, "answer">, RegExp> = {
  take: /UPDATE watch_blocks\s+SET attempt = attempt \+ 1/,
  payment: /^payWatched$/,
  write: /UPDATE watch_blocks SET[^;]*taken_until = NULL, wait_until = 0/,
};

/** @param kind what `faults.ts` calls the kind of a call: its method, or its SQL */
export async function stopAfterCall(kind: string, reply: unknown): Promise<void> {
  for (const [point, calls] of Object.entries(CALLS))
    if (calls.test(kind) && !(point === "take" && isEmpty(reply))) await stopAt(point as KillPoint);
}

/** Whether there was no block to take. */
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

globalThis.fetch = async (...args: Parameters<typeof fetch>) => {
  const answer = await systemFetch(...args);
  const { url } = new Request(args[0], { method: "HEAD" });
  if (answer.ok && new URL(url).pathname.endsWith("/status")) await stopAt("answer");
  return answer;
};
