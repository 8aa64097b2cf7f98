import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DATA_SET_NAMES,
  DATA_SETS,
  type DataSetName,
} from "../../../src/live-sources/data-sets.ts";
import { anyText, anyTextOf } from "../language/any-text.ts";
import * as given from "./answers.ts";

const RIGHT_ANSWERS: Record<DataSetName, [number: string, answer: string]> = {
  comwel: [given.COUPANG, given.comwelAnswer(given.COUPANG_COMWEL)],
  fsc: [given.SAMSUNG, given.fscAnswer([given.SAMSUNG_FSC])],
  fsc_accounts: [given.SAMSUNG_ACCOUNTS.crno, given.fscAnswer([given.SAMSUNG_ACCOUNTS])],
  ftc: [given.COUPANG, given.ftcAnswer([given.COUPANG_FTC])],
  koneps: [given.REDCAP, given.konepsAnswer([given.REDCAP_KONEPS])],
};

const gatewayXml = (code: string, name = "SERVICE ERROR") =>
  `<OpenAPI_ServiceResponse>\n  <cmmMsgHeader>\n <errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const gatewayJson = (returnReasonCode: unknown) =>
  JSON.stringify({
    OpenAPI_ServiceResponse: {
      cmmMsgHeader: { errMsg: "SERVICE ERROR", returnAuthMsg: "X", returnReasonCode },
    },
  });
const konepsError = (resultCode: string) =>
  JSON.stringify({
    "nkoneps.com.response.ResponseError": { header: { resultCode, resultMsg: "오류" } },
  });
const header = (resultCode: string, body: object = { items: [], totalCount: 0 }) =>
  JSON.stringify({ response: { header: { resultCode, resultMsg: "X" }, body } });
const flat = (resultCode: string) => JSON.stringify({ resultCode, resultMsg: "X" });
const LOGIN_PAGE = "<!DOCTYPE html>\n<html><head><title>로그인</title></head><body></body></html>";

const FAULTS: [httpStatus: number, text: string, fault: string][] = [
  [401, "Unauthorized", "key unauthorized"],
  [200, "Unauthorized", "key unauthorized"],
  [403, "Forbidden", "key forbidden"],
  [403, "<html><body>403 Forbidden</body></html>", "key http_403"],
  [401, "", "key http_401"],
  [404, "API not found", "passing http_404"],
  [429, "API rate limit exceeded", "passing http_429"],
  [429, "", "passing http_429"],
  [429, "API token quota exceeded", "limit quota"],
  [502, "Error forwarding request to backend server", "passing http_502"],
  [502, "Error receiving response from backend server", "passing http_502"],
  [500, "Unexpected errors", "passing http_500"],
  [200, "Unexpected errors", "passing malformed"],
  [400, "", "request http_400"],
  [302, "", "passing http_302"],
  [204, "", "passing http_204"],
  [200, "", "passing empty"],
  [200, " \r\n ", "passing empty"],
  [200, LOGIN_PAGE, "passing html"],
  [200, "<html>점검 중입니다</html>", "passing html"],
  [200, "null", "passing malformed"],
  [200, "[]", "passing malformed"],
  [200, "{}", "passing malformed"],
  [200, '{"response":{}}', "passing malformed"],
  [200, '{"response":{"header":{"resultCode":"00"}}}', "passing malformed"],
  [200, '{"resultCode":"00","items":[]}', "passing malformed"],
  [200, '{"resultCode":"00","items":"none","totalCount":0}', "passing malformed"],
  [200, '{"resultCode":"00","items":[],"totalCount":3}', "passing malformed"],
  [200, '{"resultCode":"00","items":[null],"totalCount":1}', "passing malformed"],
  [200, '{"resultCode":"00","items":[{}],"totalCount":0}', "passing malformed"],
  [200, '{"resultCode":"00","items":[],"totalCount":"many"}', "passing malformed"],
  [200, "<response><header><resultCode>00</resultCode></header></response>", "passing malformed"],
  [200, "<a><b></a></b>", "passing malformed"],
  [200, "<!DOCTYPE x [<!ENTITY a 'b'>]><response/>", "passing malformed"],
  ...["20", "21", "30", "31", "32", "33"].flatMap((code): [number, string, string][] => [
    [200, gatewayXml(code), `key ${code}`],
    [403, gatewayXml(code), `key ${code}`],
    [200, gatewayJson(code), `key ${code}`],
    [401, gatewayJson(Number(code)), `key ${code}`],
    [200, header(code), `key ${code}`],
    [200, flat(code), `key ${code}`],
  ]),
  ...[200, 429, 503].flatMap((status): [number, string, string][] => [
    [status, gatewayXml("22"), "limit 22"],
    [status, gatewayJson("22"), "limit 22"],
  ]),
  [200, header("22"), "limit 22"],
  ...["01", "02", "04", "05", "12", "23", "99"].flatMap((code): [number, string, string][] => [
    [200, gatewayXml(code), `passing ${code}`],
    [400, gatewayJson(code), `passing ${code}`],
    [503, gatewayXml(code), `passing ${code}`],
    [200, header(code), `passing ${code}`],
  ]),
  ...["06", "07", "08"].map((code): [number, string, string] => [
    200,
    konepsError(code),
    `request ${code}`,
  ]),
  [400, gatewayXml("10"), "request 10"],
  [400, gatewayXml("11"), "request 11"],
  [200, gatewayJson("홍길동 1208800767"), "passing unknown"],
  [200, header("INFO-3"), "passing unknown"],
  [400, gatewayXml("29"), "key 29"],
  // If the envelope cannot be read, a code, the name of an error or the first words show the fault.
  [200, "<OpenAPI_ServiceResponse><returnReasonCode>30</returnReasonCode>", "key 30"],
  [500, "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", "limit 22"],
  [200, "SERVICE_KEY_IS_NOT_REGISTERED_ERROR", "key 30"],
  [400, "<x>NO_OPENAPI_SERVICE_ERROR</x>", "passing 12"],
  [503, "SERVICETIMEOUT_ERROR", "passing 05"],
  [200, "SERVICE_KEY_IS_NULL", "key 20"],
  [403, "PERMISSION_DENIED", "key 20"],
  [200, "BLACKLIST_IP_ACCESS_ERROR", "key 29"],
  [400, "Request Blocked", "key request_blocked"],
  // "No data" (03) is a fault if the HTTP status is not 200.
  [500, header("03"), "passing http_500"],
  [502, gatewayXml("03"), "passing http_502"],
];

describe.each(DATA_SET_NAMES)("%s", (name) => {
  const dataSet = DATA_SETS[name];
  const [number, answer] = RIGHT_ANSWERS[name];

  it.each(FAULTS)("treats HTTP %i with %j as a fault: %s", (httpStatus, text, fault) => {
    expect(given.reading(dataSet, number, httpStatus)(text)).toBe(fault);
  });

  it("accepts a correct answer only if the answer is complete and comes with HTTP 200", () => {
    expect(given.reading(dataSet, number)(answer)).toBeTypeOf("object");
    for (const status of [201, 206, 301, 400, 403, 404, 500, 503])
      expect(given.reading(dataSet, number, status)(answer)).toBeTypeOf("string");
    const lengths = Array.from({ length: 200 }, (_, i) => Math.floor((i / 200) * answer.length));
    for (const length of [...lengths, answer.length - 1])
      expect(given.reading(dataSet, number)(answer.slice(0, length))).toMatch(
        /^passing (malformed|empty)$/,
      );
  });

  it("reads code 03 in every form as the answer that nothing is known", () => {
    for (const text of [
      gatewayXml("03"),
      gatewayJson("03"),
      konepsError("03"),
      header("03"),
      flat("3"),
      "<response><header><resultCode>03</resultCode></header></response>",
    ])
      expect(given.reading(dataSet, number)(text)).toBeNull();
  });

  it("reads an empty list with a count of 0 as the answer that nothing is known, in every envelope", () => {
    for (const text of [
      given.comwelAnswer([]),
      given.fscAnswer([]),
      given.ftcAnswer([]),
      given.konepsAnswer([]),
      header("00", { items: {}, totalCount: "0" }),
      header("00", { items: { item: [] }, totalCount: 0 }),
      header("00", { items: null, totalCount: 0 }),
      header("00", { totalCount: 0 }),
    ])
      expect(given.reading(dataSet, number)(text)).toBeNull();
  });

  it("reads any text as plausible facts, null or a fault", () => {
    const read = given.reading(dataSet, number);
    fc.assert(
      fc.property(fc.oneof(damaged(answer), anyEnvelope, anyText), (text) => {
        const result = read(text);
        if (result !== null && typeof result === "object") expectPlausible(result);
      }),
      { numRuns: 200 },
    );
  });

  it("gives only plausible facts for any contents of the fields", () => {
    const rows = JSON.parse(JSON.stringify([...rowsOf(answer)])) as Record<string, unknown>[];
    const fields = Object.keys(rows[0] ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...fields), anyValue, (field, value) => {
        const odd = rows.map((row) => ({ ...row, [field]: value }));
        const result = given.reading(dataSet, number)(given.fscAnswer(odd));
        if (result !== null && typeof result === "object") expectPlausible(result);
      }),
      { numRuns: 200 },
    );
  });

  it("is unavailable if an answer has far more rows than we ask for", () => {
    const rows = Array(20_000).fill([...rowsOf(answer)][0]);
    const started = performance.now();
    expect(given.reading(dataSet, number)(given.fscAnswer(rows))).toBe("passing too_many_rows");
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it.each([
  ["open tags", "<a>"],
  ["brackets", "<"],
  ["empty elements", "<a/>"],
  ["tags that do not end", "<a "],
  ["comments that do not end", "<!--"],
  ["entities", "&#38;"],
  ["entities that do not end", "&#"],
  ["arrays", "["],
  ["objects", '{"items":'],
  ["codes", "returnReasonCode: "],
  ["names of errors", "NO_OPENAPI"],
  ["blanks", " "],
])("an answer is read in linear time: a megabyte of %s", (_name, piece) => {
  const much = piece.repeat(1_000_000 / piece.length);
  const started = performance.now();
  for (const text of [much, `<response>${much}`, `{"response":"${much}"}`])
    expect(given.reading(DATA_SETS.comwel, given.COUPANG)(text)).toMatch(/^passing /);
  // Quadratic work would take minutes.
  expect(performance.now() - started).toBeLessThan(10_000);
});

function* rowsOf(answer: string): Generator<Record<string, unknown>> {
  for (const row of [
    ...given.COUPANG_COMWEL,
    given.SAMSUNG_FSC,
    given.SAMSUNG_ACCOUNTS,
    given.COUPANG_FTC,
    given.REDCAP_KONEPS,
  ] as Record<string, unknown>[]) {
    const isInAnswer = Object.entries(row).every(
      ([field, value]) => answer.includes(field) && answer.includes(String(value)),
    );
    if (isInAnswer) yield row;
  }
}

function damaged(answer: string): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(answer.length),
    cut: fc.nat(20),
    put: fc.oneof(fc.constantFrom("<", ">", '"', "{", "}", "[", "&#", "\\u0000", ","), fc.string()),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce(
        (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
        answer,
      ),
    );
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  anyTextOf(1_100),
  fc.constantFrom("N/A", "NULL", "-", " ", "*", "\uD800", "a\u0000b", "00000000", "99991231", "-5"),
);

const anyEnvelope = fc
  .record(
    {
      resultCode: fc.oneof(fc.constantFrom("00", "03", "12", 0), fc.jsonValue()),
      items: fc.jsonValue(),
      totalCount: fc.oneof(fc.nat(3), fc.jsonValue()),
      header: fc.jsonValue(),
      body: fc.jsonValue(),
      OpenAPI_ServiceResponse: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map((flatEnvelope) => [flatEnvelope, { response: flatEnvelope }])
  .chain((forms) => fc.constantFrom(...forms))
  .map((envelope) => JSON.stringify(envelope));

const ISO_DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

function expectPlausible(facts: object): void {
  for (const [field, value] of Object.entries(facts)) {
    if (value === null) continue;
    if (["establishedOn", "openingDate", "asOf"].includes(field)) expect(value).toMatch(ISO_DAY);
    else if (typeof value === "number") expect(Number.isSafeInteger(value)).toBe(true);
    else if (typeof value !== "boolean") {
      expect([value].flat()).not.toEqual([]);
      for (const text of [value].flat() as string[]) {
        expect(text).toMatch(/^[^\p{Cc}*]{1,1000}$/u);
        expect(text.isWellFormed() && text === text.trim()).toBe(true);
      }
    }
    if (field === "employees") expect(value).toBeGreaterThanOrEqual(0);
    if (field === "corporateNumber") expect(value).toMatch(/^[0-9]{13}$/);
    if (field === "industryCode") expect(value).toMatch(/^[0-9]{2,5}$/);
  }
}
