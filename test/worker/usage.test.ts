/** `GET /v1/usage` (docs/api.md#usage), which both variants share. */
import { describe, expect, it } from "vitest";
import {
  bearer,
  claimOf,
  describeBusiness,
  get,
  HANBIT,
  issueKey,
  request,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const BUSINESS = { business_number: HANBIT.b_no };

describe("the usage of a key", () => {
  it("is shown for the only variant of the key", async () => {
    const { apiKey } = await issueKey({ b: "free" });
    await describeBusiness(apiKey, BUSINESS);
    const { status, body, headers } = await get("/v1/usage", apiKey);
    expect(body).toEqual({
      variant: "b",
      variants: ["b"],
      mode: "live",
      plan: "free",
      period: new Date().toISOString().slice(0, 7),
      used: 1,
      quota: 1_000,
      remaining: 999,
      units_per_day: null,
      used_today: null,
      remaining_today: null,
      day_resets_at: null,
      rate: 10,
      max_batch: null,
      max_job_rows: null,
      max_watched: null,
      resets_at: expect.stringMatching(/-01T00:00:00\.000Z$/),
    });
    expect(status).toBe(200);
    expect(headers.get("RateLimit")).toMatch(/^"month";r=999;/);
  });

  it("is shown for variant A if the key has both variants, unless variant B is requested", async () => {
    const { apiKey } = await issueKey({ a: "pro", b: "paid" });
    await verify(apiKey, CLAIM);
    for (let i = 0; i < 2; i++) await describeBusiness(apiKey, BUSINESS);
    expect((await get("/v1/usage", apiKey)).body).toMatchObject({
      variant: "a",
      variants: ["a", "b"],
      plan: "pro",
      used: 1,
      max_batch: 100,
    });
    expect((await get("/v1/usage?variant=a", apiKey)).body).toMatchObject({
      variant: "a",
      plan: "pro",
      used: 1,
    });
    expect((await get("/v1/usage?variant=b", apiKey)).body).toMatchObject({
      variant: "b",
      plan: "paid",
      used: 2,
    });
  });

  it("is refused for a variant without a plan, with that variant's error", async () => {
    const onlyA = await issueKey({ a: "pro" });
    const refusedByB = await get("/v1/usage?variant=b", onlyA.apiKey);
    expect([refusedByB.status, refusedByB.body.error]).toEqual([
      401,
      {
        code: "invalid_api_key",
        message: expect.any(String),
        details: { parameter: null, value: null },
      },
    ]);
    const onlyB = await issueKey({ b: "free" });
    const refusedByA = await get("/v1/usage?variant=a", onlyB.apiKey);
    expect([refusedByA.status, refusedByA.body.error]).toEqual([
      403,
      { code: "feature_not_available", message: expect.any(String) },
    ]);
  });

  it("is refused for an unknown variant, and without a valid key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    for (const query of ["c", "", "A", "ab", "a&variant=x"]) {
      const { status, body, headers } = await get(`/v1/usage?variant=${query}`, apiKey);
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
      expect(headers.get("RateLimit")).toMatch(/"second";r=\d+;t=1$/);
    }
    expect((await get("/v1/usage?variant=c", "junk")).status).toBe(401);
    expect((await request("/v1/usage?variant=b")).body.error).toHaveProperty("details");
    expect((await request("/v1/usage", { headers: bearer("junk") })).body.error).not.toHaveProperty(
      "details",
    );
  });

  it("takes a token even for an unknown variant, so that such requests are not free", async () => {
    const { apiKey } = await issueKey({ a: "free" });
    const codes: string[] = [];
    for (let i = 0; i < 30; i++)
      codes.push((await get("/v1/usage?variant=x", apiKey)).body.error.code);
    expect(new Set(codes)).toEqual(new Set(["invalid_request", "rate_limit_exceeded"]));
  });
});
