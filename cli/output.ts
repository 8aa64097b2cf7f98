/**
 * Prints a command's result to standard output, and notes to standard error. Removes invisible
 * characters from the texts of servers and files, because they could control the terminal.
 */
import Table from "cli-table3";
import { firstCharacters } from "../src/lib/bounded-text.ts";
import { plainJson, plainText } from "../src/lib/plain-text.ts";

export type Columns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/** Separates columns by blanks only, so that other tools can read a table. */
const NO_LINES = {
  ...{ top: "", "top-mid": "", "top-left": "", "top-right": "" },
  ...{ bottom: "", "bottom-mid": "", "bottom-left": "", "bottom-right": "" },
  ...{ left: "", "left-mid": "", mid: "", "mid-mid": "", right: "", "right-mid": "", middle: "  " },
};

export class Output {
  readonly asJson: boolean;

  constructor(asJson: boolean) {
    this.asJson = asJson;
  }

  result(json: string, forPeople: () => void): void {
    if (this.asJson) console.log(plainJson(json));
    else forPeople();
  }

  /** Prints JSON whether or not the caller asked for it. */
  json(json: string): void {
    console.log(plainJson(json));
  }

  line(text: string): void {
    console.log(plainText(text));
  }

  note(text: string): void {
    console.error(plainText(text));
  }

  table<Row>(rows: readonly Row[], columns: Columns<Row>, whenEmpty: string): void {
    if (rows.length === 0) {
      this.line(whenEmpty);
      return;
    }
    const entries = Object.entries(columns);
    this.#print(
      entries.map(([heading]) => heading.toUpperCase()),
      rows.map((row) => entries.map(([, cell]) => cellText(cell(row)))),
    );
  }

  properties(properties: Record<string, string | number | null | undefined>): void {
    this.#print(
      [],
      Object.entries(properties).map(([name, value]) => [name, cellText(value)]),
    );
  }

  #print(head: string[], rows: string[][]): void {
    const style = { head: [], border: [], "padding-left": 0, "padding-right": 0 };
    const table = new Table({ chars: NO_LINES, style, ...(head.length > 0 && { head }) });
    table.push(...rows);
    // `cellText` has already removed the invisible characters.
    console.log(table.toString().replace(/ +$/gm, ""));
  }
}

/** @returns an instant as `2026-01-31 09:30Z`; any other text unchanged */
export function instantText(instant: string): string {
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${new Date(instant).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** In characters. One very wide cell would make its column as wide in every row of the table. */
const MAX_CELL = 300;

function cellText(value: string | number | null | undefined): string {
  const text = plainText(String(value ?? ""));
  const shown = firstCharacters(text, MAX_CELL);
  return shown === text ? text || "-" : `${shown}…`;
}
