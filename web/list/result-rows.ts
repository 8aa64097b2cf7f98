/** The rows of a result: the user's own rows, or only the numbers if the file is not open. */

import type { CheckKind } from "../../src/check-kind.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { RowProblem } from "../../src/tables/problems.ts";
import type { BusinessInfo, Checked, ResultLine, StatusAnswer } from "../answers.ts";
import { hyphenate, withoutSeparators } from "../parts/business-number.ts";
import type { Tone } from "../parts/tone.ts";
import type { PageTexts } from "../texts/page-language.ts";
import {
  TONES,
  type Verdict,
  verdictCauses,
  verdictHelp,
  verdictOf,
  verdictText,
} from "../verdict.ts";
import { type Change, type ChangedItem, changeOf, type Former, formerOf } from "./former.ts";
import type { Group } from "./groups.ts";
import { ourPositions } from "./our-columns.ts";
import { problemText } from "./problem-text.ts";
import type { Mapping, ReadList, RowClaim } from "./sheets/messages.ts";

/** Errors that do not come from the content of the row. */
const UNANSWERED: ReadonlySet<string> = new Set([
  "registry_unavailable",
  "internal_error",
  "cancelled",
  "job_not_found",
]);

export interface ResultRow {
  /** Stays the same when the user opens the file later. */
  id: string;
  /** The line in the file. If the file is not open: the position among the rows sent. */
  line: number;
  /** The user's own cells. If the file is not open: the number, and the name that was found. */
  cells: string[];
  /** The number that was sent; empty if the row was not sent. */
  number: string;
  /** What was sent. For a row that was not sent: its cells. Without the file: only the number. */
  claim: RowClaim;
  /** Null: the row was not sent. */
  verdict: Verdict | null;
  result: ResultLine | null;
  problems: RowProblem[];
  /** The user left the row out before the start. */
  isLeftOut?: boolean;
  group: Group;
  former: Former | null;
  /** Null: the file has no earlier results. */
  change: Change | null;
  /** The representative in the list, if the name was tidied before it was sent. */
  writtenOwner?: string | undefined;
}

export interface Fix {
  claim: RowClaim;
  /** The texts that the user has changed, as they were typed. */
  typed: Partial<Record<Column, string>>;
  result: ResultLine;
}

/** @returns null if the list is not from the file that was sent */
export function joinRows(lines: readonly Checked[], list: ReadList): ResultRow[] | null {
  const sent = list.rows.flatMap(({ claim }) => (claim ? [claim.business_number] : []));
  const start = startOf(lines, sent);
  if (start === null) return null;
  const { mapping, ours = [] } = list.sheet;
  const positions = ourPositions(ours);
  let at = -start;
  return list.rows.flatMap((row, index): ResultRow[] => {
    const read = list.sheet.rows[index]?.cells ?? [];
    const common = {
      line: row.line,
      cells: ours.length === 0 ? read : read.map((cell, i) => (positions.has(i) ? "" : cell)),
      former: ours.length === 0 ? null : formerOf(ours, read),
      isCompared: ours.length > 0,
    };
    if (row.claim === null) {
      // Leave out empty rows. Show other rows that were not sent only with the first part of the
      // list.
      const isLeftOut = row.skip === "left_out";
      if ((row.problems.length === 0 && !isLeftOut) || start > 0) return [];
      const { line, problems } = row;
      const unsent = {
        id: `line ${line}`,
        number: "",
        claim: claimIn(read, mapping),
        result: null,
      };
      return [toRow({ ...common, ...unsent, problems, isLeftOut })];
    }
    const place = at++;
    const { claim } = row;
    const sentRow = { ...common, id: `row ${place}`, number: claim.business_number, claim };
    const checked = lines[place];
    if (checked) {
      const writtenOwner = row.owner?.changes.length ? row.owner.written : undefined;
      return [toRow({ ...sentRow, result: checked.result, problems: [], writtenOwner })];
    }
    // If the answers are those of the first part of the list, show all later rows as not sent. If
    // they are those of a later part, show only the rows of that part.
    return start > 0 || place < 0
      ? []
      : [toRow({ ...sentRow, number: "", result: null, problems: [] })];
  });
}

