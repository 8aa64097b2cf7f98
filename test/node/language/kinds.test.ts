import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BEFORE,
  BRANDS,
  KINDS,
  PHRASE,
  SOCIETY,
} from "../../../language-data/name-tables/endings.ts";
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
    ["한빛자동차운전전문학원", "Hanbit Driving School"],
    ["김샘영어교습소", "Kim Saem English Learning Center"],
    ["수학의아침학원", "Math's Morning Academy"],
    ["논리와사고 논술학원", "Logic & Thinking Essay Writing Academy"],
    ["부산컴퓨터과학고등학교", "Busan Computer Science High School"],
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
    ["순천성가롤로병원", "Suncheon St. Carollo Hospital"],
    ["차앤박피부과의원", "Cha & Park Dermatology Clinic"],
    ["구미차병원", "Gumi Cha Hospital"],
    ["경희보생한의원", "Kyunghee Bosaeng Korean Medicine Clinic"],
    ["교정전문치과의원", "Orthodontic Dental Clinic"],
    ["밝은미소치과", "Bright Smile Dental Clinic"],
  ],
  "a pharmacy": [
    ["한빛약국", "Hanbit Pharmacy"],
    ["김약국", "Kim Pharmacy"],
    ["행복한약국", "Happy Pharmacy"],
    ["우체국앞약국", "Post Office Front Pharmacy"],
    ["양재역약국", "Yangjae Station Pharmacy"],
    ["종로5가보령약국", "Jongno 5-ga Boryeong Pharmacy"],
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
    ["강원특별자치도의회", "Gangwon Provincial Council"],
    ["서울동작관악교육지원청", "Seoul Dongjak Gwanak District Office of Education"],
    ["국립나주박물관", "Naju National Museum"],
    ["서귀포시 예래동", "Yerae-dong, Seogwipo-si"],
    ["평택시 하수과", "Sewage Division, Pyeongtaek-si"],
    ["번3동주민센터", "Beon 3-dong Community Service Center"],
    ["부산광역시의회", "Busan Metropolitan Council"],
  ],
  "an association or foundation": [
    ["사단법인 한국소프트웨어산업협회", "Korea Software Industry Association"],
    ["재단법인 한빛장학회", "Hanbit Scholarship Foundation"],
    ["사회복지법인 한빛", "Hanbit Social Welfare Foundation"],
    ["한빛전자노동조합", "Hanbit Electronics Labor Union"],
    ["서울고등학교총동창회", "Seoul High School Alumni Association"],
    ["재단법인 한빛", "Hanbit Foundation"],
    ["사단법인 한빛", "Hanbit Association"],
    ["대한가정의학회", "Korean Family Medicine Society"],
    ["대한소아치과학회", "Korean Pediatric Dentistry Society"],
    ["전주이씨 효령대군파 종친회", "Jeonju Lee Clan Association, Hyoryeongdaegun Branch"],
    ["신길5구역재개발정비사업조합", "Singil Zone 5 Redevelopment Association"],
    ["한빛사회복지재단", "Hanbit Social Welfare Foundation"],
    ["대한산악구조협회", "Korean Mountain Rescue Association"],
    ["사단법인 평화의숲", "Forest of Peace Association"],
    ["세상을바꾸는사람들", "People Changing the World"],
  ],
  "a cooperative": [
    ["역삼새마을금고", "Yeoksam Community Credit Cooperative"],
    ["수원축산업협동조합", "Suwon Livestock Cooperative"],
    ["평창군산림조합", "Pyeongchang-gun Forestry Cooperative"],
    ["사회적협동조합 한빛", "Hanbit Social Cooperative"],
    ["한빛영농조합법인", "Hanbit Farming Association Corporation"],
    ["농업회사법인 (주)한빛코리아", "Hanbit Korea Co., Ltd."],
    ["전남낙농업협동조합", "Jeonnam Dairy Cooperative"],
    ["의료복지사회적협동조합 한빛", "Hanbit Medical Welfare Social Cooperative"],
    [
      "공동육아사회적협동조합 한빛어린이집",
      "Cooperative Childcare Social Cooperative Hanbit Daycare Center",
    ],
  ],
  "a firm of lawyers or accountants": [
    ["법무법인 한빛", "Hanbit Law Firm"],
    ["법무법인(유한) 한빛", "Hanbit Law Firm LLC"],
    ["법무법인(유) 한빛", "Hanbit Law Firm LLC"],
    ["공증인 박상철 사무소", "Park Sangcheol Notary Public Office"],
    ["박지훈세무사", "Park Jihun Tax Accountant"],
    ["법무법인 한빛 서울사무소", "Hanbit Law Firm Seoul Office"],
    ["이혼전문 법률사무소 한빛", "Hanbit Divorce Law Office"],
    [
      "법무사 최재호 이은정 합동사무소",
      "Choi Jaeho & Lee Eunjeong Judicial Scrivener Joint Office",
    ],
    ["한국관세사무소", "Korea Customs Broker Office"],
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
    ["사랑교회", "Sarang Church"],
    ["빛과소금교회", "Light and Salt Church"],
    ["주님의교회", "Church of the Lord"],
    ["생명의말씀교회", "Word of Life Church"],
    ["해인사 백련암", "Haeinsa Temple Baengnyeonam Hermitage"],
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
    ["이마트목련점", "Emart Mongnyeon Branch"],
    ["스타커피 목련휴게소점", "Star Coffee Mongnyeon Rest Area Branch"],
    ["한빛전자 목련허브터미널", "Hanbit Electronics Mongnyeon Hub Terminal"],
    ["한빛건설 경기북부본부", "Hanbit Construction Northern Gyeonggi Headquarters"],
    ["신협 목련지점", "Credit Union Mongnyeon Branch"],
    ["한국전력공사 강남지사", "Korea Electric Power Corporation Gangnam Branch"],
  ],
  "a shop": [
    ["한빛커피전문점", "Hanbit Coffee Shop"],
    ["한빛 휴대폰성지", "Hanbit Mobile Phone Shop"],
    ["한빛치킨 직영점", "Hanbit Chicken Company-Operated Store"],
    ["한빛치킨 서부점", "Hanbit Chicken Western Branch"],
    ["한빛치킨 이매점", "Hanbit Chicken Imae Branch"],
    ["원조한빛칼국수", "Original Hanbit Kalguksu"],
    ["원조손칼국수", "Original Handmade Kalguksu"],
    ["한빛이사", "Hanbit Moving"],
    ["한빛상사", "Hanbit Trading"],
    ["한빛철물상사", "Hanbit Hardware Store"],
    ["24시한빛해장국", "24-Hour Hanbit Haejangguk"],
    ["2층당구장", "2nd Floor Billiards"],
    ["3번가호프", "3rd Street Pub"],
    ["100년국수", "100-Year Guksu"],
    ["1번지부동산", "No. 1 Real Estate"],
    ["한빛PC방", "Hanbit PC Cafe"],
    ["김씨네과일", "Kim's Fruit"],
    ["박가네국수", "Park's Guksu"],
    ["영철이네포차", "Yeongcheol's Pocha"],
    ["고양이네책방", "Goyangi's Bookstore"],
    ["순이네집", "Suni's House"],
    ["김은정헤어", "Kim Eunjeong Hair"],
    ["서산한빛칼국수", "Seosan Hanbit Kalguksu"],
    ["맑은샘목욕탕", "Malgeunsaem Public Bath"],
  ],
  "a fund": [
    ["한빛벤처투자조합", "Hanbit Venture Investment Fund"],
    ["한빛스팩3호", "Hanbit Special Purpose Acquisition Company 3"],
    ["한빛제2호사모투자합자회사", "Hanbit No.2 Private Equity Fund"],
    ["한빛사모부동산투자신탁제3호", "Hanbit Private Real Estate Investment Trust No.3"],
    ["판교피에프브이 주식회사", "Pangyo PFV Co., Ltd."],
    ["한빛스팩오호", "Hanbit Special Purpose Acquisition Company No.5"],
    ["한빛신기술조합 제1의2호", "Hanbit New Technology Fund No.1-2"],
    [
      "한빛미국배당증권자투자신탁1호(주식)종류C-e",
      "Hanbit US Dividend Securities Feeder Investment Trust 1 (Equity) Class C-e",
    ],
    ["한빛미국배당ETF", "Hanbit US Dividend ETF"],
    ["한빛제2호의1사모투자합자회사", "Hanbit No.2-1 Private Equity Fund"],
  ],
};

