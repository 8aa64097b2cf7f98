import type { SyncRun } from "../../sync/runs.ts";
import type { SyncRunAnswer } from "./answer.ts";

export function presentRun(run: SyncRun): SyncRunAnswer {
  return {
    id: run.id,
    kind: run.kind,
    source: run.source,
    status: run.status,
    created_at: new Date(run.createdAt).toISOString(),
    finished_at: run.finishedAt === null ? null : new Date(run.finishedAt).toISOString(),
    attempts: run.attempts,
    total: run.total,
    done: run.done,
    changed: run.changed,
    fault: run.faultCode === null ? null : { code: run.faultCode, message: run.faultMessage },
  };
}
