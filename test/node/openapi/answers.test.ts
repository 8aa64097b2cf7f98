import { describe, expect, it } from "vitest";
import { checkAnswer } from "../../answers.ts";

const USAGE = {
  variant: "a",
  variants: ["a", "b"],
  mode: "live",
  plan: "pro",
  period: "2026-11",
  used: 1,
  quota: 25_000,
  remaining: 24_999,
  units_per_day: null,
  used_today: null,
  remaining_today: null,
  day_resets_at: null,
  rate: 25,
  max_batch: 100,
  max_job_rows: 20_000,
  max_watched: 25_000,
  resets_at: "2026-12-01T00:00:00.000Z",
};
const VALID = {
  isValid: true,
  businessInfo: {
    businessNumber: "2178182399",
    statusCode: "01",
    taxTypeCode: "01",
    verifiedAt: 1_795_178_580_175,
  },
};
const ERROR = { error: { code: "invalid_api_key", message: "The API key is not valid." } };
const DETAILS = { details: { parameter: null, value: null } };

const SOUND = {
  "Content-Type": "application/json",
  "X-Request-Id": "3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=31536000",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
};

/** The headers of a correct answer with these changes. `undefined` removes a header. */
function headersWith(given: Record<string, string | undefined> = {}): Headers {
  const headers = new Headers(SOUND);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}
const linkTo = (code: string) => ({ Link: `</docs#${code}>; rel="help"` });
const CHALLENGE = { "WWW-Authenticate": "Bearer", ...linkTo("invalid_api_key") };

const usage = (body: unknown, headers?: Record<string, string | undefined>, status = 200) =>
  checkAnswer("GET", "/v1/usage?variant=a", status, headersWith(headers), body);
const verify = (body: unknown, headers?: Record<string, string | undefined>, status = 200) =>
  checkAnswer("POST", "/v1/verify", status, headersWith(headers), body);

describe("an answer that matches its declaration", () => {
  it.each([
    ["a result", () => usage(USAGE)],
    [
      "a result with a header that its route may have",
      () => usage(USAGE, { RateLimit: '"second";r=9;t=1' }),
    ],
    ["one of several forms", () => verify(VALID)],
    ["an error", () => verify(ERROR, CHALLENGE, 401)],
    [
      "an error in the variant's form",
      () => usage({ error: { ...ERROR.error, ...DETAILS } }, CHALLENGE, 401),
    ],
    [
      "an unknown route",
      () =>
        checkAnswer("PUT", "/nowhere", 404, headersWith(linkTo("not_found")), {
          error: { code: "not_found", message: "There is no such endpoint." },
        }),
    ],
    ["no body for HEAD", () => checkAnswer("HEAD", "/health", 200, headersWith(), "")],
  ])("passes: %s", (_what, check) => {
    expect(check).not.toThrow();
  });
});

describe("an answer that differs from its declaration", () => {
  it.each([
    ["an unknown field", () => usage({ ...USAGE, used_up: false }), "used_up"],
    [
      "an unknown field deep inside",
      () => verify({ ...VALID, businessInfo: { ...VALID.businessInfo, owner: "김한빛" } }),
      "owner",
    ],
    ["a missing field", () => usage({ ...USAGE, plan: undefined }), "plan"],
    ["a field of another type", () => usage({ ...USAGE, used: "1" }), "used"],
    ["a value that is not in its list", () => usage({ ...USAGE, variant: "c" }), "variant"],
    ["a reason with a valid verdict", () => verify({ ...VALID, reason: "unconfirmed" }), "reason"],
    [
      "an error code that is not the route's",
      () => verify(error("job_not_found"), {}, 404),
      "job_not_found",
    ],
    ["an error under another status", () => verify(error("invalid_json"), {}, 403), "status 400"],
    [
      "an error that has the form of no variant",
      () => verify({ error: { ...ERROR.error, cause: 1 } }, CHALLENGE, 401),
      "cause",
    ],
    [
      "an error in the other variant's form",
      () => verify({ error: { ...ERROR.error, ...DETAILS } }, CHALLENGE, 401),
      "details",
    ],
    ["a status without a declaration", () => usage(USAGE, {}, 206), "neither"],
    ["another media type", () => usage(USAGE, { "Content-Type": "text/plain" }), "media type"],
    [
      "an error without the link to its explanation",
      () => verify(ERROR, { ...CHALLENGE, Link: undefined }, 401),
      "Link is missing",
    ],
    ["a link with a result", () => usage(USAGE, linkTo("not_found")), "Link is not declared"],
    ["no request id", () => usage(USAGE, { "X-Request-Id": undefined }), "X-Request-Id is missing"],
    ["a header of another form", () => usage(USAGE, { RateLimit: "9" }), "RateLimit"],
    [
      "a header of another route",
      () => usage(USAGE, { Location: "/v1/batch/status/job_1" }),
      "Location",
    ],
    ["an undeclared header", () => usage(USAGE, { "X-Powered-By": "x" }), "x-powered-by"],
    ["no challenge with 401", () => verify(ERROR, {}, 401), "WWW-Authenticate is missing"],
    [
      "no Retry-After with 429",
      () => verify(error("quota_exceeded"), {}, 429),
      "Retry-After is missing",
    ],
  ])("fails: %s", (_what, check, named) => {
    expect(check).toThrow(named);
  });
});

function error(code: string) {
  return { error: { code, message: "…" } };
}
