/**
 * Finds the header and the columns of a sheet, by the names that the service knows, or otherwise by
 * the content of the columns. Everything uncertain becomes a `Find`. The page shows all finds
 * before it sends anything.
 */
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { readDate, readNumber } from "../../../src/tables/cells.ts";
import {
  COLUMNS,
  type Column,
  findColumns,
  HEADER_ROWS,
  isEmpty,
  joinedNames,
} from "../../../src/tables/columns.ts";
import { ourColumnsIn, ourPositions } from "../our-columns.ts";
import type { Find, Mapping, Sheet } from "./messages.ts";

type Row = Sheet["rows"][number];

export interface Layout {
  /** The index of the header's first row. */
  headerAt: number;
  /** The index of the first row below the header. */
  bodyAt: number;
  header: string[];
  mapping: Mapping;
  check: Sheet["check"];
  finds: Find[];
}

const USUAL = /^(?:\d{10}|\d{3}-\d{2}-\d{5})$/;
const HYPHENATED = /^\s*\d{3}-\d{2}-\d{5}\s*$/;
/** In characters. Longer cells have no business number, and reading them would take long. */
const LONGEST_NUMBER = 40;
/**
 * The share of a column's ten-digit cells that must be business numbers. (One in ten random numbers
 * has a right check digit.) Also the share of a column's cells that must be names of companies.
 */
const LEAST_SHARE = 0.3;
/** The share of a nameless column's cells that must be dates, or that must be names of people. */
const SURE_SHARE = 0.9;
const PERSON = /^[가-힣]{2,4}$/;
const LEGAL_FORM = "(?:㈜|[(（][주유][)）]|주식회사|유한회사)";
const COMPANY = new RegExp(String.raw`^\s*${LEGAL_FORM}\s?\S|\S\s?${LEGAL_FORM}\s*$`);

/**
 * @returns the digits of a business number; null if the cell has none. Ten digits without hyphens
 * count only if their check digit is right
 */
export function businessNumber(cell: string): string | null {
  const digits = tenDigits(cell);
  if (digits === null) return null;
  return HYPHENATED.test(cell) || hasRightCheckDigit(digits) ? digits : null;
}

function tenDigits(cell: string): string | null {
  // A quick test, because a sheet may have a million cells, and most numbers match `USUAL`.
  if (USUAL.test(cell)) return cell.replaceAll("-", "");
  if (cell.length < 10 || cell.length > LONGEST_NUMBER) return null;
  const read = readNumber(cell);
  return read.kind === "value" ? read.value : null;
}

interface Names {
  at: number;
  span: number;
  names: string[];
  candidates: Map<Column, number[]>;
  score: number;
}

