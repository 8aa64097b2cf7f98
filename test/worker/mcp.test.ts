/**
 * `/mcp` (docs/mcp.md) with the official client, in the newest version of the protocol, 2026-07-28,
 * and in an older version. Messages that break the protocol are refused.
 */
import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { toolError } from "../../src/mcp/answer.ts";
import { TOOLS } from "../../src/mcp/tool-declarations.ts";
import { checkAnswer, strict } from "../answers.ts";
import {
  type Answer,
  bearer,
  breakUpstreams,
  claimOf,
  counted,
  demo,
  describeBusiness,
  eventually,
  HANBIT,
  issueKey,
  type Json,
  post,
  request,
  UNREGISTERED,
  upstreamStats,
  verify,
  wrongKey,
} from "./service.ts";
import { numbersOf } from "./watch-list.ts";

const URL_OF_SERVICE = new URL("http://127.0.0.1/mcp");
const MODERN = "2026-07-28";
const LEGACY = "2025-11-25";

/** The client's `fetch`. It also checks each answer against its declaration. */
const fetchService = async (url: string | URL, init?: RequestInit): Promise<Response> => {
  const response = await exports.default.fetch(new Request(url, init));
  const text = await response.clone().text();
  const body = text.startsWith("{") ? JSON.parse(text) : text;
  checkAnswer(init?.method ?? "GET", String(url), response.status, response.headers, body);
  return response;
};

async function connect(key: string, version: string): Promise<Client> {
  const negotiation = version === MODERN ? { mode: { pin: version } } : { mode: "legacy" as const };
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: negotiation, supportedProtocolVersions: [version] },
  );
  await client.connect(
    new StreamableHTTPClientTransport(URL_OF_SERVICE, {
      requestInit: { headers: bearer(key) },
      fetch: fetchService,
    }),
  );
  return client;
}

/** Calls a tool. Its answer must match its declaration, without additional fields. */
async function call(client: Client, name: keyof typeof TOOLS, given: object): Promise<Json> {
  const result = await client.callTool({ name, arguments: { ...given } });
  const schema = strict(z.union([TOOLS[name].output, toolError]));
  expect(schema.safeParse(result.structuredContent).error).toBeUndefined();
  return result;
}

const raw = (body: unknown, headers: Record<string, string> = {}, key = apiKey) =>
  post("/mcp", key, body, headers);

