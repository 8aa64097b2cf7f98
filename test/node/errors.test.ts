/** The catalogue of errors (docs/api.md#errors). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERRORS, type ErrorCode, ServiceError } from "../../src/errors.ts";

const codes = Object.keys(ERRORS) as ErrorCode[];
const withStatus = (wanted: number) => codes.filter((code) => ERRORS[code].status === wanted);

describe("the catalogue of errors", () => {
  it("uses only the statuses of the specification, and has codes in snake case, each with a message", () => {
    for (const code of codes) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect([400, 401, 403, 404, 429, 500]).toContain(ERRORS[code].status);
      expect(ERRORS[code].message).toMatch(/^[A-Z].*\.$/);
    }
    expect(ERRORS.invalid_business_number.message).toContain("format is invalid");
  });

  it("has exactly these codes for the statuses 401, 403, 429 and 500", () => {
    expect(withStatus(401)).toEqual(["missing_api_key", "invalid_api_key"]);
    expect(withStatus(403)).toEqual(["feature_not_available"]);
    expect(withStatus(429)).toEqual([
      "rate_limit_exceeded",
      "quota_exceeded",
      "daily_limit_exceeded",
      "too_many_jobs",
      "storage_exceeded",
      "job_limit_exceeded",
      "too_many_watched",
      "too_many_endpoints",
      "too_many_tests",
    ]);
    expect(withStatus(500)).toEqual([
      "internal_error",
      "temporarily_unavailable",
      "registry_unavailable",
    ]);
  });

  it.each(codes)("gives %s its status, and hides the cause if the status is 5xx", (code) => {
    const error = new ServiceError(code, { message: "the cause" });
    expect(error.status).toBe(ERRORS[code].status);
    expect(error.message).toBe(error.status >= 500 ? ERRORS[code].message : "the cause");
    expect(new ServiceError(code).message).toBe(ERRORS[code].message);
  });
});

describe("docs/api.md", () => {
  const document = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");

  it("documents exactly the existing codes, with their statuses and messages", () => {
    const documented = [...document.matchAll(/^\| (\d{3}) \| `([a-z_]+)` \| (.+) \|$/gm)].map(
      (line) => line.slice(1),
    );
    const catalogue = codes.map((code) => [
      String(ERRORS[code].status),
      code,
      ERRORS[code].message,
    ]);
    expect(documented.toSorted()).toEqual(catalogue.toSorted());
  });
});
