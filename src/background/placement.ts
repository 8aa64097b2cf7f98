/**
 * The setting `placement` in wrangler.toml moves the work of requests to another place, but not the
 * work of queue consumers. So a consumer sends its message to its own Worker, as a request
 * (docs/decisions/0050-consumers-work-where-requests-do.md).
 */
import { settingsOf } from "../config.ts";
import { sha256Hex } from "../lib/sha256.ts";

export interface QueuedMessage {
  queue: string;
  id: string;
  attempts: number;
  body: unknown;
}

/** An operator may leave out this service binding, so the generated `Env` does not have it. */
export interface PlacedBinding {
  PLACED?: Fetcher;
}

/** The host does not matter, because a service binding ignores it. */
const URL_OF_PLACED_WORK = "https://placed.invalid/";
const HEADER = "X-Placed-Work";

export function placedBindingOf(env: Env): Fetcher | undefined {
  return (env as Env & PlacedBinding).PLACED;
}

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
  if (!response.ok) throw new Error(`placed work was answered with HTTP ${response.status}`);
  return response.json<T>();
}

/** @returns the message if a consumer sent this request; null for any other request */
export async function readPlaced(request: Request, env: Env): Promise<QueuedMessage | null> {
  const given = request.headers.get(HEADER);
  if (given === null || !(await isProof(given, env))) return null;
  return request.json<QueuedMessage>();
}

/** Proves that this Worker sent a message, because no caller knows the secret NTS_SERVICE_KEY. */
function proofOf(env: Env): Promise<string> {
  return sha256Hex(`placed work\n${settingsOf(env).NTS_SERVICE_KEY}`);
}

async function isProof(given: string, env: Env): Promise<boolean> {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(given), encoder.encode(await proofOf(env))];
  return one.length === other.length && crypto.subtle.timingSafeEqual(one, other);
}
