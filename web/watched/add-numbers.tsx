/** The form that adds a typed number, or the numbers of a file. Keeps the file's company names. */
import { useMemo, useRef, useState } from "preact/hooks";
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { isReference } from "../../src/watch-list/reference.ts";
import { numberFault } from "../check/fields.ts";
import { readList } from "../list/draft.ts";
import { faultText } from "../list/fault-text.ts";
import { hyphenate, withoutSeparators } from "../parts/business-number.ts";
import { FileButton } from "../parts/file-button.tsx";
import { Notice, TestNumbers } from "../parts/notice.tsx";
import type { Session } from "../session.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type Candidates, candidatesInFile } from "./candidates.ts";
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

interface ReadFile {
  file: File;
  candidates: Candidates;
}

function FromFile({ data, session }: { data: WatchedData; session: Session }) {
  const texts = usePageTexts();
  const { watched, list } = texts;
  const [read, setRead] = useState<ReadFile | { fault: string } | "reading" | null>(null);
  const choose = async (file: File) => {
    setRead("reading");
    const opened = await readList(file, file.name, "status");
    if ("fault" in opened) return setRead({ fault: faultText(texts, opened.fault) });
    if (opened.sheet.mapping.business_number === undefined)
      return setRead({ fault: list.missing(list.columns.business_number) });
    const candidates = candidatesInFile(opened);
    rememberNames(session.keyId, candidates.businesses);
    setRead({ file, candidates });
  };
  const found = read !== null && typeof read === "object" && "file" in read ? read : null;
  const known = useMemo(
    () => new Map(data.watches?.map(({ number, reference }) => [number, reference])),
    [data.watches],
  );
  return (
    <div class="stack">
      <div class="row">
        <FileButton text={watched.file} onFile={(file) => void choose(file)} />
        <span class="small muted">{watched.fileHint}</span>
      </div>
      <div role="status">
        {read === "reading" && <p class="muted">{list.reading}</p>}
        {read !== null && typeof read === "object" && "fault" in read && (
          <Notice tone="negative">{read.fault}</Notice>
        )}
        {found && (
          <p>
            {found.candidates.businesses.length === 0
              ? watched.fileEmpty
              : watched.fileRead(found.file.name)}
          </p>
        )}
      </div>
      {found && (
        <WatchThese
          session={session}
          source={found.file}
          candidates={found.candidates}
          known={known}
        />
      )}
    </div>
  );
}
