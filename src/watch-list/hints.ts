/**
 * Wakes workers by queue messages (hints). A worker then takes a chunk of a batch. If no chunk is
 * due, it takes a block: up to 100 watched numbers of one account.
 */
import { type HintServices, sendHints } from "../batch/hints.ts";
import type { Settings } from "../config.ts";
import type { BlockStore } from "./blocks.ts";

export type WatchHintServices = HintServices & {
  settings: Pick<Settings, "WATCH_WORKERS">;
  readonly watchBlocks: BlockStore;
};

/** Added to the rest of a block, because the rest begins only when the block's round ends. */
const ROUND_SECONDS = 5;

export async function sendWatchHints(services: HintServices, count: number): Promise<void> {
  await sendHints(services, Math.max(0, count));
}

/** For numbers that were added to a block during its round, or just after it. */
export async function sendHintAfterRest(services: HintServices, restMs: number): Promise<void> {
  if (restMs > 0) await sendHints(services, 1, Math.ceil(restMs / 1000) + ROUND_SECONDS);
}

/** Lets a worker take a late block before any chunk. Earlier releases treat it as a usual hint. */
const LATE = { watch: "late" };

export async function sendLateHint({ env, trace }: HintServices): Promise<void> {
  await trace.time("queue", env.BATCH_QUEUE.sendBatch([{ body: LATE }]));
}

export function isLateHint(body: unknown): boolean {
  return (body as { watch?: unknown } | null)?.watch === LATE.watch;
}
