/** Splits a Korean address into words. */
import { CLEAR_WING_LETTER, LETTER_BY_NAME } from "../letter-names.ts";
import { BUILDING_ENDS } from "./address-words.ts";

/** Floors, rooms and wings in brackets become words. `reference` is the other text in brackets. */
export function tokenize(korean: string): { tokens: string[]; reference: string } {
  let reference = "";
  const tokens = korean
    .replace(/^(?:대한민국|한국)\s+/u, "")
    .replace(POSTAL_CODE, "")
    .replace(/^[^\d]+/u, (places) => places.replace(BLANK_IN_PLACE, ""))
    .replace(ROAD_ADDRESS_IN_BRACKETS, " ")
    .replace(TYPED_IN_LATIN, (_, keys: string) => UNIT_BY_KEYS.get(keys) ?? "")
    // Floors and rooms in a row: 19.20층, 3·4층, 3/4층.
    .replace(/(?<=\d)\s?[.·/]\s?(?=\d+(?:\s?[.·/]\s?\d+)*\s?[층호])/gu, ",")
    .replace(BUILDING_ABBREVIATED, "빌딩 ")
    .replace(WING_AFTER_BUILDING, " ")
    .replace(/(\d+)B[/-]?(\d+)L(?![A-Za-z])/gu, "$1블럭 $2로트")
    .replace(
      BLOCK_AFTER_LETTERS,
      (_, name: string, letter: string, lot: string) =>
        `${name} ${LETTER_BY_NAME.get(letter)}${lot}블럭 `,
    )
    // Remove 1055603-4호, because the lot and the room in it cannot be told apart.
    .replace(/(?<!\d)\d{6,}(?:-\d+)*\s?[층호]|#(?=\d)/gu, " ")
    .replace(ORDINAL_UNIT, " ")
    .replace(VAGUE, " ")
    // A lot with blanks around its hyphen: 34 -8 번지.
    .replace(/(?<=\d)(?: -\s?|- )(?=\d+(?:[\s,(]|번지|$))/gu, "-")
    .replace(/(?<=[가-힣][로길])-(?=\d)/gu, " ")
    // The old form of the lot 870-17: 870번지 17호.
    .replace(/(?<=\d) ?번지 ?(\d{1,2}) ?호(?=[\s,(]|$)/gu, "-$1")
    .replace(/(?<=\d)번지(\d{1,2})(?=[\s,(]|$)/gu, "-$1")
    .replace(/(?<=\d)\s?의\s?(?=\d)/gu, "-")
    .replace(/\(([^()]*)\)?|\[([^\]]*)\]?/gu, (_, round: string, square: string = round) => {
      reference ||= namesOf(square);
      return ` ,${roomsOf(square)}, `;
    })
    .replace(/[()[\]]/gu, " ")
    .replace(PROVINCE_AT_START, "$1 ")
    .replace(/(?<=^|\s)([가-힣]{2,4}[시군])(?=[가-힣]{1,4}[구읍면](?:\s|$))/gu, "$1 ")
    .replace(WARD_GLUED, "$1 ")
    .replace(
      /(?<=[가-힣](?:로|길|동|리|가))(?=\d+(?:-\d+)?(?:번지)?(?:[\s,]|$)|\d+-\d+[가-힣])/gu,
      " ",
    )
    .replace(/,/gu, " , ")
    .split(/\s+/u)
    .filter((token) => token !== "" && token !== "-");
  return { tokens, reference };
}

const POSTAL_CODE =
  /^(?:\(?우(?:편번호)?\)?[\s:]*)?(?:[([]\s?(?:\d{5}|\d{3}-\d{3})\s?[)\]]|(?:\d{5}|\d{3}-\d{3})(?=\s))\s*/u;

/** The start of a road address in brackets after a lot: 원동 813-5 (도로명주소: … 대원로 57). */
const ROAD_ADDRESS_IN_BRACKETS =
  /[([]\s?(?:도로명\s?주소|도로명|새\s?주소|신\s?주소)\s?:?\s?(?=[가-힣])/u;

/** Syllables typed while the keyboard was set to Latin letters: 1111gh is 1111호. */
const UNIT_BY_KEYS: ReadonlyMap<string, string> = new Map([
  ["gh", "호"],
  ["cmd", "층"],
  ["ehd", "동"],
]);
const TYPED_IN_LATIN = /(?<=\d)(gh|cmd|ehd)(?![a-z])/gu;

const LETTER = [...LETTER_BY_NAME.keys()].sort((a, b) => b.length - a.length).join("|");

/** The ordinal prefix 제 (제15층, 제에이3504호, 제비동), or an unfinished ordinal at the end. */
const ORDINAL_UNIT = new RegExp(
  `제\\s?(?=(?:${LETTER}|[A-Za-z])?-?(?:지하\\s?)?\\d+(?:\\s?[,~-]\\s?\\d+)*\\s?(?:층|호|동(?![가-힣])|관|차|단지))|제\\s?\\d*$|(?<=^|[\\s,])제(?=(?:${CLEAR_WING_LETTER}|타워|[A-Za-z가나다라마바사])동(?![가-힣]))`,
  "gu",
);

const BUILDING_ABBREVIATED = /(?<![A-Za-z\d])(?:B\/D|BD|BLDG\.?)(?=[\s,(\d]|$)/giu;

/** The place between a building and its wing where a blank is missing: 한빛센터비동. */
const WING_AFTER_BUILDING = new RegExp(
  `(?<=${BUILDING_ENDS})(?=${CLEAR_WING_LETTER}동(?![가-힣]))`,
  "gu",
);

/** The block of a site whose name consists of letters: 디엠씨비6-2 is B6-2 of DMC. */
const BLOCK_AFTER_LETTERS = new RegExp(`((?:${LETTER}){2,8})(${LETTER})(\\d+-\\d+)`, "gu");

/** A blank inside the name of a place or road: 강남 구, 테헤란 로. */
const BLANK_IN_PLACE = /(?<=[가-힣]) (?=(?:특별시|광역시|[시도구군읍면동리로길])(?:\s|$))/gu;

/** Text to remove: "… and n more lots", "part of …", legal forms, the country and phone numbers. */
const VAGUE =
  /우편번호\s?\d*|(?:TEL|Tel|T|전화)?[.:\s]{0,2}(?<!\d)0\d{1,2}-\d{3,4}-\d{4}|(?<=\s)(?:대한민국|귀하|귀중)(?=[\s,]|$)|외\s*\d*\s*(?:필지|개소|개\s?호)|(?<=\d|번지)\s?외\s?\d+(?=[\s,(]|$)|일부호?|주식회사|\(주\)|(?<=[\s\d층호동])(?:내|외|일대|일원|전체|전층|전부)(?=[\s,()]|$)/gu;

const PROVINCE_AT_START =
  /^((?:전남광주통합|[가-힣]{2})(?:특별자치시|특별시자치도|특별자치도|특별시|광역시)|경기도|강원도|[충전경][가-힣][남북]도|(?:서울시?|경기|강원|[충전경][남북])(?!특별|도)(?=[가-힣]{1,3}[시군구])|(?:부산|대구|인천|광주|대전|울산)시(?=[가-힣]{1,3}[구군]))(?!자치도)(?=[가-힣])/u;

/** A ward without a blank after it: 서울특별시 강남구테헤란로 152. */
const WARD_GLUED =
  /(?<=^(?:서울|부산|대구|인천|광주|대전|울산)\S*\s)([가-힣]{1,3}구)(?=[가-힣]{2,}(?:로|길|동)(?:[\d\s]|$))/u;

const ROOMS =
  /(?:지하\s?)?(?:\d{1,2}\s?,\s?)*\d+(?:[~-]\d+)*\s?[층호](?![가-힣])|(?<![\d가-힣])(?:\d{1,4}|[A-Za-z])동(?![가-힣])/gu;

function roomsOf(reference: string): string {
  // 표시층 23층 is the floor that the lift shows.
  if (reference.includes("표시")) return "";
  return (reference.match(ROOMS) ?? []).join(" ");
}

/** Text in brackets that is not the name of the building: an address, a former name or a note. */
const OTHER_REFERENCE = /^구[\s.:)]|표시|특별|광역|경기도|도로명/u;

function namesOf(reference: string): string {
  return OTHER_REFERENCE.test(reference) ? "" : reference.replace(ROOMS, " ");
}
