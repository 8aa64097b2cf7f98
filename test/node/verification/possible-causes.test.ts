/** Which possible causes of an invalid answer are found (docs/api.md#possible-causes). */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  POSSIBLE_CAUSES,
  type PossibleCause,
  possibleCausesOf,
} from "../../../src/verification/possible-causes.ts";
import { anyTextOf } from "../language/any-text.ts";

/** 2026-11-22, 00:30 in Korea. In UTC, it is still the 21st. */
const NOW = Date.UTC(2026, 10, 21, 15, 30);
const OLD = "20120305";

const REASONS = ["details_mismatch", "unconfirmed", "not_registered"] as const;

const ofName = (ownerName: string, reason: (typeof REASONS)[number] = "details_mismatch") =>
  possibleCausesOf({ startDate: OLD, ownerName }, reason, NOW);

const ofDate = (startDate: string, reason: (typeof REASONS)[number], now = NOW) =>
  possibleCausesOf({ startDate, ownerName: "홍길동" }, reason, now);

function shows(cases: Record<string, PossibleCause[]>): void {
  it.each(Object.entries(cases))("in the name %s: the possible causes are %j", (name, causes) => {
    expect(ofName(name)).toEqual(causes);
  });
}

describe("several representatives", () => {
  const several: PossibleCause[] = ["several_representatives"];
  shows({
    "홍길동,김영희": several,
    "홍길동, 김영희": several,
    "홍길동，김영희": several,
    "홍길동､김영희": several,
    "홍길동、김영희": several,
    "홍길동/김영희": several,
    "홍길동 / 김영희": several,
    "홍길동／김영희": several,
    홍길동·김영희: several,
    홍길동ㆍ김영희: several,
    "홍길동・김영희": several,
    "홍길동‧김영희": several,
    "홍길동•김영희": several,
    "홍길동&김영희": several,
    "홍길동＆김영희": several,
    "홍길동;김영희": several,
    "홍길동；김영희": several,
    "홍길동|김영희": several,
    "홍길동+김영희": several,
    "홍길동.김영희": several,
    "홍길동 및 김영희": several,
    "홍길동 and 김영희": several,
    "홍길동, 김영희, 이을순": several,
    "홍길동(洪吉童), 김영희": several,
    "洪吉童、李舜臣": several,
    "John Smith and Jane Doe": ["several_representatives", "latin_name"],
    "홍길동/Hong Gil-dong": ["several_representatives", "latin_name"],
    "홍 길동, 김영희": ["several_representatives", "space_in_name"],
    "대표이사 홍길동, 김영희": ["several_representatives", "title_in_name"],
    "홍길동(대표이사), 김영희(이사)": ["several_representatives", "title_in_name"],
  });

  it.each(["홍길동,", "/홍길동", "홍길동·", "&", ",,,", "홍길동 /", "및"])(
    "are not found in %j, which contains at most one name",
    (name) => {
      expect(ofName(name)).toEqual([]);
    },
  );

  it("are not found in a Latin name that contains the letters 'and'", () => {
    expect(ofName("Sandra Brandt")).toEqual(["latin_name"]);
  });

  it.each([
    "ACME Co., Ltd.",
    "ACME Co.,Ltd",
    "Acme, Inc.",
    "ACME, INC",
    "Acme Holdings, S.A.",
    "Acme Holdings, L.L.C.",
    "Smith & Co.",
    "Smith and Company, Limited",
    "John Smith, Jr.",
  ])("are not found in %s, where no second person follows the comma, '&' or 'and'", (name) => {
    expect(ofName(name)).toEqual(["latin_name"]);
  });

  shows({
    "ACME Co., Ltd., Jane Doe": ["several_representatives", "latin_name"],
    "John Smith, Inca Lee": ["several_representatives", "latin_name"],
    "Co, Smith": ["several_representatives", "latin_name"],
    "Ltd.": ["latin_name"],
  });
});

