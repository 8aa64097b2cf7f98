/** The third step: shows the progress of the list, and says what the list waits for. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Outcomes } from "../answers.ts";
import { Bar } from "../parts/bar.tsx";
import { Notice } from "../parts/notice.tsx";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type Group, MARKS } from "./groups.ts";
import { cancelRun } from "./run.ts";
import type { Run, RunStore } from "./run-state.ts";

const ANNOUNCE_MS = 10_000;
/** In the first seconds, the rate is too uncertain for an estimate of the remaining time. */
const FIRST_ESTIMATE_MS = 3_000;

export function Progress({ session, place }: { session: Session; place: RunStore }) {
  const texts = usePageTexts();
  const current = useStore(place);
  const announced = useSlowly(current ? progressText(texts, current) : "");
  if (!current) return null;
  const { sentList, jobs, hindrance, isElsewhere } = current;
  const waiting = jobs.find(({ waiting_since }) => waiting_since !== undefined);
  const counts = countsOf(current);
  return (
    <div class="stack">
      <Bar
        label={progressText(texts, current)}
        parts={Object.entries(counts).map(([group, count]) => ({
          mark: MARKS[group as Group],
          count,
        }))}
        total={sentList.total}
      />
      <p class="numbers">{progressText(texts, current)}</p>
      <p class="visually-hidden" role="status">
        {announced}
      </p>
      {hindrance && hindrance !== "rate" && (
        <Notice tone={hindrance === "offline" ? "warning" : "neutral"} live>
          {texts.list.hindrances[hindrance]}
        </Notice>
      )}
      {waiting?.waiting_since && (
        <Notice tone="neutral" live>
          {waiting.waiting_for === "daily_limit"
            ? texts.list.waitingForDay
            : texts.list.waiting(momentIn(waiting.waiting_since, "Asia/Seoul").slice(11, 16))}
        </Notice>
      )}
      <div class="row">
        {!sentList.isStopped && !isElsewhere && (
          <button type="button" class="button" onClick={() => cancelRun(session, place)}>
            {texts.list.cancel}
          </button>
        )}
        <span class="small muted">{hintOf(texts, current)}</span>
      </div>
    </div>
  );
}

function hintOf({ list, jobs }: PageTexts, { phase, sentList, isElsewhere }: Run): string {
  if (isElsewhere) return jobs.sentElsewhere;
  if (sentList.isStopped) return list.stopping;
  return phase === "sending" ? list.keepOpen : list.closeable;
}

function progressText(texts: PageTexts, current: Run): string {
  const { list } = texts;
  const { phase, sentList, done, sent } = current;
  const total = number(sentList.total);
  if (phase === "fetching") return list.fetching;
  if (phase === "sending" && done === 0) return list.sending(number(sent), total);
  const counts = countsOf(current);
  const told = (["warning", "differing", "unregistered"] as const)
    .filter((group) => counts[group] > 0)
    .map((group) => `${list.groups[group]} ${number(counts[group])}`);
  return [list.progress(number(done), total), ...told, ...leftText(texts, current)].join(" · ");
}

function leftText({ list }: PageTexts, { sentList, done, startedAt, jobs }: Run): string[] {
  const passed = Date.now() - startedAt;
  const isWaiting = jobs.some(({ waiting_since }) => waiting_since !== undefined);
  if (passed < FIRST_ESTIMATE_MS || done === 0 || done >= sentList.total || isWaiting) return [];
  const seconds = Math.ceil(((passed / done) * (sentList.total - done)) / 1_000);
  const time =
    seconds < 90 ? list.seconds(String(seconds)) : list.minutes(String(Math.ceil(seconds / 60)));
  return [list.left(time)];
}

function countsOf({ jobs, done }: Run): Record<Group, number> {
  const sum = (...keys: (keyof Outcomes)[]) =>
    jobs.reduce(
      (total, { outcomes }) => total + keys.reduce((part, key) => part + (outcomes?.[key] ?? 0), 0),
      0,
    );
  const known = {
    confirmed: sum("active"),
    warning: sum("suspended", "closed"),
    differing: sum("details_mismatch"),
    unregistered: sum("not_registered"),
  };
  const decided = Object.values(known).reduce((total, count) => total + count, 0);
  return { ...known, undecided: Math.max(0, done - decided) };
}

/** @returns the text, which changes at most once in ten seconds */
function useSlowly(text: string): string {
  const [said, setSaid] = useState(text);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), ANNOUNCE_MS);
    return () => clearInterval(timer);
  }, []);
  return said;
}
