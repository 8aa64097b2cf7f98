/**
 * The index keys by which a company is recognised: one form for all the ways in which a name, a
 * representative or a number may be written. Import and lookup use exactly these functions. No I/O.
 */

/**
 * Legal forms carry no identity: the disclosure table leaves them out, callers put them anywhere.
 * Longest first. `language/legal-forms.ts` lists more: 농업회사법인 and the like must stay in a name
 * key, because the table has both 로고 and 농업회사법인로고.
 */
const LEGAL_FORMS = [
  "유한책임회사",
  "주식회사",
  "유한회사",
  "합자회사",
  "합명회사",
  "재단법인",
  "사단법인",
  "株式會社",
  "有限會社",
  "(유한)",
  "(유책)",
  "(합자)",
  "(합명)",
  "(주)",
  "(유)",
  "(합)",
  "(자)",
  "(재)",
  "(사)",
  "(株)",
  "(有)",
];
/** `주)카카오` and `카카오(주`: the table itself has a hundred of these. */
const HALF_TYPED = ["^[주유]\\)", "\\([주유]$"];
const LEGAL_FORM = new RegExp(
  [...LEGAL_FORMS.map((form) => form.replace(/[()]/g, "\\$&")), ...HALF_TYPED].join("|"),
  "g",
);

/** The Korean names of the Latin letters: SK하이닉스 and 에스케이하이닉스 are one name. */
const LETTER_NAMES: Record<string, string> = {
  a: "에이",
  b: "비",
  c: "씨",
  d: "디",
  e: "이",
  f: "에프",
  g: "지",
  h: "에이치",
  i: "아이",
  j: "제이",
  k: "케이",
  l: "엘",
  m: "엠",
  n: "엔",
  o: "오",
  p: "피",
  q: "큐",
  r: "알",
  s: "에스",
  t: "티",
  u: "유",
  v: "브이",
  w: "더블유",
  x: "엑스",
  y: "와이",
  z: "제트",
  "&": "앤",
};

/**
 * For a listed company the table has the exchange's short name, which abbreviates these words by
 * rule: word and abbreviation count as one. Only words that never distinguish two companies are
 * here, each measured by `test/bench/names-bench.ts`. A dozen others were tried and rejected,
 * because they merge companies of the table or find none: 앤 = 엔, 금융지주 = 금융, 테크놀로지, 인베스트먼트, 공업, 홀딩스
 * among them.
 */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  [/기업인수목적/g, "스팩"],
  [/(?:위탁관리|자기관리|기업구조조정)부동산투자회사/g, "리츠"],
  [/생명보험$/, "생명"],
  [/화재(?:해상)?보험$/, "화재"],
  [/엔터테인먼트/g, "엔터"],
];

const LETTER = /[a-z&]/g;
/** What no legal form contains either. Removed first, because `( 주 )` is a legal form too. */
const NEITHER_NAME_NOR_PARENTHESIS = /[^\p{L}\p{N}()]/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/**
 * Most names of the table are their own name key: this test takes a fifth of the time of making it.
 */
const PLAIN = /^[가-힣0-9]+$/;
const REPLACED = new RegExp(
  [
    ...LEGAL_FORMS.filter((form) => !form.startsWith("(")),
    ...ABBREVIATED.map(([word]) => word.source),
  ].join("|"),
);

/** Separates a name key from a representative's key; neither can hold it. */
const AND = "|";

/** Real names need two rounds. The bound keeps the time proportional to the length of any text. */
const MAX_ROUNDS = 5;

/**
 * The name key of a company name: the same for every way of writing it, and its own name key.
 * @returns an empty text when the name holds nothing but a legal form and punctuation
 */
export function nameKey(name: string): string {
  if (PLAIN.test(name) && !REPLACED.test(name)) return name;
  let key = name;
  // Removing one legal form can put another together (주주식회사식회사): repeated until none is left.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = key;
    key = before
      .normalize("NFKC")
      .toLowerCase()
      .replace(LETTER, (letter) => LETTER_NAMES[letter] ?? letter)
      .replace(NEITHER_NAME_NOR_PARENTHESIS, "")
      .replace(LEGAL_FORM, "")
      .replace(NEITHER_LETTER_NOR_DIGIT, "");
    for (const [word, abbreviation] of ABBREVIATED) key = key.replace(word, abbreviation);
    if (key === before) break;
  }
  return key;
}

/** The key of a person's name: blanks, punctuation and case do not matter. */
export function representativeKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, "");
}

/**
 * `대표이사 회 장 김갑동 대표이사 사 장 이을순`: titles instead of commas. Blanks are single before
 * this is applied; with runs of them its time would grow with the square of a run.
 */
const TITLE = /(?:공동|각자)? ?대표이사(?: ?부? ?(?:회 ?장|사 ?장))?/g;

/** The keys of all persons in OpenDART's `ceo_nm`: `김갑동, 이을순(각자대표)` names two. */
export function representativeKeys(ceoNames: string): string[] {
  const keys = ceoNames
    .normalize("NFKC")
    .replace(/\([^)]*\)?/g, "")
    .replace(/\s+/g, " ")
    .replace(TITLE, ",")
    .split(/[,;/·ㆍ、]/)
    .map(representativeKey);
  return [...new Set(keys)].filter((key) => key !== "");
}

/** The index key of a name together with a representative, from the keys of both. */
export function nameAndRepresentativeKey(name: string, representative: string): string {
  return name + AND + representative;
}

/** The index key of a business number: `#` is in no name key. */
export function numberKey(businessNumber: string): string {
  return `#${businessNumber}`;
}
