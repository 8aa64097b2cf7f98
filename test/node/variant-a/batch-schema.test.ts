import { describe, expect, it } from "vitest";
import { batchSchema, faultOfCount } from "../../../src/variant-a/batch/verify/request.ts";

const one = {
  business_number: "1234567890",
  start_date: "2020-01-01",
  owner_name: "홍길동",
  company_name: "한빛",
};
const { business_number, ...shared } = one;
const ROW = {
  given: {
    businessNumber: "1234567890",
    startDate: "2020-01-01",
    ownerName: "홍길동",
    companyName: "한빛",
  },
  claim: {
    number: "1234567890",
    startDate: "20200101",
    ownerName: "홍길동",
    companyName: "한빛",
  },
};

describe("the rows of a JSON batch", () => {
  it.each([
    ["businesses", { businesses: [one] }],
    [
      "numbers with one date and one name for all",
      { business_numbers: [business_number], ...shared },
    ],
  ])("are read from %s, and keep the date as the caller sent it", (_, body) => {
    const options = { check: "verify", language: "ko", retentionDays: 30 };
    expect(batchSchema.parse(body)).toEqual({ rows: [ROW], ...options });
  });

  it.each([
    [
      "businesses",
      { businesses: [one], business_numbers: null, start_date: null, owner_name: null },
    ],
    ["numbers", { business_numbers: [business_number], ...shared, businesses: null }],
  ])("are read from %s even if unused fields of the body are null", (_, body) => {
    expect(batchSchema.parse(body).rows).toEqual([ROW]);
  });

  it.each(["start_date", "owner_name"])(
    "need a common %s if the body lists only numbers",
    (field) => {
      for (const absent of [undefined, null]) {
        const body = { business_numbers: [business_number], ...shared, [field]: absent };
        expect(batchSchema.safeParse(body).error?.issues).toMatchObject([
          {
            path: [field],
            message:
              'is required with business_numbers; to check the numbers only, send "check": "status"',
          },
        ]);
      }
    },
  );

  it.each(["20200101", "2020-01-01"])(
    "are checked with the date 20200101 if the caller sent %s",
    (start_date) => {
      const { rows } = batchSchema.parse({ businesses: [{ ...one, start_date }] });
      expect(rows).toEqual([{ given: { ...ROW.given, startDate: start_date }, claim: ROW.claim }]);
    },
  );

  it.each([
    ["2020-13-01", "; this day does not exist"],
    ["20200230", "; this day does not exist"],
    ["2020", ""],
    [" 20200101", ""],
    ["2020-0101", ""],
  ])("are refused with one fault if the date is %j", (start_date, more) => {
    const { error } = batchSchema.safeParse({ businesses: [{ ...one, start_date }] });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["businesses.0.start_date", `must be a calendar date, YYYYMMDD or YYYY-MM-DD${more}`],
    ]);
  });
});

describe("the number of rows in a JSON batch", () => {
  it.each<[string, unknown]>([
    ["lists as many businesses as the plan allows", { businesses: [1, 2] }],
    ["lists as many numbers as the plan allows", { business_numbers: ["x", null] }],
    ["has a text instead of the list (the schema refuses it)", { business_numbers: "1234567890" }],
    ["is null (the schema refuses it)", null],
    ["is an array (the schema refuses it)", [1, 2, 3]],
  ])("has no fault if the body %s", (_, body) => {
    expect(faultOfCount(body, 2)).toBeNull();
  });

  it.each(["business_numbers", "businesses"])(
    "has a fault if there are no %s or too many of them",
    (list) => {
      expect(faultOfCount({ [list]: [] }, 2)).toEqual({ kind: "empty" });
      expect(faultOfCount({ [list]: [1, 2, 3] }, 2)).toEqual({ kind: "too_large", maxBatch: 2 });
    },
  );
});