describe.each(Object.entries(NAMES))("%s", (_, names) => {
  it.each(names)("named %s is %s in English", (korean, english) => {
    expect(composeName(korean)).toEqual({ name: english, source: "composed" });
  });
});

describe("a name that only looks like the name of an institution", () => {
  it.each([
    "철수네정육점",
    "한빛교구",
    "한빛서점",
    "두부공장",
    "주식회사 한빛전기공사",
    "한빛방수공사",
  ])("%s is not translated as the name of an institution", (korean) => {
    expect(composeName(korean)?.name).not.toMatch(/Branch|Diocese|Plant|Corporation/u);
  });
});

describe("a short word", () => {
  it.each([
    ["at the start of a name", "명상건설", "Meditation"],
    ["behind a single syllable", "아이사랑", "Moving"],
    ["that is the whole name", "명상", "Meditation"],
  ])("%s is not translated: %s", (_, korean, english) => {
    expect(composeName(korean)?.name).not.toContain(english);
  });

  it.each(["동네서점", "맛있네김밥", "정다운커피"])(
    "in %s is not mistaken for the name of an owner",
    (korean) => {
      expect(composeName(korean)?.name).not.toMatch(/'s|Jung Da/u);
    },
  );
});

describe("a name that only looks like a phrase", () => {
  it.each([
    ["서울과일", "Seoul Fruit"],
    ["한국의류", "Korea Apparel"],
    ["미래와이어", "Mirae Wire"],
  ])("%s is %s in English", (korean, english) => {
    expect(composeName(korean)?.name).toBe(english);
  });
});

describe("the tables of kinds", () => {
  it("list each Korean word once, and have no double blanks in the English", () => {
    const texts = [
      BEFORE,
      OFFICIAL_NAMES,
      DENOMINATIONS,
      SOCIETY,
      PHRASE,
      BRANDS,
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

  it("leave no Hangul, no double blanks and no empty brackets in any combination of words", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const name = composeName(parts.join(""))?.name ?? "";
        expect(name).not.toMatch(/[가-힣]|\s{2}|^[\s-]|[\s-]$|\(\s*\)| ,|undefined/u);
      }),
      { numRuns: 1_000 },
    );
  });
});
