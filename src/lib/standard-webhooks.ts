/** Signs webhooks symmetrically, as github.com/standard-webhooks/standard-webhooks specifies. */

const PREFIX = "whsec_";
const SECRET_BYTES = { min: 24, max: 64 };

export type WebhookSecret = Uint8Array<ArrayBuffer>;

export type WebhookHeaders = Record<
  "webhook-id" | "webhook-timestamp" | "webhook-signature",
  string
>;

/** @param text `whsec_…` secrets, separated by commas @returns null if any secret is invalid */
export function readWebhookSecrets(text: string): WebhookSecret[] | null {
  const secrets = text.split(",").map((part) => secretOf(part.trim()));
  return secrets.every((secret) => secret !== null) ? secrets : null;
}

/**
 * @param secrets a receiver needs only one of these secrets to check the signature
 * @param id the same for each attempt to deliver the message
 * @param now in epoch milliseconds
 */
export async function signWebhook(
  secrets: readonly WebhookSecret[],
  id: string,
  now: number,
  body: string,
): Promise<WebhookHeaders> {
  const timestamp = String(Math.floor(now / 1_000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = await Promise.all(secrets.map((secret) => hmacSha256(secret, signed)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.map((bytes) => `v1,${toBase64(bytes)}`).join(" "),
  };
}

export function writeWebhookSecret(secret: WebhookSecret): string {
  return PREFIX + toBase64(secret);
}

export async function hmacSha256(key: WebhookSecret, text: string): Promise<WebhookSecret> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const data = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

/** @returns null unless the text is base64 of `min` to `max` bytes */
export function readKeyBytes(text: string, min: number, max: number): WebhookSecret | null {
  let bytes: string;
  try {
    bytes = atob(text);
  } catch {
    return null;
  }
  if (bytes.length < min || bytes.length > max) return null;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

function toBase64(bytes: WebhookSecret): string {
  return btoa(String.fromCharCode(...bytes));
}

function secretOf(text: string): WebhookSecret | null {
  if (!text.startsWith(PREFIX)) return null;
  return readKeyBytes(text.slice(PREFIX.length), SECRET_BYTES.min, SECRET_BYTES.max);
}
