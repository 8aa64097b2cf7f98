/** Reads the business numbers that the arguments of a command give, directly or in a file. */
import { textOf } from "../src/tables/file-text.ts";
import { faultMessage, problemMessage } from "../src/tables/problems.ts";
import { openText, understand } from "../src/tables/table.ts";
import { parseBusinessNumber } from "./arguments.ts";
import { Failure, messageOf, UsageFailure } from "./failure.ts";
import { readInput } from "./read-input.ts";
import type { WorkbookCsv } from "./workbook-to-csv.ts";

export type Target = { kind: "numbers"; numbers: string[] } | { kind: "file"; file: string };

/** @throws UsageFailure unless the arguments are numbers, or one file */
export function targetOf(given: readonly string[]): Target {
  const [first = ""] = given;
  if (given.length === 1 && !/^[\d-]+$/.test(first)) return { kind: "file", file: first };
  return { kind: "numbers", numbers: [...new Set(given.map(numberOf))] };
}

function numberOf(text: string): string {
  try {
    return parseBusinessNumber(text);
  } catch {
    throw new UsageFailure(
      `${text} is not a business number: give one file, or numbers of ten digits, with or without ` +
        "hyphens (123-45-67890)",
    );
  }
}

export async function readNumbersFile(file: string): Promise<WorkbookCsv> {
  try {
    return await readInput(file, "status");
  } catch (fault) {
    throw new Failure(`cannot read ${file}: ${messageOf(fault)}`);
  }
}

/** @returns each number once, and a message for each row without a valid number */
export function numbersIn(csv: Uint8Array, file: string): { numbers: string[]; faults: string[] } {
  const read = textOf(csv);
  const table = read.kind === "text" ? openText(read.text, "status") : read;
  const refuse = (fault: Parameters<typeof faultMessage>[0]) =>
    new Failure(`cannot read ${file}: ${faultMessage(fault, "en")}`);
  if (table.kind !== "table") throw refuse(table);
  const numbers = new Set<string>();
  const faults: string[] = [];
  for (const row of table.rows) {
    if (row.kind !== "row") throw refuse(row);
    const understood = understand(row, table.header, { check: "status", now: Date.now() });
    const [problem] = understood?.problems ?? [];
    const number = understood?.values.business_number;
    if (problem) faults.push(problemMessage(problem, row.line, "en"));
    else if (number !== undefined) numbers.add(number);
  }
  if (numbers.size + faults.length === 0) throw refuse({ kind: "no_rows" });
  return { numbers: [...numbers], faults };
}
