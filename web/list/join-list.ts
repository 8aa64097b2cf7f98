/** Joins the answers of a list with its file, which the user has opened again. */
import type { Checked } from "../answers.ts";
import { hyphenate } from "../parts/business-number.ts";
import { number } from "../texts/format.ts";
import type { PageTexts } from "../texts/page-language.ts";
import { hashOf, readList } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { startOf } from "./result-rows.ts";
import type { SentList } from "./sent-lists.ts";
import type { ReadList } from "./sheets/messages.ts";

/** @returns the rows of the file, or a sentence that says why the answers are not of this file */
export async function openAgain(
  texts: PageTexts,
  file: File,
  lines: readonly Checked[],
  sentList: SentList,
): Promise<{ list: ReadList } | { fault: string }> {
  const isSame = sentList.hash !== "" && sentList.hash === (await hashOf(file));
  const choice = isSame ? sentList.choice : {};
  const read = await readList(file, file.name, sentList.check, choice);
  if ("fault" in read) return { fault: faultText(texts, read.fault) };
  const list = fitList(read, lines, sentList);
  const why = misfit(texts, list, lines);
  return why === null ? { list } : { fault: why };
}

/**
 * @returns the list as it was sent, as far as this browser knows. A row that was repaired and sent
 * counts as sent. A row without an answer is hidden if this browser does not remember the list
 */
export function fitList(
  list: ReadList,
  lines: readonly Checked[],
  sentList: SentList | null,
): ReadList {
  const repaired = new Set(sentList?.repaired);
  let at = 0;
  const rows = list.rows.map((row) => {
    if (row.claim !== null) at++;
    if (row.claim !== null || !repaired.has(row.line)) return row;
    const business_number = lines[at++]?.number ?? "";
    const claim = { business_number, start_date: "", owner_name: "", company_name: "" };
    return { ...row, claim, problems: [] };
  });
  // This browser remembers the list, so rows without an answer were surely not sent. Keep them, so
  // that the page can show them as not sent.
  if (sentList !== null && sentList.keyId !== "") return { ...list, rows };
  const start = startOf(lines, numbersOf(rows)) ?? 0;
  let place = -start;
  const known = rows.map((row) => {
    if (row.claim === null) return row;
    return place++ < lines.length ? row : { ...row, claim: null, problems: [] };
  });
  return { ...list, rows: known };
}

function numbersOf(rows: ReadList["rows"]): string[] {
  return rows.flatMap(({ claim }) => (claim ? [claim.business_number] : []));
}

/** @returns a sentence that says why the answers do not belong to the file; null if they do */
function misfit(
  { list: texts }: PageTexts,
  list: ReadList,
  lines: readonly Checked[],
): string | null {
  const sent = list.rows.filter(({ claim }) => claim !== null);
  if (startOf(lines, numbersOf(sent)) !== null) return null;
  const at = lines.findIndex(
    (line, i) => line.number !== "" && line.number !== sent[i]?.claim?.business_number,
  );
  const row = sent[at];
  const expected = lines[at]?.number ?? "";
  return row?.claim
    ? texts.joinOther(String(row.line), hyphenate(row.claim.business_number), hyphenate(expected))
    : texts.joinShort(number(sent.length), number(lines.length));
}