describe("others who are not named", () => {
  const others: PossibleCause[] = ["and_others"];
  shows({
    "홍길동 외 1명": others,
    "홍길동 외1명": others,
    홍길동외1명: others,
    "홍길동외 1 명": others,
    "홍길동 외 2인": others,
    "홍길동 외 2": others,
    "홍길동 외 １명": others,
    "홍길동 외 한명": others,
    "홍길동 외 2名": others,
    "홍길동 외 다수": others,
    "홍길동 외": others,
    "홍길동(외 1명)": others,
    "홍길동 (외1인)": others,
    "홍길동, 외 1명": others,
    "홍길동 등 2명": others,
    "홍길동 등": others,
    "외 1명": others,
    "홍길동 외 1명(공동대표)": ["and_others", "title_in_name"],
    "대표이사 홍길동 외 1명": ["and_others", "title_in_name"],
    "홍길동, 김영희 외 1명": ["several_representatives", "and_others"],
    "홍 길동 외 1명": ["and_others", "space_in_name"],
    "John Smith et al.": ["and_others", "latin_name"],
    "John Smith et al": ["and_others", "latin_name"],
    "SMITH ET AL.": ["and_others", "latin_name"],
    "John Smith and others": ["and_others", "latin_name"],
    "John Smith & 2 others": ["and_others", "latin_name"],
    "John Smith and 2 more": ["and_others", "latin_name"],
    "John Smith and two others": ["and_others", "latin_name"],
    "John Smith (2 others)": ["and_others", "latin_name"],
    "John Smith, others": ["and_others", "latin_name"],
  });

  it.each(["외", "등", "홍외", "김외수", "이등", "홍길동외국", "마등명"])(
    "are not found in the name %s",
    (name) => {
      expect(ofName(name)).toEqual([]);
    },
  );

  it.each(["Thomas More", "Albert Etal", "Mother S", "Bill Others", "Others", "OTHER"])(
    "are not found in the name %s",
    (name) => {
      expect(ofName(name)).toEqual(["latin_name"]);
    },
  );
});

describe("a space in a Korean name", () => {
  const space: PossibleCause[] = ["space_in_name"];
  shows({
    "홍 길동": space,
    "홍 길 동": space,
    "홍길 동": space,
    "홍　길동": space,
    "홍\u00a0길동": space,
    "홍\u200b길동": space,
    "홍\u1160길동": space,
    "홍\u115f길동": space,
    "홍\u3164길동": space,
    "홍\uffa0길동": space,
    "홍\u00ad길동": space,
    "홍\u200c길동": space,
    "홍\u200d길동": space,
    "홍\u2060길동": space,
    "홍\ufeff길동": space,
    "홍\u{e0001}길동": space,
    "홍\n길동": space,
    "홍\t길동": space,
    "남궁 민수": space,
    "마이클 조던": space,
    "응우옌 티 흐엉": space,
  });

  it.each(["홍길동", "남궁민수", "황보", "홍길동(길동)", "洪 吉童", "홍길동 2", "ㅎㄱㄷ"])(
    "is not found in %s",
    (name) => {
      expect(ofName(name)).toEqual([]);
    },
  );
});

describe("a name in Latin letters", () => {
  const latin: PossibleCause[] = ["latin_name"];
  shows({
    "Hong Gildong": latin,
    "HONG GIL-DONG": latin,
    "John M. Carter": latin,
    "José Muñoz": latin,
    "Nguyễn Thị Hương": latin,
    "O'Brien": latin,
    Ｈｏｎｇ: latin,
    "Smith (Korea)": latin,
    "Mr. Smith": ["latin_name", "title_in_name"],
  });

  it.each([
    "홍길동A",
    "John 스미스",
    "홍길동(Hong)",
    "洪吉童",
    "Иван",
    "山田太郎",
    "123",
    "-",
    "😀",
  ])("is not found in %s", (name) => {
    expect(ofName(name)).toEqual([]);
  });
});

