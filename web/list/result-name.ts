/** The names of downloaded results. */
import type { PageTexts } from "../texts/page-language.ts";

/**
 * What this page, in both languages, and a browser add to a name. A clerk uses each month's result
 * as the next month's list, so the name would grow every month.
 */
const ADDED = /(?:(?:^| )(?:조회 결과|checked)(?: ?\((?:일부|part)\))?(?: ?\(\d+\))?)+$/;

/** @returns the name without its ending, such as `.xlsx` */
export function resultNameOf({ list }: PageTexts, fileName: string, isPart: boolean): string {
  // macOS writes Hangul in file names as separate letters.
  const own = fileName
    .normalize("NFC")
    .replace(/\.[a-z]{3,4}$/i, "")
    .replace(ADDED, "");
  const name = own === "" ? list.sheetName : list.resultName(own);
  return isPart ? list.partName(name) : name;
}
