/**
 * The roads whose official English name `roads.ts` does not find by rule, by province and city.
 * These few are known to be named after a company; the same name elsewhere is an ordinary one
 * (삼성로 in Gangnam is Samseong-ro). `language-data/road-names/make.ts` makes this file from the
 * official table.
 */
export const ROAD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Chungcheongnam-do 아산시": { 삼성로: "Samsung-ro" },
  "Gyeonggi-do 수원시": { 삼성로: "Samsung-ro" },
};
