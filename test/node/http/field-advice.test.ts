import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsAt, renameAdvice } from "../../../src/http/field-advice.ts";
import { requestFault } from "../../../src/http/request-fault.ts";
import { uploadQuerySchema } from "../../../src/variant-a/batch/upload/request.ts";
import { batchSchema } from "../../../src/variant-a/batch/verify/request.ts";
import { statusSchema } from "../../../src/variant-a/status/request.ts";
import { verifySchema } from "../../../src/variant-a/verify/request.ts";
import { businessSchema } from "../../../src/variant-b/business/request.ts";

const SCHEMAS = {
  verify: verifySchema,
  status: statusSchema,
  batch: batchSchema,
  business: businessSchema,
  upload: uploadQuerySchema,
};

function message(name: keyof typeof SCHEMAS, body: unknown): string {
  const schema = SCHEMAS[name];
  const { error } = schema.safeParse(body);
  if (!error) throw new Error("the request is accepted");
  return requestFault(error, body, {}, schema).message;
}

const OK = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };
const ROW = { business_number: "2178182399", start_date: "20120305", owner_name: "김한빛" };
const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
const renamed = (body: object, field: string, to: string) => ({
  ...without(body, field),
  [to]: Reflect.get(body, field),
});

describe("the fields of a schema", () => {
  it("are found even inside transforms, nullish fields and arrays", () => {
    const all = ["business_number", "startDate", "ownerName", "companyName", "company_name"];
    expect(fieldsAt(verifySchema, [])).toEqual([...all, "lang", "language", "receipt"]);
    const row = ["business_number", "start_date", "owner_name", "company_name"];
    expect(fieldsAt(batchSchema, ["businesses", 3])).toEqual(row);
    expect(fieldsAt(batchSchema, ["business_numbers", 3])).toEqual([]);
    expect(fieldsAt(batchSchema, ["nothing", "at", "all"])).toEqual([]);
  });
});

