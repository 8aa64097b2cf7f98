/** The rows of a result: the person's own rows, or only the numbers if the file is not open. */

import type { RowProblem } from "../../src/tables/problems.ts";
import type { BusinessInfo, Checked, ResultLine } from "../answers.ts";
import { hyphenate } from "../parts/business-number.ts";
import type { Mark, Tone } from "../parts/tone.ts";
import type { PageTexts } from "../texts/page-language.ts";
import {
  TONES,
  type Verdict,
  verdictCauses,
  verdictHelp,
  verdictOf,
  verdictText,
} from "../verdict.ts";
import { problemText } from "./problem-text.ts";
import type { ReadList } from "./sheets/messages.ts";

/** The parts of the bar, which are also filters. */
export const GROUPS = ["confirmed", "warning", "differing", "unregistered", "undecided"] as const;
export type Group = (typeof GROUPS)[number];

export const MARKS: Record<Group, Mark> = {
  confirmed: "positive",
  warning: "warning",
  differing: "negative",
  unregistered: "absent",
  undecided: "neutral",
};

/** Errors that are not the row's fault. */
const UNANSWERED: ReadonlySet<string> = new Set([
  "registry_unavailable",
  "internal_error",
  "cancelled",
  "job_not_found",
]);

export interface ResultRow {
  /** The line in the file; the position among the rows sent if the file is not open. */
  line: number;
  /** The person's own cells; only the number if the file is not open. */
  cells: string[];
  /** Null: the row was not sent. */
  verdict: Verdict | null;
  result: ResultLine | null;
  /** Why the row cannot be sent; empty for any other row. */
  problems: RowProblem[];
  group: Group;
}

/** @returns null if the list is not from the file that was sent */
export function joinRows(lines: readonly Checked[], list: ReadList): ResultRow[] | null {
  const sent = list.rows.flatMap(({ claim }) => (claim ? [claim.business_number] : []));
  const start = startOf(lines, sent);
  if (start === null) return null;
  let at = -start;
  return list.rows.flatMap((row, index): ResultRow[] => {
    const cells = list.sheet.rows[index]?.cells ?? [];
    if (row.claim === null) {
      // Leave out empty rows. Show rows that cannot be sent only with the first part of the list.
      if (row.problems.length === 0 || start > 0) return [];
      const { line, problems } = row;
      return [{ line, cells, verdict: null, result: null, problems, group: "undecided" }];
    }
    const place = at++;
    const checked = lines[place];
    if (checked) return [answered(row.line, cells, checked.result)];
    // With the first part of the list, show the rows after the answered ones as not sent. With a
    // later part, show only the rows of that part.
    return start > 0 || place < 0
      ? []
      : [{ line: row.line, cells, verdict: null, result: null, problems: [], group: "undecided" }];
  });
}

/**
 * Where in the list the job's rows start, because a job may hold only a part of the list. The time
 * is linear: the first numbers are searched for as a text is (Knuth, Morris and Pratt), and the
 * rest is compared at the first few places found.
 * @returns null if the rows fit nowhere
 */
export function startOf(lines: readonly Checked[], sent: readonly string[]): number | null {
  const known = lines.findIndex(({ number }) => number !== "");
  if (known === -1) return lines.length <= sent.length ? 0 : null;
  const isUnknown = ({ number }: Checked, i: number) => i > known && number === "";
  const end = lines.findIndex(isUnknown);
  const wanted = lines.slice(known, end === -1 ? undefined : end).map(({ number }) => number);
  let tries = 0;
  for (const at of placesOf(wanted, sent)) {
    const start = at - known;
    const fits =
      start >= 0 &&
      start + lines.length <= sent.length &&
      lines.every(({ number }, i) => number === "" || number === sent[start + i]);
    if (fits) return start;
    if (++tries === MOST_PLACES) break;
  }
  return null;
}

/** Only repeated numbers lead to several places. */
const MOST_PLACES = 10;

