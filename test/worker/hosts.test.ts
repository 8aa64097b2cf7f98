/** Which hosts serve which variant (docs/api.md#hosts). */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { bearer, claimOf, HANBIT, issueKey, type Json } from "./service.ts";

const A = "a.service.test";
const B = "b.service.test";
const ELSEWHERE = "elsewhere.test";

/**
 * These tests have their own admin token, because the demo's token opens the admin routes only on
 * loopback.
 */
const ADMIN_TOKEN = "a-Secret-of-32-characters-0123456";

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "pro", b: "paid" }, { rate_per_second: 1_000 })).apiKey;
});

interface Hosts {
  VARIANT_A_HOSTS?: string;
  VARIANT_B_HOSTS?: string;
}

function service(hosts: Hosts) {
  const app = createApp(new EdgeMemory());
  const configured = Object.assign({ ...env }, { ADMIN_TOKEN }, hosts);
  const requestUrl = async (
    url: string,
    init: RequestInit = {},
  ): Promise<{ status: number; body: Json }> => {
    const answer = await app.request(url, init, configured, createExecutionContext());
    return { status: answer.status, body: await answer.json() };
  };
  const post = (url: string, body: unknown) =>
    requestUrl(url, {
      method: "POST",
      headers: { ...bearer(key), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    get: (url: string) => requestUrl(url, { headers: bearer(key) }),
    requestUrl,
    a: (host: string) => post(`https://${host}/v1/verify`, claimOf(HANBIT)),
    b: (host: string) =>
      post(`https://${host}/v1/verify/business`, { business_number: HANBIT.b_no }),
  };
}

const SHAPE_A = { error: { code: "not_found", message: "There is no such endpoint." } };
const SHAPE_B = { error: { ...SHAPE_A.error, details: { parameter: null, value: null } } };
const notFound = (shape: typeof SHAPE_A) => ({ status: 404, body: shape });

describe("variants without their own hosts", () => {
  it.each<Hosts>([{}, { VARIANT_A_HOSTS: "", VARIANT_B_HOSTS: " , " }])(
    "answer on every host (%j)",
    async (hosts) => {
      const { a, b, get } = service(hosts);
      for (const host of [A, B, ELSEWHERE]) {
        expect([(await a(host)).status, (await b(host)).status]).toEqual([200, 200]);
        expect(await get(`https://${host}/v1/nothing`)).toEqual(notFound(SHAPE_A));
      }
    },
  );
});

describe("variants with their own hosts", () => {
  const { a, b, get, requestUrl } = service({
    VARIANT_A_HOSTS: `${A}, www.${A}`,
    VARIANT_B_HOSTS: `${B.toUpperCase()},c.service.test:8443`,
  });

  it("answer on those hosts", async () => {
    for (const host of [A, `www.${A}`]) expect((await a(host)).body.isValid).toBe(true);
    for (const host of [B, `${B}:8443`, "c.service.test:8443"])
      expect((await b(host)).body.valid).toBe(true);
  });

  it("answer 404 on other hosts, in the form of the host's variant, or of variant A if the host has no variant", async () => {
    expect(await b(A)).toEqual(notFound(SHAPE_A));
    expect(await a(B)).toEqual(notFound(SHAPE_B));
    expect(await get(`https://${A}/v1/nothing`)).toEqual(notFound(SHAPE_A));
    expect(await get(`https://${B}/v1/nothing`)).toEqual(notFound(SHAPE_B));
    for (const path of ["v1/plan", "mcps", "v1/usages"])
      expect(await get(`https://${ELSEWHERE}/${path}`)).toEqual(notFound(SHAPE_A));
    for (const host of [ELSEWHERE, "c.service.test"]) {
      for (const variant of [a, b]) expect(await variant(host)).toEqual(notFound(SHAPE_A));
    }
  });

  it("show at /v1/usage the usage of the host's variant", async () => {
    expect((await get(`https://${A}/v1/usage`)).body.variant).toBe("a");
    expect((await get(`https://${B}/v1/usage`)).body.variant).toBe("b");
    expect(await get(`https://${A}/v1/usage?variant=b`)).toEqual(notFound(SHAPE_A));
    expect(await get(`https://${B}/v1/usage?variant=a`)).toEqual(notFound(SHAPE_B));
    expect(await get(`https://${ELSEWHERE}/v1/usage`)).toEqual(notFound(SHAPE_A));
  });

  it("leave /health and the operator's routes on every host", async () => {
    for (const host of [A, B, ELSEWHERE]) {
      expect(await get(`https://${host}/health`)).toEqual({ status: 200, body: { status: "ok" } });
      expect(
        (await requestUrl(`https://${host}/admin/keys`, { headers: bearer(ADMIN_TOKEN) })).status,
      ).toBe(200);
    }
  });
});

describe("one variant with its own hosts", () => {
  it("leaves the other variant on every host", async () => {
    const { a, b } = service({ VARIANT_B_HOSTS: B });
    expect([(await a(A)).status, (await a(B)).status, (await b(B)).status]).toEqual([
      200, 200, 200,
    ]);
    expect(await b(A)).toEqual(notFound(SHAPE_A));
  });
});
