/**
 * An answer as a person reads it and files it: the verdict in words, what speaks against it, the
 * facts with their evidence, when it was asked; last, for developers, the request and the JSON.
 */
import { useState } from "preact/hooks";
import type { BusinessAnswer, BusinessInfo, StatusAnswer, VerifyAnswer } from "../answers.ts";
import { asCurl, type Question } from "../client.ts";
import { type Outcome, outcomeOf, TONES, verdictHelp, verdictText } from "../outcome.ts";
import { Icon } from "../parts/icon.tsx";
import type { Tone } from "../parts/tone.ts";
import { bothMoments } from "../words/format.ts";
import { useWords, type Words } from "../words/words.ts";
import { type Fact, factsOfCheck, factsOfDescription, factsOfStatus } from "./facts.ts";

export type CheckAnswer =
  | { mode: "verify"; value: VerifyAnswer }
  | { mode: "status"; value: StatusAnswer }
  | { mode: "describe"; value: BusinessAnswer };

export interface Answered {
  answer: CheckAnswer;
  question: Question;
  requestId: string;
  /** By this device's clock; the service's own time wins where it gives one. */
  receivedAt: number;
}

export function AnswerView({ answered, onNew }: { answered: Answered; onNew: () => void }) {
  const words = useWords();
  const { answer, requestId } = answered;
  const read = readingOf(words, answered);
  return (
    <article class="answer stack" aria-label={words.answer.printedBy}>
      <p class="print-only small">{words.answer.printedBy}</p>
      <Verdict tone={read.tone} text={read.text} help={read.help} />
      {read.notes.map(({ tone, text }) => (
        <div key={text} class={`notice ${tone}`}>
          <Icon name={tone === "neutral" ? "note" : tone} />
          <div>{text}</div>
        </div>
      ))}
      <FactTable caption={words.facts.title} facts={read.facts} />
      <p class="small muted">
        {words.facts.time}: {bothMoments(read.time)}
        <br />
        {words.facts.requestId}: <span class="mono">{requestId}</span>
      </p>
      <Actions answered={answered} json={JSON.stringify(answer.value, null, 2)} onNew={onNew} />
    </article>
  );
}

export function Verdict({ tone, text, help }: { tone: Tone; text: string; help: string | null }) {
  return (
    <div class={`verdict ${tone}`}>
      <span class="verdict-icon">
        <Icon name={tone} />
      </span>
      <div>
        <h2>{text}</h2>
        {help && <p>{help}</p>}
      </div>
    </div>
  );
}

function FactTable({ caption, facts }: { caption: string; facts: Fact[] }) {
  return (
    <table class="facts">
      <caption class="visually-hidden">{caption}</caption>
      <tbody>
        {facts.map(({ label, text, evidence }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {text}
              {evidence && <div class="small muted">{evidence}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Reading {
  tone: Tone;
  text: string;
  help: string | null;
  notes: { tone: Tone; text: string }[];
  facts: Fact[];
  time: number;
}

function readingOf(words: Words, { answer, receivedAt }: Answered): Reading {
  switch (answer.mode) {
    case "verify": {
      const info = answer.value.businessInfo;
      return {
        ...verdictOf(words, outcomeOf(answer.value)),
        notes: nameNotes(words, info),
        facts: factsOfCheck(words, info),
        time: info.verifiedAt,
      };
    }
    case "status":
      return {
        ...verdictOf(words, outcomeOf(answer.value)),
        notes: [],
        facts: factsOfStatus(words, answer.value),
        time: answer.value.checkedAt,
      };
    case "describe": {
      const { status } = answer.value;
      const state = status === null ? words.verdict.unknownState : words.facts.states[status];
      return {
        tone: status === "active" ? "positive" : status === null ? "neutral" : "warning",
        text: `${words.verdict.described} · ${state}`,
        help: null,
        notes: [],
        facts: factsOfDescription(words, answer.value),
        time: receivedAt,
      };
    }
  }
}

function verdictOf(words: Words, outcome: Outcome): Pick<Reading, "tone" | "text" | "help"> {
  return {
    tone: TONES[outcome.kind],
    text: verdictText(words, outcome),
    help: verdictHelp(words, outcome),
  };
}

/** The tax authority does not look at names: what speaks about them stands beside its verdict. */
function nameNotes({ verdict }: Words, info: BusinessInfo): Reading["notes"] {
  const current = info.companyName ?? info.companyNameEn ?? "";
  const notes: Reading["notes"] = [];
  if (info.companyNameCheck === "different")
    notes.push({ tone: "warning", text: verdict.contradicted(current) });
  if (info.companyNameCheck === "former")
    notes.push({ tone: "neutral", text: verdict.former(current) });
  if (info.companyNameMatch === "pending") notes.push({ tone: "neutral", text: verdict.pending });
  if (info.companyNameMatch === "unavailable")
    notes.push({ tone: "neutral", text: verdict.namesUnavailable });
  return notes;
}

function Actions({
  answered,
  json,
  onNew,
}: {
  answered: Answered;
  json: string;
  onNew: () => void;
}) {
  const words = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  const curl = asCurl(answered.question);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(words.answer.copied);
    } catch {
      // A browser may forbid it.
      setCopied(words.answer.copyFailed);
    }
  };
  return (
    <div class="no-print stack">
      <div class="row">
        <button type="button" class="button" onClick={onNew}>
          {words.check.clear}
        </button>
        <button type="button" class="button quiet" onClick={() => void copy(json)}>
          <Icon name="copy" />
          {words.answer.copyJson}
        </button>
        <button type="button" class="button quiet" onClick={() => void copy(curl)}>
          <Icon name="copy" />
          {words.answer.copyCurl}
        </button>
        <button type="button" class="button quiet" onClick={() => print()}>
          <Icon name="print" />
          {words.answer.print}
        </button>
      </div>
      <p class="small muted" role="status">
        {copied}
      </p>
      <details class="developer">
        <summary>{words.answer.developer}</summary>
        <h3>{words.answer.request}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <pre tabIndex={0}>{curl}</pre>
        <h3>{words.answer.response}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <pre tabIndex={0}>{json}</pre>
      </details>
    </div>
  );
}
