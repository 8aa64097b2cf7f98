/**
 * Says what is wrong with a row. The text is made when the page shows or writes the row, not when
 * it reads the file, because a sheet may have 100,000 rows.
 */
import { problemMessage, type RowProblem } from "../../src/tables/problems.ts";
import type { PageTexts } from "../texts/page-language.ts";

export function problemText({ lang }: PageTexts, problem: RowProblem, line: number): string {
  if (lang === "ko") return problemMessage(problem, line, "ko");
  const text = problemMessage(problem, line, "en");
  const { column } = problem;
  // For example, `owner_name` becomes `owner name`.
  return column === null ? text : text.replace(column, column.replace("_", " "));
}
