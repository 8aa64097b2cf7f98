/** Shops named after their owner: 김씨네, 영철이네, 철수네 or the full name (홍길동헤어). */
import { FAMILY_NAMES } from "./family-names.ts";
import { latinPersonName } from "./person-names.ts";
import { romanizeWord } from "./romanize.ts";

export interface Owner {
  /** In syllables. */
  readonly length: number;
  readonly english: string;
}

const FAMILY = /^(?<family>[가-힣]{1,2})[씨가]네/u;
const NAMED = /^(?<name>[가-힣]{2,4})네/u;
/** 맛있네, 우리네 and 동네 are not a name with 네. */
const NO_OWNER = /(?:있|없|좋|겠|었|았|하|구|려|우리|어린이|동)$/u;
/** Animals and nicknames whose last syllable is 이. Behind other names 이 only eases speech. */
const ENDS_IN_I = /(?:고양|호랑|원숭|부엉|거북|멍멍|야옹|꼬맹|똑똑|개똥|복덩|귀염|방울|똘똘)이$/u;

/**
 * @param isWord whether a text consists of known words
 * @returns the owner at the start of a shop's name, before known words or nothing
 */
export function ownerAtStart(run: string, isWord: (text: string) => boolean): Owner | null {
  const family = FAMILY.exec(run);
  const familyName = FAMILY_NAMES.get(family?.groups?.family ?? "");
  if (family !== null && familyName !== undefined) {
    const rest = run.slice(family[0].length);
    if (rest === "" || isWord(rest))
      return { length: family[0].length, english: `${familyName}'s` };
  }
  const person = personAtStart(run, isWord);
  if (person !== null) return person;
  const named = NAMED.exec(run);
  const name = named?.groups?.name ?? "";
  if (named === null || NO_OWNER.test(name) || isWord(named[0])) return null;
  const rest = run.slice(named[0].length);
  if (rest === "집") return { length: run.length, english: `${romanizeWord(name)}'s House` };
  if (rest === "" ? !GIVEN.test(name) && !/..이$/u.test(name) : !isWord(rest)) return null;
  const isEased = /[가-힣][^가-힣]?이$/u.test(name) && name.length > 2 && !ENDS_IN_I.test(name);
  return {
    length: named[0].length,
    english: `${romanizeWord(isEased ? name.slice(0, -1) : name)}'s`,
  };
}

const FIRST_OF_GIVEN =
  "가강건경광규근기나남다대도동두만명문미민범병보상서석선성세소송수숙순승시신아안연영예옥용우운원유윤은의인일재정제종주준중지진찬창채철춘충태하학한해향현형혜호화효훈희";
const LAST_OF_GIVEN =
  "가강건경곤광국규균근기길나남녀노덕도동란람래련록림만명모목문미민배범별복봉빈산상서석선설섭성세솔수숙순승식신아안애연열엽영예옥완용우욱운원월유윤은의인일임자재정제조종주준중지진찬창채천철춘태택표필하학한해혁현형혜호화환회훈휘희";
const GIVEN = new RegExp(`^[${FIRST_OF_GIVEN}][${LAST_OF_GIVEN}]$`, "u");
/** Families whose names hardly ever begin another word. */
const PERSON = new RegExp(
  `^[김이박최정강조윤장임한오서신권황송홍전유안배백허곽엄변][${FIRST_OF_GIVEN}][${LAST_OF_GIVEN}]$`,
  "u",
);
/** Words that look like names of persons: 정다운 (friendly). */
const NO_PERSON =
  /^(?:정다운|이동수|신세계|한세상|강남역|서대문|조선소|서해안|동해안|신동아|전주)/u;
/** Trades in which shops often have the name of their owner. */
const PERSONAL =
  /^(?:헤어|미용실|뷰티|네일|에스테틱|부티크|의상실|한복|양복점|스튜디오|사진관|플라워|꽃|베이커리|과자점|제과|스시|초밥|필라테스|요가|발레|무용|댄스|피아노|음악|미술|수학|영어|국어|논술|안경|태권도|골프|갤러리|웨딩|메이크업|치킨|김밥|만두|족발|국수|칼국수|떡|보쌈|냉면|갈비|커피|도시락|쿠킹|요리|부동산|공인중개|공방|화실|도예|케이크|초콜릿|빵|짬뽕|순대|감자탕|설렁탕|곰탕|해장국|추어탕|부대찌개|찌개|아구찜|아귀찜|횟집|식당|한정식|족발|막국수|닭갈비|삼계탕|통닭|정육점|피자|파스타|돈까스|우동|바버)/u;

function personAtStart(run: string, isWord: (text: string) => boolean): Owner | null {
  const name = run.slice(0, 3);
  const rest = run.slice(3);
  if (!PERSON.test(name) || NO_PERSON.test(name) || !PERSONAL.test(rest)) return null;
  return isWord(rest) && !isWord(name) ? { length: 3, english: latinPersonName(name) } : null;
}
