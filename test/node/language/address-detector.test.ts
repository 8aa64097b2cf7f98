import { describe, expect, it } from "vitest";
import { englishAddress } from "../../../src/language/address/english-address.ts";
import { ADDRESS_FAULTS, addressFaults, WRONG_NUMBER } from "../../bench/address-detector.ts";

const END = "Gangnam-gu, Seoul";
const START = "서울특별시 강남구";

const PLANTED: readonly (readonly [kind: string, korean: string, faulty: string])[] = [
  ["Hangul or &nbsp left", `${START} 테헤란로 152 한빛`, `한빛, 152, Teheran-ro, ${END}`],
  ["empty parts or doubled blanks", `${START} 테헤란로 152`, `152, , Teheran-ro, ${END}`],
  ["stray Je (제5층, 제2공장)", `${START} 테헤란로 152 제5층`, `5F, Je, 152, Teheran-ro, ${END}`],
  [
    "stray Korean word (Cheung, Ho, Dong, Gil, Saok)",
    `${START} 판교로 228번길 153동 902호`,
    `902-ho, Dong, 153, Pangyo-ro 228beon-gil, ${END}`,
  ],
  [
    "vague word (내, 외, 및, 전체)",
    `${START} 테헤란로 152 5층 전체`,
    `5F, Jeonche, 152, Teheran-ro, ${END}`,
  ],
  ["wing lost", `${START} 테헤란로 152 에스동 5층`, `5F, 152, Teheran-ro, ${END}`],
  [
    "no number, though the Korean address has one",
    `${START} 테헤란로 152 5층`,
    `5F, Teheran-ro, ${END}`,
  ],
  [
    WRONG_NUMBER,
    `${START} 판교로 228번길 153동 902호`,
    `902-ho, 153, Pangyo-ro 228beon-gil, ${END}`,
  ],
  [
    "a bare number before the building number",
    `${START} 테헤란로 152 402`,
    `402, 152, Teheran-ro, ${END}`,
  ],
  [
    "a lot or building number of five digits",
    `${START} 부림로 17041-3`,
    `17041-3, Burim-ro, ${END}`,
  ],
  ["no province", `${START} 테헤란로 152`, "152, Teheran-ro, Gangnam-gu"],
  [
    "a foreign address, spelled by sound",
    "일본 도쿄도 중앙구 교바시 2-5-18",
    "2-5-18, Gyoba-si, Jungang-gu, Tokyo, Japan",
  ],
  [
    "a part twice",
    `${START} 테헤란로 152 한빛빌딩`,
    `Hanbit Building, Hanbit Building, 152, Teheran-ro, ${END}`,
  ],
  [
    "a place or road twice",
    `${START} 테헤란로 152, 강남구 테헤란로 152 5층`,
    `5F, Gangnamgu Teherallo 152, 152, Teheran-ro, ${END}`,
  ],
  [
    "the type of a province (특별시), spelled by sound",
    "서울특별시 특별시 강남구 테헤란로 152",
    "152, Teheran-ro, Gangnam-gu, Teukbyeol-si, Seoul",
  ],
  [
    "a district inside the building name",
    `${START} 테헤란로 152 충청남도 천안시`,
    `Chungcheongnamdo Cheonansi, 152, Teheran-ro, ${END}`,
  ],
  [
    "a district after the number",
    `${START} 세종대로 110 태평로2가 한빛빌딩`,
    `Taepyeongno 2 Ga Hanbit Building, 110, Sejong-daero, ${END}`,
  ],
  [
    "English spelled by sound in a road",
    `${START} 테크노밸리로 12`,
    `12, Techno baelli-ro, ${END}`,
  ],
  [
    "roman numeral glued to a number",
    `${START} 테헤란로 152 타워Ⅲ1206호`,
    `Tower III1206-ho, 152, Teheran-ro, ${END}`,
  ],
  ["postal code left", `(06236) ${START} 테헤란로 152`, `06236, 152, Teheran-ro, ${END}`],
  [
    "a floor without its number, or a lone sign",
    `${START} 테헤란로 152 한빛빌딩 19.20층`,
    `20F, Hanbit Building 19., 152, Teheran-ro, ${END}`,
  ],
  [
    "a floor glued to the building, or B/D",
    `${START} 마포대로 155 LG마포B/D15F`,
    `LG Mapo B/D15F, 155, Mapo-daero, ${END}`,
  ],
  [
    "a building that reads like a district (사무동)",
    `${START} 테헤란로 152 사무동2층`,
    `2F, Samu-dong, 152, Teheran-ro, ${END}`,
  ],
  [
    "a part of a building spelled by sound (본점, 신관)",
    `${START} 테헤란로 152 한빛은행본점`,
    `Hanbit Bank Bonjeom, 152, Teheran-ro, ${END}`,
  ],
  [
    "an institution translated in part",
    `${START} 을지로 79 중소기업은행`,
    `Jungso Industrial Bank, 79, Eulji-ro, ${END}`,
  ],
  [
    "the Korean word for a building phase (2차), spelled by sound",
    `${START} 테헤란로 152 한빛디지털2차밸리`,
    `Hanbit Digital 2 Cha Valley, 152, Teheran-ro, ${END}`,
  ],
  [
    "a letter lost from a room (제에이-1801호)",
    `${START} 테헤란로 152 제에이-1801,1802호`,
    `1802-ho, Jeei -1801, 152, Teheran-ro, ${END}`,
  ],
  [
    "letters of a block joined to those of the site (디엠씨비6-2)",
    `${START} 상암동 디엠씨비6-2 한빛빌딩`,
    `DMCB 6-2 Hanbit Building, Sangam-dong, ${END}`,
  ],
  [
    "the block of an industrial site as a bare number (2나)",
    `${START} 공단로 31 2나 604호`,
    `604-ho, 2 Na, 31, Gongdan-ro, ${END}`,
  ],
  [
    "a loanword cut in two",
    `${START} 대덕대로 211 갤러리아타임월드`,
    `Gallery Ataim World, 211, Daedeok-daero, ${END}`,
  ],
  [
    "a building's name lost from the brackets",
    `${START} 국제금융로 10 28층(여의도동, Three IFC)`,
    `28F, 10, Gukjegeumyung-ro, ${END}`,
  ],
  [
    "a city lost",
    "충남 충남시 풍세면 남관리 195",
    "195, Namgwan-ri, Pungse-myeon, Chungcheongnam-do",
  ],
  [
    "lost: a building number and a floor that are written as one number",
    `${START} 전파로 24번길 934층`,
    `Jeonpa-ro 24beon-gil, ${END}`,
  ],
  ["a room of six digits", `${START} 역삼동 1055603-4호`, `1055603-4-ho, Yeoksam-dong, ${END}`],
];

