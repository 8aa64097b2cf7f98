/**
 * What a command prints: its result on standard output, as a table for people or as JSON for
 * programs; everything else on standard error. Progress bars belong in `progress.ts`.
 */
import Table from "cli-table3";

/** The columns of a table: the heading of each, and what is shown under it. */
export type Columns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/** Columns separated by two blanks, without lines: for people, and for tools such as cut. */
const NO_LINES = {
  ...{ top: "", "top-mid": "", "top-left": "", "top-right": "" },
  ...{ bottom: "", "bottom-mid": "", "bottom-left": "", "bottom-right": "" },
  ...{ left: "", "left-mid": "", mid: "", "mid-mid": "", right: "", "right-mid": "", middle: "  " },
};

export class Output {
  readonly #json: boolean;

  constructor(json: boolean) {
    this.#json = json;
  }

  /** Prints a result: the service's JSON as it came, or what `forPeople` prints. */
  result(json: string, forPeople: () => void): void {
    if (this.#json) console.log(json);
    else forPeople();
  }

  line(text: string): void {
    console.log(text);
  }

  /** Something to know beside the result. */
  note(text: string): void {
    console.error(text);
  }

  /** One line for each row under headings; `whenEmpty` if there are no rows. */
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

  /** One line for each property: its name and its value. */
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

/** `2026-01-31 09:30Z`: an instant as people read it. */
export function minuteOf(instant: string): string {
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${new Date(instant).toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** No value is a dash; control characters, which could steer the terminal, become blanks. */
function cellText(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === "") return "-";
  return String(value).replace(/\p{Cc}/gu, " ");
}
