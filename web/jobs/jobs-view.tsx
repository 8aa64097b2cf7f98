/**
 * The view of the lists that were sent, the newest first. The user can open, cancel and delete the
 * lists. A list that was sent in several jobs is one entry.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Job } from "../answers.ts";
import { idsInWork } from "../list/exclusively.ts";
import { cancelRun } from "../list/run.ts";
import { run } from "../list/run-state.ts";
import { listsSeenIn } from "../list/sent-jobs.ts";
import { forgetList, isSettled, rememberList, withVoidParts } from "../list/sent-lists.ts";
import { unsentText } from "../list/unsent.tsx";
import { Bar } from "../parts/bar.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Failure, Reply } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { useStore } from "../store.ts";
import { koreanDayOf, momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { afterReload, type Entry, entriesOf, mayGoOn, sumOf, unsentEntries } from "./entries.ts";

const POLL_MS = 3_000;
/** Each poll fetches this many unfinished jobs that are not on the first page, one by one. */
const OLDER_JOBS = 5;

export function JobsView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const { service, keyId } = session;
  const [jobs, setJobs] = useState<Job[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [inWork, setInWork] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [entryToRemove, setEntryToRemove] = useState<Entry | null>(null);
  // The ids of deleted jobs. An answer that was requested before the deletion may still have them.
  const removed = useRef(new Set<string>());
  const own = useStore(run);
  const entries = useMemo(() => {
    if (jobs === null) return null;
    const lists = listsSeenIn(jobs, keyId);
    const unsent = session.maxBatch > 0 && cursor === null ? unsentEntries(lists) : [];
    return [...unsent, ...entriesOf(jobs, lists)];
  }, [jobs, cursor, own?.sentList]);

  const fail = (reply: Reply<unknown>) => {
    if (reply.ok) return;
    noteFailure(reply.failure);
    setFailure(reply.failure);
  };
  const load = async (from: string | null) => {
    const reply = await service.jobs(from);
    if (!reply.ok) return fail(reply);
    setFailure(null);
    setInWork(await idsInWork());
    const { jobs: page, next_cursor } = reply.value;
    const present = page.filter(({ job_id }) => !removed.current.has(job_id));
    setJobs((before) =>
      from === null
        ? afterReload(before ?? [], present, next_cursor !== null)
        : [...(before ?? []), ...present],
    );
    // If only the first page was loaded again, keep the cursor that follows all loaded pages.
    setCursor((known) =>
      from === null && (jobs?.length ?? 0) > page.length ? known : next_cursor,
    );
  };
  /** Fetches the oldest unfinished jobs that are not on the first page. */
  const loadOlder = async () => {
    const older = (jobs ?? []).slice(100).filter(({ completed_at }) => completed_at === null);
    for (const { job_id } of older.slice(-OLDER_JOBS)) {
      const reply = await service.job(job_id);
      if (!reply.ok) continue;
      setJobs(
        (before) => before?.map((job) => (job.job_id === job_id ? reply.value : job)) ?? null,
      );
    }
  };
  const isChanging =
    (jobs?.some(({ completed_at }) => completed_at === null) ?? false) ||
    inWork.size > 0 ||
    (entries?.some(({ list }) => list && !isSettled(list)) ?? false);
  const oldest = jobs?.at(-1)?.created_at ?? "";
  const isCut = cursor !== null && (entries?.some((entry) => mayGoOn(entry, oldest)) ?? false);
  useEffect(() => {
    void load(null);
  }, []);
  useEffect(() => {
    // All parts of a list are one entry, so load all parts.
    if (isCut) void load(cursor);
  }, [isCut, cursor]);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => {
      void load(null);
      void loadOlder();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isChanging, jobs?.length]);

  const cancel = async (entry: Entry) => {
    const { list } = entry;
    // This tab may still be sending the list.
    if (list && run.get()?.sentList.id === list.id) cancelRun(session);
    const cancelled: Job[] = [];
    for (const { job_id, completed_at } of entry.jobs) {
      if (completed_at !== null) continue;
      const reply = await patiently(() => service.cancel(job_id));
      if (reply.ok) cancelled.push(reply.value);
      else if (!isGone(reply)) return fail(reply);
    }
    if (list && run.get()?.sentList.id !== list.id) rememberList(withVoidParts(list, cancelled));
    void load(null);
  };
  const remove = async (entry: Entry) => {
    setEntryToRemove(null);
    for (const { job_id } of entry.jobs) {
      const reply = await patiently(() => service.remove(job_id));
      if (!reply.ok && !isGone(reply)) return fail(reply);
      removed.current.add(job_id);
      setJobs((before) => before?.filter((one) => one.job_id !== job_id) ?? null);
    }
    if (entry.list) forgetList(entry.list);
    setJobs((before) => before && [...before]);
  };

  return (
    <main id="main" tabIndex={-1} class="frame view">
      <div class="view-head">
        <div>
          <h1>{texts.jobs.title}</h1>
          <p class="lead">{texts.jobs.lead}</p>
        </div>
      </div>
      {!session.variants.includes("a") ? (
        <Notice tone="warning">{texts.list.noVariant}</Notice>
      ) : (
        <div class="stack">
          {failure && <FailureNotice failure={failure} retry={() => void load(null)} />}
          {entries === null && !failure && <p class="muted">{texts.loading}</p>}
          {entries?.length === 0 && (
            <p>
              {texts.jobs.none}{" "}
              <a href="/list" onClick={follow}>
                {texts.jobs.noneLink}
              </a>
            </p>
          )}
          {entries && entries.length > 0 && (
            <EntryTable
              entries={entries}
              inWork={inWork}
              ownId={own?.sentList.id ?? null}
              onCancel={(entry) => void cancel(entry)}
              onRemove={setEntryToRemove}
            />
          )}
          {cursor !== null && !isCut && (
            <p>
              <button type="button" class="button" onClick={() => void load(cursor)}>
                {texts.jobs.more}
              </button>
            </p>
          )}
        </div>
      )}
      {entryToRemove && (
        <ConfirmDialog
          text={texts.jobs.confirm(entryToRemove.name || texts.jobs.unnamed)}
          onYes={() => void remove(entryToRemove)}
          onNo={() => setEntryToRemove(null)}
        />
      )}
    </main>
  );
}

