import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstCharacters,
  hasMoreCharacters,
  normalizeText,
} from "../../../src/lib/bounded-text.ts";
import { plainText } from "../../../src/lib/plain-text.ts";

const ACUTE = "\u0301";
const GRAVE_BELOW = "\u0316";

describe("the first characters of a text", () => {
  const letter = fc.constantFrom(..."a가😀𠮷", "\uD800");

  it("are whole code points", () => {
    expect(firstCharacters("😀😀😀", 2)).toBe("😀😀");
    expect(hasMoreCharacters("😀😀", 2)).toBe(false);
    expect(hasMoreCharacters("😀😀😀", 2)).toBe(true);
  });

  it("are as many code points as the limit allows, or the whole text if the text is shorter", () => {
    fc.assert(
      fc.property(fc.string({ unit: letter }), fc.nat(12), (text, max) => {
        expect(firstCharacters(text, max)).toBe([...text].slice(0, max).join(""));
      }),
    );
  });
});

describe("a normalised text", () => {
  const unit = fc.constantFrom(
    ..."가각ㄱaé ᾂ\t\u3000\uFEFF😀",
    "각".normalize("NFD"),
    "ᾂ".normalize("NFD"),
    "\u1100",
    "\u1161",
    "\u11A8",
    ACUTE,
    GRAVE_BELOW,
    "\u0345",
    "\u2000",
    "\uD800",
  );

  it("is the trimmed text in NFC without unseen characters, and is refused if that text is too long", () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), fc.nat(20), (given, max) => {
        const text = plainText(given).normalize("NFC").trim();
        const fits = [...text].length <= max;
        expect(normalizeText(given, max)).toEqual(
          fits ? { kind: "text", text } : { kind: "too_long" },
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it("may be written in decomposed letters, even if the text has more decomposed letters than the limit allows", () => {
    const name = "각".repeat(30);
    expect(name.normalize("NFD")).toHaveLength(90);
    expect(normalizeText(name.normalize("NFD"), 30)).toEqual({ kind: "text", text: name });
    // This character decomposes into four code points. No character decomposes into more.
    const greek = "ᾂ".repeat(30);
    expect(greek.normalize("NFD")).toHaveLength(120);
    expect(normalizeText(greek.normalize("NFD"), 30)).toEqual({ kind: "text", text: greek });
  });

  it("has at most 30 combining marks in a row", () => {
    expect(normalizeText(`a${GRAVE_BELOW.repeat(30)}`, 200).kind).toBe("text");
    expect(normalizeText(`a${GRAVE_BELOW.repeat(31)}`, 200)).toEqual({ kind: "too_many_marks" });
  });

  it.each([
    [
      "a letter and marks in the wrong order",
      `a${ACUTE.repeat(80_000)}${GRAVE_BELOW.repeat(80_000)}`,
    ],
    ["only marks", ACUTE.repeat(80_000) + GRAVE_BELOW.repeat(80_000)],
    ["marks after blanks", `${" ".repeat(2_500_000)}a${(GRAVE_BELOW + ACUTE).repeat(1_000_000)}`],
  ])("is refused at once if it is far too long: %s", (_, text) => {
    const start = process.cpuUsage();
    expect(normalizeText(text, 200)).toEqual({ kind: "too_long" });
    const { user, system } = process.cpuUsage(start);
    // Without the early check of the length in `normalizeText`, this took 16 seconds.
    expect(user + system).toBeLessThan(1_000_000);
  });
});
