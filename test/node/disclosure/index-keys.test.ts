import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  looseNameKeys,
  nameKey,
  numberKey,
  representativeKey,
  representativeKeys,
} from "../../../src/disclosure/index-keys.ts";
import { anyTextOf } from "../language/any-text.ts";

const LEGAL_FORMS = [
  "주식회사",
  "(주)",
  "㈜",
  "（주）",
  "( 주 )",
  "유한회사",
  "(유)",
  "유한책임회사",
  "합자회사",
  "합명회사",
  "재단법인",
  "(재)",
  "사단법인",
  "(사)",
];
/** Syllables that do not form a legal form in any order. */
const SYLLABLES = [..."가나다라마바삼성전카오현대빛물산결"];
const NAMES = fc
  .array(fc.constantFrom(...SYLLABLES, ..."SKLGbx&7"), { minLength: 1, maxLength: 8 })
  .map((characters) => characters.join(""));
const LETTERS: Record<string, string> = {
  S: "에스",
  K: "케이",
  L: "엘",
  G: "지",
  b: "비",
  x: "엑스",
  "&": "앤",
};

const same = (rewrite: (name: string) => string) => () =>
  fc.assert(fc.property(NAMES, (name) => nameKey(rewrite(name)) === nameKey(name)));
const sameWith =
  <T>(values: fc.Arbitrary<T>, rewrite: (name: string, value: T) => string) =>
  () =>
    fc.assert(
      fc.property(NAMES, values, (name, value) => nameKey(rewrite(name, value)) === nameKey(name)),
    );

