/**
 * The columns that the page adds to a downloaded list, and how the page finds them when the user
 * opens that file again. These columns have earlier answers. The page compares these answers with
 * the new ones, and replaces the columns.
 */

/** The columns in the order in which the page writes them. */
export const OUR_COLUMNS = [
  "verdict",
  "former",
  "change",
  "state",
  "closedOn",
  "taxType",
  "companyName",
  "companyNameEn",
  "evidence",
  "note",
  "number",
  "checkedAt",
] as const;
export type OurColumn = (typeof OUR_COLUMNS)[number];

/** The positions of one set of our columns. Columns are missing if somebody has deleted them. */
export type OurSet = Partial<Record<OurColumn, number>>;

/** Every name that the page has ever written. Keep old names, because old files still have them. */
const NAMES: Record<OurColumn, { ko: readonly string[]; en: readonly string[] }> = {
  verdict: { ko: ["조회 결과"], en: ["Result"] },
  former: { ko: ["지난 결과"], en: ["Last result"] },
  change: { ko: ["변동"], en: ["Change"] },
  state: { ko: ["상태"], en: ["State", "Status"] },
  closedOn: { ko: ["폐업일"], en: ["Closed on"] },
  taxType: { ko: ["과세 유형"], en: ["Tax type"] },
  companyName: { ko: ["확인된 상호"], en: ["Company found"] },
  companyNameEn: { ko: ["영문 상호"], en: ["English name"] },
  evidence: { ko: ["영문 상호 근거"], en: ["Evidence of the English name"] },
  note: { ko: ["비고"], en: ["Note"] },
  number: { ko: ["조회한 번호"], en: ["Number checked"] },
  checkedAt: { ko: ["조회 시각(KST)"], en: ["Checked (KST)"] },
};

/** A user's own table rarely has these names. A set without any of them may be the user's own. */
const ONLY_OURS: ReadonlySet<OurColumn> = new Set([
  "companyName",
  "evidence",
  "number",
  "checkedAt",
]);

/** What the page adds to the name of its column if the user's file already has that name. */
const BESIDE = /\((?:조회|checked)\)$/;

interface Found {
  place: number;
  column: OurColumn;
  lang: string;
  position: number;
}

/** The page adds a sheet of counts to a workbook. These are the names of that sheet. */
export const SUMMARY_NAMES: readonly string[] = ["요약", "Summary"];
const MOST_SUMMARY_ROWS = 20;

/** Whether a sheet is the sheet of counts that the page added to an earlier result. */
export function isSummary({ name, rows }: { name: string; rows: number | null }): boolean {
  return SUMMARY_NAMES.includes(name) && rows !== null && rows <= MOST_SUMMARY_ROWS;
}

/** Our columns, by their names in the form that `plain` returns. */
const PLACES = new Map<string, Omit<Found, "position">>();
for (const [place, column] of OUR_COLUMNS.entries()) {
  for (const [lang, names] of Object.entries(NAMES[column]))
    for (const name of names) PLACES.set(plain(name), { place, column, lang });
}

/** @returns the sets, from left to right. Old versions of the page added a set at each check */
export function ourColumnsIn(header: readonly string[]): OurSet[] {
  const sets: Found[][] = [];
  for (const [position, name] of header.entries()) {
    const known = PLACES.get(plain(name)) ?? PLACES.get(plain(name.trim().replace(BESIDE, "")));
    if (known?.column === "verdict") sets.push([]);
    if (known && sets[0]) sets.at(-1)?.push({ ...known, position });
  }
  return sets.flatMap((found) => {
    const chain = longestChain(found.filter(({ lang }) => lang === found[0]?.lang));
    const isOurs = chain.some(({ column }) => ONLY_OURS.has(column));
    return isOurs
      ? [Object.fromEntries(chain.map(({ column, position }) => [column, position]))]
      : [];
  });
}

/**
 * Finds the longest sequence of columns in the order in which the page writes them. This leaves out
 * the user's own columns with one of our names, such as 비고, because they break the order.
 */
function longestChain([verdict, ...rest]: Found[]): Found[] {
  /** The longest sequence that ends at each place. */
  const ending: Found[][] = [];
  if (verdict) ending[verdict.place] = [verdict];
  for (const found of rest) {
    const before = longest(ending.slice(0, found.place));
    if (before.length + 1 >= (ending[found.place]?.length ?? 0))
      ending[found.place] = [...before, found];
  }
  const chain = longest(ending);
  // Leave out the last column if there is a gap before it and its name is common, because the user
  // may have added it. Then look at the column that is the last one now.
  for (;;) {
    const [before, last] = chain.slice(-2);
    if (!before || !last || ONLY_OURS.has(last.column)) break;
    if (last.position === before.position + 1) break;
    chain.pop();
  }
  return chain;
}

function longest(chains: readonly Found[][]): Found[] {
  return chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}

function plain(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, "").toLowerCase();
}

export function ourPositions(sets: readonly OurSet[]): ReadonlySet<number> {
  return new Set(sets.flatMap((set) => Object.values(set)));
}
