/**
 * Token buckets limit `/mcp`. A request takes a token of the rate of messages before it is read. A
 * tool call also takes the tokens that its endpoint takes (docs/mcp.md#the-protocol).
 */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { ended, submit } from "./batches.ts";
import {
  type Answer,
  bearer,
  claimOf,
  counted,
  demo,
  HANBIT,
  issueKey,
  type Json,
  post,
  request,
  setClock,
  stopClock,
  UNREGISTERED,
  verify,
} from "./service.ts";

const RATE = 5;
/** Even a key with a lower rate may send this many messages a second. */
const MESSAGES = 20;
const CLAIM = claimOf(HANBIT);
const ROW = {
  business_number: HANBIT.b_no,
  start_date: HANBIT.start_dt,
  owner_name: HANBIT.p_nm,
};

const messageOf = (method: string, params: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method,
  params,
});
const send = (key: string, message: unknown, headers: Record<string, string> = {}) =>
  post("/mcp", key, message, headers);
const call = (key: string, name: string, given: object, headers = {}) =>
  send(key, messageOf("tools/call", { name, arguments: given }), headers);
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

async function inTurn(count: number, one: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n++) answers.push(await one());
  return answers;
}

/** A key for RATE requests a second. Its meter's clock stands still, so no token comes back. */
async function heldKey(plans: { a?: string; b?: string } = { a: "enterprise" }) {
  const key = await issueKey(plans, { rate_per_second: RATE });
  if (plans.a) await stopClock(key.account);
  const now = Date.now();
  if (plans.b) await setClock(key.account, () => now, "b");
  return key;
}

describe("1,000 messages from a test key with a rate of five a second, a hundred at once", () => {
  it("are answered 20 times, and get 429 with Retry-After and rate headers 980 times", async () => {
    const account = `test-${crypto.randomUUID()}`;
    const issued = await post("/admin/keys", demo.admin_token, {
      ...{ account, plans: { a: "free" }, mode: "test" },
    });
    await stopClock(`${account}~test`);
    const list = () => send(issued.body.api_key, messageOf("tools/list"));
    const answers: Answer[] = [];
    for (let wave = 0; wave < 10; wave++)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, list))));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([
      MESSAGES,
      1_000 - MESSAGES,
    ]);
    for (const { headers, body } of refused) {
      expect(body.error.code).toBe("rate_limit_exceeded");
      expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(headers.get("RateLimit")).toBe('"second";r=0;t=1');
      expect(headers.get("RateLimit-Policy")).toBe('"second";q=5;w=1');
      expect(headers.get("Test-Mode")).toBe("true");
    }
  });
});

describe("connecting", () => {
  it("costs no token of the rate of checks: five clients connect with one key in the same second", async () => {
    const { apiKey } = await heldKey();
    const connect = async () => [
      await send(apiKey, messageOf("initialize")),
      await send(apiKey, { jsonrpc: "2.0", method: "notifications/initialized" }),
      await request("/mcp", { headers: bearer(apiKey) }),
      await send(apiKey, messageOf("tools/list")),
    ];
    const clients = await Promise.all(Array.from({ length: 5 }, connect));
    for (const answers of clients) expect(statusesOf(answers)).toEqual([200, 202, 405, 200]);
    const checks = await inTurn(RATE + 1, () => verify(apiKey, CLAIM));
    expect(statusesOf(checks)).toEqual([...Array(RATE).fill(200), 429]);
  });

  it("may happen more than 20 times a second if the key's own rate is higher", async () => {
    const { apiKey, account } = await issueKey({ a: "enterprise" }, { rate_per_second: 30 });
    await stopClock(account);
    const answers = await inTurn(31, () => send(apiKey, messageOf("ping")));
    expect(statusesOf(answers)).toEqual([...Array(30).fill(200), 429]);
  });
});

