/** The results of a job as lines of JSON. A line shows the cells of the input unchanged. */
import type { AnsweredRow, ResultRow, RowError } from "./rows.ts";

export type DownloadLine<RowAnswer> = {
  /** Counted from 1, without the header of a CSV. */
  row: number;
  input: {
    business_number: string;
    start_date: string;
    owner_name: string;
    company_name: string;
  };
} & ({ answer: RowAnswer } | { error: RowError });

export function writeDownloadLine<RowAnswer>(
  row: number,
  result: ResultRow,
  answerTo: (result: AnsweredRow) => RowAnswer,
): string {
  const { businessNumber, startDate, ownerName, companyName } = result.given;
  const line: DownloadLine<RowAnswer> = {
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
export async function* readDownloadLines<RowAnswer>(
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<DownloadLine<RowAnswer>> {
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
