/**
 * What of a business is a person's: a sole proprietor's name and home. It is neither stored nor
 * shown unless the operator decides otherwise (docs/security.md).
 */
import { isSoleProprietor } from "../disclosure/lookup.ts";
import { DATA_SETS, type DataSetName } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import type { LiveAnswer } from "./store.ts";

/** Whether the business is a sole proprietor's: its number tells, or any source does. */
export function isPersonal(number: string, live: Pick<LiveAnswer, "facts">[]): boolean {
  return isSoleProprietor(number) || live.some(({ facts }) => facts?.isSoleProprietor);
}

/**
 * A sole proprietor's facts without name and home: insurance calls a business by its owner. A
 * person has no corporate number: 13 digits in its place are a resident number.
 */
export function withoutPersonalData(source: DataSetName, facts: LiveFacts): LiveFacts {
  return {
    ...facts,
    companyName: DATA_SETS[source].isNamedByOwner || isOwnName(facts) ? null : facts.companyName,
    representatives: null,
    corporateNumber: null,
    address: facts.address && districtOf(facts.address),
  };
}

/** Some call their business by nothing but their own name. */
function isOwnName({ companyName, representatives }: LiveFacts): boolean {
  const plain = (name: string | null) => name?.replaceAll(" ", "");
  return representatives?.some((name) => plain(name) === plain(companyName)) ?? false;
}

const PROVINCE =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충[남북]|전[남북]|경[남북]|(?:충청|전라|경상)[남북])(?:시|특별시|광역시|특별자치[시도]|도)?$/;

/**
 * Province, city and district: 서울특별시 광진구, 경기도 수원시 영통구. Null where the address does
 * not begin with a province: then nobody can tell what else it begins with.
 */
function districtOf(address: string): string | null {
  const [province = "", ...words] = address.trim().split(/\s+/);
  if (!PROVINCE.test(province)) return null;
  const end = words.findIndex((word) => !/^.{1,5}[시군구]$/u.test(word));
  return [province, ...words.slice(0, end < 0 ? 2 : Math.min(end, 2))].join(" ");
}
