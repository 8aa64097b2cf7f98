import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbroad } from "../../../src/language/address/abroad.ts";
import { cleanAddress } from "../../../src/language/address/clean-address.ts";
import { englishAddress } from "../../../src/language/address/english-address.ts";
import { addressFaults } from "../../bench/address-detector.ts";
import { referenceText, skipWithout } from "../../reference-data.ts";
import { anyText } from "./any-text.ts";

const COMPANIES = "opendart-company-sample.jsonl";
const HANGUL = /\p{Script=Hangul}/u;

describe("the cleaned form", () => {
  it.each([
    ["서울특별시 강남구 테헤란로  152 &nbsp", "서울특별시 강남구 테헤란로 152"],
    ["서울특별시&nbsp;강남구 테헤란로 152&nbsp;", "서울특별시 강남구 테헤란로 152"],
    ["  서울특별시 강남구\u00a0테헤란로 152 -", "서울특별시 강남구 테헤란로 152"],
    ["서울특별시 강남구".normalize("NFD"), "서울특별시 강남구"],
    ["&nbsp", ""],
  ])("of %j is %j", (raw, clean) => {
    expect(cleanAddress(raw)).toBe(clean);
  });
});

const PLACES: readonly (readonly [place: string, korean: string, english: string])[] = [
  [
    "Seoul City Hall",
    "서울특별시 중구 세종대로 110 (태평로1가)",
    "110, Sejong-daero, Jung-gu, Seoul",
  ],
  [
    "National Assembly",
    "서울특별시 영등포구 의사당대로 1 (여의도동)",
    "1, Uisadang-daero, Yeongdeungpo-gu, Seoul",
  ],
  ["Gyeongbokgung", "서울특별시 종로구 사직로 161 (세종로)", "161, Sajik-ro, Jongno-gu, Seoul"],
  [
    "Lotte World Tower",
    "서울특별시 송파구 올림픽로 300 (신천동)",
    "300, Olympic-ro, Songpa-gu, Seoul",
  ],
  ["Coex", "서울특별시 강남구 영동대로 513 (삼성동)", "513, Yeongdong-daero, Gangnam-gu, Seoul"],
  [
    "World Cup Stadium",
    "서울특별시 마포구 월드컵로 240 (성산동)",
    "240, World cup-ro, Mapo-gu, Seoul",
  ],
  [
    "Nuritkum Square",
    "서울특별시 마포구 월드컵북로 396 (상암동)",
    "396, World Cup buk-ro, Mapo-gu, Seoul",
  ],
  ["63 Building", "서울특별시 영등포구 63로 50 (여의도동)", "50, 63-ro, Yeongdeungpo-gu, Seoul"],
  [
    "Gasan digital complex",
    "서울특별시 금천구 가산디지털2로 115 (가산동)",
    "115, Gasan digital 2-ro, Geumcheon-gu, Seoul",
  ],
  [
    "Seoul National University",
    "서울특별시 관악구 관악로 1 (신림동)",
    "1, Gwanak-ro, Gwanak-gu, Seoul",
  ],
  [
    "Samsung Electronics",
    "경기도 수원시 영통구 삼성로 129 (매탄동)",
    "129, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do",
  ],
  [
    "Kakao Agit",
    "경기도 성남시 분당구 판교역로 166 (백현동)",
    "166, Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do",
  ],
  ["Incheon Airport", "인천광역시 중구 공항로 272 (운서동)", "272, Gonghang-ro, Jung-gu, Incheon"],
  [
    "Incheon National University",
    "인천광역시 연수구 아카데미로 119 (송도동)",
    "119, Academy-ro, Yeonsu-gu, Incheon",
  ],
  [
    "Busan City Hall",
    "부산광역시 연제구 중앙대로 1001 (연산동)",
    "1001, Jungang-daero, Yeonje-gu, Busan",
  ],
  ["KAIST", "대전광역시 유성구 대학로 291 (구성동)", "291, Daehak-ro, Yuseong-gu, Daejeon"],
  ["Government Complex Sejong", "세종특별자치시 도움6로 11 (어진동)", "11, Doum 6-ro, Sejong-si"],
  [
    "POSCO",
    "경상북도 포항시 남구 동해안로 6261 (괴동동)",
    "6261, Donghaean-ro, Nam-gu, Pohang-si, Gyeongsangbuk-do",
  ],
  [
    "Jeonbuk National University",
    "전북특별자치도 전주시 덕진구 백제대로 567",
    "567, Baekje-daero, Deokjin-gu, Jeonju-si, Jeonbuk-do",
  ],
  [
    "Jeju Provincial Office",
    "제주특별자치도 제주시 문연로 6 (연동)",
    "6, Munyeon-ro, Jeju-si, Jeju-do",
  ],
];

