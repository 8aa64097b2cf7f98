/** The view for checking one business: the form, and the answer beside it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { hasMoreCharacters, MAX_COMPANY_NAME, MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { plainText } from "../../src/lib/plain-text.ts";
import type { DescribeLanguage } from "../answers.ts";
import { hyphenate, withoutSeparators } from "../parts/business-number.ts";
import { FailureNotice, TestNumbers } from "../parts/notice.tsx";
import { type Failure, type Reply, requests, type ShownRequest } from "../service.ts";
import { noteFailure, refreshUsage, type Session } from "../session.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type AnswerRecord, AnswerView, type BusinessReply, VerdictView } from "./answer.tsx";
import { numberFault, readDate } from "./fields.ts";

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

type State =
  | { kind: "empty" }
  | { kind: "checking" }
  | { kind: "answered"; answered: AnswerRecord }
  | { kind: "unregistered" }
  | { kind: "failed"; failure: Failure };

const EMPTY: Record<Field, string> = { number: "", date: "", owner: "", company: "" };

export function CheckView({ session }: { session: Session }) {
  const texts = usePageTexts();
  const modes = MODES.filter(({ variant }) => session.variants.includes(variant));
  const [mode, setMode] = useState<Mode>(modes[0]?.mode ?? "verify");
  const [typed, setTyped] = useState(EMPTY);
  const [language, setLanguage] = useState<DescribeLanguage>(texts.lang === "ko" ? "ko" : "en");
  const [wasSubmitted, setSubmitted] = useState(false);
  const [state, setState] = useState<State>({ kind: "empty" });
  const form = useRef<HTMLFormElement>(null);
  const answerPlace = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scroll to the answer, because on a phone it is below the form.
    const isPhone = matchMedia("(max-width: 720px)").matches;
    if (isPhone && state.kind !== "empty") answerPlace.current?.scrollIntoView();
  }, [state.kind]);
  const faults = faultsOf(texts, mode, typed);
  const shown = wasSubmitted ? faults : {};

  const type = (field: Field, text: string) => setTyped({ ...typed, [field]: text });

  const checkNow = async () => {
    setState({ kind: "checking" });
    const number = withoutSeparators(typed.number);
    const { request, reply } = await sendCheck(session, mode, number, typed, language);
    if (reply.ok) {
      const answer = { kind: mode, value: reply.value } as BusinessReply;
      const { requestId } = reply;
      setState({
        kind: "answered",
        answered: { answer, request, requestId, receivedAt: Date.now() },
      });
    } else if (reply.failure.kind === "error" && reply.failure.code === "business_not_found") {
      setState({ kind: "unregistered" });
    } else {
      setState({ kind: "failed", failure: reply.failure });
      noteFailure(reply.failure);
    }
    void refreshUsage();
  };

  const submit = (event: Event) => {
    event.preventDefault();
    setSubmitted(true);
    const [first] = Object.keys(faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`#${first}`)?.focus();
    else void checkNow();
  };

  const startAgain = () => {
    setTyped(EMPTY);
    setSubmitted(false);
    setState({ kind: "empty" });
    form.current?.querySelector<HTMLElement>("#number")?.focus();
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
        <form ref={form} class="stack no-print" onSubmit={submit} noValidate>
          {modes.length > 1 && (
            <fieldset class="segments" aria-label={texts.check.modeLabel}>
              {modes.map(({ mode: each }) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="mode"
                    checked={mode === each}
                    onChange={() => {
                      setMode(each);
                      setState({ kind: "empty" });
                    }}
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
              {field("owner", texts.check.owner, { text: texts.check.ownerHint })}
              {field("company", texts.check.company, { text: "" })}
            </>
          )}
          {mode === "describe" && (
            <div class="field">
              <label for="language">{texts.check.language}</label>
              <select
                id="language"
                value={language}
                onChange={(event) => setLanguage(event.currentTarget.value as DescribeLanguage)}
              >
                {Object.entries(LANGUAGES).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <button type="submit" class="button primary" disabled={state.kind === "checking"}>
            {texts.check.send}
          </button>
        </form>
        <section
          ref={answerPlace}
          class="check-answer"
          aria-live="polite"
          aria-busy={state.kind === "checking"}
        >
          <AnswerArea state={state} onNew={startAgain} onRetry={() => void checkNow()} />
        </section>
      </div>
    </main>
  );
}

function AnswerArea({
  state,
  onNew,
  onRetry,
}: {
  state: State;
  onNew: () => void;
  onRetry: () => void;
}) {
  const texts = usePageTexts();
  switch (state.kind) {
    case "empty":
      return (
        <div class="empty no-print">
          <h2>{texts.check.emptyTitle}</h2>
          <p class="muted">{texts.check.empty}</p>
        </div>
      );
    case "checking":
      return <p class="waiting">{texts.check.sending}</p>;
    case "answered":
      return <AnswerView answered={state.answered} onNew={onNew} />;
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
          <FailureNotice failure={state.failure} retry={onRetry} />
          {state.failure.kind === "offline" && (
            <p class="small muted">{texts.check.repeatIsFree}</p>
          )}
        </>
      );
  }
}

async function sendCheck(
  { service }: Session,
  mode: Mode,
  number: string,
  typed: Record<Field, string>,
  language: DescribeLanguage,
): Promise<{ request: ShownRequest; reply: Reply<BusinessReply["value"]> }> {
  switch (mode) {
    case "verify": {
      const request = requests.verify({
        business_number: number,
        start_date: readDate(typed.date) ?? "",
        owner_name: typed.owner.trim(),
        company_name: typed.company.trim(),
      });
      return { request, reply: await service.verify(request.body) };
    }
    case "status": {
      const request = requests.status(number);
      return { request, reply: await service.status(request.body) };
    }
    case "describe": {
      const request = requests.describe(number, language);
      return { request, reply: await service.describe(request.body) };
    }
  }
}

/** @returns the faults of the fields that the mode shows, in the order of the fields */
function faultsOf(
  { check: { faults } }: PageTexts,
  mode: Mode,
  typed: Record<Field, string>,
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
  const owner = plainText(typed.owner).normalize("NFC").trim();
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

/** Warns about a wrong check digit, but does not refuse the number: the tax authority decides. */
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
      <p id={`${name}-hint`} class={`hint ${hint.tone ?? ""}`}>
        {hint.text}
      </p>
    </div>
  );
}
