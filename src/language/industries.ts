/** Looks up the name of an industry in six languages. The names are in `industry-table.ts`. */
import { INDUSTRY_CODES, NAMES_BY_LANGUAGE } from "./industry-table.ts";
import { type Language, type Translations, textIn } from "./languages.ts";

const INDUSTRY_CODE = /^\d{2,5}$/;

/** The lengths of codes that have a name: sub-class, group, division. */
const LENGTHS = [5, 3, 2];

/** The smallest named category of a KSIC code; null when its division is not in revision 11. */
export function industryName(code: string, language: Language): string | null {
  if (!INDUSTRY_CODE.test(code)) return null;
  const named = LENGTHS.map((length) => industries().get(code.slice(0, length)));
  return textIn(named.find(Boolean), language);
}

let read: ReadonlyMap<string, Translations> | undefined;

/** By code. Read on first use, so that starting the Worker costs nothing. */
function industries(): ReadonlyMap<string, Translations> {
  read ??= new Map(readIndustries().map(({ code, texts }) => [code, texts]));
  return read;
}

export function readIndustries(): { code: string; texts: Translations }[] {
  const names = NAMES_BY_LANGUAGE.map(linesOf);
  return linesOf(INDUSTRY_CODES).map((code, at) => {
    const [en = "", ko = "", ja = "", zh = "", es = "", de = ""] = names.map(
      (texts) => texts[at] ?? "",
    );
    return { code, texts: [en, ko, ja, zh, es, de] };
  });
}

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}
