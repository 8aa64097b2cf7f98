/**
 * Reads a sheet row by row, including hidden rows. Cells become the texts that a CSV would have.
 */

import { DAY_MS } from "../../lib/days.ts";
import { eachAttribute, localName, type XmlEvents } from "../../lib/xml.ts";
import { DAYS_TO_1904 } from "../cells.ts";
import { isEmpty } from "../columns.ts";
import { damaged, tooMuch } from "./fault.ts";

export interface SheetRow {
  line: number;
  /** The cells up to the last cell that is not empty. */
  cells: string[];
  isHidden?: true;
}

export interface SheetContext {
  sharedTexts: readonly string[];
  /** For each cell format, whether it shows numbers as dates. */
  dateFormats: readonly boolean[];
  is1904: boolean;
  /** For all cells together. A shared text counts for each cell that shows it. */
  maxCharacters: number;
}

/** Excel's limits. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Twice as many rows as the page accepts in a list. */
const MAX_ROWS = 200_000;
/** This is 10,000 rows of 22 cells. With more cells, the page would need over 300 MB. */
export const MAX_CELLS = 220_000;

const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const ESCAPED = /_x([\da-f]{4})_/gi;
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?Z?)?$/;

/** The serials of 1970-01-01 and 10000-01-01. A serial is a count of days from 1900. */
const SERIAL_OF_1970 = 25_569;
const SERIAL_OF_10000 = 2_958_466;
const SECONDS_OF_DAY = DAY_MS / 1_000;

export class SheetReader implements XmlEvents {
  readonly rows: SheetRow[] = [];
  width = 0;
  isOver = false;
  /** The first and last position of each group of hidden columns, counted from 0. */
  readonly hiddenColumns: (readonly [first: number, last: number])[] = [];

  readonly #context: SheetContext;
  readonly #isOverAfter: (rows: readonly SheetRow[]) => boolean;
  #cellCount = 0;
  #characters = 0;
  #isInData = false;
  #line = 0;
  #isHidden = false;
  #cells: string[] | null = null;
  #column = 0;
  #type = "";
  #style = 0;
  #text = "";
  #isInCell = false;
  #isInInline = false;
  #isInPhonetic = false;
  #isValue = false;

  /** @param isOverAfter called after each kept row; true ends the reading */
  constructor(context: SheetContext, isOverAfter: (rows: readonly SheetRow[]) => boolean) {
    this.#context = context;
    this.#isOverAfter = isOverAfter;
  }

  open(fullName: string, attributes: string): void {
    if (this.isOver) return;
    const name = localName(fullName);
    if (!this.#isInData) {
      if (name === "col") this.#openColumn(attributes);
      this.#isInData = name === "sheetData";
      return;
    }
    switch (name) {
      case "row":
        this.#openRow(attributes);
        return;
      case "c":
        this.#openCell(attributes);
        return;
      case "v":
        this.#isValue = this.#isInCell && this.#type !== "inlineStr";
        return;
      case "is":
        this.#isInInline = this.#isInCell && this.#type === "inlineStr";
        return;
      case "rPh":
        this.#isInPhonetic = true;
        return;
      case "t":
        this.#isValue = this.#isInInline && !this.#isInPhonetic;
    }
  }