function isGone(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.failure.kind === "error" && reply.failure.code === "job_not_found";
}

/** Repeats a call while there are too many requests, because a list may have many jobs. */
async function patiently<T>(call: () => Promise<Reply<T>>): Promise<Reply<T>> {
  for (;;) {
    const reply = await call();
    if (reply.ok || reply.failure.kind !== "error") return reply;
    if (reply.failure.code !== "rate_limit_exceeded") return reply;
    const seconds = reply.failure.retryAfter ?? 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

function EntryTable({
  entries,
  inWork,
  ownId,
  onCancel,
  onRemove,
}: {
  entries: Entry[];
  /** The lists that some tab is sending. */
  inWork: ReadonlySet<string>;
  /** The id of the list that this tab sends or shows. */
  ownId: string | null;
  onCancel: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}) {
  const texts = usePageTexts();
  return (
    <table class="plain-table">
      <thead>
        <tr>
          <th scope="col">{texts.jobs.name}</th>
          <th scope="col">{texts.jobs.state}</th>
          <th scope="col">{texts.jobs.started}</th>
          <th scope="col">{texts.jobs.expires}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, jobs, list } = entry;
          const name = entry.name || texts.jobs.unnamed;
          const [first] = jobs;
          const isSending = list !== null && inWork.has(list.id);
          const isElsewhere = isSending && list.id !== ownId;
          const isHere = isSending && !isElsewhere;
          const isRunning = isSending || jobs.some(({ completed_at }) => completed_at === null);
          return (
            <tr key={id ?? list?.id}>
              <th scope="row">
                <a href={id === null || isHere ? "/list" : `/jobs/${id}`} onClick={follow}>
                  {name}
                </a>
              </th>
              <td class="job-state">
                <EntryState entry={entry} isSending={isSending} isElsewhere={isElsewhere} />
              </td>
              <td class="numbers" data-label={texts.jobs.started}>
                {momentIn(first?.created_at ?? list?.since ?? 0, "Asia/Seoul").slice(0, 16)}
              </td>
              <td class="numbers" data-label={texts.jobs.expires}>
                {first && koreanDayOf(first.expires_at)}
              </td>
              <td class="end">
                {isElsewhere ? null : isRunning ? (
                  <button type="button" class="button" onClick={() => onCancel(entry)}>
                    {texts.list.cancel}
                  </button>
                ) : (
                  <button
                    type="button"
                    class="button quiet"
                    aria-label={texts.jobs.removeNamed(name)}
                    onClick={() => onRemove(entry)}
                  >
                    {texts.jobs.remove}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function EntryState({
  entry,
  isSending,
  isElsewhere,
}: {
  entry: Entry;
  isSending: boolean;
  isElsewhere: boolean;
}) {
  const texts = usePageTexts();
  const { counted, list, partCount } = entry;
  const { total, processed, outcomes, unsent, missingParts } = sumOf(entry);
  const told = [
    stateText(texts, entry, isSending),
    texts.list.progress(number(processed), number(total)),
  ].join(" · ");
  const { active, suspended, closed, details_mismatch, not_registered } = outcomes;
  const decided = active + suspended + closed + details_mismatch + not_registered;
  const undecided = Math.max(0, processed - decided);
  return (
    <>
      <Bar
        label={told}
        total={total}
        parts={[
          { mark: "positive", count: active },
          { mark: "warning", count: suspended + closed },
          { mark: "negative", count: details_mismatch },
          { mark: "absent", count: not_registered },
          { mark: "neutral", count: undecided },
        ]}
      />
      <span class="small muted numbers">{told}</span>
      {isElsewhere && <span class="small block">{texts.jobs.sentElsewhere}</span>}
      {!isSending && unsent > 0 && list && isSettled(list) && (
        <span class="small block unsent">
          <Icon name="warning" />
          <span>
            {unsentText(texts, list)}{" "}
            <a href="/list" onClick={follow}>
              {texts.list.goOnWithFile}
            </a>
          </span>
        </span>
      )}
      {missingParts > 0 && (
        <span class="small block unsent">
          <Icon name="warning" />
          <span>{texts.jobs.missingParts(number(counted.length), number(partCount))}</span>
        </span>
      )}
    </>
  );
}

function stateText({ jobs: texts }: PageTexts, entry: Entry, isSending: boolean): string {
  const { counted } = entry;
  const waiting = counted.find(({ waiting_for }) => waiting_for !== undefined);
  if (waiting) return waiting.waiting_for === "daily_limit" ? texts.waitingForDay : texts.waiting;
  const { states } = texts;
  const has = (status: Job["status"]) => counted.some((job) => job.status === status);
  if (isSending) return states.sending;
  if (counted.length > 0 && counted.every(({ status }) => status === "queued"))
    return states.queued;
  if (has("processing") || has("queued")) return states.processing;
  if (has("failed")) return states.failed;
  if (has("cancelled")) return states.cancelled;
  const { unsent, missingParts } = sumOf(entry);
  return unsent > 0 || missingParts > 0 ? states.unsent : states.completed;
}
