/**
 * The entries of the list of jobs. A large list is sent in several parts, and each part is a job.
 * All parts of a list are one entry. The browser that sent the parts remembers them. Other browsers
 * recognise the parts by their names, such as "a.xlsx (2/3)".
 */
import type { Job, Outcomes } from "../answers.ts";
import { interruptedLists, type SentList, sentParts, unsentRows } from "../list/sent-lists.ts";

export interface Entry {
  /** The id of the job that stands in the entry's address; null if no job was made yet. */
  id: string | null;
  /** The name of the list, without the number of a part. */
  name: string;
  /** All jobs in the order of the parts. Cancelled jobs whose rows count as not sent come last. */
  jobs: Job[];
  /** The jobs whose rows are shown. */
  counted: Job[];
  /** What this browser remembers of the list. */
  list: SentList | null;
  /** How many parts the list has, according to the names of its jobs; 1 for a single job. */
  partCount: number;
}

export interface PartName {
  base: string;
  part: number;
  of: number;
}

/** The number of the part in the name of a job; null for a list that was sent as one job. */
export function partOf(name: string | null | undefined): PartName | null {
  const found = /^(.*) \((\d{1,6})\/(\d{1,6})\)$/su.exec(name ?? "");
  if (!found) return null;
  const [, base = "", part, of] = found;
  const numbers = { base, part: Number(part), of: Number(of) };
  return numbers.part >= 1 && numbers.part <= numbers.of && numbers.of > 1 ? numbers : null;
}

/** @param jobs the newest first */
export function entriesOf(jobs: readonly Job[], lists: readonly SentList[]): Entry[] {
  const listOf = new Map<string, SentList>();
  for (const list of lists) for (const id of jobIdsOf(list)) listOf.set(id, list);
  const entries: Entry[] = [];
  const byList = new Map<string, Entry>();
  const open = new Map<string, { entry: Entry; lowest: number }>();
  for (const job of jobs) {
    const list = listOf.get(job.job_id);
    const named = partOf(job.name);
    const known = list && byList.get(list.id);
    if (known) known.jobs.push(job);
    else if (list) {
      const entry = entryOf(list.name, job, 1, list);
      byList.set(list.id, entry);
      entries.push(entry);
    } else if (named) {
      // Parts are sent in order, and the newest job comes first here. So the part numbers of a list
      // get smaller from job to job. A number that is not smaller begins another list.
      const group = `${named.base}\n${named.of}\n${job.check}`;
      const begun = open.get(group);
      if (begun && named.part < begun.lowest) {
        begun.entry.jobs.push(job);
        begun.lowest = named.part;
      } else {
        const entry = entryOf(named.base, job, named.of, null);
        open.set(group, { entry, lowest: named.part });
        entries.push(entry);
      }
    } else entries.push(entryOf(job.name ?? "", job, 1, null));
  }
  return entries.map(ordered);
}

export function jobIdsOf({ parts, voidJobs = [] }: SentList): string[] {
  return [...parts.map(({ jobId }) => jobId), ...voidJobs];
}

function entryOf(name: string, job: Job, partCount: number, list: SentList | null): Entry {
  return { id: job.job_id, name, jobs: [job], counted: [], list, partCount };
}

function ordered(entry: Entry): Entry {
  const { list } = entry;
  if (!list) {
    const jobs = entry.jobs.toReversed();
    return { ...entry, jobs, counted: jobs, id: jobs[0]?.job_id ?? null };
  }
  const jobs = new Map(entry.jobs.map((job) => [job.job_id, job]));
  const counted = sentParts(list).flatMap(({ jobId }) => jobs.get(jobId) ?? []);
  // If nothing counts as sent, show the cancelled jobs.
  const isVoid = counted.length === 0;
  const rest = entry.jobs.filter((job) => !counted.includes(job)).toReversed();
  const all = [...counted, ...rest];
  return { ...entry, jobs: all, counted: isVoid ? all : counted, id: all[0]?.job_id ?? null };
}

