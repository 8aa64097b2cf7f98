/** The messages between the page and the workers that read, keep and write sheets. */
import type { CheckKind } from "../../../src/check-kind.ts";
import type { Change } from "../../../src/tables/cells.ts";
import type { Column } from "../../../src/tables/columns.ts";
import type { RowProblem } from "../../../src/tables/problems.ts";
import type { Tone } from "../../parts/tone.ts";

/** Each column's position in the sheet. A column that the sheet lacks is missing here too. */
export type Mapping = Partial<Record<Column, number>>;

export interface Sheet {
  /** The name of the file. */
  name: string;
  /** Lines above the header, such as titles. */
  skipped: { line: number; text: string }[];
  /** Names by position. Empty for a column without a name, and for a column that is never read. */
  header: string[];
  /** Names of columns that are never read, because they hold resident numbers. */
  dropped: string[];
  rows: { line: number; cells: string[] }[];
  mapping: Mapping;
  /** `verify`, unless only the column for `status` was found. */
  check: CheckKind;
}

/** A sheet, and what is needed to read its rows. */
export interface OpenSheet {
  sheet: Sheet;
  headerLine: number;
  is1904: boolean;
}

/** A row as it will be sent, or why it cannot be sent. */
export interface SheetRow {
  line: number;
  claim: RowClaim | null;
  problems: RowProblem[];
  /** Changes made while reading the cells. */
  notes: { column: Column; value: string; changes: Change[] }[];
  /** The page warns about such a row, but sends it. */
  hasWrongCheckDigit: boolean;
}

/** A sheet, and what was read in its rows. */
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

/** A row to send, and its line in the file. */
export interface LineClaim {
  line: number;
  claim: RowClaim;
}

/** A text in both languages, so that the page can switch its language without asking a worker. */
export interface LocalizedText {
  ko: string;
  en: string;
}

/** A cell that the person repaired in the page. Its text replaces that of the file. */
export interface Edit {
  row: number;
  position: number;
  text: string;
}

/** A sheet to write. All cells are text. */
export interface WrittenSheet {
  name: string;
  header: string[];
  /** The width of each column, in characters. */
  widths: number[];
  rows: string[][];
  /** The column to colour, and the tone of each row in it. */
  toned: { position: number; tones: Tone[] } | null;
}

export type SheetRequest =
  | { kind: "read"; file: Blob; name: string }
  /** Keeps a sheet that another worker has read. */
  | { kind: "keep"; open: OpenSheet }
  | { kind: "understand"; mapping: Mapping; check: CheckKind; edits: Edit[] }
  | { kind: "write"; format: "xlsx" | "csv"; sheet: WrittenSheet };

export type SheetReply =
  | { kind: "sheet"; open: OpenSheet }
  | { kind: "kept" }
  /** Why the file cannot be read. Null: unknown, or a request other than `read` failed. */
  | { kind: "fault"; text: LocalizedText | null }
  | { kind: "rows"; rows: SheetRow[] }
  | { kind: "file"; file: Blob };

export interface Envelope<T> {
  id: number;
  body: T;
}
