/**
 * Finds faults in an English address without knowing the right address: leftover Korean words,
 * repeated or lost parts, and numbers that the Korean address does not have. Each kind occurred in
 * real addresses.
 */

/** The worst fault: the address then names another place. */
export const WRONG_NUMBER = "a number that the Korean address does not have";

interface AddressFault {
  readonly kind: string;
  readonly test: (korean: string, english: string) => boolean;
}

/** How a complete English address ends: with a province, a city or a country. */
const PROVINCE =
  /(?:Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong-si|[A-Z][a-z]+-do|[A-Z][a-z]+-si|Japan|China|Hong Kong|Cayman Islands|Tokyo|Taiwan|USA|Singapore|Vietnam)$/;
const HANGUL = /\p{Script=Hangul}/u;
/**
 * A Latin letter, spelled in Hangul, before `동` (a wing). The English must have the letter itself.
 */
const LETTER_WING = /(?<=^|[\s,(])(?:에이|씨|디|에프|에이치|에스|케이|엘|엠)동(?![가-힣])/u;

const korean = (text: string) => HANGUL.test(text);

const ADDRESS_FAULTS: readonly AddressFault[] = [
  {
    kind: "Hangul or &nbsp left",
    test: (_, english) => /\p{Script=Hangul}|&nbsp/u.test(english),
  },
  {
    kind: "empty parts or doubled blanks",
    test: (_, english) => /, ,|\s{2}|^[\s,]|[\s,]$/u.test(english),
  },
  {
    kind: "stray Je (제5층, 제2공장)",
    test: (text, english) =>
      korean(text) &&
      /제\s?\d/u.test(text) &&
      /(?:^|[\s,])Je(?=$|[\s,])|[a-z]je \d(?!-ro|-gil|\d)/.test(english),
  },
  {
    kind: "stray Korean word (Cheung, Ho, Dong, Gil, Saok)",
    test: (text, english) =>
      korean(text) &&
      /(?:^|[\s,])(?:Cheung|Ho|Hosil|Dong|Gil|Saok|Ri|Beonji)(?=$|[\s,])/.test(english),
  },
  {
    kind: "vague word (내, 외, 및, 전체)",
    test: (text, english) =>
      korean(text) &&
      /(?:^|[\s,])(?:Nae|Oe|Mit|Jeonche|Jeoncheung|Ilbu|Ilwon)(?=$|[\s,])/.test(english),
  },
  {
    kind: "wing lost",
    test: (text, english) => LETTER_WING.test(text) && !/[A-Z]-dong/.test(english),
  },
  {
    kind: "no number, though the Korean address has one",
    test: (text, english) => {
      const number = numberOf(text);
      return number !== null && !parts(english).includes(number);
    },
  },
  {
    kind: WRONG_NUMBER,
    test: (text, english) => {
      const at = numberPart(english);
      return at !== null && !hasNumber(text, at);
    },
  },
  {
    kind: "a bare number before the building number",
    test: (text, english) => {
      if (!korean(text)) return false;
      const numeric = parts(english).filter((part) => /^[\d-]+$/.test(part));
      return numeric.length > 1;
    },
  },
  {
    kind: "a lot or building number of five digits",
    test: (text, english) =>
      korean(text) && parts(english).some((part) => /^\d{5,}(?:-\d+)?$/.test(part)),
  },
  {
    kind: "no province",
    test: (text, english) => korean(text) && !PROVINCE.test(english),
  },
  {
    kind: "a part twice",
    test: (text, english) => {
      if (!korean(text)) return false;
      const long = parts(english).filter((part) => part.length > 3);
      return new Set(long).size < long.length;
    },
  },
  {
    kind: "a district inside the building name",
    test: (text, english) =>
      korean(text) &&
      /[a-z](?:do|si|gu|eup|myeon) [A-Z][a-z]+(?:si|gu|gun|dong|ro)\b/.test(english),
  },
  {
    kind: "roman numeral glued to a number",
    test: (text, english) => /[ⅠⅡⅢⅣⅤ]\d/u.test(text) && /[IVX]\d/.test(english),
  },
  {
    kind: "postal code left",
    test: (text, english) =>
      korean(text) && /^\(?\d{3}-?\d{2,4}\)?[\s,]/u.test(text) && postal(text, english),
  },
];

export function addressFaults(text: string, english: string): string[] {
  return ADDRESS_FAULTS.filter(({ test }) => test(text, english)).map(({ kind }) => kind);
}

function parts(english: string): string[] {
  return english.split(", ");
}

function numberPart(english: string): string | null {
  const all = parts(english);
  const at = all.findIndex(
    (part) => /-(?:ro|daero|gil|dong|ri|ga|eup|myeon)$/.test(part) && !/^[\dA-Z]+-dong$/.test(part),
  );
  const number = all[at - 1]?.replace(/^(?:Jiha|san) /, "");
  return number !== undefined && /^\d+(?:-\d+)*$/.test(number) ? number : null;
}

/** Whether the Korean text has this number by itself, not attached to a floor or room. */
function hasNumber(text: string, number: string): boolean {
  const plain = text.normalize("NFKC").replace(/(?<=\d)\s*-\s*(?=\d)/gu, "-");
  const escaped = number.replaceAll("-", "\\s?-\\s?");
  return new RegExp(`(?<![\\d-])${escaped}(?!\\d|-\\d|\\s?[층호])`, "u").test(plain);
}

/** The building number after the road, if the Korean text has it by itself. */
function numberOf(text: string): string | null {
  const found =
    /[가-힣\d](?:로|길)\s+(\d{1,4}(?:-\d{1,4})?)(?=$|[\s,(])(?!\s*(?:가|길|번[가-힣]?길|층|호)(?![가-힣]))/u.exec(
      text.normalize("NFKC"),
    );
  return found?.[1] ?? null;
}

function postal(text: string, english: string): boolean {
  const code = /^\(?(\d{3}-?\d{2,4})\)?/u.exec(text)?.[1] ?? "";
  return parts(english).some((part) => part.includes(code));
}
