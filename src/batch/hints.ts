/**
 * Sends hints. A hint is an empty queue message, which means only that some chunk is due
 * (docs/decisions/0021-queue-messages-are-hints.md).
 */
import { MESSAGES_PER_SEND } from "../lib/queue-limits.ts";
import type { BatchServices } from "./services.ts";

export type HintServices = Pick<BatchServices, "env" | "trace">;

/** @param delaySeconds how long the queue keeps the hints */
export async function sendHints(
  { env, trace }: HintServices,
  count: number,
  delaySeconds = 0,
): Promise<void> {
  for (let sent = 0; sent < count; sent += MESSAGES_PER_SEND) {
    const messages = Array.from({ length: Math.min(count - sent, MESSAGES_PER_SEND) }, () => ({
      body: {},
    }));
    await trace.time("queue", env.BATCH_QUEUE.sendBatch(messages, { delaySeconds }));
  }
}
