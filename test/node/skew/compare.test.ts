import { describe, expect, it } from "vitest";
import { compare, parseBody } from "../../skew/compare.ts";

const SAME = { missing: [], changed: [] };

describe("an answer of another release", () => {
  it("may have new fields", () => {
    expect(compare({ used: 1 }, { used: 1, day: { used: 1 } }, "values")).toEqual(SAME);
  });

  it("is reported if it lacks a recorded field", () => {
    expect(compare({ rows: [{ a: 1, b: 2 }] }, { rows: [{ a: 1 }] }, "values")).toEqual({
      missing: ["rows[0].b"],
      changed: [],
    });
  });

  it.each<[string, unknown, unknown, string]>([
    ["another type", { used: 1 }, { used: "1" }, "used was number and is string"],
    ["another number", { used: 8 }, { used: 0 }, "used was 8 and is 0"],
    ["another code", "granted", "refused", 'the answer was "granted" and is "refused"'],
    ["nothing instead of a value", { quota: 5 }, { quota: null }, "quota was 5 and is null"],
    ["fewer entries", [1, 2], [1], "the answer had 2 entries and has 1"],
  ])("is reported if it has %s", (_, recorded, given, fault) => {
    expect(compare(recorded, given, "values").changed).toEqual([fault]);
  });

  it.each<[string, unknown, unknown]>([
    ["a time", { created_at: "2026-11-22T03:00:00Z" }, { created_at: "2026-11-22T03:00:01Z" }],
    ["an id of random digits", { run: "5f3a9c1e-0b7d" }, { run: "00000000-ffff" }],
    ["a sentence", { title: "Nothing was charged." }, { title: "It was not charged." }],
    ["a duration", { hops: [{ ms: 3 }] }, { hops: [{ ms: 90 }] }],
  ])("may have another value of %s", (_, recorded, given) => {
    expect(compare(recorded, given, "values")).toEqual(SAME);
  });

  it("may have other values of the same types if it was made from other stored data, but not an empty list where the recorded answer has entries", () => {
    expect(compare({ used: 8, rows: [1, 2] }, { used: 0, rows: [1] }, "shape")).toEqual(SAME);
    expect(compare({ rows: [1] }, { rows: [] }, "shape").changed).toHaveLength(1);
    expect(compare({ used: 8 }, { used: {} }, "shape").changed).toHaveLength(1);
  });
});

describe("a body", () => {
  it.each<[string, string, unknown]>([
    ["JSON", '{"a":1}', { a: 1 }],
    ["lines of JSON", '{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
    ["CSV with a byte order mark", "\u{feff}a,b\r\n1,2\r\n", [{ a: "1", b: "2" }]],
    ["text", "not found", "not found"],
  ])("is read as %s", (_, body, value) => {
    expect(parseBody(body)).toEqual(value);
  });
});
