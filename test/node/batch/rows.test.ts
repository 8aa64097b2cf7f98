import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReadRow, toBatchInput } from "../../../src/batch/rows.ts";

const given = { businessNumber: "", startDate: "", ownerName: "", companyName: "" };
const fewOf = (...texts: string[]) => fc.constantFrom(...texts);
const claimRow = fc
  .record({
    number: fewOf("1", "2"),
    startDate: fewOf("a", "b"),
    ownerName: fewOf("x", 'y","'),
    companyName: fewOf("n"),
  })
  .chain((claim) => fc.constantFrom(claim, { ...claim, companyName: null }))
  .map((claim): ReadRow => ({ given: { ...given, businessNumber: ` ${claim.number}` }, claim }));
const errorRow = fc
  .nat(9)
  .map((line): ReadRow => ({ given, error: { code: "invalid_csv", message: `line ${line}` } }));

describe("the input of a batch", () => {
  it("lists each distinct business once, with the number of its rows, and keeps all rows in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: claimRow }, errorRow), { maxLength: 40 }),
        (read) => {
          const { rows, businesses } = toBatchInput(read);
          const readBack = rows.map((row) =>
            "error" in row ? row : { given: row.given, claim: businesses[row.business]?.claim },
          );
          expect(readBack).toEqual(read);
          expect(new Set(businesses.map(({ claim }) => JSON.stringify(claim))).size).toBe(
            businesses.length,
          );
          for (const [index, business] of businesses.entries()) {
            expect(rows.filter((row) => "business" in row && row.business === index)).toHaveLength(
              business.rows,
            );
          }
          const firstSeen = rows.flatMap((row) => ("business" in row ? [row.business] : []));
          expect([...new Set(firstSeen)]).toEqual(businesses.map((_, index) => index));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has two businesses if a number is given both with and without a company name", () => {
    const row = (companyName: string | null): ReadRow => ({
      given,
      claim: { number: "1", startDate: "a", ownerName: "x", companyName },
    });
    const { businesses } = toBatchInput([row("n"), row(null), row("n")]);
    expect(businesses.map(({ rows }) => rows)).toEqual([2, 1]);
  });
});
