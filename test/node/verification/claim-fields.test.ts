import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOwner } from "../../../src/tables/cells.ts";
import {
  businessNumberField,
  companyNameField,
  givenDateField,
  ownerNameField,
  startDateField,
} from "../../../src/verification/claim-fields.ts";

const faultOf = (result: ReturnType<typeof ownerNameField.safeParse>) =>
  result.error?.issues.map((issue) => issue.message);
const MARKS = "\u0301".repeat(80_000) + "\u0316".repeat(80_000);

describe("a required field", () => {
  it.each([
    ["number", businessNumberField],
    ["opening date", startDateField],
    ["date as given", givenDateField],
    ["representative", ownerNameField],
  ])("that is missing has exactly one fault, 'is required': %s", (_, field) => {
    for (const absent of [undefined, null]) {
      const messages = field.safeParse(absent).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(["is required"]);
    }
    expect(field.safeParse(20120305).error?.issues[0]?.message).toMatch(/^must be /);
  });
});

describe("a representative's name", () => {
  it("is normalised to NFC and trimmed", () => {
    expect(ownerNameField.parse(` ${"홍길동".normalize("NFD")}\n`)).toBe("홍길동");
    expect(ownerNameField.parse("Jose\u0301 Nguye\u0302\u0303n")).toBe("José Nguyễn");
  });

  it.each([
    ["no characters", ""],
    ["only blanks", " \t\u3000"],
    ["101 characters", "가".repeat(101)],
    ["101 characters in decomposed letters", "각".repeat(101).normalize("NFD")],
    ["160,000 combining marks", `a${MARKS}`],
  ])("is refused with one message if it has %s", (_, name) => {
    expect(faultOf(ownerNameField.safeParse(name))).toEqual([
      "must be a name of 1 to 100 characters",
    ]);
  });

  it("may have up to 100 characters, both in a table and in JSON", () => {
    const unit = fc.constantFrom("가", "a", "𠮷", "각".normalize("NFD"), "é", "e\u0301");
    const name = fc.array(unit, { minLength: 1, maxLength: 120 }).map((units) => units.join(""));
    fc.assert(
      fc.property(name, (given) => {
        const normal = given.normalize("NFC");
        const isShort = [...normal].length <= 100;
        expect(ownerNameField.safeParse(given).data).toBe(isShort ? normal : undefined);
        expect(readOwner(given)).toEqual(
          isShort
            ? { kind: "value", value: normal, changes: [] }
            : { kind: "problem", problem: "owner_form" },
        );
      }),
      { examples: [["가".repeat(100)], ["가".repeat(101)], ["𠮷".repeat(100)]] },
    );
  });

  it("is refused if it has more than 30 combining marks in a row", () => {
    expect(faultOf(ownerNameField.safeParse(`a${"\u0316".repeat(31)}`))).toEqual([
      "must not have more than 30 combining marks in a row",
    ]);
  });
});

describe("a company's name", () => {
  it("is null if it is blank", () => {
    expect(companyNameField.parse(" \u3000")).toBeNull();
  });

  it.each([
    ["201 characters", "가".repeat(201)],
    ["160,000 combining marks", `a${MARKS}`],
  ])("is refused if it has %s", (_, name) => {
    expect(companyNameField.safeParse(name).error?.issues[0]?.message).toBe(
      "must be at most 200 characters",
    );
  });
});
