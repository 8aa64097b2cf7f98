import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAMILY_NAMES } from "../../../src/language/family-names.ts";
import { NAME_CAUSES, nameCauses } from "../../../src/verification/name-causes.ts";
import {
  asWritten,
  type NameChange,
  type NameHint,
  readRepresentative,
} from "../../../web/representative.ts";
import { anyTextOf } from "../language/any-text.ts";

const sent = (given: string) => readRepresentative(given).name;

describe("what offices write beside a name", () => {
  it.each<[string, string, NameChange[]]>([
    ["장하늘 외1", "장하늘", ["others"]],
    ["장하늘외1", "장하늘", ["others"]],
    ["장하늘 외 2명", "장하늘", ["others"]],
    ["장하늘외2인", "장하늘", ["others"]],
    ["장하늘(외 1명)", "장하늘", ["others"]],
    ["장하늘 외 １인", "장하늘", ["others"]],
    ["장하늘 등 3명", "장하늘", ["others"]],
    ["장하늘 外 1名", "장하늘", ["others"]],
    ["장하늘 외 한명", "장하늘", ["others"]],
    ["장하늘 외 다수", "장하늘", ["others"]],
    ["장하늘 외", "장하늘", ["others"]],
    ["장하늘, 외 1명", "장하늘", ["others"]],
    ["장하늘(공동대표)", "장하늘", ["title"]],
    ["장하늘 (공동 대표이사)", "장하늘", ["title"]],
    ["장하늘（각자대표）", "장하늘", ["title"]],
    ["장하늘[대표]", "장하늘", ["title"]],
    ["장하늘(대표이사", "장하늘", ["title"]],
    ["장하늘 (인)", "장하늘", ["title"]],
    ["(대표이사)장하늘", "장하늘", ["title"]],
    ["장하늘 대표", "장하늘", ["title"]],
    ["장하늘대표", "장하늘", ["title"]],
    ["대표이사 장하늘", "장하늘", ["title"]],
    ["대표이사장하늘", "장하늘", ["title"]],
    ["대표이사 : 장하늘", "장하늘", ["title"]],
    ["대표자:장하늘", "장하늘", ["title"]],
    ["성명: 장하늘", "장하늘", ["title"]],
    ["대표이사 사장 장하늘", "장하늘", ["title"]],
    ["장하늘 단독 대표이사", "장하늘", ["title"]],
    ["장하늘 약사", "장하늘", ["title"]],
    ["대 표 이 사 : 장하늘", "장하늘", ["title"]],
    ["장하늘 대 표", "장하늘", ["title"]],
    ["대표자(장하늘)", "장하늘", ["title"]],
    ["장하늘 부장", "장하늘", ["title"]],
    ["장하늘(여)", "장하늘", ["title"]],
    ["장하늘\u00a0대표", "장하늘", ["title"]],
    ["장하늘 / 대표이사", "장하늘", ["title"]],
    ["장하늘-대표", "장하늘", ["title"]],
    ["장하늘 원장님", "장하늘", ["title"]],
    ["장하늘님", "장하늘", ["title"]],
    ["장하늘 님", "장하늘", ["title"]],
    ["장하늘씨", "장하늘", ["title"]],
    ["장하늘 씨", "장하늘", ["title"]],
    ["장하늘 CEO", "장하늘", ["title"]],
    ["장하늘(CEO)", "장하늘", ["title"]],
    ["허준 대표", "허준", ["title"]],
    ["남궁민수 대표", "남궁민수", ["title"]],
    ["장하늘(韓率妃)", "장하늘", ["hanja"]],
    ["장하늘 韓率妃", "장하늘", ["hanja"]],
    ["장하늘韓率妃", "장하늘", ["hanja"]],
    ["韓率妃(장하늘)", "장하늘", ["hanja"]],
    ["장하늘 / 韓率妃", "장하늘", ["hanja"]],
    ["장하늘 010-1234-5678", "장하늘", ["contact"]],
    ["장하늘(010-1234-5678)", "장하늘", ["contact"]],
    ["장하늘 (02) 123-4567", "장하늘", ["contact"]],
    ["장하늘 / T. 02-123-4567", "장하늘", ["contact"]],
    ["장하늘 HP 01012345678", "장하늘", ["contact"]],
    ["장하늘 FAX 02-123-4567", "장하늘", ["contact"]],
    ["장하늘 ☎ 010 1234 5678", "장하늘", ["contact"]],
    ["장하늘 +82-10-1234-5678", "장하늘", ["contact"]],
    ["장하늘 800101-1234567", "장하늘", ["contact"]],
    ["장하늘 a.b@example.com", "장하늘", ["contact"]],
    ["장하늘·이바다", "장하늘", ["first"]],
    ["장하늘ㆍ이바다", "장하늘", ["first"]],
    ["장하늘, 이바다", "장하늘", ["first"]],
    ["장하늘/이바다", "장하늘", ["first"]],
    ["장하늘 및 이바다", "장하늘", ["first"]],
    ["장하늘 & 이바다", "장하늘", ["first"]],
    ["장하늘.이바다", "장하늘", ["first"]],
    ["장하늘\n이바다", "장하늘", ["first"]],
    ["허준, 이건", "허준", ["first"]],
    ["정의선, 무뇨스 바르셀로 호세", "정의선", ["first"]],
    ["신 히데오, 오창민", "신 히데오", ["first"]],
    ["장하늘,", "장하늘", ["marks"]],
    ["* 장하늘", "장하늘", ["marks"]],
    ["장하늘 ㊞", "장하늘", ["marks"]],
    ["장 하 늘", "장하늘", ["spaces"]],
    ["허  준", "허준", ["spaces"]],
    ["JOHN  SMITH", "JOHN SMITH", ["spaces"]],
    ["ＪＯＨＮ ＳＭＩＴＨ", "JOHN SMITH", ["width"]],
    ["Mr. John Smith", "John Smith", ["title"]],
    ["JOHN SMITH (CEO)", "JOHN SMITH", ["title"]],
    ["공동대표이사 : 장하늘, 이바다", "장하늘", ["title", "first"]],
    ["장하늘(대표이사), 이바다(이사)", "장하늘", ["title", "first"]],
    ["장하늘, 이바다 외 1명", "장하늘", ["others", "first"]],
    ["장하늘, 이바다(2인, 각자 대표이사)", "장하늘", ["title", "first"]],
    [
      "대표이사 장하늘(韓率妃) 외 1명 010-1234-5678",
      "장하늘",
      ["contact", "hanja", "others", "title"],
    ],
    ["장 하 늘 대표님", "장하늘", ["title", "spaces"]],
    ['="장하늘 대표"', "장하늘", ["title"]],
  ])(
    "is removed, and the page names the kind of change: %j is sent as %s",
    (given, name, changes) => {
      expect(readRepresentative(given)).toEqual({ name, changes, hints: expect.any(Array) });
    },
  );

  it("leaves no hint if a plain Korean name remains", () => {
    for (const given of ["장하늘 외1", "장하늘(공동대표)", "대표이사 장하늘", "장하늘·이바다"])
      expect(readRepresentative(given).hints).toEqual([]);
  });
});

