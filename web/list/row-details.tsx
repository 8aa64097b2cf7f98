/** The details of a row: the reason, the change, and a form to check the row again. */
import { useRef, useState } from "preact/hooks";
import type { CheckKind } from "../../src/check-kind.ts";
import { hasMoreCharacters, MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";
import { hasRightCheckDigit } from "../../src/lib/check-digit.ts";
import { type CellValue, readCompany, readDate, readNumber } from "../../src/tables/cells.ts";
import { type Column, READ } from "../../src/tables/columns.ts";
import { problemMessage } from "../../src/tables/problems.ts";
import { hyphenate } from "../parts/business-number.ts";
import { FailureNotice } from "../parts/notice.tsx";
import { OwnerChoice, ownerRemarks } from "../parts/owner.tsx";
import { type Representative, readRepresentative } from "../representative.ts";
import { type Failure, requests } from "../service.ts";
import { noteFailure, refreshUsage, session } from "../session.ts";
import { useStore } from "../store.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import {
  type Fix,
  knownOf,
  lastResult,
  longChange,
  longVerdict,
  nameNotes,
  type ResultRow,
  shortVerdict,
} from "./result-rows.ts";
import type { RowClaim } from "./sheets/messages.ts";

export function RowDetails({
  row,
  check,
  isFixed,
  onFix,
}: {
  row: ResultRow;
  check: CheckKind;
  isFixed: boolean;
  onFix: (fix: Fix) => void;
}) {
  const texts = usePageTexts();
  const [isFixing, setFixing] = useState(false);
  const known = knownOf(texts, row);
  const former = lastResult(row);
  const place = useRef<HTMLDivElement>(null);
  const closeForm = () => {
    setFixing(false);
    // Focus the table, because the button that had the focus disappears.
    place.current?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} class="details">
      <p role="status">
        {isFixed && <strong>{texts.list.fix.done(shortVerdict(texts, row))}. </strong>}
        {longVerdict(texts, row)}
      </p>
      {nameNotes(texts, row).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {known && <p class="muted">{known}</p>}
      {former && <p>{texts.list.lastResult(former.text, former.checkedAt)}</p>}
      {row.change && <p>{longChange(texts, row)}</p>}
      {isFixed && <p class="muted">{texts.list.fix.kept}</p>}
      {isFixing ? (
        <FixForm row={row} check={check} onFix={onFix} onClose={closeForm} />
      ) : (
        <button type="button" class="button" onClick={() => setFixing(true)}>
          {texts.list.fix.open}
        </button>
      )}
    </div>
  );
}