/** Where these numbers stand one after another. */
function* placesOf(wanted: readonly string[], all: readonly string[]): Generator<number> {
  /** For each number: how many numbers before it, and it, repeat the first ones. */
  const repeats = [0];
  for (let i = 1, count = 0; i < wanted.length; i++) {
    while (count > 0 && wanted[i] !== wanted[count]) count = repeats[count - 1] ?? 0;
    if (wanted[i] === wanted[count]) count++;
    repeats[i] = count;
  }
  for (let i = 0, count = 0; i < all.length; i++) {
    while (count > 0 && all[i] !== wanted[count]) count = repeats[count - 1] ?? 0;
    if (all[i] === wanted[count]) count++;
    if (count === wanted.length) {
      yield i - count + 1;
      count = repeats[count - 1] ?? 0;
    }
  }
}

export function rowsWithoutFile(lines: readonly Checked[]): ResultRow[] {
  return lines.map(({ number, result }, i) => answered(i + 1, [hyphenate(number)], result));
}

function answered(line: number, cells: string[], result: ResultLine): ResultRow {
  const verdict = verdictOf(result);
  return { line, cells, verdict, result, problems: [], group: groupOf(verdict) };
}

function groupOf({ kind }: Verdict): Group {
  switch (kind) {
    case "active":
      return "confirmed";
    case "suspended":
    case "closed":
      return "warning";
    case "details_mismatch":
      return "differing";
    case "not_registered":
      return "unregistered";
    case "unknown_state":
    case "unconfirmed":
    case "error":
      return "undecided";
  }
}

export function toneOf({ verdict }: ResultRow): Tone {
  return verdict ? TONES[verdict.kind] : "neutral";
}

/** The verdict in a few words, for a cell. */
export function shortVerdict({ list }: PageTexts, { verdict }: ResultRow): string {
  if (!verdict) return list.short.notSent;
  const { kind, check, closedOn, code } = verdict;
  if (kind === "error") {
    if (code === "cancelled") return list.short.cancelled;
    if (code === "job_not_found") return list.short.deleted;
    return isFaulty(verdict) ? list.short.refused : list.short.error;
  }
  const texts = check === "status" ? { ...list.short, ...list.shortStatus } : list.short;
  return kind === "closed" ? texts.closed(closedOn) : texts[kind];
}

/** The verdict in sentences, with possible causes and what to do: for details and written files. */
export function longVerdict(texts: PageTexts, row: ResultRow): string {
  const { verdict, problems } = row;
  if (!verdict) {
    const why = problems.map((problem) => problemText(texts, problem, row.line));
    return [texts.list.short.notSent, ...why].join(". ");
  }
  if (verdict.code === "cancelled") return texts.list.cancelled;
  if (verdict.code === "job_not_found") return texts.list.deleted;
  if (isFaulty(verdict)) return refusal(texts, row);
  const text = verdictText(texts, verdict);
  const help = verdictHelp(texts, verdict);
  const more = [...verdictCauses(texts, verdict), ...(help === null ? [] : [help])];
  return more.length === 0 ? text : `${text}. ${more.join(" ")}`;
}

/**
 * Whether the row was refused because of its content. The page sends no malformed rows, but jobs
 * of other programs may contain some, and the tax authority may refuse a name.
 */
function isFaulty({ kind, code }: Verdict): boolean {
  return kind === "error" && code !== null && !UNANSWERED.has(code);
}

function refusal({ lang, list, failures, testNumbers }: PageTexts, { result }: ResultRow): string {
  const { code, message } = result && "error" in result ? result.error : { code: "", message: "" };
  if (code === "test_number_required") return `${failures.noTestNumber}. ${testNumbers}`;
  // The service's own sentence is English.
  return lang === "en" ? `${list.short.refused}. ${message}` : `${list.short.refused} (${code})`;
}

/** What is known about a row's business besides the verdict, in one line. */
export function knownOf({ lang }: PageTexts, row: ResultRow): string {
  const info = infoOf(row);
  const status = row.result && "isRegistered" in row.result ? row.result : null;
  const known = info ?? status;
  const taxType = lang === "ko" ? known?.taxType : known?.taxTypeEn;
  return [info?.companyName, info?.companyNameEn, taxType].filter(Boolean).join(" · ");
}

/** What the answer of `verify` says about the business; null for any other row. */
export function infoOf({ result }: ResultRow): BusinessInfo | null {
  return result && "isValid" in result ? result.businessInfo : null;
}
