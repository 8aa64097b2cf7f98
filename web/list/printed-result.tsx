/** The printed form of a result: its title, and its rows with their reasons. */
import { hyphenate } from "../parts/business-number.ts";
import { momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import {
  lastResult,
  longChange,
  longVerdict,
  nameNotes,
  type ResultRow,
  shortVerdict,
} from "./result-rows.ts";
import { type Origin, timesOf } from "./result-sheet.ts";
import type { Mapping } from "./sheets/messages.ts";

const PRINTED_ROWS = 2_000;
/** How many of the user's columns fit on paper beside the reason. */
const PRINTED_COLUMNS = 5;
/** Numbers and dates. A line break within a number would make it look like two numbers. */
const NUMBERS = /(\d[\d.,:-]{0,28}\d)/;

export function PrintedTitle({ rows, origin }: { rows: readonly ResultRow[]; origin: Origin }) {
  const texts = usePageTexts();
  const { printed } = texts.list;
  const times = timesOf(rows);
  return (
    <div class="print-only">
      <h2>
        {texts.answer.printedBy}: {origin.name}
      </h2>
      <p>
        {times !== "" && `${printed.checked(times)} · `}
        {printed.made(momentIn(Date.now(), "Asia/Seoul"))} · {printed.key(origin.key)}
      </p>
    </div>
  );
}

export function PrintedResult({
  header,
  mapping,
  hasLines,
  rows,
  origin,
}: {
  header: readonly string[];
  mapping: Mapping;
  hasLines: boolean;
  rows: readonly ResultRow[];
  origin: Origin;
}) {
  const texts = usePageTexts();
  const { printed } = texts.list;
  const isPart = rows.length < origin.total;
  const isCompared = rows.some(({ change }) => change !== null);
  const wanted = isPart
    ? rows
    : rows.filter(({ group, change }) => group !== "confirmed" || change?.kind === "changed");
  const counts = [number(wanted.length), number(origin.total)] as const;
  const named = header.flatMap((text, position) => (text === "" ? [] : [position]));
  const columns = chosenColumns(named, mapping);
  const leftOut = named.filter((position) => !columns.includes(position));
  return (
    <div class="print-only">
      <p>
        {isPart
          ? texts.list.partOf(...counts, origin.filter)
          : isCompared
            ? printed.attention(...counts)
            : printed.notConfirmed(...counts)}
        {wanted.length > PRINTED_ROWS && ` ${printed.cut(number(PRINTED_ROWS))}`}
      </p>
      {leftOut.length > 0 && (
        <p>{printed.leftOut(leftOut.map((position) => header[position]).join(", "))}</p>
      )}
      <table class="printed">
        <thead>
          <tr>
            <th>{hasLines ? texts.list.line : texts.list.order}</th>
            {columns.map((position) => (
              <th key={position}>{header[position]}</th>
            ))}
            <th>{texts.list.verdict}</th>
            <th>{texts.list.reason}</th>
          </tr>
        </thead>
        <tbody>
          {wanted.slice(0, PRINTED_ROWS).map((row) => (
            <tr key={row.id}>
              <td>{row.line}</td>
              {columns.map((position) => (
                <td key={position}>
                  <Unbroken
                    text={
                      position === mapping.business_number
                        ? hyphenate(row.cells[position] ?? "")
                        : (row.cells[position] ?? "")
                    }
                  />
                </td>
              ))}
              <td>
                <Unbroken text={shortVerdict(texts, row)} />
              </td>
              <td>
                <Unbroken text={reasonOf(texts, row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Chooses the columns that were sent and the first other columns, in the order of the file. */
function chosenColumns(named: readonly number[], mapping: Mapping): number[] {
  const sent = new Set(Object.values(mapping));
  const ranked = [
    ...named.filter((position) => sent.has(position)),
    ...named.filter((position) => !sent.has(position)),
  ];
  return ranked.slice(0, PRINTED_COLUMNS).toSorted((a, b) => a - b);
}

function reasonOf(texts: PageTexts, row: ResultRow): string {
  const { change } = row;
  const former = lastResult(row);
  const isCompared = change !== null && change.kind !== "same";
  return [
    longVerdict(texts, row),
    ...nameNotes(texts, row),
    ...(former && isCompared ? [`${texts.list.lastResult(former.text, former.checkedAt)}.`] : []),
    ...(isCompared ? [longChange(texts, row)] : []),
  ].join(" ");
}

/** Shows a text without line breaks in its numbers. */
function Unbroken({ text }: { text: string }) {
  return (
    <>
      {text.split(NUMBERS).map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          <span key={i} class="unbroken">
            {piece}
          </span>
        ),
      )}
    </>
  );
}
