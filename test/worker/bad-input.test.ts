/** Odd input that `POST /v1/verify` refuses or accepts (docs/api.md#requests). */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  bearer,
  claimOf,
  HANBIT,
  issueKey,
  LOAD_CLAIM,
  request,
  upstreamStats,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT);
const MEGABYTE = 1_048_576;

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise" }, { rate_per_second: 1_000 })).apiKey;
});

/** POSTs the bytes exactly as given, with the API key and with no headers other than `headers`. */
function send(
  body: BodyInit | null,
  headers: Record<string, string> = { "Content-Type": "application/json" },
) {
  return request("/v1/verify", { method: "POST", headers: { ...bearer(key), ...headers }, body });
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const without = (field: keyof typeof CLAIM) =>
  Object.fromEntries(Object.entries(CLAIM).filter(([name]) => name !== field));
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** A body without a Content-Length. */
function stream(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(0x20));
      left -= 65_536;
    },
  });
}

describe("a refused request", () => {
  let before: number;
  beforeAll(async () => {
    before = await used(key);
  });
  afterEach(async () => {
    expect((await upstreamStats()).validate.calls).toBe(0);
    expect(await used(key)).toBe(before);
  });

  describe("with a malformed body", () => {
    const json = { "Content-Type": "application/json" };
    const body = utf8(JSON.stringify(CLAIM));
    it.each<[string, BodyInit | null, Record<string, string>, string, RegExp]>([
      ["malformed JSON", '{"business_number": ', json, "invalid_json", /JSON/],
      ["two JSON values", "{} {}", json, "invalid_json", /JSON/],
      ["an empty body", "", json, "invalid_json", /JSON/],
      ["no body", null, json, "invalid_json", /JSON/],
      ["blanks", "  \n", json, "invalid_json", /JSON/],
      ["an array", JSON.stringify([CLAIM]), json, "invalid_request", /JSON object/],
      ["null", "null", json, "invalid_request", /JSON object/],
      ["a string", '"2178182399"', json, "invalid_request", /JSON object/],
      ["a number", "2178182399", json, "invalid_request", /JSON object/],
      ["deep nesting", nested(8_000), json, "invalid_request", /JSON object/],
      ["no content type", body, {}, "unsupported_content_type", /application\/json/],
      [
        "text/plain",
        body,
        { "Content-Type": "text/plain" },
        "unsupported_content_type",
        /application\/json/,
      ],
      [
        "an empty content type",
        body,
        { "Content-Type": " " },
        "unsupported_content_type",
        /application\/json/,
      ],
      [
        "another JSON type",
        body,
        { "Content-Type": "application/ld+json" },
        "unsupported_content_type",
        /application\/json/,
      ],
      [
        "a form",
        "business_number=2178182399",
        { "Content-Type": "application/x-www-form-urlencoded" },
        "unsupported_content_type",
        /application\/json/,
      ],
      [
        "CSV",
        "business_number\r\n2178182399",
        { "Content-Type": "text/csv" },
        "unsupported_content_type",
        /application\/json/,
      ],
      [
        "bytes that are not UTF-8",
        new Uint8Array([0x7b, 0xff, 0x7d]),
        json,
        "invalid_encoding",
        /UTF-8/,
      ],
      [
        "a name in CP949",
        new Uint8Array([...utf8('{"ownerName":"'), 0xb1, 0xe6, ...utf8('"}')]),
        json,
        "invalid_encoding",
        /UTF-8/,
      ],
      ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), json, "invalid_encoding", /UTF-8/],
      ["10 MB", new Uint8Array(10 * MEGABYTE), json, "payload_too_large", /16384 bytes/],
      [
        "10 MB of a valid body",
        utf8(JSON.stringify({ ...CLAIM, note: "x".repeat(10 * MEGABYTE) })),
        json,
        "payload_too_large",
        /bytes/,
      ],
      [
        "10 MB without a Content-Length",
        stream(10 * MEGABYTE),
        json,
        "payload_too_large",
        /16384 bytes/,
      ],
    ])("gets 400 with the code of its fault: %s", async (_, sent, headers, code, message) => {
      const { status, body: answered } = await send(sent, headers);
      expect(answered).toEqual({ error: { code, message: expect.stringMatching(message) } });
      expect(status).toBe(400);
    });
  });

  describe("with a malformed field", () => {
    const number = (value: unknown) => ({ ...CLAIM, business_number: value });
    const date = (value: unknown) => ({ ...CLAIM, startDate: value });
    const owner = (value: unknown) => ({ ...CLAIM, ownerName: value });
    const table: [code: string, field: string, cases: [string, unknown][]][] = [
      [
        "invalid_business_number",
        "business_number",
        [
          ["missing", without("business_number")],
          ["missing, like all other fields", {}],
          ["a number", number(2178182399)],
          ["null", number(null)],
          ["a boolean", number(true)],
          ["an array", number(["2178182399"])],
          ["an object", number({})],
          ["empty", number("")],
          ["of nine digits", number("217818239")],
          ["of eleven digits", number("21781823990")],
          ["hyphenated", number("217-81-82399")],
          ["padded with a blank", number("2178182399 ")],
          ["followed by a line feed", number("2178182399\n")],
          ["in full-width digits", number("２１７８１８２３９９")],
          ["with a letter", number("217818239O")],
        ],
      ],
      [
        "invalid_start_date",
        "startDate",
        [
          ["missing", without("startDate")],
          ["a number", date(20120305)],
          ["null", date(null)],
          ["an array", date([])],
          ["empty", date("")],
          ["the 30th of February", date("20230230")],
          ["the 30th of February with hyphens", date("2023-02-30")],
          ["in a 13th month", date("20231301")],
          ["in month 0", date("20230001")],
          ["on day 0", date("20230100")],
          ["the 29th of February of a common year", date("21000229")],
          ["half hyphenated", date("2023-0101")],
          ["with dots", date("2023.01.01")],
          ["with a time", date("2023-01-01T00:00:00Z")],
          ["with a two-digit year", date("230101")],
          ["padded with a blank", date(" 20230101")],
        ],
      ],
      [
        "invalid_owner_name",
        "ownerName",
        [
          ["missing", without("ownerName")],
          ["a number", owner(5)],
          ["null", owner(null)],
          ["an array", owner(["김한빛"])],
          ["an object", owner({ name: "김한빛" })],
          ["empty", owner("")],
          ["blank", owner("  \t\u3000")],
          ["of 101 characters", owner("가".repeat(101))],
          ["of 101 characters outside the basic plane", owner("𠮷".repeat(101))],
        ],
      ],
      [
        "invalid_language",
        "lang",
        [
          ["unknown", { ...CLAIM, lang: "fr" }],
          ["of variant B", { ...CLAIM, lang: "zh-CN" }],
          ["upper case", { ...CLAIM, lang: "EN" }],
          ["empty", { ...CLAIM, lang: "" }],
          ["a number", { ...CLAIM, lang: 1 }],
          ["an array", { ...CLAIM, lang: ["en"] }],
          ["a property name that every object has", { ...CLAIM, lang: "constructor" }],
        ],
      ],
      ["invalid_language", "language", [["unknown", { ...CLAIM, language: "fr" }]]],
      [
        "invalid_request",
        "companyName",
        [
          ["a number", { ...CLAIM, companyName: 5 }],
          ["an object", { ...CLAIM, companyName: {} }],
          ["of 201 characters", { ...CLAIM, companyName: "가".repeat(201) }],
        ],
      ],
      ["invalid_request", "company_name", [["an array", { ...CLAIM, company_name: [] }]]],
    ];
    const cases = table.flatMap(([code, field, faults]) =>
      faults.map(([fault, body]) => ({ code, field, fault, body })),
    );
    it.each(cases)(
      "gets 400 $code with the name of the field: $field $fault",
      async ({ code, field, body }) => {
        const { status, body: answered } = await verify(key, body);
        expect(answered).toEqual({
          error: { code, message: expect.stringMatching(new RegExp(`^${field}: `)) },
        });
        expect(status).toBe(400);
      },
    );

    it("gets an answer that repeats nothing of what was sent", async () => {
      const { body } = await verify(key, {
        business_number: "허위번호",
        startDate: "허위일자",
        ownerName: "허".repeat(101),
      });
      expect(JSON.stringify(body)).not.toContain("허");
    });

    it("cannot pass its fields in __proto__ or constructor", async () => {
      const claim = JSON.stringify(CLAIM);
      for (const name of ["__proto__", "constructor", "prototype"]) {
        const { status, body } = await verify(key, `{"${name}": ${claim}}`);
        expect([status, body.error.code]).toEqual([400, "invalid_business_number"]);
      }
    });
  });
});

