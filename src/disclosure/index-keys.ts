/** Makes the index keys that find a company. Import and lookup must use the same keys. No I/O. */
import { ADDITIONS } from "../language/additions.ts";
import {
  CLOSING_BRACKETS,
  HALF_TYPED,
  LEGAL_FORMS,
  OPENING_BRACKETS,
  spellings,
} from "../language/legal-forms.ts";
import { NAME_BY_LETTER } from "../language/letter-names.ts";
import { personsIn } from "../language/person-names.ts";

/** Keys leave these legal forms out. Forms in `KEPT` stay: 로고 and 농업회사법인로고 are two companies. */
const DROPPED = LEGAL_FORMS.filter(({ tellsApart }) => !tellsApart);
const KEPT = LEGAL_FORMS.filter(({ tellsApart }) => tellsApart);
const LEGAL_WORDS = spellings(DROPPED, "words");
const LEGAL_SHORT = spellings(DROPPED, "short").map((form) => `\\(${form}\\)`);
/** Half-typed forms, as in `주)카카오`. 협동조합 is a legal form only at the start of a name. */
const HALVES = [`^[${HALF_TYPED}]\\)`, `\\([${HALF_TYPED}]$`, "^협동조합(?=.)"];
const LEGAL_FORM = new RegExp([...LEGAL_WORDS, ...LEGAL_SHORT, ...HALVES].join("|"), "g");
/** `(주 카카오`: only the blank separates form and name, so match this before blanks are removed. */
const SET_OFF = new RegExp(`^\\s*\\(\\s*[${HALF_TYPED}]\\s+(?=[^)\\s])`);
/** Matches `카카오주)`, but not `한라산(제주)`. */
const CLOSED_ONLY = new RegExp(`^((?:[^()]|\\([^()]*\\))+)[${HALF_TYPED}]\\)$`);
const OPENING = new RegExp(`[<${OPENING_BRACKETS}]`, "g");
const CLOSING = new RegExp(`[>${CLOSING_BRACKETS}]`, "g");

const AND_WORD = /(?<![a-z])and(?![a-z])/g;

/** Keys use these short forms. They do not make the keys of two companies in `companies` equal. */
const ABBREVIATED: readonly (readonly [RegExp, string])[] = [
  // The next four pairs are not abbreviations. Each unifies two spellings of a word.
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
/** Hangul fillers, and the middle dot of Korean keyboards, which NFKC turns into U+119E. */
const FILLER = /[\u115f\u1160\u119e]/g;
/** A syllable with its final consonant as a separate letter, as NFKC writes half-width Hangul. */
const LOOSE_FINAL = /([가-힣])([\u1100-\u1112])(?![\u1161-\u1175])/g;
/**
 * For each initial consonant, in the order of Unicode: Unicode's number for the same letter as a
 * final consonant (ㄱ 1, ㄲ 2, ㄴ 4), or 0 if the letter is never a final consonant (ㄸ, ㅃ, ㅉ).
 */
const FINALS = [1, 2, 4, 7, 0, 8, 16, 17, 0, 19, 20, 21, 22, 0, 23, 24, 25, 26, 27];
const FINALS_OF_A_SYLLABLE = 28;

/** Removed first, so that `( 주 )` becomes `(주)`, which then counts as a legal form. */
const NEITHER_NAME_NOR_PARENTHESIS = /[^\p{L}\p{N}()]/gu;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/** Most names are their own name key. This test is much faster than making a key. */
const PLAIN = /^[가-힣0-9]+$/;
const REPLACED = new RegExp(
  [...LEGAL_WORDS, ...ABBREVIATED.map(([word]) => word.source)].join("|"),
);

/** A character that neither a name key nor a representative's key can contain. */
const KEY_SEPARATOR = "|";

/** Real names need two rounds. The limit keeps the time of `nameKey` linear. */
const MAX_ROUNDS = 5;

/** Most spellings of a name have the same key. The key of a bare legal form is empty. */
export function nameKey(name: string): string {
  let key = name;
  // Removing one legal form can create another (주주식회사식회사), so repeat until none is left.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (PLAIN.test(key) && !REPLACED.test(key)) break;
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
      // SK하이닉스 and 에스케이하이닉스 are the same name.
      .replace(LETTER, (letter) => NAME_BY_LETTER.get(letter) ?? letter)
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

/** What callers add to a name: `주.한빛물산`, `한빛물산(구 새솔)`, `한빛물산(HANBIT)`, `Hanbit Co., Ltd.` */
const ADDED: readonly RegExp[] = [
  /^\s*주\s*\.\s*(?=\S)/u,
  ...ADDITIONS,
  /(?<=\S)\s*\((?=[^a-z가-힣]*[a-z])[^가-힣]*\)\s*$/iu,
  /(?<=[^a-z])(?:co[.,\s]*ltd|inc|corp|corporation|co|ltd|limited|llc)[.\s]*$/iu,
  new RegExp(spellings(KEPT, "words").join("|"), "u"),
];
const USUAL_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/에치/g, "에이치"],
  [/더블류/g, "더블유"],
  [/앤드/g, "앤"],
  [/아르/g, "알"],
];
const NUMBER_SIGN = /(?<![a-z])no\.?\s*([0-9]+)(?:호)?/giu;

