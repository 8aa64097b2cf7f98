/**
 * What the official table of road names (`개선_도로명코드_전체분.txt` of juso.go.kr) has otherwise than
 * the rules of `src/language/address/roads.ts` make it. No I/O.
 */
import { englishProvince } from "../../src/language/address/places.ts";
import { englishRoad } from "../../src/language/address/roads.ts";

/** The columns of the table, which has no header; 17 of them, separated by `|`. */
const COLUMN = { road: 1, latin: 2, province: 4, city: 6, removedOn: 16 };

/** What an English road name can hold: anything else in the column is a mistake. */
const LATIN_NAME = /^[A-Za-z0-9][A-Za-z0-9 .'&-]*$/;

export interface RoadExceptions {
  /** By province and city, then by road, in the form of `src/language/address/road-names.ts`. */
  names: Record<string, Record<string, string>>;
  /** Roads of the table, and of these: with another spelling, and with two in one city. */
  roads: number;
  different: number;
  contradictory: number;
}

/** @param table the text of the table */
export function roadExceptions(table: string): RoadExceptions {
  const spellings = new Map<string, { where: string; road: string; latin: Set<string> }>();
  for (const line of table.split(/\r?\n/)) {
    const cells = line.split("|").map((cell) => cell.trim());
    const [road = "", latin = ""] = [cells[COLUMN.road], cells[COLUMN.latin]];
    const province = englishProvince(cells[COLUMN.province] ?? "");
    const isInUse = (cells[COLUMN.removedOn] ?? "") === "";
    if (!isInUse || province === undefined || road === "" || !LATIN_NAME.test(latin)) continue;
    // 수원시 영통구: an address may leave the ward out, and a road crosses wards.
    const [city = ""] = (cells[COLUMN.city] ?? "").split(" ");
    const where = `${province} ${city}`.trim();
    const known = spellings.get(`${where}|${road}`);
    if (known) known.latin.add(latin);
    else spellings.set(`${where}|${road}`, { where, road, latin: new Set([latin]) });
  }
  const found: RoadExceptions = { names: {}, roads: 0, different: 0, contradictory: 0 };
  for (const { where, road, latin } of spellings.values()) {
    found.roads++;
    const [official = ""] = latin;
    if (latin.size > 1) found.contradictory++;
    else if (official !== englishRoad(road)) {
      found.different++;
      found.names[where] ??= {};
      found.names[where][road] = official;
    }
  }
  return found;
}