describe("the address detector", () => {
  it.each(PLANTED)("finds this fault: %s", (kind, korean, faulty) => {
    expect(addressFaults(korean, faulty)).toContain(kind);
  });

  it("is tested with each kind of fault that it knows", () => {
    expect(new Set(PLANTED.map(([kind]) => kind))).toEqual(
      new Set(ADDRESS_FAULTS.map(({ kind }) => kind)),
    );
  });

  it.each(PLANTED)(
    "finds no fault in the address that the service writes for the same Korean address: %s",
    (_, korean) => {
      expect(addressFaults(korean, englishAddress(korean) ?? "")).toEqual([]);
    },
  );

  it.each([
    [`${START} 테헤란로 152 관리동`, `Administration Building, 152, Teheran-ro, ${END}`],
    [
      `${START} 삼성로 512 삼성동빌딩 16층`,
      `16F, Samseong-dong Building, 512, Samseong-ro, ${END}`,
    ],
    [`${START} 역삼동 737번지 1호 한빛빌딩`, `Hanbit Building, 737-1, Yeoksam-dong, ${END}`],
    ["Rockville, MD 9713 Key West Ave", "Rockville, MD 9713 Key West Ave"],
    ["일본 도쿄도 중앙구 교바시 2-5-18", ""],
  ])("finds no fault in the right address of %s", (korean, english) => {
    expect(addressFaults(korean, english)).toEqual([]);
  });
});