function FixForm({
  row,
  check,
  onFix,
  onClose,
}: {
  row: ResultRow;
  check: CheckKind;
  onFix: (fix: Fix) => void;
  onClose: () => void;
}) {
  const texts = usePageTexts();
  const current = useStore(session);
  const columns = READ[check];
  const before = shownClaim(row.claim);
  const [typed, setTyped] = useState(before);
  const [ownerAsWritten, setOwnerAsWritten] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (current.kind !== "open") return null;
  const { service, usage } = current.session;
  const { fix } = texts.list;
  const owner = readRepresentative(typed.owner_name, typed.owner_name === ownerAsWritten);
  const read = readClaim(check, typed, owner);

  const send = async (event: Event) => {
    event.preventDefault();
    setSent(true);
    const wrong = columns.find((column) => read.cells[column].kind === "problem");
    const form = event.currentTarget as HTMLFormElement;
    if (wrong) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    if (isSending) return;
    setSending(true);
    setFailure(null);
    const reply =
      check === "verify"
        ? await service.verify(requests.verify(read.claim).body)
        : await service.status(requests.status(read.claim.business_number).body);
    setSending(false);
    void refreshUsage();
    if (!reply.ok) {
      noteFailure(reply.failure);
      return setFailure(reply.failure);
    }
    const changed = columns.filter((column) => typed[column] !== before[column]);
    onFix({
      claim: read.claim,
      typed: Object.fromEntries(changed.map((column) => [column, typed[column]])),
      result: reply.value,
    });
    onClose();
  };

  return (
    <form class="fix" onSubmit={send} noValidate>
      {columns.map((column, i) => {
        const cell = read.cells[column];
        const isWrong = wasSent && cell.kind === "problem";
        const id = `fix-${column}`;
        const remarks = column === "owner_name" ? ownerRemarks(texts, owner) : "";
        return (
          <div key={column} class="field">
            <label for={id}>{texts.list.columns[column]}</label>
            <input
              id={id}
              name={column}
              type="text"
              autocomplete="off"
              spellcheck={false}
              // The user has just opened the form, so put the cursor into its first field.
              ref={(input) => {
                if (i === 0 && input && !input.dataset.seen) {
                  input.dataset.seen = "yes";
                  input.focus();
                }
              }}
              value={typed[column]}
              aria-invalid={isWrong}
              aria-describedby={`${id}-hint`}
              onInput={({ currentTarget: { value } }) => {
                const text = column === "business_number" ? hyphenate(value) : value;
                setTyped({ ...typed, [column]: text });
              }}
            />
            <p
              id={`${id}-hint`}
              class={isWrong ? "hint wrong" : remarks ? "hint warn" : "hint"}
              aria-live={column === "owner_name" ? "polite" : undefined}
            >
              {isWrong || cell.kind === "value"
                ? hintOf(texts, row, column, cell, typed[column]) || remarks
                : ""}
            </p>
            {column === "owner_name" && (
              <OwnerChoice
                typed={typed.owner_name}
                asWritten={ownerAsWritten}
                read={readRepresentative}
                onChange={setOwnerAsWritten}
              />
            )}
          </div>
        );
      })}
      <p class="small muted fix-wide">{usage.mode === "test" ? fix.free : fix.cost}</p>
      {failure && (
        <div class="fix-wide">
          <FailureNotice failure={failure} />
        </div>
      )}
      <div class="row fix-wide">
        <button type="submit" class="button primary" disabled={isSending}>
          {isSending ? fix.sending : fix.send}
        </button>
        <button type="button" class="button quiet" onClick={onClose}>
          {fix.cancel}
        </button>
      </div>
    </form>
  );
}

function shownClaim({ business_number, start_date, ...names }: RowClaim): RowClaim {
  return {
    business_number: hyphenate(business_number),
    start_date: start_date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"),
    ...names,
  };
}

/** Reads the fields in the same way as the cells of a file. */
function readClaim(
  check: CheckKind,
  typed: RowClaim,
  owner: Representative,
): { cells: Record<Column, CellValue>; claim: RowClaim } {
  const cells: Record<Column, CellValue> = {
    business_number: readNumber(typed.business_number),
    start_date: readDate(typed.start_date, Date.now()),
    owner_name: ownerCell(owner),
    company_name: readCompany(typed.company_name),
  };
  const value = (column: Column) => {
    const cell = cells[column];
    return cell.kind === "value" && READ[check].includes(column) ? cell.value : "";
  };
  const claim = {
    business_number: value("business_number"),
    start_date: value("start_date"),
    owner_name: value("owner_name"),
    company_name: value("company_name"),
  };
  return { cells, claim };
}

function ownerCell({ name }: Representative): CellValue {
  if (name === "") return { kind: "problem", problem: "owner_missing" };
  if (hasMoreCharacters(name, MAX_OWNER_NAME)) return { kind: "problem", problem: "owner_form" };
  return { kind: "value", value: name, changes: [] };
}

function hintOf(
  { list, check, lang }: PageTexts,
  { line }: ResultRow,
  column: Column,
  cell: CellValue,
  given: string,
): string {
  if (cell.kind === "problem") {
    const problem = { code: cell.problem, column, given };
    // Leave out the line and the column, because the user sees them.
    const text = problemMessage(problem, line, lang === "ko" ? "ko" : "en");
    return text.slice(text.indexOf(": ") + 2);
  }
  if (column === "business_number" && !hasRightCheckDigit(cell.value)) return check.checkDigit;
  return cell.changes.map((each) => list.changes[each]).join(", ");
}
