/** The tables of company words hold Hangul in ASCII. */
import { expect, it } from "vitest";
import { decodeHangul, encodeHangul } from "../../../src/language/hangul-code.ts";
import { charactersOf } from "../../../src/language/ks-x-1001.ts";

const SYLLABLES = charactersOf(16, 40);

it("each syllable of KS X 1001 is read from ASCII as it was written", () => {
  expect(SYLLABLES).toHaveLength(2_350);
  for (const syllable of SYLLABLES) {
    const text = `^${syllable}각$`;
    expect(encodeHangul(text)).toMatch(/^[!-~]+$/);
    expect(decodeHangul(encodeHangul(text))).toBe(text);
  }
});

it("a syllable that KS X 1001 does not have is refused", () => {
  expect(() => encodeHangul("똠방각하")).toThrow("not in KS X 1001: 똠");
});
