/** Reads an uploaded table (docs/api.md#watches). */
import type { ErrorCode } from "../errors.ts";
import { undefuse } from "../tables/csv-table.ts";
import { type MessageLanguage, problemMessage, type TableFault } from "../tables/problems.ts";
import { openText, understand } from "../tables/table.ts";
import { TEST_NUMBERS_ONLY, testCaseOf } from "../test-mode/test-numbers.ts";
import { isReference, referenceColumnOf } from "./reference.ts";
import type { NewWatch } from "./watched-number.ts";

export const REFERENCE_FORM =
  "must be 1 to 64 letters A–Z, digits or . _ : - without blanks, and no resident registration number";
const REFERENCE_FORM_KO =
  "영문자(A–Z), 숫자, . _ : - 만 64자까지 쓸 수 있고, 주민등록번호는 쓸 수 없습니다";

export interface TableRowError {
  line: number;
  code: ErrorCode;
  message: string;
}

export interface WatchTable {
  kind: "watches";
  /** Each number once. If a number occurs twice, its last reference is used. */
  watches: NewWatch[];
  /** How many rows are not empty. */
  rows: number;
  errors: number;
  shown: TableRowError[];
}

const MOST_SHOWN_ERRORS = 20;
/** An isolate's memory must hold the numbers of several requests at the same time. */
export const MOST_ROWS = 100_000;

export function readWatchTable(
  text: string,
  options: { now: number; onlyTestNumbers: boolean; language: MessageLanguage },
): WatchTable | TableFault {
  const { now, onlyTestNumbers, language } = options;
  const table = openText(text, "status");
  if (table.kind !== "table") return table;
  const { header } = table;
  const at = referenceColumnOf(header.others)?.position;
  const references = new Map<string, string | null>();
  const shown: TableRowError[] = [];
  let rows = 0;
  let errors = 0;
  const fail = (error: TableRowError) => {
    errors++;
    if (shown.length < MOST_SHOWN_ERRORS) shown.push(error);
  };
  for (const row of table.rows) {
    if (row.kind !== "row") return row;
    const understood = understand(row, header, { check: "status", now });
    if (!understood) continue;
    if (rows === MOST_ROWS) return { kind: "too_many_rows", maxRows: MOST_ROWS };
    rows++;
    const { line } = row;
    const [problem] = understood.problems;
    const number = understood.values.business_number;
    if (problem || number === undefined) {
      const code = problem?.column === null ? "invalid_csv" : "invalid_business_number";
      fail({ line, code, message: problem ? problemMessage(problem, line, language) : "" });
      continue;
    }
    const where = (column: [en: string, ko: string]) =>
      language === "ko" ? `${line}행 ${column[1]}` : `line ${line}, ${column[0]}`;
    if (onlyTestNumbers && !testCaseOf(number)) {
      const message = `${where(["business_number", "사업자등록번호"])}: ${TEST_NUMBERS_ONLY[language]}`;
      fail({ line, code: "test_number_required", message });
      continue;
    }
    const reference = at === undefined ? "" : undefuse((row.cells[at] ?? "").trim());
    if (reference !== "" && !isReference(reference)) {
      const form = language === "ko" ? REFERENCE_FORM_KO : REFERENCE_FORM;
      fail({ line, code: "invalid_request", message: `${where(["reference", "참조"])}: ${form}` });
      continue;
    }
    references.set(number, reference || (references.get(number) ?? null));
  }
  if (rows === 0) return { kind: "no_rows" };
  const watches = [...references].map(([number, reference]) => ({ number, reference }));
  return { kind: "watches", watches, rows, errors, shown };
}
