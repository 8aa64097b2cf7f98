/**
 * `node language-data/road-names/make.ts <개선_도로명코드_전체분.txt>`: makes
 * `src/language/address/road-names.ts` from the official table (CP949). The file lists the roads
 * with an official English name that does not follow the rules.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { roadExceptions } from "./exceptions.ts";

const FILE = join(import.meta.dirname, "..", "..", "src", "language", "address", "road-names.ts");

const [tableFile] = process.argv.slice(2);
if (tableFile === undefined)
  throw new Error("usage: node language-data/road-names/make.ts <table.txt>");
const { names, roads, different, contradictory } = roadExceptions(
  new TextDecoder("euc-kr").decode(readFileSync(tableFile)),
);
if (roads === 0)
  throw new Error(`${tableFile} has no roads: it has another format, or is not CP949.`);

const cities = Object.entries(names)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([where, of]) => {
    const entries = Object.entries(of).map(
      ([road, latin]) => `    ${propertyName(road)}: "${latin}",`,
    );
    return `  "${where}": {\n${entries.sort().join("\n")}\n  },`;
  });
writeFileSync(
  FILE,
  `/**
 * Roads that do not follow the rules of \`roads.ts\`, by province and city. These roads are named
 * after a company. In other places, a road with the same name follows the rules (삼성로 in Gangnam is
 * Samseong-ro). \`language-data/road-names/make.ts\` makes this file from the official table.
 */
export const ROAD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${cities.join("\n")}
};
`,
);
console.log(`${roads} roads, ${different} spelled differently from the rules`);
console.log(`${contradictory} left out, because they have several spellings in one city`);

/** Writes a road as a property name, in quotes only if necessary (63로), as the formatter does. */
function propertyName(road: string): string {
  return /^\p{L}[\p{L}\d]*$/u.test(road) ? road : `"${road}"`;
}