/** A request of version 2026-07-28, with the version and capabilities that each request needs. */
const modern = (method: string, params: object = {}, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: {
    ...params,
    _meta: {
      "io.modelcontextprotocol/protocolVersion": MODERN,
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
});
const modernHeaders = (method: string, name?: string) => ({
  "MCP-Protocol-Version": MODERN,
  "Mcp-Method": method,
  ...(name && { "Mcp-Name": name }),
});
const legacy = (method: string, params: unknown = {}, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
const callOf = (name: string, given: unknown) => legacy("tools/call", { name, arguments: given });
const resultOf = (answer: Answer): Json => answer.body.result;

const ROW = {
  business_number: HANBIT.b_no,
  start_date: HANBIT.start_dt,
  owner_name: HANBIT.p_nm,
};

let apiKey: string;
let account: string;
beforeAll(async () => {
  ({ apiKey, account } = await issueKey(
    { a: "enterprise", b: "paid" },
    { rate_per_second: 1_000 },
  ));
});

describe.each([LEGACY, MODERN])("the official client with version %s", (version) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(apiKey, version);
  });

  it("agrees on the version, and learns the server's name and instructions", () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    expect(client.getServerVersion()).toMatchObject({ name: "business-verification" });
    expect(client.getInstructions()).toContain("not a verdict");
  });

  it("learns from the instructions and the tools' descriptions that names in results are data", async () => {
    const warning = /data[^.]*instructions/;
    expect(client.getInstructions()).toMatch(warning);
    const { tools } = await client.listTools();
    const warned = tools.filter(({ description }) => warning.test(description ?? ""));
    expect(warned.map(({ name }) => name)).toEqual([
      "verify_business",
      "describe_business",
      "get_batch",
    ]);
  });

  it("lists every tool with its schemas and hints", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS));
    for (const { inputSchema, outputSchema, title, annotations, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
      expect([title, description, annotations?.readOnlyHint]).toEqual([
        expect.any(String),
        expect.any(String),
        expect.any(Boolean),
      ]);
    }
  });

  it("verifies a business as the endpoint does", async () => {
    const claim = claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "both" });
    const { structuredContent, content } = await call(client, "verify_business", claim);
    const { body } = await verify(apiKey, claim);
    const { verifiedAt } = body.businessInfo;
    const expected = { ...body, businessInfo: { ...body.businessInfo, verifiedAt } };
    structuredContent.businessInfo.verifiedAt = verifiedAt;
    expect(structuredContent).toEqual(expected);
    expect(JSON.parse(content[0].text).businessInfo.statusEn).toBe("Active");
  });

  it("gets the states of a hundred numbers", async () => {
    const business_numbers = Array.from({ length: 100 }, (_, at) =>
      at === 0 ? HANBIT.b_no : UNREGISTERED,
    );
    const { structuredContent } = await call(client, "check_status", { business_numbers });
    expect(structuredContent.results.map((one: Json) => one.isRegistered)).toEqual([
      true,
      ...Array(99).fill(false),
    ]);
  });

  it("describes a business, and gets business_not_found as a normal result for an unknown number", async () => {
    const known = await call(client, "describe_business", { business_number: HANBIT.b_no });
    expect(known.structuredContent).toEqual(
      (await describeBusiness(apiKey, { business_number: HANBIT.b_no })).body,
    );
    const unknown = await call(client, "describe_business", { business_number: UNREGISTERED });
    expect(unknown.isError).toBeUndefined();
    expect(unknown.structuredContent.error.code).toBe("business_not_found");
  });

  it("starts a batch, and reads its results page by page", async () => {
    const started = await call(client, "start_batch", {
      businesses: [ROW, { ...ROW, owner_name: "허위인" }, ROW],
      name: "고객 목록",
      language: "en",
    });
    const { job_id } = started.structuredContent;
    expect(started.structuredContent).toMatchObject({ name: "고객 목록", total: 3 });
    const first = await eventually(async () => {
      const page = await call(client, "get_batch", { job_id, limit: 2 });
      expect(page.structuredContent.status).toBe("completed");
      return page.structuredContent;
    });
    expect(first).toMatchObject({ retry_after: null, next_row: 3 });
    expect(first.results).toMatchObject([
      { row: 1, answer: { isValid: true } },
      { row: 2, answer: { isValid: false, reason: "details_mismatch", possibleCauses: [] } },
    ]);
    const last = await call(client, "get_batch", { job_id, first_row: 3 });
    expect(last.structuredContent).toMatchObject({ results: [{ row: 3 }], next_row: null });
  });

  it("watches numbers, even with a key without batches, and reads the list page by page", async () => {
    const own = await connect((await issueKey({ a: "free" })).apiKey, version);
    const numbers = numbersOf(3);
    const [first = "", second = "", third = ""] = numbers;
    const given = { watches: [{ business_number: first, reference: "supplier-17" }] };
    const added = await call(own, "watch_businesses", given);
    expect(added.structuredContent).toMatchObject({ added: 1, watched: 1, max_watched: 100 });
    const all = await call(own, "watch_businesses", { business_numbers: numbers });
    expect(all.structuredContent).toMatchObject({ added: 2, already_watched: 1 });
    const page = await call(own, "list_watched", { limit: 2 });
    expect(page.structuredContent.watches).toMatchObject([
      { business_number: first, reference: "supplier-17" },
      { business_number: second, reference: null },
    ]);
    const cursor = page.structuredContent.next_cursor;
    const last = await call(own, "list_watched", { cursor });
    expect(last.structuredContent).toMatchObject({
      ...{ watches: [{ business_number: third }], next_cursor: null },
    });
    expect((await call(own, "list_changes", {})).structuredContent.events).toEqual([]);
  });

  it("reads each change of watched numbers once, and no events of batch jobs", async () => {
    const account = `test-${crypto.randomUUID()}`;
    const { body } = await post("/admin/keys", demo.admin_token, {
      ...{ account, plans: { a: "pro" }, mode: "test", limits: { rate_per_second: 1_000 } },
    });
    const own = await connect(body.api_key, version);
    const changes = async (given: object) => {
      const { structuredContent } = await call(own, "list_changes", given);
      const of = (event: Json) => [event.data.business_number, event.data.after.status_code];
      return { changed: structuredContent.events.map(of), next: structuredContent.next };
    };
    const runDay = () => post("/v1/watches/run", body.api_key, {});
    await call(own, "watch_businesses", { business_numbers: ["1000000917", "1000000921"] });
    await call(own, "start_batch", { business_numbers: ["1000000014"], check: "status" });
    await runDay();
    const start = await changes({});
    expect(start.changed).toEqual([]);
    await runDay();
    await runDay();
    const first = await changes({ after: start.next, limit: 2 });
    expect(first.changed.sort()).toEqual([
      ["1000000917", "03"],
      ["1000000921", "02"],
    ]);
    const second = await changes({ after: first.next, limit: 2 });
    expect(second.changed).toEqual([["1000000921", "01"]]);
    expect((await changes({ after: second.next })).changed).toEqual([]);
  });

  it.each<[string, keyof typeof TOOLS, object, object]>([
    [
      "a malformed number",
      "verify_business",
      claimOf(HANBIT, { business_number: "12" }),
      { code: "invalid_business_number", parameter: "business_number" },
    ],
    ["a missing argument", "verify_business", {}, { code: "invalid_business_number" }],
    [
      "101 numbers",
      "check_status",
      { business_numbers: Array(101).fill("1") },
      { code: "batch_too_large" },
    ],
    ["no number", "check_status", { business_numbers: [] }, { code: "batch_empty" }],
    [
      "an unknown language",
      "describe_business",
      { business_number: HANBIT.b_no, language: "xx" },
      { code: "invalid_language" },
    ],
    ["a batch without businesses", "start_batch", {}, { code: "invalid_business_number" }],
    [
      "a name that is not text",
      "start_batch",
      { businesses: [ROW], name: 1 },
      { code: "invalid_request", parameter: "name" },
    ],
    [
      "an Idempotency-Key with blanks",
      "verify_business",
      { ...claimOf(HANBIT), idempotency_key: "a b" },
      { code: "invalid_request", parameter: "idempotency_key" },
    ],
    [
      "an Idempotency-Key that no header can hold",
      "verify_business",
      { ...claimOf(HANBIT), idempotency_key: "고객" },
      { code: "invalid_request", parameter: "idempotency_key" },
    ],
    [
      "a name with two lines",
      "start_batch",
      { businesses: [ROW], name: "a\r\nb" },
      { code: "invalid_request", parameter: "name" },
    ],
    ["an unknown job", "get_batch", { job_id: "job_1" }, { code: "job_not_found" }],
    [
      "an id that is a path",
      "get_batch",
      { job_id: ".." },
      { code: "invalid_request", parameter: "job_id" },
    ],
    [
      "a page that is too long",
      "get_batch",
      { job_id: "job_1", limit: 101 },
      { code: "invalid_request", parameter: "limit" },
    ],
    [
      "a malformed number to watch",
      "watch_businesses",
      { watches: [{ business_number: "12" }] },
      { code: "invalid_business_number", parameter: "watches.0.business_number" },
    ],
    ["no number to watch", "watch_businesses", {}, { code: "invalid_request" }],
    [
      "a name as a reference",
      "watch_businesses",
      { watches: [{ business_number: HANBIT.b_no, reference: HANBIT.p_nm }] },
      { code: "invalid_request", parameter: "watches.0.reference" },
    ],
    [
      "more watched numbers than a page has",
      "list_watched",
      { limit: 101 },
      { code: "invalid_request", parameter: "limit" },
    ],
    [
      "a cursor that is not text",
      "list_watched",
      { cursor: 7 },
      { code: "invalid_request", parameter: "cursor" },
    ],
    [
      "a cursor of another list",
      "list_watched",
      { cursor: "evt_1&limit=300" },
      { code: "invalid_request", parameter: "cursor" },
    ],
    [
      "a cursor that is not the id of an event",
      "list_changes",
      { after: "\ud800" },
      { code: "invalid_request", parameter: "after" },
    ],
    [
      "a cursor that is too old",
      "list_changes",
      { after: "evt_1" },
      { code: "cursor_expired", parameter: "after" },
    ],
    [
      "an invalid row",
      "get_batch",
      { job_id: "job_1", first_row: 0.5 },
      { code: "invalid_request", parameter: "first_row" },
    ],
    [
      "the endpoint's form for one number",
      "check_status",
      { business_number: "2178182399" },
      { code: "invalid_request", parameter: "business_number" },
    ],
  ])("gets %s reported as a tool error", async (_, name, given, error) => {
    const result = await call(client, name, given);
    expect(result).toMatchObject({ isError: true, structuredContent: { error } });
    expect(result.content[0].text).toMatch(/[.?!] This is not a verdict on a business\.$/);
  });

  it("can make ten calls at once", async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => call(client, "verify_business", claimOf(HANBIT))),
    );
    expect(results.map((one) => one.structuredContent.isValid)).toEqual(Array(10).fill(true));
  });

  it("is refused with 401 if its key is unknown", async () => {
    const refused = await connect(wrongKey(apiKey), version).catch((thrown) => thrown);
    expect(refused.status).toBe(401);
  });
});

