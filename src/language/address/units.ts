import { nth } from "../compose.ts";
import { CLEAR_WING_LETTER, LETTER_BY_NAME, WING_LETTER } from "../letter-names.ts";
import { romanizeHangul } from "../revised-romanization.ts";
import { romanizeWord } from "../romanize.ts";

interface Unit {
  readonly pattern: RegExp;
  readonly english: (match: RegExpExecArray) => string;
  /** Set for a part of the building's name (2차, 1단지), not for a place inside the building. */
  readonly ofName?: true;
}

/** The first pattern that matches at a position wins. */
const UNITS: readonly Unit[] = [
  { pattern: /(\d+)호동/uy, english: ([, number = ""]) => `${number}-dong` },
  { pattern: /(\d+)호관/uy, english: ([, number = ""]) => `Building ${number}` },
  {
    pattern: /(?:지하층?|지층)(?=[\s,]|\d+호|$)(?!\s*\d[\d\s,~-]*층)/uy,
    english: () => "Basement",
  },
  { pattern: /옥[탑상]층?/uy, english: () => "Rooftop" },
  {
    pattern: /지하\s?(\d+)\s?층?\s?[~-]\s?지상\s?(\d+)\s?층/uy,
    english: ([, from = "", to = ""]) => `B${from}~${to}F`,
  },
  {
    pattern: /(?:지하|[Bb]|비)\s?(\d+(?:\s*[,~-]\s*[Bb]?\d+)*)\s*층/uy,
    english: ([, floors = ""]) => `B${withoutBlanks(floors)}`,
  },
  {
    pattern: /(?:지상\s?)?(\d+(?:층?\s*~\s*\d+|\s*[,-]\s*\d+)*)\s*층/uy,
    english: ([, floors = ""]) => `${withoutBlanks(floors).replace(/층/gu, "F")}F`,
  },
  // 507-비217호 is 507-B217-ho.
  {
    pattern: new RegExp(`(\\d+)-${WING_LETTER}-?(\\d+)호`, "uy"),
    english: ([, side = "", wing = "", room = ""]) =>
      `${side}-${LETTER_BY_NAME.get(wing)}${room}-ho`,
  },
  {
    pattern:
      /([A-Za-z]?-?\d+(?:호?\s*[~-]\s*[A-Za-z]?\d+|\s*,\s*[A-Za-z]?\d+)*)\s?(?:호실|호)(?!선)/uy,
    english: ([, rooms = ""]) => `${withoutBlanks(rooms).replace(/호[~-]/gu, "~")}-ho`,
  },
  {
    pattern: /([Bb]?\d+)F(?![A-Za-z가-힣])/uy,
    english: ([, floor = ""]) => `${floor.toUpperCase()}F`,
  },
  {
    pattern: /(\d+(?:[,~-]\d+)*)\s?동(?![가-힣])/uy,
    english: ([, number = ""]) => `${number}-dong`,
  },
  {
    pattern: /(\d{1,3})차(?![가-힣])/uy,
    english: ([, number = ""]) => nth(Number(number)),
    ofName: true,
  },
  {
    pattern: /(\d+)(단지|관)(?![가-힣])/uy,
    english: ([, number = "", unit = ""]) => `${number}-${romanizeHangul(unit)}`,
    ofName: true,
  },
  {
    pattern: /([A-Za-z]?\d+(?:-\d+)?|[A-Za-z])\s?블[록럭]/uy,
    english: ([, number = ""]) => `Block ${number}`,
  },
  // The blocks of some industrial sites have a number and a letter: 시화공단 3나 507호.
  {
    pattern: /(\d)([나다라마바사])(?=[\s,/]*\d+(?:[호\s,]|$))/uy,
    english: ([, number = "", letter = ""]) => `Block ${number}-${romanizeWord(letter)}`,
  },
  { pattern: /(\d+(?:-\d+)?)\s?[로롯]트/uy, english: ([, number = ""]) => `Lot ${number}` },
  {
    pattern: /([A-Za-z])\s?동(?![가-힣])/uy,
    english: ([, wing = ""]) => `${wing.toUpperCase()}-dong`,
  },
  {
    pattern: new RegExp(`${CLEAR_WING_LETTER}동(?![가-힣])|([이지])동(?=\\s*\\d+[층호])`, "uy"),
    english: ([, clear = "", wing = clear]) => `${LETTER_BY_NAME.get(wing)}-dong`,
  },
  {
    pattern: new RegExp(`${WING_LETTER}[-\\s]?(\\d+(?:~\\d+호)?)호?(?![가-힣])`, "uy"),
    english: ([, wing = "", rooms = ""]) =>
      `${LETTER_BY_NAME.get(wing)}-${rooms.replace("호", "-ho")}`,
  },
  {
    pattern: /([가나다라마바사])동(?![가-힣])/uy,
    english: ([, wing = ""]) => `${romanizeWord(wing)}-dong`,
  },
  // A bare number of three or four digits before a comma or the end is a room.
  {
    pattern: /(\d{3,4}(?:-\d{1,2}|~\d{3,4})?)(?=\s*(?:,|$))/uy,
    english: ([, room = ""]) => `${room}-ho`,
  },
];

export function unitAt(
  text: string,
  at: number,
): { english: string; end: number; ofName: boolean } | null {
  for (const { pattern, english, ofName = false } of UNITS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { english: english(match), end: at + match[0].length, ofName };
  }
  return null;
}

function withoutBlanks(numbers: string): string {
  return numbers.replace(/\s+/gu, "");
}
