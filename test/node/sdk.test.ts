/** The TypeScript client before a server that fails in every way. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ApiError,
  BusinessVerification,
  ConnectionError,
  TimeoutError,
} from "../../sdk/src/index.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What the server answers, one after the other; the last one again and again. */
let answers: Answer[] = [];
let requests: { key: string | undefined; body: string }[] = [];
let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    requests.push({ key: request.headers["idempotency-key"] as string | undefined, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = [];
  requests = [];
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { "Content-Type": "application/json", ...headers })
      .end(JSON.stringify(body));
const error = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { code, message: "Something." } }, headers);
const OK = json(200, { isRegistered: true });
const cut: Answer = (response) => response.destroy();

const client = (options = {}) =>
  new BusinessVerification({ apiKey: "bvs_live_x", baseUrl, ...options });
const ask = (options = {}, call = {}) =>
  client(options).status({ business_number: "2178182399" }, call);

describe("A call that fails", () => {
  it.each([
    ["a broken connection", cut],
    ["a fault of the service", error(500, "internal_error", { "Retry-After": "0" })],
    ["too many requests", error(429, "rate_limit_exceeded", { "Retry-After": "1" })],
    ["an answer of a proxy", json(502, "Bad gateway")],
  ])("is made again after %s, as the same request", async (_what, first) => {
    answers = [first, OK];
    expect(await ask()).toEqual({ isRegistered: true });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[1]).toEqual(requests[0]);
  });

  it("is made three times in all", async () => {
    answers = [cut];
    await expect(ask()).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["the month is used up", error(429, "quota_exceeded", { "Retry-After": "1" })],
    ["the wait is long", error(429, "rate_limit_exceeded", { "Retry-After": "31" })],
    ["the request is wrong", error(400, "invalid_request")],
    ["the key is wrong", error(401, "invalid_api_key")],
  ])("is not made again when %s", async (_what, answer) => {
    answers = [answer];
    await expect(ask()).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  it("waits no longer than its time, and says so", async () => {
    answers = [() => {}];
    await expect(ask({ timeoutMs: 50, retries: 0 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it("ends at once when it is aborted, also between two attempts", async () => {
    answers = [error(429, "rate_limit_exceeded", { "Retry-After": "20" })];
    const abort = new AbortController();
    const call = ask({}, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error("no longer needed")), 100);
    await expect(call).rejects.toThrow("no longer needed");
    await expect(ask({}, { signal: AbortSignal.abort(new Error("never")) })).rejects.toThrow(
      "never",
    );
  });

  it("is no answer when something else answers", async () => {
    answers = [(response) => response.writeHead(200).end("<html>")];
    await expect(ask()).rejects.toBeInstanceOf(ConnectionError);
  });

  it("keeps what an answer of another form says", async () => {
    answers = [json(403, { message: "no" })];
    await expect(ask()).rejects.toMatchObject({ code: "unknown", status: 403, parameter: null });
  });

  it("has the caller's own idempotency key", async () => {
    answers = [OK];
    await ask({}, { idempotencyKey: "order-17" });
    expect(requests[0]?.key).toBe("order-17");
  });
});

describe("Results", () => {
  const chunks =
    (...texts: string[]): Answer =>
    async (response) => {
      response.writeHead(200, { "Content-Type": "application/x-ndjson" });
      for (const text of texts) {
        response.write(text);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      response.end();
    };
  const rows = async () => {
    const numbers: number[] = [];
    for await (const { row } of client().batch.results("job_1")) numbers.push(row);
    return numbers;
  };

  it("are read row by row, wherever the pieces end", async () => {
    answers = [chunks('{"row":1}\n{"ro', 'w":2}\n', '{"row":3,"input":{"owner_name":"김"}}')];
    expect(await rows()).toEqual([1, 2, 3]);
  });

  it("that are cut off are an error, not fewer rows", async () => {
    answers = [chunks('{"row":1}\n{"row":2,"in')];
    await expect(rows()).rejects.toBeInstanceOf(ConnectionError);
  });

  it("may be left in the middle", async () => {
    answers = [chunks('{"row":1}\n', '{"row":2}\n')];
    for await (const { row } of client().batch.results("job_1")) {
      expect(row).toBe(1);
      break;
    }
  });
});
