/** A list in four steps on one page; a step that is done becomes a line. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hyphenate } from "../check/fields.ts";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../words/format.ts";
import { useWords, type Words } from "../words/words.ts";
import { Choose } from "./choose.tsx";
import { Columns } from "./columns.tsx";
import { type Draft, draft, startAnew } from "./list-state.ts";
import { Progress } from "./progress.tsx";
import { Result } from "./result.tsx";
import { forgetRun, resumeRun } from "./run.ts";
import { type Run, run } from "./run-state.ts";

export function ListView({ session }: { session: Session }) {
  const words = useWords();
  const current = useStore(run);
  const prepared = useStore(draft);
  useEffect(() => resumeRun(session), [session]);
  const again = () => {
    forgetRun();
    startAnew();
  };
  return (
    <main id="main" tabIndex={-1} class="frame view">
      <div class="view-head no-print">
        <div>
          <h1>{words.list.title}</h1>
          <p class="lead">{words.list.lead}</p>
        </div>
      </div>
      {!session.variants.includes("a") ? (
        <Notice tone="warning">{words.list.noVariant}</Notice>
      ) : current ? (
        <Followed run={current} session={session} onAgain={again} />
      ) : (
        <>
          <Step n={1} title={words.list.steps.choose} isOpen={prepared.kind !== "read"}>
            {prepared.kind === "read" ? (
              <Done
                text={words.list.file(
                  prepared.list.sheet.name,
                  number(prepared.list.sheet.rows.length),
                )}
                onChange={startAnew}
              />
            ) : (
              <Choose draft={prepared} canVerify={session.maxBatch > 0} />
            )}
          </Step>
          {prepared.kind === "read" && (
            <Step n={2} title={words.list.steps.columns} isOpen>
              <Columns draft={prepared} session={session} />
            </Step>
          )}
        </>
      )}
    </main>
  );
}

function Followed({
  run: { phase, press, lines, failure, refusedRow, sent },
  session,
  onAgain,
}: {
  run: Run;
  session: Session;
  onAgain: () => void;
}) {
  const words = useWords();
  const prepared = useStore(draft);
  const isEnded = phase === "ended";
  // Nothing came of it: the rows are as they were.
  const canGoBack = prepared.kind === "read" && sent === 0;
  return (
    <>
      <Step n={1} title={words.list.steps.choose} isOpen={false}>
        <Done
          text={words.list.toCheck(press.name || words.jobs.unnamed, number(press.total))}
          change={canGoBack ? words.list.change : words.list.again}
          onChange={isEnded ? (canGoBack ? forgetRun : onAgain) : undefined}
        />
      </Step>
      <div class="stack no-print">
        {failure && (
          <FailureNotice failure={failure} place={placeOf(words, prepared, refusedRow)} />
        )}
        {phase !== "sending" && sent < press.total && !canGoBack && (
          <Notice tone="warning">{words.list.unsent(number(sent), number(press.total))}</Notice>
        )}
      </div>
      {isEnded ? (
        lines &&
        lines.length > 0 && (
          <Step n={4} title={words.list.steps.result} isOpen>
            <Result
              lines={lines}
              name={press.name}
              list={prepared.kind === "read" ? prepared.list : null}
            />
          </Step>
        )
      ) : (
        <Step n={3} title={words.list.steps.progress} isOpen>
          <Progress session={session} />
        </Step>
      )}
      {isEnded && press.parts.length > 0 && (
        <p class="small no-print">
          <a href="/jobs" onClick={follow}>
            {words.jobs.back}
          </a>
        </p>
      )}
    </>
  );
}

/** The row at fault, as the person finds it in the file. */
function placeOf({ list }: Words, prepared: Draft, row: number | null): string | undefined {
  if (prepared.kind !== "read" || row === null) return undefined;
  const found = prepared.list.rows.filter(({ claim }) => claim !== null)[row];
  if (!found?.claim) return undefined;
  return list.refused(String(found.line), hyphenate(found.claim.business_number));
}

function Step({
  n,
  title,
  isOpen,
  children,
}: {
  n: number;
  title: string;
  isOpen: boolean;
  children: ComponentChildren;
}) {
  return (
    <section class={isOpen ? "step open" : "step no-print"} aria-labelledby={`step-${n}`}>
      <h2 id={`step-${n}`} class="no-print">
        <span class="step-number">{n}</span>
        {title}
      </h2>
      <div class="step-body">{children}</div>
    </section>
  );
}

function Done({
  text,
  change,
  onChange,
}: {
  text: string;
  change?: string | undefined;
  onChange: (() => void) | undefined;
}) {
  const words = useWords();
  return (
    <div class="step-done">
      <span>{text}</span>
      {onChange && (
        <button type="button" class="link-button" onClick={onChange}>
          {change ?? words.list.change}
        </button>
      )}
    </div>
  );
}
