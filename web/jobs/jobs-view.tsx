/** The view of the account's jobs, newest first, to open, cancel and delete them. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Job } from "../answers.ts";
import { Bar } from "../parts/bar.tsx";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Failure } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { koreanDayOf, momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";

const POLL_MS = 3_000;

export function JobsView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const { service } = session;
  const [jobs, setJobs] = useState<Job[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [jobToRemove, setJobToRemove] = useState<Job | null>(null);

  const load = async (from: string | null) => {
    const reply = await service.jobs(from);
    if (!reply.ok) {
      noteFailure(reply.failure);
      return setFailure(reply.failure);
    }
    setFailure(null);
    const page = reply.value;
    setJobs((before) => (from === null ? page.jobs : [...(before ?? []), ...page.jobs]));
    setCursor(page.next_cursor);
  };
  const hasLoadedMore = (jobs?.length ?? 0) > 50;
  const hasRunningJob = jobs?.some(({ completed_at }) => completed_at === null) ?? false;
  useEffect(() => {
    void load(null);
  }, []);
  useEffect(() => {
    // Do not reload if the person has loaded further pages, because reloading would remove them.
    if (!hasRunningJob || hasLoadedMore) return;
    const timer = setInterval(() => void load(null), POLL_MS);
    return () => clearInterval(timer);
  }, [hasRunningJob, hasLoadedMore]);

  const cancel = async (job: Job) => {
    const reply = await service.cancel(job.job_id);
    if (reply.ok) void load(null);
    else setFailure(reply.failure);
  };
  const remove = async (job: Job) => {
    setJobToRemove(null);
    const reply = await service.remove(job.job_id);
    if (reply.ok) setJobs((before) => before?.filter((one) => one !== job) ?? null);
    else setFailure(reply.failure);
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
          {jobs === null && !failure && <p class="muted">{texts.loading}</p>}
          {jobs?.length === 0 && (
            <p>
              {texts.jobs.none}{" "}
              <a href="/list" onClick={follow}>
                {texts.jobs.noneLink}
              </a>
            </p>
          )}
          {jobs && jobs.length > 0 && (
            <JobTable jobs={jobs} onCancel={(job) => void cancel(job)} onRemove={setJobToRemove} />
          )}
          {cursor !== null && (
            <p>
              <button type="button" class="button" onClick={() => void load(cursor)}>
                {texts.jobs.more}
              </button>
            </p>
          )}
        </div>
      )}
      {jobToRemove && (
        <RemoveDialog
          name={nameOf(texts, jobToRemove)}
          onYes={() => void remove(jobToRemove)}
          onNo={() => setJobToRemove(null)}
        />
      )}
    </main>
  );
}

export function nameOf(texts: PageTexts, job: Job): string {
  return job.name || texts.jobs.unnamed;
}

function JobTable({
  jobs,
  onCancel,
  onRemove,
}: {
  jobs: Job[];
  onCancel: (job: Job) => void;
  onRemove: (job: Job) => void;
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
        {jobs.map((job) => (
          <tr key={job.job_id}>
            <th scope="row">
              <a href={`/jobs/${job.job_id}`} onClick={follow}>
                {nameOf(texts, job)}
              </a>
            </th>
            <td class="job-state">
              <JobState job={job} />
            </td>
            <td class="numbers" data-label={texts.jobs.started}>
              {momentIn(job.created_at, "Asia/Seoul").slice(0, 16)}
            </td>
            <td class="numbers" data-label={texts.jobs.expires}>
              {koreanDayOf(job.expires_at)}
            </td>
            <td class="end">
              {job.completed_at === null ? (
                <button type="button" class="button" onClick={() => onCancel(job)}>
                  {texts.list.cancel}
                </button>
              ) : (
                <button
                  type="button"
                  class="button quiet"
                  aria-label={texts.jobs.removeNamed(nameOf(texts, job))}
                  onClick={() => onRemove(job)}
                >
                  {texts.jobs.remove}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function JobState({ job }: { job: Job }) {
  const texts = usePageTexts();
  const { outcomes, total, processed, status } = job;
  const { waiting, waitingForDay, states } = texts.jobs;
  const wait = job.waiting_for === "daily_limit" ? waitingForDay : waiting;
  const told = job.waiting_for ? wait : states[status];
  const text = `${told} · ${texts.list.progress(number(processed), number(total))}`;
  const { active = 0, suspended = 0, closed = 0 } = outcomes ?? {};
  const { details_mismatch = 0, not_registered = 0 } = outcomes ?? {};
  const decided = active + suspended + closed + details_mismatch + not_registered;
  const undecided = Math.max(0, processed - decided);
  return (
    <>
      <Bar
        label={text}
        total={total}
        parts={[
          { mark: "positive", count: active },
          { mark: "warning", count: suspended + closed },
          { mark: "negative", count: details_mismatch },
          { mark: "absent", count: not_registered },
          { mark: "neutral", count: undecided },
        ]}
      />
      <span class="small muted numbers">{text}</span>
    </>
  );
}

function RemoveDialog({
  name,
  onYes,
  onNo,
}: {
  name: string;
  onYes: () => void;
  onNo: () => void;
}) {
  const texts = usePageTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="remove-text" onClose={onNo}>
      <p id="remove-text">{texts.jobs.confirm(name)}</p>
      <div class="row">
        <button type="button" class="button danger" onClick={onYes}>
          {texts.jobs.confirmYes}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {texts.jobs.confirmNo}
        </button>
      </div>
    </dialog>
  );
}
