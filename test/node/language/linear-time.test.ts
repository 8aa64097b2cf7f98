/** Reading a text takes linear time, so no caller can block an isolate with one long text. */
import { describe, expect, it } from "vitest";
import {
  nameKey,
  representativeKey,
  representativeKeys,
} from "../../../src/disclosure/index-keys.ts";
import { withoutAdditions } from "../../../src/language/additions.ts";
import { cleanAddress } from "../../../src/language/address/clean-address.ts";
import { englishAddress } from "../../../src/language/address/english-address.ts";
import { composeName } from "../../../src/language/compose.ts";
import { usableEnglishName } from "../../../src/language/english-name.ts";
import { readHanja } from "../../../src/language/hanja.ts";
import { withoutLegalForms } from "../../../src/language/legal-forms.ts";
import { romanizeName } from "../../../src/language/romanize.ts";
import { tidyName } from "../../../src/language/tidy-name.ts";
import { isFieldText } from "../../../src/opendart/field-text.ts";
import { latinRepresentativeNames, representativeNames } from "../../../src/profile/names.ts";
import { employeeCount } from "../../../src/sync/annual-report.ts";
import { possibleCausesOf } from "../../../src/verification/possible-causes.ts";

const LENGTH = 5_000;
/** The length of the long text divided by the length of the short text. */
const FACTOR = 16;
/**
 * The long text may take this many times the CPU time of the short text. Linear work takes 16 times
 * as long, and quadratic work takes 256 times. Measurements vary, so the limit lies in between.
 */
const LIMIT = 40;
/** One round is not enough, because the first round also compiles code. */
const MIN_ROUNDS = 2;
const MAX_ROUNDS = 20;
/** A measurement reads the text again and again until it has taken this long. */
const MIN_MS = 5;

/** @returns the CPU time of reading a text, in milliseconds */
function cost(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  for (let times = 1; ; times++) {
    read(text);
    const { user, system } = process.cpuUsage(before);
    if (user + system > MIN_MS * 1_000) return (user + system) / 1_000 / times;
  }
}

/**
 * Other work on the machine can only add time, so the shortest time of all rounds counts. While the
 * result is above the limit, there is another round, up to `MAX_ROUNDS`.
 * @returns the CPU time of the long text divided by the CPU time of the short text
 */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const [short, long] = [textOf(LENGTH), textOf(FACTOR * LENGTH)];
  let [shortCost, longCost] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; ; round++) {
    shortCost = Math.min(shortCost, cost(read, short));
    longCost = Math.min(longCost, cost(read, long));
    const factor = longCost / shortCost;
    if (round >= MIN_ROUNDS && (factor <= LIMIT || round === MAX_ROUNDS)) return factor;
  }
}

const repeated =
  (piece: string, end = "") =>
  (length: number) =>
    piece.repeat(Math.ceil(length / piece.length)) + end;
const nested = (length: number) => "주".repeat(length / 4) + "식회사".repeat(length / 4);

