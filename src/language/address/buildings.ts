/** Writes the names of buildings in English. */
import { cutName, nth } from "../compose.ts";
import { CLEAR_WING_LETTER, LETTER_BY_NAME } from "../letter-names.ts";
import { HANGUL } from "../revised-romanization.ts";
import { capitalize, romanizeWord } from "../romanize.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { vocabulary } from "../vocabulary.ts";
import { BUILDING_WORDS } from "./address-words.ts";

export function englishBuilding(name: string): string {
  // 관리동 and 디타워동 are wings with a name; 삼성동빌딩 is a building named after its district.
  const [, stem = "", suffix] =
    /^([가-힣A-Za-z\d]{2,})동(빌딩|타워|센터|오피스텔)?$/u.exec(name) ?? [];
  if (stem !== "" && suffix === undefined) return `${englishBuilding(stem)}-dong`;
  if (suffix !== undefined) return `${romanizeWord(stem)}-dong ${BUILDING_WORDS.get(suffix) ?? ""}`;
  const spaced = name
    .replace(LETTER_BEFORE_BUILDING, (letter) => `${LETTER_BY_NAME.get(letter)} `)
    .replace(/제\s?(\d{1,3})(?=[가-힣])/gu, (_, number) => ` ${nth(Number(number))} `);
  return translateWords(spaced);
}

/** 디타워 is D Tower, 에이치스퀘어 H Square. */
const LETTER_BEFORE_BUILDING = new RegExp(
  `^${CLEAR_WING_LETTER}(?=타워|빌딩|스퀘어|센터|플라자|프라자|밸리|파크|시티|몰)`,
  "u",
);

let cachedVocabulary: Vocabulary | undefined;

/** Includes the company words, because buildings are named after companies. */
function buildingVocabulary(): Vocabulary {
  const { words, listed, ...rest } = vocabulary();
  cachedVocabulary ??= {
    ...rest,
    words: new Map([...words, ...BUILDING_WORDS]),
    listed: new Set([...listed, ...BUILDING_WORDS.keys()]),
  };
  return cachedVocabulary;
}

function translateWords(name: string): string {
  return name
    .replace(HANGUL, (run) => {
      const pieces: string[] = [];
      let rest = "";
      const addRest = () => {
        if (rest !== "") pieces.push(romanizeWord(rest));
        rest = "";
      };
      for (const { kind, korean, english } of cutName(run, buildingVocabulary())) {
        if (kind === "rest") rest += korean;
        else {
          addRest();
          pieces.push(english.replace(/^\+/u, "").split(" ").map(capitalize).join(" "));
        }
      }
      addRest();
      return ` ${pieces.join(" ")} `;
    })
    .replace(/\s+/gu, " ")
    .trim();
}
