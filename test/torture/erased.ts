/** Finds what is left of an erased account. Only a note in each of its meters may be left. */
import type { Account } from "./account.ts";
import type { Stored } from "./workers/control.ts";

export function remainsOf({ name }: Account, stored: Stored, meters: string[]): string[] {
  const names = (text: string) => new RegExp(`\\b${name}\\b`).test(text);
  const jobs = stored.jobs.filter(({ account }) => names(account)).map(({ id }) => `job ${id}`);
  const entries = stored.kv.filter(names).map((entry) => `KV ${entry}`);
  const rows = meters.flatMap((meter) => {
    // The only row of an erased meter is the note that makes the meter refuse all keys.
    const { notes = 0, ...left } = stored.meters[meter]?.left ?? {};
    const isErased = notes === 1 && Object.keys(left).length === 0;
    return isErased ? [] : [`meter ${meter} ${JSON.stringify({ notes, ...left })}`];
  });
  return [...jobs, ...entries, ...rows].map(
    (what) => `${name} is erased, but this is left: ${what}`,
  );
}

/**
 * Finds rows of jobs whose account was erased (`account` is empty), and chunks of deleted jobs.
 * Neither may exist after all work has ended.
 */
export function remainingJobs({ jobs, jobsWithChunks }: Stored): string[] {
  const live = new Set(jobs.filter(({ status }) => status !== "deleted").map(({ id }) => id));
  const nameless = jobs.filter(({ account }) => account === "");
  const chunks = jobsWithChunks.filter((id) => !live.has(id));
  return [
    ...nameless.map(({ id }) => `the row of job ${id} of an erased account is left`),
    ...chunks.map((id) => `there are chunks of ${id}, but there is no such job`),
  ];
}
