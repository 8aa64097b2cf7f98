/**
 * How the facts of a live source are written into one row of D1, and read back. The queries belong
 * to the modules that store and find them.
 */
import type { LiveFacts, LiveSourceName } from "./live-source.ts";

/** What is asked by itself: the sources, and the accounts that `fsc` has in a second service. */
export type Asked = LiveSourceName | "fsc_accounts";

/** As D1 has them. 0 stands for no source: a number that must not be asked about. */
export const SOURCE_IDS = {
  comwel: 1,
  fsc: 2,
  ftc: 3,
  koneps: 4,
  fsc_accounts: 5,
} as const satisfies Record<Asked, number>;

export const ALL_ASKED = Object.keys(SOURCE_IDS) as Asked[];

/** The source of a row; undefined where the row is a refusal. */
export function sourceOf(id: number): Asked | undefined {
  return ALL_ASKED.find((asked) => SOURCE_IDS[asked] === id);
}

/** The order in a row. New fields go to the end: the rows that are there have none. */
const ORDER = [
  "companyName",
  "englishName",
  "representatives",
  "corporateNumber",
  "address",
  "industryCode",
  "employees",
  "capital",
  "revenue",
  "establishedOn",
  "openingDate",
  "isSoleProprietor",
  "asOf",
] as const satisfies (keyof LiveFacts)[];

/** Facts of which the rest is unknown. */
export function factsOf(known: Partial<LiveFacts>): LiveFacts {
  return { ...fromRow([]), ...known };
}

/** The JSON of a row; null: the source knows nothing. What is unknown at the end is left out. */
export function toRow(facts: LiveFacts | null): string | null {
  if (facts === null) return null;
  const values = ORDER.map((field) => facts[field]);
  const used = values.findLastIndex((value) => value !== null) + 1;
  return JSON.stringify(values.slice(0, used));
}

/** The facts of a row's JSON, parsed. */
export function fromRow(values: unknown[]): LiveFacts {
  return Object.fromEntries(ORDER.map((field, at) => [field, values[at] ?? null])) as never;
}
