import { ROUNDS_LATE_AFTER_MS } from "../alarms/late.ts";
import { withinBudget } from "../lib/budget.ts";
import type { Finding } from "./finding.ts";

const TIMEOUT_MS = 6_000;
const MOST_COUNTED = 1_000;

const LOOK = `
  SELECT (SELECT min(due_at) FROM watch_blocks INDEXED BY watch_blocks_due
      WHERE due_at IS NOT NULL) AS oldest,
    (SELECT count(*) FROM (SELECT 1 FROM watch_blocks INDEXED BY watch_blocks_due
      WHERE due_at <= ?1 LIMIT ${MOST_COUNTED})) AS late,
    (SELECT count(*) FROM watch_blocks INDEXED BY watch_blocks_taken
      WHERE taken_until > ?2) AS taken`;

interface Looked {
  /** When the earliest round was or will be due; null: no number is watched. */
  oldest: number | null;
  late: number;
  taken: number;
}

export interface RoundsServices {
  env: Pick<Env, "DB">;
  clock: () => number;
}

export async function examineRounds({ env, clock }: RoundsServices): Promise<Finding> {
  const startedAt = clock();
  const looked = await withinBudget(
    () =>
      env.DB.prepare(LOOK)
        .bind(startedAt - ROUNDS_LATE_AFTER_MS, startedAt)
        .first<Looked>(),
    TIMEOUT_MS,
  );
  // If the database does not answer, the hop `database` says so.
  const problem = looked ? problemOf(looked) : null;
  const detail = looked ? detailOf(looked, startedAt) : "not known";
  return { hop: "rounds", ok: problem === null, ms: clock() - startedAt, detail, problem };
}

function problemOf({ late }: Looked): string | null {
  if (late === 0) return null;
  const blocks = late < MOST_COUNTED ? String(late) : `At least ${MOST_COUNTED}`;
  return `${blocks} blocks of watched numbers are more than six hours late. See docs/runbook.md#rounds_late.`;
}

function detailOf({ oldest, taken }: Looked, now: number): string {
  if (oldest === null) return "no number is watched";
  const minutes = Math.floor((now - oldest) / 60_000);
  const next = minutes > 0 ? `the oldest is ${minutes} min late` : "none is late";
  return taken > 0 ? `${next}; ${taken} under way` : next;
}
