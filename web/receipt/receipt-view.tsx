/** The view that checks a receipt in the browser, without an API key and without the service. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReceiptDetail } from "../../sdk/src/verify-receipt.ts";
import { VerdictView } from "../check/answer.tsx";
import { FileButton } from "../parts/file-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { useDrop } from "../parts/use-drop.ts";
import { isSafePlace } from "../settings.ts";
import { usePageTexts } from "../texts/page-language.ts";
import type { Examined } from "./examine.ts";
import { examineWithNewKeys } from "./examine-with-new-keys.ts";
import { FactTable } from "./fact-table.tsx";
import { dropReceipt, heldReceipt } from "./held.ts";
import { type KeySet, loadKeySet } from "./key-set.ts";
import { type Found, findReceipt, openFile } from "./open-file.ts";
import { PassOn } from "./pass-on.tsx";
import { PrintedReceipt } from "./printed-receipt.tsx";
import { leaveOut } from "./receipt-text.ts";
import { ResultsFile } from "./results-file.tsx";
import { Scanner, useCamera } from "./scanner.tsx";
import { useReceiptTexts } from "./texts.ts";
import { factsOf, type Genuine, methodOf, verdictWords } from "./words.ts";

const ACCEPTED = ".txt,.json,.ndjson,text/plain,application/json,image/*";

export function ReceiptView() {
  const page = usePageTexts();
  const texts = useReceiptTexts();
  return (
    <main id="main" tabIndex={-1} class="frame view receipt">
      <div class="view-head no-print">
        <div>
          <h1>{texts.title}</h1>
          <p class="lead">{texts.lead}</p>
        </div>
      </div>
      {isSafePlace ? (
        <CheckReceipt />
      ) : (
        <Notice tone="negative" title={page.key.unsafeTitle}>
          <p>{texts.unsafe}</p>
        </Notice>
      )}
    </main>
  );
}

function CheckReceipt() {
  const page = usePageTexts();
  const texts = useReceiptTexts();
  const [keySet, setKeySet] = useState<KeySet | "loading" | "none" | "failed">("loading");
  const [given, setGiven] = useState(heldReceipt);
  const [left, setLeft] = useState<readonly ReceiptDetail[]>([]);
  const [examined, setExamined] = useState<Examined | null>(null);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState("");
  const [isScanning, setScanning] = useState(false);
  const [results, setResults] = useState<File | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLElement>(null);
  /** Counts the inputs, so that a late result for an older input is ignored. */
  const turn = useRef(0);
  const hasCamera = useCamera();

  const loadKeys = () => loadKeySet().then(setKeySet);
  useEffect(() => void loadKeys(), []);
  useEffect(() => {
    if (keySet !== "failed") return;
    addEventListener("online", loadKeys);
    return () => removeEventListener("online", loadKeys);
  }, [keySet]);
  useEffect(() => {
    if (given === null || typeof keySet === "string") return;
    let isCurrent = true;
    const mine = turn.current;
    void examineWithNewKeys(leaveOut(given, left), keySet).then(([found, used]) => {
      // A new input changes `turn` at once, and `isCurrent` a little later.
      if (!isCurrent || mine !== turn.current) return;
      setExamined(found);
      setKeySet(used);
    });
    return () => {
      isCurrent = false;
    };
  }, [given, left, keySet]);
  useEffect(() => {
    // Scroll to the answer, because on a phone it is below the form.
    const isPhone = matchMedia("(max-width: 720px)").matches;
    if (isPhone && given !== null) answer.current?.scrollIntoView();
  }, [given]);

  /** An older answer must never stand beside a new input. */
  const clear = () => {
    turn.current++;
    dropReceipt();
    setFault("");
    setGiven(null);
    setLeft([]);
    setExamined(null);
    setResults(null);
  };
  const take = (found: Found) => {
    setScanning(false);
    clear();
    if (!("receipt" in found)) {
      setFault("fault" in found ? texts.faults[found.fault] : texts.several(String(found.several)));
      return field.current?.focus();
    }
    setGiven(found.receipt);
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    const isResults = /\.csv$/i.test(file.name) && isBatch(examined);
    if (isResults) return setResults(file);
    clear();
    const mine = turn.current;
    // The person may have given something else while the file was read.
    void openFile(file).then((found) => mine === turn.current && take(found));
  };
  const isOver = useDrop(open);
  const startAgain = () => {
    clear();
    setTyped("");
    field.current?.focus();
  };

  return (
    <div class="check">
      <form
        class={isOver ? "stack no-print over" : "stack no-print"}
        onSubmit={(event) => {
          event.preventDefault();
          take(findReceipt(typed));
        }}
        noValidate
      >
        <div class="field">
          <label for="receipt">{texts.field}</label>
          <textarea
            id="receipt"
            ref={field}
            class="mono"
            rows={6}
            autocomplete="off"
            spellcheck={false}
            value={typed}
            aria-invalid={fault !== ""}
            aria-describedby="receipt-hint"
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              clear();
            }}
            // A pasted receipt replaces an older one instead of being joined to it.
            onPaste={(event) => {
              const text = event.clipboardData?.getData("text/plain") ?? "";
              event.preventDefault();
              setTyped(text);
              take(findReceipt(text));
            }}
          />
          <p id="receipt-hint" class={fault ? "hint wrong" : "hint"} aria-live="polite">
            {fault || texts.fieldHint}
          </p>
        </div>
        <div class="row">
          <button type="submit" class="button primary">
            {texts.check}
          </button>
          <FileButton text={texts.file} accept={ACCEPTED} onFile={open} />
          {hasCamera && !isScanning && (
            <button type="button" class="button" onClick={() => setScanning(true)}>
              {texts.scan}
            </button>
          )}
        </div>
        <p class="hint">{texts.fileHint}</p>
        {isScanning && (
          <Scanner
            onText={(text) => {
              take(findReceipt(text));
              // The button that had the focus is gone.
              answer.current?.focus();
            }}
            onFault={() => take({ fault: "camera" })}
            onStop={() => {
              setScanning(false);
              field.current?.focus();
            }}
          />
        )}
      </form>
      <section ref={answer} class="check-answer" tabIndex={-1} aria-live="polite">
        {given === null ? (
          <div class="empty no-print">
            <h2>{texts.emptyTitle}</h2>
            <p class="muted">{texts.empty}</p>
          </div>
        ) : keySet === "failed" ? (
          <div class="stack">
            <VerdictView tone="neutral" text={texts.noKeys} help={texts.noKeysHelp} />
            <div>
              <button type="button" class="button" onClick={() => void loadKeys()}>
                {page.retry}
              </button>
            </div>
          </div>
        ) : keySet === "none" ? (
          <VerdictView tone="neutral" text={texts.noReceipts} help={texts.noReceiptsHelp} />
        ) : keySet === "loading" || !examined ? (
          <p class="waiting">{texts.checking}</p>
        ) : (
          <div class="stack">
            <VerdictView {...verdictWords({ page, receipt: texts }, examined)} />
            {examined.kind === "genuine" && (
              <Contents
                shown={examined}
                loadedAt={keySet.loadedAt}
                left={left}
                onLeave={setLeft}
                results={results}
              />
            )}
            <div class="no-print">
              <button type="button" class="button" onClick={startAgain}>
                {texts.again}
              </button>
            </div>
          </div>
        )}
      </section>
    </div>
  );
}