describe("a title", () => {
  const title: PossibleCause[] = ["title_in_name"];
  shows({
    "대표 홍길동": title,
    "홍길동 대표": title,
    "홍길동 대표이사": title,
    "대표이사 홍길동": title,
    "대표이사: 홍길동": title,
    "대표자:홍길동": title,
    "공동 대표이사 홍길동": title,
    "각자대표 홍길동": title,
    "홍길동(대표)": title,
    "(대표이사)홍길동": title,
    "홍길동[대표이사]": title,
    "홍길동, 대표이사": title,
    "홍길동/CEO": title,
    "홍길동-대표": title,
    "홍길동 사장": title,
    "홍길동 사장님": title,
    "홍길동 회장": title,
    "홍길동 원장": title,
    "홍길동 이사장": title,
    "홍길동 이사": title,
    "홍길동 님": title,
    "홍길동 씨": title,
    "홍길동 귀하": title,
    "김 대표": title,
    "이 사장": title,
    "CEO 홍길동": title,
    "홍길동 ceo": title,
    "Mr. 홍길동": title,
    "Mr.홍길동": title,
    "Dr 홍길동": title,
    홍길동대표: title,
    홍길동대표이사: title,
    홍길동사장: title,
    홍길동사장님: title,
    홍길동원장님: title,
    남궁민수회장: title,
    홍길동님: title,
    홍길동씨: title,
    대표이사홍길동: title,
    대표홍길동: title,
    사장홍길동: title,
    원장홍길동: title,
    회장남궁민수: title,
    이사장홍길동: title,
    사내이사홍길동: title,
    홍길동이사: title,
    홍길동이사님: title,
    남궁민수이사: title,
    홍길동사내이사: title,
    홍길동교수: title,
    홍길동목사님: title,
    홍길동대표원장: title,
    "홍길동 이사님": title,
    홍길동CEO: title,
    홍길동ceo: title,
    CEO홍길동: title,
    Mr홍길동: title,
    "홍 길 동CEO": ["space_in_name", "title_in_name"],
    대표이사: title,
    CEO: title,
    "홍 길동 대표": ["space_in_name", "title_in_name"],
    "CEO John Smith": ["latin_name", "title_in_name"],
    "Mrs Jane Doe": ["latin_name", "title_in_name"],
    "John Smith (Representative Director)": ["latin_name", "title_in_name"],
  });

  it.each([
    ...[
      "이사장",
      "김대표",
      "원장",
      "김사장",
      "박회장",
      "정원장",
      "이사",
      "홍님",
      "김하님",
      "마씨",
      "대표",
    ],
    ...["엘로이사", "루이사", "김의사", "사장수", "대표균", "원장미"],
    ...["한이사", "사장수민", "원장미라", "이사벨라", "이사도라", "이사도라김", "이사벨라이민"],
    ...[
      "마리루이사",
      "마리아루이사",
      "아나루이사",
      "안나엘로이사",
      "박사무엘",
      "홍길동A",
      "홍길동CEOS",
    ],
  ])("is not found in %s, which is a name or may be a name", (name) => {
    expect(ofName(name)).toEqual([]);
  });

  it.each(["Drew Owens", "Msgr Ceol", "Presidentia"])("is not found in the name %s", (name) => {
    expect(ofName(name)).toEqual(["latin_name"]);
  });
});

