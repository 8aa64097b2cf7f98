/** Offers to watch the numbers of a list, and shows the outcome. */
import { useId, useState } from "preact/hooks";
import { hyphenate } from "../parts/business-number.ts";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { type Candidates, type LeftOut, REASONS } from "./candidates.ts";
import { startWatching, type WatchRun, watchRun } from "./watch-run.ts";

/** How many numbers or rows to list. The others are only counted. */
const LISTED = 50;

export function WatchThese({
  session,
  source,
  candidates,
  known,
  isReading = false,
}: {
  session: Session;
  /** Identifies the list. The outcome is shown until there is another list. */
  source: object;
  candidates: Candidates;
  /** The watched numbers with their references. Only the view of watched numbers knows them. */
  known?: ReadonlyMap<string, string | null>;
  /** The list is being read again, so its numbers may change. */
  isReading?: boolean;
}) {
  const texts = usePageTexts();
  const { watched } = texts;
  const run = useStore(watchRun);
  const [withReferences, setWithReferences] = useState(false);
  const terms = useId();
  const { businesses, leftOut, hasLines, referenceColumn } = candidates;
  const { usage } = session;
  const watchedBefore = businesses.filter(({ number }) => known?.has(number));
  const renamed = withReferences
    ? watchedBefore.filter(
        ({ number, reference }) => reference !== null && reference !== known?.get(number),
      ).length
    : 0;
  const count = businesses.length - watchedBefore.length;
  const left = usage.remaining;
  const cost = usage.mode === "test" ? watched.costTest : watched.watchTerms(number(count));
  const isMine = run?.source === source;
  if (!usage.max_watched || (businesses.length + leftOut.length === 0 && !isMine)) return null;
  const isAllWatched = count === 0 && watchedBefore.length > 0;
  const action = renamed > 0 ? watched.setReferences(number(renamed)) : watched.allWatched;
  return (
    <section class="watch-these no-print" aria-label={texts.nav.watched}>
      {isMine && <Outcome run={run} most={usage.max_watched} isListShown={known !== undefined} />}
      <div class="row">
        <button
          type="button"
          class="button"
          aria-describedby={terms}
          disabled={count + renamed === 0 || run?.isEnded === false || isReading}
          onClick={() => startWatching(session, source, businesses, withReferences)}
        >
          {isAllWatched ? action : watched.watchThese(number(count))}
        </button>
        <p id={terms} class="small muted">
          {[
            count > 0 ? cost : "",
            left !== null && count > left ? watched.watchTooMany(number(left)) : "",
            count > 0 && watchedBefore.length > 0
              ? watched.alreadyMany(number(watchedBefore.length))
              : "",
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      {leftOut.length > 0 && <LeftOutRows rows={leftOut} hasLines={hasLines} />}
      {referenceColumn !== null && (
        <label class="choice small">
          <input
            type="checkbox"
            checked={withReferences}
            onChange={(event) => setWithReferences(event.currentTarget.checked)}
          />
          {watched.withReferences(referenceColumn)}
        </label>
      )}
    </section>
  );
}

function LeftOutRows({ rows, hasLines }: { rows: readonly LeftOut[]; hasLines: boolean }) {
  const { watched, list } = usePageTexts();
  const counts = REASONS.map((why) => ({
    why,
    count: rows.filter((row) => row.why === why).length,
  }));
  const reasons = counts
    .filter(({ count }) => count > 0)
    .map(({ why, count }) => `${watched.leftOutWhy[why]} ${number(count)}`);
  const place = (line: number) => (hasLines ? list.lineLabel : list.orderLabel)(String(line));
  return (
    <details class="small">
      <summary>{watched.leftOut(number(rows.length), reasons.join(", "))}</summary>
      <ul>
        {rows.slice(0, LISTED).map((row) => (
          <li key={row.line}>
            {[place(row.line), hyphenate(row.number), row.name].filter(Boolean).join(" ")}:{" "}
            {watched.leftOutWhy[row.why]}
          </li>
        ))}
      </ul>
      {rows.length > LISTED && <p>{list.moreProblems(number(rows.length - LISTED))}</p>}
    </details>
  );
}

function Outcome({
  run,
  most,
  isListShown,
}: {
  run: WatchRun;
  most: number;
  isListShown: boolean;
}) {
  const { watched, list } = usePageTexts();
  const { isEnded, isWaiting, done, total, added, alreadyWatched, renamed, beyond, failure } = run;
  if (!isEnded) {
    return (
      <p role="status">
        {isWaiting ? watched.addingWaits : watched.adding(number(done), number(total))}
      </p>
    );
  }
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Notice
        tone={beyond.length > 0 || failure ? "warning" : "positive"}
        title={
          added === 0 && renamed > 0
            ? watched.referencesNow(number(renamed))
            : watched.addedMany(number(added))
        }
        live
      >
        {alreadyWatched > 0 && (
          <p>
            {watched.alreadyMany(number(alreadyWatched))}
            {added > 0 && renamed > 0 && ` ${watched.referencesNow(number(renamed))}`}
          </p>
        )}
        {beyond.length > 0 && (
          <details>
            <summary>{watched.beyond(number(beyond.length), number(most))}</summary>
            <ul>
              {beyond.slice(0, LISTED).map(({ number: one, name }) => (
                <li key={one}>
                  {hyphenate(one)} {name}
                </li>
              ))}
            </ul>
            {beyond.length > LISTED && <p>{list.moreProblems(number(beyond.length - LISTED))}</p>}
          </details>
        )}
        {!isListShown && (
          <p>
            <a href="/watched" onClick={follow}>
              {watched.open}
            </a>
          </p>
        )}
      </Notice>
    </>
  );
}