function isBatch(examined: Examined | null): boolean {
  return examined?.kind === "genuine" && examined.claims.operation === "batch";
}

function Contents({
  shown,
  loadedAt,
  left,
  onLeave,
  results,
}: {
  shown: Genuine;
  loadedAt: number;
  left: readonly ReceiptDetail[];
  onLeave: (left: readonly ReceiptDetail[]) => void;
  results: File | null;
}) {
  const page = usePageTexts();
  const texts = useReceiptTexts();
  const all = { page, receipt: texts };
  const { claims, disclosed } = shown;
  const details = claims.operation === "verify" ? [...left, ...disclosed].toSorted() : [];
  return (
    <>
      <section class="stack no-print" aria-labelledby="says-title">
        <h3 id="says-title">{texts.says}</h3>
        <FactTable caption={texts.says} facts={factsOf(all, shown)} />
      </section>
      {claims.operation === "batch" && <ResultsFile claims={claims} dropped={results} />}
      <PassOn shown={shown} details={[...new Set(details)]} left={left} onLeave={onLeave} />
      <section class="stack no-print" aria-labelledby="how-title">
        <h3 id="how-title">{texts.how}</h3>
        <FactTable caption={texts.how} facts={methodOf(all, shown, loadedAt)} />
      </section>
      <section class="stack no-print" aria-labelledby="not-title">
        <h3 id="not-title">{texts.not}</h3>
        <p>{claims.mode === "test" ? texts.notTextOfTest : texts.notText}</p>
      </section>
      <PrintedReceipt shown={shown} loadedAt={loadedAt} />
    </>
  );
}
