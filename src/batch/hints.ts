/**
 * A hint is a queue message that says that some chunk is due. D1 knows which one, so a repeated
 * hint does no harm. If one is lost, the sweeper sends another.
 */
import { MESSAGES_PER_SEND } from "../lib/queue-limits.ts";
import type { BatchServices } from "./services.ts";

export type HintServices = Pick<BatchServices, "env" | "trace">;

export async function sendHints({ env, trace }: HintServices, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += MESSAGES_PER_SEND) {
    const messages = Array.from({ length: Math.min(count - sent, MESSAGES_PER_SEND) }, () => ({
      body: {},
    }));
    await trace.time("queue", env.BATCH_QUEUE.sendBatch(messages));
  }
}