describe("the CPU time of reading a text", () => {
  it.each<[string, string, (text: string) => unknown, (length: number) => string]>([
    ["cleanAddress", "dashes", cleanAddress, repeated(" -", "x")],
    ["cleanAddress", "dashes at the end", cleanAddress, repeated(" -")],
    ["cleanAddress", "blanks and commas", cleanAddress, repeated(" ,")],
    ["englishAddress", "numbers", englishAddress, repeated("1,")],
    ["englishAddress", "districts", englishAddress, repeated("가나동 ")],
    ["nameKey", "nested legal forms", nameKey, nested],
    ["nameKey", "parentheses", nameKey, repeated("(주")],
    ["nameKey", "Latin letters", nameKey, repeated("w")],
    ["representativeKey", "blanks", representativeKey, repeated(" ", "김")],
    ["representativeKeys", "blanks", representativeKeys, repeated(" ", "김")],
    [
      "representativeKeys",
      "a title and blanks",
      representativeKeys,
      repeated("대표이사          "),
    ],
    ["representativeKeys", "open parentheses", representativeKeys, repeated("(")],
    ["representativeKeys", "commas", representativeKeys, repeated("김,")],
    ["representativeNames", "blanks", representativeNames, repeated(" ", "김")],
    ["representativeNames", "titles", representativeNames, repeated("공동 ")],
    ["representativeNames", "numbers of others", representativeNames, repeated("외 1")],
    ["representativeNames", "single syllables", representativeNames, repeated("가 ", "a")],
    [
      "representativeNames",
      "persons who act for others",
      representativeNames,
      repeated("가의 ", "a"),
    ],
    ["representativeNames", "Hanja", representativeNames, repeated("金", "a")],
    ["representativeNames", "Latin titles", representativeNames, repeated("Mr ")],
    ["latinRepresentativeNames", "foreign names", latinRepresentativeNames, repeated("앤토", "니")],
    ["latinRepresentativeNames", "kana", latinRepresentativeNames, repeated("카", "앗")],
    ["withoutLegalForms", "open parentheses", withoutLegalForms, repeated("( ")],
    ["withoutLegalForms", "closing brackets", withoutLegalForms, repeated("가)", "주)")],
    ["withoutAdditions", "former names", withoutAdditions, repeated("(구 ")],
    ["withoutAdditions", "marks of former names", withoutAdditions, repeated("가나 구 ")],
    ["withoutAdditions", "brackets in brackets", withoutAdditions, repeated("(구 (가)", "x")],
    ["withoutAdditions", "blanks", withoutAdditions, repeated("    ", "x")],
    ["withoutAdditions", "titles", withoutAdditions, repeated(" 대표 ", "x")],
    ["readHanja", "open brackets", readHanja, repeated("가(國", "x")],
    ["composeName", "letter names", composeTenth, repeated("에이")],
    ["composeName", "known words", composeTenth, repeated("코리아")],
    ["composeName", "digits", composeTenth, repeated("제1")],
    ["tidyName", "open brackets", tidyName, repeated("(")],
    [
      "tidyName",
      "brackets in brackets",
      tidyName,
      (length) => "(".repeat(length / 2) + ")".repeat(length / 2),
    ],
    ["tidyName", "closing brackets", tidyName, repeated(" )")],
    ["romanizeName", "Hangul", romanizeName, repeated("값")],
    ["romanizeName", "Hangul and digits", romanizeName, repeated("가1")],
    ["usableEnglishName", "few letters", usableEnglishName, repeated("-", "a")],
    ["usableEnglishName", "single letters", usableEnglishName, repeated("a ", "\t")],
    [
      "isFieldText",
      "combining marks",
      isFieldText,
      repeated("a\u0301\u0301\u0301\u0301\u0301\u0301"),
    ],
    ["employeeCount", "totals", countOf, repeated("합")],
    ["possibleCausesOf", "blanks", causesOf, repeated(" ", "김")],
    ["possibleCausesOf", "commas", causesOf, repeated("김,")],
    ["possibleCausesOf", "full stops", causesOf, repeated("김.")],
    ["possibleCausesOf", "open parentheses", causesOf, repeated("(")],
    ["possibleCausesOf", "titles", causesOf, repeated("대표")],
    ["possibleCausesOf", "separate titles", causesOf, repeated("대표 ")],
    ["possibleCausesOf", "numbers of others", causesOf, repeated("외 1", "a")],
    ["possibleCausesOf", "others", causesOf, repeated("가나 외 ", "a")],
    ["possibleCausesOf", "and", causesOf, repeated(" and")],
    ["possibleCausesOf", "others after commas", causesOf, repeated(", others", "a")],
    ["possibleCausesOf", "company forms", causesOf, repeated("Co., ")],
    ["possibleCausesOf", "Latin letters", causesOf, repeated("a", "1")],
    ["possibleCausesOf", "Latin letters and Hangul", causesOf, repeated("ceo홍")],
    ["possibleCausesOf", "invisible characters", causesOf, repeated("\u1160", "김")],
  ])("with %s grows in proportion to the text's length: %s", (_name, _what, read, textOf) => {
    expect(growth(read, textOf)).toBeLessThanOrEqual(LIMIT);
  });
});

/** Composes a name from only a tenth of the text, to save time. */
function composeTenth(text: string): unknown {
  return composeName(text.slice(0, text.length / 10));
}

function causesOf(ownerName: string): unknown {
  return possibleCausesOf({ startDate: "20200101", ownerName }, "details_mismatch", 0);
}

function countOf(text: string): number | null {
  return employeeCount([{ fo_bbm: text, sexdstn: text, sm: text }]);
}
