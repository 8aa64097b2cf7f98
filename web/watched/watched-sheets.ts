/** Makes the sheets to download: the watched numbers, and the changes. */
import { widthsOf } from "../list/result-sheet.ts";
import type { WrittenSheet } from "../list/sheets/messages.ts";
import { hyphenate } from "../parts/business-number.ts";
import type { Tone } from "../parts/tone.ts";
import { momentIn } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import { changeSentences, stateText, taxTypeText, toneOfState, wholeState } from "./changes.ts";
import type { ChangedEvent, Watched } from "./watch-service.ts";

export function listSheet(
  texts: PageTexts,
  watches: readonly Watched[],
  names: ReadonlyMap<string, string>,
): WrittenSheet {
  const { watched, facts } = texts;
  const rows = watches.map(({ number, reference, state, checkedAt, changedAt }) => ({
    who: { number, reference },
    tone: toneOfState(state),
    cells: [
      stateText(texts, state),
      state?.closed_on ?? "",
      taxTypeText(texts, state?.tax_type_code),
      timeText(checkedAt),
      timeText(changedAt),
    ],
  }));
  const header = [
    watched.state,
    facts.closedOn,
    facts.taxType,
    watched.checked,
    watched.lastChange,
  ];
  return sheetOf(texts, { name: watched.title, header, rows, names, toned: 0 });
}

export function changesSheet(
  texts: PageTexts,
  changes: readonly ChangedEvent[],
  names: ReadonlyMap<string, string>,
): WrittenSheet {
  const { watched } = texts;
  const rows = changes.map(({ data }) => ({
    who: { number: data.business_number, reference: data.reference },
    tone: toneOfState(data.after),
    cells: [
      changeSentences(texts, data).join(" "),
      wholeState(texts, data.before),
      wholeState(texts, data.after),
      timeText(Date.parse(data.checked_at)),
    ],
  }));
  const header = [watched.change, watched.was, watched.isNowColumn, watched.changeTime];
  return sheetOf(texts, { name: watched.changesFile, header, rows, names, toned: 2 });
}

interface Row {
  who: { number: string; reference: string | null };
  tone: Tone;
  cells: string[];
}

/** Adds the first columns: the number, the reference, and the name if the page knows any names. */
function sheetOf(
  { watched }: PageTexts,
  given: {
    name: string;
    header: string[];
    rows: Row[];
    names: ReadonlyMap<string, string>;
    /** The position in `header` of the column to colour. */
    toned: number;
  },
): WrittenSheet {
  const { name, header, rows, names, toned } = given;
  const hasNames = rows.some(({ who }) => names.has(who.number));
  const who = [watched.number, watched.reference, ...(hasNames ? [watched.name] : [])];
  const all = [...who, ...header];
  const cells = rows.map((row) => [
    hyphenate(row.who.number),
    row.who.reference ?? "",
    ...(hasNames ? [names.get(row.who.number) ?? ""] : []),
    ...row.cells,
  ]);
  return {
    ...{ name, header: all, widths: widthsOf(all, cells), rows: cells },
    toned: { position: who.length + toned, tones: rows.map(({ tone }) => tone) },
  };
}

function timeText(at: number | null): string {
  return at === null ? "" : momentIn(at, "Asia/Seoul");
}
