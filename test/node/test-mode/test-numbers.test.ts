/** The table of test numbers (docs/test-mode.md). Tests of the Worker cover the answers. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasRightCheckDigit } from "../../../src/lib/check-digit.ts";
import { TEST_NUMBERS, testNumberTable } from "../../../src/test-mode/test-number-table.ts";
import { TEST_NUMBERS_ONLY, testCaseOf } from "../../../src/test-mode/test-numbers.ts";

/** All numbers in the form of a test number: 10000, a serial and a check digit. */
const numbers = Array.from({ length: 10_000 }, (_, serial) => {
  const nine = `10000${String(serial).padStart(4, "0")}`;
  const digit = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((last) => hasRightCheckDigit(`${nine}${last}`));
  return `${nine}${digit}`;
});
const known = numbers.filter((number) => testCaseOf(number) !== null);
const isSlow = (number: string) => testCaseOf(number)?.seconds !== undefined;

describe("the test numbers", () => {
  it("are the documented numbers and additional slow numbers, with thirty slow numbers in total", () => {
    const documented = TEST_NUMBERS.map(({ number }) => number);
    expect(new Set(documented).size).toBe(documented.length);
    expect(documented.filter((number) => !isSlow(number))).toEqual(
      known.filter((number) => !isSlow(number)),
    );
    expect(known.filter(isSlow)).toEqual(numbers.slice(61, 91));
    expect(known).toEqual(expect.arrayContaining(documented));
  });

  it("are listed in docs/test-mode.md exactly as in the code", () => {
    expect(readFileSync("docs/test-mode.md", "utf8")).toContain(`\n${testNumberTable()}\n`);
  });

  it("have the right check digit, and cannot be the numbers of real businesses", () => {
    for (const number of known) {
      expect(number).toMatch(/^10000/);
      for (let digit = 0; digit < 10; digit++) {
        const other = `${number.slice(0, 9)}${digit}`;
        if (other !== number) expect(testCaseOf(other)).toBeNull();
      }
    }
    expect(testCaseOf("2178182399")).toBeNull();
  });

  it("are explained with an example to a caller who asks about another number", () => {
    for (const text of Object.values(TEST_NUMBERS_ONLY)) {
      const [number = ""] = /\d{10}/.exec(text) ?? [];
      expect(testCaseOf(number)).toEqual({});
    }
  });
});