/** @param readAbove whether titles, and a header without known names, are also read as rows */
export function layoutOf(
  rows: readonly Row[],
  hiddenColumns: ReadonlySet<number>,
  now: number,
  readAbove: boolean,
): Layout {
  const named = namedHeader(rows);
  const ourLine = named || readAbove ? -1 : ourHeader(rows);
  const ours = ourPositions(ourColumnsIn(named?.names ?? rows[ourLine]?.cells ?? []));
  const counts = countNumbers(rows, named ? named.at + named.span : 0, ours);
  const isNarrow = rows.every(({ cells }) => cells.every((cell, at) => at === 0 || !cell.trim()));
  // In a single column, all numbers count as business numbers, even with wrong check digits.
  const best = bestOf(counts, [...counts.keys()]) ?? (isNarrow ? [...counts.keys()][0] : undefined);
  const finds: Find[] = [];

  const assumed = named || readAbove ? null : ourLine !== -1 ? ourLine : assumedHeader(rows, best);
  const headerAt = named?.at ?? assumed ?? 0;
  const bodyAt = named ? named.at + named.span : assumed === null ? 0 : assumed + 1;
  const header = named?.names ?? (assumed === null ? [] : [...(rows[assumed]?.cells ?? [])]);
  if (!named) finds.push({ kind: assumed === null ? "no_header" : "assumed_header" });

  const body = rows.slice(bodyAt);
  const filled = new Set<number>();
  for (const { cells } of body)
    for (let at = 0; at < cells.length; at++) if (cells[at]?.trim()) filled.add(at);
  const candidatesOf = (column: Column) =>
    preferred(
      preferred(named?.candidates.get(column) ?? [], (at) => filled.has(at)),
      (at) => !hiddenColumns.has(at),
    );

  const mapping: Mapping = {};
  const numbers = candidatesOf("business_number");
  const byName = bestOf(counts, numbers) ?? numbers[0];
  // The column with the right name may contain codes, while another column has the numbers.
  const isByName =
    byName !== undefined &&
    2 * (counts.get(byName)?.count ?? 0) >= (counts.get(best ?? -1)?.count ?? 0);
  const number = isByName ? byName : best;
  if (number !== undefined) {
    mapping.business_number = number;
    const others = isByName
      ? numbers.filter((at) => at !== number)
      : [...counts.keys()].filter((at) => at !== number && isLikely(counts.get(at)));
    const positions = [number, ...others].sort((one, other) => one - other);
    if (!isByName && !isNarrow)
      finds.push({ kind: "by_content", count: counts.get(number)?.count ?? 0, positions });
    else if (others.length > 0)
      finds.push({ kind: "ambiguous", column: "business_number", positions });
  }
  for (const column of ["start_date", "owner_name", "company_name"] as const) {
    const positions = candidatesOf(column).filter((at) => at !== number);
    const nearest = nearestTo(number ?? 0, positions);
    if (nearest === undefined) continue;
    // Let the user choose, because a check with a wrong date or representative would be charged.
    if (positions.length === 1 || column === "company_name") mapping[column] = nearest;
    if (positions.length > 1) finds.push({ kind: "ambiguous", column, positions });
  }
  const companies =
    mapping.company_name === undefined
      ? companiesIn(body, [...ours, ...Object.values(mapping)])
      : undefined;
  if (companies !== undefined) {
    mapping.company_name = companies;
    finds.push({ kind: "by_companies", column: "company_name", position: companies });
  }
  if (!named && number !== undefined) Object.assign(mapping, guessed(body, number, now, finds));
  for (const column of COLUMNS) {
    const position = mapping[column];
    if (position !== undefined && hiddenColumns.has(position))
      finds.push({ kind: "hidden_column", column, position });
  }
  const isKnown = (column: Column) =>
    mapping[column] !== undefined ||
    finds.some((find) => find.kind === "ambiguous" && find.column === column);
  const check = isKnown("start_date") && isKnown("owner_name") ? "verify" : "status";
  return { headerAt, bodyAt, header, mapping, check, finds };
}

