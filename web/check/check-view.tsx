/** The view for checking one business: the form, and the answer beside it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { hasMoreCharacters, MAX_COMPANY_NAME, MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { plainText } from "../../src/lib/plain-text.ts";
import type { DescribeLanguage } from "../answers.ts";
import { hyphenate, withoutSeparators } from "../parts/business-number.ts";
import { FailureNotice, Notice, TestNumbers } from "../parts/notice.tsx";
import { OwnerChoice, ownerRemarks } from "../parts/owner.tsx";
import type { Representative } from "../representative.ts";
import { type Failure, type Reply, requests, type ShownRequest } from "../service.ts";
import { noteFailure, refreshUsage, type Session } from "../session.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type AnswerRecord, AnswerView, type BusinessReply, VerdictView } from "./answer.tsx";
import { numberFault, readDate } from "./fields.ts";
import { loadNameReader, type NameReader } from "./names-script.ts";

type Mode = BusinessReply["kind"];
type Field = "number" | "date" | "owner" | "company";

const MODES: readonly { mode: Mode; variant: "a" | "b" }[] = [
  { mode: "verify", variant: "a" },
  { mode: "status", variant: "a" },
  { mode: "describe", variant: "b" },
];

const LANGUAGES: Record<DescribeLanguage, string> = {
  ko: "한국어",
  en: "English",
  ja: "日本語",
  "zh-CN": "简体中文",
  es: "Español",
  de: "Deutsch",
};

interface Input {
  mode: Mode;
  typed: Record<Field, string>;
  language: DescribeLanguage;
  /** The name that the user wants to send as written. Ignored once another name is typed. */
  ownerAsWritten: string | null;
  wantsReceipt: boolean;
}

type Outcome =
  | { kind: "checking" }
  | { kind: "answered"; answered: AnswerRecord }
  | { kind: "unregistered" }
  | { kind: "failed"; failure: Failure };

interface Check {
  input: Input;
  request: ShownRequest;
  outcome: Outcome;
}

const EMPTY: Record<Field, string> = { number: "", date: "", owner: "", company: "" };

