/** API keys (docs/api.md#authentication), how they are revoked, and the operator's routes. */
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { generateApiKey, hashApiKey } from "../../src/access/api-key.ts";
import { ERRORS } from "../../src/errors.ts";
import {
  type Answer,
  bearer,
  claimOf,
  demo,
  get,
  HANBIT,
  issueKey,
  meterOf,
  post,
  refusal,
  request,
  upstreamStats,
  used,
  verify,
  wrongKey,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const NEVER_ISSUED = generateApiKey("live", (bytes) => crypto.getRandomValues(bytes));

const admin = (path: string, method = "GET", token = demo.admin_token) =>
  request(`/admin${path}`, { method, headers: bearer(token) });
const issue = (body: unknown) => post("/admin/keys", demo.admin_token, body);

async function expiredKey(): Promise<string> {
  const { body } = await issue({
    account: "expired",
    plans: { a: "pro" },
    expires_at: "2020-01-01T00:00:00Z",
  });
  return body.api_key;
}

/**
 * Revokes a key, and puts its record back into KV, because KV may serve the record for up to a
 * minute after its deletion.
 */
async function revokeUnheard(apiKey: string, id: string): Promise<void> {
  const entry = `key:${await hashApiKey(apiKey)}`;
  const record = await env.API_KEYS.get(entry);
  expect((await admin(`/keys/${id}`, "DELETE")).status).toBe(200);
  expect(await env.API_KEYS.get(entry)).toBeNull();
  await env.API_KEYS.put(entry, record ?? "");
}

describe("an invalid key", () => {
  it("gets a 401 with the same body, whatever is wrong with it", async () => {
    const revoked = await issueKey({ a: "pro" });
    await admin(`/keys/${revoked.id}`, "DELETE");
    const unheard = await issueKey({ a: "pro" });
    await revokeUnheard(unheard.apiKey, unheard.id);
    const { apiKey } = await issueKey({ a: "pro" });
    const headers: Record<string, string> = {
      malformed: "Bearer junk",
      "with a wrong checksum": `Bearer ${wrongKey(apiKey)}`,
      "in quotes": `Bearer "${apiKey}"`,
      cut: `Bearer ${apiKey.slice(0, -6)}`,
      unknown: `Bearer ${NEVER_ISSUED}`,
      expired: `Bearer ${await expiredKey()}`,
      revoked: `Bearer ${revoked.apiKey}`,
      "revoked, but still in KV": `Bearer ${unheard.apiKey}`,
      "of another scheme": `Basic ${apiKey}`,
      "without a scheme": apiKey,
      "without a key": "Bearer",
      "followed by another": `Bearer ${apiKey} ${apiKey}`,
    };
    for (const [fault, Authorization] of Object.entries(headers)) {
      const answer = await request("/v1/verify", {
        method: "POST",
        headers: { Authorization, "Content-Type": "application/json" },
        body: JSON.stringify(CLAIM),
      });
      expect(refusal(answer), fault).toEqual({
        status: 401,
        body: { error: { code: "invalid_api_key", message: ERRORS.invalid_api_key.message } },
        challenge: "Bearer",
        retryAfter: null,
      });
      expect(answer.headers.get("RateLimit"), fault).toBeNull();
    }
  });

  it("gets another answer than a request without a key, which is told how to send a key", async () => {
    for (const path of ["/v1/usage", "/v1/verify"]) {
      const answer = await request(path, { method: path === "/v1/usage" ? "GET" : "POST" });
      expect(refusal(answer)).toEqual({
        status: 401,
        body: {
          error: {
            code: "missing_api_key",
            message: expect.stringContaining("Authorization: Bearer <API_KEY>"),
          },
        },
        challenge: "Bearer",
        retryAfter: null,
      });
    }
  });

  it("is refused before the body is read and before the tax authority is asked", async () => {
    const { status } = await verify(NEVER_ISSUED, "{malformed");
    expect(status).toBe(401);
    expect((await upstreamStats()).validate.calls).toBe(0);
  });

  it("gets a 401 if its record is damaged", async () => {
    for (const record of ["{damaged", "null", '{"id": 5}']) {
      const { apiKey } = await issueKey({ a: "pro" });
      await env.API_KEYS.put(`key:${await hashApiKey(apiKey)}`, record);
      expect((await verify(apiKey, CLAIM)).status).toBe(401);
    }
  });
});

describe("a valid key", () => {
  it("may be sent with bearer in lower case, and works before it expires", async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    const { body } = await issue({
      account: "expires-later",
      plans: { a: "pro" },
      expires_at: later,
    });
    const { status } = await request("/v1/usage", {
      headers: { Authorization: `bearer  ${body.api_key}` },
    });
    expect(status).toBe(200);
  });
});

