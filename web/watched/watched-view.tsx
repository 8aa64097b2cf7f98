/** The view of watched numbers: the changes since the last visit, and then the list. */
import { useEffect, useRef, useState } from "preact/hooks";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { AddNumbers } from "./add-numbers.tsx";
import { ChangesSection } from "./changes-section.tsx";
import type { Pause } from "./last-visit.ts";
import { names, namesFor } from "./names.ts";
import { watchRun } from "./watch-run.ts";
import type { Watched } from "./watch-service.ts";
import { useWatched, type WatchedData } from "./watched-data.ts";
import { numbersText, WatchedTable } from "./watched-table.tsx";

/** If there was no answer for this long, the page says that a state is old. */
const STALE_MS = 72 * 3_600_000;

export function WatchedView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const { watched, list } = texts;
  const { usage, variants } = session;
  return (
    <main id="main" tabIndex={-1} class="frame view">
      <div class="view-head">
        <div>
          <h1>{watched.title}</h1>
          <p class="lead">
            {watched.lead} {usage.mode === "test" ? watched.costTest : watched.cost}
          </p>
        </div>
      </div>
      {!variants.includes("a") ? (
        <Notice tone="warning">{list.noVariant}</Notice>
      ) : !usage.max_watched ? (
        <Notice tone="warning">{watched.tooFew}</Notice>
      ) : (
        <WatchedNumbers session={session} most={usage.max_watched} />
      )}
    </main>
  );
}

function WatchedNumbers({ session, most }: { session: Session; most: number }) {
  const texts = usePageTexts();
  const { watched } = texts;
  const data = useWatched(session);
  const { service, watches, feed, failure, reload } = data;
  const known = namesFor(useStore(names), session.keyId);
  const run = useStore(watchRun);
  const [removed, setRemoved] = useState<readonly Watched[]>([]);
  const [told, setTold] = useState("");
  const message = useRef<HTMLParagraphElement>(null);
  const tell = (text: string) => {
    setTold(text);
    // Focus the message, because the clicked button may be gone.
    if (text !== "") setTimeout(() => message.current?.focus());
  };
  const onRemoved = (gone: readonly Watched[]) => {
    setRemoved(gone);
    tell(gone.length > 0 ? watched.removed(numbersText(texts, gone)) : "");
  };
  const undo = async () => {
    setRemoved([]);
    const restored = await data.restore(removed);
    tell(restored.length > 0 ? watched.restored(numbersText(texts, restored)) : "");
  };
  const isTest = session.usage.mode === "test";
  // Reload when a run ends, because it may add numbers while another view is shown.
  const ended = run?.isEnded ? run : null;
  useEffect(() => {
    if (ended && watches) void reload();
  }, [ended]);
  return (
    <div class="stack watched">
      {failure && <FailureNotice failure={failure} retry={() => void reload()} />}
      {(feed === null || watches === null) && !failure && <p class="muted">{texts.loading}</p>}
      {feed && watches && (
        <>
          <Pauses watches={watches} pause={feed.visit.paused} session={session} />
          {isTest && <TestDay data={data} />}
          {(watches.length > 0 || feed.events.length > 0) && (
            <ChangesSection feed={feed} service={service} names={known} />
          )}
          <p ref={message} role="status" tabIndex={-1}>
            {told}
          </p>
          {removed.length > 0 && (
            <div>
              <button type="button" class="button" onClick={() => void undo()}>
                {watched.undo}
              </button>
            </div>
          )}
          {watches.length === 0 ? (
            <div>
              <p>{watched.none}</p>
              <p>
                {watched.noneHow}{" "}
                <a href="/list" onClick={follow}>
                  {watched.noneLink}
                </a>
              </p>
            </div>
          ) : (
            <WatchedTable
              data={data}
              watches={watches}
              most={most}
              names={known}
              onRemoved={onRemoved}
            />
          )}
          <AddNumbers data={data} session={session} />
        </>
      )}
    </div>
  );
}

function Pauses({
  watches,
  pause,
  session,
}: {
  watches: readonly Watched[];
  pause: Pause | undefined;
  session: Session;
}) {
  const { watched } = usePageTexts();
  const { usage } = session;
  const isThisMonth =
    pause !== undefined && monthOf(pause.at) === monthOf(Date.now()) && watches.length > 0;
  const isTest = usage.mode === "test";
  // A pause may end before its month does: if the customer gets a larger plan, units remain, and
  // the numbers are watched again. A test key has no quota: a certain test number causes the pause,
  // and the page shows it until the month ends.
  const isUsedUp = isTest || usage.remaining === 0;
  const now = Date.now();
  // With a test key, numbers are looked up only when the user runs a day.
  const stale = isTest
    ? 0
    : watches.filter(({ checkedAt }) => checkedAt !== null && checkedAt < now - STALE_MS).length;
  const isPaused = isThisMonth && pause.reason === "quota_exceeded" && isUsedUp;
  return (
    <>
      {isPaused && (
        <Notice tone="warning" title={watched.pausedTitle}>
          <p>{watched.paused(number(pause.count))}</p>
        </Notice>
      )}
      {/* During a pause, the notice about the pause already explains why states are old. */}
      {stale > 0 && !isPaused && (
        <Notice title={watched.staleTitle}>
          <p>{watched.staleNow(number(stale))}</p>
        </Notice>
      )}
    </>
  );
}

/** The calendar month in UTC, as YYYY-MM. */
function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

function TestDay({ data }: { data: WatchedData }) {
  const { watched } = usePageTexts();
  const [isRunning, setRunning] = useState(false);
  const [told, setTold] = useState("");
  const runDay = async () => {
    setRunning(true);
    setTold("");
    // Do not repeat this call automatically, because each call runs another day.
    const reply = await data.service.runDay();
    if (reply.ok) {
      setTold(watched.dayDone(number(reply.value.events.length)));
      await data.reload();
    } else data.fail(reply.failure);
    setRunning(false);
  };
  return (
    <div class="row">
      <button type="button" class="button" disabled={isRunning} onClick={() => void runDay()}>
        {watched.day}
      </button>
      <span class="small muted">{watched.dayHint}</span>
      <span role="status">{told}</span>
    </div>
  );
}
