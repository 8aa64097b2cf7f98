/** A customer's own id for a watched number. It is never a person's registration number. */
import { describe, expect, it } from "vitest";
import { isReference } from "../../../src/watch-list/reference.ts";

describe("a reference", () => {
  it.each(["supplier-17", "A.b_c:9", "1248178104", "1".repeat(64)])("may be %s", (text) => {
    expect(isReference(text)).toBe(true);
  });

  it.each(["", "a b", "김한빛", "1".repeat(65), "a/b"])("may not be '%s'", (text) => {
    expect(isReference(text)).toBe(false);
  });

  it.each([
    ["with a hyphen", "900101-1234567"],
    ["without a hyphen", "9001011234568"],
    ["of someone born in this century", "0501013234566"],
    ["of a foreigner", "9001015234561"],
    ["with a point", "900101.1234567"],
    ["with a low line", "900101_1234567"],
    ["with a colon", "900101:1234567"],
    ["from October 2020 or later, which has no check digit", "2011113123450"],
  ])("may not be a resident registration number %s", (_, text) => {
    expect(isReference(text)).toBe(false);
  });

  it.each([
    ["an EAN", "8801043012348"],
    ["a corporate registration number", "1301110006246"],
    ["a number with another check digit", "9001011234567"],
    ["a number with another check digit, from before October 2020", "2009303123450"],
    ["a corporate registration number with its hyphen", "130111-0006246"],
    ["a number with a hyphen whose first digits are not a day", "901301-1234567"],
    ["a number whose first digits are not a day", "9013011234565"],
    ["a number whose first digits are a day in the future", "8801013234563"],
  ])("may have 13 digits: %s", (_, text) => {
    expect(isReference(text)).toBe(true);
  });
});
