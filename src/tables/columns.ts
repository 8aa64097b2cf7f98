/** Finds our columns by the names that people give them. Compares only whole names. */
import type { CheckKind } from "../check-kind.ts";
import { firstCharacters } from "../lib/bounded-text.ts";

export const COLUMNS = ["business_number", "start_date", "owner_name", "company_name"] as const;
export type Column = (typeof COLUMNS)[number];

export const READ: Record<CheckKind, readonly Column[]> = {
  verify: COLUMNS,
  status: ["business_number"],
};
export const REQUIRED: Record<CheckKind, readonly Column[]> = {
  verify: ["business_number", "start_date", "owner_name"],
  status: ["business_number"],
};

/**
 * Our own name of a column, such as `owner_name`, wins over strong names, and strong names win over
 * weak names. Names for a supplier (공급자) or a buyer (공급받는자) are weak, because a list of tax
 * invoices has both.
 */
const SYNONYMS: Record<Column, { strong: string; weak: string }> = {
  business_number: {
    strong:
      "사업자등록번호 사업자번호 사업자등록no 사업자no 사업등록번호 사업자등록증번호 bno bizno bizrno brn businessno businessnumber businessregno businessregistrationno businessregistrationnumber",
    weak: "등록번호 거래처등록번호 거래처사업자번호 거래처사업자등록번호 업체사업자번호 공급자등록번호 공급자사업자번호 공급자사업자등록번호 공급받는자등록번호 공급받는자사업자번호 공급받는자사업자등록번호 registrationno registrationnumber",
  },
  start_date: {
    strong:
      "개업일자 개업일 개업연월일 개업년월일 개업일시 개업날짜 사업개시일 사업개시일자 startdt startdate openingdate opendate businessstartdate",
    weak: "개업 개시일 개시일자 개점일",
  },
  owner_name: {
    strong:
      "대표자 대표자명 대표자이름 대표자성명 대표자성함 성명대표자 대표 대표명 대표이사 대표이사명 pnm ownername representative representativename ceo ceonm ceoname",
    weak: "성명 거래처대표자 거래처대표자명 공급자대표자명 공급자성명 공급받는자대표자명 공급받는자성명 사업주 사업주명",
  },
  company_name: {
    strong:
      "상호 상호명 회사 회사명 업체명 기업명 법인명 단체명 법인명단체명 상호법인명 법인명상호 사업장명 사업체명 bnm company companyname corpname businessname tradename",
    weak: "거래처 거래처명 거래처상호 고객명 고객사 고객사명 공급자상호 공급받는자상호 업체",
  },
};

/** Names of other things that people mistake for one of our columns. */
const LOOKALIKES: Partial<Record<Column, string>> = {
  business_number: "법인등록번호 법인번호 종사업장번호",
  start_date: "설립일 설립일자 estdt 설립연월일 설립년월일 법인설립일 회사설립일 등록일 등록일자",
};

/** Compared with a result of `keyOf`, which cuts off `ADDITIONS`: 주민등록 뒷자리 becomes 주민등록뒷. */
const RESIDENT_NUMBERS = new RegExp(
  [
    // Not a phone number of a 주민센터 (a local office), or a number of 주민세 (a local tax).
    "주민(?!센터|세(?!대)|자치|등록지|등록주소).*(?<!전화|휴대폰|핸드폰|팩스|우편|납부|대표)번호",
    "주민(?!센터|세(?!대)|자치).*(?:no|id)(?![a-z])",
    "(?:주민(?:등록)?|외국인등록|거소신고)증?[앞뒤뒷](?!면)",
    "(?:주민등록|외국인등록|거소신고)증?(?:no)?\\d*$",
    // Not 지역주민, 입주민 or 이탈주민, which are people.
    "(?:^|자|이사|대표|성명|이름|본인|개인|고객|직원|사업주)주민\\d*$",
    "(?:외국인(?:등록)?|거소(?:신고)?)증?번호",
    "住民(?![税稅]).*[番號号]",
    // Not President, but Rep. Resident.
    "(?<!(?<!re)p)resident(?:reg(?!ion)|id|num|card|no(?![a-z]))",
    "alienreg|jumin|^rrn|rrn(?:no|num(?:ber)?)?(?![a-z])",
  ].join("|"),
);

