/** Offers to watch the numbers of a list, and says what became of that. */
import { useId, useState } from "preact/hooks";
import { hyphenate } from "../parts/business-number.ts";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import type { Candidates } from "./candidates.ts";
import { startWatching, type WatchRun, watchRun } from "./watch-run.ts";

/** How many of the numbers without room to list. The rest are only counted. */
const LISTED = 50;

export function WatchThese({
  session,
  source,
  candidates,
  isAllWatched = false,
}: {
  session: Session;
  /** The list: what became of an earlier click is shown as long as the list is the same. */
  source: object;
  candidates: Candidates;
  /** The list has numbers, and each is watched already. */
  isAllWatched?: boolean;
}) {
  const texts = usePageTexts();
  const { watched } = texts;
  const run = useStore(watchRun);
  const [withReferences, setWithReferences] = useState(false);
  const terms = useId();
  const { businesses, noNumber, wrongNumber, referenceColumn } = candidates;
  const { usage } = session;
  const count = businesses.length;
  const left = usage.remaining;
  const leftOut = noNumber + wrongNumber;
  const cost = usage.mode === "test" ? watched.costTest : watched.watchTerms(number(count));
  const isMine = run?.source === source;
  if (!usage.max_watched || (count + leftOut === 0 && !isMine && !isAllWatched)) return null;
  return (
    <section class="watch-these no-print" aria-label={texts.nav.watched}>
      {isMine && <Outcome run={run} most={usage.max_watched} />}
      <div class="row">
        <button
          type="button"
          class="button"
          aria-describedby={terms}
          disabled={count === 0 || run?.isEnded === false}
          onClick={() => startWatching(session, source, businesses, withReferences)}
        >
          {isAllWatched ? watched.allWatched : watched.watchThese(number(count))}
        </button>
        <p id={terms} class="small muted">
          {[
            isAllWatched ? "" : cost,
            left !== null && count > left ? watched.watchTooMany(number(left)) : "",
            leftOut > 0 ? watched.leftOut(number(leftOut)) : "",
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
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

function Outcome({ run, most }: { run: WatchRun; most: number }) {
  const { watched } = usePageTexts();
  const { isEnded, isWaiting, done, total, added, alreadyWatched, beyond, failure } = run;
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
        title={watched.addedMany(number(added))}
        live
      >
        {alreadyWatched > 0 && <p>{watched.alreadyMany(number(alreadyWatched))}</p>}
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
          </details>
        )}
        <p>
          <a href="/watched" onClick={follow}>
            {watched.open}
          </a>
        </p>
      </Notice>
    </>
  );
}