describe("an English address", () => {
  it.each(PLACES)("is the official address of %s", (_place, korean, english) => {
    expect(englishAddress(korean)).toBe(english);
  });

  it.each([
    ["서울 중구 을지로5길 26", "26, Eulji-ro 5-gil, Jung-gu, Seoul"],
    ["서울시 강남구 테헤란로108길 7", "7, Teheran-ro 108-gil, Gangnam-gu, Seoul"],
    ["서울 구로구 디지털로26길 72", "72, Digital-ro 26-gil, Guro-gu, Seoul"],
    ["서울 송파구 올림픽로35다길 42", "42, Olympic-ro 35da-gil, Songpa-gu, Seoul"],
    ["서울 서초구 강남대로101안길 41", "41, Gangnam-daero 101an-gil, Seocho-gu, Seoul"],
    [
      "경기 성남시 분당구 대왕판교로645번길 16",
      "16, Daewangpangyo-ro 645beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do",
    ],
    [
      "경기 성남시 분당구 대왕판교로 645번길 16",
      "16, Daewangpangyo-ro 645beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do",
    ],
    ["경북 구미시 1공단로7길 36-1", "36-1, 1gongdan-ro 7-gil, Gumi-si, Gyeongsangbuk-do"],
    ["서울 성동구 왕십리로 115", "115, Wangsimni-ro, Seongdong-gu, Seoul"],
    ["서울 종로구 종로 1", "1, Jong-ro, Jongno-gu, Seoul"],
    ["부산 해운대구 센텀중앙로 97", "97, Centum jungang-ro, Haeundae-gu, Busan"],
    ["부산 해운대구 마린시티3로 1", "1, Marine city 3-ro, Haeundae-gu, Busan"],
    ["서울 종로구 청와대로 1", "1, Cheongwadae-ro, Jongno-gu, Seoul"],
    ["인천 남동구 능허대로649번길 123", "123, Neungheodae-ro 649beon-gil, Namdong-gu, Incheon"],
    ["서울 송파구 중대로 135", "135, Jungdae-ro, Songpa-gu, Seoul"],
    ["부산 사하구 다대로1066번길 22", "22, Dadae-ro 1066beon-gil, Saha-gu, Busan"],
    ["부산 해운대구 해운대로 570", "570, Haeun-daero, Haeundae-gu, Busan"],
    ["부산 해운대구 에이펙로 55", "55, APEC-ro, Haeundae-gu, Busan"],
    ["서울 강북구 4·19로 12", "12, 4·19-ro, Gangbuk-gu, Seoul"],
    [
      "경남 창원시 마산합포구 3.15대로 231",
      "231, 3.15-daero, Masanhappo-gu, Changwon-si, Gyeongsangnam-do",
    ],
    ["광주 광산구 하남산단6번로 133", "133, Hanamsandan 6beon-ro, Gwangsan-gu, Gwangju"],
    ["경기 안양시 동안구 엘에스로 127", "127, LS-ro, Dongan-gu, Anyang-si, Gyeonggi-do"],
  ])("names the road of %s", (korean, english) => {
    expect(englishAddress(korean)).toBe(english);
  });

  it.each([
    ["서울특별시 강남구 역삼동 737", "737, Yeoksam-dong, Gangnam-gu, Seoul"],
    ["서울 강남구 수서동 713번지", "713, Suseo-dong, Gangnam-gu, Seoul"],
    [
      "충남 천안시 성거읍 천흥리316-4",
      "316-4, Cheonheung-ri, Seonggeo-eup, Cheonan-si, Chungcheongnam-do",
    ],
    [
      "충북 충주시 앙성면 본평리 산 5-1",
      "san 5-1, Bonpyeong-ri, Angseong-myeon, Chungju-si, Chungcheongbuk-do",
    ],
    ["서울 중구 충무로 2가 64-5", "64-5, Chungmuro 2-ga, Jung-gu, Seoul"],
    ["서울 종로구 종로1가 24", "24, Jongno 1-ga, Jongno-gu, Seoul"],
    ["서울 성동구 성수동2가 277-17", "277-17, Seongsu-dong 2-ga, Seongdong-gu, Seoul"],
    ["서울 서초구 반포4동 547-6", "547-6, Banpo 4-dong, Seocho-gu, Seoul"],
    ["서울 중구 남대문로5가 541", "541, Namdaemunno 5-ga, Jung-gu, Seoul"],
    ["서울 용산구 한강로2가 424", "424, Hangangno 2-ga, Yongsan-gu, Seoul"],
    ["서울 강남구 삼성동 159 번지 9 호", "159-9, Samseong-dong, Gangnam-gu, Seoul"],
  ])("names the lot of %s", (korean, english) => {
    expect(englishAddress(korean)).toBe(english);
  });

  it.each([
    ["역삼로 151 삼오빌딩3층 301호", "3F 301-ho, Samo Building, 151, Yeoksam-ro"],
    ["언주로 726 두산빌딩 12층", "12F, Doosan Building, 726, Eonju-ro"],
    ["자곡로 11 101동 1203호", "101-dong 1203-ho, 11, Jagok-ro"],
    ["강남대로 지하 396", "Jiha 396, Gangnam-daero"],
    ["테헤란로 152, 지하1층", "B1, 152, Teheran-ro"],
    ["테헤란로 152 17~19 층", "17~19F, 152, Teheran-ro"],
    ["테헤란로 152 2층,3층 (역삼동)", "2F, 3F, 152, Teheran-ro"],
    ["논현로28길 9(도곡동, 유진빌딩 3층)", "3F, Yujin Building, 9, Nonhyeon-ro 28-gil"],
    ["봉은사로 619 JBK TOWER 6층", "6F, JBK TOWER, 619, Bongeunsa-ro"],
    ["테헤란로81길 13삼성동 동원빌딩 11층", "11F, Dongwon Building, 13, Teheran-ro 81-gil"],
    ["도산대로 20 에이동 5층", "A-dong 5F, 20, Dosan-daero"],
  ])("puts the building, floor and room of %s first", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    ["호구포로 194 제15층 제1509호", "15F 1509-ho, 194, Hogupo-ro"],
    ["창업로 42 판교제2테크노밸리 801호", "801-ho, Pangyo 2nd Techno Valley, 42, Changeop-ro"],
    ["고불로 707, 1호동", "1-dong, 707, Gobul-ro"],
    ["송도과학로 32 에스동 18층", "S-dong 18F, 32, Songdogwahak-ro"],
    ["판교역로 231 에이치스퀘어 에스동10층", "S-dong 10F, H Square, 231, Pangyoyeok-ro"],
    ["기흥로 58-1 기흥ICT밸리A동 4층", "A-dong 4F, Giheung ICT Valley, 58-1, Giheung-ro"],
    ["왕십리로 83-21 디타워동 14층", "14F, D Tower, 83-21, Wangsimni-ro"],
    [
      "디지털로29길 38 에이스테크노타워Ⅲ1206호",
      "1206-ho, Ace Techno Tower III, 38, Digital-ro 29-gil",
    ],
    ["테헤란로 405 BGF사옥", "BGF Building, 405, Teheran-ro"],
    ["삼성로 512 삼성동빌딩 16층", "16F, Samseong-dong Building, 512, Samseong-ro"],
    ["디지털로 130 402(가산동)", "402-ho, 130, Digital-ro"],
    ["디지털로33길 50, 601", "601-ho, 50, Digital-ro 33-gil"],
    [
      "가산디지털1로 131, A동 19층 및 20층 2004호 외",
      "A-dong 19F, 20F 2004-ho, 131, Gasan digital 1-ro",
    ],
    ["마포대로 38 내제2층202호", "2F 202-ho, 38, Mapo-daero"],
    ["판교로 255 번길 58, 에이동 301호", "A-dong 301-ho, 58, Pangyo-ro 255beon-gil"],
    ["안골길2번길 5", "5, Angol-gil 2beon-gil"],
    ["테크로 4로 17", "17, Tekeu 4-ro"],
    ["테헤란로 152, 제비동 제3층 제301호", "B-dong 3F 301-ho, 152, Teheran-ro"],
    ["테헤란로 152, 제에이동 제지하1층", "A-dong B1, 152, Teheran-ro"],
    ["테헤란로 152, 이동 2801호", "E-dong 2801-ho, 152, Teheran-ro"],
    [
      "테헤란로 152 (역삼동, 한빛아파트 101동 1203호)",
      "101-dong 1203-ho, Hanbit Apartment, 152, Teheran-ro",
    ],
    ["테헤란로 152 (역삼동, 한빛센터 B동)", "B-dong, Hanbit Center, 152, Teheran-ro"],
    ["테헤란로 152, 301호-305호", "301~305-ho, 152, Teheran-ro"],
    ["테헤란로 152, 301호~305호", "301~305-ho, 152, Teheran-ro"],
    ["테헤란로 152, 101-1203", "101-1203-ho, 152, Teheran-ro"],
    ["테헤란로 152, 507-비217호", "507-B217-ho, 152, Teheran-ro"],
    ["테헤란로 152 한빛타워 32F", "32F, Hanbit Tower, 152, Teheran-ro"],
    ["테헤란로 152, 지하 101호", "Basement 101-ho, 152, Teheran-ro"],
    ["테헤란로 152, 지층", "Basement, 152, Teheran-ro"],
    ["테헤란로 152, 지하2층~지상3층", "B2~3F, 152, Teheran-ro"],
    ["테헤란로 152, 2층 전부", "2F, 152, Teheran-ro"],
    ["테헤란로 152, 제1벤처동 203호", "203-ho, 1st Venture Building, 152, Teheran-ro"],
  ])("is right even if the Korean spelling is unusual: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    ["여의도동 34 -8 번지", "34-8, Yeouido-dong"],
    ["자양동 870번지 17호", "870-17, Jayang-dong"],
    ["자양동 870번지 301호", "301-ho, 870, Jayang-dong"],
    ["역삼동 737번지외 3 한빛빌딩 3층", "3F, Hanbit Building, 737, Yeoksam-dong"],
    ["소공동 지하 1", "Jiha 1, Sogong-dong"],
    ["원시동 13블럭 6롯트", "Block 13 Lot 6, Wonsi-dong"],
    ["정왕동 시화공단 3나 507호", "Block 3-Na 507-ho, Sihwa Industrial Complex, Jeongwang-dong"],
    ["역삼동 테헤란로 152", "152, Teheran-ro"],
    ["오금동 23 - 2", "23-2, Ogeum-dong"],
    ["산본동 1142-2,3 산본빌딩 제1413호", "1413-ho, Sanbon Building, 1142-2, Sanbon-dong"],
    ["용두동 138 ~255 천호대로 64", "64, Cheonho-daero"],
    ["여의도동 23-5 (주)코람코 내", "KORAMCO, 23-5, Yeouido-dong"],
  ])("is right even if the lot is written in an unusual way: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    ["테헤란로 30611층(역삼동)", "30611F, Teheran-ro"],
    ["갈마치로288번길 1412층 1206호", "1412F 1206-ho, Galmachi-ro 288beon-gil"],
    ["부림로 17041-3", "Burim-ro"],
    ["테헤란로 5층", "5F, Teheran-ro"],
    ["테헤란로 1-15층", "Teheran-ro"],
  ])("omits a building number that could be wrong: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    ["(06236) 서울특별시 강남구 테헤란로 152", "152, Teheran-ro, Gangnam-gu, Seoul"],
    ["06236 서울특별시 강남구 테헤란로 152", "152, Teheran-ro, Gangnam-gu, Seoul"],
    ["(우)06236 서울특별시 강남구 테헤란로 152", "152, Teheran-ro, Gangnam-gu, Seoul"],
    ["서울특별시강남구테헤란로152", "152, Teheran-ro, Gangnam-gu, Seoul"],
    ["서울특별시강남구 테헤란로 152", "152, Teheran-ro, Gangnam-gu, Seoul"],
    ["서울시강남구 역삼동 737", "737, Yeoksam-dong, Gangnam-gu, Seoul"],
    ["경기수원시영통구 삼성로 129", "129, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do"],
    ["부산진구 새싹로 1", "1, Saessak-ro, Busanjin-gu"],
    [
      "경상남도 양산시 충렬로 355 넥센타이어",
      "Nexen Tire, 355, Chungnyeol-ro, Yangsan-si, Gyeongsangnam-do",
    ],
    [
      "충청남도 천안시 서북구 도원3길 32충청남도 천안시 서북구 도원3길 32, 2층",
      "2F, 32, Dowon 3-gil, Seobuk-gu, Cheonan-si, Chungcheongnam-do",
    ],
    [
      "경기도 파주시 월롱면 엘지로 360번길 148-103",
      "148-103, LG-ro 360beon-gil, Wollong-myeon, Paju-si, Gyeonggi-do",
    ],
  ])(
    "omits postal codes and repetitions, and separates words that are written together: %s",
    (korean, english) => {
      expect(englishAddress(korean)).toBe(english);
    },
  );

  it("has the right building number or none", () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 9999 }), fc.option(fc.integer({ min: 1, max: 99 })))
      .map(([main, sub]) => (sub === null ? `${main}` : `${main}-${sub}`));
    const behind = fc.constantFrom(
      "",
      ",",
      " 5층",
      "5층",
      ", 302호",
      " 302",
      " 제3층",
      "(역삼동)",
      " 에이동 3층",
      "역삼동 한빛빌딩",
    );
    fc.assert(
      fc.property(number, behind, (lot, detail) => {
        const english = englishAddress(`서울특별시 강남구 테헤란로 ${lot}${detail}`) ?? "";
        const [, found] = /(?:^|, )([\d-]+), Teheran-ro, Gangnam-gu, Seoul$/.exec(english) ?? [];
        expect([undefined, lot]).toContain(found);
        if (detail !== "5층") expect(found).toBe(lot);
      }),
      { numRuns: 300 },
    );
  });

  it("distinguishes a city from a metropolitan city or a province with the same name", () => {
    expect(englishAddress("경기도 광주시 초월읍 무갑길 39")).toMatch(/, Gwangju-si, Gyeonggi-do$/);
    expect(englishAddress("광주시 초월읍 무갑길 39")).toMatch(/, Gwangju-si$/);
    expect(englishAddress("광주시 북구 첨단과기로 123")).toMatch(/, Buk-gu, Gwangju$/);
    expect(englishAddress("제주시 첨단로 242")).toBe("242, Cheomdan-ro, Jeju-si");
  });

  it.each([
    ["판교로 228번길 153동 902호", "902-ho, Pangyo-ro 228beon-gil"],
    ["판교로 228번길 49동", "Pangyo-ro 228beon-gil"],
    ["역삼동 1055603-4호", "Yeoksam-dong"],
  ])(
    "omits a number that may be a building number joined to the number of a wing or room: %s",
    (korean, english) => {
      expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
    },
  );

  it.each([
    "테헤란로 152, 강남구 테헤란로 152 5층",
    "테헤란로 152 서울 강남구 테헤란로 152 5층",
    "테헤란로 152 서울 강남구 역삼동 737, 5층",
    "테헤란로 152 테헤란로 152 5층",
    "테헤란로 테헤란로 152 5층",
    "강남구 테헤란로 152 5층",
    "역삼동 737 5층 (도로명주소: 서울특별시 강남구 테헤란로 152 5층)",
    "테헤란로 152번 5층",
    "테헤란로 152 5층 서울 강남구 테헤란로 154",
    "테헤란로 152 을지로2가 5층",
    "테헤란로 152 을지로 2가 5층",
    "테헤란로 152 강남구 5층",
    "테헤란로 152 향남읍 평리 12-3 5층",
    "테헤란로 152 5cmd",
    "테헤란로-152 5층",
    "테헤란 로 152 5층",
    "테헤란로 152 5층 T.02-555-1234",
    "테헤란로 152 5층, 대한민국",
    "테헤란로 152 5층 우편번호 06236",
  ])("names each place only once, and omits old districts: %s", (korean) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(
      "5F, 152, Teheran-ro, Gangnam-gu, Seoul",
    );
  });

  it.each([
    "서울 시",
    "서울 특별시",
    "대한민국 서울특별시",
    "서울특별시 서울특별시",
    "서울특별시 특별시",
    "서울특별시 서울시",
    "서울 서울특별시",
  ])("has one province: %s", (provinces) => {
    expect(englishAddress(`${provinces} 강남구 테헤란로 152`)).toBe(
      "152, Teheran-ro, Gangnam-gu, Seoul",
    );
  });

  it.each([
    ["역삼동 503번지5 한빛빌딩", "Hanbit Building, 503-5, Yeoksam-dong"],
    ["역삼동 737의 1", "737-1, Yeoksam-dong"],
    ["테헤란로 152 3.4.5층", "3,4,5F, 152, Teheran-ro"],
    ["테헤란로 152 3·4층", "3,4F, 152, Teheran-ro"],
    ["테헤란로 152 한빛빌딩. 3/4층", "3,4F, Hanbit Building, 152, Teheran-ro"],
    ["테헤란로 152 #501", "501-ho, 152, Teheran-ro"],
    ["테헤란로 152 501~505", "501~505-ho, 152, Teheran-ro"],
    ["테헤란로 152 비1층", "B1, 152, Teheran-ro"],
    ["테헤란로 152 1111gh", "1111-ho, 152, Teheran-ro"],
    ["녹산산단 335로 24-12", "24-12, Noksansandan 335-ro"],
    ["테헤란로 152 생물산업동 3층", "3F, Saengmul Industry Building, 152, Teheran-ro"],
    ["테헤란로 152 3호관 201호", "Building 3 201-ho, 152, Teheran-ro"],
    ["테크노밸리로 12", "12, Techno valley-ro"],
    ["테크노파크로 5", "5, Techno park-ro"],
    ["로봇랜드로 155-11", "155-11, Robot land-ro"],
  ])("reads what people type: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    "일본 도쿄도 중앙구 교바시 2-5-18",
    "(160-0017) 도쿄도 신주쿠구 사몬쵸 2-6 와코빌딩 6F -",
    "일본국 도쿄도 미나토구 롯폰기 1-6-1",
    "중화인민공화국 산동성 청도시 시남구 20",
    "중국 광둥성 선전시 난산구 5",
    "광둥성 선전시 난산구 5",
    "가나가와현 요코하마시 나카구 1",
    "캘리포니아주 로스앤젤레스시 윌셔대로 3000",
    "케이만군도 그랜드케이만 조지타운 사서함 309",
  ])("does not exist for a seat abroad that is written in Hangul: %s", (korean) => {
    expect(englishAddress(korean)).toBeNull();
  });

  it("of a foreign address is the same address, cleaned", () => {
    expect(englishAddress("2400 Research Boulevard, Suite 250, Rockville, MD 20850 &nbsp")).toBe(
      "2400 Research Boulevard, Suite 250, Rockville, MD 20850",
    );
  });

  it.each(["", "  ", "&nbsp", "-", "\u3164"])("is null if there is no address ('%s')", (blank) => {
    expect(englishAddress(blank)).toBeNull();
  });

  it.each([
    ["마포대로 155 LG마포B/D15F", "15F, LG Mapo Building, 155, Mapo-daero"],
    ["남동서로 187 한빛BD코리아", "Hanbit BD Korea, 187, Namdongseo-ro"],
    ["도곡로 9 금화BD 15,16층", "15,16F, Kumhwa Building, 9, Dogok-ro"],
    [
      "남동서로 187 남동공단 58B/5L",
      "Block 58 Lot 5, Namdong Industrial Complex, 187, Namdongseo-ro",
    ],
    ["테헤란로 152 한빛센터C블럭", "Block C, Hanbit Center, 152, Teheran-ro"],
    ["군자천로237번길 31 2나 604호", "Block 2-Na 604-ho, 31, Gunjacheon-ro 237beon-gil"],
    ["상암동 디엠씨비6-2 한빛빌딩4층", "4F, Hanbit Building, Block B6-2, DMC, Sangam-dong"],
    ["테헤란로 152 제에이-1801,1802호", "A-1801, 1802-ho, 152, Teheran-ro"],
    ["테헤란로 152 제비-201~205호", "B-201~205-ho, 152, Teheran-ro"],
    ["테헤란로 152 제타워동 35층", "35F, Tower, 152, Teheran-ro"],
  ])("separates the floor, block and wing of %s from the building", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 ${korean}`)).toBe(`${english}, Gangnam-gu, Seoul`);
  });

  it.each([
    ["사무동2층", "2F, Office Building"],
    ["한빛센터 연구동", "Hanbit Center Research Building"],
    ["관리동", "Administration Building"],
    ["시험생산동 3층", "3F, Pilot Production Building"],
    ["한빛아파트상가동 203호", "203-ho, Hanbit Apartment Shopping Building"],
    ["경남은행본점", "Kyongnam Bank Head Office"],
    ["한빛타워신관", "Hanbit Tower New Building"],
    ["엘아이지넥스원(주)", "LIG Nexwon"],
    ["연구개발타워 14층", "14F, R&D Tower"],
    ["중소기업은행본점", "Industrial Bank of Korea Head Office"],
    ["중소기업중앙회 6층", "6F, Korea Federation of SMEs"],
    ["갤러리아타임월드백화점", "Galleria Timeworld Department Store"],
    ["지타워", "G Tower"],
    ["엠타워지식산업센터", "M Tower Knowledge Industry Center"],
    ["기흥ICT밸리", "Giheung ICT Valley"],
    ["한빛포스트타워 2차 8층", "8F, Hanbit Post Tower 2nd"],
    ["벽산디지털2차밸리", "Byucksan Digital 2nd Valley"],
  ])("names the kind of building in English: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 테헤란로 152 ${korean}`)).toBe(
      `${english}, 152, Teheran-ro, Gangnam-gu, Seoul`,
    );
  });

  it.each([
    ["28층(여의도동, Three IFC)", "28F, Three IFC"],
    ["B동 16층(가산동, 한빛시티)", "B-dong 16F, Hanbit City"],
    ["(삼평동, 한빛파크 B동)", "B-dong, Hanbit Park"],
    ["연구개발타워 14층 (상암동, 한빛스퀘어)", "14F, R&D Tower, Hanbit Square"],
    ["(상대원동, 한빛밸리) 1차 12층", "12F, Hanbit Valley 1st"],
    ["한빛 타워 5층 (역삼동, 한빛타워)", "5F, Hanbit Tower"],
    ["(한빛빌딩, 이스트타워)", "East Tower, Hanbit Building"],
    ["(역삼동, 한빛센터비동 3,4층)", "B-dong, 3,4F, Hanbit Center"],
    ["(논현동, 한빛빌딩 지하1층)", "B1, Hanbit Building"],
    ["5층 (목동 902-1)", "5F"],
    ["5층 (구 한빛빌딩)", "5F"],
    ["5층 (서울특별시 강남구 테헤란로)", "5F"],
    ["5층 (동탄면)", "5F"],
    ["5층 (신관동)", "5F"],
    ["(송도동, 시험생산동 3층)", "3F, Pilot Production Building"],
  ])("takes the building's name from the brackets: %s", (korean, english) => {
    expect(englishAddress(`서울특별시 강남구 테헤란로 152 ${korean}`)).toBe(
      `${english}, 152, Teheran-ro, Gangnam-gu, Seoul`,
    );
  });

  it("keeps the name of a city that does not exist", () => {
    expect(englishAddress("충남 충남시 풍세면 남관리 195")).toBe(
      "195, Namgwan-ri, Pungse-myeon, Chungnam-si, Chungcheongnam-do",
    );
  });

  it("keeps a number that is joined to a floor as one floor, even if no building has so many floors", () => {
    expect(englishAddress("경기도 안양시 만안구 전파로 24번길 934층")).toBe(
      "934F, Jeonpa-ro 24beon-gil, Manan-gu, Anyang-si, Gyeonggi-do",
    );
  });

  it("contains neither Hangul nor &nbsp for any Korean address", () => {
    const piece = fc.constantFrom(
      ..."서울 경기도 강남구 수원시 종로 로 길 번길 5길 12 산 12-3 , ( ) [ 3층 지하 B1층 101동 호 &nbsp &nbsp; 동 가 ㅋ ㄱ 빌딩 및 외2필지 大 A - ~".split(
        " ",
      ),
      " ",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      anyText,
    );
    fc.assert(
      fc.property(text, (raw) => {
        const english = englishAddress(raw);
        if (english === null) return;
        expect(english).not.toMatch(HANGUL);
        expect(english).not.toMatch(/&nbsp/iu);
        expect(english).not.toBe("");
      }),
      { numRuns: 5000 },
    );
  });

  it("exists for every Korean address of the real companies, and nearly always has the official form", (context) => {
    const lines = skipWithout(context, COMPANIES, referenceText(COMPANIES)).trim().split("\n");
    const korean = lines
      .map((line) => (JSON.parse(line) as { adres: string }).adres)
      .filter((address) => HANGUL.test(address) && !isAbroad(address));
    /** The end of an address: a number, a road, districts, a city or county, and a province. */
    const official =
      /(?:^|, )(?:Jiha |san )?\d+(?:-\d+)?, (?:[^,]*-(?:ro|daero|gil), )?(?:[^,]+-(?:ga|dong|ri), )?(?:[^,]+-(?:eup|myeon|dong), )?(?:[^,]+-(?:gu|gun), )?(?:[^,]+-(?:si|gun), )?(?:Seoul|Busan|Daegu|Incheon|Gwangju|Daejeon|Ulsan|Sejong-si|[A-Z][a-z]+-do)$/;
    let inForm = 0;
    let faulty = 0;
    for (const address of korean) {
      const english = englishAddress(address) ?? "";
      expect(english, address).not.toBe("");
      expect(english, address).not.toMatch(/\p{Script=Hangul}|nbsp|, ,|\s{2}/u);
      if (official.test(english)) inForm++;
      if (addressFaults(address, english).length > 0) faulty++;
    }
    expect(faulty / korean.length).toBeLessThanOrEqual(0.003);
    expect(inForm / korean.length).toBeGreaterThan(0.985);
  });
});
