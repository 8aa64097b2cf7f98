/** Says in sentences what the page left out or is not sure about. Buttons let the user decide. */
import type { ComponentChildren } from "preact";
import type { Column } from "../../src/tables/columns.ts";
import { Notice } from "../parts/notice.tsx";
import type { Tone } from "../parts/tone.ts";
import { number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import type { DraftChange, ReadDraft } from "./draft.ts";
import type { Find, ReadChoice, Sheet } from "./sheets/messages.ts";

/** How many skipped lines to list, and how many sheets and columns to offer. */
const LISTED = 50;
const OFFERED = 8;

interface Choice {
  text: string;
  isChosen?: boolean;
  choose: () => void;
}

export function Finds({
  draft,
  canSubmitJobs,
  onChange,
  onReread,
}: {
  draft: ReadDraft;
  canSubmitJobs: boolean;
  onChange: (change: DraftChange) => void;
  /** The user wants the file to be read in another way. */
  onReread: (choice: ReadChoice) => void;
}) {
  const { finds: texts, columns } = usePageTexts().list;
  const { list, choice, check, mapping } = draft;
  const { sheet, rows } = list;
  const { hiddenRows } = sheet;
  const reread = (next: ReadChoice) => () => onReread(next);
  const others = sheet.otherSheets.filter((other) => other.rows !== 0);
  const missing = (["start_date", "owner_name"] as const).filter(
    (column) =>
      mapping[column] === undefined &&
      !sheet.finds.some((find) => find.kind === "ambiguous" && find.column === column),
  );
  return (
    <>
      {sheet.sheetName !== null && others.length > 0 && (
        <Sentence
          tone="warning"
          text={texts.sheets(sheet.sheetName)}
          choices={others.slice(0, OFFERED).map(({ index, name, rows, isHidden }) => ({
            text: texts.readSheet(name, rows === null ? null : number(rows), isHidden),
            choose: reread({ sheet: index }),
          }))}
        />
      )}
      {hiddenRows > 0 && (
        <Sentence
          tone="warning"
          text={(choice.hiddenRows ? texts.hiddenRowsRead : texts.hiddenRows)(number(hiddenRows))}
          choices={[
            {
              text: choice.hiddenRows ? texts.leaveHidden : texts.readHidden,
              choose: reread({ hiddenRows: !choice.hiddenRows }),
            },
          ]}
        />
      )}
      {draft.hasStartedOver && <Sentence tone="warning" text={texts.startedOver} choices={[]} />}
      <Above draft={draft} onChange={(readAbove) => onReread({ readAbove })} />
      {sheet.finds.map((find) => (
        <Found key={JSON.stringify(find)} find={find} draft={draft} onChange={onChange} />
      ))}
      {sheet.mixed.map(({ name, position, count }) => (
        <Sentence
          key={position}
          tone="warning"
          text={texts.mixed(shortened(name), number(count))}
          choices={[]}
        />
      ))}
      {canSubmitJobs && check === "status" && sheet.check === "status" && missing.length > 0 && (
        <Sentence
          tone="warning"
          text={texts.statusOnly(missing.map((column) => columns[column]).join(", "))}
          choices={[{ text: texts.verifyInstead, choose: () => onChange({ check: "verify" }) }]}
        />
      )}
      <SkippedLines
        rows={rows}
        areRead={draft.readAllLines}
        onChange={(readAllLines) => onChange({ readAllLines })}
      />
    </>
  );
}

function Above({ draft, onChange }: { draft: ReadDraft; onChange: (read: boolean) => void }) {
  const { list } = usePageTexts();
  const { sheet, open } = draft.list;
  const { skipped } = sheet;
  const isAssumed = sheet.finds.some(({ kind }) => kind === "assumed_header");
  if (draft.choice.readAbove)
    return (
      <Sentence
        tone="neutral"
        text={list.finds.aboveRead}
        choices={[{ text: list.finds.leaveAbove, choose: () => onChange(false) }]}
      />
    );
  if (skipped.length === 0 && !isAssumed) return null;
  const titles = skipped.map(({ text }) => text).join(" / ");
  const texts = [
    ...(skipped.length > 0 ? [list.skipped(number(skipped.length), shortened(titles))] : []),
    ...(isAssumed ? [list.finds.assumedHeader(String(open.headerLine))] : []),
  ];
  return (
    <Sentence
      tone={isAssumed ? "warning" : "neutral"}
      text={texts.join(" ")}
      choices={[{ text: list.finds.readAbove, choose: () => onChange(true) }]}
    />
  );
}

function Found({
  find,
  draft,
  onChange,
}: {
  find: Find;
  draft: ReadDraft;
  onChange: (change: DraftChange) => void;
}) {
  const { list } = usePageTexts();
  const texts = list.finds;
  const { mapping, check } = draft;
  const { sheet } = draft.list;
  const named = (position: number) => columnName(list, sheet, position);
  const offer = (column: Column, positions: readonly number[]): Choice[] =>
    positions.slice(0, OFFERED).map((position) => ({
      text: named(position),
      isChosen: mapping[column] === position,
      choose: () => onChange({ mapping: { ...mapping, [column]: position } }),
    }));
  const statusOnly = { text: texts.status, choose: () => onChange({ check: "status" }) };
  switch (find.kind) {
    case "no_header":
      return draft.choice.readAbove ? null : (
        <Sentence tone="neutral" text={texts.noHeader} choices={[]} />
      );
    case "assumed_header":
      return null;
    case "guessed": {
      const { start_date, owner_name } = mapping;
      if (check === "status" || start_date === undefined || owner_name === undefined) return null;
      const text = texts.guessed(named(start_date), named(owner_name));
      return <Sentence tone="warning" text={text} choices={[statusOnly]} />;
    }
    case "by_content": {
      const { business_number } = mapping;
      if (business_number === undefined) return null;
      const [only, ...more] = find.positions;
      const text =
        business_number === only && more.length === 0
          ? texts.byContent(named(business_number), number(find.count))
          : texts.byContentOf(named(business_number));
      return (
        <Sentence tone="warning" text={text} choices={offer("business_number", find.positions)} />
      );
    }
    case "hidden_column":
    case "by_companies": {
      const { column, position } = find;
      if (mapping[column] !== position || (check === "status" && column !== "business_number"))
        return null;
      const { [column]: _, ...others } = mapping;
      return (
        <Sentence
          tone="warning"
          text={(find.kind === "hidden_column" ? texts.hiddenColumn : texts.byCompanies)(
            list.columns[column],
            named(position),
          )}
          choices={[{ text: list.notUsed, choose: () => onChange({ mapping: others }) }]}
        />
      );
    }
    case "ambiguous": {
      const { column, positions } = find;
      if (check === "status" && column !== "business_number") return null;
      const isOpen = mapping[column] === undefined;
      const choices = offer(column, positions);
      const text = texts.ambiguous(list.columns[column], number(positions.length));
      return (
        <Sentence
          tone="warning"
          text={isOpen ? `${text} ${texts.chooseOne}` : text}
          choices={isOpen && check === "verify" ? [...choices, statusOnly] : choices}
        />
      );
    }
  }
}

function SkippedLines({
  rows,
  areRead,
  onChange,
}: {
  rows: ReadDraft["list"]["rows"];
  areRead: boolean;
  onChange: (read: boolean) => void;
}) {
  const { list } = usePageTexts();
  const texts = list.finds;
  const skipped = rows.filter(({ skip }) => skip === "no_business");
  if (skipped.length === 0 && !areRead) return null;
  return (
    <Sentence
      tone="neutral"
      text={areRead ? texts.linesRead : texts.lines(number(skipped.length))}
      choices={[
        {
          text: areRead ? texts.leaveLines : texts.readLines,
          choose: () => onChange(!areRead),
        },
      ]}
    >
      {!areRead && (
        <details class="small">
          <summary>{texts.show}</summary>
          <ul>
            {skipped.slice(0, LISTED).map(({ line, label }) => (
              <li key={line}>
                {list.lineLabel(String(line))}: {label}
              </li>
            ))}
          </ul>
          {skipped.length > LISTED && <p>{list.moreProblems(number(skipped.length - LISTED))}</p>}
        </details>
      )}
    </Sentence>
  );
}

function Sentence({
  tone,
  text,
  choices,
  children,
}: {
  tone: Tone;
  text: string;
  choices: Choice[];
  children?: ComponentChildren;
}) {
  return (
    <Notice tone={tone} live>
      <p>{text}</p>
      {children}
      {choices.length > 0 && (
        <p class="row">
          {choices.map(({ text, isChosen, choose }, at) => (
            <button
              // Use the position as key, so that a button keeps the focus when its text changes.
              key={at}
              type="button"
              class="button"
              aria-pressed={isChosen}
              onClick={choose}
            >
              {isChosen && "✓ "}
              {text}
            </button>
          ))}
        </p>
      )}
    </Notice>
  );
}

/** The name and the letter of a column, because two columns may have the same name. */
function columnName({ finds, unnamed }: PageTexts["list"], sheet: Sheet, position: number): string {
  let letters = "";
  for (let left = position + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return finds.column(shortened(sheet.header[position] || unnamed(position + 1)), letters);
}

const LONGEST_NAME = 100;

function shortened(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text;
}