describe("a revoked key", () => {
  it("is refused on the next request, even if KV still serves it", async () => {
    const { apiKey, id, account } = await issueKey({ a: "pro", b: "paid" });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    await revokeUnheard(apiKey, id);
    expect((await verify(apiKey, CLAIM)).status).toBe(401);
    expect((await get("/v1/usage", apiKey)).status).toBe(401);
    const { outcome } = await meterOf(account, "b").open(
      { account, variant: "b", keyId: id, planId: "paid", overrides: {} },
      "check",
      null,
    );
    expect(outcome).toBe("key_revoked");
  });

  it("does not affect the other keys of its account", async () => {
    const { id, account } = await issueKey({ a: "pro" });
    const other = await issueKey({ a: "pro" }, {}, account);
    await admin(`/keys/${id}`, "DELETE");
    expect((await verify(other.apiKey, CLAIM)).status).toBe(200);
    expect(await used(other.apiKey)).toBe(1);
  });

  it("stays in the list for 30 days, marked as revoked, and cannot be revoked again", async () => {
    const { id, account } = await issueKey({ a: "pro" });
    const listed = async () =>
      (await admin("/keys")).body.keys.filter((key: { id: string }) => key.id === id);
    expect(await listed()).toEqual([
      expect.not.objectContaining({ revoked_at: expect.anything() }),
    ]);
    await admin(`/keys/${id}`, "DELETE");
    const [marked, ...more] = await listed();
    expect([marked, more]).toEqual([
      expect.objectContaining({ id, account, plans: { a: "pro" } }),
      [],
    ]);
    expect(Math.abs(Date.parse(marked.revoked_at) - Date.now())).toBeLessThan(60_000);
    const { keys: entries } = await env.API_KEYS.list({ prefix: `revoked:${id}` });
    const days = ((entries[0]?.expiration ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeCloseTo(30, 1);
    const { status, body } = await admin(`/keys/${id}`, "DELETE");
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  });

  describe("whose meter could not be reached", () => {
    afterEach(() => vi.restoreAllMocks());

    it("is revoked by a second request", async () => {
      const { apiKey, id } = await issueKey({ a: "pro" });
      vi.spyOn(env.USAGE_METER, "getByName").mockImplementationOnce(() => {
        throw new Error("the meter is down");
      });
      expect((await admin(`/keys/${id}`, "DELETE")).status).toBe(500);
      await revokeUnheard(apiKey, id);
      expect((await verify(apiKey, CLAIM)).status).toBe(401);
    });
  });
});

describe("the operator's routes", () => {
  const routes = [
    ["GET", "/keys"],
    ["POST", "/keys"],
    ["DELETE", "/keys/key_1"],
    ["GET", "/nothing"],
  ] as const;

  it.each(routes)("let only callers with the admin token use %s /admin%s", async (method, path) => {
    const { apiKey } = await issueKey({ a: "pro" });
    for (const token of [
      "",
      "local-admin-toke",
      `${demo.admin_token}x`,
      demo.admin_token.toUpperCase(),
      apiKey,
    ]) {
      const answer = await admin(path, method, token);
      expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_api_key"]);
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    expect((await request(`/admin${path}`, { method })).status).toBe(401);
  });

  it("do not accept the admin token as an API key", async () => {
    expect((await get("/v1/usage", demo.admin_token)).status).toBe(401);
  });

  it("show a key when they issue it, and later everything about it except the key itself", async () => {
    const wanted = {
      account: "acme",
      name: " 서울 사무소 ",
      mode: "live",
      plans: { a: "pro", b: "free" },
      limits: { monthly_quota: 7, rate_per_second: 3, max_batch: 5 },
      expires_at: "2099-12-31T23:59:59+09:00",
    };
    const { status, body } = await issue(wanted);
    expect(status).toBe(200);
    expect(body.api_key).toMatch(/^bvs_live_[0-9A-Za-z]{38}$/);
    expect(body.key).toEqual({
      id: expect.stringMatching(/^key_[0-9a-f]{16}$/),
      account: "acme",
      name: "서울 사무소",
      mode: "live",
      plans: wanted.plans,
      limits: wanted.limits,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      expires_at: wanted.expires_at,
    });
    const list = await admin("/keys");
    expect(list.body.keys).toContainEqual(body.key);
    expect(JSON.stringify(list.body)).not.toContain(body.api_key);
  });

  it.each([
    ["account", { plans: { a: "pro" } }],
    ["account", { account: "a:b", plans: { a: "pro" } }],
    ["account", { account: "", plans: { a: "pro" } }],
    ["account", { account: 5, plans: { a: "pro" } }],
    // A URL cannot have these accounts in its path, so they could never be erased.
    ["account", { account: ".", plans: { a: "pro" } }],
    ["account", { account: "..", plans: { a: "pro" } }],
    ["name", { account: "x", name: "n".repeat(101), plans: { a: "pro" } }],
    ["mode", { account: "x", mode: "prod", plans: { a: "pro" } }],
    ["plans", { account: "x" }],
    ["plans", { account: "x", plans: {} }],
    ["plans.a", { account: "x", plans: { a: 5 } }],
    ["plans.a", { account: "x", plans: { a: "platinum" } }],
    ["plans.b", { account: "x", plans: { a: "pro", b: "pro" } }],
    ["limits.monthly_quota", { account: "x", plans: { a: "pro" }, limits: { monthly_quota: 0 } }],
    [
      "limits.rate_per_second",
      { account: "x", plans: { a: "pro" }, limits: { rate_per_second: 1.5 } },
    ],
    ["limits.max_batch", { account: "x", plans: { a: "pro" }, limits: { max_batch: "5" } }],
    ["expires_at", { account: "x", plans: { a: "pro" }, expires_at: "tomorrow" }],
  ])("answer 400 and name the faulty field %s: %j", async (field, body) => {
    const answer = await issue(body);
    expect(answer.body.error).toEqual({
      code: "invalid_request",
      message: expect.stringMatching(new RegExp(`^${field.replace(".", "\\.")}: `)),
    });
    expect(answer.status).toBe(400);
  });
});

describe("the key store", () => {
  it("never holds a key itself", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    await verify(apiKey, CLAIM);
    const secret = apiKey.slice("bvs_live_".length, -6);
    for (const namespace of [env.API_KEYS, env.RATE_COUNTERS]) {
      for (const { name, metadata } of (await namespace.list()).keys) {
        expect(`${name} ${JSON.stringify(metadata)} ${await namespace.get(name)}`).not.toContain(
          secret,
        );
      }
    }
  });

  it("holds the demo's keys, each with its plan", async () => {
    for (const variant of ["a", "b"] as const) {
      for (const [plan, key] of Object.entries(demo.keys[variant])) {
        expect((await get("/v1/usage", key)).body).toMatchObject({ variant, plan });
      }
    }
    for (const [variant, key] of Object.entries(demo.keys.test)) {
      const plan = variant === "a" ? "enterprise" : "paid";
      expect((await get("/v1/usage", key)).body).toMatchObject({ variant, plan, mode: "test" });
    }
    for (const key of Object.values(demo.keys.b))
      expect((await verify(key, CLAIM)).status).toBe(403);
  });
});

/** `limit` of [[ratelimits]] FAILED_AUTHENTICATION in wrangler.toml. */
const FAILURES_ALLOWED = 100;

describe("failed authentication", () => {
  const from = (address: string, path: string, token: string) =>
    request(path, { headers: { ...bearer(token), "CF-Connecting-IP": address } });
  /**
   * Sends more than twice as many wrong keys as the limit allows, because the limiter may begin a
   * new minute between the requests.
   */
  const fail = (address: string, path = "/v1/usage"): Promise<Answer[]> =>
    Promise.all(
      Array.from({ length: 2 * FAILURES_ALLOWED + 1 }, () => from(address, path, "junk")),
    );

  it("gets 429 with Retry-After once the limit of the caller's address is exceeded", async () => {
    const [path, address] = ["/v1/usage", "192.0.2.1"];
    const answers = await fail(address, path);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(
      FAILURES_ALLOWED,
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(body.error.code).toBe("rate_limit_exceeded");
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect((await from("192.0.2.3", path, "junk")).status).toBe(401);
  });

  it("does not hinder callers with a valid key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    await fail("192.0.2.4");
    expect((await from("192.0.2.4", "/v1/usage", apiKey)).status).toBe(200);
  });
});