describe("a doubtful name", () => {
  it.each<[string, NameHint[]]>([
    ["김 대표", ["title_in_name"]],
    ["김대표", ["title_in_name"]],
    ["이 사 장", ["space_in_name", "title_in_name"]],
    ["대표이사", ["title_in_name"]],
    ["원장", ["title_in_name"]],
    ["남궁대표", ["title_in_name"]],
    ["남궁꽃님", ["title_in_name"]],
    ["슬기대표", ["title_in_name"]],
    ["김 씨", ["title_in_name"]],
    ["김 꽃 님", ["space_in_name", "title_in_name"]],
    ["법정스님", ["title_in_name"]],
    ["법정 스님", ["space_in_name", "title_in_name"]],
    ["장하늘 외 이바다", ["and_others", "space_in_name"]],
    ["㈜한빛", ["unusual_name"]],
    ["없음", ["unusual_name"]],
    ["ㅈㅎㄴ", ["unusual_name"]],
    ["허준 외", ["and_others"]],
    ["김외 1명", ["and_others"]],
    ["장하늘외", ["and_others"]],
    ["외 1명", ["and_others"]],
    ["장 하늘", ["space_in_name"]],
    ["존 김", ["space_in_name"]],
    ["마이클 조던", ["space_in_name"]],
    ["박용철 박진호", ["several_representatives", "space_in_name"]],
    ["마이클·조던", ["several_representatives"]],
    ["조던, 마이클", ["several_representatives"]],
    ["홍, 길동", ["several_representatives"]],
    ["장하늘/Jang Haneul", ["several_representatives", "latin_name", "mixed_name"]],
    ["John", ["latin_name"]],
    ["JOHN SMITH", ["latin_name"]],
    ["Nguyễn Thị Hương", ["latin_name"]],
    ["MS KIM", ["latin_name", "title_in_name"]],
    ["John 스미스", ["mixed_name"]],
    ["장하늘A", ["mixed_name"]],
    ["장하늘(JANG HANEUL)", ["mixed_name"]],
    ["장하늘(장바다)", ["unusual_name"]],
    ["장하늘1", ["unusual_name"]],
    ["장", ["unusual_name"]],
    ["-", ["unusual_name"]],
    ["韓率妃", ["hanja_name"]],
    ["金하늘", ["hanja_name"]],
  ])("is sent as written, with a hint: %j", (given, hints) => {
    expect(readRepresentative(given)).toEqual({ name: given, changes: [], hints });
  });
});

