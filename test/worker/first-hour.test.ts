/** Errors help with the mistakes of a developer's first hour (docs/api.md#errors). */
import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Answer,
  bearer,
  breakUpstreams,
  claimOf,
  demo,
  get,
  HANBIT,
  issueKey,
  request,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const ROW = { business_number: HANBIT.b_no, start_date: HANBIT.start_dt, owner_name: HANBIT.p_nm };

let key: string;
let onlyA: string;
let onlyB: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise", b: "paid" }, { rate_per_second: 1_000 })).apiKey;
  onlyA = (await issueKey({ a: "pro" })).apiKey;
  onlyB = (await issueKey({ b: "paid" })).apiKey;
});

interface Mistake {
  path?: string;
  method?: string;
  body?: unknown;
  type?: string | null;
  authorization?: () => string;
}

function make({ path = "/v1/verify", method = "POST", body, type, authorization }: Mistake) {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? null);
  return request(path, {
    method,
    headers: {
      Authorization: authorization?.() ?? `Bearer ${key}`,
      ...(type === null ? {} : { "Content-Type": type ?? "application/json" }),
    },
    ...(body ? { body: new TextEncoder().encode(text) } : {}),
  });
}

const JSON_TYPE = "Send the body as Content-Type: application/json.";
const SEND_KEY = "Send your API key as 'Authorization: Bearer <API_KEY>'";
const BAD_KEY =
  "The API key is not valid: send it whole and unquoted, as 'Authorization: Bearer <API_KEY>'. " +
  "It may also have expired or been revoked.";
const NUMBER = "business_number: must be a string of exactly 10 digits, no hyphens";
const DATE = "startDate: must be a calendar date, YYYYMMDD or YYYY-MM-DD";
const QUOTES = "it is a number: put it in quotes";
const upload = (query: string): Mistake => ({
  path: `/v1/batch/upload?${query}`,
  body: "business_number\n2178182399",
  type: "text/csv",
});

