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

/** Longer than the pause of a block after its round (`PAUSE_AFTER_ROUND_MS`). */
const AFTER_PAUSE_SECONDS = 15;

export async function sendWatchHints(services: HintServices, count: number): Promise<void> {
  await sendHints(services, Math.max(0, count));
}

/** For numbers that were added to a block just after its round. */
export async function sendHintAfterPause(services: HintServices): Promise<void> {
  await sendHints(services, 1, AFTER_PAUSE_SECONDS);
}

/** Lets a worker take a late block before any chunk. Earlier releases treat it as a usual hint. */
const LATE = { watch: "late" };

export async function sendLateHint({ env, trace }: HintServices): Promise<void> {
  await trace.time("queue", env.BATCH_QUEUE.sendBatch([{ body: LATE }]));
}

export function isLateHint(body: unknown): boolean {
  return (body as { watch?: unknown } | null)?.watch === LATE.watch;
}
