/**
 * Results for download, one JSON object for each input row. Programs read them, so cells are as
 * given and formulas are not defused. The lines that a job keeps in R2 belong in `files.ts`.
 */
import type { ResultRow, RowError } from "./rows.ts";

export type AnsweredRow = Exclude<ResultRow, { error: RowError }>;

/** `Answer` is the answer to a single check of the same business. */
export type ResultLine<Answer> = {
  /** Counted from 1, without a CSV's header. */
  row: number;
  input: {
    business_number: string;
    start_date: string;
    owner_name: string;
    company_name: string;
  };
} & ({ answer: Answer } | { error: RowError });

/** @param answerTo presents an answered row; what it returns must survive JSON */
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

/** @throws Error if the file ends within a line */
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