describe("a tool", () => {
  it("costs as much as its endpoint, and a repetition with its Idempotency-Key is free", async () => {
    const own = await issueKey({ a: "enterprise" }, { rate_per_second: 1_000 });
    const client = await connect(own.apiKey, LEGACY);
    await client.listTools();
    await call(client, "verify_business", claimOf(HANBIT));
    await call(client, "check_status", { business_numbers: [HANBIT.b_no, UNREGISTERED] });
    const repeatable = claimOf(HANBIT, { idempotency_key: "one" });
    for (const _ of [1, 2]) await call(client, "verify_business", repeatable);
    const { headers } = await verify(own.apiKey, claimOf(HANBIT), { "Idempotency-Key": "one" });
    expect(headers.get("Idempotency-Replayed")).toBe("true");
    await counted(own.account, [4]);
    const batch = { businesses: [ROW], idempotency_key: "two" };
    const [one, two] = [
      await call(client, "start_batch", batch),
      await call(client, "start_batch", batch),
    ];
    expect(two.structuredContent.job_id).toBe(one.structuredContent.job_id);
  });

  it("has the rate headers of its endpoint", async () => {
    const answer = await raw(callOf("verify_business", claimOf(HANBIT)));
    expect(answer.headers.get("RateLimit")).toContain('"second"');
  });

  it.each<[string, string, object, () => Promise<string>]>([
    [
      "registry_unavailable",
      "verify_business",
      claimOf(HANBIT),
      async () => {
        await breakUpstreams({ fail: { mode: "http500" } });
        return apiKey;
      },
    ],
    [
      "quota_exceeded",
      "check_status",
      { business_numbers: [HANBIT.b_no, UNREGISTERED] },
      async () => (await issueKey({ a: "free" }, { monthly_quota: 1 })).apiKey,
    ],
    [
      "feature_not_available",
      "describe_business",
      { business_number: HANBIT.b_no },
      async () => demo.keys.a.pro,
    ],
    ["feature_not_available", "verify_business", claimOf(HANBIT), async () => demo.keys.b.paid],
    ["feature_not_available", "start_batch", { businesses: [ROW] }, async () => demo.keys.a.free],
  ])("reports %s as a tool error (%s)", async (code, name, given, prepare) => {
    const answer = await raw(callOf(name, given), {}, await prepare());
    await breakUpstreams({ fail: null });
    expect(answer.status).toBe(200);
    const { isError, structuredContent, content } = resultOf(answer);
    expect([isError, structuredContent.error.code]).toEqual([true, code]);
    expect(structuredContent.error.request_id).toBe(answer.headers.get("X-Request-Id"));
    expect(content[0].text).toMatch(new RegExp(`^${code}: .*not a verdict`));
  });

  it("names the argument, not the header, if an idempotency key was used for another request", async () => {
    const idempotency_key = crypto.randomUUID();
    const check = (number: string) =>
      raw(callOf("check_status", { business_numbers: [number], idempotency_key }));
    await check(HANBIT.b_no);
    const { error } = resultOf(await check(UNREGISTERED)).structuredContent;
    expect(error.code).toBe("idempotency_key_reused");
    expect(error.message).toContain("idempotency_key");
    expect(error.message).not.toContain("Idempotency-Key");
  });

  it("reports an exception as an internal error, without its message", async () => {
    let calls = 0;
    const broken = {
      ...env,
      USAGE_METER: {
        // The first call admits the message, and the tool makes the second call.
        getByName: (name: string) => {
          if (++calls > 1) throw new TypeError(HANBIT.p_nm);
          return env.USAGE_METER.getByName(name);
        },
      },
    };
    const init = {
      method: "POST",
      headers: { ...bearer(apiKey), "Content-Type": "application/json" },
      body: JSON.stringify(callOf("verify_business", claimOf(HANBIT))),
    };
    const answer = await createApp(new EdgeMemory()).request(
      "/mcp",
      init,
      broken,
      createExecutionContext(),
    );
    const text = await answer.text();
    expect(JSON.parse(text).result.structuredContent.error.code).toBe("internal_error");
    expect(text).not.toContain(HANBIT.p_nm);
  });

  it("works as soon as the caller's key has a plan for it", async () => {
    const own = await issueKey({ a: "free" });
    const describe = callOf("describe_business", { business_number: HANBIT.b_no });
    expect(resultOf(await raw(describe, {}, own.apiKey)).isError).toBe(true);
    await request(`/admin/keys/${own.id}`, {
      method: "PATCH",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
      body: JSON.stringify({ plans: { b: "paid" } }),
    });
    const answer = await raw(describe, {}, own.apiKey);
    expect(resultOf(answer).structuredContent.valid).toBe(true);
  });

  it("answers HTTP 401 if the caller's key was revoked", async () => {
    const own = await issueKey({ a: "free" });
    await raw(callOf("verify_business", claimOf(HANBIT)), {}, own.apiKey);
    await request(`/admin/keys/${own.id}`, {
      method: "DELETE",
      headers: bearer(demo.admin_token),
    });
    const answer = await raw(callOf("verify_business", claimOf(HANBIT)), {}, own.apiKey);
    expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_api_key"]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });
});

describe("a test key", () => {
  const claim = (business_number: string) => claimOf(HANBIT, { business_number });

  it.each<[string, object, string | undefined]>([
    ["verify_business", claim("1000000014"), undefined],
    ["verify_business", claim("1000000504"), "registry_unavailable"],
    ["verify_business", claim("1000000519"), "rate_limit_exceeded"],
    ["verify_business", claim("1000000523"), "quota_exceeded"],
    ["verify_business", claim("1000000538"), "internal_error"],
    ["verify_business", claim(HANBIT.b_no), "test_number_required"],
    ["check_status", { business_numbers: ["1000000033"] }, undefined],
    ["start_batch", { businesses: [{ ...ROW, business_number: "1000000014" }] }, undefined],
    ["start_batch", { businesses: [ROW] }, "test_number_required"],
  ])("makes %s answer without an upstream call: %j (error: %s)", async (name, given, code) => {
    const before = await upstreamStats();
    const answer = await raw(callOf(name, given), {}, demo.keys.test.a);
    expect(answer.headers.get("Test-Mode")).toBe("true");
    const { isError, structuredContent } = resultOf(answer);
    expect([isError ?? false, structuredContent.error?.code]).toEqual([code !== undefined, code]);
    expect(await upstreamStats()).toEqual(before);
  });

  it("describes a business by its test number", async () => {
    const given = { business_number: "1000000014" };
    const answer = await raw(callOf("describe_business", given), {}, demo.keys.test.b);
    expect(resultOf(answer).structuredContent.valid).toBe(true);
  });
});

describe("a message", () => {
  const NESTED = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const invalid = (message: unknown) => ({ jsonrpc: "2.0", method: "ping", ...Object(message) });
  const pinned = modernHeaders("tools/call", "check_status");
  const call100 = modern("tools/call", { name: "check_status", arguments: {} });

  it.each<[string, unknown, Record<string, string>, number, number]>([
    ["nothing", "", {}, 400, -32700],
    ["no JSON", "{", {}, 400, -32700],
    ["damaged text", '{"a":"\ud800', {}, 400, -32700],
    ["a JSON-RPC batch", [legacy("ping"), legacy("ping")], {}, 400, -32600],
    ["an empty batch", [], {}, 400, -32600],
    ["a string", '"ping"', {}, 400, -32600],
    ["null", "null", {}, 400, -32600],
    ["another media type", legacy("ping"), { "Content-Type": "text/plain" }, 400, -32600],
    ["a form", "a=b", { "Content-Type": "application/x-www-form-urlencoded" }, 400, -32600],
    ["another JSON-RPC version", { ...legacy("ping"), jsonrpc: "1.0" }, {}, 400, -32600],
    ["no method", { jsonrpc: "2.0", id: 1 }, {}, 400, -32600],
    ["a response", { jsonrpc: "2.0", id: 1, result: {} }, {}, 400, -32600],
    ["the id null", invalid({ id: null }), {}, 400, -32600],
    ["the id true", invalid({ id: true }), {}, 400, -32600],
    ["the id 1.5", invalid({ id: 1.5 }), {}, 400, -32600],
    ["the id 1e300", invalid({ id: 1e300 }), {}, 400, -32600],
    ["an id that is an object", invalid({ id: {} }), {}, 400, -32600],
    ["a list as params", legacy("ping", []), {}, 400, -32602],
    ["null as params", legacy("ping", null), {}, 400, -32602],
    ["a body that is too large", legacy("ping", { pad: "x".repeat(300_000) }), {}, 400, -32600],
    ["a deeply nested body", NESTED, {}, 400, -32600],
    [
      "deeply nested params",
      `{"jsonrpc":"2.0","id":1,"method":"x","params":${NESTED}}`,
      {},
      400,
      -32602,
    ],
    ["an unknown method", legacy("tools/run"), {}, 200, -32601],
    ["resources", legacy("resources/list"), {}, 200, -32601],
    ["a method named like a property of every object", legacy("constructor"), {}, 200, -32601],
    ["an unknown tool", callOf("delete_business", {}), {}, 200, -32602],
    ["a tool named like a property of every object", callOf("__proto__", {}), {}, 200, -32602],
    ["a number as the tool", callOf(1 as never, {}), {}, 200, -32602],
    ["a list as arguments", callOf("check_status", []), {}, 200, -32602],
    ["a string as arguments", callOf("check_status", "x"), {}, 200, -32602],
    ["an unknown version", legacy("ping"), { "MCP-Protocol-Version": "1999-01-01" }, 400, -32022],
    [
      "a version that is not a date",
      legacy("ping"),
      { "MCP-Protocol-Version": "newest" },
      400,
      -32022,
    ],
    ["a future version", legacy("ping"), { "MCP-Protocol-Version": "2099-01-01" }, 400, -32602],
    [
      "a modern version only in the header",
      legacy("ping"),
      { "MCP-Protocol-Version": MODERN },
      400,
      -32602,
    ],
    [
      "another version in the header",
      call100,
      { ...pinned, "MCP-Protocol-Version": LEGACY },
      400,
      -32020,
    ],
    ["no version in the header", call100, { ...pinned, "MCP-Protocol-Version": "" }, 400, -32020],
    ["another method in the header", call100, { ...pinned, "Mcp-Method": "ping" }, 400, -32020],
    ["another name in the header", call100, { ...pinned, "Mcp-Name": "ping" }, 400, -32020],
    ["a name that is not Base64", call100, { ...pinned, "Mcp-Name": "=?base64?x?=" }, 400, -32020],
    ["a modern handshake", modern("initialize"), modernHeaders("initialize"), 404, -32601],
    ["a modern request for an unknown method", modern("ping"), modernHeaders("ping"), 404, -32601],
    [
      "a modern request for an unknown tool",
      modern("tools/call", { name: "x" }),
      modernHeaders("tools/call", "x"),
      400,
      -32602,
    ],
  ])("is refused: %s", async (_, message, headers, status, code) => {
    const answer = await raw(message, headers);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it("in an unknown version is refused with the list of known versions", async () => {
    const message = modern("server/discover");
    const old = {
      ...message.params._meta,
      "io.modelcontextprotocol/protocolVersion": "1999-01-01",
    };
    const answer = await raw(
      { ...message, params: { _meta: old } },
      { ...modernHeaders("server/discover"), "MCP-Protocol-Version": "1999-01-01" },
    );
    expect([answer.status, answer.body.error]).toMatchObject([
      400,
      { code: -32022, data: { supported: expect.arrayContaining([MODERN, LEGACY]) } },
    ]);
  });

  it.each([
    [LEGACY, LEGACY],
    ["2025-06-18", "2025-06-18"],
    ["2025-03-26", "2025-03-26"],
    ["1999-01-01", LEGACY],
    [undefined, LEGACY],
    [{}, LEGACY],
  ])("that opens a connection with version %j is offered %s", async (requested, offered) => {
    const answer = await raw(legacy("initialize", { protocolVersion: requested }));
    expect(resultOf(answer).protocolVersion).toBe(offered);
  });

  it.each(["notifications/initialized", "notifications/cancelled", "anything"])(
    "without an id, %s, is accepted and not answered",
    async (method) => {
      const answer = await raw({ jsonrpc: "2.0", method });
      expect([answer.status, answer.body]).toEqual([202, ""]);
    },
  );

  it.each([0, -1, "", "a".repeat(1_000), Number.MAX_SAFE_INTEGER])(
    "is answered with its id, %j",
    async (id) => {
      expect((await raw(legacy("ping", {}, id))).body).toEqual({ jsonrpc: "2.0", id, result: {} });
    },
  );

  it("may have an encoded tool name, and any Accept header", async () => {
    const headers = { ...pinned, "Mcp-Name": `=?base64?${btoa("check_status")}?=`, Accept: "x/y" };
    expect(resultOf(await raw(call100, headers)).isError).toBe(true);
  });

  it("with deeply nested arguments is answered with a tool error", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const { structuredContent } = resultOf(
      await raw(
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"start_batch","arguments":` +
          `{"businesses":${deep}}}}`,
      ),
    );
    expect(structuredContent.error.code).toBe("invalid_request");
  });

  it("that is a notification, or that lists the tools, calls no upstream", async () => {
    const before = await upstreamStats();
    await raw({ jsonrpc: "2.0", method: "tools/call", params: { name: "verify_business" } });
    await raw(legacy("tools/list"));
    expect(await upstreamStats()).toEqual(before);
    await counted(account, [expect.any(Number)]);
  });
});

describe("the endpoint /mcp", () => {
  it.each(["GET", "DELETE"])("answers 405 to %s", async (method) => {
    const answer = await request("/mcp", { method, headers: bearer(apiKey) });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(answer.body.error.code).toBe(-32600);
  });

  it.each(["PUT", "PATCH", "OPTIONS"])("answers 404 to %s", async (method) => {
    const answer = await request("/mcp", { method });
    expect(answer.status).toBe(404);
    expect([...answer.headers.keys()].filter((name) => name.includes("allow"))).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["no key", {}, "missing_api_key"],
    ["a key that is not ours", { Authorization: "Bearer x" }, "invalid_api_key"],
    ["another scheme", { Authorization: "Basic eDp5" }, "invalid_api_key"],
  ])("requires a key before it reads anything (%s)", async (_, headers, code) => {
    const answer = await request("/mcp", { method: "POST", headers, body: "{" });
    expect([answer.status, answer.body.error.code]).toEqual([401, code]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it.each([
    ["https://elsewhere.test", 403],
    ["null", 403],
    ["http://127.0.0.1:8080", 403],
    ["http://127.0.0.1", 200],
  ])("accepts only its own address as the Origin (%s: %i)", async (origin, status) => {
    const answer = await raw(legacy("ping"), { Origin: origin });
    expect(answer.status).toBe(status);
    expect(answer.headers.has("Access-Control-Allow-Origin")).toBe(false);
  });

  it("lists and runs only the tools of the host's variants, and answers 404 on a host without a variant", async () => {
    const app = createApp(new EdgeMemory());
    const hosts = { ...env, VARIANT_A_HOSTS: "a.test", VARIANT_B_HOSTS: "b.test" };
    const toolsAt = async (host: string, message: object) => {
      const init = {
        method: "POST",
        headers: { ...bearer(apiKey), "Content-Type": "application/json" },
        body: JSON.stringify(message),
      };
      const url = `https://${host}/mcp`;
      const answer = await app.request(url, init, hosts, createExecutionContext());
      return { status: answer.status, body: (await answer.json()) as Json };
    };
    const names = async (host: string) =>
      (await toolsAt(host, legacy("tools/list"))).body.result.tools.map(({ name }: Json) => name);
    expect(await names("b.test")).toEqual(["describe_business"]);
    expect(await names("a.test")).toEqual(
      Object.keys(TOOLS).filter((name) => name !== "describe_business"),
    );
    expect((await toolsAt("c.test", legacy("ping"))).status).toBe(404);
    const elsewhere = await toolsAt("b.test", callOf("verify_business", claimOf(HANBIT)));
    expect(elsewhere.body.error.code).toBe(-32602);
  });
});
