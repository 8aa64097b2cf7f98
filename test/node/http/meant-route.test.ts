import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adminEndpoints, publicEndpoints } from "../../../docs/openapi/endpoints.ts";
import { meantRoute } from "../../../src/http/meant-route.ts";

const routesOf = (endpoints: readonly { method: string; path: string }[]) =>
  endpoints.map(({ method, path }) => ({ method, path, variant: null }));
const PUBLIC = routesOf(publicEndpoints);
const meant = (method: string, path: string, routes = PUBLIC) => {
  const route = meantRoute(method, path, routes);
  return route && `${route.method} ${route.path}`;
};

describe("the suggested route", () => {
  it.each([
    ["the wrong method", "GET /v1/verify", "POST /v1/verify"],
    ["the wrong method", "PUT /v1/status", "POST /v1/status"],
    ["the wrong method", "POST /v1/usage", "GET /v1/usage"],
    ["the wrong method", "PATCH /v1/batch", "GET /v1/batch"],
    ["the wrong method", "GET /v1/batch/verify", "POST /v1/batch/verify"],
    ["the wrong method", "GET /v1/batch/cancel/job_1", "POST /v1/batch/cancel/:job_id"],
    ["the wrong method", "POST /v1/batch/status/job_1", "GET /v1/batch/status/:job_id"],
    ["the wrong method", "DELETE /v1/batch/status/job_1", "GET /v1/batch/status/:job_id"],
    ["the wrong method", "GET /v1/verify/business", "POST /v1/verify/business"],
    ["the wrong method", "POST /health", "GET /health"],
    ["HEAD", "HEAD /v1/verify", "POST /v1/verify"],
    ["OPTIONS", "OPTIONS /v1/verify", "POST /v1/verify"],
    ["a misspelled path", "POST /v1/verfy", "POST /v1/verify"],
    ["a misspelled path", "POST /v1/Verify", "POST /v1/verify"],
    ["a misspelled path", "POST /v1/verify/busines", "POST /v1/verify/business"],
    ["a misspelled path", "POST /v1/verify-business", "POST /v1/verify/business"],
    ["a misspelled path", "GET /v1/batch/staus/job_1", "GET /v1/batch/status/:job_id"],
    ["a misspelled path", "GET /healthz", "GET /health"],
    ["no version", "POST /verify", "POST /v1/verify"],
    ["no version", "GET /usage", "GET /v1/usage"],
    ["another version", "POST /v2/verify", "POST /v1/verify"],
    ["another prefix", "POST /api/v1/status", "POST /v1/status"],
    ["a version before a path without one", "GET /v1/health", "GET /health"],
    ["a slash at the end", "POST /v1/verify/", "POST /v1/verify"],
    ["a slash at the end", "GET /v1/batch/", "GET /v1/batch"],
    ["a slash instead of the id", "GET /v1/batch/status/", "GET /v1/batch/status/:job_id"],
    ["a missing id", "GET /v1/batch/download", "GET /v1/batch/download/:job_id"],
    ["a missing id", "POST /v1/batch/cancel", "POST /v1/batch/cancel/:job_id"],
    ["a missing id", "DELETE /v1/batch", "DELETE /v1/batch/:job_id"],
    ["a job by its id", "GET /v1/batch/job_1", "GET /v1/batch/status/:job_id"],
    ["a job by its id", "GET /v1/batch/job_1/status", "GET /v1/batch/status/:job_id"],
    ["a job by its id", "GET /v1/jobs/1", "GET /v1/batch/status/:job_id"],
    ["the results of a job", "GET /v1/batch/job_1/results", "GET /v1/batch/download/:job_id"],
    ["a job to create", "POST /v1/batch", "POST /v1/batch/verify"],
    ["a job to create", "POST /v1/jobs", "POST /v1/batch/verify"],
    ["the jobs", "GET /v1/jobs", "GET /v1/batch"],
    ["the watch list", "GET /v1/watch", "GET /v1/watches"],
    ["the watch list", "GET /v1/watchlist", "GET /v1/watches"],
    ["the watch list", "GET /watch-list", "GET /v1/watches"],
    ["numbers to watch", "POST /v1/watch", "POST /v1/watches"],
    ["numbers to watch", "POST /v1/watches/add", "POST /v1/watches"],
    ["numbers to watch", "POST /v1/watch/add", "POST /v1/watches"],
    ["numbers to watch", "POST /v1/watch/upload", "POST /v1/watches/upload"],
    ["numbers to stop watching", "POST /v1/watches/delete", "POST /v1/watches/remove"],
    ["a watched number", "GET /v1/watch/1248178104", "GET /v1/watches/:business_number"],
    ["a watched number", "DELETE /v1/watch/1248178104", "DELETE /v1/watches/:business_number"],
    ["the events", "GET /v1/event", "GET /v1/events"],
    ["the events", "POST /v1/event", "GET /v1/events"],
  ])("for %s (%s) is %s", (_, requested, route) => {
    const [method = "", path = ""] = requested.split(" ");
    expect(meant(method, path)).toBe(route);
  });

  it.each([
    "GET /",
    "GET /v1",
    "POST /v1/nothing",
    "GET /favicon.ico",
    "POST /v1/batch/job_1",
    "GET //",
  ])(
    "does not exist if no route is close, or if the only close route deletes something: %s",
    (requested) => {
      const [method = "", path = ""] = requested.split(" ");
      expect(meant(method, path)).toBeNull();
    },
  );

  it("is also found among the operator's routes", () => {
    const routes = routesOf(adminEndpoints);
    expect(meant("PUT", "/admin/keys", routes)).toMatch(/^(?:GET|POST) \/admin\/keys$/);
    expect(meant("POST", "/admin/keys/key_1", routes)).toMatch(
      /^(?:GET|PATCH) \/admin\/keys\/:id$/,
    );
    expect(meant("GET", "/admin/keys/key_1/rotate", routes)).toBe("POST /admin/keys/:id/rotate");
    expect(meant("GET", "/admin/acounts/a/usage", routes)).toBe(
      "GET /admin/accounts/:account/usage",
    );
  });

  it("is a DELETE only if the request was a DELETE", () => {
    const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "OPTIONS");
    const segment = fc.constantFrom("v1", "batch", "status", "job_1", "verify", "", "x", "keys");
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
    fc.assert(
      fc.property(method, path, (requested, at) => {
        for (const routes of [PUBLIC, routesOf(adminEndpoints)])
          expect(meantRoute(requested, at, routes)?.method).not.toBe("DELETE");
      }),
    );
  });

  it("does not exist for a very long path, which is not searched", () => {
    expect(meant("GET", `/v1/batch/status/${"x".repeat(20_000)}`)).toBeNull();
  });
});
