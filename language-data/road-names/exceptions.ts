/**
 * Finds the roads for which the rules of `src/language/address/roads.ts` do not give the English
 * name of the official table (`개선_도로명코드_전체분.txt` of juso.go.kr).
 */
import { englishProvince } from "../../src/language/address/places.ts";
import { englishRoad } from "../../src/language/address/roads.ts";

/** Columns, counted from 0. The table has 17 columns, separated by `|`, and no header. */
const COLUMN = { road: 1, latin: 2, province: 4, city: 6, removedOn: 16 };

/** The characters of an English road name. Anything else in the column is a mistake. */
const LATIN_NAME = /^[A-Za-z0-9][A-Za-z0-9 .'&-]*$/;

export interface RoadExceptions {
  /**
   * The official names that differ from the names that the rules give. Keyed by province and city,
   * and then by road, as in `road-names.ts`.
   */
  names: Record<string, Record<string, string>>;
  roads: number;
  /** How many roads have one official name, and this name differs from what the rules give. */
  different: number;
  /** How many roads have several official names in one city. `names` omits these roads. */
  contradictory: number;
}

export function roadExceptions(table: string): RoadExceptions {
  const spellings = new Map<string, { where: string; road: string; latin: Set<string> }>();
  for (const line of table.split(/\r?\n/)) {
    const cells = line.split("|").map((cell) => cell.trim());
    const [road = "", latin = ""] = [cells[COLUMN.road], cells[COLUMN.latin]];
    const province = englishProvince(cells[COLUMN.province] ?? "");
    const isInUse = (cells[COLUMN.removedOn] ?? "") === "";
    if (!isInUse || province === undefined || road === "" || !LATIN_NAME.test(latin)) continue;
    // Keep only the city (수원시 of 수원시 영통구), because an address may omit the ward, and a road may
    // be in several wards.
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