export function CheckView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const modes = MODES.filter(({ variant }) => session.variants.includes(variant));
  const [input, setInput] = useState<Input>({
    mode: modes[0]?.mode ?? "verify",
    typed: EMPTY,
    language: texts.lang === "ko" ? "ko" : "en",
    ownerAsWritten: null,
    wantsReceipt: false,
  });
  const { mode, typed, language } = input;
  const [wasSubmitted, setSubmitted] = useState(false);
  const [check, setCheck] = useState<Check | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answerPlace = useRef<HTMLElement>(null);
  const kind = check?.outcome.kind;
  const isChecking = kind === "checking";
  useEffect(() => {
    // Scroll to the answer, because on a phone it is below the form.
    const isPhone = matchMedia("(max-width: 720px)").matches;
    if (isPhone && kind !== undefined) answerPlace.current?.scrollIntoView();
  }, [kind]);
  const [read, setRead] = useState<NameReader | null>(null);
  const load = async (): Promise<NameReader | null> => {
    const reader = read ?? (await loadNameReader().catch(() => null));
    setRead(() => reader);
    return reader;
  };
  const owner = ownerOf(input, read);
  const faults = faultsOf(texts, input, owner.name);
  const shown = wasSubmitted ? faults : {};
  // Show an answer only beside the input that it is about.
  const isCurrent = check !== null && isSame(check.request, requestOf(input, owner.name));

  const change = (changed: Partial<Input>) => setInput((before) => ({ ...before, ...changed }));
  const type = (field: Field, text: string) =>
    setInput((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));

  const checkNow = async () => {
    const request = requestOf(input, owner.name);
    const end = (outcome: Outcome) => setCheck({ input, request, outcome });
    end({ kind: "checking" });
    if (mode === "verify" && read === null) {
      const reader = await load();
      if (reader === null) return end({ kind: "failed", failure: { kind: "offline" } });
      const { name, hints } = ownerOf(input, reader);
      if (name !== owner.name || hints.length > 0) {
        // Do not send the request yet: the user must first see how the page read the name.
        setCheck(null);
        return form.current?.querySelector<HTMLElement>("#owner")?.focus();
      }
    }
    const reply = await send(session, request);
    if (reply.ok) {
      const answer = { kind: mode, value: reply.value } as BusinessReply;
      const { requestId } = reply;
      end({ kind: "answered", answered: { answer, request, requestId, receivedAt: Date.now() } });
    } else if (reply.failure.kind === "error" && reply.failure.code === "business_not_found") {
      end({ kind: "unregistered" });
    } else {
      end({ kind: "failed", failure: reply.failure });
      noteFailure(reply.failure);
    }
    void refreshUsage();
  };

  const submit = (event: Event) => {
    event.preventDefault();
    setSubmitted(true);
    const [first] = Object.keys(faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
    else if (!isChecking) void checkNow();
  };

  const startAgain = () => {
    change({ typed: EMPTY });
    setSubmitted(false);
    setCheck(null);
    form.current?.querySelector<HTMLElement>("#number")?.focus();
  };

  const restore = ({ input: asked }: Check) => {
    setInput(asked);
    answerPlace.current?.focus();
  };

  const field = (name: Field, label: string, hint: Hint, placeholder?: string) => (
    <TextField
      name={name}
      label={label}
      text={typed[name]}
      hint={shown[name] === undefined ? hint : { text: shown[name], tone: "wrong" }}
      placeholder={placeholder}
      optional={name === "company" ? texts.check.optional : undefined}
      onType={(text) => type(name, name === "number" ? hyphenate(text) : text)}
    />
  );

  return (
    <main id="main" tabIndex={-1} class="frame view">
      <h1 class="no-print">{texts.check.title}</h1>
      <div class="check">
        <form
          ref={form}
          class="stack no-print"
          onSubmit={submit}
          onFocusIn={() => void load()}
          noValidate
        >
          {modes.length > 1 && (
            <fieldset class="segments" aria-label={texts.check.modeLabel}>
              {modes.map(({ mode: each }) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="mode"
                    checked={mode === each}
                    onChange={() => change({ mode: each })}
                  />
                  {texts.check.modes[each]}
                </label>
              ))}
            </fieldset>
          )}
          <p class="muted">{texts.check.modeHints[mode]}</p>
          {session.usage.mode === "test" && (
            <p class="muted">
              <TestNumbers />
            </p>
          )}
          {field("number", texts.check.number, numberHint(texts, typed.number), "000-00-00000")}
          {mode === "verify" && (
            <>
              {field("date", texts.check.date, dateHint(texts, typed.date), "2012-03-05")}
              {field("owner", texts.check.owner, ownerHint(texts, owner))}
              {read && (
                <OwnerChoice
                  typed={typed.owner}
                  asWritten={input.ownerAsWritten}
                  read={read}
                  onChange={(ownerAsWritten) => change({ ownerAsWritten })}
                />
              )}
              {field("company", texts.check.company, { text: "" })}
            </>
          )}
          {mode === "describe" && (
            <div class="field">
              <label for="language">{texts.check.language}</label>
              <select
                id="language"
                value={language}
                onChange={(event) =>
                  change({ language: event.currentTarget.value as DescribeLanguage })
                }
              >
                {Object.entries(LANGUAGES).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div>
            <label class="choice">
              <input
                type="checkbox"
                checked={input.wantsReceipt}
                aria-describedby="receipt-hint"
                onChange={(event) => change({ wantsReceipt: event.currentTarget.checked })}
              />
              {texts.check.withReceipt}
            </label>
            <p id="receipt-hint" class="hint">
              {input.mode === "describe"
                ? texts.check.withReceiptOfDescription
                : texts.check.withReceiptHint}
            </p>
          </div>
          <button type="submit" class="button primary" disabled={isChecking}>
            {texts.check.send}
          </button>
        </form>
        <section
          ref={answerPlace}
          class="check-answer"
          tabIndex={-1}
          aria-live="polite"
          aria-busy={isChecking}
        >
          {check && !isCurrent ? (
            <FormerCheck check={check} onRestore={() => restore(check)} />
          ) : (
            <AnswerArea
              outcome={check?.outcome ?? null}
              onNew={startAgain}
              onRetry={() => void checkNow()}
            />
          )}
        </section>
      </div>
    </main>
  );
}

function FormerCheck({ check, onRestore }: { check: Check; onRestore: () => void }) {
  const texts = usePageTexts();
  const { input, outcome } = check;
  const asked = askedText(texts, input);
  return (
    <Notice tone="neutral" title={texts.check.changedTitle}>
      <p>
        {outcome.kind === "checking" ? texts.check.formerAsked(asked) : texts.check.former(asked)}
      </p>
      <p>
        <button type="button" class="button retry" onClick={onRestore}>
          {texts.check.restore}
        </button>
      </p>
    </Notice>
  );
}

/** @returns the input in one line: 일치 확인 · 217-81-82399 · 2012-03-05 · 김한빛 */
function askedText(texts: PageTexts, { mode, typed }: Input): string {
  const verified = mode === "verify" ? [typed.date, typed.owner, typed.company] : [];
  return [texts.check.modes[mode], typed.number, ...verified]
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join(" · ");
}

function AnswerArea({
  outcome,
  onNew,
  onRetry,
}: {
  outcome: Outcome | null;
  onNew: () => void;
  onRetry: () => void;
}) {
  const texts = usePageTexts();
  switch (outcome?.kind) {
    case undefined:
      return (
        <div class="empty no-print">
          <h2>{texts.check.emptyTitle}</h2>
          <p class="muted">{texts.check.empty}</p>
        </div>
      );
    case "checking":
      return <p class="waiting">{texts.check.sending}</p>;
    case "answered":
      return <AnswerView answered={outcome.answered} onNew={onNew} />;
    case "unregistered":
      return (
        <VerdictView
          tone="negative"
          text={texts.verdict.notRegistered}
          help={texts.verdict.notRegisteredHelp}
        />
      );
    case "failed":
      return (
        <>
          <FailureNotice failure={outcome.failure} retry={onRetry} />
          {outcome.failure.kind === "offline" && (
            <p class="small muted">{texts.check.repeatIsFree}</p>
          )}
        </>
      );
  }
}

type CheckRequest =
  | ReturnType<typeof requests.verify>
  | ReturnType<typeof requests.status>
  | ReturnType<typeof requests.describe>;

function requestOf(
  { mode, typed, language, wantsReceipt }: Input,
  ownerName: string,
): CheckRequest {
  const number = withoutSeparators(typed.number);
  switch (mode) {
    case "verify":
      return requests.verify(
        {
          business_number: number,
          start_date: readDate(typed.date) ?? "",
          owner_name: ownerName,
          company_name: typed.company.trim(),
        },
        wantsReceipt,
      );
    case "status":
      return requests.status(number, wantsReceipt);
    case "describe":
      return requests.describe(number, language, wantsReceipt);
  }
}

function isSame(one: ShownRequest, other: ShownRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function send({ service }: Session, request: CheckRequest): Promise<Reply<BusinessReply["value"]>> {
  switch (request.path) {
    case "/v1/verify":
      return service.verify(request.body);
    case "/v1/status":
      return service.status(request.body);
    case "/v1/verify/business":
      return service.describe(request.body);
  }
}

/** @param read null until the page has loaded `NameReader`. Names are sent only after that */
function ownerOf({ typed, ownerAsWritten }: Input, read: NameReader | null): Representative {
  const { owner } = typed;
  if (read === null) return { name: plainText(owner).trim(), changes: [], hints: [] };
  return read(owner, owner === ownerAsWritten);
}

/** @returns the faults of the visible fields, in the order of the fields */
function faultsOf(
  { check: { faults } }: PageTexts,
  { mode, typed }: Input,
  owner: string,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  const number = numberFault(typed.number);
  if (number) {
    found.number =
      number.kind === "numberLength" ? faults.numberLength(number.digits) : faults[number.kind];
  }
  if (mode !== "verify") return found;
  if (typed.date.trim() === "") found.date = faults.dateEmpty;
  else if (readDate(typed.date) === null) found.date = faults.date;
  const company = plainText(typed.company).normalize("NFC").trim();
  if (owner === "") found.owner = faults.ownerEmpty;
  else if (hasMoreCharacters(owner, MAX_OWNER_NAME)) found.owner = faults.ownerLong;
  if (hasMoreCharacters(company, MAX_COMPANY_NAME)) found.company = faults.companyLong;
  return found;
}

interface Hint {
  text: string;
  tone?: "wrong" | "warn";
}

/**
 * Warns about a wrong check digit. The user may still send the number, because some registered
 * numbers have a wrong check digit.
 */
function numberHint({ check }: PageTexts, text: string): Hint {
  const isWhole = numberFault(text) === null;
  return isWhole && !hasRightCheckDigit(withoutSeparators(text))
    ? { text: check.checkDigit, tone: "warn" }
    : { text: "" };
}

function dateHint({ check }: PageTexts, text: string): Hint {
  const day = readDate(text);
  return { text: day === null || day === text ? "" : check.understood(day) };
}

function ownerHint(texts: PageTexts, read: Representative): Hint {
  const text = ownerRemarks(texts, read);
  return text === "" ? { text: texts.check.ownerHint } : { text, tone: "warn" };
}

function TextField({
  name,
  label,
  text,
  hint,
  placeholder,
  optional,
  onType,
}: {
  name: Field;
  label: string;
  text: string;
  hint: Hint;
  placeholder: string | undefined;
  optional: string | undefined;
  onType: (text: string) => void;
}) {
  return (
    <div class="field">
      <label for={name}>
        {label}
        {optional && <span class="optional"> ({optional})</span>}
      </label>
      <input
        id={name}
        type="text"
        inputMode={name === "number" ? "numeric" : "text"}
        autocomplete="off"
        spellcheck={false}
        value={text}
        placeholder={placeholder}
        aria-invalid={hint.tone === "wrong"}
        aria-describedby={`${name}-hint`}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <p
        id={`${name}-hint`}
        class={`hint ${hint.tone ?? ""}`}
        aria-live={name === "owner" ? "polite" : undefined}
      >
        {hint.text}
      </p>
    </div>
  );
}
