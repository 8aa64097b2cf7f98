/** Makes the sheet to download: the person's own columns in their order, then ours. */
import { nameEvidenceText } from "../parts/name-evidence.ts";
import { momentIn } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import {
  infoOf,
  longVerdict,
  ownerNotes,
  type ResultRow,
  shortVerdict,
  toneOf,
} from "./result-rows.ts";
import type { WrittenSheet } from "./sheets/messages.ts";

const NARROWEST = 8;
const WIDEST = 40;
/** Only the first rows decide how wide a column is. */
const MEASURED_ROWS = 500;

/** @param header the names of the person's own columns; empty for a column without a name */
export function sheetOf(
  texts: PageTexts,
  header: readonly string[],
  rows: ResultRow[],
): WrittenSheet {
  const { written } = texts.list;
  const ours = Object.values(written).map((name) => nameBeside(header, name, texts));
  // Leave out columns without a name and without text: they are empty or were never read.
  const kept = header
    .map((_, position) => position)
    .filter((position) => header[position] !== "" || rows.some(({ cells }) => cells[position]));
  const names = [...kept.map((position) => header[position] ?? ""), ...ours];
  const cells = rows.map((row) => [
    ...kept.map((position) => row.cells[position] ?? ""),
    ...answerCells(texts, row),
  ]);
  return {
    name: texts.list.sheetName,
    header: names,
    widths: names.map((name, position) =>
      widthOf([name, ...cells.slice(0, MEASURED_ROWS).map((row) => row[position] ?? "")]),
    ),
    rows: cells,
    toned: { position: kept.length, tones: rows.map(toneOf) },
  };
}

/** Renames our column if the person has one of the same name, so that names stay unambiguous. */
function nameBeside(header: readonly string[], name: string, { list }: PageTexts): string {
  return header.some((own) => own.trim() === name) ? list.writtenBeside(name) : name;
}

function answerCells(texts: PageTexts, row: ResultRow): string[] {
  const { verdict, lang } = texts;
  const info = infoOf(row);
  const status = row.result && "isRegistered" in row.result ? row.result : null;
  const source = info ?? status;
  const isKorean = lang === "ko";
  const time = info?.verifiedAt ?? status?.checkedAt;
  const isDifferent = info?.companyNameCheck === "different";
  const isRight = row.group === "confirmed" || row.group === "warning";
  const notes = [
    ...(isRight ? ownerNotes(texts, row) : [longVerdict(texts, row)]),
    ...(isDifferent ? [verdict.contradicted(info?.companyName ?? "")] : []),
    ...(info?.companyNameCheck === "former" ? [verdict.former(info.companyName ?? "")] : []),
  ];
  return [
    shortVerdict(texts, row),
    (isKorean ? source?.status : source?.statusEn) ?? "",
    source?.closedOn ?? "",
    (isKorean ? source?.taxType : source?.taxTypeEn) ?? "",
    // Leave out a name that only the person gave, because no source confirms it.
    (info?.companyNameSource === "request" ? null : info?.companyName) ?? "",
    info?.companyNameEn ?? "",
    (info && nameEvidenceText(texts, info.companyNameEnSource, info.companyNameMatch)) ?? "",
    notes.join(" "),
    time === undefined ? "" : momentIn(time, "Asia/Seoul"),
  ];
}

/** @returns a width in Latin letters; a letter of Hangul or Hanja is as wide as two */
function widthOf(cells: string[]): number {
  const width = (text: string) =>
    [...text].reduce((sum, letter) => sum + (letter > "\u1100" ? 2 : 1), 0);
  const widest = Math.max(...cells.map(width));
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}
