/** Calls an address that an operator or a customer has set. */
import { signWebhook, type WebhookSecret } from "./standard-webhooks.ts";

/** The service refuses requests from this user agent, so that it never calls itself in a loop. */
export const USER_AGENT = "business-verification-service";

export interface CallOutcome {
  isDelivered: boolean;
  /** Null if no answer came in time. */
  status: number | null;
  retryAfter: string | null;
}

/** A redirect counts as a failure, because it may lead anywhere. The answer's body is not read. */
export async function callAddress(
  url: string,
  { headers, ...init }: { method: string; headers?: Record<string, string>; body?: string },
  timeoutMs: number,
): Promise<CallOutcome> {
  try {
    const answer = await fetch(url, {
      ...init,
      headers: { ...headers, "User-Agent": USER_AGENT },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Only the status and the header `Retry-After` are used.
    answer.body?.cancel().catch(() => {});
    const { ok: isDelivered, status } = answer;
    return { isDelivered, status, retryAfter: answer.headers.get("Retry-After") };
  } catch {
    // The error's message may quote the address, which may be a secret.
    return { isDelivered: false, status: null, retryAfter: null };
  }
}

/**
 * @param id the same for each attempt to deliver the message
 * @param now in epoch milliseconds
 */
export async function sendWebhook(
  { url, secrets }: { url: string; secrets: readonly WebhookSecret[] },
  id: string,
  message: object,
  now: number,
  timeoutMs: number,
): Promise<CallOutcome> {
  const body = JSON.stringify(message);
  const signed = await signWebhook(secrets, id, now, body);
  const headers = { "Content-Type": "application/json", ...signed };
  return callAddress(url, { method: "POST", headers, body }, timeoutMs);
}
