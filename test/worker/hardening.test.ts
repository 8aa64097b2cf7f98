/** Attacks: others' data, guessed keys, smuggled headers, malicious bodies (docs/security.md). */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { generateApiKey } from "../../src/access/api-key.ts";
import { guardedNetwork } from "../../src/access/failure-guard.ts";
import { ended } from "./batches.ts";
import {
  type Answer,
  bearer,
  claimOf,
  demo,
  get,
  HANBIT,
  issueKey,
  type Json,
  LOAD_CLAIM,
  post,
  refusal,
  request,
  upstreamStats,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const UNTHROTTLED = { rate_per_second: 10_000 };

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise", b: "paid" }, UNTHROTTLED)).apiKey;
});
afterEach(() => vi.restoreAllMocks());

const businesses = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    business_number: `${9_990_000_000 + first + i}`,
    start_date: "20200101",
    owner_name: "홍길동",
  }));
const submit = (apiKey: string, rows: object[], headers: Record<string, string> = {}) =>
  post("/v1/batch/verify", apiKey, { businesses: rows }, headers);

describe("an answer", () => {
  it.each<[string, () => Promise<Answer>]>([
    ["a check", () => verify(key, CLAIM)],
    [
      "a check of variant B",
      () => post("/v1/verify/business", key, { business_number: HANBIT.b_no }),
    ],
    ["an error", () => verify("junk", CLAIM)],
    ["an unknown route", () => request("/nothing")],
    ["health", () => request("/health")],
    ["readiness", () => request("/ready")],
    ["a route of the operator", () => get("/admin/keys", demo.admin_token)],
    [
      "a file",
      async () => {
        const { body } = await submit(key, businesses(0, 1), { Prefer: "wait=20" });
        return get(`/v1/batch/download/${body.job_id}`, key);
      },
    ],
  ])("may not be cached, framed or read by other origins: %s", async (_, send) => {
    const { headers } = await send();
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    });
    for (const name of headers.keys())
      expect(name).not.toMatch(/^access-control-|^server$|^x-powered-by$/);
  });

  it("to a browser's preflight request is 404 without CORS headers", async () => {
    const { status, headers } = await request("/v1/verify", {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
    });
    expect(status).toBe(404);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("a method that an endpoint does not have", () => {
  it.each([
    ["GET", "/v1/verify"],
    ["PUT", "/v1/verify"],
    ["DELETE", "/v1/verify"],
    ["PATCH", "/v1/verify/business"],
    ["POST", "/v1/usage"],
    ["GET", "/v1/batch/verify"],
    ["DELETE", "/v1/batch/status/job_1"],
    ["POST", "/health"],
    ["POST", "/ready"],
    ["PUT", "/admin/keys/key_1"],
    ["PROPFIND", "/v1/verify"],
  ])("gets 404 without a charge: %s %s", async (method, path) => {
    const before = await used(key);
    const token = path.startsWith("/admin") ? demo.admin_token : key;
    const { status, body } = await request(path, { method, headers: bearer(token) });
    expect([status, body.error.code]).toEqual([404, "not_found"]);
    expect(await used(key)).toBe(before);
  });
});

describe("a path with a slash at its end", () => {
  it.each([
    "/v1/verify/",
    "/v1/verify/business/",
    "/v1/usage/",
    "/health/",
    "/ready/",
    "/admin/keys/",
  ])("does not reach the endpoint: %s", async (path) => {
    const method = path.startsWith("/v1/verify") ? "POST" : "GET";
    const token = path.startsWith("/admin") ? demo.admin_token : key;
    const body = method === "POST" ? JSON.stringify(CLAIM) : undefined;
    const headers = { ...bearer(token), "Content-Type": "application/json" };
    const before = await used(key);
    const answer = await request(path, { method, headers, ...(body && { body }) });
    expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
    expect(await used(key)).toBe(before);
  });
});

describe("another account", () => {
  it("gets the same 404 as for a job that never existed, and a job of its own for the same Idempotency-Key", async () => {
    const [owner, stranger] = [await issueKey({ a: "pro" }), await issueKey({ a: "pro" })];
    const idempotent = { "Idempotency-Key": "same-key", Prefer: "wait=20" };
    const { body } = await submit(owner.apiKey, businesses(100, 2), idempotent);
    for (const route of ["status", "download"]) {
      const theirs = await get(`/v1/batch/${route}/${body.job_id}`, stranger.apiKey);
      const never = await get(`/v1/batch/${route}/job_${"0".repeat(32)}`, stranger.apiKey);
      expect(refusal(theirs)).toEqual(refusal(never));
      expect([theirs.status, theirs.body.error.code]).toEqual([404, "job_not_found"]);
    }
    const own = await submit(stranger.apiKey, businesses(100, 2), idempotent);
    expect(own.status).toBe(200);
    expect(own.body.job_id).not.toBe(body.job_id);
  });

  it("does not share its usage with an account of a similar name", async () => {
    const one = await issueKey({ a: "pro" });
    for (const account of [
      `${one.account}:a`,
      `${one.account}\u0000`,
      `../${one.account}`,
      `${one.account}%3Aa`,
    ]) {
      const { status } = await post("/admin/keys", demo.admin_token, {
        account,
        plans: { a: "pro" },
      });
      expect(status).toBe(400);
    }
    const other = await issueKey({ a: "pro" }, {}, `${one.account}.x`);
    await verify(other.apiKey, CLAIM);
    expect([await used(one.apiKey), await used(other.apiKey)]).toEqual([0, 1]);
  });
});

describe("guessed keys", () => {
  const guess = () => generateApiKey("live", (bytes) => crypto.getRandomValues(bytes));
  const from = (address: string, token: string) =>
    request("/v1/usage", { headers: { ...bearer(token), "CF-Connecting-IP": address } });

  it("are all refused alike, and then throttled, whatever they look like", async () => {
    const tokens = Array.from({ length: 230 }, (_, i) =>
      i % 2 ? guess() : `bvs_live_${"0".repeat(38)}`,
    );
    const answers = await Promise.all(tokens.map((token) => from("198.51.100.1", token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    const bodies = new Set(
      answers.filter(({ status }) => status === 401).map(({ body }) => JSON.stringify(body)),
    );
    expect(bodies.size).toBe(1);
  });

  it("count towards one limit if they come from one IPv6 network", async () => {
    const answers = await Promise.all(
      Array.from({ length: 230 }, (_, i) => from(`2001:db8:1:2::${i.toString(16)}`, guess())),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await from("2001:db8:1:3::1", guess())).status).toBe(401);
  });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["unknown", "unknown"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
  ])("from %s count towards the limit of %s", (address, network) => {
    expect(guardedNetwork(address)).toBe(network);
  });
});

describe("the admin token", () => {
  it("is compared as a hash, completely and in constant time, whatever was sent", async () => {
    const compare = vi.spyOn(crypto.subtle, "timingSafeEqual");
    const { admin_token: right } = demo;
    const wrong = [
      "",
      "x",
      `${right}x`,
      right.slice(0, -1),
      `x${right.slice(1)}`,
      "가".repeat(50),
      "a".repeat(5_000),
    ];
    for (const token of wrong) {
      const header = /^[\x21-\x7e]*$/.test(token) ? token : encodeURIComponent(token);
      expect((await get("/admin/keys", header)).status).toBe(401);
    }
    expect((await get("/admin/keys", right)).status).toBe(200);
    expect(compare).toHaveBeenCalledTimes(wrong.length + 1);
    for (const [given, expected] of compare.mock.calls) {
      expect([given.byteLength, expected.byteLength]).toEqual([32, 32]);
      expect(new TextDecoder().decode(expected as ArrayBuffer)).not.toContain(right);
    }
  });

  it("is checked before a body is read", async () => {
    const body = new ReadableStream({ pull: () => new Promise(() => {}) });
    const init = {
      method: "POST",
      headers: { ...bearer("wrong"), "Content-Type": "application/json" },
      body,
    };
    expect((await request("/admin/keys", init)).status).toBe(401);
  });
});

describe("headers", () => {
  const safe = ({ headers }: Answer) => {
    for (const [name, value] of headers) {
      expect(name).not.toBe("set-cookie");
      expect(value).not.toMatch(/[\r\n]|evil/i);
    }
  };

  it.each([
    "evil%0d%0aSet-Cookie:%20evil=1",
    "evil\tevil",
    "\u00e9vil",
    `"evil`,
    "../../evil",
    "evil".repeat(64),
  ])("do not repeat an Idempotency-Key or a request id such as %j", async (text) => {
    const answer = await submit(key, businesses(200, 1), {
      "Idempotency-Key": text,
      "X-Request-Id": text,
    });
    safe(answer);
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200)
      expect(answer.headers.get("Location")).toMatch(/^\/v1\/batch\/status\/job_[0-9a-f]{32}$/);
  });

  it("do not repeat the path of a download", async () => {
    for (const path of [
      "evil%0d%0aSet-Cookie:evil=1",
      "..%2f..%2fevil",
      "evil%22%3bfilename=evil.exe",
      "%00evil",
    ]) {
      const answer = await get(`/v1/batch/download/${path}`, key);
      safe(answer);
      expect(answer.status).toBe(404);
    }
  });

  it("name a downloaded file only by its job", async () => {
    const csv = "business_number,start_date,owner_name\r\n9990000016,20200101,홍길동";
    const upload = await request("/v1/batch/upload?language=ko&filename=evil.exe", {
      method: "POST",
      headers: {
        ...bearer(key),
        "Content-Type": "text/csv",
        "Content-Disposition": 'attachment; filename="evil.exe"',
      },
      body: csv,
    });
    const id = upload.body.job_id;
    await ended(key, id);
    const file = await get(`/v1/batch/download/${id}`, key);
    expect(file.headers.get("Content-Disposition")).toBe(
      `attachment; filename="results-${id}.csv"`,
    );
  });

  it("put no forged host into the log", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    await request("/v1/usage", {
      headers: {
        ...bearer(key),
        "X-Forwarded-Host": "evil.example",
        Referer: "https://evil.example",
      },
    });
    expect(JSON.stringify(log.mock.calls)).not.toContain("evil");
  });
});

describe("a malicious body", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const wide = (members: number) =>
    `{${Array.from({ length: members }, (_, i) => `"k${i}":0`).join(",")}}`;
  const member = (name: string, value: string) => {
    const claim = JSON.stringify(CLAIM);
    return `${claim.slice(0, -1)},"${name}":${value}}`;
  };
  const refused = [400];

  it.each<[string, string, string, number[]]>([
    ["deep nesting in a checked field", "/v1/verify", member("lang", nested(7_000)), refused],
    [
      "deep nesting in an echoed field",
      "/v1/verify/business",
      `{"business_number":${nested(7_000)}}`,
      refused,
    ],
    [
      "deep nesting in a batch",
      "/v1/batch/verify",
      `{"business_numbers":${nested(1_000_000)}}`,
      refused,
    ],
    ["deep nesting beside a batch", "/v1/batch/verify", `{"x":${nested(1_000_000)}}`, refused],
    ["very many fields", "/v1/verify", wide(1_200), refused],
    ["very many fields in a batch", "/v1/batch/verify", wide(200_000), refused],
    [
      "a long array of empty items",
      "/v1/batch/verify",
      `{"businesses":[${"{},".repeat(400_000)}{}]}`,
      refused,
    ],
    [
      "one key a thousand times",
      "/v1/verify",
      `{${'"lang":"xx",'.repeat(1_000)}"lang":"xx"}`,
      refused,
    ],
    ["a huge number", "/v1/verify", member("startDate", "1e999999"), refused],
    [
      "a number of many digits",
      "/v1/verify",
      member("business_number", "9".repeat(10_000)),
      refused,
    ],
    [
      "a huge number as a language",
      "/v1/verify/business",
      `{"business_number":"${HANBIT.b_no}","language":1e400}`,
      refused,
    ],
    [
      "a huge limit",
      "/admin/keys",
      '{"account":"x","plans":{"a":"pro"},"limits":{"monthly_quota":1e308}}',
      refused,
    ],
    [
      "a long name",
      "/admin/keys",
      `{"account":"x","plans":{"a":"pro"},"name":"${"n".repeat(20_000)}"}`,
      refused,
    ],
    ["a __proto__ key", "/v1/verify", member("__proto__", '{"isAdmin":true,"lang":"en"}'), [200]],
    [
      "a constructor key",
      "/v1/verify",
      member("constructor", '{"prototype":{"lang":"en"}}'),
      [200],
    ],
    [
      "a __proto__ key among plans",
      "/admin/keys",
      '{"account":"x","plans":{"__proto__":{"a":"enterprise"}}}',
      refused,
    ],
    [
      "a plan called constructor",
      "/admin/keys",
      '{"account":"x","plans":{"a":"constructor"}}',
      refused,
    ],
    ["a language called __proto__", "/v1/verify", member("lang", '"__proto__"'), refused],
    [
      "a language called constructor",
      "/v1/verify/business",
      `{"business_number":"${HANBIT.b_no}","language":"constructor"}`,
      refused,
    ],
  ])("is answered in time and changes no later request: %s", async (_, path, body, expected) => {
    const token = path.startsWith("/admin") ? demo.admin_token : key;
    const startedAt = Date.now();
    const { status } = await post(path, token, body);
    expect(expected).toContain(status);
    // On an idle machine, each answer takes milliseconds. Without guards, some bodies would take
    // minutes.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(({} as Json).isAdmin).toBeUndefined();
    expect((await verify(key, CLAIM)).status).toBe(200);
  });

  it("is read only up to the size limit of its route", async () => {
    for (const [path, bytes] of [
      ["/v1/verify", 16_385],
      ["/v1/verify/business", 20_000],
      ["/v1/batch/verify", 5_000_001],
    ] as const) {
      const { status, body } = await post(path, key, " ".repeat(bytes));
      expect([path, status, body.error.code]).toEqual([path, 400, "payload_too_large"]);
    }
    expect((await upstreamStats()).validate.calls).toBe(0);
  });

  it.each([
    ["lists in lists", "[".repeat(600_000)],
    ["objects beside a good batch", batchWith(`[${"{},".repeat(600_000)}0]`)],
    ["fields", `{${'"a":0,'.repeat(600_000)}"b":0}`],
  ])(
    "is not parsed if its values would take many times its size in memory: %s",
    async (_, body) => {
      const { status, body: answer } = await post("/v1/batch/verify", key, body);
      expect([status, answer.error.code]).toEqual([400, "batch_too_large"]);
      expect(answer.error.message).toContain("more than 500000 values");
    },
  );

  it("may hold brackets and commas in its texts, as many as fit", async () => {
    const texts = JSON.stringify(`\\"${"[{,".repeat(500_000)}`);
    const { status } = await post("/v1/batch/verify", key, batchWith(texts));
    expect(status).toBe(200);
  });
});

