/** Starts, follows and shows sync runs, for `bvs import` and `bvs sync`. */
import { setTimeout as sleep } from "node:timers/promises";
import { type SyncRunAnswer as SyncRun, syncRunAnswer } from "../../src/admin/sync-runs/answer.ts";
import type { AdminClient, AdminRequest } from "../client.ts";
import { Failure, ServiceFailure, UnreachableFailure } from "../failure.ts";
import type { Output } from "../output.ts";
import { startProgress } from "../progress.ts";

/** The pause between two looks at a run. It is short, because an import may take only seconds. */
const POLL_MS = 100;
/** How long the service may fail to answer. A restart or a deployment takes less time. */
const PATIENCE_MS = 60_000;

export interface RunAnswer {
  /** The service's JSON, unchanged. */
  text: string;
  run: SyncRun;
}

export async function requestRun(
  client: AdminClient,
  path: string,
  request?: AdminRequest,
): Promise<RunAnswer> {
  const { text, value } = await client.request(syncRunAnswer, path, request);
  return { text, run: value };
}

export function fetchRun(client: AdminClient, id: string): Promise<RunAnswer> {
  return requestRun(client, `/admin/sync-runs/${encodeURIComponent(id)}`);
}

/** Shows the progress of a run until it has completed. @throws Failure if it does not complete */
export async function untilEnded(client: AdminClient, started: RunAnswer): Promise<RunAnswer> {
  const progress = startProgress("companies");
  let answer = started;
  let reachedAt = Date.now();
  try {
    for (;;) {
      const { run } = answer;
      if (run.total !== null) progress.at(run.done, run.total);
      if (run.status === "completed") return answer;
      if (run.fault && run.status === "failed")
        throw new Failure(`${run.fault.code}: ${run.fault.message}`);
      await sleep(POLL_MS);
      try {
        answer = await fetchRun(client, run.id);
        reachedAt = Date.now();
      } catch (failure) {
        if (!isPassing(failure) || Date.now() - reachedAt > PATIENCE_MS) throw failure;
      }
    }
  } finally {
    progress.stop();
  }
}

export function showRun(output: Output, { text, run }: RunAnswer): void {
  output.result(text, () =>
    output.properties({
      id: run.id,
      kind: run.kind,
      source: run.source,
      status: run.status,
      total: run.total,
      done: run.done,
      changed: run.changed,
      attempts: run.attempts,
      created: run.created_at,
      took: tookText(run),
      ...(run.company_facts && {
        "with facts": `${run.company_facts.known} of ${run.company_facts.companies} companies`,
      }),
      fault: run.fault && `${run.fault.code}: ${run.fault.message}`,
    }),
  );
}

/** @returns a time such as `2.4 s`; null if the run has not ended */
export function tookText({ created_at, finished_at }: SyncRun): string | null {
  if (finished_at === null) return null;
  return `${((Date.parse(finished_at) - Date.parse(created_at)) / 1000).toFixed(1)} s`;
}

function isPassing(failure: unknown): boolean {
  return (
    failure instanceof UnreachableFailure ||
    (failure instanceof ServiceFailure && failure.status >= 500)
  );
}