/** Finds lists without a job, which were interrupted before their first part arrived. */
export function unsentEntries(lists: readonly SentList[]): Entry[] {
  return interruptedLists(lists)
    .filter((list) => jobIdsOf(list).length === 0)
    .map((list) => ({
      ...{ id: null, name: list.name, jobs: [], counted: [], list, partCount: 1 },
    }));
}

/** By how much the clock of the device may differ from the clock of the service. */
const CLOCKS_MS = 300_000;
/** It may take several days until all parts of a large list are sent. */
const LONGEST_SENDING_MS = 7 * 86_400_000;

/**
 * Whether further pages of the list of jobs may have jobs of the entry.
 * @param oldest when the oldest job of the loaded pages was created
 */
export function mayGoOn({ jobs, list, partCount }: Entry, oldest: string): boolean {
  const time = Date.parse(oldest);
  if (list) return jobs.length < jobIdsOf(list).length && time > list.since - CLOCKS_MS;
  const [first] = jobs;
  if (!first || partCount === 1 || partOf(first.name)?.part === 1) return false;
  return time > Date.parse(first.created_at) - LONGEST_SENDING_MS;
}

export function sumOf({ counted, list, partCount }: Entry): {
  total: number;
  processed: number;
  outcomes: Outcomes;
  /** How many rows were not sent, as far as this browser knows. */
  unsent: number;
  /** How many parts are not in the list of jobs, because they were never sent or were deleted. */
  missingParts: number;
} {
  const outcomes: Outcomes = {
    ...{ active: 0, suspended: 0, closed: 0, details_mismatch: 0 },
    ...{ not_registered: 0, unconfirmed: 0, errors: 0 },
  };
  let total = 0;
  let processed = 0;
  for (const job of counted) {
    total += job.total;
    processed += job.processed;
    for (const key of Object.keys(outcomes) as (keyof Outcomes)[])
      outcomes[key] += job.outcomes?.[key] ?? 0;
  }
  const unsent = list ? unsentRows(list) : 0;
  const missingParts = list ? 0 : partCount - counted.length;
  return { total: Math.max(total, list?.total ?? 0), processed, outcomes, unsent, missingParts };
}

/** @returns the known jobs after the first page was loaded again, without deleted jobs */
export function afterReload(
  before: readonly Job[],
  first: readonly Job[],
  hasMore: boolean,
): Job[] {
  const ids = new Set(first.map(({ job_id }) => job_id));
  const oldest = first.at(-1)?.created_at ?? "";
  // A job that is newer than the page's oldest job, but is not on the page, has been deleted.
  const older = before.filter((job) => !ids.has(job.job_id) && job.created_at <= oldest);
  return [...first, ...(hasMore ? older : [])];
}

/** Makes a `SentList` from an entry's jobs, to show a list that another browser has sent. */
export function listOfEntry({ counted, name }: Entry): SentList {
  const rows = Math.max(...counted.map(({ total }) => total));
  const parts: SentList["parts"] = [];
  for (const job of counted) {
    const part = partOf(job.name);
    // All parts except the last have the same number of rows. So the page knows how many rows the
    // deleted parts had.
    const isSizeKnown = counted.length > 1 || part?.part !== part?.of;
    while (part && isSizeKnown && parts.length < part.part - 1)
      parts.push({ jobId: "", rows, lastLine: 0 });
    parts.push({ jobId: job.job_id, rows: job.total, lastLine: 0 });
  }
  return {
    ...{ keyId: "", id: "", salt: "", since: 0, name, hash: "", repaired: [], lines: [0, 0] },
    ...{ choice: { mapping: {}, check: "verify" }, check: counted[0]?.check ?? "verify" },
    total: parts.reduce((sum, part) => sum + part.rows, 0),
    parts,
  };
}
