/** The view of one list: its progress, and then its result. The list may have several jobs. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Job } from "../answers.ts";
import { Progress } from "../list/progress.tsx";
import { ResultView } from "../list/result-view.tsx";
import { openList } from "../list/run.ts";
import { isInterrupted, leaveRun, openedRun, run } from "../list/run-state.ts";
import type { SentList } from "../list/sent-lists.ts";
import { Unsent } from "../list/unsent.tsx";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Failure } from "../service.ts";
import { noteFailure, type Session } from "../session.ts";
import { useStore } from "../store.ts";
import { koreanDayOf, number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { type Entry, listOfEntry, sumOf } from "./entries.ts";
import { findEntry } from "./find-entry.ts";
import { ResultsReceipts } from "./results-receipts.tsx";

export function JobView({ session, id }: { session: Session; id: string }) {
  const texts = usePageTexts();
  const [found, setFound] = useState<{ job: Job; entry: Entry; sentList: SentList } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // If this tab is still sending the list, show that run.
  const isRun = found !== null && run.get()?.sentList.id === found.sentList.id;
  const place = isRun ? run : openedRun;
  const current = useStore(place);
  // Use a layout effect, because an ordinary effect would send the request one frame later.
  useLayoutEffect(() => {
    let isShown = true;
    void findEntry(session, id).then((reply) => {
      if (!isShown) return;
      if (!reply.ok) {
        noteFailure(reply.failure);
        return setFailure(reply.failure);
      }
      const { job, entry } = reply.value;
      const sentList = entry.list ?? listOfEntry(entry);
      setFound({ job, entry, sentList });
      if (run.get()?.sentList.id !== sentList.id)
        openList(session, sentList, openedRun, entry.counted);
    });
    return () => {
      isShown = false;
      leaveRun(openedRun);
    };
  }, [session.service, id]);
  const sum = found && sumOf(found.entry);
  return (
    <main id="main" tabIndex={-1} class="frame view">
      <p class="no-print">
        <a href="/jobs" onClick={follow}>
          {texts.jobs.back}
        </a>
      </p>
      {failure && <FailureNotice failure={failure} />}
      {!failure && !found && <p class="muted">{texts.loading}</p>}
      {found && sum && (
        <div class="stack">
          <div>
            <h1>{found.sentList.name || texts.jobs.unnamed}</h1>
            <p class="muted no-print">{texts.jobs.ends(koreanDayOf(found.job.expires_at))}</p>
          </div>
          {current?.failure && <FailureNotice failure={current.failure} />}
          {current && isInterrupted(current) && (
            <Unsent list={current.sentList} session={session} />
          )}
          {sum.missingParts > 0 && (
            <Notice tone="warning">
              {texts.jobs.missingParts(
                number(found.entry.counted.length),
                number(found.entry.partCount),
              )}
            </Notice>
          )}
          {current && current.phase !== "ended" && <Progress session={session} place={place} />}
          {current?.jobs.some(({ status }) => status === "failed") && (
            <Notice tone="warning">{texts.jobs.failed}</Notice>
          )}
          {current?.checked && current.checked.length > 0 && (
            <ResultView
              lines={current.checked}
              name={found.sentList.name}
              list={null}
              sentList={current.sentList}
            />
          )}
          {current?.phase === "ended" && (
            <ResultsReceipts service={session.service} jobs={current.jobs} />
          )}
        </div>
      )}
    </main>
  );
}
