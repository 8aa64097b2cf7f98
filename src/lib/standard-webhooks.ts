/** Signs webhooks symmetrically, as github.com/standard-webhooks/standard-webhooks specifies. */

const PREFIX = "whsec_";
const SECRET_BYTES = { min: 24, max: 64 };

export type WebhookSecret = Uint8Array<ArrayBuffer>;

export type WebhookHeaders = Record<
  "webhook-id" | "webhook-timestamp" | "webhook-signature",
  string
>;

/** @param text secrets, `whsec_` and base64, separated by commas @returns null if one is faulty */
export function readWebhookSecrets(text: string): WebhookSecret[] | null {
  const secrets = text.split(",").map((part) => secretOf(part.trim()));
  return secrets.every((secret) => secret !== null) ? secrets : null;
}

/**
 * @param secrets a receiver accepts the message if it knows one of them
 * @param id the same for each attempt to deliver the message
 * @param now of this attempt, epoch milliseconds
 */
export async function signWebhook(
  secrets: readonly WebhookSecret[],
  id: string,
  now: number,
  body: string,
): Promise<WebhookHeaders> {
  const timestamp = String(Math.floor(now / 1_000));
  const signed = new Uint8Array(new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  const signatures = await Promise.all(secrets.map((secret) => signatureOf(secret, signed)));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function signatureOf(
  secret: WebhookSecret,
  signed: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

function secretOf(text: string): WebhookSecret | null {
  if (!text.startsWith(PREFIX)) return null;
  let bytes: string;
  try {
    bytes = atob(text.slice(PREFIX.length));
  } catch {
    return null;
  }
  if (bytes.length < SECRET_BYTES.min || bytes.length > SECRET_BYTES.max) return null;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
