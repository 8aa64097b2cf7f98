import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  englishName,
  koreanName,
  latinRepresentativeNames,
  officialEnglishName,
  representativeNames,
} from "../../../src/profile/names.ts";
import type { Profile } from "../../../src/profile/store.ts";
import { profileOf } from "./profile-of.ts";

describe("the names of a business", () => {
  it.each<[string, Partial<Profile>, ko: string | null, en: string | null]>([
    [
      "the registered and the official name",
      { legalName: "주식회사  한빛물산 ", englishName: " Hanbit  Trading Co., Ltd." },
      "주식회사 한빛물산",
      "Hanbit Trading Co., Ltd.",
    ],
    [
      "the disclosure table's English name if company.json has a placeholder",
      { legalName: "한빛(주)", englishName: "-", tableEnglishName: "Hanbit Inc." },
      "한빛(주)",
      "Hanbit Inc.",
    ],
    [
      "composed, with the English word for the legal form",
      { legalName: "㈜한빛물산", englishName: "n" },
      "㈜한빛물산",
      "Hanbit Mulsan Co., Ltd.",
    ],
    [
      "romanised if the English field contains Hangul",
      { legalName: "한빛(주)", englishName: "Hanbit(주)" },
      "한빛(주)",
      "Hanbit Co., Ltd.",
    ],
    [
      "a Latin name with the English word for its legal form",
      { legalName: "NPX(주)", englishName: "" },
      "NPX(주)",
      "NPX Co., Ltd.",
    ],
    ["the stock name if there is no registered name", { stockName: "한빛" }, "한빛", "Hanbit"],
    [
      "the disclosure table's names if there are no others",
      { tableName: "한빛", tableEnglishName: "Hanbit Inc." },
      "한빛",
      "Hanbit Inc.",
    ],
    ["no English name if only a legal form is given", { legalName: "주식회사" }, "주식회사", null],
    ["none", {}, null, null],
  ])("are %s", (_, names, ko, en) => {
    const korean = koreanName(profileOf(names));
    const english = englishName(officialEnglishName(profileOf(names)), korean);
    expect([korean, english]).toEqual([ko, en]);
  });
});

describe("the representatives", () => {
  it.each<[string, string | null]>([
    ["김한빛", "김한빛"],
    ["오동녘, 정미래(각자대표)", "오동녘, 정미래"],
    ["최도현, 표지운 (각자 대표이사)", "최도현, 표지운"],
    ["류은결·도시현(공동대표이사)", "류은결, 도시현"],
    ["김대원,이희화", "김대원, 이희화"],
    ["강희철 / 표형배", "강희철, 표형배"],
    ["강동호.김정득(각자 대표이사)", "강동호, 김정득"],
    ["김홍철, BRYANBYONGJIN.KIM(각자 대표)", "김홍철, BRYANBYONGJIN.KIM"],
    ["서지훈, 하윤재, Daniel Hartmann", "서지훈, 하윤재, Daniel Hartmann"],
    ["Hyun-Joon Cho", "Hyun-Joon Cho"],
    [
      "정의선, 무뇨스 바르셀로 호세 안토니오(각자 대표이사)",
      "정의선, 무뇨스 바르셀로 호세 안토니오",
    ],
    ["심성보(SHIM SUNG BO)", "심성보"],
    ["심 가 람", "심가람"],
    ["황 하영", "황하영"],
    ["신 히데오, 오창민 (각자대표)", "신 히데오, 오창민"],
    ["공동대표이사 : 유성준, 박준구", "유성준, 박준구"],
    ["각 자 대표이사 박영근, 손종술", "박영근, 손종술"],
    [
      "대표이사 회  장 강병중 대표이사 부회장 강호찬 대표이사 사  장 이현종",
      "강병중, 강호찬, 이현종",
    ],
    ["홍사승, 이현준 (각자)대표집행임원", "홍사승, 이현준"],
    ["정성택 대표이사", "정성택"],
    ["이길한외1인", "이길한"],
    [" 파산관재인 임창기", "임창기"],
    ["임원현", "임원현"],
    ["롯데에이엠씨 주식회사", "롯데에이엠씨 주식회사"],
    ["박용철 박진호", "박용철, 박진호"],
    ["이시다 유키코", "이시다 유키코"],
    ["김갑동 및 이을순", "김갑동, 이을순"],
    ["홍길동, 장 남 각자대표", "홍길동, 장남"],
    ["청산인 김갑동", "김갑동"],
    ["김한빛 (각자", "김한빛"],
    ["김한빛[각자대표]", "김한빛"],
    ["강동호. 김정득.", "강동호, 김정득"],
    ["Mr. John Smith, Dr.홍길동", "John Smith, 홍길동"],
    ["John Smith and Jane Doe", "John Smith, Jane Doe"],
    ["법인이사 한빛자산신탁 주식회사", "한빛자산신탁 주식회사"],
    ["대표이사 김갑동의 직무대행자 변호사 이을순", "이을순"],
    ["김갑동, 박병정의 직무대행자 이을순", "김갑동, 이을순"],
    ["대표이사직무대행자 이을순", "이을순"],
    ["대표이사 직무대행 이을순", "이을순"],
    ["이을순 권한대행", "이을순"],
    ["관리인 변호사 이을순", "이을순"],
    ["이을순대표이사", "이을순"],
    ["김갑동 외 1명", "김갑동"],
    ["김갑동 외 한명", "김갑동"],
    ["김갑동 등 2인", "김갑동"],
    ["김외일", "김외일"],
    ["김갑동 외 다수", "김갑동"],
    ["회생관리인 김갑동", "김갑동"],
    ["관리인 겸 대표이사 김갑동", "김갑동"],
    ["대표이사 겸 이사회 의장 김갑동", "김갑동"],
    ["임시대표이사 김갑동", "김갑동"],
    ["한빛자산운용 주식회사 직무수행자 김갑동", "한빛자산운용 주식회사, 김갑동"],
    ["구청장 김갑동", "김갑동"],
    ["이사장직무대행 김갑동", "김갑동"],
    ["김갑동 씨, 이을순님", "김갑동, 이을순"],
    ["하 님", "하님"],
    ["1. 김갑동 2. 이을순", "김갑동, 이을순"],
    ["1)김갑동 2)이을순", "김갑동, 이을순"],
    ["김갑동|이을순", "김갑동, 이을순"],
    ["김갑동・이을순", "김갑동, 이을순"],
    ["김갑동 와 이을순", "김갑동, 이을순"],
    ["박등인", "박등인"],
    ["朴鎭洙(박진수)", "박진수"],
    ["-", null],
    ["", null],
  ])("of %j are %j", (text, expected) => expect(representativeNames(text)).toBe(expected));
});

