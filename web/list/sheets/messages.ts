/**
 * What the page and the worker that reads spreadsheets say to each other. The worker keeps the
 * sheet and understands it; the page gets what it shows.
 */
import type { Change } from "../../../src/tables/cells.ts";
import type { CheckKind, Column } from "../../../src/tables/columns.ts";
import type { Tone } from "../../parts/tone.ts";

/** Which position of the sheet each column is read from; those that are not there are absent. */
export type Mapping = Partial<Record<Column, number>>;

export interface Sheet {
  /** Of the file. */
  name: string;
  /** What was above the header: titles. */
  skipped: { line: number; text: string }[];
  /** Names by position; empty for a column without a name, and for one that is never read. */
  header: string[];
  /** Names of columns that are never read: resident numbers. */
  dropped: string[];
  rows: { line: number; cells: string[] }[];
  mapping: Mapping;
  /** Verify where the columns for it were found. */
  check: CheckKind;
}

/** A row as it will be sent, or why it cannot be. */
export interface SheetRow {
  line: number;
  claim: RowClaim | null;
  problems: { column: Column | null; text: LocalizedText }[];
  /** What was changed in reading. */
  notes: { column: Column; value: string; changes: Change[] }[];
  /** The last digit of the number does not fit the others. A warning only. */
  hasWrongCheckDigit: boolean;
}

export interface RowClaim {
  business_number: string;
  start_date: string;
  owner_name: string;
  company_name: string;
}

/** In both languages, so that switching asks nothing again. */
export interface LocalizedText {
  ko: string;
  en: string;
}

/** A cell that was repaired in the page: it counts instead of the file's. */
export interface Edit {
  row: number;
  position: number;
  text: string;
}

/** What is written: all cells are text. */
export interface WrittenSheet {
  name: string;
  header: string[];
  /** Of each column, in characters. */
  widths: number[];
  rows: string[][];
  /** The column that is coloured, and the tone of each row there. */
  toned: { position: number; tones: Tone[] } | null;
}

export type SheetRequest =
  | { kind: "read"; file: Blob; name: string }
  | { kind: "understand"; mapping: Mapping; check: CheckKind; edits: Edit[] }
  | { kind: "write"; format: "xlsx" | "csv"; sheet: WrittenSheet };

export type SheetReply =
  | { kind: "sheet"; sheet: Sheet }
  /** Why the file cannot be read; none: nobody knows. */
  | { kind: "fault"; text: LocalizedText | null }
  | { kind: "rows"; rows: SheetRow[] }
  | { kind: "file"; file: Blob };

export interface Envelope<T> {
  id: number;
  body: T;
}
