/** The form that adds a typed number, or the numbers of a file. Keeps the file's company names. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { isReference } from "../../src/watch-list/reference.ts";
import { numberFault } from "../check/fields.ts";
import { Preview } from "../list/columns.tsx";
import {
  type Draft,
  type DraftChange,
  type ReadDraft,
  readDraft,
  readRows,
  sentList,
  withChange,
  withReading,
} from "../list/draft.ts";
import { faultText } from "../list/fault-text.ts";
import { Finds } from "../list/finds.tsx";
import type { ReadChoice } from "../list/sheets/messages.ts";
import { hyphenate, withoutSeparators } from "../parts/business-number.ts";
import { FileButton } from "../parts/file-button.tsx";
import { Notice, TestNumbers } from "../parts/notice.tsx";
import type { Session } from "../session.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { candidatesInFile } from "./candidates.ts";
import { rememberNames } from "./names.ts";
import { WatchThese } from "./watch-these.tsx";
import type { WatchedData } from "./watched-data.ts";

export function AddNumbers({ data, session }: { data: WatchedData; session: Session }) {
  const { watched } = usePageTexts();
  return (
    <section class="stack watched-section add-section" aria-labelledby="add-title">
      <h2 id="add-title">{watched.add}</h2>
      {session.usage.mode === "test" && (
        <p class="muted">
          <TestNumbers />
        </p>
      )}
      <ByHand data={data} />
      <FromFile data={data} session={session} />
    </section>
  );
}

function ByHand({ data }: { data: WatchedData }) {
  const texts = usePageTexts();
  const { watched } = texts;
  const [text, setText] = useState("");
  const [reference, setReference] = useState("");
  const [wasSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const referenceField = useRef<HTMLInputElement>(null);
  const fault = wasSent ? faultOf(texts, text) : "";
  const isWrongReference = reference !== "" && !isReference(reference);
  const add = async (event: Event) => {
    event.preventDefault();
    setSent(true);
    setTold("");
    if (faultOf(texts, text) !== "") return field.current?.focus();
    if (isWrongReference) return referenceField.current?.focus();
    if (isSending) return;
    setSending(true);
    const watch = { number: withoutSeparators(text), reference: reference || null };
    const before = data.watches?.find(({ number }) => number === watch.number)?.reference ?? null;
    const answer = await data.ask(() => data.service.add([watch]));
    setSending(false);
    if (!answer) return;
    data.added([watch]);
    const shown = hyphenate(watch.number);
    if (answer.added > 0) setTold(watched.added(shown));
    else if (watch.reference === null || watch.reference === before)
      setTold(watched.already(shown));
    else setTold(`${watched.already(shown)} ${watched.referenceNow(watch.reference, before)}`);
    // Do not clear the field if the user has already typed the next number.
    setText((now) => (now === text ? "" : now));
    setReference((now) => (now === reference ? "" : now));
    setSent(false);
    field.current?.focus();
  };
  const warning =
    fault === "" && numberFault(text) === null && !hasRightCheckDigit(withoutSeparators(text))
      ? watched.wrongDigit
      : "";
  return (
    <form class="add-watch" onSubmit={add} noValidate>
      <div class="field">
        <label for="watch-number">{watched.number}</label>
        <input
          id="watch-number"
          ref={field}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={text}
          placeholder="000-00-00000"
          aria-invalid={fault !== ""}
          aria-describedby="watch-number-hint"
          onInput={(event) => setText(hyphenate(event.currentTarget.value))}
        />
        <p id="watch-number-hint" class={fault ? "hint wrong" : "hint warn"}>
          {fault || warning}
        </p>
      </div>
      <div class="field">
        <label for="watch-reference">
          {watched.reference} <span class="optional">({texts.check.optional})</span>
        </label>
        <input
          id="watch-reference"
          ref={referenceField}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={reference}
          aria-invalid={wasSent && isWrongReference}
          aria-describedby="watch-reference-hint"
          onInput={(event) => setReference(event.currentTarget.value.trim())}
        />
        <p id="watch-reference-hint" class={wasSent && isWrongReference ? "hint wrong" : "hint"}>
          {wasSent && isWrongReference ? watched.badReference : watched.referenceHint}
        </p>
      </div>
      <button type="submit" class="button primary" disabled={isSending}>
        {watched.addButton}
      </button>
      <p role="status">{told}</p>
    </form>
  );
}

function faultOf({ check: { faults } }: PageTexts, text: string): string {
  const fault = numberFault(text);
  if (!fault) return "";
  return fault.kind === "numberLength" ? faults.numberLength(fault.digits) : faults[fault.kind];
}

function FromFile({ data, session }: { data: WatchedData; session: Session }) {
  const texts = usePageTexts();
  const { watched, list } = texts;
  const [prepared, setPrepared] = useState<Draft>({ kind: "none" });
  const lastReading = useRef(0);
  const show = async (meanwhile: Draft, reading: Promise<Draft>) => {
    const mine = ++lastReading.current;
    setPrepared(meanwhile);
    const next = await reading;
    // Ignore the result if another reading began in the meantime.
    if (mine === lastReading.current) setPrepared(next);
  };
  const choose = (file: File) =>
    void show({ kind: "reading", name: file.name }, readDraft(file, file.name, false));
  return (
    <div class="stack">
      <div class="row">
        <FileButton text={watched.file} onFile={choose} />
        <span class="small muted">{watched.fileHint}</span>
      </div>
      <div role="status">
        {(prepared.kind === "reading" || (prepared.kind === "read" && prepared.isReading)) && (
          <p class="muted">{list.reading}</p>
        )}
        {prepared.kind === "none" && prepared.fault !== undefined && (
          <Notice tone="negative">{faultText(texts, prepared.fault)}</Notice>
        )}
      </div>
      {prepared.kind === "read" && (
        <ReadFile
          draft={prepared}
          data={data}
          session={session}
          onChange={(change) => {
            const changed = withChange(prepared, change);
            void show(changed, readRows(changed));
          }}
          onReread={(choice) =>
            void show(
              { ...prepared, isReading: true },
              readDraft(
                prepared.file,
                prepared.list.sheet.name,
                false,
                withReading(prepared, choice),
                prepared,
              ),
            )
          }
        />
      )}
    </div>
  );
}

/** Shows what was read from the file, what was left out and what is not certain, then the offer. */
function ReadFile({
  draft,
  data,
  session,
  onChange,
  onReread,
}: {
  draft: ReadDraft;
  data: WatchedData;
  session: Session;
  onChange: (change: DraftChange) => void;
  onReread: (choice: ReadChoice) => void;
}) {
  const { watched, list } = usePageTexts();
  const { sheet } = draft.list;
  // While the rows are read again, offer the earlier rows, but do not let the user send them.
  const lastRead = useRef(draft);
  if (!draft.isReading) lastRead.current = draft;
  const read = lastRead.current;
  const hasNumbers = read.mapping.business_number !== undefined;
  const candidates = useMemo(() => candidatesInFile(sentList(read)), [read]);
  useEffect(() => {
    if (hasNumbers) rememberNames(session.keyId, candidates.businesses);
  }, [candidates]);
  const known = useMemo(
    () => new Map(data.watches?.map(({ number, reference }) => [number, reference])),
    [data.watches],
  );
  return (
    <>
      <p role="status">
        {hasNumbers && candidates.businesses.length === 0
          ? watched.fileEmpty
          : watched.fileRead(sheet.name)}
      </p>
      <Finds draft={draft} canSubmitJobs={false} onChange={onChange} onReread={onReread} />
      <Preview
        sheet={sheet}
        mapping={draft.mapping}
        check="status"
        onChange={(mapping) => onChange({ mapping })}
      />
      {hasNumbers ? (
        <WatchThese
          session={session}
          source={read}
          candidates={candidates}
          known={known}
          isReading={draft.isReading}
        />
      ) : (
        <Notice tone="warning" live>
          {list.missing(list.columns.business_number)}
        </Notice>
      )}
    </>
  );
}