describe("a real name", () => {
  it.each([
    ...[
      "김외일",
      "김철외",
      "외수",
      "이등",
      "한등일",
      "김공동",
      "박성명",
      "이본인",
      "남궁씨",
      "마씨",
      "씨엘",
      "황보님",
    ],
    ...[
      "김꽃님",
      "박하님",
      "대표균",
      "이대표균",
      "원장미",
      "사장수",
      "정원장",
      "사공동",
      "이사벨라",
    ],
    ...["이사도라김", "마리루이사", "루이사", "박사무엘", "엘로이사", "한이사벨", "남궁대", "및"],
    ...["응우옌티흐엉", "무함마드", "하나", "김및나"],
  ])("is never shortened: %s", (name) => {
    expect(readRepresentative(name)).toMatchObject({ name, changes: [] });
  });

  const families = fc.constantFrom(...FAMILY_NAMES.keys());
  const syllable = fc
    .integer({ min: 0xac00, max: 0xd7a3 })
    .map((code) => String.fromCharCode(code));
  const given = fc.oneof(
    fc.array(syllable, { minLength: 1, maxLength: 2 }).map((each) => each.join("")),
    // These syllables and words are removed unless they belong to a name.
    fc.constantFrom(
      ...["외", "등", "님", "씨", "외일", "일외", "대표", "이사", "사장", "회장", "공동", "각자"],
      ...["원장", "박사", "교수", "선생", "꽃님", "명외", "외명", "등인", "인", "자", "장", "귀하"],
    ),
  );
  const names = fc.tuple(families, given).map((parts) => parts.join(""));

  it("with a known family name and one or two more syllables is sent unchanged", () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(readRepresentative(name)).toMatchObject({ name, changes: [] });
      }),
      { numRuns: 3000 },
    );
  });

  it("is found in every form that offices write", () => {
    const plain = fc.constantFrom("장하늘", "김한빛", "남궁민수", "황보가온", "이을순", "정외일");
    const forms = fc.constantFrom<(name: string) => string>(
      ...[
        "외1",
        " 외1",
        " 외 2명",
        "(외 3인)",
        " 등 2인",
        "(공동대표)",
        "[각자 대표이사]",
        " 대표",
      ].map((end) => (name: string) => name + end),
      ...[" 대표이사", "대표이사", " 사장님", "(代表)", "(인)", " 010-1234-5678", "·이바다"].map(
        (end) => (name: string) => name + end,
      ),
      ...[", 이바다", " / 이바다", "　　", " T:02-555-1234", "/CEO", ", 대표이사"].map(
        (end) => (name: string) => name + end,
      ),
      ...["대표이사 ", "대표 ", "대표자: ", "공동대표 ", " ", "CEO ", "(주주)대표이사 "]
        .slice(0, 6)
        .map((start) => (name: string) => start + name),
      (name) => [...name].join(" "),
      (name) => name.normalize("NFD"),
    );
    fc.assert(
      fc.property(plain, forms, (name, form) => {
        expect(sent(form(name))).toBe(name);
      }),
    );
  });
});

describe("any text", () => {
  const pieces = fc.constantFrom(
    ...[
      "장하늘",
      "김",
      "허준",
      "남궁",
      "마이클",
      "이바다",
      " ",
      "  ",
      ",",
      "/",
      "·",
      "\n",
      " 및 ",
      ".",
    ],
    ...[
      "외",
      " 외 1명",
      "등",
      "대표",
      "대표이사",
      "공동",
      "님",
      "씨",
      "(",
      ")",
      "（",
      "[",
      "韓率妃",
      "韓",
    ],
    ...[
      "010-1234-5678",
      "1",
      "John",
      "JOHN",
      "Mr. ",
      "CEO",
      "Ａ",
      "a@b.kr",
      "-",
      "'",
      "*",
      "😀",
      "\ud800",
    ],
  );
  const texts = fc.oneof(
    anyTextOf(120),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
  );

  it("gives a name whose letters stand in the text in the same order, and reading this name again does not change it", () => {
    fc.assert(
      fc.property(texts, (given) => {
        const { name, changes } = readRepresentative(given);
        if (changes.length === 0) expect(name).toBe(asWritten(given));
        else {
          expect(sent(name)).toBe(name);
          const letters = [...given.normalize("NFKC")];
          for (const letter of name.normalize("NFKC").replace(/\s/g, "")) {
            const at = letters.indexOf(letter);
            expect([name, at]).not.toEqual([name, -1]);
            letters.splice(0, at + 1);
          }
          expect(name).toMatch(/\p{L}.*\p{L}/u);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it("has a hint for each cause that the service would name after a check", () => {
    fc.assert(
      fc.property(texts, (given) => {
        const { name, hints } = readRepresentative(given);
        const causes = nameCauses(name.normalize("NFC"));
        expect(hints).toEqual(expect.arrayContaining(NAME_CAUSES.filter((cause) => causes[cause])));
      }),
      { numRuns: 3000 },
    );
  });
});
