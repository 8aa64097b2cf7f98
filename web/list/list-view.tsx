/** The view for checking a list, in four steps. The first step becomes one line when it is done. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ResultsReceipts } from "../jobs/results-receipts.tsx";
import { hyphenate } from "../parts/business-number.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { FailureNotice, Notice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { ChooseFile } from "./choose-file.tsx";
import { Columns } from "./columns.tsx";
import { draft, sentList as listOf, startAnew } from "./draft.ts";
import { idsInWork } from "./exclusively.ts";
import { fitList } from "./join-list.ts";
import { Progress } from "./progress.tsx";
import { ResultView } from "./result-view.tsx";
import { continueCalls, forgetRun, resumeRun } from "./run.ts";
import { isInterrupted, type Run, run } from "./run-state.ts";
import { claimsOf } from "./sent-before.tsx";
import { interruptedLists, listsOf } from "./sent-lists.ts";
import type { LineClaim } from "./sheets/messages.ts";
import { Unsent } from "./unsent.tsx";

/** How many interrupted lists to show. The view `jobs` shows all of them. */
const MOST_INTERRUPTED = 3;

export function ListView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const current = useStore(run);
  const prepared = useStore(draft);
  useEffect(() => {
    // The new key may belong to another account, which must not see the jobs of this run.
    const shown = run.get()?.sentList.keyId;
    if (shown !== undefined && shown !== session.keyId) forgetRun();
    resumeRun(session);
  }, [session.keyId]);
  const again = () => {
    forgetRun();
    startAnew();
  };
  return (
    <main id="main" tabIndex={-1} class="frame view">
      <div class="view-head no-print">
        <div>
          <h1>{texts.list.title}</h1>
          <p class="lead">{texts.list.lead}</p>
        </div>
      </div>
      {!session.variants.includes("a") ? (
        <Notice tone="warning">{texts.list.noVariant}</Notice>
      ) : current ? (
        <Followed run={current} session={session} onAgain={again} />
      ) : (
        <>
          <Step n={1} title={texts.list.steps.choose} isOpen={prepared.kind !== "read"}>
            {prepared.kind === "read" ? (
              <Done
                text={texts.list.file(
                  [prepared.list.sheet.name, prepared.list.sheet.sheetName]
                    .filter(Boolean)
                    .join(" · "),
                  number(prepared.list.sheet.rows.length),
                )}
                onChange={startAnew}
              />
            ) : (
              <>
                <Interrupted session={session} />
                <ChooseFile draft={prepared} canSubmitJobs={session.maxBatch > 0} />
              </>
            )}
          </Step>
          {prepared.kind === "read" && (
            <Step n={2} title={texts.list.steps.columns} isOpen>
              <Columns draft={prepared} session={session} />
            </Step>
          )}
        </>
      )}
    </main>
  );
}

/** Shows interrupted lists, because a user who closed the tab may have forgotten them. */
function Interrupted({ session }: { session: Session }) {
  const [inWork, setInWork] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    void idsInWork().then(setInWork);
  }, []);
  if (session.maxBatch === 0 || inWork === null) return null;
  const lists = interruptedLists(listsOf(session.keyId));
  return (
    <>
      {lists
        .filter(({ id, isStopped }) => !isStopped && !inWork.has(id))
        .slice(0, MOST_INTERRUPTED)
        .map((list) => (
          <Unsent key={list.id} list={list} session={session} isNamed />
        ))}
    </>
  );
}

function Followed({
  run: current,
  session,
  onAgain,
}: {
  run: Run;
  session: Session;
  onAgain: () => void;
}) {
  const texts = usePageTexts();
  const prepared = useStore(draft);
  const { phase, sentList, checked, failure, refusedRow } = current;
  const isEnded = phase === "ended";
  const isOpen = prepared.kind === "read" && prepared.hash === sentList.hash;
  const hasNoJobs = sentList.parts.length === 0 && !sentList.sending;
  const canGoBack = isOpen && hasNoJobs;
  const goBack = canGoBack ? forgetRun : onAgain;
  const isOnlyHere = hasNoJobs && checked !== null && checked.length > 0;
  const [isAsked, setAsked] = useState(false);
  const claims = canGoBack && sentList.calls ? claimsOf(prepared.list.rows) : [];
  const canContinue = isEnded && checked !== null && checked.length < claims.length;
  return (
    <>
      <Step n={1} title={texts.list.steps.choose} isOpen={false}>
        <Done
          text={texts.list.toCheck(sentList.name || texts.jobs.unnamed, number(sentList.total))}
          change={canGoBack ? texts.list.change : texts.list.again}
          onChange={isEnded ? (isOnlyHere ? () => setAsked(true) : goBack) : undefined}
        />
        {isAsked && (
          <ConfirmDialog
            text={texts.list.onlyHere}
            yes={texts.list.dropResults}
            onYes={goBack}
            onNo={() => setAsked(false)}
          />
        )}
      </Step>
      <div class="stack no-print">
        {failure && <FailureNotice failure={failure} place={placeOf(texts, refusedRow)} />}
        {session.maxBatch > 0 && isInterrupted(current) && !canGoBack && (
          <Unsent list={sentList} session={session} />
        )}
        {canContinue && (
          <Notice tone="warning">
            <p>
              {texts.list.notAsked(number(checked.length), number(claims.length - checked.length))}
            </p>
            <button type="button" class="button" onClick={() => continueCalls(session, claims)}>
              {texts.list.goOn}
            </button>
          </Notice>
        )}
      </div>
      {isEnded ? (
        checked &&
        checked.length > 0 && (
          <Step n={4} title={texts.list.steps.result} isOpen>
            <div class="stack">
              <ResultView
                lines={checked}
                name={sentList.name}
                list={isOpen ? fitList(listOf(prepared), checked, sentList) : null}
                sentList={sentList}
              />
              <ResultsReceipts service={session.service} jobs={current.jobs} />
            </div>
          </Step>
        )
      ) : (
        <Step n={3} title={texts.list.steps.progress} isOpen>
          <Progress session={session} place={run} />
        </Step>
      )}
      {isEnded && sentList.parts.length > 0 && (
        <p class="small no-print">
          <a href="/jobs" onClick={follow}>
            {texts.jobs.back}
          </a>
        </p>
      )}
    </>
  );
}

function placeOf({ list }: PageTexts, row: LineClaim | null): string | undefined {
  return row ? list.refused(number(row.line), hyphenate(row.claim.business_number)) : undefined;
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
  const texts = usePageTexts();
  return (
    <div class="step-done">
      <span>{text}</span>
      {onChange && (
        <button type="button" class="link-button" onClick={onChange}>
          {change ?? texts.list.change}
        </button>
      )}
    </div>
  );
}
