/** What guessed API keys cost the service (docs/security.md#threats), and whom they hinder. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { generateApiKey, hashApiKey } from "../../src/access/api-key.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { bearer, demo, issueKey, request } from "./service.ts";

const guess = () => generateApiKey("live", (bytes) => crypto.getRandomValues(bytes));

/**
 * The clock of the isolates. Each test moves it to a later minute, so that the platform's limiter
 * counts from 0.
 */
let now = Date.now();

/**
 * A new isolate. It counts the keys that it looks up in KV. If the caller is a Worker, `address` is
 * its IP address, a blank and its zone.
 */
function isolate() {
  const app = createApp(new EdgeMemory());
  let lookUps = 0;
  const keys = {
    get: (name: string) => {
      lookUps++;
      return env.API_KEYS.get(name);
    },
  };
  const call = async (
    address: string,
    apiKey: string,
    path = "/v1/usage",
    bindings: object = {},
  ) => {
    const context = createExecutionContext();
    const [ip = "", zone] = address.split(" ");
    const caller = { "CF-Connecting-IP": ip, ...(zone && { "CF-Worker": zone }) };
    const answer = await app.request(
      `http://127.0.0.1${path}`,
      { headers: { ...bearer(apiKey), ...caller } },
      { ...env, API_KEYS: keys, ...bindings } as unknown as Env,
      context,
    );
    const { status, headers } = answer;
    await answer.text();
    await waitOnExecutionContext(context);
    return { status, retryAfter: headers.get("Retry-After") };
  };
  return { call, lookUps: () => lookUps };
}

let sites = 0;
/** @returns the /48 prefix of a new site, from the range for documentation (RFC 3849) */
const site = () => `2001:db8:${(++sites).toString(16)}`;
const someone = () => `${site()}::1`;

beforeEach(() => {
  now = Math.max(now, Date.now()) + 120_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

async function guesses(
  { call }: ReturnType<typeof isolate>,
  count: number,
  addressOf: (index: number) => string,
): Promise<void> {
  for (let first = 0; first < count; first += 50) {
    const some = Array.from({ length: Math.min(50, count - first) }, (_, at) =>
      call(addressOf(first + at), guess()),
    );
    await Promise.all(some);
  }
}

describe("a key that was not found", () => {
  it("is refused for ten seconds without another look-up", async () => {
    const { call, lookUps } = isolate();
    const [address, apiKey] = [someone(), guess()];
    for (let i = 0; i < 5; i++) expect((await call(address, apiKey)).status).toBe(401);
    expect(lookUps()).toBe(1);
    now += 10_000;
    expect((await call(address, apiKey)).status).toBe(401);
    expect(lookUps()).toBe(2);
  });

  it("is found ten seconds later if its record has come back", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const entry = `key:${await hashApiKey(apiKey)}`;
    const record = (await env.API_KEYS.get(entry)) ?? "";
    await env.API_KEYS.delete(entry);
    const { call } = isolate();
    const address = someone();
    expect((await call(address, apiKey)).status).toBe(401);
    await env.API_KEYS.put(entry, record);
    now += 10_000;
    expect((await call(address, apiKey)).status).toBe(200);
  });
});

describe("guessed keys from one network", () => {
  it.each([100, 200, 400, 800])(
    "cost 100 look-ups in a minute if %i keys are guessed",
    async (count) => {
      const one = isolate();
      const address = someone();
      await guesses(one, count, () => address);
      expect(one.lookUps()).toBe(100);
    },
  );

  it("cost 100 look-ups if all come at the same time", async () => {
    const { call, lookUps } = isolate();
    const address = someone();
    await Promise.all(Array.from({ length: 300 }, () => call(address, guess())));
    expect(lookUps()).toBe(100);
  });

  it("do not hinder a key that the isolate knows, or a new key of another network", async () => {
    const [known, fresh] = [await issueKey({ a: "pro" }), await issueKey({ a: "pro" })];
    const one = isolate();
    const prefix = site();
    expect((await one.call(`${prefix}::1`, known.apiKey)).status).toBe(200);
    await guesses(one, 200, () => `${prefix}::2`);
    expect((await one.call(`${prefix}::1`, known.apiKey)).status).toBe(200);
    // The neighbouring network may belong to another customer of the same carrier.
    expect((await one.call(`${prefix}:1::1`, fresh.apiKey)).status).toBe(200);
  });

  it("do not hinder a new key of another Worker, although all Workers call from one address", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const one = isolate();
    const addressOf = (zone: string) => `2a06:98c0:3600::103 ${zone}`;
    await guesses(one, 200, () => addressOf("guesser.example"));
    expect((await one.call(addressOf("customer.example"), apiKey)).status).toBe(200);
    await guesses(one, 3_000, (index) => addressOf(`zone-${index % 100}.example`));
    expect(one.lookUps()).toBeLessThanOrEqual(1_001);
  });

  it("are counted together even if their header CF-Worker claims different Workers", async () => {
    const one = isolate();
    const prefix = site();
    await guesses(one, 200, (index) => `${prefix}::1 zone-${index}.example`);
    expect(one.lookUps()).toBe(100);
  });

  it("keep a new key of that network waiting only until the minute ends", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const one = isolate();
    const address = someone();
    await guesses(one, 200, () => address);
    now += 20_000;
    expect(await one.call(address, apiKey)).toEqual({ status: 429, retryAfter: "40" });
    now += 40_000;
    expect((await one.call(address, apiKey)).status).toBe(200);
  });

  it("do not hinder a new key if all guesses are the same key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { call } = isolate();
    const [address, old] = [someone(), guess()];
    for (let i = 0; i < 300; i++) await call(address, old);
    expect((await call(address, old)).status).toBe(429);
    expect((await call(address, apiKey)).status).toBe(200);
  });
});