const MISTAKES: [mistake: string, Mistake, status: number, code: string, message: string][] = [
  [
    "curl -d without a Content-Type",
    { body: CLAIM, type: "application/x-www-form-urlencoded" },
    400,
    "unsupported_content_type",
    `${JSON_TYPE} It was sent as a form, as curl does without -H 'Content-Type: application/json'.`,
  ],
  ["no Content-Type", { body: CLAIM, type: null }, 400, "unsupported_content_type", JSON_TYPE],
  ["text/plain", { body: CLAIM, type: "text/plain" }, 400, "unsupported_content_type", JSON_TYPE],
  [
    "a JSON body for an upload",
    { path: "/v1/batch/upload", body: { businesses: [ROW] } },
    400,
    "unsupported_content_type",
    "Send the body as Content-Type: text/csv.",
  ],
  ["no body", {}, 400, "invalid_json", "The request body is empty: send a JSON object."],
  [
    "a form that is called JSON",
    { body: "business_number=2178182399" },
    400,
    "invalid_json",
    "The request body is not valid JSON: it looks like form data; send JSON.",
  ],
  [
    "single quotes",
    { body: "{'business_number': '2178182399'}" },
    400,
    "invalid_json",
    "The request body is not valid JSON: keys and strings need double quotes; your shell may have removed them.",
  ],
  [
    "quotes that the shell removed",
    { body: "{business_number: 2178182399}" },
    400,
    "invalid_json",
    "The request body is not valid JSON: keys and strings need double quotes; your shell may have removed them.",
  ],
  [
    "a comma after the last field",
    { body: '{"business_number": "2178182399",\n}' },
    400,
    "invalid_json",
    "The request body is not valid JSON: remove the comma before the closing bracket.",
  ],
  [
    "a truncated body",
    { body: '{"business_number": "2178182399"' },
    400,
    "invalid_json",
    "The request body is not valid JSON: it ends unexpectedly.",
  ],
  [
    "an array",
    { body: [CLAIM] },
    400,
    "invalid_request",
    "The request body must be a JSON object, not an array.",
  ],
  [
    "JSON in a JSON string",
    { body: JSON.stringify(JSON.stringify(CLAIM)) },
    400,
    "invalid_request",
    "The request body must be a JSON object, not a string (was it encoded twice?).",
  ],
  [
    "the business number as a JSON number",
    { body: { ...CLAIM, business_number: 2178182399 } },
    400,
    "invalid_business_number",
    `${NUMBER}; ${QUOTES}`,
  ],
  [
    "the number with hyphens",
    { body: { ...CLAIM, business_number: "217-81-82399" } },
    400,
    "invalid_business_number",
    NUMBER,
  ],
  [
    "the date as a JSON number",
    { body: { ...CLAIM, startDate: 20120305 } },
    400,
    "invalid_start_date",
    `${DATE}; ${QUOTES}`,
  ],
  [
    "a date with dots",
    { body: { ...CLAIM, startDate: "2012.03.05" } },
    400,
    "invalid_start_date",
    DATE,
  ],
  [
    "a date with slashes",
    { body: { ...CLAIM, startDate: "2012/03/05" } },
    400,
    "invalid_start_date",
    DATE,
  ],
  [
    "a day that does not exist",
    { body: { ...CLAIM, startDate: "20120230" } },
    400,
    "invalid_start_date",
    `${DATE}; this day does not exist`,
  ],
  [
    "the fields of the tax authority",
    { body: { b_no: HANBIT.b_no, start_dt: HANBIT.start_dt, p_nm: HANBIT.p_nm } },
    400,
    "invalid_business_number",
    "business_number: is required; rename 'b_no' to 'business_number', 'start_dt' to 'startDate', 'p_nm' to 'ownerName'",
  ],
  [
    "the fields of a batch in a single check",
    { body: ROW },
    400,
    "invalid_start_date",
    "startDate: is required; rename 'start_date' to 'startDate', 'owner_name' to 'ownerName'",
  ],
  [
    "the field of /v1/status in camel case",
    { path: "/v1/status", body: { businessNumber: "2178182399" } },
    400,
    "invalid_request",
    "business_number: is required unless you send business_numbers; rename 'businessNumber' to 'business_number'",
  ],
  [
    "a Korean heading",
    { path: "/v1/verify/business", body: { 사업자등록번호: "2178182399" } },
    400,
    "invalid_business_number",
    "business_number: must be a string of 10 digits, plain or hyphenated 3-2-5; rename '사업자등록번호' to 'business_number'",
  ],
  [
    "a field of a single check in a batch",
    {
      path: "/v1/batch/verify",
      body: { businesses: [ROW, { ...ROW, owner_name: undefined, ownerName: "x" }] },
    },
    400,
    "invalid_owner_name",
    "businesses.1.owner_name: is required; rename 'ownerName' to 'owner_name'",
  ],
  [
    "a language by its name",
    { body: { ...CLAIM, lang: "eng" } },
    400,
    "invalid_language",
    "lang: must be one of ko, en, both, code (did you mean 'en'?)",
  ],
  [
    "a misspelled parameter next to a faulty one",
    upload("check=states&langauge=en"),
    400,
    "invalid_request",
    "check: must be verify or status (did you mean 'status'?); rename 'langauge' to 'language'",
  ],
  [
    "a parameter given twice",
    upload("lang=en&lang=ko"),
    400,
    "invalid_language",
    "lang: must be given only once",
  ],
  [
    "a limit given twice",
    { path: "/v1/batch?limit=1&limit=2", method: "GET" },
    400,
    "invalid_request",
    "limit: must be given only once",
  ],
  [
    "a misspelled status of jobs",
    { path: "/v1/batch?status=complete&limits=3", method: "GET" },
    400,
    "invalid_request",
    "status: must be one of queued, processing, completed, cancelled, failed (did you mean 'completed'?); rename 'limits' to 'limit'",
  ],
  [
    "a table without our columns",
    { path: "/v1/batch/upload", body: "a,b\n1,2", type: "text/csv" },
    400,
    "missing_column",
    "",
  ],
  ["a key without Bearer", { authorization: () => key }, 401, "invalid_api_key", BAD_KEY],
  [
    "a key with Basic",
    { authorization: () => `Basic ${btoa(`${key}:`)}` },
    401,
    "invalid_api_key",
    BAD_KEY,
  ],
  ["a key in quotes", { authorization: () => `Bearer "${key}"` }, 401, "invalid_api_key", BAD_KEY],
  [
    "a key in brackets",
    { authorization: () => `Bearer <${key}>` },
    401,
    "invalid_api_key",
    BAD_KEY,
  ],
  [
    "half a key",
    { authorization: () => `Bearer ${key.slice(0, 30)}` },
    401,
    "invalid_api_key",
    BAD_KEY,
  ],
  ["no key", { authorization: () => "" }, 401, "missing_api_key", `${SEND_KEY}.`],
  [
    "a key of variant B",
    { body: CLAIM, authorization: () => `Bearer ${onlyB}` },
    403,
    "feature_not_available",
    "Your API key is valid, but has no plan for variant A, which this endpoint needs.",
  ],
  [
    "a key of variant A",
    {
      path: "/v1/verify/business",
      body: { business_number: HANBIT.b_no },
      authorization: () => `Bearer ${onlyA}`,
    },
    401,
    "invalid_api_key",
    "Your API key is valid, but has no plan for variant B, which this endpoint needs.",
  ],
  ["GET", { method: "GET" }, 404, "not_found", "Use POST /v1/verify."],
  ["PUT", { method: "PUT", body: CLAIM }, 404, "not_found", "Use POST /v1/verify."],
  [
    "OPTIONS",
    { method: "OPTIONS" },
    404,
    "not_found",
    "Use POST /v1/verify from your server: the service does not support CORS.",
  ],
  [
    "GET of variant B",
    { path: "/v1/verify/business", method: "GET" },
    404,
    "not_found",
    "Use POST /v1/verify/business.",
  ],
  [
    "a misspelled path",
    { path: "/v1/verfy", body: CLAIM },
    404,
    "not_found",
    "Use POST /v1/verify.",
  ],
  [
    "a path without its version",
    { path: "/verify", body: CLAIM },
    404,
    "not_found",
    "Use POST /v1/verify.",
  ],
  [
    "a slash at the end",
    { path: "/v1/verify/", body: CLAIM },
    404,
    "not_found",
    "Use POST /v1/verify.",
  ],
  [
    "a path such as /v1/batch/{job_id} for a job",
    { path: "/v1/batch/job_1", method: "GET" },
    404,
    "not_found",
    "Use GET /v1/batch/status/{job_id}.",
  ],
  [
    "a path such as /v1/batch for a new job",
    { path: "/v1/batch", body: {} },
    404,
    "not_found",
    "Use POST /v1/batch/verify.",
  ],
  [
    "a misspelled path of the tools",
    { path: "/mcps", method: "GET" },
    404,
    "not_found",
    "Use POST /mcp.",
  ],
  [
    "a path unlike any route",
    { path: "/v1/nothing" },
    404,
    "not_found",
    "There is no such endpoint.",
  ],
];

