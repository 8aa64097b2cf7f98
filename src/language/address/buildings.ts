import { composeName, nth } from "../compose.ts";
import { tables } from "../kinds/tables.ts";
import { LETTER_BY_NAME, WING_LETTER } from "../letter-names.ts";
import { hasNameTables, nameTables } from "../name-tables.ts";
import { romanizeWord } from "../romanize.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { vocabulary } from "../vocabulary.ts";
import { BUILDING_ENDS, BUILDING_PART, BUILDING_PARTS } from "./address-words.ts";

const PART = new RegExp(`^(.*?)(${BUILDING_PART})$`, "u");

export function englishBuilding(name: string): string {
  const [, owner = "", part] = PART.exec(name) ?? [];
  if (part !== undefined) return `${englishBuilding(owner)} ${BUILDING_PARTS.get(part)}`.trim();
  if (name.endsWith("타워동")) return englishBuilding(name.slice(0, -1));
  const [, wing] = /^(.{2,})동$/u.exec(name) ?? [];
  if (wing !== undefined) return `${englishBuilding(wing)}-dong`;
  // 삼성동빌딩 is a building named after its district.
  const [, district = "", suffix] = DISTRICT_BUILDING.exec(name) ?? [];
  if (suffix !== undefined) return `${romanizeWord(district)}-dong ${englishBuilding(suffix)}`;
  const spaced = name
    .replace(LETTER_BEFORE_BUILDING, (letter) => `${LETTER_BY_NAME.get(letter)} `)
    .replace(/제\s?(\d{1,3})(?=[가-힣]|$)/gu, (_, number) => `${nth(Number(number))} `)
    .replace("지식산업센터", " Knowledge Industry Center ");
  return composeName(spaced, hasNameTables() ? buildingVocabulary() : null)?.name ?? "";
}

const DISTRICT_BUILDING = new RegExp(`^([가-힣\\d]{2,})동(${BUILDING_ENDS})$`, "u");

/** 디타워 is D Tower, 에이치스퀘어 is H Square. */
const LETTER_BEFORE_BUILDING = new RegExp(`^${WING_LETTER}(?=${BUILDING_ENDS})`, "u");

let cachedVocabulary: Vocabulary | undefined;

/** Buildings are named after companies and places. */
function buildingVocabulary(): Vocabulary {
  if (cachedVocabulary !== undefined) return cachedVocabulary;
  const { words, listed, ...rest } = vocabulary();
  const places = Array.from(tables().places, (place) => [place, romanizeWord(place)] as const);
  const ofBuildings = Object.entries(nameTables().buildingWords);
  cachedVocabulary = {
    ...rest,
    words: new Map([...places, ...words, ...ofBuildings]),
    listed: new Map([...listed, ...ofBuildings.map(([word]) => [word, "anywhere"] as const)]),
  };
  return cachedVocabulary;
}
