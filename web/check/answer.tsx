/** Shows an answer: the verdict, notes about the name, the facts, and details for developers. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BusinessAnswer, BusinessInfo, StatusAnswer, VerifyAnswer } from "../answers.ts";
import { asCurl } from "../parts/curl.ts";
import { Icon } from "../parts/icon.tsx";
import type { Tone } from "../parts/tone.ts";
import type { ShownRequest } from "../service.ts";
import { bothMoments } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import {
  TONES,
  type Verdict,
  verdictCauses,
  verdictHelp,
  verdictOf,
  verdictText,
} from "../verdict.ts";
import {
  type DetailRow,
  detailsOfCheck,
  detailsOfDescription,
  detailsOfRequest,
  detailsOfStatus,
} from "./details.ts";
import { ReceiptPanel } from "./receipt-panel.tsx";

export type BusinessReply =
  | { kind: "verify"; value: VerifyAnswer }
  | { kind: "status"; value: StatusAnswer }
  | { kind: "describe"; value: BusinessAnswer };

export interface AnswerRecord {
  answer: BusinessReply;
  request: ShownRequest;
  requestId: string;
  /** By the clock of this device. Shown only if the answer does not contain a time. */
  receivedAt: number;
}

export function AnswerView({ answered, onNew }: { answered: AnswerRecord; onNew: () => void }) {
  const texts = usePageTexts();
  const { answer, requestId } = answered;
  const read = readingOf(texts, answered);
  const { receipt } = answer.value;
  return (
    <article class="answer stack" aria-label={texts.answer.printedBy}>
      <p class="print-only small">{texts.answer.printedBy}</p>
      <VerdictView tone={read.tone} text={read.text} help={read.help} causes={read.causes} />
      {read.notes.map(({ tone, text }) => (
        <div key={text} class={`notice ${tone}`}>
          <Icon name={tone === "neutral" ? "note" : tone} />
          <div>{text}</div>
        </div>
      ))}
      <DetailTable caption={texts.facts.title} details={read.details} />
      <p class="small muted">
        {texts.facts.time}: {bothMoments(read.time)}
        <br />
        {texts.facts.requestId}: <span class="mono">{requestId}</span>
      </p>
      {receipt !== undefined && (
        <ReceiptPanel
          receipt={receipt}
          operation={answer.kind}
          number={numberOf(answer)}
          time={read.time}
        />
      )}
      <Actions answered={answered} json={JSON.stringify(answer.value, null, 2)} onNew={onNew} />
    </article>
  );
}

export function VerdictView({
  tone,
  text,
  help,
  causes = [],
}: {
  tone: Tone;
  text: string;
  help: string | null;
  causes?: string[];
}) {
  const { verdict } = usePageTexts();
  return (
    <div class={`verdict ${tone}`}>
      <span class="verdict-icon">
        <Icon name={tone} />
      </span>
      <div>
        <h2>{withWholeNumbers(text)}</h2>
        {causes.length > 0 && (
          <ul class="causes" aria-label={verdict.causesTitle}>
            {causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        )}
        {help && <p>{help}</p>}
      </div>
    </div>
  );
}

/** Keeps each number and each day on one line. */
function withWholeNumbers(text: string): ComponentChildren {
  const parts = text.split(/(\d[\d-]{8,}\d)/);
  return parts.map((part, at) => (at % 2 === 1 ? <span class="whole">{part}</span> : part));
}

function DetailTable({ caption, details }: { caption: string; details: DetailRow[] }) {
  return (
    <table class="facts">
      <caption class="visually-hidden">{caption}</caption>
      <tbody>
        {details.map(({ label, text, evidence }) => (
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
  causes: string[];
  notes: { tone: Tone; text: string }[];
  details: DetailRow[];
  time: number;
}

function readingOf(texts: PageTexts, { answer, request, receivedAt }: AnswerRecord): Reading {
  switch (answer.kind) {
    case "verify": {
      const info = answer.value.businessInfo;
      return {
        ...verdictTexts(texts, verdictOf(answer.value)),
        notes: nameNotes(texts, info),
        details: [...detailsOfCheck(texts, info), ...detailsOfRequest(texts, info, request.body)],
        time: info.verifiedAt,
      };
    }
    case "status":
      return {
        ...verdictTexts(texts, verdictOf(answer.value)),
        notes: [],
        details: detailsOfStatus(texts, answer.value),
        time: answer.value.checkedAt,
      };
    case "describe": {
      const { status } = answer.value;
      const state = status === null ? texts.verdict.unknownState : texts.facts.states[status];
      return {
        tone: status === "active" ? "positive" : status === null ? "neutral" : "warning",
        text: `${texts.verdict.described} · ${state}`,
        help: null,
        causes: [],
        notes: [],
        details: detailsOfDescription(texts, answer.value),
        time: receivedAt,
      };
    }
  }
}

function numberOf(answer: BusinessReply): string {
  switch (answer.kind) {
    case "verify":
      return answer.value.businessInfo.businessNumber;
    case "status":
      return answer.value.businessNumber;
    case "describe":
      return answer.value.business_number;
  }
}

function verdictTexts(
  texts: PageTexts,
  verdict: Verdict,
): Pick<Reading, "tone" | "text" | "help" | "causes"> {
  return {
    tone: TONES[verdict.kind],
    text: verdictText(texts, verdict),
    help: verdictHelp(texts, verdict),
    causes: verdictCauses(texts, verdict),
  };
}

/** Notes about the company name. The verdict does not depend on the name. */
function nameNotes({ verdict }: PageTexts, info: BusinessInfo): Reading["notes"] {
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
  answered: AnswerRecord;
  json: string;
  onNew: () => void;
}) {
  const texts = usePageTexts();
  const [copied, setCopied] = useState<string | null>(null);
  const curl = asCurl(answered.request);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(texts.answer.copied);
    } catch {
      setCopied(texts.answer.copyFailed);
    }
  };
  return (
    <div class="no-print stack">
      <div class="row">
        <button type="button" class="button" onClick={onNew}>
          {texts.check.clear}
        </button>
        <button type="button" class="button quiet" onClick={() => void copy(json)}>
          <Icon name="copy" />
          {texts.answer.copyJson}
        </button>
        <button type="button" class="button quiet" onClick={() => void copy(curl)}>
          <Icon name="copy" />
          {texts.answer.copyCurl}
        </button>
        <button type="button" class="button quiet" onClick={() => print()}>
          <Icon name="print" />
          {texts.answer.print}
        </button>
      </div>
      <p class="small muted" role="status">
        {copied}
      </p>
      <details class="developer">
        <summary>{texts.answer.developer}</summary>
        <h3>{texts.answer.request}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <pre tabIndex={0}>{curl}</pre>
        <h3>{texts.answer.response}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
        <pre tabIndex={0}>{json}</pre>
      </details>
    </div>
  );
}
