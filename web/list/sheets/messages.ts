/** The messages between the page and the workers that read, keep and write sheets. */
import type { CheckKind } from "../../../src/check-kind.ts";
import type { Change } from "../../../src/tables/cells.ts";
import type { Column } from "../../../src/tables/columns.ts";
import type { RowProblem } from "../../../src/tables/problems.ts";
import type { Tone } from "../../parts/tone.ts";
import type { NameChange, NameHint } from "../../representative.ts";
import type { OurSet } from "../our-columns.ts";

/** The position of each column in the sheet. Columns that the sheet does not have are missing. */
export type Mapping = Partial<Record<Column, number>>;

/** How the user wants a file to be read, if the page must not decide by itself. */
export interface ReadChoice {
  sheet?: number | undefined;
  hiddenRows?: boolean | undefined;
  /** Whether the lines above the rows are also read as rows. */
  readAbove?: boolean | undefined;
}

export interface OtherSheet {
  index: number;
  name: string;
  isHidden: boolean;
  /** How many rows have a value; null if they were not counted. */
  rows: number | null;
}

/** Something about the columns that is not certain. The user must see it. */
export type Find =
  /** There is no header, so all lines were read as data. */
  | { kind: "no_header" }
  /** The line above the rows counts as the header, although it has no known names. */
  | { kind: "assumed_header" }
  /**
   * Several columns of the sheet may be the one that `column` names. For the number and the company
   * name, the page chooses by itself. For the opening date and the representative, the user must
   * choose.
   */
  | { kind: "ambiguous"; column: Column; positions: number[] }
  /** The numbers were found by the content. `positions`: all columns with numbers. */
  | { kind: "by_content"; count: number; positions: number[] }
  /** The opening dates and the representatives were found by the content of their columns. */
  | { kind: "guessed" }
  | { kind: "hidden_column"; column: Column; position: number }
  /** The companies were found by the content of the column. */
  | { kind: "by_companies"; column: Column; position: number };

export interface Sheet {
  name: string;
  /** Null for a file without sheets. */
  sheetName: string | null;
  otherSheets: OtherSheet[];
  hiddenRows: number;
  /** Lines above the header, such as titles. */
  skipped: { line: number; text: string }[];
  /** The names by position. Empty for a column that has no name, or that is never read. */
  header: string[];
  /** Names of columns that are never read, because they have resident numbers. */
  dropped: string[];
  /** Columns with business numbers and resident numbers. The resident numbers were left out. */
  mixed: { name: string; position: number; count: number }[];
  /** `isWithheld`: a resident number was left out, so the row is neither sent nor shown. */
  rows: { line: number; cells: string[]; isWithheld?: true }[];
  mapping: Mapping;
  /** Columns that this page wrote into the file earlier. They are read as earlier answers. */
  ours?: OurSet[];
  /** `status` if columns that `verify` needs were not found. */
  check: CheckKind;
  finds: Find[];
}

/** A sheet, and what is needed to read its rows. */
export interface OpenSheet {
  sheet: Sheet;
  /** As in `ReadChoice`; null for a file without sheets. */
  sheetIndex: number | null;
  headerLine: number;
  is1904: boolean;
}

/** A row as it will be sent, or why it cannot be sent. */
export interface SheetRow {
  line: number;
  /** `left_out`: the user does not want to send the row. */
  skip?: "no_business" | "resident_number" | "left_out";
  /** The company of a row that has a problem, or the text of a skipped line or row. */
  label?: string;
  claim: RowClaim | null;
  problems: RowProblem[];
  /** Changes that were made while the cells were read. */
  notes: { column: Column; value: string; changes: Change[] }[];
  /** The page warns about the row, but sends it. */
  hasWrongCheckDigit: boolean;
  /** Only set if the name was tidied or could be tidied, or if there are hints. */
  owner?: OwnerReading;
}

export interface OwnerReading {
  written: string;
  tidied: string;
  /** How `tidied` differs from the text of the cell. */
  changes: NameChange[];
  hints: NameHint[];
}

export interface ReadList {
  sheet: Sheet;
  rows: SheetRow[];
}

export interface RowClaim {
  business_number: string;
  start_date: string;
  owner_name: string;
  company_name: string;
}

export interface LineClaim {
  line: number;
  claim: RowClaim;
}

/** A text in both languages, so that the page can switch its language without a worker. */
export interface LocalizedText {
  ko: string;
  en: string;
}

/** A cell that the user repaired. The text replaces the text of the file. */
export interface Edit {
  row: number;
  position: number;
  text: string;
}

/** A sheet to write. All cells are text. */
export interface WrittenSheet {
  name: string;
  header: string[];
  widths: number[];
  rows: string[][];
  /** The column to colour, and the tone of each row in it. */
  toned: { position: number; tones: Tone[] } | null;
  /** A second sheet of the workbook: a name and a value in each row. CSV has no second sheet. */
  summary?: { name: string; rows: [name: string, value: string | number][] };
}

/** How the rows of a sheet are read. */
export interface RowsView {
  mapping: Mapping;
  check: CheckKind;
  edits: Edit[];
  /** Whether lines that do not seem to be businesses are also read as rows. */
  readAllLines?: boolean;
  /** Whether the names of representatives are sent as they are written. */
  areOwnersAsWritten?: boolean;
}

export type SheetRequest =
  | { kind: "read"; file: Blob; name: string; choice: ReadChoice }
  /** Keeps a sheet that another worker has read. */
  | { kind: "keep"; open: OpenSheet }
  | { kind: "understand"; view: RowsView }
  | { kind: "write"; format: "xlsx" | "csv"; sheet: WrittenSheet };

export type SheetReply =
  | { kind: "sheet"; open: OpenSheet }
  | { kind: "kept" }
  /** `text`: why the file cannot be read. Null: unknown, or the request was not `read`. */
  | { kind: "fault"; text: LocalizedText | null }
  | { kind: "rows"; rows: SheetRow[] }
  | { kind: "file"; file: Blob };

export interface Envelope<T> {
  id: number;
  body: T;
}
