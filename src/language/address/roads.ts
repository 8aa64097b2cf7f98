import { romanizeHangul } from "../revised-romanization.ts";
import { capitalize } from "../romanize.ts";
import { ROAD_WORDS } from "./address-words.ts";
import { englishProvince } from "./places.ts";
import { ROAD_NAMES } from "./road-names.ts";

/** Captures 삼성로, 129 and 번 of 삼성로129번길. */
const ROAD_AND_BRANCH = /^(.+(?:대로|로|[^번\d]길))(\d+)([가-힣]*?)길$/u;

/** The English name of a road of `ROAD_NAMES` or of its branch; null if the road is not listed. */
export function officialRoad(road: string, places: readonly string[]): string | null {
  const province = englishProvince(places[0] ?? "");
  const [, main = road, branch, kind = ""] = ROAD_AND_BRANCH.exec(road) ?? [];
  for (const [where, names] of Object.entries(ROAD_NAMES)) {
    const official = names[road] ?? names[main];
    if (official === undefined || !isAt(where, province, places)) continue;
    const isWhole = road in names || branch === undefined;
    return isWhole ? official : `${official} ${branch}${romanizeHangul(kind)}-gil`;
  }
  return null;
}

/** Whether a place of `ROAD_NAMES` fits an address. Many addresses leave out the province. */
function isAt(where: string, province: string | undefined, places: readonly string[]): boolean {
  const [itsProvince, city] = where.split(" ");
  const isOther = province !== undefined && province !== itsProvince;
  return !isOther && (city === undefined || places.includes(city));
}

/** `대왕판교로645번길` → `Daewangpangyo-ro 645beon-gil`. */
export function englishRoad(road: string): string {
  const [, main = "", branch, kind = ""] = ROAD_AND_BRANCH.exec(road) ?? [];
  if (branch !== undefined) return `${englishRoad(main)} ${branch}${romanizeHangul(kind)}-gil`;
  // 청와대로 is 청와대 + 로, not 청와 + 대로. A single syllable also keeps its 대: 중대로, Jungdae-ro.
  const [, whole = "", suffix = ""] =
    /^((?:.|청와|낙성|능허)대|.+?)(대로|로|길)$/u.exec(road) ?? [];
  // A number after a name is a separate word: 도움6로 is Doum 6-ro. But 63로 and 4·19로 have no name.
  const [, name = whole, number] = /^(.*[^\d.·])(\d+번?)$/u.exec(whole) ?? [];
  const counted = number === undefined ? "" : ` ${romanizeHangul(number)}`;
  return `${roadName(name)}${counted}-${romanizeHangul(suffix)}`;
}

/** A capturing group, so that splitting keeps the words. */
const ROAD_WORD = new RegExp(`(${[...ROAD_WORDS.keys()].join("|")})`, "u");

function roadName(name: string): string {
  return name
    .split(ROAD_WORD)
    .filter((part) => part !== "")
    .map((part) => ROAD_WORDS.get(part) ?? romanizeHangul(part))
    .map((piece, i) => (i === 0 ? capitalize(piece) : piece))
    .join(" ");
}
