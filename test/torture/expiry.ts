/**
 * Checks which jobs expire. At the end of a round, the clock jumps until some jobs have expired.
 * The sweeper removes these jobs while calls to bindings fail as they did in the round.
 */
import { DAY_MS } from "../../src/lib/days.ts";
import type { Account } from "./account.ts";
import type { Stored } from "./workers/control.ts";

/** The two retentions of jobs in a round, in days. */
export const SHORT_RETENTION = 1;
export const LONG_RETENTION = 30;
export const JUMP_MS = 2 * DAY_MS;

/**
 * Compares what a service at rest stored before the clock jumped with what it stores afterwards.
 * @returns what is wrong
 */
export function expiryFindings(accounts: Account[], before: Stored, after: Stored): string[] {
  const findings: string[] = [];
  const left = new Map(after.jobs.map((job) => [job.id, job]));
  const retentions = new Map(
    accounts.flatMap(({ submissions }) =>
      submissions.flatMap(({ jobIds, retentionDays }) =>
        [...jobIds].map((id) => [id, retentionDays] as const),
      ),
    ),
  );
  const filesOf = ({ files }: Stored, id: string) =>
    files.filter((name) => name.startsWith(`batch/${id}/`)).length;
  for (const { id, status, retentionDays } of before.jobs) {
    const asked = retentions.get(id);
    if (asked !== undefined && status !== "deleted" && asked !== retentionDays)
      findings.push(`job ${id} is kept for ${retentionDays} days, not ${asked}`);
    // The row of a deleted job may be gone, because a deleted job can expire immediately.
    if (retentionDays === LONG_RETENTION && status !== "deleted") {
      if (!left.has(id)) findings.push(`job ${id} expired too soon`);
      if (filesOf(after, id) !== filesOf(before, id))
        findings.push(`job ${id} lost files too soon`);
    }
    if (retentionDays === SHORT_RETENTION && left.has(id))
      findings.push(`job ${id} (${status}) has expired, but is left`);
    if (!left.has(id) && filesOf(after, id) > 0)
      findings.push(`files of expired job ${id} are left`);
  }
  for (const id of after.jobsWithChunks)
    if (!left.has(id)) findings.push(`chunks of expired job ${id} are left`);
  for (const [name, { used }] of Object.entries(before.meters)) {
    const now = after.meters[name]?.used;
    if (now !== used)
      findings.push(`meter ${name} used ${used}, and ${now} after the jobs expired`);
  }
  return findings;
}
