import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { falseCutsOf } from "../../../language-data/company-words/measure.ts";
import { composeName, cutName } from "../../../src/language/compose.ts";
import { LEGAL_FORMS, spellings } from "../../../src/language/legal-forms.ts";
import { romanizeName } from "../../../src/language/romanize.ts";
import { vocabulary } from "../../../src/language/vocabulary.ts";
import { anyText } from "./any-text.ts";

const SCRAPS =
  /\p{Script=Hangul}|\p{Script=Han}|[([]\s*[)\]]|\s{2}|^\s|\s$|^[^([]*[)\]]|[([][^)\]]*$/u;

/** Texts of any Hangul syllables. fast-check's `stringMatching` would take seconds to make them. */
const syllables = (minLength: number, maxLength: number) =>
  fc
    .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength, maxLength })
    .map((codes) => String.fromCodePoint(...codes));

describe("a composed name", () => {
  it.each([
    ["(주)한빛무역", "Hanbit Trading Co., Ltd."],
    ["테크윈코리아글로벌", "Techwin Korea Global"],
    ["주식회사 에스케이건설", "SK Construction Co., Ltd."],
    ["삼성(유한)", "Samsung Co., Ltd."],
    ["주)삼성", "Samsung Co., Ltd."],
    ["삼성 유한책임회사", "Samsung LLC"],
    ["재단법인 삼성", "Samsung Foundation"],
    ["케이메디칼", "K Medical"],
    ["디앤씨코리아", "D&C Korea"],
    ["하나로제1차", "Hanaro 1st"],
    ["우리카드제이십오차유동화전문유한회사", "Woori Card 25th Securitization Specialty Co., Ltd."],
    ["제1호기업인수목적", "No.1 Special Purpose Acquisition Company"],
    ["바다로13호선박투자회사", "Badaro 13 Ship Investment Company"],
    ["太平洋시멘트", "Taepyeongyang Cement"],
    ["코리아 Co., Ltd. (주)", "Korea Co., Ltd."],
    ["삼성(코리아)", "Samsung (Korea)"],
    ["삼성()", "Samsung"],
    ["넥서스컴퍼니(주)", "Nexus Company"],
    ["유진홀딩스", "Yujin Holdings"],
    ["한빛코퍼레이션", "Hanbit Corporation"],
    ["주식회사 코퍼레이션", "Corporation Co., Ltd."],
    ["케이원위탁관리부동산투자회사", "K1 REIT"],
    ["에프.지.에프", "FGF"],
    ["티.엠코퍼레이션", "TM Corporation"],
    ["에코더블유", "Eco W"],
    ["엘아이지한보건설", "LIG Hanbo Construction"],
    ["삼성3차원", "Samsung 3 Chawon"],
    ["에스엠아이(SMI)", "SMI"],
    ["에스케이코리아(SK KOREA Co., Ltd.)", "SK Korea"],
    ["에스케이(SDS)", "SK (SDS)"],
    ["한빛부동산공인중개사사무소", "Hanbit Real Estate Agency"],
    ["한빛 부동산 부동산중개", "Hanbit Real Estate Agency"],
    ["한빛종합건설", "Hanbit Construction"],
    ["장미미용실", "Jangmi Hair Salon"],
    ["한빛안경원", "Hanbit Optical Shop"],
    ["행복한어린이집", "Happy Daycare Center"],
    ["더 한빛", "The Hanbit"],
    ["더포레스트글램핑", "The Forest Glamping"],
    ["바질앤올리브", "Basil & Olive"],
    ["문앤드푸드", "Moon & Food"],
    ["네일앤도란", "Nail & Doran"],
    ["드럼앤베이스", "Drum & Base"],
    ["노원케이스쿨", "Nowon K School"],
    ["큐골프", "Q Golf"],
    ["오보트건설", "Obot Construction"],
    ["더존비즈온", "Douzone Bizon"],
    ["조선호텔", "Josun Hotel"],
    ["더블유", "W"],
    ["이엔플러스", "EN Plus"],
    ["지오코리아", "Geo Korea"],
    ["비케이힐", "BK Hill"],
    ["합)삼성", "Samsung"],
    ["한빛유리", "Hanbit Glass"],
    ["유리에셋", "Yuri Asset"],
  ])("of %s is %s", (korean, english) => {
    expect(composeName(korean)).toEqual({ name: english, source: "composed" });
  });

  it.each([
    ["(주식회사) 한울", "Hanul Co., Ltd."],
    ["株式會社 한울", "Hanul Co., Ltd."],
    ["Hanul Co., Ltd.", "Hanul Co., Ltd."],
    ["(주)프렉코", "Prexco Co., Ltd."],
    ["글로본", "Glerobon"],
    ["크래벤", "Craeven"],
  ])(
    "of %s, which has no known part, is spelled in the way of companies with similar names: %s",
    (korean, english) => {
      expect(composeName(korean)).toEqual({ name: english, source: "romanized" });
    },
  );

  it.each([
    ["니콘코리아", "Nikon Korea"],
    ["유니콘코리아", "Unicorn Korea"],
    ["뱅크 오브 아메리카", "Bank of America"],
    ["지에스25", "GS25"],
    ["한빛제일의이차", "Hanbit No.1-2"],
  ])("of %s, which contains a company's name or a number, is %s", (korean, english) => {
    expect(composeName(korean)?.name).toBe(english);
  });

  it.each([
    ["굿네이버스", ["네이버", "버스"]],
    ["한국토지주택공사", ["지주"]],
    ["행정공제회", ["정공"]],
    ["한국노바티스", ["한국노바"]],
    ["에이치앤엠헤네스앤모리츠", ["리츠"]],
    ["케이지이니시스", ["지이", "니시스"]],
    ["에이비온", ["온"]],
  ])(
    "of %s does not contain %j as words, because these syllables belong to other words",
    (korean, parts) => {
      const pieces = cutName(korean, vocabulary()).filter(({ kind }) => kind !== "rest");
      for (const part of parts) expect(pieces.map((piece) => piece.korean)).not.toContain(part);
    },
  );

  // If nothing unknown follows 노바, it is attached to the word before it: 한국노바 is Koreanova.
  it("has 노바 as a new word if unknown syllables follow it: 한국노바덴스 is Korea Nova…", () => {
    expect(composeName("한국노바덴스")?.name).toMatch(/^Korea Nova/u);
  });

  it.each(["", "주식회사", "(주)", "㈜鱻"])("does not exist for '%s'", (korean) => {
    expect(composeName(korean)).toBeNull();
  });

  const word = fc.constantFrom(...vocabulary().words.keys());
  const part = fc.oneof(
    { weight: 6, arbitrary: word },
    syllables(1, 4),
    fc.constantFrom(
      "에스케이",
      "디앤씨",
      "제삼차",
      "제1호",
      "제3-1호",
      "12호",
      "3호선",
      "앤",
      "·",
      "ㆍ",
    ),
    fc.constantFrom(
      ...spellings(LEGAL_FORMS, "words"),
      "㈜",
      "(주)",
      "(",
      ")",
      "[",
      "]",
      "()",
      "주)",
    ),
    fc.constantFrom(" ", "  ", "A", "1", "大", "鱻", "ㅋ", "\u3164"),
  );
  const names = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));

  it("has no Hangul, no Hanja, no empty or unpaired brackets and no double blanks, for any Korean name", () => {
    fc.assert(
      fc.property(fc.oneof(names, anyText), (korean) => {
        for (const name of [composeName(korean)?.name ?? "", romanizeName(korean)])
          expect(name).not.toMatch(SCRAPS);
      }),
      { numRuns: 300 },
    );
  });

  it("has no learned word beside a single unknown syllable, and none that cuts a word listed by hand", () => {
    const { words, listed } = vocabulary();
    const learned = [...words.keys()].filter((korean) => !listed.has(korean));
    const parts = fc.oneof(
      fc.constantFrom(...learned),
      fc.constantFrom(...listed),
      syllables(1, 2),
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }), (names) => {
        const run = names.join("");
        expect(falseCutsOf(run, cutName(run, vocabulary()), vocabulary()), run).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["한빛 부동산 부동산중개", "무역 한빛무역상사 무역"])(
    "does not repeat a word if the Korean name is %s",
    (korean) => {
      expect(composeName(korean)?.name).not.toMatch(/\b(\w+) \1\b/iu);
    },
  );

  it("is made from pieces that contain each syllable of the Korean name once and in order", () => {
    fc.assert(
      fc.property(syllables(0, 12), word, (rest, known) => {
        const run = rest + known;
        const pieces = cutName(run, vocabulary());
        expect(pieces.map(({ korean }) => korean).join("")).toBe(run);
      }),
      { numRuns: 300 },
    );
  });

  it("has a legal form only if the Korean name has one", () => {
    fc.assert(
      fc.property(word, (known) => {
        const bare = composeName(known)?.name;
        expect(bare).not.toMatch(/Ltd\.|LLC/u);
        expect(composeName(`주식회사 ${known}`)?.name).toMatch(
          /^.* (?:Co\., Ltd\.|Company|Corporation|Inc|Limited)$/u,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe("the vocabulary", () => {
  it("gives each word an English text, in lower case unless it is a name, and each syllable a spelling in lower case", () => {
    const { words, syllables } = vocabulary();
    expect(words.size).toBeGreaterThan(1_000);
    expect(words.get("건설")).toBe("construction");
    for (const [korean, english] of words) {
      expect(korean).toMatch(/^[가-힣]+$/u);
      expect(english, korean).toMatch(
        /^\+?(?:& )?(?:\.?[a-z](?:[a-z ,.&+'-]*[a-z.'])?|(?=.*[A-Z0-9])[\w'.&+-]+(?:,? (?:[&+] )?[\w'.&+-]+)*)$/,
      );
    }
    for (const [syllable, spelling] of syllables) {
      expect(syllable).toMatch(/^\^?[가-힣]{1,3}\$?$/u);
      expect(spelling).toMatch(/^[a-z]+$/);
    }
  });
});
