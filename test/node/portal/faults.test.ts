/**
 * How faults are read from answers of data.go.kr (docs/upstreams.md#nts-errors), and how a service
 * key is decoded.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultOf, operatorMessage } from "../../../src/portal/faults.ts";
import { decodedKey } from "../../../src/portal/service-key.ts";

const coded = (code: number, msg: string) => JSON.stringify({ code, msg });
const statusCode = (code: string) => JSON.stringify({ status_code: code });
const xml = (reason: string) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnReasonCode>${reason}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const inJson = (reason: string) =>
  JSON.stringify({ OpenAPI_ServiceResponse: { cmmMsgHeader: { returnReasonCode: reason } } });

const EVERY_STATUS = [200, 400, 401, 403, 404, 429, 500, 502, 503, 504];

describe("the fault of a body", () => {
  it.each<[body: string, statuses: number[], fault: string, retries: string]>([
    [coded(-5, "API 서버 오류가 발생하였습니다."), EVERY_STATUS, "down", "within_budget"],
    [coded(-999, "UNKNOWN"), EVERY_STATUS, "down", "within_budget"],
    [coded(-1, "시스템 내부 오류가 발생하였습니다."), EVERY_STATUS, "down", "within_budget"],
    [coded(-10, "트래픽 허용 횟수를 초과하였습니다."), EVERY_STATUS, "allowance", "none"],
    [coded(-4, "등록되지 않은 인증키 입니다."), EVERY_STATUS, "key", "none"],
    [coded(-401, "인증키는 필수 항목 입니다."), EVERY_STATUS, "key", "none"],
    [coded(-3, ""), EVERY_STATUS, "key", "none"],
    [coded(-2, ""), EVERY_STATUS, "request", "none"],
    [coded(-9, ""), EVERY_STATUS, "request", "none"],
    [statusCode("BAD_JSON_REQUEST"), [400], "request", "none"],
    [statusCode("REQUEST_DATA_MALFORMED"), [411, 200], "request", "none"],
    [statusCode("TOO_LARGE_REQUEST"), [413], "request", "none"],
    [statusCode("INTERNAL_ERROR"), [500, 200], "down", "within_budget"],
    [statusCode("HTTP_ERROR"), [500, 404], "down", "within_budget"],
    ["API token quota exceeded", [429, 400, 200], "allowance", "none"],
    ["Quota exceeded for this service.", [429], "allowance", "none"],
    ["API rate limit exceeded", [429], "pace", "once"],
    ["", [429], "pace", "once"],
    ["Request Blocked", [400, 403], "blocked", "none"],
    ["<html><body>403 Forbidden</body></html>", [403], "blocked", "none"],
    ["Unauthorized", [401], "key", "none"],
    ["Forbidden", [403], "key", "none"],
    ["API not found", [404], "down", "none"],
    ["<html><h1>502 Bad Gateway</h1></html>", [502], "down", "within_budget"],
    ["Error forwarding request to backend server", [502], "down", "within_budget"],
    ["", [504, 500, 503], "down", "within_budget"],
    ["<html><h1>점검 중입니다</h1></html>", [200], "malformed", "within_budget"],
    ["", [301, 302, 307, 308], "malformed", "none"],
    ["", [400, 405, 411, 413], "request", "none"],
  ])("is recognised by a code, by words or by the HTTP status: %s", (body, statuses, ...told) => {
    for (const status of statuses) {
      const { fault, retries } = faultOf(status, body);
      expect([status, fault, retries]).toEqual([status, ...told]);
    }
  });

  it.each<[reasons: string[], fault: string, retries: string]>([
    [["01", "02", "04", "05"], "down", "within_budget"],
    [["10"], "request", "once"],
    [["12"], "down", "once"],
    [["11"], "request", "none"],
    [["20", "21", "30", "31", "32", "33"], "key", "none"],
    [["22"], "allowance", "none"],
    [["23"], "pace", "within_budget"],
    [["29"], "blocked", "none"],
    [["99", "77"], "down", "once"],
  ])(
    "is recognised by the gateway's reason %s in XML and JSON, with any HTTP status",
    (reasons, ...told) => {
      for (const reason of reasons) {
        for (const body of [xml(reason), inJson(reason), xml(String(Number(reason)))]) {
          for (const status of EVERY_STATUS) {
            const { fault, retries } = faultOf(status, body);
            expect([reason, fault, retries]).toEqual([reason, ...told]);
          }
        }
      }
    },
  );

  it.each([
    ["SERVICE_KEY_IS_NULL", "key"],
    ["PERMISSION_DENIED", "key"],
    ["SERVICE_ACCESS_DENIED_ERROR", "key"],
    ["SERVICE_KEY_IS_NOT_REGISTERED_ERROR", "key"],
    ["BLACKLIST_IP_ACCESS_ERROR", "blocked"],
    ["LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR", "allowance"],
    ["LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR", "pace"],
    ["SERVICETIMEOUT_ERROR", "down"],
    ["UNKNOWN_ERROR", "down"],
  ])("is recognised by the name of the reason alone: %s", (name, fault) => {
    expect(faultOf(200, name).fault).toBe(fault);
    expect(faultOf(403, ` ${name}\n`).fault).toBe(fault);
  });

  it("says whether the service refused an entry or the whole request", () => {
    expect(faultOf(411, statusCode("REQUEST_DATA_MALFORMED")).refusesEntry).toBe(true);
    for (const text of ["", '{"status_code":"REQUEST_DA'])
      expect(faultOf(411, text).refusesEntry).toBeUndefined();
    expect(faultOf(413, statusCode("TOO_LARGE_REQUEST")).refusesEntry).toBeUndefined();
  });

  it("is found for any text, and has a status for the log that never repeats that text", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.json(),
      fc.json().map((value) => `{"code":${value}}`),
      fc.constantFrom("constructor", "__proto__", "toString").map((code) => statusCode(code)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), text, (status, body) => {
        const read = faultOf(status, body);
        expect(read.fault).toBeTypeOf("string");
        expect(read.status).toMatch(/^(?:-?[0-9]+|[a-z_]+|http_[0-9]{3})$/);
      }),
    );
  });

  it("has a message for the operator that names the service", () => {
    expect(operatorMessage("allowance", "the tax authority", 429)).toMatch(
      /^The tax authority accepts no more calls now \(HTTP 429\)/,
    );
    expect(operatorMessage("network", "the tax authority", null)).toContain("tax authority");
  });
});

describe("a service key", () => {
  it.each([
    ["abc/+=", "abc/+="],
    ["abc%2F%2B%3D", "abc/+="],
    ["100%", "100%"],
    ["a%2Fb%", "a/b%"],
    ["a%2Fb%zz%3D", "a/b%zz="],
    ["%E4%B", "%E4%B"],
  ])("%s is percent-decoded as far as possible, without an exception", (given, decoded) => {
    expect(decodedKey(given)).toBe(decoded);
  });
});