/** `(?!\d)` leaves only one way to divide a run of digits. Without it, one name took 12 seconds. */
const ADDITIONS =
  /^(?:필수|선택)+|(?:필수|선택|입력|하이픈|없이|제외|빼고|포함|숫자만|\d*자리|y{2,4}mm?dd?|예\d+(?!\d))+$/g;

const BUSINESS_NUMBER = /^\d{3}-?\d{2}-?\d{5}$/;

const LONGEST_NAME = 100;
/** Cells are cut to this length before blanks are removed: one cell may be the whole file. */
const LONGEST_COMPARED = 1_000;
/** How many rows are searched for the header. Empty rows do not count. */
export const HEADER_ROWS = 30;
/** A small file with thousands of columns could have very large results. */
const MAX_OTHER_COLUMNS = 200;

type Rank = 1 | 2;
const RANKS = new Map<string, { column: Column; rank: Rank }>();
const LOOKALIKE_OF = new Map<string, Column>();
for (const column of COLUMNS) {
  const { strong, weak } = SYNONYMS[column];
  for (const name of strong.split(" ")) RANKS.set(name, { column, rank: 1 });
  for (const name of weak.split(" ")) RANKS.set(name, { column, rank: 2 });
  for (const name of LOOKALIKES[column]?.split(" ") ?? []) LOOKALIKE_OF.set(name, column);
}

export interface Header {
  line: number;
  positions: ReadonlyMap<Column, number>;
  cells: readonly string[];
  /** All other columns that have a name, except columns of resident numbers. */
  others: readonly { name: string; position: number }[];
  /** The position of the first column of resident numbers; null if there is none. */
  firstResident: number | null;
}

export type HeaderFault =
  /** `names` has the columns' names as written. */
  | { kind: "repeated_column"; line: number; column: Column; names: string[] }
  | {
      kind: "missing_column";
      column: Column;
      check: CheckKind;
      /** The row most like a header; null if no row has a required column. */
      best: { line: number; found: { column: Column; name: string }[] } | null;
      lookalike: string | null;
    };

/** @param positions where our columns are: found by name, or chosen by the user */
export function headerOf(
  cells: readonly string[],
  line: number,
  positions: ReadonlyMap<Column, number>,
): Header {
  const taken = new Set(positions.values());
  const others: { name: string; position: number }[] = [];
  for (let position = 0; position < cells.length; position++) {
    if (others.length === MAX_OTHER_COLUMNS) break;
    const name = shownName(cells[position] ?? "");
    // A column without a name may contain resident numbers.
    if (name !== "" && !taken.has(position) && !holdsResidentNumbers(name))
      others.push({ name, position });
  }
  const resident = cells.findIndex(holdsResidentNumbers);
  return { line, positions, cells, others, firstResident: resident === -1 ? null : resident };
}

/** Tells by a column's name whether it holds resident numbers, which are neither kept nor sent. */
export function holdsResidentNumbers(name: string): boolean {
  return RESIDENT_NUMBERS.test(keyOf(name));
}

export function columnNamed(name: string): Column | null {
  return RANKS.get(keyOf(name))?.column ?? null;
}

export class HeaderSearch {
  readonly #check: CheckKind;
  #rows = 0;
  #best: { line: number; cells: readonly string[]; found: Found } | null = null;
  #lookalikes: { column: Column; name: string }[] = [];
  #above: readonly string[] = [];

  constructor(check: CheckKind) {
    this.#check = check;
  }

  get isBlank(): boolean {
    return this.#rows === 0;
  }

  get isOver(): boolean {
    return this.#rows === HEADER_ROWS;
  }

  get score(): number {
    return this.#best?.found.score ?? 0;
  }

