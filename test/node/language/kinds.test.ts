/** English names of institutions and branches, which cannot be translated word by word. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEFORE, KINDS, SOCIETY } from "../../../language-data/name-tables/endings.ts";
import { entries } from "../../../language-data/name-tables/entries.ts";
import {
  DENOMINATIONS,
  OFFICIAL_NAMES,
} from "../../../language-data/name-tables/official-names.ts";
import { PLACES } from "../../../language-data/name-tables/place-names.ts";
import { composeName } from "../../../src/language/compose.ts";

const NAMES: Record<string, [korean: string, english: string][]> = {
  "a school": [
    ["서울초등학교", "Seoul Elementary School"],
    ["서울과학고등학교", "Seoul Science High School"],
    ["수도여자고등학교", "Sudo Girls' High School"],
    ["연세대학교", "Yonsei University"],
    ["이화여자대학교 평생교육원", "Ewha Womans University Lifelong Education Center"],
    ["단국대학교부속고등학교", "Dankook University Affiliated High School"],
    ["서울대모초등학교병설유치원", "Seoul Daemo Elementary School Affiliated Kindergarten"],
    ["학교법인 한빛학원", "Hanbit School Foundation"],
    ["한빛학원", "Hanbit Academy"],
    ["해피어린이집", "Happy Daycare Center"],
  ],
  "a hospital or clinic": [
    ["한빛병원", "Hanbit Hospital"],
    ["강남치과의원", "Gangnam Dental Clinic"],
    ["서울정형외과의원", "Seoul Orthopedic Clinic"],
    ["한빛내과", "Hanbit Internal Medicine Clinic"],
    ["한빛내과의원", "Hanbit Internal Medicine Clinic"],
    ["서울대학교병원", "Seoul National University Hospital"],
    ["강남구보건소", "Gangnam-gu Public Health Center"],
    ["24시한빛동물병원", "24-Hour Hanbit Animal Hospital"],
    ["의료법인 한빛의료재단", "Hanbit Medical Foundation"],
  ],
  "a pharmacy": [
    ["한빛약국", "Hanbit Pharmacy"],
    ["김약국", "Kim Pharmacy"],
    ["행복한약국", "Happy Pharmacy"],
  ],
  "a public body": [
    ["강남구청", "Gangnam-gu Office"],
    ["부산광역시 해운대구청", "Haeundae-gu Office, Busan Metropolitan City"],
    ["서울특별시강남구청", "Gangnam-gu Office, Seoul"],
    ["역삼1동주민센터", "Yeoksam 1-dong Community Service Center"],
    ["서종면사무소", "Seojong-myeon Office"],
    ["경기도교육청", "Gyeonggi Provincial Office of Education"],
    ["서울중앙지방법원", "Seoul Central District Court"],
    ["서울강남경찰서", "Seoul Gangnam Police Station"],
    ["기획재정부", "Ministry of Economy and Finance"],
    ["문화체육관광부", "Ministry of Culture, Sports and Tourism"],
    ["한국전력공사", "Korea Electric Power Corporation"],
  ],
  "an association or foundation": [
    ["사단법인 한국소프트웨어산업협회", "Korea Software Industry Association"],
    ["재단법인 한빛장학회", "Hanbit Scholarship Foundation"],
    ["사회복지법인 한빛", "Hanbit Social Welfare Foundation"],
    ["한빛전자노동조합", "Hanbit Electronics Labor Union"],
    ["서울고등학교총동창회", "Seoul High School Alumni Association"],
  ],
  "a cooperative": [
    ["역삼새마을금고", "Yeoksam Community Credit Cooperative"],
    ["수원축산업협동조합", "Suwon Livestock Cooperative"],
    ["평창군산림조합", "Pyeongchang-gun Forestry Cooperative"],
    ["사회적협동조합 한빛", "Hanbit Social Cooperative"],
    ["한빛영농조합법인", "Hanbit Farming Association Corporation"],
    ["농업회사법인 (주)한빛코리아", "Hanbit Korea Co., Ltd."],
  ],
  "a firm of lawyers or accountants": [
    ["법무법인 한빛", "Hanbit Law Firm"],
    ["법무법인(유한) 한빛", "Hanbit Law Firm LLC"],
    ["법무법인 한빛 서울사무소", "Hanbit Law Firm Seoul Office"],
    ["변호사 박영희 사무소", "Park Yeonghui Law Office"],
    ["박영희세무사사무소", "Park Yeonghui Tax Accountant Office"],
    ["한빛회계법인", "Hanbit Accounting Corporation"],
    ["건축사사무소 한빛", "Hanbit Architects"],
  ],
  "a church or temple": [
    ["한빛교회", "Hanbit Church"],
    ["대한예수교장로회(통합) 한빛교회", "Hanbit Church (Presbyterian Church of Korea)"],
    ["대한불교조계종 조계사", "Jogyesa Temple (Jogye Order of Korean Buddhism)"],
    ["천주교 서울대교구", "Catholic Seoul Archdiocese"],
    ["강남감리교회", "Gangnam Methodist Church"],
  ],
  "a branch": [
    ["한빛건설 한국지점", "Hanbit Construction Korea Branch"],
    ["한빛건설 일본지사", "Hanbit Construction Japan Branch"],
    ["한빛건설서울지점", "Hanbit Construction Seoul Branch"],
    ["한빛건설(주) 제2공장", "Hanbit Construction No.2 Plant"],
    ["한빛전자 베트남법인", "Hanbit Electronics Vietnam"],
    ["스타커피 강남점", "Star Coffee Gangnam Branch"],
    ["스타커피 신림2호점", "Star Coffee Sillim No.2 Branch"],
    ["스타커피(본점)", "Star Coffee (Main Branch)"],
    ["한국전력공사 강남지사", "Korea Electric Power Corporation Gangnam Branch"],
  ],
  "a fund": [
    ["한빛벤처투자조합", "Hanbit Venture Investment Fund"],
    ["한빛스팩3호", "Hanbit Special Purpose Acquisition Company 3"],
    ["한빛제2호사모투자합자회사", "Hanbit No.2 Private Equity Fund"],
    ["한빛사모부동산투자신탁제3호", "Hanbit Private Real Estate Investment Trust No.3"],
    ["판교피에프브이 주식회사", "Pangyo PFV Co., Ltd."],
  ],
};

describe.each(Object.entries(NAMES))("the name of %s", (_, names) => {
  it.each(names)("of %s is %s", (korean, english) => {
    expect(composeName(korean)).toEqual({ name: english, source: "composed" });
  });
});

describe("a name that only looks like that of an institution", () => {
  it.each(["철수네정육점", "한빛교구", "한빛서점", "두부공장", "주식회사 한빛전기공사"])(
    "%s is not translated as one",
    (korean) => {
      expect(composeName(korean)?.name).not.toMatch(/Branch|Diocese|Plant|Corporation/u);
    },
  );
});

describe("the tables of kinds", () => {
  it("give each Korean word an English text without doubled blanks", () => {
    const texts = [
      BEFORE,
      OFFICIAL_NAMES,
      DENOMINATIONS,
      SOCIETY,
      ...KINDS.flatMap(({ endings, before }) => (before ? [endings, before] : [endings])),
    ];
    for (const text of texts)
      for (const entry of text.split(","))
        expect(entry).toMatch(/^[가-힣()]+(?:-?[A-Za-z][A-Za-z&'.-]*(?: [A-Za-z&'.-]+)*)?$/u);
    for (const text of texts) {
      const korean = entries(text).map(([word]) => word);
      expect(new Set(korean).size).toBe(korean.length);
    }
  });

  it("name each place once", () => {
    const places = PLACES.split(" ");
    expect(new Set(places).size).toBe(places.length);
  });

  const part = fc.constantFrom(
    ...KINDS.flatMap(({ endings, before = "" }) => entries(`${endings},${before}`)).map(
      ([word]) => word,
    ),
    ..."서울 강남 부산광역시 강남구 역삼1동 한빛 김 대한불교 천주교 (유한) (주) 제2호 ( ) 24시".split(
      " ",
    ),
    " ",
  );

  it("leave no Hangul and no scraps, however names are put together", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const name = composeName(parts.join(""))?.name ?? "";
        expect(name).not.toMatch(/[가-힣]|\s{2}|^[\s-]|[\s-]$|\(\s*\)| ,|undefined/u);
      }),
      { numRuns: 1_000 },
    );
  });
});
