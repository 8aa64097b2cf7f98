/**
 * Work of queue consumers where requests run. Cloudflare's `placement` moves `fetch` handlers only;
 * consumers run anywhere. With the binding `PLACED`, a service binding of the Worker to itself, a
 * consumer hands each message to its own `fetch` handler, which is moved
 * (docs/decisions/0050-consumers-work-where-requests-do.md). Which work it is belongs in
 * `queue.ts`.
 */
import { settingsOf } from "../config.ts";
import { sha256Hex } from "../lib/sha256.ts";

/** A queue message, as it travels. */
export interface QueuedMessage {
  queue: string;
  id: string;
  attempts: number;
  body: unknown;
}

/** The binding is optional, and so no part of the generated `Env`. */
export interface Placement {
  PLACED?: Fetcher;
}

/** No host of anybody: a service binding does not look at it. */
const URL_OF_PLACED_WORK = "https://placed.invalid/";
const HEADER = "X-Placed-Work";

export function placementOf(env: Env): Fetcher | undefined {
  return (env as Env & Placement).PLACED;
}

/** Lets the Worker do the work of a message where `placement` moves it. @returns its answer */
export async function sendToPlaced<T>(
  placed: Fetcher,
  env: Env,
  message: QueuedMessage,
): Promise<T> {
  const response = await placed.fetch(URL_OF_PLACED_WORK, {
    method: "POST",
    headers: { [HEADER]: await proofOf(env) },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`placed work was answered HTTP ${response.status}`);
  return response.json<T>();
}

/** The message that a request brings from a consumer; null: it is anybody's request. */
export async function readPlaced(request: Request, env: Env): Promise<QueuedMessage | null> {
  const given = request.headers.get(HEADER);
  if (given === null || !(await isProof(given, env))) return null;
  return request.json<QueuedMessage>();
}

/**
 * What only this Worker knows: the way in is the one that callers have, and placement forwards a
 * request as HTTP.
 */
function proofOf(env: Env): Promise<string> {
  return sha256Hex(`placed work\n${settingsOf(env).NTS_SERVICE_KEY}`);
}

async function isProof(given: string, env: Env): Promise<boolean> {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(given), encoder.encode(await proofOf(env))];
  return one.length === other.length && crypto.subtle.timingSafeEqual(one, other);
}
