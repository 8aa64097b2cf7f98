/** Wakes workers for deliveries: docs/decisions/0021-queue-messages-are-hints.md */
import type { Trace } from "../trace.ts";

export interface WakeServices {
  env: Pick<Env, "WEBHOOK_QUEUE">;
  trace: Trace;
}

/** If a hint is lost, the sweeper wakes the workers within a minute. @param count at most 100 */
export async function wakeSenders(
  { env, trace }: WakeServices,
  count = 1,
  delaySeconds = 0,
): Promise<void> {
  if (count === 0) return;
  const hints = Array.from({ length: count }, () => ({ body: {}, delaySeconds }));
  await trace.time("queue", env.WEBHOOK_QUEUE.sendBatch(hints)).catch(() => {});
}