describe("the titles in the reference", () => {
  const reference = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const rows = (reference.split("#### Titles in a name")[1] ?? "")
    .split("\n#")[0]
    ?.split("\n")
    .filter((line) => line.startsWith("| "))
    .map(
      (line) =>
        line
          .split("|")[2]
          ?.split(/[,;]/)
          .map((title) => title.trim()) ?? [],
    );
  const [, words = [], latin = [], before = [], after = []] = rows ?? [];
  const title: PossibleCause[] = ["title_in_name"];

  it.each(words)(
    "are found before and after a full name, but 이사 and titles of one syllable only after the name: %s",
    (one) => {
      expect(ofName(`홍길동 ${one}`)).toEqual(title);
      expect(ofName(`홍길동 ${one}님`)).toEqual(title);
      expect(ofName(`홍길동${one}`)).toEqual(title);
      const isSeenBefore = one.length > 1 && one !== "이사";
      expect(ofName(`${one}홍길동`)).toEqual(isSeenBefore ? title : []);
    },
  );

  it.each(latin)("are found in Latin letters: %s", (one) => {
    for (const name of [`홍길동 ${one}`, `홍길동${one.toLowerCase()}`, `${one}홍길동`])
      expect(ofName(name)).toEqual(title);
  });

  it.each(before)("are found before and after two to four syllables: %s", (one) => {
    expect([`${one}길동`, `${one}마리아나`].map((name) => ofName(name))).toEqual([title, title]);
    expect([`길동${one}`, `마리아나${one}`].map((name) => ofName(name))).toEqual([title, title]);
  });

  // The first entry of this row is "the same". It stands for the titles that are tested above.
  it.each(after.slice(1))("are found after two to four syllables: %s", (one) => {
    expect([`길동${one}`, `마리아나${one}`].map((name) => ofName(name))).toEqual([title, title]);
  });
});

describe("causes in the name", () => {
  it("are given if the reason is details_mismatch or unconfirmed, but not if the reason is not_registered", () => {
    const name = "대표 홍 길동, John 외 1명";
    expect(ofName(name)).toEqual(POSSIBLE_CAUSES.slice(0, 5));
    expect(ofName(name, "unconfirmed")).toEqual(POSSIBLE_CAUSES.slice(0, 5));
    expect(ofName(name, "not_registered")).toEqual([]);
  });
});

describe("the opening date", () => {
  it.each(REASONS)(
    "is called a future date if it is after today's date in Korea (%s)",
    (reason) => {
      expect(ofDate("20261123", reason)).toEqual(["date_in_future"]);
      expect(ofDate("99991231", reason)).toEqual(["date_in_future"]);
      expect(ofDate("20261122", reason)).not.toContain("date_in_future");
    },
  );

  it("is called recent if the number is not registered and the date is one of the last three days in Korea", () => {
    const days = ["20261123", "20261122", "20261121", "20261120", "20261119", OLD];
    expect(days.map((day) => ofDate(day, "not_registered"))).toEqual([
      ["date_in_future"],
      ["opened_recently"],
      ["opened_recently"],
      ["opened_recently"],
      [],
      [],
    ]);
    for (const reason of ["details_mismatch", "unconfirmed"] as const)
      expect(ofDate("20261122", reason)).toEqual([]);
  });

  it("is compared with the day in Korea, not in UTC", () => {
    const midnight = Date.UTC(2026, 10, 21, 15);
    expect(ofDate("20261122", "not_registered", midnight - 1)).toEqual(["date_in_future"]);
    expect(ofDate("20261122", "not_registered", midnight)).toEqual(["opened_recently"]);
    expect(ofDate("20261119", "not_registered", midnight - 1)).toEqual(["opened_recently"]);
    expect(ofDate("20261119", "not_registered", midnight)).toEqual([]);
  });

  it("is called recent even if a month or a year has ended since that date", () => {
    const newYear = Date.UTC(2027, 0, 1, 3);
    expect(ofDate("20261230", "not_registered", newYear)).toEqual(["opened_recently"]);
    expect(ofDate("20261229", "not_registered", newYear)).toEqual([]);
    const march = Date.UTC(2028, 2, 1, 3);
    expect(ofDate("20280228", "not_registered", march)).toEqual(["opened_recently"]);
    expect(ofDate("20280227", "not_registered", march)).toEqual([]);
  });
});