  /** @returns null if the row is a title or empty */
  look(cells: readonly string[], line: number): Header | HeaderFault | null {
    if (isEmpty(cells)) return null;
    this.#rows++;
    let found = findColumns(cells, this.#check);
    // A row with a business number is not part of a header. It may name the owner of the list.
    if (!found.isOurs && cells.some((cell) => BUSINESS_NUMBER.test(cell.trim()))) {
      this.#above = [];
      return null;
    }
    let names = cells;
    if (this.#above.filter((cell) => cell.trim()).length > 1) {
      const both = joinedNames(this.#above, cells);
      const foundInBoth = findColumns(both, this.#check);
      if (foundInBoth.isComplete !== found.isComplete || both.some(holdsResidentNumbers))
        [names, found] = [both, foundInBoth];
    }
    this.#above = cells;
    if (found.isComplete) {
      for (const column of REQUIRED[this.#check]) {
        const [first, ...more] = found.candidates.get(column) ?? [];
        if (first !== undefined && more.length > 0) {
          const repeated = [first, ...more].map((position) => shownName(names[position] ?? ""));
          return { kind: "repeated_column", line, column, names: repeated };
        }
      }
      const positions = new Map<Column, number>();
      for (const [column, [first]] of found.candidates)
        if (first !== undefined) positions.set(column, first);
      return headerOf(names, line, positions);
    }
    if (found.score > this.score) this.#best = { line, cells, found };
    this.#lookalikes.push(...found.lookalikes);
    return null;
  }

  fault(): HeaderFault {
    const candidates = this.#best?.found.candidates;
    const column = REQUIRED[this.#check].find((one) => !candidates?.has(one)) ?? "business_number";
    return {
      kind: "missing_column",
      column,
      check: this.#check,
      best: this.#best && {
        line: this.#best.line,
        found: [...this.#best.found.candidates].map(([found, [position = 0]]) => ({
          column: found,
          name: shownName(this.#best?.cells[position] ?? ""),
        })),
      },
      lookalike: this.#lookalikes.find((one) => one.column === column)?.name ?? null,
    };
  }
}

export function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** Joins a header of two lines. A name in the upper line also applies to empty cells after it. */
export function joinedNames(above: readonly string[], below: readonly string[]): string[] {
  let group = "";
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const top = above[at]?.trim() ?? "";
    const name = below[at]?.trim() ?? "";
    group = top || group;
    const both = name && group ? `${group} ${name}` : name || top;
    // 법인 above 등록번호 means 법인등록번호, not 등록번호.
    return isKnown(both) || !RANKS.has(keyOf(name)) ? both : name;
  });
}

function isKnown(name: string): boolean {
  const key = keyOf(name);
  return RANKS.has(key) || LOOKALIKE_OF.has(key) || RESIDENT_NUMBERS.test(key);
}

interface Found {
  /** The positions where each column was found, all by names of the same rank. */
  candidates: Map<Column, number[]>;
  isComplete: boolean;
  isOurs: boolean;
  score: number;
  lookalikes: { column: Column; name: string }[];
}

export function findColumns(cells: readonly string[], check: CheckKind): Found {
  const ranked: Record<Column, number[]>[] = [noColumns(), noColumns(), noColumns()];
  const lookalikes: Found["lookalikes"] = [];
  for (let position = 0; position < cells.length; position++) {
    const cell = (cells[position] ?? "").trim().slice(0, LONGEST_COMPARED);
    if (cell === "") continue;
    const own = READ[check].find((column) => column === cell.toLowerCase());
    if (own) ranked[0]?.[own].push(position);
    else {
      const key = keyOf(cell);
      const synonym = RANKS.get(key);
      if (synonym) ranked[synonym.rank]?.[synonym.column].push(position);
      const alike = LOOKALIKE_OF.get(key) ?? (RESIDENT_NUMBERS.test(key) && "business_number");
      if (alike && lookalikes.length < COLUMNS.length)
        lookalikes.push({ column: alike, name: shownName(cell) });
    }
  }
  const required: readonly Column[] = REQUIRED[check];
  // If a table has our own names, read only columns with these names. All others are copied.
  const isOurs = required.every((column) => ranked[0]?.[column].length);
  const candidates = new Map<Column, number[]>();
  for (const column of READ[check]) {
    const of = ranked.find((rank, at) => rank[column].length > 0 && (at === 0 || !isOurs));
    if (of) candidates.set(column, of[column]);
  }
  const score = required.filter((column) => candidates.has(column)).length;
  return { candidates, isComplete: score === required.length, isOurs, score, lookalikes };
}

function noColumns(): Record<Column, number[]> {
  return { business_number: [], start_date: [], owner_name: [], company_name: [] };
}

function keyOf(name: string): string {
  const start = firstCharacters(
    name.trim().slice(0, LONGEST_COMPARED).replace(/\s+/g, ""),
    LONGEST_NAME,
  );
  return firstCharacters(start.normalize("NFKC"), LONGEST_NAME)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(ADDITIONS, "");
}

function shownName(cell: string): string {
  return firstCharacters(cell.trim(), LONGEST_NAME).replace(/\s+/g, " ");
}
