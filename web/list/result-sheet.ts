/** Makes the sheet to download: the user's own columns in their order, then the page's columns. */

import type { CheckKind } from "../../src/check-kind.ts";
import { MAX_CELLS } from "../../src/tables/workbook/sheet.ts";
import { MAX_CHARACTERS } from "../../src/tables/workbook/workbook.ts";
import { hyphenate } from "../parts/business-number.ts";
import { nameEvidenceText } from "../parts/name-evidence.ts";
import { momentIn, number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import { CHANGE_KINDS, GROUPS } from "./groups.ts";
import { OUR_COLUMNS, type OurColumn } from "./our-columns.ts";
import {
  groupText,
  infoOf,
  lastResult,
  longChange,
  longVerdict,
  nameNotes,
  nameOf,
  ownerNotes,
  type ResultRow,
  shortChange,
  shortVerdict,
  statusOf,
  timeOf,
  toneOf,
} from "./result-rows.ts";
import type { WrittenSheet } from "./sheets/messages.ts";

const NARROWEST = 8;
const WIDEST = 40;
/** Only the first rows decide how wide a column is. */
const MEASURED_ROWS = 500;

/** @param header the names of the user's own columns; empty for a column without a name */
export function sheetOf(
  texts: PageTexts,
  header: readonly string[],
  rows: ResultRow[],
): WrittenSheet {
  const { written } = texts.list;
  const isCompared = rows.some(({ change }) => change !== null);
  const columns = OUR_COLUMNS.filter(
    (column) => isCompared || (column !== "former" && column !== "change"),
  );
  const ours = columns.map((column) => nameBeside(header, written[column], texts));
  // Leave out columns without a name and without text, because they are empty or were never read.
  const kept = header
    .map((_, position) => position)
    .filter((position) => header[position] !== "" || rows.some(({ cells }) => cells[position]));
  const names = [...kept.map((position) => header[position] ?? ""), ...ours];
  const cells = rows.map((row) => [
    ...kept.map((position) => row.cells[position] ?? ""),
    ...answerCells(texts, row, columns),
  ]);
  return {
    name: texts.list.sheetName,
    header: names,
    widths: widthsOf(names, cells),
    rows: cells,
    toned: { position: kept.length, tones: rows.map(toneOf) },
  };
}

/** Renames our column if the user has a column with the same name. */
function nameBeside(header: readonly string[], name: string, { list }: PageTexts): string {
  return header.some((own) => own.trim() === name) ? list.writtenBeside(name) : name;
}

function answerCells(texts: PageTexts, row: ResultRow, columns: readonly OurColumn[]): string[] {
  const info = infoOf(row);
  const source = info ?? statusOf(row);
  const isKorean = texts.lang === "ko";
  const isRight = row.group === "confirmed" || row.group === "warning";
  const notes = [
    ...(isRight ? ownerNotes(texts, row) : [longVerdict(texts, row)]),
    ...nameNotes(texts, row),
  ];
  const time = timeOf(row);
  const cells: Record<OurColumn, string> = {
    verdict: shortVerdict(texts, row),
    former: lastResult(row)?.text ?? "",
    change:
      row.change?.kind === "changed"
        ? `${texts.list.changeKinds.changed}: ${longChange(texts, row)}`
        : shortChange(texts, row),
    state: (isKorean ? source?.status : source?.statusEn) ?? "",
    closedOn: source?.closedOn ?? "",
    taxType: (isKorean ? source?.taxType : source?.taxTypeEn) ?? "",
    companyName: nameOf(row) ?? "",
    companyNameEn: info?.companyNameEn ?? "",
    evidence:
      (info && nameEvidenceText(texts, info.companyNameEnSource, info.companyNameMatch)) ?? "",
    note: notes.join(" "),
    // A row that was not checked again keeps the number of the former result.
    number: hyphenate(row.number || (row.former?.number ?? "")),
    checkedAt: time === null ? "" : momentIn(time, "Asia/Seoul"),
  };
  return columns.map((column) => cells[column]);
}

/** Whether the page could read this sheet again from a workbook. For CSV the limits are higher. */
export function isReadable({ header, rows }: WrittenSheet): boolean {
  let cells = 0;
  let characters = 0;
  for (const row of [header, ...rows]) {
    for (const cell of row) {
      if (cell !== "") cells++;
      characters += cell.length;
    }
  }
  return cells <= MAX_CELLS && characters <= MAX_CHARACTERS;
}

/** The list, the key and the check from which a written file or a print comes. */
export interface Origin {
  name: string;
  /** Only the beginning and end of the key. */
  key: string;
  check: CheckKind;
  total: number;
  /** What the user has chosen to see, in words; empty: all rows. */
  filter: string;
}

/** The facts about the result, for a reader who has only the downloaded file. */
export function summaryOf(
  texts: PageTexts,
  { name, key, check, total, filter }: Origin,
  rows: readonly ResultRow[],
): [string, string | number][] {
  const { list } = texts;
  const isPart = rows.length < total;
  const summary: [string, string | number][] = [
    [list.summaryFile, name],
    [list.written.checkedAt, timesOf(rows)],
    [list.summaryMade, momentIn(Date.now(), "Asia/Seoul")],
    [list.summaryKey, key],
    [list.checkKind, list.checkKinds[check]],
    [list.summaryRows, rows.length],
  ];
  if (isPart)
    summary.push([list.summaryPart, list.partOf(number(rows.length), number(total), filter)]);
  for (const group of GROUPS) {
    const count = rows.filter((row) => row.group === group).length;
    summary.push([groupText(texts, group, check), count]);
  }
  if (rows.some(({ change }) => change !== null)) {
    for (const kind of CHANGE_KINDS) {
      const count = rows.filter(({ change }) => change?.kind === kind).length;
      summary.push([`${list.compared}: ${list.changeKinds[kind]}`, count]);
    }
  }
  return summary;
}

export function timesOf(rows: readonly ResultRow[]): string {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const time = timeOf(row);
    if (time === null) continue;
    first = Math.min(first, time);
    last = Math.max(last, time);
  }
  if (last < first) return "";
  const moments = [first, last].map((time) => momentIn(time, "Asia/Seoul"));
  return [...new Set(moments)].join(" ~ ");
}

/** The width of each column in characters. It depends on the column's name and first cells. */
export function widthsOf(header: readonly string[], rows: readonly string[][]): number[] {
  const measured = rows.slice(0, MEASURED_ROWS);
  return header.map((name, position) =>
    widthOf([name, ...measured.map((row) => row[position] ?? "")]),
  );
}

/** @returns the width in Latin letters. Hangul and Hanja are as wide as two Latin letters */
function widthOf(cells: string[]): number {
  const width = (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter > "\u1100" ? 2 : 1), 0);
  const widest = Math.max(...cells.map(width));
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}