describe("the name key of a company", () => {
  it("stays the same if it is normalised again", () => {
    const anything = fc.oneof(
      anyTextOf(12),
      fc
        .array(fc.constantFrom(...LEGAL_FORMS, ...SYLLABLES, ..."주식회사()&a ㄱ\u1100\u1161"), {
          maxLength: 12,
        })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(anything, (name) => nameKey(nameKey(name)) === nameKey(name)),
      { numRuns: 2_000 },
    );
  });

  const form = fc.constantFrom(...LEGAL_FORMS);
  it(
    "is the same with a legal form before the name",
    sameWith(form, (name, legal) => legal + name),
  );
  it(
    "is the same with a legal form after the name",
    sameWith(form, (name, legal) => name + legal),
  );
  it(
    "is the same with a blank after a legal form",
    sameWith(form, (name, legal) => `${legal} ${name}`),
  );
  it(
    "is the same with a legal form within the name",
    sameWith(form, (name, legal) => `${name.slice(0, 1)} ${legal} ${name.slice(1)}`),
  );
  const blank = fc.constantFrom(" ", "\u3000", "\t", "\u00a0", "\u200b", ".", "-", "·", ",");
  it(
    "is the same with blanks and punctuation in the name",
    sameWith(blank, (name, sign) => [...name].join(sign)),
  );
  it(
    "is the same if the name is written in decomposed letters",
    same((name) => name.normalize("NFD")),
  );
  it(
    "is the same if the name is written in upper or lower case",
    same((name) => name.toUpperCase()),
  );
  it(
    "is the same if the name is written in full-width letters",
    same((name) =>
      name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ),
  );
  it(
    "is the same if Latin letters and & are written as their Korean names",
    same((name) => name.replace(/[A-Za-z&]/g, (sign) => LETTERS[sign] ?? sign)),
  );

  it("changes if a syllable is added", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SYLLABLES, "7"), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...SYLLABLES),
        (name, more) => {
          expect(nameKey(name.join("") + more)).not.toBe(nameKey(name.join("")));
        },
      ),
    );
  });

  it.each([
    ["SK하이닉스", "에스케이하이닉스 주식회사"],
    ["KC코트렐", "케이씨코트렐(주)"],
    ["LG에너지솔루션", "(주)엘지에너지솔루션"],
    ["도담앤베이크", "도담 & 베이크"],
    ["NAVER", "ｎａｖｅｒ"],
    ["삼성전자", "주식 회사 삼성 전자"],
    ["주)카카오", "카카오"],
    ["카카오(주", "카카오"],
    ["(株)카카오", "株式會社 카카오"],
    ["株式会社 카카오", "카카오"],
    ["[주]카카오", "카카오"],
    ["(주 카카오", "카카오"],
    ["카카오주)", "카카오"],
    ["도담ㆍ베이크", "도담베이크"],
    ["카카\u3164오", "카카오"],
    ["ﾵￂﾱ성", "삼성"],
    ["도담 and 베이크", "도담앤베이크"],
    ["제1호스팩", "1호스팩"],
    ["한빛센타", "한빛센터"],
    ["의료법인 한빛", "한빛"],
    ["학교법인한빛", "한빛"],
    ["사회복지법인 한빛", "한빛"],
    ["협동조합 한빛", "한빛"],
  ])("is the same for %s and %s", (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  // For listed companies, the disclosure table has the short names of the stock exchange.
  it.each([
    ["키움제10호기업인수목적 주식회사", "키움제10호스팩"],
    ["유진기업인수목적11호 주식회사", "유진스팩11호"],
    ["롯데위탁관리부동산투자회사 주식회사", "롯데리츠"],
    ["(주)케이탑자기관리부동산투자회사", "케이탑리츠"],
    ["삼성생명보험(주)", "삼성생명"],
    ["흥국화재해상보험(주)", "흥국화재"],
    ["(주)큐브엔터테인먼트", "큐브엔터"],
  ])("is the same for %s and its short name %s", (one, other) =>
    expect(nameKey(one)).toBe(nameKey(other)),
  );

  // These pairs have different keys. A rule that gives them one key would also give one key to
  // different companies. `disclosure-names-bench.ts` measures how often that would happen.
  it.each([
    ["카카오", "카카오주"],
    ["로고", "농업회사법인로고"],
    ["KB금융", "KB금융지주"],
    ["골프존", "골프존홀딩스"],
    ["영인", "영인코퍼레이션"],
    ["삼성생명", "삼성생명서비스"],
    ["이앤티", "이엔티"],
    ["한빛테크", "한빛텍"],
    ["브이케이", "비케이"],
    ["한빛신용협동조합", "한빛신용"],
    ["제일약품", "일약품"],
  ])("differs for %s and %s", (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it.each(["", "  ", "주식회사", "(주)", "㈜ 유한회사", "---", "()"])(
    "is empty if the text contains no name (%j)",
    (name) => {
      expect(nameKey(name)).toBe("");
    },
  );
});

describe("the key of a representative", () => {
  it.each([
    ["심가람", "심 가 람"],
    ["JOHN MICHAEL CARTER", "John Michael Carter"],
    ["김한빛", "김한빛".normalize("NFD")],
    ["O'Neil, Ann", "ONEIL ANN"],
  ])("is the same for %s and %s", (one, other) =>
    expect(representativeKey(one)).toBe(representativeKey(other)),
  );

  it.each([
    ["오동녘, 정미래(각자대표)", ["오동녘", "정미래"]],
    ["최도현, 표지운 (각자 대표이사)", ["최도현", "표지운"]],
    ["류은결·도시현(공동대표이사)", ["류은결", "도시현"]],
    ["서지훈, 하윤재, Daniel Hartmann", ["서지훈", "하윤재", "danielhartmann"]],
    ["김갑동,김갑동", ["김갑동"]],
    ["김갑동 (대표", ["김갑동"]],
    [
      "대표이사 회  장 강병중 대표이사 부회장 강호찬 대표이사 사  장 이현종",
      ["강병중", "강호찬", "이현종"],
    ],
    ["공동대표이사 안재광 공동대표이사 소우 에이이치로", ["안재광", "소우에이이치로"]],
    ["김갑동 대표이사", ["김갑동"]],
    ["이을순 단독대표", ["이을순"]],
    ["홍사승, 이현준 (각자)대표집행임원", ["홍사승", "이현준"]],
    ["각 자 대표이사 박영근, 손종술", ["박영근", "손종술"]],
    ["강동호.김정득(각자 대표이사)", ["강동호", "김정득"]],
    ["김갑동ㆍ이을순", ["김갑동", "이을순"]],
    ["박용철 박진호", ["박용철", "박진호"]],
    ["김갑동 외 1명", ["김갑동"]],
    ["사내이사 김갑동", ["김갑동"]],
    ["대표이사김갑동", ["김갑동"]],
    ["-", []],
    ["", []],
    [" , ", []],
  ])("is made for each person in %j", (text, keys) =>
    expect(representativeKeys(text)).toEqual(keys),
  );
});

it("the index key of a number is never the index key of a name", () => {
  fc.assert(fc.property(fc.string(), (name) => !nameKey(name).includes(numberKey(""))));
});

describe("the loose keys of a name in an unusual spelling", () => {
  it.each([
    ["에치디산업", ["에이치디산업"]],
    ["더블류에치", ["더블류에이치", "더블유에치", "더블유에이치"]],
    ["에치더블류앤드케이", ["에이치더블유앤케이"]],
  ])(
    "respell all unusual parts of the name, and if there are exactly two, also each of the two alone: %s",
    (name, keys) => {
      expect(new Set(looseNameKeys(name))).toEqual(new Set(keys));
    },
  );

  it("include the name without its addition in parentheses, and the respelled name with and without the addition", () => {
    expect(new Set(looseNameKeys("더블류아이씨(WIC)"))).toEqual(
      new Set(["더블류아이씨", "더블유아이씨더블유아이씨", "더블유아이씨"]),
    );
  });
});
