/**
 * The index keys by which a company is recognised: one form for all the ways in which a name, a
 * representative or a number may be written. Import and lookup use exactly these functions. No I/O.
 */
import {
  CLOSING_BRACKETS,
  HALF_TYPED,
  LEGAL_FORMS,
  OPENING_BRACKETS,
  spellings,
} from "../language/legal-forms.ts";
import { USUAL_LETTER_NAMES } from "../language/letter-names.ts";
import { personsIn } from "../language/person-names.ts";

/**
 * Legal forms carry no identity: the disclosure table leaves them out, callers put them anywhere.
 * Some must stay in a name key, because the table has both 로고 and 농업회사법인로고.
 */
const DROPPED = LEGAL_FORMS.filter(({ tellsApart }) => !tellsApart);
const KEPT = LEGAL_FORMS.filter(({ tellsApart }) => tellsApart);
const LEGAL_WORDS = spellings(DROPPED, "words");
const LEGAL_SHORT = spellings(DROPPED, "short").map((form) => `\\(${form}\\)`);
/**
 * `주)카카오` and `카카오(주`: the table itself has a hundred of these. Also 협동조합 where it
 * comes first: at the end it is part of the name.
 */
const HALVES = [`^[${HALF_TYPED}]\\)`, `\\([${HALF_TYPED}]$`, "^협동조합(?=.)"];
const LEGAL_FORM = new RegExp([...LEGAL_WORDS, ...LEGAL_SHORT, ...HALVES].join("|"), "g");
/** `(주 카카오`: what only a blank tells from a name. */
const SET_OFF = new RegExp(`^\\s*\\(\\s*[${HALF_TYPED}]\\s+(?=[^)\\s])`);
/** `카카오주)`: only where that parenthesis was never opened. */
const CLOSED_ONLY = new RegExp(`^((?:[^()]|\\([^()]*\\))+)[${HALF_TYPED}]\\)$`);
/** As legal forms have them, and `<` and `>`. */
const OPENING = new RegExp(`[<${OPENING_BRACKETS}]`, "g");
const CLOSING = new RegExp(`[>${CLOSING_BRACKETS}]`, "g");

/** `and` between two words is the sign for it. */
const AND_WORD = /(?<![a-z])and(?![a-z])/g;

/**
 * For a listed company the table has the exchange's short name, which abbreviates these words by
 * rule: word and abbreviation count as one. Only words that never distinguish two companies are
 * here, each measured by `test/bench/names-bench.ts`. A dozen others were tried and rejected,
 * because they merge companies of the table or find none: 앤 = 엔, 금융지주 = 금융, 테크놀로지, 인베스트먼트, 공업, 홀딩스
 * among them.
 */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  // Two spellings of one word, which merge no two companies of the table either.
  [/제(?=[0-9]+호)/g, ""],
  [/센타/g, "센터"],
  [/프라자/g, "플라자"],
  [/써비스/g, "서비스"],
  [/기업인수목적/g, "스팩"],
  [/(?:위탁관리|자기관리|기업구조조정)부동산투자회사/g, "리츠"],
  [/생명보험$/, "생명"],
  [/화재(?:해상)?보험$/, "화재"],
  [/엔터테인먼트/g, "엔터"],
];

const LETTER = /[a-z&]/g;
/**
 * Fillers that keyboards leave behind, and ㆍ, the middle dot of Korean keyboards, which NFKC takes
 * for a vowel.
 */
const FILLER = /[\u115f\u1160\u119e]/g;
/** A syllable and a consonant that belongs to it: what NFKC leaves of half-width Hangul. */
const LOOSE_FINAL = /([가-힣])([\u1100-\u1112])(?![\u1161-\u1175])/g;
/** The final consonants of the initial ones from U+1100 on, in Unicode's order; 0: none. */
const FINALS = [1, 2, 4, 7, 0, 8, 16, 17, 0, 19, 20, 21, 22, 0, 23, 24, 25, 26, 27];
const FINALS_OF_A_SYLLABLE = 28;

/** What no legal form contains either. Removed first, because `( 주 )` is a legal form too. */
const NEITHER_NAME_NOR_PARENTHESIS = /[^\p{L}\p{N}()]/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/**
 * Most names of the table are their own name key: this test takes a fifth of the time of making it.
 */
const PLAIN = /^[가-힣0-9]+$/;
const REPLACED = new RegExp(
  [...LEGAL_WORDS, ...ABBREVIATED.map(([word]) => word.source)].join("|"),
);

/** Separates a name key from a representative's key; neither can hold it. */
const KEY_SEPARATOR = "|";

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
      .replace(FILLER, "")
      .replace(LOOSE_FINAL, closeSyllable)
      .toLowerCase()
      .replace(OPENING, "(")
      .replace(CLOSING, ")")
      .replace(SET_OFF, "")
      .replace(AND_WORD, "&")
      // SK하이닉스 and 에스케이하이닉스 are one name.
      .replace(LETTER, (letter) => USUAL_LETTER_NAMES.get(letter) ?? letter)
      .replace(NEITHER_NAME_NOR_PARENTHESIS, "")
      .replace(LEGAL_FORM, "")
      .replace(CLOSED_ONLY, "$1")
      .replace(NEITHER_LETTER_NOR_DIGIT, "");
    for (const [word, abbreviation] of ABBREVIATED) key = key.replace(word, abbreviation);
    if (key === before) break;
  }
  return key;
}

