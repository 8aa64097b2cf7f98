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
  leavesOutSame,
  repairedLines,
  rowsOf,
  type SentList,
  sentParts,
  unsentLines,
} from "./sent-lists.ts";
import type { LineClaim, SheetRow } from "./sheets/messages.ts";
import { planCalls, type Repeatable, recentCalls, repeatableCalls } from "./status-calls.ts";

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
      const now = choiceOf(draft);
      const isOther = list && !(isSameChoice(list.choice, now) && leavesOutSame(list.choice, now));
      if (isOther && (session.maxBatch > 0 || list.check === "status"))
        void readAsBefore(list.choice, session.maxBatch > 0);
    });
    return () => {
      isShown = false;
    };
  }, [hash, session]);
  return [before, () => setBefore({ kind: "none" })];
}

/**
 * @returns the calls of the list that can be repeated with the rows as they are now; null while the
 *   page is still finding out
 */
export function useRepeatable(before: Before, rows: SheetRow[]): Repeatable | null {
  const list = before.kind === "sent" && before.list.calls ? before.list : null;
  const [found, setFound] = useState<{ of: SentList; in: SheetRow[]; calls: Repeatable } | null>(
    null,
  );
  useEffect(() => {
    if (!list) return;
    let isShown = true;
    void repeatableCalls(list, claimsOf(rows)).then((calls) => {
      if (isShown) setFound({ of: list, in: rows, calls });
    });
    return () => {
      isShown = false;
    };
  }, [list, rows]);
  if (!list) return NO_CALLS;
  return found?.of === list && found.in === rows ? found.calls : null;
}

const NO_CALLS: Repeatable = new Map();

export function claimsOf(rows: readonly SheetRow[]): LineClaim[] {
  return rows.flatMap(({ line, claim }) => (claim ? [{ line, claim }] : []));
}

export type Continuation =
  | { kind: "none" }
  /** The user has chosen another sheet, other rows or columns, or another check. */
  | { kind: "other_choice" }
  /** The rows to send are not those of last time, so the page cannot tell which were sent. */
  | { kind: "other_rows" }
  /**
   * The plan of the key allows no batch jobs, so the page sent the rows in status calls. They were
   * interrupted, and the answers are lost, because only the tab had them. Until `freeUntil`, calls
   * with the same rows are not charged again. `free` and `again`: how many of the rows are in such
   * calls, and how many were sent in calls with other rows, so that they are charged again.
   */
  | { kind: "repeat"; freeUntil: number; list: SentList; free: number; again: number }
  | { kind: "rest"; list: SentList; rows: SheetRow[]; left: number };

export function continuationOf(
  before: Before,
  draft: ReadDraft,
  maxBatch: number,
  repeatable: Repeatable,
): Continuation {
  if (before.kind !== "sent") return { kind: "none" };
  const { list } = before;
  const { rows } = draft.list;
  if (maxBatch === 0) return repetitionOf(list, rows, repeatable);
  const choice = choiceOf(draft);
  if (!isSameChoice(list.choice, choice)) return { kind: "other_choice" };
  const last = lastSentLine(list);
  if (!leavesOutSame(list.choice, choice, last)) return { kind: "other_choice" };
  const repaired = new Set([...list.repaired, ...repairedLines(draft.edits, rows)]);
  const sendable = rows.filter(({ claim, line }) => claim !== null || repaired.has(line));
  const sent = sendable.filter(({ line }) => line <= last).length;
  const isChanged = draft.edits.length > 0 || !leavesOutSame(list.choice, choice);
  const isKnown = isChanged || sendable.length === list.total;
  if (sent !== rowsOf(sentParts(list)) || !isKnown) return { kind: "other_rows" };
  // Empty the sent rows, but keep them, because a repair refers to a row by its position.
  const rest = rows.map((row) => (row.line > last ? row : withoutContent(row)));
  const left = rest.filter(({ claim }) => claim !== null).length;
  return { kind: "rest", list, rows: rest, left };
}

function repetitionOf(list: SentList, rows: SheetRow[], repeatable: Repeatable): Continuation {
  const planned = planCalls(claimsOf(rows), repeatable);
  const calls = planned.flatMap(({ known }) => (known ? [known] : []));
  const recent = recentCalls(list);
  const again = planned
    .flatMap((call) => (call.known ? [] : call.rows))
    .filter(({ line }) =>
      recent.some(({ lines: [from, to] }) => from <= line && line <= to),
    ).length;
  const free = rowsOf(calls);
  if (free + again === 0) return { kind: "none" };
  const freeUntil = Math.min(...calls.map(({ at }) => at)) + IDEMPOTENCY_KEY_LIFE_MS;
  return { kind: "repeat", freeUntil, list, free, again };
}

function withoutContent({ line }: SheetRow): SheetRow {
  return { line, claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
}

export function SentBefore({
  before,
  continuation,
  total,
  isReadAsBefore,
  session,
  onAnew,
}: {
  before: Before;
  continuation: Continuation;
  /** How many rows of the file can be sent. */
  total: number;
  /** Whether the file is read in the same way as when it was sent. */
  isReadAsBefore: boolean;
  session: Session;
  onAnew: () => void;
}) {
  const texts = usePageTexts();
  if (before.kind !== "sent" || continuation.kind === "none") return null;
  const { list } = before;
  // Show nothing if no part of the list has arrived at the service.
  if (continuation.kind === "rest" && list.parts.length === 0) return null;
  const isAllSent = continuation.kind === "rest" && continuation.left === 0;
  const canReadAsBefore =
    continuation.kind === "other_choice" ||
    (continuation.kind === "repeat" && continuation.again > 0 && !isReadAsBefore);
  return (
    <Notice tone="warning" live>
      <p>{textOf(texts, list, continuation)}</p>
      <div class="row">
        {canReadAsBefore && (
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
  if (continuation.kind === "repeat") {
    const { freeUntil, free, again } = continuation;
    if (free === 0) return texts.chargedAgain(when, number(again));
    const until = momentIn(freeUntil, "Asia/Seoul").slice(0, 16);
    const text = texts.repeatFree(when, number(free), until);
    return again === 0 ? text : `${text} ${texts.repeatAgain(number(again))}`;
  }
  if (continuation.kind === "other_choice") return texts.sentOtherwise(when, sent);
  if (continuation.kind !== "rest") return texts.readOtherwise(when, sent);
  const isGuess = list.isGuess === true;
  if (continuation.left === 0) return (isGuess ? texts.maybeSentAll : texts.sentAll)(when, sent);
  const [from, to] = unsentLines(list);
  const text = isGuess ? texts.maybeSentPart : texts.sentPart;
  return text(when, sent, number(continuation.left), number(from), number(to));
}
