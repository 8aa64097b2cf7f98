import { sideOf } from "../../access/account-mode.ts";
import type { MonthUsage } from "../../access/meter-messages.ts";
import type { Variant } from "../../variant.ts";
import type { WatchReport } from "../../watch-list/report.ts";
import type { EndpointReport } from "../../webhooks/report.ts";
import type { AccountWatchesAnswer, AccountWebhookEndpoint, MonthUsageAnswer } from "./answer.ts";

export function presentMonth(
  variant: Variant,
  { period, used, quota, open }: MonthUsage,
): MonthUsageAnswer {
  return {
    variant,
    period,
    used,
    quota,
    remaining: quota === null ? null : Math.max(0, quota - used),
    open,
  };
}

export function presentWatches(
  report: WatchReport,
  maxWatched: number | null,
  isUsedUp: boolean,
): AccountWatchesAnswer {
  return {
    watched: report.watched,
    max_watched: maxWatched,
    key_id: report.keyId,
    blocks: report.blocks,
    late_blocks: report.lateBlocks,
    next_round_at: instantOf(report.nextRoundAt),
    paused: pauseOf(report, isUsedUp),
    stale_since: instantOf(report.staleAt),
  };
}

function pauseOf(
  { keyLostAt, pausedAt }: WatchReport,
  isUsedUp: boolean,
): AccountWatchesAnswer["paused"] {
  if (keyLostAt !== null) return { reason: "no_valid_key", since: isoOf(keyLostAt) };
  if (pausedAt !== null && isUsedUp) return { reason: "quota_exceeded", since: isoOf(pausedAt) };
  return null;
}

export function presentEndpoint(report: EndpointReport): AccountWebhookEndpoint {
  const { id, account, host, status, disabledReason, waiting } = report;
  return {
    ...{ id, mode: sideOf(account).mode, host, status },
    disabled_reason: disabledReason,
    failing_since: instantOf(report.failingSince),
    last_success_at: instantOf(report.lastSuccessAt),
    waiting,
  };
}

function instantOf(at: number | null): string | null {
  return at === null ? null : isoOf(at);
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