describe("a token of the rate of messages", () => {
  const kinds: [string, number, (key: string) => Promise<Answer>][] = [
    ["the list of tools", 200, (key) => send(key, messageOf("tools/list"))],
    ["a handshake", 200, (key) => send(key, messageOf("initialize"))],
    ["a notification", 202, (key) => send(key, { jsonrpc: "2.0", method: "notifications/x" })],
    ["a body that is not JSON", 400, (key) => send(key, "{")],
    ["a body that is too large", 400, (key) => send(key, "x".repeat(300_000))],
    ["a JSON-RPC batch", 400, (key) => send(key, [messageOf("ping")])],
    ["another media type", 400, (key) => send(key, "x", { "Content-Type": "text/plain" })],
    ["an unknown method", 200, (key) => send(key, messageOf("x"))],
    ["an unknown tool", 200, (key) => call(key, "x", {})],
    ["GET", 405, (key) => request("/mcp", { headers: bearer(key) })],
    ["DELETE", 405, (key) => request("/mcp", { method: "DELETE", headers: bearer(key) })],
    ["a tool call without its arguments", 200, (key) => call(key, "get_batch", {})],
    [
      "a tool that the key has no plan for",
      200,
      (key) => call(key, "describe_business", { business_number: HANBIT.b_no }),
    ],
  ];

  it.each(kinds)(
    "is taken by %s, which takes no token of the rate of checks",
    async (_, status, one) => {
      const { apiKey } = await heldKey();
      const answers = await inTurn(MESSAGES + 1, () => one(apiKey));
      expect(statusesOf(answers)).toEqual([...Array(MESSAGES).fill(status), 429]);
      expect(answers[0]?.headers.get("RateLimit")).toContain(`"second";r=${RATE};t=1`);
      expect(answers[MESSAGES]?.headers.get("RateLimit")).toContain('"second";r=0;t=1');
      expect((await verify(apiKey, CLAIM)).status).toBe(200);
    },
  );
});