describe("a mistake of the first hour", () => {
  it.each(MISTAKES)(
    "gets an answer that says what would be right: %s",
    async (_, mistake, status, code, message) => {
      const { status: answered, body, headers } = await make(mistake);
      expect({ code: body.error.code, message: body.error.message }).toEqual({
        code,
        message: message || expect.stringMatching(/column/),
      });
      expect(answered).toBe(status);
      expect(headers.get("Link")).toBe(`</docs#${code}>; rel="help"`);
      expect(JSON.stringify(body)).not.toContain(HANBIT.p_nm);
      const isOfB = mistake.path?.startsWith("/v1/verify/business");
      expect(Object.keys(body.error)).toEqual(["code", "message", ...(isOfB ? ["details"] : [])]);
    },
  );

  it("is not found in a request with a byte-order mark, a charset, hyphens in the date and bearer in lower case", async () => {
    const { status } = await make({
      body: `\uFEFF${JSON.stringify({ ...CLAIM, startDate: "2012-03-05" })}`,
      type: "application/json; charset=utf-8",
      authorization: () => `bearer ${key}`,
    });
    expect(status).toBe(200);
  });

  it("is not searched for in a very long body", async () => {
    const businesses = Array.from({ length: 5_000 }, () => ROW);
    const batch = { businessList: [], business_number: [], note: businesses };
    const { body } = await make({ path: "/v1/batch/verify", body: batch });
    expect(body.error.message).toBe("business_numbers: is required");
  });

  it("is not searched for among very many fields", async () => {
    const names = Array.from({ length: 1_500 }, (_, n) => [`b${n.toString(36)}`, 1]);
    const { body } = await make({ body: Object.fromEntries(names) });
    expect(body.error.message).toBe("business_number: is required");
  });
});

describe("the link to the reference", () => {
  const linkOf = ({ headers }: Answer) => headers.get("Link");
  it("is on every error, even for plain HTTP, HEAD and the operator's routes, and on no other answer", async () => {
    const used = await issueKey({ a: "free" }, { monthly_quota: 1 });
    const claim = { body: CLAIM, authorization: () => `Bearer ${used.apiKey}` };
    expect(linkOf(await make(claim))).toBeNull();
    expect(linkOf(await make(claim))).toBe('</docs#quota_exceeded>; rel="help"');
    await breakUpstreams({ fail: { mode: "http500" } });
    expect(linkOf(await make({ body: CLAIM }))).toBe('</docs#registry_unavailable>; rel="help"');
    await breakUpstreams({ fail: null });
    const plain = await exports.default.fetch(new Request("http://service.test/v1/verify"));
    expect(plain.headers.get("Link")).toBe('</docs#https_required>; rel="help"');
    expect(linkOf(await make({ method: "HEAD" }))).toBe('</docs#not_found>; rel="help"');
    expect(linkOf(await get("/admin/keys", "junk"))).toBe('</docs#invalid_api_key>; rel="help"');
    for (const path of ["/v1/usage", "/v1/plans", "/health"])
      expect(linkOf(await get(path, key))).toBeNull();
  });
});

describe("the error for a wrong route of the operator", () => {
  it("names the right route only if the admin token is right", async () => {
    const messageOf = async (path: string, token: string) =>
      (await request(path, { method: "PUT", headers: bearer(token) })).body.error.message;
    expect(await messageOf("/admin/keys", demo.admin_token)).toMatch(
      /^Use (?:GET|POST) \/admin\/keys\.$/,
    );
    expect(await messageOf("/admin/keys", key)).toBe("The admin token is missing or not valid.");
    expect(await messageOf("/admin/keys/", key)).toBe("There is no such endpoint.");
  });
});
