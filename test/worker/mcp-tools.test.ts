/**
 * `tools/list` lists the tools that the key may call, and no text names another tool
 * (docs/mcp.md#the-tools).
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { verifyReceipt } from "../../sdk/src/verify-receipt.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { TOOLS } from "../../src/mcp/tool-declarations.ts";
import { requestWith } from "./batch-engine.ts";
import { bearer, claimOf, demo, HANBIT, issueKey, type Json, post, request } from "./service.ts";

const ALL = Object.keys(TOOLS);
const BATCHES = ["start_batch", "get_batch"];
const OF_A = [
  ...["verify_business", "check_status"],
  ...["watch_businesses", "list_watched", "list_changes"],
];
const OF_B = ["describe_business"];

const message = (method: string, params = {}) => ({ jsonrpc: "2.0", id: 1, method, params });
const tell = async (key: string, method: string, params = {}): Promise<Json> =>
  (await post("/mcp", key, message(method, params))).body;
const listOf = async (key: string): Promise<Json[]> => (await tell(key, "tools/list")).result.tools;
const namesOf = (tools: Json[]) => tools.map(({ name }) => name).sort();

const admin = (method: string, path: string, body?: object) =>
  request(path, {
    method,
    headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });

interface Terms {
  plans: { a?: string; b?: string };
  mode?: "test";
  limits?: object;
}

async function keyOf({ plans, mode, limits }: Terms) {
  const account = `tools-${crypto.randomUUID()}`;
  const issued = await post("/admin/keys", demo.admin_token, { account, plans, mode, limits });
  return { apiKey: issued.body.api_key as string, id: issued.body.key.id as string };
}

const KINDS: [string, Terms, string[]][] = [
  ["without batches", { plans: { a: "free" } }, OF_A],
  ["with batches", { plans: { a: "pro" } }, [...OF_A, ...BATCHES]],
  [
    "whose plan has no batches, but whose own limit allows them",
    { plans: { a: "free" }, limits: { max_batch: 5 } },
    [...OF_A, ...BATCHES],
  ],
  ["of variant B", { plans: { b: "free" } }, OF_B],
  ["of both variants without batches", { plans: { a: "starter", b: "paid" } }, [...OF_A, ...OF_B]],
  ["of both variants", { plans: { a: "pro", b: "paid" } }, ALL],
  ["for tests without batches", { plans: { a: "free" }, mode: "test" }, OF_A],
  ["for tests of variant B", { plans: { b: "free" }, mode: "test" }, OF_B],
];

describe.each(KINDS)("a key %s", (_, terms, expected) => {
  it("is shown the tools that it may call, and no text names another tool", async () => {
    const { apiKey } = await keyOf(terms);
    const tools = await listOf(apiKey);
    expect(namesOf(tools)).toEqual([...expected].sort());
    const { instructions } = (await tell(apiKey, "initialize")).result;
    const unknown = (await tell(apiKey, "tools/call", { name: "nothing" })).error.message;
    const texts = JSON.stringify([tools, instructions, unknown]);
    expect(ALL.filter((name) => !expected.includes(name) && texts.includes(name))).toEqual([]);
    expect(expected.filter((name) => !instructions.includes(name))).toEqual([]);
    for (const { description } of tools) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  it("gets feature_not_available if it calls another tool", async () => {
    const { apiKey } = await keyOf(terms);
    for (const name of ALL.filter((one) => !expected.includes(one))) {
      const { result } = await tell(apiKey, "tools/call", { name, arguments: { job_id: "job_1" } });
      expect([name, result.structuredContent.error.code]).toEqual([name, "feature_not_available"]);
    }
  });
});

describe("the list", () => {
  it("changes when the key gains or loses a plan", async () => {
    const { apiKey, id } = await keyOf({ plans: { a: "pro", b: "paid" } });
    expect(namesOf(await listOf(apiKey))).toEqual([...ALL].sort());
    await admin("PATCH", `/admin/keys/${id}`, { plans: { a: null } });
    expect(namesOf(await listOf(apiKey))).toEqual(OF_B);
    await admin("PATCH", `/admin/keys/${id}`, { plans: { a: "starter" } });
    expect(namesOf(await listOf(apiKey))).toEqual([...OF_A, ...OF_B].sort());
  });

  it("is refused with 401 for a revoked key", async () => {
    const { apiKey, id } = await keyOf({ plans: { a: "pro" } });
    await listOf(apiKey);
    await admin("DELETE", `/admin/keys/${id}`);
    const answer = await post("/mcp", apiKey, message("tools/list"));
    expect([answer.status, answer.body.error.code]).toEqual([401, "invalid_api_key"]);
  });

  it("may be cached only for the key that asked for it, because another key has another list", async () => {
    const { apiKey } = await issueKey({ a: "free" });
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const answer = await post("/mcp", apiKey, message("tools/list", { _meta: meta }), {
      "MCP-Protocol-Version": "2026-07-28",
      "Mcp-Method": "tools/list",
    });
    expect(answer.body.result.cacheScope).toBe("private");
  });

  it("is empty at a host of the other variant", async () => {
    const { apiKey } = await keyOf({ plans: { b: "paid" } });
    const hosts = { ...env, VARIANT_A_HOSTS: "a.test", VARIANT_B_HOSTS: "b.test" };
    const app = createApp(new EdgeMemory());
    const ask = async (host: string, body: object): Promise<Json> => {
      const init = {
        method: "POST",
        headers: { ...bearer(apiKey), "Content-Type": "application/json" },
        body: JSON.stringify(body),
      };
      const url = `https://${host}/mcp`;
      return (await app.request(url, init, hosts, createExecutionContext())).json();
    };
    expect((await ask("a.test", message("tools/list"))).result.tools).toEqual([]);
    expect(namesOf((await ask("b.test", message("tools/list"))).result.tools)).toEqual(OF_B);
    const unknown = await ask("a.test", message("tools/call", { name: "describe_business" }));
    expect(unknown.error.message).toBe("There is no such tool.");
  });
});

describe("the argument receipt", () => {
  const tool = async (name: string, given: object): Promise<Json> => {
    const { apiKey } = await keyOf({ plans: { a: "pro", b: "paid" } });
    return (await tell(apiKey, "tools/call", { name, arguments: given })).result;
  };
  const { business_number, ...claim } = claimOf(HANBIT);

  it.each<[string, object, string]>([
    ["verify_business", { business_number, ...claim }, "verify"],
    ["check_status", { business_numbers: [business_number] }, "status"],
    ["describe_business", { business_number }, "describe"],
  ])("of %s adds a receipt that anyone can verify", async (name, given, operation) => {
    const { structuredContent, content } = await tool(name, { ...given, receipt: true });
    const { receipt } = structuredContent.results?.[0] ?? structuredContent;
    const jwks = (await requestWith("GET", "/.well-known/jwks.json", "")).body;
    const { claims } = await verifyReceipt(receipt, { jwks, issuer: env.RECEIPT_ISSUER });
    expect(claims).toMatchObject({ operation, business_number, status_code: "01" });
    expect(content[0].text).toContain(receipt);
    expect(JSON.stringify(await tool(name, given))).not.toContain("receipt");
  });

  it("is named in the error if it is neither true nor false", async () => {
    const { isError, structuredContent } = await tool("describe_business", {
      ...{ business_number, receipt: "yes" },
    });
    expect([isError, structuredContent.error.code]).toEqual([true, "invalid_request"]);
    expect(structuredContent.error.message).toContain("receipt");
  });
});