describe("guessed keys from many networks", () => {
  it("cost 1,000 look-ups in a minute if the networks are of one site", async () => {
    const one = isolate();
    const prefix = site();
    await guesses(one, 3_000, (index) => `${prefix}:${(index % 300).toString(16)}::1`);
    expect(one.lookUps()).toBe(1_000);
  });

  it("cost at most 1,000 look-ups in a minute, and five more for each site", async () => {
    const one = isolate();
    const prefixes = Array.from({ length: 300 }, site);
    await guesses(one, 3_000, (index) => `${prefixes[index % 300]}::1`);
    expect(one.lookUps()).toBeLessThanOrEqual(1_000 + 5 * 300);
  });

  it("do not hinder a new key of a site that did not guess", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const one = isolate();
    const prefix = site();
    await guesses(one, 1_500, (index) => `${prefix}:${(index % 300).toString(16)}::1`);
    expect((await one.call(`${prefix}:ffff::1`, apiKey)).status).toBe(429);
    expect((await one.call(someone(), apiKey)).status).toBe(200);
  });
});

describe("a new key", () => {
  it("is accepted in 300 requests that arrive at the same time", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { rate_per_second: 1_000 });
    const { call } = isolate();
    const address = someone();
    const answers = await Promise.all(Array.from({ length: 300 }, () => call(address, apiKey)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("a key that is refused although KV has it", () => {
  it("costs one look-up in ten seconds if it has no plan for the variant", async () => {
    const { apiKey } = await issueKey({ b: "free" });
    const { call, lookUps } = isolate();
    const address = someone();
    for (let i = 0; i < 20; i++) {
      expect((await call(address, apiKey, "/v1/batch")).status).toBe(403);
    }
    expect(lookUps()).toBe(1);
    now += 10_000;
    await call(address, apiKey, "/v1/batch");
    expect(lookUps()).toBe(2);
  });

  it("costs one look-up in ten seconds if it has expired", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const entry = `key:${await hashApiKey(apiKey)}`;
    const record = JSON.parse((await env.API_KEYS.get(entry)) ?? "");
    await env.API_KEYS.put(
      entry,
      JSON.stringify({ ...record, id, expiresAt: new Date(now - 1).toISOString() }),
    );
    const { call, lookUps } = isolate();
    const address = someone();
    for (let i = 0; i < 20; i++) expect((await call(address, apiKey)).status).toBe(401);
    expect(lookUps()).toBe(1);
    now += 10_000;
    await call(address, apiKey);
    expect(lookUps()).toBe(2);
  });

  it("causes one call to its meter in ten seconds if it is revoked", async () => {
    const { apiKey, id } = await issueKey({ a: "pro" });
    const { call, lookUps } = isolate();
    const address = someone();
    expect((await call(address, apiKey)).status).toBe(200);
    await request(`/admin/keys/${id}`, { method: "DELETE", headers: bearer(demo.admin_token) });
    let asked = 0;
    const meters = {
      getByName: (...name: Parameters<typeof env.USAGE_METER.getByName>) => {
        asked++;
        return env.USAGE_METER.getByName(...name);
      },
    };
    for (let i = 0; i < 20; i++) {
      const { status } = await call(address, apiKey, "/v1/usage", { USAGE_METER: meters });
      expect(status).toBe(401);
    }
    expect([asked, lookUps()]).toEqual([1, 1]);
    // After ten minutes, the isolate has forgotten the key. It looks in KV once and finds no key.
    now += 600_000;
    for (let i = 0; i < 20; i++) expect((await call(address, apiKey)).status).toBe(401);
    expect(lookUps()).toBe(2);
  });
});