/** Chooses the column nearest to the number, because a sheet may have two tables side by side. */
function nearestTo(number: number, positions: readonly number[]): number | undefined {
  const distance = (at: number) => Math.abs(at - number);
  return positions.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** @returns the positions for which `isBetter` is true, or all if there is none */
function preferred(positions: number[], isBetter: (position: number) => boolean): number[] {
  const better = positions.filter(isBetter);
  return better.length > 0 ? better : positions;
}

/** Finds the line, or the two lines, with the most column names that the service knows. */
function namedHeader(rows: readonly Row[]): Names | null {
  const head = rows.slice(0, HEADER_ROWS + 1).map(({ cells }) => cells);
  const holdsNumber = head.map((cells) => cells.some((cell) => businessNumber(cell) !== null));
  let best: Names | null = null;
  for (const span of [1, 2])
    for (let at = 0; at + span <= head.length && at < HEADER_ROWS; at++) {
      // A line with a number is not a header. It is data, or it names the owner of the list.
      if (holdsNumber[at] || holdsNumber[at + span - 1]) continue;
      const [first = [], second] = head.slice(at, at + span);
      const names = second ? joinedNames(first, second) : first.map((cell) => cell.trim());
      const { candidates } = findColumns(names, "verify");
      // A name for the column of business numbers (사업자등록번호) gives the most points. This name
      // is almost always in a header. Names of other columns (대표자) may be labels above a table.
      const score = candidates.size + (candidates.has("business_number") ? COLUMNS.length : 0);
      const isTitle = score === 1 && names.filter(Boolean).length === 1;
      if (score > (best?.score ?? 0) && !isTitle) best = { at, span, names, candidates, score };
    }
  return best;
}

function ourHeader(rows: readonly Row[]): number {
  return rows.slice(0, HEADER_ROWS + 1).findIndex(({ cells }) => ourColumnsIn(cells).length > 0);
}

/**
 * @returns the line above the first number, unless that line is a title. Without numbers: the first
 * line
 */
function assumedHeader(rows: readonly Row[], number: number | undefined): number | null {
  const isWide = rows.some(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  const mayBeHeader = ({ cells }: Row) => !isWide || cells.filter((cell) => cell.trim()).length > 1;
  const head = rows.slice(0, HEADER_ROWS + 1);
  const first =
    number === undefined
      ? -1
      : head.findIndex(({ cells }) => tenDigits(cells[number] ?? "") !== null);
  if (first > 0) return mayBeHeader(head[first - 1] as Row) ? first - 1 : null;
  if (first === 0 || number !== undefined) return null;
  const wide = head.findIndex(mayBeHeader);
  return wide === -1 || rows.length === 1 ? null : wide;
}

/** @returns 0 without a header; more than 1 if the header names the number or several columns */
export function headerScore(rows: readonly Row[]): number {
  return namedHeader(rows)?.score ?? 0;
}

export function countedNumbers(rows: readonly Row[], position: number): number {
  return rows.filter(({ cells }) => businessNumber(cells[position] ?? "") !== null).length;
}

interface Count {
  count: number;
  tenDigits: number;
  distinct: Set<string>;
}

/** Counts the business numbers of each column. Leaves out the page's own columns. */
function countNumbers(
  rows: readonly Row[],
  from: number,
  ours: ReadonlySet<number>,
): Map<number, Count> {
  const counts = new Map<number, Count>();
  for (let row = from; row < rows.length; row++)
    for (const [at, cell] of (rows[row]?.cells ?? []).entries()) {
      const digits = tenDigits(cell);
      if (digits === null || ours.has(at)) continue;
      const of = counts.get(at) ?? { count: 0, tenDigits: 0, distinct: new Set() };
      counts.set(at, of);
      of.tenDigits++;
      if (!HYPHENATED.test(cell) && !hasRightCheckDigit(digits)) continue;
      of.count++;
      of.distinct.add(digits);
    }
  return counts;
}

function isLikely(of: Count | undefined): boolean {
  return of !== undefined && of.count > 0 && of.count >= of.tenDigits * LEAST_SHARE;
}

/**
 * Finds the column with the most business numbers. If several columns have equally many, takes the
 * one with the most different numbers.
 */
function bestOf(
  counts: ReadonlyMap<number, Count>,
  positions: readonly number[],
): number | undefined {
  let best: number | undefined;
  let bestCount: Count | undefined;
  for (const at of positions) {
    const of = counts.get(at);
    if (!of || !isLikely(of)) continue;
    const isBetter =
      !bestCount ||
      of.count > bestCount.count ||
      (of.count === bestCount.count && of.distinct.size > bestCount.distinct.size);
    if (isBetter) [best, bestCount] = [at, of];
  }
  return best;
}

/** @returns the column in which enough cells are names of companies, if there is only one */
function companiesIn(body: readonly Row[], taken: readonly number[]): number | undefined {
  const seen = new Map<number, { cells: number; companies: number }>();
  for (const { cells } of body)
    for (const [at, cell] of cells.entries()) {
      if (cell === "") continue;
      const of = seen.get(at) ?? { cells: 0, companies: 0 };
      seen.set(at, of);
      of.cells++;
      if (cell.length <= LONGEST_NUMBER && COMPANY.test(cell)) of.companies++;
    }
  const found = [...seen].filter(
    ([at, { cells, companies }]) => companies >= cells * LEAST_SHARE && !taken.includes(at),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** Without a header: finds the only column of dates and the only column of people's names. */
function guessed(body: readonly Row[], number: number, now: number, finds: Find[]): Mapping {
  const seen = new Map<number, { cells: number; dates: number; people: number }>();
  for (const { cells } of body)
    for (const [at, cell] of cells.entries()) {
      const text = cell.trim();
      if (text === "" || at === number) continue;
      const of = seen.get(at) ?? { cells: 0, dates: 0, people: 0 };
      seen.set(at, of);
      of.cells++;
      const date = text.length <= LONGEST_NUMBER && readDate(text, now);
      if (date && date.kind === "value" && date.changes.length === 0) of.dates++;
      if (PERSON.test(text)) of.people++;
    }
  const only = (what: "dates" | "people") => {
    const found = [...seen].filter(([, of]) => of[what] >= of.cells * SURE_SHARE);
    return found.length === 1 ? found[0]?.[0] : undefined;
  };
  const [start_date, owner_name] = [only("dates"), only("people")];
  if (start_date === undefined || owner_name === undefined) return {};
  finds.push({ kind: "guessed" });
  return { start_date, owner_name };
}

/** Whether a row below the header only repeats it, as printed lists do on each page. */
export function repeatsHeader(cells: readonly string[], header: readonly string[]): boolean {
  return (
    !isEmpty(header) && cells.every((cell, at) => cell.trim() === "" || cell.trim() === header[at])
  );
}