export const MAX_LOOSE_KEYS = 3;

/** Use these only if `nameKey` finds nothing, because different companies may share a loose key. */
export function looseNameKeys(name: string, own = nameKey(name)): string[] {
  let text = name.normalize("NFKC").replace(NUMBER_SIGN, "$1호");
  let bare = text === name ? own : nameKey(text);
  let first = bare;
  for (const addition of ADDED) {
    const without = text.replace(addition, "");
    if (without === text) continue;
    const key = nameKey(without);
    if (key === "") continue;
    [text, bare] = [without, key];
    if (first === own) first = key;
  }
  const loose = [first, bare, ...usualSpellings(own), ...usualSpellings(bare)];
  return [...new Set(loose)].filter((key) => key !== own && key !== "").slice(0, MAX_LOOSE_KEYS);
}

function usualSpellings(key: string): string[] {
  const unusual = USUAL_SPELLINGS.filter(([from]) => key.search(from) >= 0);
  const written = (usual: typeof unusual) =>
    usual.reduce((text, [from, to]) => text.replace(from, to), key);
  // If exactly two spellings are unusual, one of them may be the company's own. So also change each
  // of them alone: 더블류에치 gives 더블류에이치 and 더블유에치, besides 더블유에이치.
  const single = unusual.length === 2 ? unusual.map((one) => written([one])) : [];
  return [...single, written(unusual)];
}

const BRANCH = /(?:지점|지사|공장|본사|본점|영업소|연구소|출장소|사업소|사업장)$/u;
/** The `제2` in `제2공장`. */
const NUMBERED = /제?[0-9]+$/u;
/** How many syllables the place or kind of a branch has: 수원지점, 남동공장, 기술연구소. */
const PLACE_LENGTHS = [2, 3];

export const MAX_HEAD_OFFICE_KEYS = 2 + PLACE_LENGTHS.length;

/** Guesses a company's keys from a branch's key. To look one up, add the representative's key. */
export function headOfficeKeys(key: string): string[] {
  const company = key.replace(BRANCH, "");
  if (company === key) return [];
  const bare = company.replace(NUMBERED, "");
  const placed = PLACE_LENGTHS.map((length) => bare.slice(0, -length));
  return [...new Set([company, bare, ...placed])].filter((candidate) => candidate.length > 1);
}

export function representativeKey(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, "");
}

/** The keys of all persons in OpenDART's `ceo_nm`: `김갑동, 이을순(각자대표)` names two persons. */
export function representativeKeys(ceoNames: string): string[] {
  return [...new Set(personsIn(ceoNames).map(representativeKey))].filter((key) => key !== "");
}

export function nameAndRepresentativeKey(nameKey: string, representativeKey: string): string {
  return nameKey + KEY_SEPARATOR + representativeKey;
}

/** The index key of a business number. No name key contains `#`. */
export function numberKey(businessNumber: string): string {
  return `#${businessNumber}`;
}

/** Whether an index key is a name without a representative. */
export function isNameKey(key: string): boolean {
  return !key.startsWith("#") && !key.includes(KEY_SEPARATOR);
}
