/** Finds all jobs of a list that was sent in parts. Fetches as many pages of jobs as needed. */
import type { Job } from "../answers.ts";
import { listsSeenIn } from "../list/sent-jobs.ts";
import type { Reply } from "../service.ts";
import type { Session } from "../session.ts";
import { type Entry, entriesOf, mayGoOn, partOf } from "./entries.ts";

/** After this many pages, the search for jobs ends. */
const MOST_PAGES = 50;

/** @param id the id of any job of the entry */
export async function findEntry(
  session: Session,
  id: string,
): Promise<Reply<{ job: Job; entry: Entry }>> {
  const { service, keyId } = session;
  const reply = await service.job(id);
  if (!reply.ok) return reply;
  const job = reply.value;
  const jobs: Job[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const entry = entryWith(job, entriesOf([job], listsSeenIn([job], keyId)));
    // A list that was sent as one job has no other jobs to look for.
    if (!entry.list && partOf(job.name) === null) return { ...reply, value: { job, entry } };
    const listed: Awaited<ReturnType<typeof service.jobs>> = await service.jobs(cursor);
    if (!listed.ok) return listed;
    jobs.push(...listed.value.jobs);
    cursor = listed.value.next_cursor;
    const found = entriesOf(jobs, listsSeenIn(jobs, keyId)).find((each) => holds(each, job));
    const oldest = jobs.at(-1)?.created_at ?? "";
    if (cursor === null || (found && !mayGoOn(found, oldest)))
      return { ...reply, value: { job, entry: found ?? entry } };
  }
  return { ...reply, value: { job, entry: entryWith(job, entriesOf([job], [])) } };
}

function holds({ jobs }: Entry, { job_id }: Job): boolean {
  return jobs.some((each) => each.job_id === job_id);
}

function entryWith(job: Job, entries: Entry[]): Entry {
  const [entry] = entries;
  return (
    entry ?? { id: job.job_id, name: "", jobs: [job], counted: [job], list: null, partCount: 1 }
  );
}
