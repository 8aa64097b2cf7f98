/** DESIGN §4, §9: duplicates are asked and charged once, and the rows keep their order. */
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
  it("names each distinct business once, with how many rows name it, and every row in its order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: claimRow }, errorRow), { maxLength: 40 }),
        (read) => {
          const { rows, claims } = toBatchInput(read);
          const readBack = rows.map((row) =>
            "error" in row ? row : { given: row.given, claim: claims[row.claim]?.claim },
          );
          expect(readBack).toEqual(read);
          expect(new Set(claims.map(({ claim }) => JSON.stringify(claim))).size).toBe(
            claims.length,
          );
          for (const [position, counted] of claims.entries()) {
            expect(rows.filter((row) => "claim" in row && row.claim === position)).toHaveLength(
              counted.rows,
            );
          }
          const firstSeen = rows.flatMap((row) => ("claim" in row ? [row.claim] : []));
          expect([...new Set(firstSeen)]).toEqual(claims.map((_, position) => position));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("takes one number under two company names for two businesses", () => {
    const row = (companyName: string | null): ReadRow => ({
      given,
      claim: { number: "1", startDate: "a", ownerName: "x", companyName },
    });
    expect(toBatchInput([row("n"), row(null), row("n")]).claims.map(({ rows }) => rows)).toEqual([
      2, 1,
    ]);
  });
});