function claimIn(cells: readonly string[], mapping: Mapping): RowClaim {
  const cellOf = (column: Column) => cells[mapping[column] ?? -1] ?? "";
  return {
    business_number: cellOf("business_number"),
    start_date: cellOf("start_date"),
    owner_name: cellOf("owner_name"),
    company_name: cellOf("company_name"),
  };
}

/**
 * Finds where in the list the job's rows start, because a job may have only a part of the list.
 * Takes linear time: it searches for the first numbers with the algorithm of Knuth, Morris and
 * Pratt, and compares the rest only at the first few places that it finds.
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

/** How many places to compare. There are several places only if numbers are repeated. */
const MOST_PLACES = 10;

/** Yields the places where the wanted numbers stand one after another. */
function* placesOf(wanted: readonly string[], all: readonly string[]): Generator<number> {
  /** The prefix function of the algorithm of Knuth, Morris and Pratt. */
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
  return lines.map(({ number, result }, i) => {
    const row = toRow({
      id: `row ${i}`,
      line: i + 1,
      cells: [hyphenate(number)],
      number,
      claim: { business_number: number, start_date: "", owner_name: "", company_name: "" },
      result,
      problems: [],
      former: null,
      isCompared: false,
    });
    row.cells.push(infoOf(row)?.companyName ?? "");
    return row;
  });
}

function toRow({
  isCompared,
  ...given
}: Omit<ResultRow, "verdict" | "group" | "change"> & { isCompared: boolean }): ResultRow {
  const verdict = given.result && verdictOf(given.result);
  const row: ResultRow = {
    ...given,
    verdict,
    group: verdict ? groupOf(verdict) : "undecided",
    change: null,
  };
  if (!isCompared) return row;
  const known = infoOf(row) ?? statusOf(row);
  const taxTypes = [known?.taxType, known?.taxTypeEn].filter((each) => typeof each === "string");
  const { number } = given;
  const change = changeOf(row.former, { verdict, number, taxTypes, companyName: nameOf(row) });
  return { ...row, change };
}