describe("the representatives in Latin letters", () => {
  it.each<[string, string | null]>([
    ["김한빛", "Kim Hanbit"],
    ["오동녘, 정미래(각자대표)", "Oh Dongnyeok, Jung Mirae"],
    ["이복남", "Lee Boknam"],
    ["박빛나·최석우", "Park Bitna, Choi Seogu"],
    ["남궁민, 황보 혜정", "Namgung Min, Hwangbo Hyejeong"],
    ["허 준", "Heo Jun"],
    ["옹성우", "Ong Seongu"],
    ["독고영재·사공일", "Dokgo Yeongjae, Sagong Il"],
    ["한화자산운용", "Hanwha Asset Management"],
    ["김홍철, BRYANBYONGJIN.KIM(각자 대표)", "Kim Hongcheol, BRYANBYONGJIN.KIM"],
    ["심성보(SHIM SUNG BO)", "SHIM SUNG BO"],
    ["김범석,로저스 해롤드 린(Rogers Harold Lynn)", "Kim Beomseok, Rogers Harold Lynn"],
    ["신 히데오", "Shin Hideo"],
    ["타케시", "Takeshi"],
    ["다나카 히로시", "Tanaka Hiroshi"],
    ["마츠바라 켄지, 스즈키 이치로", "Matsubara Kenji, Suzuki Ichiro"],
    ["핫토리 유이치로", "Hattori Yuichiro"],
    ["다이스케 고토", "Daisuke Koto"],
    ["왕웨이", "Wang Wei"],
    ["존 스미스", "John Smith"],
    ["윌리엄 김", "William Kim"],
    ["김 사무엘 상현", "Kim Samuel Sanghyeon"],
    ["김앤토니경태", "Kim Anthony Gyeongtae"],
    ["안피터도성", "Ahn Peter Doseong"],
    ["사무엘황", "Samuel Hwang"],
    ["스캇성철박", "Scott Seongcheol Park"],
    ["박다니엘", "Park Daniel"],
    ["홍길동 JOHN", "Hong Gildong JOHN"],
    ["한나 조이스", "Hanna Joiseu"],
    ["박새로이", "Park Saeroi"],
    ["이슬기나, 박하늘솔", "Lee Seulgina, Park Haneulsol"],
    ["박사라온", "Park Saraon"],
    ["김영희", "Kim Yeonghui"],
    ["리메이링", "Rimeiring"],
    ["金正大", "Kim Jeongdae"],
    ["山田太郎", null],
    ["무뇨스 바르셀로 호세 안토니오", "Munyoseu Bareusello Hose Antonio"],
    ["롯데에이엠씨 주식회사", "Lotte AMC Co., Ltd."],
    ["-", null],
    ["", null],
    ["王鱻", null],
  ])("of %j are %j", (text, expected) => expect(latinRepresentativeNames(text)).toBe(expected));

  it("contain no Hangul for any text", () => {
    const text = fc.array(
      fc.oneof(
        fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)),
        fc.constantFrom("김", "이", "남궁", ",", "(", ")", " ", "대표이사", "Kim", "ㅋ", "㈜"),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(text, (pieces) => {
        expect(latinRepresentativeNames(pieces.join("")) ?? "").not.toMatch(/\p{Script=Hangul}/u);
      }),
      { numRuns: 300 },
    );
  });
});
