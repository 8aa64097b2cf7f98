import { sql } from "drizzle-orm";
import type { LimitOverrides } from "../access/key-store.ts";
import { periodOf } from "../access/period.ts";
import { ROUNDS_LATE_AFTER_MS } from "../alarms/late.ts";
import { binder } from "../lib/d1.ts";
import { parseJson } from "../lib/json.ts";
import { pauseIn } from "./month.ts";

/** All times are in epoch milliseconds. */
export interface WatchReport {
  watched: number;
  /** The key that pays, and copies of its plan and limits. The key itself may have newer ones. */
  keyId: string;
  planId: string;
  limits: LimitOverrides;
  blocks: number;
  lateBlocks: number;
  /** Null if no round (`round.ts`) is scheduled, for example for test numbers. */
  nextRoundAt: number | null;
  /** Since when no key pays; null if a key pays. */
  keyLostAt: number | null;
  /** When a round first found this month's quota used up. */
  pausedAt: number | null;
  /** When the customer was told that the tax authority has not answered for 72 hours. */
  staleAt: number | null;
}

type ListRow = Pick<WatchReport, "watched" | "keyId" | "planId" | "keyLostAt" | "staleAt"> & {
  limits: string;
};
type BlocksRow = Pick<WatchReport, "blocks" | "lateBlocks" | "nextRoundAt">;

/** Null if the account has no list. */
export async function reportOf(
  d1: D1Database,
  account: string,
  now: number,
): Promise<WatchReport | null> {
  const bound = binder(d1);
  const [lists, blocks, pauses] = await d1.batch([
    bound(sql`SELECT watched, key_id AS keyId, plan_id AS planId, limits,
        key_lost_at AS keyLostAt, stale_at AS staleAt
      FROM watch_accounts WHERE account = ${account}`),
    bound(sql`SELECT count(*) AS blocks, min(due_at) AS nextRoundAt,
        coalesce(sum(due_at <= ${now - ROUNDS_LATE_AFTER_MS}), 0) AS lateBlocks
      FROM watch_blocks INDEXED BY watch_blocks_of_account WHERE account = ${account}`),
    bound(sql`SELECT created_at AS pausedAt FROM events
      WHERE account = ${account} AND dedupe = ${pauseIn(periodOf(now))}`),
  ]);
  const [list] = (lists?.results ?? []) as ListRow[];
  if (!list) return null;
  const [pause] = (pauses?.results ?? []) as { pausedAt: number }[];
  return {
    ...list,
    ...(blocks?.results[0] as BlocksRow),
    limits: (parseJson(list.limits) ?? {}) as LimitOverrides,
    pausedAt: pause?.pausedAt ?? null,
  };
}