function closeSyllable(both: string, syllable: string, consonant: string): string {
  const code = syllable.charCodeAt(0);
  const final = FINALS[consonant.charCodeAt(0) - 0x1100] ?? 0;
  const isOpen = (code - 0xac00) % FINALS_OF_A_SYLLABLE === 0;
  return isOpen && final > 0 ? String.fromCharCode(code + final) : both;
}

/** `주.한빛물산`, `한빛물산(구 새솔)`, `한빛물산(HANBIT)`, `Hanbit Co., Ltd.`: what callers add to a name. */
const ADDED: readonly RegExp[] = [
  /^\s*주\s*\.\s*(?=\S)/u,
  /\((?:구|舊|전|前)[\s.:,][^)]*\)?\s*$/u,
  /(?<=\S)\s*\((?=[^a-z가-힣]*[a-z])[^가-힣]*\)\s*$/iu,
  /(?<=[^a-z])(?:co[.,\s]*ltd|inc|corp|corporation|co|ltd|limited|llc)[.\s]*$/iu,
  new RegExp(spellings(KEPT, "words").join("|"), "u"),
];
/** Spellings that depart from the usual one of the table. */
const USUAL_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/에치/g, "에이치"],
  [/더블류/g, "더블유"],
  [/앤드/g, "앤"],
  [/아르/g, "알"],
];
const NUMBER_SIGN = /(?<![a-z])no\.?\s*([0-9]+)(?:호)?/giu;

/** How many loose keys a name has at most. */
export const MAX_LOOSE_KEYS = 3;

/**
 * The name keys under which the table may have a company that its own key does not find: without
 * what callers add, then in the usual spelling. To make these equal in `nameKey` would merge up to
 * 160 companies of the table with others; a second question merges none.
 */
export function looseNameKeys(name: string): string[] {
  const texts = [name.normalize("NFKC").replace(NUMBER_SIGN, "$1호")];
  for (const addition of ADDED) {
    const text = (texts.at(-1) ?? "").replace(addition, "");
    if (nameKey(text) !== "") texts.push(text);
  }
  const keys = texts.map(nameKey);
  const bare = keys.at(-1) ?? "";
  const own = nameKey(name);
  const first = keys.find((key) => key !== own) ?? bare;
  const loose = [first, bare, ...usualSpellings(own), ...usualSpellings(bare)];
  return [...new Set(loose)].filter((key) => key !== own && key !== "").slice(0, MAX_LOOSE_KEYS);
}

/** Of two unusual spellings one may be the company's own: 더블류에치 may be 더블류에이치. */
function usualSpellings(key: string): string[] {
  const unusual = USUAL_SPELLINGS.filter(([from]) => key.search(from) >= 0);
  const written = (usual: typeof unusual) =>
    usual.reduce((text, [from, to]) => text.replace(from, to), key);
  const single = unusual.length === 2 ? unusual.map((one) => written([one])) : [];
  return [...single, written(unusual)];
}

/** A part of a company at the end of a name, and what else belongs to it: 제2공장, 기술연구소. */
const BRANCH = /(?:지점|지사|공장|본사|본점|영업소|연구소|출장소|사업소|사업장)$/u;
const NUMBERED = /제?[0-9]+$/u;
/** Syllables of the place or kind before it: 수원지점, 남동공장, 기술연구소; or a longer place. */
const PLACE_LENGTHS = [2, 3];

/** How many keys of head offices a name has at most. */
export const MAX_HEAD_OFFICE_KEYS = 2 + PLACE_LENGTHS.length;

/**
 * The name keys that the company of a branch may have: `한빛물산 수원지점` may be of 한빛물산. Only with
 * its representative are they evidence.
 */
export function headOfficeKeys(name: string): string[] {
  const key = nameKey(name);
  const company = key.replace(BRANCH, "");
  if (company === key) return [];
  const bare = company.replace(NUMBERED, "");
  const placed = PLACE_LENGTHS.map((length) => bare.slice(0, -length));
  return [...new Set([company, bare, ...placed])].filter((candidate) => candidate.length > 1);
}

/** The key of a person's name: blanks, punctuation and case do not matter. */
export function representativeKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, "");
}

/** The keys of all persons in OpenDART's `ceo_nm`: `김갑동, 이을순(각자대표)` names two. */
export function representativeKeys(ceoNames: string): string[] {
  return [...new Set(personsIn(ceoNames).map(representativeKey))].filter((key) => key !== "");
}

/** The index key of a name together with a representative, from the keys of both. */
export function nameAndRepresentativeKey(nameKey: string, representativeKey: string): string {
  return nameKey + KEY_SEPARATOR + representativeKey;
}

/** The index key of a business number: `#` is in no name key. */
export function numberKey(businessNumber: string): string {
  return `#${businessNumber}`;
}
