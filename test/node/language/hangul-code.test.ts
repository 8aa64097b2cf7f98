/** The tables of company words hold Hangul in ASCII. */
import { expect, it } from "vitest";
import { decodeHangul, encodeHangul } from "../../../src/language/hangul-code.ts";

it("each syllable of Hangul is read from ASCII as it was written", () => {
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const text = `^${String.fromCharCode(code)}각$`;
    expect(encodeHangul(text)).toMatch(/^[!-~]+$/);
    expect(decodeHangul(encodeHangul(text))).toBe(text);
  }
});
