/**
 * Before a file is sent, says which of its rows were sent already. The user continues with the
 * rest, or checks everything again. So nothing is charged twice by mistake.
 */
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../parts/notice.tsx";
import { IDEMPOTENCY_KEY_LIFE_MS } from "../service.ts";
import type { Session } from "../session.ts";
import { momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { choiceOf, type ReadDraft, readAsBefore } from "./draft.ts";
import { openList } from "./run.ts";
import { run } from "./run-state.ts";
import { listSentFrom } from "./sent-jobs.ts";
import {
  isSameChoice,
  lastSentLine,
  repairedLines,
  rowsOf,
  type SentList,
  sentParts,
  unsentLines,
} from "./sent-lists.ts";
import type { SheetRow } from "./sheets/messages.ts";

export type Before =
  | { kind: "looking" }
  /** Nothing of the file was sent, or the user wants to check everything again. */
  | { kind: "none" }
  | { kind: "sent"; list: SentList };

/** @returns what was sent of this file before, and a function that forgets it */
export function useSentBefore(draft: ReadDraft, session: Session): [Before, () => void] {
  const [before, setBefore] = useState<Before>({ kind: "looking" });
  const { hash } = draft;
  useEffect(() => {
    let isShown = true;
    setBefore({ kind: "looking" });
    void listSentFrom(draft, session).then((list) => {
      if (!isShown) return;
      setBefore(list ? { kind: "sent", list } : { kind: "none" });
      const isOther = list && !isSameChoice(list.choice, choiceOf(draft));
      if (isOther && (session.maxBatch > 0 || list.check === "status"))
        void readAsBefore(list.choice, session.maxBatch > 0);
    });
    return () => {
      isShown = false;
    };
  }, [hash, session]);
  return [before, () => setBefore({ kind: "none" })];
}

export type Continuation =
  | { kind: "none" }
  /** The user has chosen another sheet, other rows or columns, or another check. */
  | { kind: "other_choice" }
  /** The rows to send are not those of last time, so the page cannot tell which were sent. */
  | { kind: "other_rows" }
  /**
   * The plan of the key allows no batch jobs, so the page sent the rows in status calls. They were
   * interrupted, and the answers are lost, because only the tab had them. The same calls are not
   * charged again until `freeUntil`.
   */
  | { kind: "repeat"; freeUntil: number; list: SentList }
  | { kind: "rest"; list: SentList; rows: SheetRow[]; left: number };

export function continuationOf(before: Before, draft: ReadDraft, maxBatch: number): Continuation {
  if (before.kind !== "sent") return { kind: "none" };
  const { list } = before;
  const { rows } = draft.list;
  if (!isSameChoice(list.choice, choiceOf(draft))) return { kind: "other_choice" };
  if (list.parts.length === 0 && !list.sending && maxBatch === 0) {
    const freeUntil = list.since + IDEMPOTENCY_KEY_LIFE_MS;
    return freeUntil > Date.now() ? { kind: "repeat", freeUntil, list } : { kind: "none" };
  }
  const last = lastSentLine(list);
  const repaired = new Set([...list.repaired, ...repairedLines(draft.edits, rows)]);
  const sendable = rows.filter(({ claim, line }) => claim !== null || repaired.has(line));
  const sent = sendable.filter(({ line }) => line <= last).length;
  const isKnown = draft.edits.length > 0 || sendable.length === list.total;
  if (sent !== rowsOf(sentParts(list)) || !isKnown) return { kind: "other_rows" };
  // Empty the sent rows, but keep them, because a repair refers to a row by its position.
  const rest = rows.map((row) => (row.line > last ? row : withoutContent(row)));
  const left = rest.filter(({ claim }) => claim !== null).length;
  return { kind: "rest", list, rows: rest, left };
}

function withoutContent({ line }: SheetRow): SheetRow {
  return { line, claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
}

export function SentBefore({
  before,
  continuation,
  total,
  session,
  onAnew,
}: {
  before: Before;
  continuation: Continuation;
  /** How many rows of the file can be sent. */
  total: number;
  session: Session;
  onAnew: () => void;
}) {
  const texts = usePageTexts();
  if (before.kind !== "sent" || continuation.kind === "none") return null;
  const { list } = before;
  // Show nothing if no part of the list has arrived at the service.
  if (continuation.kind === "rest" && list.parts.length === 0) return null;
  const isAllSent = continuation.kind === "rest" && continuation.left === 0;
  return (
    <Notice tone="warning" live>
      <p>{textOf(texts, list, continuation)}</p>
      <div class="row">
        {continuation.kind === "other_choice" && (
          <button
            type="button"
            class="button"
            onClick={() => void readAsBefore(list.choice, session.maxBatch > 0)}
          >
            {texts.list.sameReading}
          </button>
        )}
        {isAllSent && list.parts.length > 0 && (
          <button type="button" class="button primary" onClick={() => openList(session, list, run)}>
            {texts.list.showSent}
          </button>
        )}
        {continuation.kind !== "repeat" && (
          <button type="button" class="button" onClick={onAnew}>
            {texts.list.checkAllAgain(number(total))}
          </button>
        )}
      </div>
    </Notice>
  );
}

function textOf({ list: texts }: PageTexts, list: SentList, continuation: Continuation): string {
  const when = momentIn(list.since, "Asia/Seoul").slice(0, 16);
  const sent = number(rowsOf(sentParts(list)));
  if (continuation.kind === "repeat")
    return texts.repeatFree(when, momentIn(continuation.freeUntil, "Asia/Seoul").slice(0, 16));
  if (continuation.kind === "other_choice") return texts.sentOtherwise(when, sent);
  if (continuation.kind !== "rest") return texts.readOtherwise(when, sent);
  const isGuess = list.isGuess === true;
  if (continuation.left === 0) return (isGuess ? texts.maybeSentAll : texts.sentAll)(when, sent);
  const [from, to] = unsentLines(list);
  const text = isGuess ? texts.maybeSentPart : texts.sentPart;
  return text(when, sent, number(continuation.left), number(from), number(to));
}
