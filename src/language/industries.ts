/** Finds the name of an industry: docs/decisions/0061-industries-by-group.md. */

/** The names in one language, by KSIC code: a file of `language-data/industries/`. */
export type IndustryNames = Readonly<Record<string, string>>;

const INDUSTRY_CODE = /^\d{2,5}$/;

/** The lengths of codes that have a name: sub-class, group, division. */
const LENGTHS = [5, 3, 2];

/** The name of the smallest named category; null if KSIC revision 11 lacks the code's division. */
export function industryName(names: IndustryNames, code: string): string | null {
  if (!INDUSTRY_CODE.test(code)) return null;
  const named = LENGTHS.map((length) => names[code.slice(0, length)]);
  return named.find(Boolean) ?? null;
}