describe("the search for causes in any text", () => {
  const pieces = fc.constantFrom(
    ...[
      "홍길동",
      "김",
      " ",
      "  ",
      ",",
      "/",
      "·",
      "및",
      " and ",
      "외",
      "등",
      " 외 1명",
      "명",
      "1",
      "et al",
    ],
    ...[
      "대표",
      "대표이사",
      "님",
      "이사",
      "사장",
      "\u1160",
      "Co",
      "CEO",
      "Mr",
      ".",
      "(",
      ")",
      "-",
      "John",
      "\n",
      "\u200b",
      "😀",
      "\ud800",
    ],
  );
  const names = fc.oneof(
    anyTextOf(100),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
  );
  const days = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10).replaceAll("-", ""));
  const moments = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

  it("gives each cause once and in a fixed order, and gives the same causes each time", () => {
    fc.assert(
      fc.property(names, days, fc.constantFrom(...REASONS), moments, (name, day, reason, now) => {
        const claim = Object.freeze({ startDate: day, ownerName: name });
        const causes = possibleCausesOf(claim, reason, now);
        expect(causes).toEqual(POSSIBLE_CAUSES.filter((cause) => causes.includes(cause)));
        expect(possibleCausesOf(claim, reason, now)).toEqual(causes);
        expect(causes.includes("date_in_future") && causes.includes("opened_recently")).toBe(false);
        if (reason === "not_registered") expect(causes.length).toBeLessThanOrEqual(1);
        else expect(causes).not.toContain("opened_recently");
      }),
      { numRuns: 2000 },
    );
  });

  it("finds no cause in three random Korean syllables", () => {
    const syllable = fc
      .integer({ min: 0xac00, max: 0xd7a3 })
      .map((code) => String.fromCharCode(code))
      .filter((one) => one !== "및");
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 3, maxLength: 3 }), (syllables) => {
        expect(ofName(syllables.join(""))).toEqual([]);
      }),
    );
  });

  const families = fc.constantFrom(..."김이박최정한사원조남", "남궁", "사공");
  const givenNames = fc
    .array(fc.constantFrom(..."길동영희민수라미하은서준지우"), { minLength: 2, maxLength: 2 })
    .map((syllables) => syllables.join(""));

  it("finds each title before or after a full Korean name, with or without a space", () => {
    const titles = fc.constantFrom(
      ...["대표", "대표이사", "사장", "원장", "회장", "이사장", "소장", "교수", "CEO"],
    );
    fc.assert(
      fc.property(families, givenNames, titles, fc.boolean(), (family, given, title, isApart) => {
        const [name, gap] = [family + given, isApart ? " " : ""];
        expect(ofName(name)).toEqual([]);
        expect(ofName(title + gap + name)).toEqual(["title_in_name"]);
        expect(ofName(name + gap + title)).toEqual(["title_in_name"]);
        expect(ofName(`${name}${gap}이사`)).toEqual(["title_in_name"]);
      }),
    );
  });

  it("finds no title in a name of three or four syllables that begins like a title", () => {
    const titles = fc.constantFrom("사장", "원장", "이사", "소장", "지점", "의사", "박사", "목사");
    fc.assert(
      fc.property(titles, givenNames, fc.constantFrom(1, 2), (title, given, length) => {
        expect(ofName(title + given.slice(0, length))).toEqual([]);
      }),
    );
  });

  it("treats every invisible character inside a Korean name as a space", () => {
    const invisible = fc
      .integer({ min: 0, max: 0x10ffff })
      .map((code) => String.fromCodePoint(code))
      .filter((one) => /\p{Default_Ignorable_Code_Point}/u.test(one));
    fc.assert(
      fc.property(invisible, (one) => {
        expect(ofName(`홍${one}길동`)).toEqual(["space_in_name"]);
      }),
      { numRuns: 50 },
    );
  });
});