describe("an unusual request", () => {
  const valid = JSON.stringify(CLAIM);
  it.each<[string, BodyInit, string]>([
    [
      "extra fields",
      JSON.stringify({ ...CLAIM, p_nm: 5, b_nm: "허위", note: { deep: [1] } }),
      "application/json",
    ],
    [
      "a __proto__ key",
      valid.replace("{", '{"__proto__": {"lang": 5, "isAdmin": true},'),
      "application/json",
    ],
    [
      "a constructor key",
      valid.replace("{", '{"constructor": {"prototype": null},'),
      "application/json",
    ],
    [
      "deep nesting in an extra field",
      valid.replace("{", `{"note": ${nested(7_000)},`),
      "application/json",
    ],
    ["a byte-order mark", utf8(`\uFEFF${valid}`), "application/json"],
    ["a charset", valid, "application/json; charset=utf-8"],
    [
      "a content type in capitals, with blanks before the parameter",
      valid,
      "Application/JSON ; Charset=UTF-8",
    ],
    [
      "a name in decomposed letters",
      JSON.stringify({ ...CLAIM, ownerName: "김한빛".normalize("NFD") }),
      "application/json",
    ],
    [
      "a name with blanks around it",
      JSON.stringify({ ...CLAIM, ownerName: " 김한빛\n" }),
      "application/json",
    ],
    ["a name in JSON escapes", valid.replace("김", "\\uae40"), "application/json"],
    ["an empty company name", JSON.stringify({ ...CLAIM, companyName: "" }), "application/json"],
    [
      "a company name of unusual characters",
      JSON.stringify({ ...CLAIM, companyName: `%_'";--\u0000\ud800😀` }),
      "application/json",
    ],
  ])("is accepted with %s", async (_, body, contentType) => {
    const { status, body: answered } = await send(body, { "Content-Type": contentType });
    expect(answered).toMatchObject({ isValid: true, businessInfo: { representative: "김한빛" } });
    expect(status).toBe(200);
  });

  it.each([
    ["100 characters", "가".repeat(100)],
    ["100 characters that are 300 in decomposed letters", "각".repeat(100).normalize("NFD")],
    ["100 characters outside the basic plane", "𠮷".repeat(100)],
    ["letters that can be written only as JSON escapes", "김\ud800\u0000"],
  ])("is checked if the name of its representative has %s", async (_, ownerName) => {
    const { status, body } = await verify(key, { ...LOAD_CLAIM, ownerName });
    expect([status, body.reason]).toEqual([200, "details_mismatch"]);
  });

  it("is checked with a leap day as its opening date", async () => {
    expect((await verify(key, { ...CLAIM, startDate: "2024-02-29" })).body.reason).toBe(
      "details_mismatch",
    );
  });

  it("gets 404 not_found if the route or the method is unknown", async () => {
    for (const [method, path] of [
      ["GET", "/v1/verify"],
      ["POST", "/v1/nothing"],
      ["GET", "/"],
      ["PUT", "/v1/usage"],
    ] as const) {
      const { status, body } = await request(path, { method, headers: bearer(key) });
      expect([status, body.error.code]).toEqual([404, "not_found"]);
    }
  });
});
