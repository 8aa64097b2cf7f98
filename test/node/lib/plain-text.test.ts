/** The filter for unseen characters (docs/api.md#removed-characters). */
import { describe, expect, it } from "vitest";
import { plainCell, plainJson, plainText } from "../../../src/lib/plain-text.ts";

const KEPT = [
  ["a Korean name with its legal form", "주식회사 한빛·물산(구 새솔)"],
  ["old Hangul in Jamo", "\u1112\u119e\u11ab글"],
  ["decomposed Hangul", "홍길동".normalize("NFD")],
  ["compatibility Jamo", "ㄱㄴ상사"],
  ["a Hanja beyond the first plane", "金\u{20000}洙"],
  ["a Hanja of private use, because the name would change without it", "金\ue000洙"],
  ["accents, also as combining marks", "Jose\u0301 Nuñez"],
  ["a replaced character", "홍\ufffd동"],
] as const;
const REMOVED = [
  ["a terminal's escape", "홍\u001b[31m길동", "홍[31m길동"],
  ["an 8-bit control", "홍\u009b31m길동", "홍31m길동"],
  ["backspaces and deletes", "홍\b\u007f길동", "홍길동"],
  ["marks and overrides of direction", "\u202e\u2067홍\u200e길동\u2069", "홍길동"],
  ["zero-width characters and soft hyphens", "홍\u200b\u200d\u00ad\u2060\ufeff길동", "홍길동"],
  ["tags, which spell a message", "홍길동\u{e0049}\u{e0067}\u{e006e}", "홍길동"],
  ["variation selectors, including those of Hanja", "\u908a\u{e0101}\ufe0f", "\u908a"],
  [
    "halves of a surrogate pair with a removed character between them",
    "홍\ud83d\u200b\ude00길동",
    "홍길동",
  ],
  ["fillers of Jamo", "\u115f\u1160홍길동", "홍길동"],
  ["noncharacters", "홍\uffff\u{1fffe}길동", "홍길동"],
] as const;

describe("a text keeps", () => {
  it.each(KEPT)("%s", (_, text) => {
    expect([plainText(text), plainCell(text)]).toEqual([text, text]);
  });
});

describe("a text loses", () => {
  it.each(REMOVED)("%s", (_, text, plain) => {
    expect([plainText(text), plainCell(text)]).toEqual([plain, plain]);
    // `plainJson` keeps these characters as escapes.
    const json = plainJson(JSON.stringify([text]));
    expect(plainText(json)).toBe(json);
    expect(JSON.parse(json)).toEqual([text]);
  });
});

it("line breaks, tabs and wide fillers of Hangul become blanks, so that words stay apart", () => {
  expect(plainText("한빛\r\n물산\t(주)\u2028서울\u3164지점\u0085")).toBe(
    "한빛 물산 (주) 서울 지점 ",
  );
});

it("a cell of a table keeps CR, LF and tabs, but other line breaks become blanks", () => {
  expect(plainCell("한빛\r\n물산\t(주)\u2028서울\v\u001b")).toBe("한빛\r\n물산\t(주) 서울 ");
});

it("no normal form of a kept character contains a character that would be removed", () => {
  const faults: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const plain = plainText(String.fromCodePoint(code));
    for (const form of ["NFC", "NFD", "NFKC", "NFKD"]) {
      const normal = plain.normalize(form);
      if (plainText(normal) !== normal) faults.push(`U+${code.toString(16)} ${form}`);
    }
  }
  expect(faults).toEqual([]);
});

it("half a million unseen characters take less than a second of CPU time", () => {
  const before = process.cpuUsage();
  plainText("\u{e0041}\u200b\u001b".repeat(100_000));
  plainCell("a\u200b".repeat(100_000));
  plainJson("\u{e0041}".repeat(100_000));
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(1_000);
});
