/** Finds the jobs of a list that was sent before. */
import type { Job } from "../answers.ts";
import { entriesOf, jobIdsOf, partOf } from "../jobs/entries.ts";
import type { Reply, Service } from "../service.ts";
import type { Session } from "../session.ts";
import { choiceOf, type ReadDraft } from "./draft.ts";
import { jobNameOf } from "./job-name.ts";
import { adoptList, listsOf, listsOfOtherKeys, rememberList, type SentList } from "./sent-lists.ts";

/**
 * Looks for the job of `sending`, the part that may not have arrived. The job has the part's name,
 * number of rows and kind of check, and is newer than all jobs from before the list.
 */
export async function jobOfSendingPart(
  service: Service,
  list: SentList,
): Promise<Reply<{ job: Job | null }>> {
  for (let cursor: string | null = null; ; ) {
    const reply: Awaited<ReturnType<Service["jobs"]>> = await service.jobs(cursor);
    if (!reply.ok) return reply;
    const { jobs, next_cursor } = reply.value;
    const job = jobs.find((each) => isSendingPart(each, list)) ?? null;
    const oldest = jobs.at(-1)?.created_at ?? "";
    if (job || next_cursor === null || oldest <= (list.after ?? ""))
      return { ...reply, value: { job } };
    cursor = next_cursor;
  }
}

function isSendingPart(job: Job, { check, sending, after, parts, voidJobs }: SentList): boolean {
  return (
    sending !== undefined &&
    job.name === sending.name &&
    job.total === sending.rows &&
    job.check === check &&
    // Both times have the same format, so they can be compared as texts.
    after !== undefined &&
    job.created_at > after &&
    !parts.some(({ jobId }) => jobId === job.job_id) &&
    !voidJobs?.includes(job.job_id)
  );
}

/**
 * Finds the list that was last sent from a file. Also finds lists that were sent with another key,
 * if the current key may see their jobs. This browser may remember no list, for example because the
 * tab was closed. Then jobs with the file's name and number of rows count as the list (`isGuess`).
 */
export async function listSentFrom(
  draft: ReadDraft,
  { keyId, service, maxBatch }: Session,
): Promise<SentList | null> {
  const { hash } = draft;
  // A key without batches in its plan can continue only lists without jobs.
  const isFit = ({ parts, sending }: SentList) => maxBatch > 0 || (parts.length === 0 && !sending);
  const own = listsOf(keyId).find((list) => hash !== "" && list.hash === hash && isFit(list));
  if (own) return settled(own, service);
  for (const list of listsOfOtherKeys(keyId)) {
    if (hash !== "" && isFit(list) && list.hash === hash && (await isOfThisAccount(list, service)))
      return settled(adoptList(list, keyId), service);
  }
  if (maxBatch === 0) return null;
  const reply = await service.jobs(null);
  return reply.ok ? guessedList(reply.value.jobs, draft, keyId) : null;
}

/** Jobs older than this are never taken for the jobs of a file. */
const GUESSED_FOR_MS = 86_400_000;

function guessedList(jobs: readonly Job[], draft: ReadDraft, keyId: string): SentList | null {
  const rows = draft.list.rows.filter(({ claim }) => claim !== null);
  const name = jobNameOf(draft.list.sheet.name);
  // Leave out the jobs of remembered lists, because they belong to other files.
  const known = new Set(listsOf(keyId).flatMap(jobIdsOf));
  const recent = jobs.filter(
    (job) =>
      !known.has(job.job_id) &&
      job.check === draft.check &&
      job.status !== "cancelled" &&
      Date.parse(job.created_at) > Date.now() - GUESSED_FOR_MS,
  );
  const entry = entriesOf(recent, []).find((each) => each.name === name);
  if (!entry || rows.length === 0) return null;
  let count = 0;
  const parts = entry.counted.map(({ job_id: jobId, total }) => {
    count += total;
    return { jobId, rows: total, lastLine: rows[count - 1]?.line ?? 0 };
  });
  const [first] = entry.counted;
  const isWhole = entry.counted.length === entry.partCount;
  const partCount = Math.ceil(rows.length / (first?.total ?? 1));
  const fits =
    first !== undefined &&
    (isWhole
      ? count === rows.length
      : count < rows.length &&
        partCount === entry.partCount &&
        entry.counted.every((job, at) => partOf(job.name)?.part === at + 1));
  if (!fits) return null;
  return {
    ...{ keyId, id: crypto.randomUUID(), salt: crypto.randomUUID(), name, hash: draft.hash },
    ...{ since: Date.parse(first.created_at), choice: choiceOf(draft), check: draft.check },
    ...{ total: rows.length, lines: [rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0] },
    ...{ repaired: [], parts, isGuess: true },
  };
}

async function isOfThisAccount(list: SentList, service: Service): Promise<boolean> {
  const [first] = list.parts;
  if (first) return (await service.job(first.jobId)).ok;
  const reply = await jobOfSendingPart(service, list);
  return reply.ok && reply.value.job !== null;
}

/** If the part that was being sent has arrived, adds it to the list. */
async function settled(list: SentList, service: Service): Promise<SentList> {
  if (!list.sending) return list;
  const reply = await jobOfSendingPart(service, list);
  return reply.ok && reply.value.job ? settledWith(list, [reply.value.job]) : list;
}

/** If one of the jobs is the job of the part that was being sent, adds the part to the list. */
function settledWith(list: SentList, jobs: readonly Job[]): SentList {
  const { sending, ...rest } = list;
  const job = jobs.find((each) => isSendingPart(each, list));
  if (!sending || !job) return list;
  const { rows, lastLine } = sending;
  const known = { ...rest, parts: [...list.parts, { jobId: job.job_id, rows, lastLine }] };
  rememberList(known);
  return known;
}

/** @returns the lists of this key, and the lists of other keys that have one of these jobs */
export function listsSeenIn(jobs: readonly Job[], keyId: string): SentList[] {
  const ids = new Set(jobs.map(({ job_id }) => job_id));
  for (const list of listsOfOtherKeys(keyId))
    if (list.parts.some(({ jobId }) => ids.has(jobId))) adoptList(list, keyId);
  return listsOf(keyId).map((list) => settledWith(list, jobs));
}