  text(text: string): void {
    if (!this.#isValue || this.isOver) return;
    this.#text += text;
    this.#checkCharacters(this.#text.length);
  }

  close(fullName: string): void {
    if (this.isOver || !this.#isInData) return;
    switch (localName(fullName)) {
      case "v":
      case "t":
        this.#isValue = false;
        return;
      case "rPh":
        this.#isInPhonetic = false;
        return;
      case "is":
        this.#isInInline = false;
        return;
      case "c":
        this.#closeCell();
        return;
      case "row":
        this.#closeRow();
        return;
      case "sheetData":
        this.isOver = true;
    }
  }

  #openColumn(attributes: string): void {
    let [first, last, isHidden] = [0, 0, false];
    eachAttribute(attributes, (name, value) => {
      if (name === "min") first = Number(value);
      else if (name === "max") last = Number(value);
      else if (name === "hidden") isHidden = isTrue(value);
    });
    if (isHidden && this.hiddenColumns.length < LAST_COLUMN)
      this.hiddenColumns.push([first - 1, last - 1]);
  }

  #openRow(attributes: string): void {
    let line = this.#line + 1;
    // `zeroHeight` of the sheet hides only rows that are not written.
    this.#isHidden = false;
    eachAttribute(attributes, (name, value) => {
      if (name === "r") line = Number(value);
      else if (name === "hidden") this.#isHidden = isTrue(value);
      else if (name === "ht" && Number(value) === 0) this.#isHidden = true;
    });
    this.#cells = [];
    this.#column = 0;
    if (!Number.isInteger(line) || line <= this.#line || line > LAST_ROW) throw damaged();
    this.#line = line;
  }

  #openCell(attributes: string): void {
    if (!this.#cells) throw damaged();
    let column = this.#column + 1;
    this.#type = "n";
    this.#style = 0;
    eachAttribute(attributes, (name, value) => {
      if (name === "r") column = columnOf(value);
      else if (name === "t") this.#type = value;
      else if (name === "s") this.#style = Number(value);
    });
    if (column <= this.#column || column > LAST_COLUMN) throw damaged();
    this.#column = column;
    this.#text = "";
    this.#isInCell = true;
  }

  #closeCell(): void {
    const cells = this.#cells;
    const text = this.#cellText(this.#text);
    this.#isInCell = false;
    if (!cells || text === "") return;
    this.#cellCount += this.#column - cells.length;
    if (this.#cellCount > MAX_CELLS) throw tooMuch("cells", MAX_CELLS);
    this.#checkCharacters(text.length);
    this.#characters += text.length;
    while (cells.length < this.#column - 1) cells.push("");
    cells.push(text);
  }

  #closeRow(): void {
    const cells = this.#cells;
    this.#cells = null;
    if (!cells || isEmpty(cells)) return;
    if (this.rows.length === MAX_ROWS) throw tooMuch("rows", MAX_ROWS);
    this.rows.push({ line: this.#line, cells, ...(this.#isHidden && { isHidden: true }) });
    this.width = Math.max(this.width, cells.length);
    this.isOver = this.#isOverAfter(this.rows);
  }

  #checkCharacters(more: number): void {
    const max = this.#context.maxCharacters;
    if (this.#characters + more > max) throw tooMuch("characters", max);
  }

  #cellText(value: string): string {
    switch (this.#type) {
      case "s": {
        if (value === "") return "";
        const text = this.#context.sharedTexts[Number(value)];
        if (text === undefined) throw damaged();
        return text;
      }
      case "inlineStr":
      case "str":
        return detached(unescaped(value));
      case "b":
        return value === "" ? "" : value === "1" || value === "true" ? "TRUE" : "FALSE";
      case "n":
        return this.#numberText(value);
      case "d": {
        const [, day, time] = ISO_DATE.exec(value) ?? [];
        return day === undefined ? detached(value) : dayAndTime(day, time ?? "");
      }
      case "e":
        return "";
      default:
        throw damaged();
    }
  }

  #numberText(value: string): string {
    if (value === "") return "";
    const number = Number(value);
    if (Number.isNaN(number)) throw damaged();
    if (this.#context.dateFormats[this.#style]) {
      const serial = number + (this.#context.is1904 ? DAYS_TO_1904 : 0);
      if (serial >= 0 && serial < SERIAL_OF_10000) return serialText(serial);
    }
    // Keep a whole number as text, because a long one would lose digits as a JavaScript number.
    // Convert any other number, because it may be written as 2.178182399E9.
    return /^-?\d{1,30}$/.test(value) ? detached(value) : String(number);
  }
}

export class RowCounter implements XmlEvents {
  count = 0;
  isOver = false;
  #hasValue = false;

  open(fullName: string): void {
    const name = localName(fullName);
    if (name === "row") this.#hasValue = false;
    else if (name === "v" || name === "t") this.#hasValue = true;
  }

  text(): void {}

  close(fullName: string): void {
    const name = localName(fullName);
    if (name === "row" && this.#hasValue) this.count++;
    else if (name === "sheetData") this.isOver = true;
  }
}

function isTrue(value: string): boolean {
  return value === "1" || value === "true";
}

/** The column of a cell, counted from 1. */
function columnOf(address: string): number {
  const [, letters] = ADDRESS.exec(address) ?? [];
  if (letters === undefined) throw damaged();
  let column = 0;
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64;
  return column;
}

/** Rounds to seconds, because 15:30 may be stored as 0.6458333333333334. */
function serialText(serial: number): string {
  const day = Math.floor(serial);
  const second = Math.min(Math.round((serial - day) * SECONDS_OF_DAY), SECONDS_OF_DAY - 1);
  const shown = new Date((day - SERIAL_OF_1970) * DAY_MS + second * 1_000).toISOString();
  return dayAndTime(shown.slice(0, 10), shown.slice(11, 19));
}

function dayAndTime(day: string, time: string): string {
  return time === "" || time === "00:00:00" ? day : `${day} ${time}`;
}

/** Characters that XML forbids are stored in the form `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** V8 copies slices up to this length. A longer slice keeps the whole text in memory. */
const LONGEST_COPIED = 12;

export function detached(text: string): string {
  return text.length > LONGEST_COPIED ? ` ${text}`.slice(1) : text;
}