describe("a token of the rate of checks", () => {
  const kinds: [string, (key: string) => Promise<Answer>][] = [
    ["a check", (key) => call(key, "verify_business", CLAIM)],
    [
      "a check with an Idempotency-Key",
      (key) => call(key, "verify_business", { ...CLAIM, idempotency_key: crypto.randomUUID() }),
    ],
    [
      "a check of two states",
      (key) => call(key, "check_status", { business_numbers: [HANBIT.b_no, UNREGISTERED] }),
    ],
    ["a malformed check", (key) => call(key, "verify_business", {})],
    ["a batch", (key) => call(key, "start_batch", { businesses: [ROW] })],
    ["an unknown job", (key) => call(key, "get_batch", { job_id: "job_1" })],
  ];

  it.each(kinds)("is taken once by %s", async (_, one) => {
    const { apiKey } = await heldKey();
    const answers = await inTurn(RATE + 1, () => one(apiKey));
    const codes = answers.map(({ body }) => body.result.structuredContent.error?.code);
    expect(codes.indexOf("rate_limit_exceeded")).toBe(RATE);
    expect(statusesOf(answers)).toEqual(Array(RATE + 1).fill(200));
    expect(answers[0]?.headers.get("RateLimit")).toContain(`"second";r=${RATE - 1};t=1`);
    expect(answers[RATE]?.body.result.structuredContent.error.retry_after).toBe(1);
  });

  it("is not enough for a call that gets a page of results: the page takes a second token", async () => {
    const { apiKey, account } = await issueKey({ a: "enterprise" }, { rate_per_second: RATE });
    const { job_id } = (await submit(apiKey, { businesses: [ROW] })).body;
    await ended(apiKey, job_id);
    const later = Date.now() + 60_000;
    await setClock(account, () => later);
    const answers = await inTurn(4, () => call(apiKey, "get_batch", { job_id }));
    expect(answers.map(({ body }) => body.result.isError ?? false)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  });

  it("is counted for the account, whether its requests come to /mcp or to other endpoints", async () => {
    const { apiKey } = await heldKey();
    for (let n = 0; n < RATE; n++) await verify(apiKey, CLAIM);
    const { result } = (await call(apiKey, "verify_business", CLAIM)).body;
    expect(result.structuredContent.error.code).toBe("rate_limit_exceeded");
    expect((await send(apiKey, messageOf("ping"))).status).toBe(200);
  });
});

describe("a message", () => {
  it("takes its token before its body is read", async () => {
    const { apiKey } = await heldKey();
    const app = createApp(new EdgeMemory());
    const sendUnread = async () => {
      let wasRead = false;
      const body = new ReadableStream(
        {
          pull(stream) {
            wasRead = true;
            stream.enqueue(new TextEncoder().encode(JSON.stringify(messageOf("ping"))));
            stream.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = {
        ...{ method: "POST", body },
        headers: { ...bearer(apiKey), "Content-Type": "application/json" },
      };
      const answer = await app.request("/mcp", init, env, createExecutionContext());
      await answer.text();
      return [answer.status, wasRead];
    };
    for (let n = 0; n < MESSAGES; n++) expect(await sendUnread()).toEqual([200, true]);
    expect(await sendUnread()).toEqual([429, false]);
  });

  it("takes no token if it has no key or comes from another origin", async () => {
    const { apiKey } = await heldKey();
    for (let n = 0; n < 2 * MESSAGES; n++) {
      const foreign = await send(apiKey, messageOf("ping"), { Origin: "https://elsewhere.test" });
      expect(foreign.status).toBe(403);
      expect((await request("/mcp")).status).toBe(401);
    }
    expect((await send(apiKey, messageOf("ping"))).status).toBe(200);
  });
});

describe("a key with plans for both variants", () => {
  const BOTH = { a: "enterprise", b: "paid" };
  const describeHanbit = (key: string) =>
    call(key, "describe_business", { business_number: HANBIT.b_no });

  it("sends messages at the rate of variant A's meter, without using tokens of either variant's checks", async () => {
    const { apiKey } = await heldKey(BOTH);
    const answers = await inTurn(MESSAGES + 1, () => send(apiKey, messageOf("ping")));
    expect(statusesOf(answers)).toEqual([...Array(MESSAGES).fill(200), 429]);
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    const ofB = await post("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    expect(ofB.status).toBe(200);
  });

  it("calls a tool of variant B at the rate of that variant", async () => {
    const { apiKey, account } = await heldKey(BOTH);
    const useB = () => post("/v1/verify/business", apiKey, { business_number: HANBIT.b_no });
    await inTurn(RATE - 1, useB);
    const answers = await inTurn(2, () => describeHanbit(apiKey));
    expect(statusesOf(answers)).toEqual([200, 200]);
    const [one, other] = answers.map(({ body }) => body.result.structuredContent);
    expect([one.valid, other.error.code]).toEqual([true, "rate_limit_exceeded"]);
    await counted(account, [RATE], "b");
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });

  it("is admitted by the meter of variant B after it has lost its plan for variant A", async () => {
    const { apiKey, id } = await issueKey(BOTH);
    expect((await send(apiKey, messageOf("ping"))).status).toBe(200);
    await request(`/admin/keys/${id}`, {
      method: "PATCH",
      headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
      body: JSON.stringify({ plans: { a: null } }),
    });
    expect((await describeHanbit(apiKey)).body.result.structuredContent.valid).toBe(true);
    const ofA: Json = (await call(apiKey, "verify_business", CLAIM)).body.result;
    expect(ofA.structuredContent.error.code).toBe("feature_not_available");
  });
});

it("a key without a plan for the host's variant is admitted by the meter of its own variant", async () => {
  const { apiKey } = await heldKey({ b: "paid" });
  const hosts = { ...env, VARIANT_A_HOSTS: "a.test", VARIANT_B_HOSTS: "b.test" };
  const app = createApp(new EdgeMemory());
  const statuses: number[] = [];
  for (let n = 0; n <= MESSAGES; n++) {
    const init = {
      method: "POST",
      headers: { ...bearer(apiKey), "Content-Type": "application/json" },
      body: JSON.stringify(messageOf("tools/list")),
    };
    const url = "https://a.test/mcp";
    statuses.push((await app.request(url, init, hosts, createExecutionContext())).status);
  }
  expect(statuses).toEqual([...Array(MESSAGES).fill(200), 429]);
});