function batchWith(ignored: string): string {
  return `{"businesses":${JSON.stringify(businesses(0, 1))},"x":${ignored}}`;
}

describe("the last units of a month", () => {
  it("each go either to a batch or to a single check, never to both", async () => {
    const QUOTA = 60;
    const { apiKey } = await issueKey({ a: "premium" }, { ...UNTHROTTLED, monthly_quota: QUOTA });
    const batches = Array.from({ length: 4 }, (_, i) =>
      submit(apiKey, businesses(1_000 + 20 * i, 20), { Prefer: "wait=20" }),
    );
    const singles = Array.from({ length: 50 }, () => verify(apiKey, LOAD_CLAIM));
    const [jobs, checks] = await Promise.all([Promise.all(batches), Promise.all(singles)]);
    const accepted = jobs.filter(({ status }) => status === 200).length;
    const passed = checks.filter(({ status }) => status === 200).length;
    const refused = [...jobs, ...checks].filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(
      new Set(["quota_exceeded"]),
    );
    // Numbers that are not registered are answered and charged too.
    expect(jobs.filter(({ status }) => status === 200).map(({ body }) => body.errors)).toEqual(
      Array(accepted).fill(0),
    );
    const charged = 20 * accepted + passed;
    expect(charged).toBeLessThanOrEqual(QUOTA);
    expect(await used(apiKey)).toBe(charged);
    // The remaining units are too few for another batch, but single checks can use them.
    for (let left = QUOTA - charged; left > 0; left--)
      expect((await verify(apiKey, LOAD_CLAIM)).status).toBe(200);
    expect((await verify(apiKey, LOAD_CLAIM)).status).toBe(429);
    expect(await used(apiKey)).toBe(QUOTA);
  });
});