describe("a misspelled field", () => {
  it.each([
    ["business_number", "businessNumber"],
    ["business_number", "BusinessNumber"],
    ["business_number", "business-number"],
    ["business_number", "b_no"],
    ["business_number", "biz_no"],
    ["business_number", "brn"],
    ["business_number", "buisness_number"],
    ["business_number", "사업자등록번호"],
    ["business_number", "사업자번호"],
    ["startDate", "start_date"],
    ["startDate", "start_dt"],
    ["startDate", "opening_date"],
    ["startDate", "openDate"],
    ["startDate", "개업일자"],
    ["ownerName", "owner_name"],
    ["ownerName", "p_nm"],
    ["ownerName", "representative"],
    ["ownerName", "representativeName"],
    ["ownerName", "대표자명"],
  ])("is named together with the right name: %s, misspelled as %s", (field, name) => {
    expect(message("verify", renamed(OK, field, name))).toBe(
      `${field}: is required; rename '${name}' to '${field}'`,
    );
  });

  it("that holds a list is matched only with a field that takes a list", () => {
    const business_numbers = ["2178182399"];
    expect(message("verify", { business_numbers })).toBe("business_number: is required");
    expect(message("status", { businessNumbers: business_numbers })).toMatch(
      /; rename 'businessNumbers' to 'business_numbers'$/,
    );
  });

  it("is named together with other misspelled fields, at most four in one message", () => {
    const { business_number: b_no, startDate: start_dt, ownerName: p_nm } = OK;
    expect(message("verify", { b_no, start_dt, p_nm, b_nm: "", langage: "en", memo: 1 })).toBe(
      "business_number: is required; rename 'b_no' to 'business_number', 'start_dt' to " +
        "'startDate', 'p_nm' to 'ownerName', 'b_nm' to 'companyName'",
    );
  });

  it("is also named in a message about another fault", () => {
    expect(message("verify", { ...OK, startDate: "x", langauge: "en" })).toBe(
      "startDate: must be a calendar date, YYYYMMDD or YYYY-MM-DD; rename 'langauge' to 'language'",
    );
  });

  it.each<[keyof typeof SCHEMAS, unknown, string]>([
    ["status", { businessNumber: "1" }, "'businessNumber' to 'business_number'"],
    ["status", { b_no: ["1"] }, "'b_no' to 'business_numbers'"],
    ["status", { businessNumbers: ["1"] }, "'businessNumbers' to 'business_numbers'"],
    ["batch", { business: [ROW] }, "'business' to 'businesses'"],
    [
      "batch",
      { b_no: ["1"], start_dt: "" },
      "'b_no' to 'business_numbers', 'start_dt' to 'start_date'",
    ],
    [
      "batch",
      { businesses: [ROW, renamed(ROW, "owner_name", "ownerName")] },
      "'ownerName' to 'owner_name'",
    ],
    [
      "batch",
      { businesses: [renamed(ROW, "start_date", "startDate")] },
      "'startDate' to 'start_date'",
    ],
    ["business", { b_no: "1", representative: "x" }, "'b_no' to 'business_number'"],
    ["upload", { check: "x", langauge: "en" }, "'langauge' to 'language'"],
    ["upload", { check: "x", retentionDays: "3" }, "'retentionDays' to 'retention_days'"],
  ])("is named in a %s request: %j", (schema, body, renames) => {
    expect(message(schema, body)).toMatch(new RegExp(`; rename ${renames}$`));
  });

  it.each([
    [
      "another spelling of a field that is present",
      { ...OK, startDate: "", start_date: "20120305" },
    ],
    [
      "a name that is not close",
      { ...without(OK, "ownerName"), person: "김한빛", memo: "x", 법인등록번호: "x" },
    ],
    [
      "a name with a number in it",
      { ...without(OK, "business_number"), business_number2178182399: 1 },
    ],
    [
      "a name with a resident number in it",
      { ...without(OK, "business_number"), 사업자번호9001011234567자리: 1 },
    ],
    [
      "an API key as a name",
      { ...without(OK, "business_number"), [`bvs_live_${"x".repeat(38)}`]: 1 },
    ],
    [
      "names with control characters",
      { ...without(OK, "business_number"), "b_no\n": 1, "b_no\u202e": 1 },
    ],
    [
      "names of properties that every object has",
      { ...without(OK, "ownerName"), constructor: 1, toString: 1 },
    ],
    [
      "a misspelled field after 50 others",
      {
        ...without(OK, "ownerName"),
        ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`x${"y".repeat(n)}`, 0])),
        owner_name: "김한빛",
      },
    ],
  ])("is not found in a request that has %s", (_, body) => {
    expect(message("verify", body)).not.toContain("rename");
  });

  it("with any name gets at most a short hint, which does not contain the field's value", () => {
    const names = fc.dictionary(fc.string({ maxLength: 60 }), fc.constant("secret"), {
      maxKeys: 20,
    });
    const known = fieldsAt(verifySchema, []);
    fc.assert(
      fc.property(names, (body) => {
        const hint = renameAdvice(body, known);
        expect(hint.length).toBeLessThan(300);
        expect(hint).not.toContain("secret");
        expect(hint).toMatch(/^(?:; rename (?:'[\p{L}\p{N}_ .-]{1,40}' to '\w+'(?:, )?)+)?$/u);
      }),
    );
  });
});

describe("a wrong value", () => {
  it.each<[keyof typeof SCHEMAS, unknown, string]>([
    [
      "verify",
      { ...OK, lang: "eng" },
      "lang: must be one of ko, en, both, code (did you mean 'en'?)",
    ],
    [
      "verify",
      { ...OK, lang: "KO" },
      "lang: must be one of ko, en, both, code (did you mean 'ko'?)",
    ],
    ["verify", { ...OK, lang: "fr" }, "lang: must be one of ko, en, both, code"],
    ["batch", { check: "states", lang: "zz" }, "did you mean 'status'?"],
    ["upload", { columns: "inputs" }, "columns: must be input (did you mean 'input'?)"],
    ["business", { business_number: "2178182399", language: "jp" }, " (did you mean 'ja'?)"],
    [
      "verify",
      { ...OK, business_number: 2178182399 },
      "business_number: must be a string of exactly 10 digits, no hyphens; it is a number: put it in quotes",
    ],
    ["verify", { ...OK, startDate: 20120305 }, "; it is a number: put it in quotes"],
    ["batch", { businesses: [ROW], retention_days: "7" }, "; it is a string: leave out the quotes"],
    ["verify", { ...OK, startDate: "20120230" }, "; this day does not exist"],
    ["verify", [OK], "The request body must be a JSON object, not an array."],
    ["verify", null, "The request body must be a JSON object, not null."],
    [
      "verify",
      "{}",
      "The request body must be a JSON object, not a string (was it encoded twice?).",
    ],
    ["verify", 5, "The request body must be a JSON object, not a number."],
  ])("gets a message that explains the fault in a %s request: %j", (schema, body, told) => {
    expect(message(schema, body)).toContain(told);
  });
});
