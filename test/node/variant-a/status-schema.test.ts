import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../src/errors.ts";
import { plainText } from "../../../src/lib/plain-text.ts";
import { readJobName } from "../../../src/variant-a/batch/job-name.ts";
import { statusSchema } from "../../../src/variant-a/status/request.ts";
import { anyCharacter, anyTextOf } from "../language/any-text.ts";

const digits = fc.integer({ min: 0, max: 9_999_999_999 }).map((n) => String(n).padStart(10, "0"));
const written = fc
  .tuple(digits, fc.boolean())
  .map(([number, isPlain]) => (isPlain ? number : number.replace(/^(...)(..)/, "$1-$2-")));

describe("the body of a status call", () => {
  it("keeps its numbers in order, and lists each distinct number once", () => {
    const lists = fc.array(written, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(lists, (list) => {
        const given = [...list, ...list];
        const parsed = statusSchema.parse({ business_numbers: given });
        expect(parsed.numbers).toEqual(given.map((number) => number.replaceAll("-", "")));
        expect(parsed.distinct).toEqual([...new Set(parsed.numbers)]);
        expect([parsed.isList, parsed.language]).toEqual([true, "ko"]);
      }),
    );
  });

  it("is either read or refused, whatever it contains", () => {
    const field = fc.oneof(written, fc.array(fc.oneof(written, fc.anything())), fc.anything());
    const body = fc.record(
      { business_number: field, business_numbers: field, lang: field },
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(fc.oneof(body, fc.anything()), (any) => {
        const read = statusSchema.safeParse(any);
        if (!read.success) {
          expect(read.error.issues[0]?.message).not.toBe("");
          return;
        }
        expect(read.data.distinct.length).toBeGreaterThan(0);
        expect(read.data.numbers.length).toBeLessThanOrEqual(100);
        for (const number of read.data.numbers) expect(number).toMatch(/^\d{10}$/);
      }),
    );
  });

  it("has only one fault if its list is too long, even if many elements are malformed", () => {
    const { error } = statusSchema.safeParse({ business_numbers: Array(100_000).fill({}) });
    expect(error?.issues).toHaveLength(1);
    expect(error?.issues[0]?.message).toBe("must contain at most 100 numbers");
  });
});

describe("the name of a job", () => {
  it("is returned in Unicode NFC, without unseen characters, and without blanks around it", () => {
    const marks = fc.constantFrom(
      ..."가각é ᾂ\u3000\ufeff😀",
      "각".normalize("NFD"),
      "\u0301",
      "\u0316",
    );
    // Normalisation makes a name at most three times as long, so these names stay within the limit
    // of 100 characters.
    const names = fc
      .array(fc.oneof(anyCharacter, marks), { maxLength: 30 })
      .map((characters) => characters.join(""));
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name.trim()));
        const plain = plainText(name).trim().normalize("NFC");
        expect(readJobName(encodeURIComponent(name))).toBe(plain || null);
      }),
    );
  });

  it("is read or refused for any header, and never contains a control character", () => {
    fc.assert(
      fc.property(anyTextOf(500), (header) => {
        try {
          expect(readJobName(header) ?? "").not.toMatch(/\p{Cc}/u);
        } catch (fault) {
          expect(fault).toBeInstanceOf(ServiceError);
        }
      }),
    );
  });
});
