/** Verifies the messages that a webhook endpoint gets (www.standardwebhooks.com). */
import { fromBase64 } from "./base64.ts";
import { isObject } from "./response.ts";
import type { WebhookEvent } from "./types.ts";

/** The headers of a request: `request.headers` in Node, in Workers and in most frameworks. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/**
 * How far the clocks of the service and of the receiver may differ. An attacker who has copied a
 * message could send it again for these five minutes.
 */
const TOLERANCE_SECONDS = 300;
/** The service sends at most two signatures. The limit keeps attackers from sending thousands. */
const MAX_SIGNATURES = 10;

/** The message may not be from the service. Answer 400, and do not process the message. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  /**
   * - `missing_header`: one of the three headers is missing, so the sender is not the service
   * - `wrong_time`: the message is older than five minutes, or one of the two clocks is wrong
   * - `wrong_signature`: the secret belongs to another endpoint, or the body was changed
   * - `wrong_body`: the signature is right, but the body is not an event
   */
  declare readonly reason: "missing_header" | "wrong_time" | "wrong_signature" | "wrong_body";

  constructor(reason: WebhookVerificationError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Verifies a message, and returns its event. If a message is repeated, its event has the same `id`.
 * @param rawBody the body as it was received. Do not parse it and write it again, because then it
 *   may differ from what was signed
 * @param secret `whsec_…`, or the new and the old secret in an array while you change the secret
 * @throws WebhookVerificationError if it is not certain that the message is from the service
 * @throws TypeError if the secret has another format, or if the body is not text or bytes
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<WebhookEvent> {
  const keys = [secret].flat().map(keyOf);
  if (keys.length === 0) throw secretFault();
  const body = bytesOf(rawBody);
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
    headerOf(headers, `webhook-${name}`),
  ) as [string, string, string];

  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(Date.now() / 1000 - seconds) <= TOLERANCE_SECONDS))
    throw new WebhookVerificationError(
      "wrong_time",
      "webhook-timestamp is more than five minutes off, or is not a number of seconds.",
    );

  const start = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(start.length + body.length);
  signed.set(start);
  signed.set(body, start.length);
  if (!(await isSigned(signed, signatures, keys)))
    throw new WebhookVerificationError(
      "wrong_signature",
      "No signature fits the secret: pass this endpoint's secret, and the body as it was received.",
    );
  return eventIn(body);
}

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  keys: Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  const given = signatures
    .split(" ")
    .slice(0, MAX_SIGNATURES)
    .flatMap((text) => (text.startsWith("v1,") ? [fromBase64(text.slice(3))] : []));
  for (const bytes of keys) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["verify"]);
    // `verify` always takes the same time, so its duration says nothing about the right signature.
    for (const signature of given)
      if (signature && (await crypto.subtle.verify("HMAC", key, signature, signed))) return true;
  }
  return false;
}

/** @throws TypeError with a message that never contains the secret */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  // Callers without types may pass undefined, for example from `process.env`.
  const [, base64 = ""] = /^whsec_(.+)$/.exec(secret?.trim?.()) ?? [];
  const key = fromBase64(base64);
  if (!key?.length) throw secretFault();
  return key;
}

function secretFault(): TypeError {
  return new TypeError("secret must be the secret of the endpoint, such as whsec_….");
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new TypeError("rawBody must be the body as it was received: a text or bytes, not parsed.");
}

/** @throws WebhookVerificationError if the header is missing */
function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === "function"
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (!value) throw new WebhookVerificationError("missing_header", `${name} is missing.`);
  return String(value);
}

function eventIn(body: Uint8Array): WebhookEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder().decode(body));
    if (isObject(event) && "type" in event) return event as WebhookEvent;
  } catch {
    // The body is not JSON. The error below says so.
  }
  throw new WebhookVerificationError("wrong_body", "The body is not an event of the service.");
}
