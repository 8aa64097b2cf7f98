/** The second step: the user assigns columns, repairs cells, and sees what will be charged. */
import type { CheckKind } from "../../src/check-kind.ts";
import { firstCharacters } from "../../src/lib/bounded-text.ts";
import type { Column } from "../../src/tables/columns.ts";
import { hyphenate } from "../parts/business-number.ts";
import { Notice, TestNumbers } from "../parts/notice.tsx";
import type { Session } from "../session.ts";
import { number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import {
  changeDraft,
  changeReading,
  choiceOf,
  leaveOut,
  putBack,
  type ReadDraft,
} from "./draft.ts";
import { Finds } from "./finds.tsx";
import { ourPositions } from "./our-columns.ts";
import { OurColumns } from "./our-columns-notice.tsx";
import { Owners } from "./owners.tsx";
import { problemText } from "./problem-text.ts";
import { Repair } from "./repair.tsx";
import { startRun } from "./run.ts";
import {
  claimsOf,
  continuationOf,
  SentBefore,
  useRepeatable,
  useSentBefore,
} from "./sent-before.tsx";
import { isSameChoice, leavesOutSame, repairedLines, type SentList } from "./sent-lists.ts";
import type { LineClaim, Mapping, Sheet, SheetRow } from "./sheets/messages.ts";
import { planCalls, type Repeatable } from "./status-calls.ts";

const PREVIEWED = 8;
/** In characters. A cell may have a million characters, and browsers show long texts slowly. */
const LONGEST_SHOWN = 200;
/** How many rows with problems or changes are listed. The others are only counted. */
const LISTED = 50;
const COLUMNS: Record<CheckKind, readonly Column[]> = {
  verify: ["business_number", "start_date", "owner_name", "company_name"],
  status: ["business_number"],
};
const OPTIONAL: ReadonlySet<Column> = new Set(["company_name"]);

export function Columns({ draft, session }: { draft: ReadDraft; session: Session }) {
  const texts = usePageTexts();
  const { list, mapping, check } = draft;
  const { sheet, rows } = list;
  const [before, forgetBefore] = useSentBefore(draft, session);
  const repeatable = useRepeatable(before, rows);
  const continuation =
    repeatable === null
      ? { kind: "none" as const }
      : continuationOf(before, draft, session.maxBatch, repeatable);
  const isReadAsBefore =
    before.kind === "sent" &&
    isSameChoice(before.list.choice, choiceOf(draft)) &&
    leavesOutSame(before.list.choice, choiceOf(draft));
  const missing = COLUMNS[check].filter(
    (column) => mapping[column] === undefined && !OPTIONAL.has(column),
  );
  return (
    <div class="stack">
      {session.maxBatch > 0 ? (
        <CheckChoice check={check} />
      ) : (
        <Notice tone="neutral">{texts.list.noBatch}</Notice>
      )}
      {session.usage.mode === "test" && (
        <p class="muted">
          <TestNumbers />
        </p>
      )}
      <Finds
        draft={draft}
        canSubmitJobs={session.maxBatch > 0}
        onChange={(change) => void changeDraft(change)}
        onReread={(choice) => void changeReading(choice, session.maxBatch > 0)}
      />
      <OurColumns sheet={sheet} />
      <Preview
        sheet={sheet}
        mapping={mapping}
        check={check}
        onChange={(mapping) => void changeDraft({ mapping })}
      />
      {missing.length > 0 ? (
        <Notice tone="warning" live>
          {texts.list.missing(missing.map((column) => texts.list.columns[column]).join(", "))}
        </Notice>
      ) : (
        <>
          <SentBefore
            before={before}
            continuation={continuation}
            total={rows.filter(({ claim }) => claim !== null).length}
            isReadAsBefore={isReadAsBefore}
            session={session}
            onAnew={forgetBefore}
          />
          <Ready
            draft={draft}
            session={session}
            rows={continuation.kind === "rest" ? continuation.rows : rows}
            before={"list" in continuation ? continuation.list : null}
            repeatable={repeatable}
            isLooking={before.kind === "looking"}
          />
        </>
      )}
    </div>
  );
}

function CheckChoice({ check }: { check: CheckKind }) {
  const texts = usePageTexts();
  return (
    <fieldset class="check-kind">
      <legend class="visually-hidden">{texts.list.checkKind}</legend>
      <div class="segments">
        {(["verify", "status"] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="check"
              checked={check === each}
              onChange={() => void changeDraft({ check: each })}
            />
            {texts.list.checkKinds[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the first rows, with a menu above each column. Names the columns that are never read. */
export function Preview({
  sheet,
  mapping,
  check,
  onChange,
}: {
  sheet: Sheet;
  mapping: Mapping;
  check: CheckKind;
  onChange: (mapping: Mapping) => void;
}) {
  const texts = usePageTexts();
  const rows = sheet.rows.filter(({ isWithheld }) => !isWithheld).slice(0, PREVIEWED);
  const width = Math.max(sheet.header.length, ...rows.map(({ cells }) => cells.length));
  const ours = ourPositions(sheet.ours ?? []);
  const positions = Array.from({ length: width }, (_, position) => position).filter(
    (position) =>
      !ours.has(position) && (sheet.header[position] || rows.some(({ cells }) => cells[position])),
  );
  const nameOf = (position: number) =>
    shown(sheet.header[position]) || texts.list.unnamed(position + 1);
  const choose = (position: number, chosen: string) => {
    const next: Mapping = { ...mapping };
    for (const column of COLUMNS.verify) if (next[column] === position) delete next[column];
    if (chosen !== "") next[chosen as Column] = position;
    onChange(next);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section class="scroll-x preview" tabIndex={0} aria-label={texts.list.steps.columns}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="line">
                {texts.list.line}
              </th>
              {positions.map((position) => {
                const column = COLUMNS[check].find((each) => mapping[each] === position);
                return (
                  <th key={position} scope="col" class={column && "mapped"}>
                    <select
                      aria-label={texts.list.columnMenu(nameOf(position))}
                      value={column ?? ""}
                      onChange={(event) => choose(position, event.currentTarget.value)}
                    >
                      <option value="">{texts.list.notUsed}</option>
                      {COLUMNS[check].map((each) => (
                        <option key={each} value={each}>
                          {texts.list.columns[each]}
                        </option>
                      ))}
                    </select>
                    <span class="column-name">{nameOf(position)}</span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row" class="line">
                  {line}
                </th>
                {positions.map((position) => (
                  <td key={position}>{shown(cells[position])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {sheet.dropped.length > 0 && (
        <p class="small muted">{texts.list.dropped(shown(sheet.dropped.join(", ")))}</p>
      )}
    </>
  );
}

function Ready({
  draft,
  session,
  rows,
  before,
  repeatable,
  isLooking,
}: {
  draft: ReadDraft;
  session: Session;
  rows: SheetRow[];
  /**
   * The list that is continued or repeated. If it is continued, the rows that were sent are empty
   * in `rows`, so they are not sent again.
   */
  before: SentList | null;
  /** Null: the page is still finding out which status calls can be repeated. */
  repeatable: Repeatable | null;
  /** The page is still finding out which rows of the file were sent before. */
  isLooking: boolean;
}) {
  const texts = usePageTexts();
  const { maxBatch, usage } = session;
  const claims = claimsOf(rows);
  const leftOut = rows.filter(({ skip }) => skip === "left_out");
  const odd = rows.flatMap(({ line, claim, hasWrongCheckDigit }, at) =>
    hasWrongCheckDigit && claim ? [{ at, line, number: claim.business_number }] : [],
  );
  const tidied = rows.filter(({ notes }) => notes.length > 0);
  const broken = rows.filter(({ problems }) => problems.length > 0);
  const { remaining, remaining_today: today } = usage;
  const charged = maxBatch > 0 ? partsOf(claims, maxBatch) : chargedCalls(claims, repeatable);
  const distinct = charged.reduce((sum, part) => sum + countDistinct(part), 0);
  const isMoreThanMonth = remaining !== null && distinct > remaining;
  // Even then, calls that were charged can be repeated.
  const isTooMuch = isMoreThanMonth && !repeatable?.size;
  const isMoreThanToday = !isMoreThanMonth && today !== null && distinct > today;
  const needed = number(distinct);
  return (
    <>
      {broken.length > 0 && <Problems draft={draft} rows={rows} count={broken.length} />}
      <Owners draft={draft} rows={rows} />
      {odd.length > 0 && (
        <Notice tone="warning">
          <p role="status">{texts.list.wrongCheckDigits(number(odd.length))}</p>
          <button
            type="button"
            class="button"
            disabled={draft.isReading}
            onClick={() =>
              void leaveOut(
                draft,
                odd.map(({ line }) => line),
              )
            }
          >
            {texts.list.leaveOut(number(odd.length))}
          </button>
          <details>
            <summary>{texts.owner.show}</summary>
            <ul>
              {odd.slice(0, LISTED).map((row) => (
                <li key={row.at}>
                  {texts.list.lineLabel(String(row.line))} {hyphenate(row.number)}{" "}
                  <Repair draft={draft} row={row.at} line={row.line} column="business_number" />
                </li>
              ))}
            </ul>
            {odd.length > LISTED && <p>{texts.list.moreProblems(number(odd.length - LISTED))}</p>}
          </details>
        </Notice>
      )}
      {leftOut.length > 0 && <LeftOut draft={draft} rows={leftOut} />}
      {tidied.length > 0 && (
        <details class="small">
          <summary>{texts.list.notes(number(tidied.length))}</summary>
          <ul>
            {tidied.slice(0, LISTED).map(({ line, notes }) => (
              <li key={line}>{notesLine(texts, line, notes)}</li>
            ))}
          </ul>
        </details>
      )}
      <div class="terms small">
        <p>{texts.list.sent}</p>
        <p>{maxBatch > 0 ? texts.list.kept : texts.list.keptNone}</p>
        {maxBatch > 0 && claims.length > maxBatch && (
          <p>{texts.list.parts(number(Math.ceil(claims.length / maxBatch)), number(maxBatch))}</p>
        )}
      </div>
      {isMoreThanMonth && (
        <Notice tone="warning">
          {(isTooMuch ? texts.list.usesTooMany : texts.list.restTooMany)(needed, number(remaining))}
        </Notice>
      )}
      {isMoreThanToday && (
        <Notice tone="warning">
          {(maxBatch > 0 ? texts.list.jobsAfterToday : texts.list.callsAfterToday)(number(today))}
        </Notice>
      )}
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={claims.length === 0 || isTooMuch || draft.isReading || isLooking || !repeatable}
          onClick={() =>
            startRun(
              session,
              {
                ...{ name: draft.list.sheet.name, hash: draft.hash, choice: choiceOf(draft) },
                ...{ check: draft.check, rows: claims },
                repaired: repairedLines(draft.edits, draft.list.rows),
              },
              before,
            )
          }
        >
          {claims.length === 0 ? texts.list.emptyRows : texts.list.start(number(claims.length))}
        </button>
        {!isMoreThanMonth && usage.mode !== "test" && (
          <span class="muted">
            {texts.list.uses(needed, remaining === null ? null : number(remaining))}
            {today !== null && !isMoreThanToday && ` ${texts.list.leftToday(number(today))}`}
            {distinct < claims.length && ` ${texts.list.once}`}
          </span>
        )}
      </div>
    </>
  );
}

function LeftOut({ draft, rows }: { draft: ReadDraft; rows: SheetRow[] }) {
  const texts = usePageTexts();
  return (
    <Notice tone="neutral">
      <p role="status">{texts.list.leftOut(number(rows.length))}</p>
      <button
        type="button"
        class="button"
        disabled={draft.isReading}
        onClick={() =>
          void putBack(
            draft,
            rows.map(({ line }) => line),
          )
        }
      >
        {texts.list.putBack(number(rows.length))}
      </button>
      <details>
        <summary>{texts.owner.show}</summary>
        <ul>
          {rows.slice(0, LISTED).map(({ line, label }) => (
            <li key={line}>
              {texts.list.lineLabel(String(line))} {label}
            </li>
          ))}
        </ul>
        {rows.length > LISTED && <p>{texts.list.moreProblems(number(rows.length - LISTED))}</p>}
      </details>
    </Notice>
  );
}

function partsOf(claims: LineClaim[], size: number): LineClaim[][] {
  return Array.from({ length: Math.ceil(claims.length / size) }, (_, part) =>
    claims.slice(part * size, (part + 1) * size),
  );
}

/** @returns the rows of the calls that were not charged yet, as far as the page knows */
function chargedCalls(claims: LineClaim[], repeatable: Repeatable | null): LineClaim[][] {
  return planCalls(claims, repeatable ?? new Map())
    .filter(({ known }) => !known?.isAnswered)
    .map(({ rows }) => rows);
}

/** Counts what is charged in a job or a call: each business once. */
function countDistinct(part: LineClaim[]): number {
  return new Set(part.map(({ claim }) => JSON.stringify(claim))).size;
}

function notesLine({ list }: PageTexts, line: number, notes: SheetRow["notes"]): string {
  const changed = notes.map(({ column, value, changes }) => {
    const what = changes.map((each) => list.changes[each]).join(", ");
    return `${list.columns[column]} ${value} (${what})`;
  });
  return `${list.lineLabel(String(line))}: ${changed.join("; ")}`;
}

function Problems({ draft, rows, count }: { draft: ReadDraft; rows: SheetRow[]; count: number }) {
  const texts = usePageTexts();
  const listed: (SheetRow & { at: number })[] = [];
  for (let at = 0; at < rows.length && listed.length < LISTED; at++) {
    const row = rows[at];
    if (row && row.problems.length > 0) listed.push({ ...row, at });
  }
  return (
    <section class="problems">
      <Notice tone="warning" live>
        {texts.list.problems(number(count))}
      </Notice>
      <ul>
        {listed.map(({ at, line, label, problems }) =>
          problems.map((problem) => (
            <li key={`${line} ${problem.column}`}>
              <span>{withLabel(problemText(texts, problem, line), label)}</span>
              {problem.column && (
                <Repair draft={draft} row={at} line={line} column={problem.column} />
              )}
            </li>
          )),
        )}
      </ul>
      {count > listed.length && (
        <p class="small muted">{texts.list.moreProblems(number(count - listed.length))}</p>
      )}
    </section>
  );
}

/** Inserts the company's name after the line number at the start of the text. */
function withLabel(text: string, label = ""): string {
  return label === "" ? text : text.replace(/^(?:line )?\d+행?/i, (line) => `${line} (${label})`);
}

function shown(cell = ""): string {
  const start = firstCharacters(cell, LONGEST_SHOWN);
  return start === cell ? cell : `${start}…`;
}
