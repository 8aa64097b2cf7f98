import fc from "fast-check";
import { describe, expect, it } from "vitest";
import declared from "../../../docs/mcp-tools.json" with { type: "json" };
import { answerMessage, type MessageContext } from "../../../src/mcp/server.ts";
import type { ApiRequest } from "../../../src/mcp/tool-calls.ts";
import { TOOLS } from "../../../src/mcp/tool-declarations.ts";

const METHODS = ["initialize", "ping", "tools/list", "tools/call", "server/discover", "x"];
const VERSIONS = ["2026-07-28", "2025-11-25", "2025-03-26", "1999-01-01", ""];

const version = fc.option(fc.constantFrom(...VERSIONS), { nil: undefined });
const meta = fc.record(
  {
    "io.modelcontextprotocol/protocolVersion": fc.oneof(version, fc.jsonValue()),
    "io.modelcontextprotocol/clientCapabilities": fc.oneof(fc.constant({}), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const given = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(
      ...["idempotency_key", "name", "job_id", "first_row", "limit", "cursor", "after"],
      "__proto__",
    ),
    fc.jsonValue(),
  ),
);
const message = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      jsonrpc: fc.constantFrom("2.0", "1.0"),
      id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      method: fc.oneof(fc.constantFrom(...METHODS), fc.string()),
      params: fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            name: fc.oneof(fc.constantFrom(...Object.keys(TOOLS)), fc.jsonValue()),
            arguments: given,
            _meta: fc.oneof(meta, fc.jsonValue()),
          },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: [] },
  ),
);

function callerWith(headers: MessageContext["headers"], requests: ApiRequest[]): MessageContext {
  return {
    headers,
    variants: ["a", "b"],
    permits: () => true,
    readTools: async () => declared,
    senderFor: async () => async (request) => {
      requests.push(request);
      // This throws an exception if a value is not valid in a header.
      new Headers(request.headers);
      return { kind: "answer", response: Response.json({ download_url: null }) };
    },
    requestId: "request",
    note: () => {},
  };
}

/** A path with words, and a query whose values cannot add another parameter. */
const PLAIN_PATH = /^\/v1(\/\w+)+(\?(&?\w+=[\w%.*+-]*)+)?$/;

describe("any message", () => {
  it("gets a JSON-RPC object or an empty answer, and leads only to plain paths of the HTTP API", async () => {
    const header = fc.option(fc.oneof(fc.constantFrom(...METHODS), fc.string()), {
      nil: undefined,
    });
    const headers = fc.record({ version, method: header, name: header });
    await fc.assert(
      fc.asyncProperty(message, headers, async (input, sent) => {
        const requests: ApiRequest[] = [];
        const { status, body } = await answerMessage(input, callerWith(sent, requests));
        if (status === 202) expect(body).toBeNull();
        else expect(JSON.parse(body ?? "")).toMatchObject({ jsonrpc: "2.0" });
        for (const { path } of requests) expect(path).toMatch(PLAIN_PATH);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("tools/list", () => {
  it("answers with an error if the file of the tools cannot be read", async () => {
    const headers = { version: undefined, method: undefined, name: undefined };
    const caller = {
      ...callerWith(headers, []),
      readTools: async () => undefined,
      permits: () => false,
    };
    const request = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const { status, body } = await answerMessage(request, caller);
    expect(status).toBe(500);
    expect(JSON.parse(body ?? "")).toMatchObject({ id: 1, error: { code: -32603 } });
  });
});
