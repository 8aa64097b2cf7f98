import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionMeant, similarTo } from "../../../src/lib/similar.ts";

const FIELDS = ["business_number", "startDate", "ownerName", "companyName", "lang", "language"];

describe("the known name that is close to a misspelled name", () => {
  it.each([
    ["businessNumber", "business_number"],
    ["BUSINESS-NUMBER", "business_number"],
    ["busines_number", "business_number"],
    ["start_date", "startDate"],
    ["statrDate", "startDate"],
    ["owner name", "ownerName"],
    ["langauge", "language"],
    ["lnguage", "language"],
    ["lan", "lang"],
  ])("is found for %s", (given, meant) => expect(similarTo(given, FIELDS)).toBe(meant));

  it.each([
    "",
    "_",
    "a",
    "l",
    "note",
    "number",
    "김한빛",
    "2178182399",
    "x".repeat(65),
    "business_number".repeat(5),
  ])("does not exist for %j", (given) => {
    expect(similarTo(given, FIELDS)).toBeNull();
  });

  it("is one of the known names or null for any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (given) => {
        const found = similarTo(given, FIELDS);
        expect(found === null || FIELDS.includes(found)).toBe(true);
      }),
    );
  });

  it("is found if it has at least nine characters, and one of these characters is missing or replaced by one or two other characters", () => {
    const long = FIELDS.filter((name) => name.length >= 9);
    const place = fc.nat({ max: 100 });
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        place,
        fc.constantFrom("", "q", "qq"),
        (name, n, put) => {
          const at = n % name.length;
          expect(similarTo(name.slice(0, at) + put + name.slice(at + 1), FIELDS)).toBe(name);
        },
      ),
    );
  });
});

describe("the known option that is close to a value", () => {
  const A = ["ko", "en", "both", "code"];
  const B = ["ko", "en", "zh-CN", "ja", "es", "de"];
  it.each<[string, string[], string | null]>([
    ["EN", A, "en"],
    ["eng", A, "en"],
    ["english", A, "en"],
    ["en-US", A, "en"],
    ["us", A, "en"],
    ["kr", A, "ko"],
    ["Korean", A, "ko"],
    ["codes", A, "code"],
    ["boht", A, null],
    ["bothh", A, "both"],
    ["zh", B, "zh-CN"],
    ["zh_CN", B, "zh-CN"],
    ["cn", B, "zh-CN"],
    ["jp", B, "ja"],
    ["fr", A, null],
    ["", A, null],
    ["e", A, null],
    ["constructor", A, null],
    ["__proto__", A, null],
    ["x".repeat(10_000), A, null],
    ["complete", ["queued", "completed"], "completed"],
  ])("is found, or is null if there is none: %j among %j gives %j", (given, options, meant) => {
    expect(optionMeant(given, options)).toBe(meant);
  });
});
