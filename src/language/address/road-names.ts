/**
 * Roads that do not follow the rules of `roads.ts`, by province and city. These roads are named
 * after a company. In other places, a road with the same name follows the rules (삼성로 in Gangnam is
 * Samseong-ro). `language-data/road-names/make.ts` makes this file from the official table.
 */
export const ROAD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Chungcheongnam-do 아산시": { 삼성로: "Samsung-ro" },
  "Gyeonggi-do 수원시": { 삼성로: "Samsung-ro" },
};
