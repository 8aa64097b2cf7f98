/** The view of one job: its progress, then its result. */
import { useEffect, useState } from "preact/hooks";
import type { Job } from "../answers.ts";
import { Progress } from "../list/progress.tsx";
import { Result } from "../list/result.tsx";
import { openJob } from "../list/run.ts";
import { leaveRun, run } from "../list/run-state.ts";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Failure } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { useStore } from "../store.ts";
import { koreanDayOf } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { nameOf } from "./jobs-view.tsx";

export function JobView({ session, id }: { session: Session; id: string }) {
  const texts = usePageTexts();
  const [job, setJob] = useState<Job | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const current = useStore(run);
  useEffect(() => {
    let isShown = true;
    void session.service.job(id).then((reply) => {
      if (!isShown) return;
      if (reply.ok) {
        setJob(reply.value);
        openJob(session, reply.value);
      } else {
        noteFailure(reply.failure);
        setFailure(reply.failure);
      }
    });
    return () => {
      isShown = false;
      leaveRun();
    };
  }, [session.service, id]);
  const isFollowed = current?.sentList.parts[0]?.jobId === id;
  return (
    <main id="main" tabIndex={-1} class="frame view">
      <p class="no-print">
        <a href="/jobs" onClick={follow}>
          {texts.jobs.back}
        </a>
      </p>
      {failure && <FailureNotice failure={failure} />}
      {!failure && !job && <p class="muted">{texts.loading}</p>}
      {job && (
        <div class="stack">
          <div>
            <h1>{nameOf(texts, job)}</h1>
            <p class="muted no-print">{texts.jobs.ends(koreanDayOf(job.expires_at))}</p>
          </div>
          {isFollowed && current.failure && <FailureNotice failure={current.failure} />}
          {isFollowed && current.phase !== "ended" && <Progress session={session} />}
          {isFollowed && current.jobs[0]?.status === "failed" && (
            <Notice tone="warning">{texts.jobs.failed}</Notice>
          )}
          {isFollowed && current.checked && current.checked.length > 0 && (
            <Result lines={current.checked} name={job.name ?? ""} list={null} />
          )}
        </div>
      )}
    </main>
  );
}
