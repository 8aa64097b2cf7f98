/**
 * Says what is wrong with a row. A sheet may have 100,000 rows, so the page makes this text only
 * when it shows or writes the row.
 */
import { problemMessage, type RowProblem } from "../../src/tables/problems.ts";
import type { PageTexts } from "../texts/page-language.ts";

export function problemText({ lang, list }: PageTexts, problem: RowProblem, line: number): string {
  if (lang === "ko") return problemMessage(problem, line, "ko");
  const text = problemMessage(problem, line, "en").replace(/^l/, "L");
  const { column } = problem;
  // The page calls `owner_name` the representative.
  return column === null ? text : text.replace(column, list.columns[column].toLowerCase());
}
