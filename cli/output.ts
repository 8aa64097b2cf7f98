/**
 * What a command prints: its result on standard output, as a table or as JSON, and everything else
 * on standard error. Progress bars belong in `progress.ts`.
 */
import Table from "cli-table3";

/** The columns of a table: each heading, with the function that returns the cell of a row. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/** Two blanks separate the columns, and no lines are drawn, so that tools can read the table. */
const NO_LINES = {
  ...{ top: "", "top-mid": "", "top-left": "", "top-right": "" },
  ...{ bottom: "", "bottom-mid": "", "bottom-left": "", "bottom-right": "" },
  ...{ left: "", "left-mid": "", mid: "", "mid-mid": "", right: "", "right-mid": "", middle: "  " },
};

export class Output {
  readonly #asJson: boolean;

  constructor(asJson: boolean) {
    this.#asJson = asJson;
  }

  /** With --json prints the service's JSON unchanged, otherwise calls `forPeople`. */
  result(json: string, forPeople: () => void): void {
    if (this.#asJson) console.log(json);
    else forPeople();
  }

  line(text: string): void {
    console.log(text);
  }

  /** Prints a remark about the result. */
  note(text: string): void {
    console.error(text);
  }

  /** Prints headings and one line for each row, or `whenEmpty` if there are no rows. */
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

  /** Prints one line with name and value for each property. */
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
    this.line(table.toString().replace(/ +$/gm, ""));
  }
}

/** @returns an instant as `2026-01-31 09:30Z`; any other text unchanged */
export function instantText(instant: string): string {
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${new Date(instant).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** Shows a missing value as a dash. Replaces control characters, which could steer the terminal. */
function cellText(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === "") return "-";
  return String(value).replace(/\p{Cc}/gu, " ");
}