/** @param mapping the positions of the user's columns; if no file is open, only of the number */
export function fixedRow(
  row: ResultRow,
  { claim, typed, result }: Fix,
  mapping: Mapping,
): ResultRow {
  const cells = [...row.cells];
  for (const [column, position] of Object.entries(mapping) as [Column, number][]) {
    const text = typed[column];
    if (text !== undefined) cells[position] = text;
  }
  const number = claim.business_number;
  // If an old file does not say which number was checked, take the number in the row.
  const before = row.former && {
    ...row.former,
    number: row.former.number || withoutSeparators(row.claim.business_number),
  };
  const isCompared = row.change !== null;
  const { id, line } = row;
  return toRow({
    id,
    line,
    cells,
    number,
    claim,
    result,
    problems: [],
    former: before,
    isCompared,
    writtenOwner: typed.owner_name ?? row.writtenOwner ?? row.claim.owner_name,
  });
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

export function groupText({ list }: PageTexts, group: Group, check: CheckKind): string {
  return check === "status" && group === "confirmed" ? list.groupActive : list.groups[group];
}

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

/** The verdict with possible causes and what to do, in sentences: for details and written files. */
export function longVerdict(texts: PageTexts, row: ResultRow): string {
  const { verdict, problems } = row;
  if (!verdict) {
    const why = problems.map((problem) => problemText(texts, problem, row.line));
    if (row.isLeftOut) why.push(texts.list.leftOutByUser);
    return [texts.list.short.notSent, ...why].join(". ");
  }
  if (verdict.code === "cancelled") return texts.list.cancelled;
  if (verdict.code === "job_not_found") return texts.list.deleted;
  if (isFaulty(verdict)) return refusal(texts, row);
  const text = verdictText(texts, verdict);
  const help = verdictHelp(texts, verdict);
  const more = [
    ...ownerNotes(texts, row),
    ...verdictCauses(texts, verdict),
    ...(help === null ? [] : [help]),
  ];
  return more.length === 0 ? text : `${text}. ${more.join(" ")}`;
}

/** Names the confirmed person if the list has a different text, such as a name with a title. */
export function ownerNotes({ owner }: PageTexts, row: ResultRow): string[] {
  const confirmed = infoOf(row)?.representative;
  const { writtenOwner } = row;
  if (!confirmed || writtenOwner === undefined || confirmed === writtenOwner) return [];
  return [owner.confirmed(confirmed)];
}

/**
 * Whether the service refused the row because of its content. The page sends no malformed rows. But
 * jobs of other programs may have such rows, and the tax authority may refuse a name.
 */
function isFaulty({ kind, code }: Verdict): boolean {
  return kind === "error" && code !== null && !UNANSWERED.has(code);
}

function refusal({ lang, list, failures, testNumbers }: PageTexts, { result }: ResultRow): string {
  const { code, message } = result && "error" in result ? result.error : { code: "", message: "" };
  if (code === "test_number_required") return `${failures.noTestNumber}. ${testNumbers}`;
  const refusals: Partial<Record<string, string>> = failures.refusals;
  if (refusals[code]) return `${list.short.refused}. ${refusals[code]}`;
  // The service's own sentence is English.
  return lang === "en" ? `${list.short.refused}. ${message}` : `${list.short.refused} (${code})`;
}

export function nameNotes({ verdict }: PageTexts, row: ResultRow): string[] {
  const info = infoOf(row);
  const name = info?.companyName ?? "";
  if (info?.companyNameCheck === "different") return [verdict.contradicted(name)];
  return info?.companyNameCheck === "former" ? [verdict.former(name)] : [];
}

/** What else is known about a row's business, in one line. */
export function knownOf({ lang }: PageTexts, row: ResultRow): string {
  const info = infoOf(row);
  const taxType = taxTypeOf(lang, row);
  return [info?.companyName, info?.companyNameEn, taxType].filter(Boolean).join(" · ");
}

function taxTypeOf(lang: string, row: ResultRow): string {
  const known = infoOf(row) ?? statusOf(row);
  return (lang === "ko" ? known?.taxType : known?.taxTypeEn) ?? "";
}

/** The last result to show; null if it is about another business, because the number differs. */
export function lastResult({ change, former }: ResultRow): Former | null {
  return change?.kind === "new" ? null : former;
}

/** The kind of the change and what has changed, in a few words, for a cell. */
export function shortChange({ list }: PageTexts, { change }: ResultRow): string {
  if (!change) return "";
  const items = change.kind === "changed" ? change.what.map(({ item }) => list.changed[item]) : [];
  return [list.changeKinds[change.kind], items.join(", ")].filter(Boolean).join(": ");
}

/** The old and the new text of everything that has changed, or why nothing was compared. */
export function longChange(texts: PageTexts, row: ResultRow): string {
  const { list, lang } = texts;
  const { change, verdict } = row;
  if (change?.kind === "unknown") return list.notCompared[change.why];
  if (change?.kind === "new") return list.newRow;
  if (change?.kind !== "changed") return change ? list.unchanged : "";
  const now: Record<ChangedItem, string> = {
    verdict: shortVerdict(texts, row),
    state: shortVerdict(texts, row),
    closedOn: verdict?.closedOn ?? "",
    taxType: taxTypeOf(lang, row),
    name: nameOf(row) ?? "",
  };
  return change.what
    .map(({ item, before }) => `${list.changed[item]}: ${before} → ${now[item]}`)
    .join(" · ");
}

export function infoOf({ result }: ResultRow): BusinessInfo | null {
  return result && "isValid" in result ? result.businessInfo : null;
}

export function statusOf({ result }: ResultRow): StatusAnswer | null {
  return result && "isRegistered" in result ? result : null;
}

/** The company name from a source; null if only the user's list has a name. */
export function nameOf(row: ResultRow): string | null {
  const info = infoOf(row);
  return info && info.companyNameSource !== "request" ? info.companyName : null;
}

/** When the row was checked, in epoch milliseconds; null if it has no answer. */
export function timeOf(row: ResultRow): number | null {
  return infoOf(row)?.verifiedAt ?? statusOf(row)?.checkedAt ?? null;
}
