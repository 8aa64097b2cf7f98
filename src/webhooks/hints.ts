/** Wakes workers for deliveries: docs/decisions/0021-queue-messages-are-hints.md */
import { MESSAGES_PER_SEND } from "../lib/queue-limits.ts";
import type { Trace } from "../trace.ts";

export interface WakeServices {
  env: Pick<Env, "WEBHOOK_QUEUE">;
  trace: Trace;
}

/** If sending fails, the sweeper wakes the workers within a minute. */
export async function wakeSenders(
  { env, trace }: WakeServices,
  count: number,
  delaySeconds = 0,
): Promise<void> {
  const length = Math.min(count, MESSAGES_PER_SEND);
  if (length === 0) return;
  const hints = Array.from({ length }, () => ({ body: {}, delaySeconds }));
  await trace.time("queue", env.WEBHOOK_QUEUE.sendBatch(hints)).catch(() => {});
}
