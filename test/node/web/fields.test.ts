import { describe, expect, it } from "vitest";
import { demo } from "../../../seed/demo.ts";
import { hasRightCheckDigit as isExpectedByStandIn } from "../../../seed/upstreams/nts.ts";
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { numberFault, readDate } from "../../../web/check/fields.ts";
import { keyFault } from "../../../web/key/key-text.ts";
import { hyphenate, withoutSeparators } from "../../../web/parts/business-number.ts";

describe("a number", () => {
  it.each([
    ["2", "2"],
    ["2178", "217-8"],
    ["217818", "217-81-8"],
    ["2178182399", "217-81-82399"],
    ["２１７－８１－８２３９９", "217-81-82399"],
    [" 217 81 82399 ", "217-81-82399"],
    ["217\u201381\u201382399", "217-81-82399"],
    ["21781823990", "21781823990"],
    ["abc", "abc"],
    ["", ""],
  ])("is hyphenated while it is typed: %j", (typed, shown) => {
    expect(hyphenate(typed)).toBe(shown);
  });

  it.each([
    ["217-81-82399", null],
    ["", { kind: "numberEmpty" }],
    ["217-81", { kind: "numberLength", digits: 5 }],
    ["110111-1234567", { kind: "numberThirteen" }],
    ["217-81-8239O", { kind: "numberCharacters" }],
  ])("is accepted, or is refused with its fault: %j", (text, fault) => {
    expect(numberFault(text)).toEqual(fault);
  });

  it("has the right check digit exactly when the stand-in of the tax authority accepts it", () => {
    const numbers = demo.businesses.flatMap(({ b_no }) =>
      Array.from({ length: 10 }, (_, digit) => `${b_no.slice(0, 9)}${digit}`),
    );
    expect(numbers.map(hasRightCheckDigit)).toEqual(numbers.map(isExpectedByStandIn));
    expect(withoutSeparators("217-81-82399")).toBe("2178182399");
  });
});

describe("a date", () => {
  it.each([
    ["20120305", "2012-03-05"],
    ["2012. 3. 5.", "2012-03-05"],
    ["2012년 3월 5일", "2012-03-05"],
    ["12.03.05", null],
    ["2012-02-30", null],
    ["05/03/2012", null],
  ])("is read in the forms that a table may have: %j", (text, day) => {
    expect(readDate(text)).toBe(day);
  });
});

describe("an API key", () => {
  const key = demo.keys.a.pro;
  it.each([
    [key, null],
    ["", { kind: "empty" }],
    ["Bearer x", { kind: "start" }],
    [key.slice(0, 40), { kind: "short", missing: 7 }],
    [`${key}ab`, { kind: "long", extra: 2 }],
    [key.replace("0g", "0-"), { kind: "characters" }],
    [key.replace("0g", "g0"), { kind: "checksum" }],
  ])("is accepted, or is refused with its fault: %j", (text, fault) => {
    expect(keyFault(text)).toEqual(fault);
  });
});
