/** Recognises sole proprietors, and removes their names and home addresses (docs/security.md). */
import { isSoleProprietor } from "../lib/business-number.ts";
import { DATA_SETS, type DataSetName } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import type { LiveAnswer } from "./store.ts";

export function isPersonal(number: string, live: Pick<LiveAnswer, "facts">[]): boolean {
  return isSoleProprietor(number) || live.some(({ facts }) => facts?.isSoleProprietor);
}

/** Also removes the corporate number: in a person's data it could be a resident number. */
export function withoutPersonalData(dataSet: DataSetName, facts: LiveFacts): LiveFacts {
  const isOwn = DATA_SETS[dataSet].usesOwnerNames || isOwnName(facts);
  const companyName = isOwn ? null : facts.companyName;
  return {
    ...facts,
    companyName,
    // Without the Korean name, no one can tell whether the English name is the owner's.
    englishName: companyName === null ? null : facts.englishName,
    representatives: null,
    corporateNumber: null,
    address: facts.address && districtOf(facts.address),
  };
}

function isOwnName({ companyName, representatives }: LiveFacts): boolean {
  const plain = (name: string | null) => name?.replaceAll(" ", "");
  return representatives?.some((name) => plain(name) === plain(companyName)) ?? false;
}

const PROVINCE =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충[남북]|전[남북]|경[남북]|(?:충청|전라|경상)[남북])(?:시|특별시|광역시|특별자치[시도]|도)?$/;

/** Null unless the address begins with a province: words of other addresses may be personal. */
function districtOf(address: string): string | null {
  const [province = "", ...words] = address.trim().split(/\s+/);
  if (!PROVINCE.test(province)) return null;
  const end = words.findIndex((word) => !/^.{1,5}[시군구]$/u.test(word));
  return [province, ...words.slice(0, end < 0 ? 2 : Math.min(end, 2))].join(" ");
}
