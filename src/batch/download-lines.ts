/**
 * The results of a batch job as a customer downloads them in newline-delimited JSON: one object for
 * each row of the input, in order. They are for programs, so the cells are as given and no formula
 * is defused. The lines that a job keeps in R2 belong in `files.ts`.
 */
import type { ResultRow, RowError } from "./rows.ts";

export type AnsweredRow = Exclude<ResultRow, { error: RowError }>;

/** One line of the file. `Answer` is what a single check of the same business would answer. */
export type ResultLine<Answer> = {
  /** The position of the row in the input, counted from 1; the header of a CSV does not count. */
  row: number;
  input: {
    business_number: string;
    start_date: string;
    owner_name: string;
    company_name: string;
  };
} & ({ answer: Answer } | { error: RowError });

/**
 * The line of a row, with its line break.
 * @param answerTo how a row that was answered is presented; what it returns must survive JSON
 */
export function writeResultLine<Answer>(
  row: number,
  result: ResultRow,
  answerTo: (result: AnsweredRow) => Answer,
): string {
  const { businessNumber, startDate, ownerName, companyName } = result.given;
  const line: ResultLine<Answer> = {
    row,
    input: {
      business_number: businessNumber,
      start_date: startDate,
      owner_name: ownerName,
      company_name: companyName,
    },
    ...("error" in result ? { error: result.error } : { answer: answerTo(result) }),
  };
  return `${JSON.stringify(line)}\n`;
}

/**
 * The lines of a file, as its bytes arrive.
 * @throws Error when the file ends within a line
 */
export async function* readResultLines<Answer>(
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<ResultLine<Answer>> {
  const decoder = new TextDecoder();
  let unfinished = "";
  for await (const bytes of file) {
    const [first = "", ...others] = decoder.decode(bytes, { stream: true }).split("\n");
    const lines = [unfinished + first, ...others];
    unfinished = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
  if (unfinished !== "") throw new Error("results.ndjson ends within a line");
}
