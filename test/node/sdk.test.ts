import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  ApiError,
  BusinessVerification,
  type ClientOptions,
  ConnectionError,
  type EventsOptions,
  type Job,
  responseOf,
  TimeoutError,
} from "../../sdk/src/index.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** The server's answers, in order. The last answer repeats. */
let answers: Answer[] = [];
let requests: { key: string | undefined; body: string }[] = [];
let routes: [route: string, headers: IncomingMessage["headers"]][] = [];
let server: Server;
let baseUrl = "";

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    routes.push([`${request.method} ${request.url}`, request.headers]);
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
  routes = [];
  // With the random number 0, the waits between attempts are as short as possible.
  vi.spyOn(Math, "random").mockReturnValue(0);
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
const fetchStatus = (options = {}, call = {}) =>
  client(options).status({ business_number: "2178182399" }, call);

describe("a call", () => {
  it.each([
    ["a broken connection", cut],
    ["a fault of the service", error(500, "internal_error", { "Retry-After": "0" })],
    ["a locked database", error(500, "temporarily_unavailable", { "Retry-After": "0" })],
    ["too many requests", error(429, "rate_limit_exceeded", { "Retry-After": "1" })],
    ["a proxy's answer", json(502, "Bad gateway")],
  ])("is repeated after %s, with the same body and Idempotency-Key", async (_what, first) => {
    answers = [first, OK];
    expect(await fetchStatus()).toEqual({ isRegistered: true });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[1]).toEqual(requests[0]);
  });

  it("is attempted at most three times", async () => {
    answers = [cut];
    await expect(fetchStatus()).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["the month's quota is used up", error(429, "quota_exceeded", { "Retry-After": "1" })],
    ["the day's share is used up", error(429, "daily_limit_exceeded", { "Retry-After": "1" })],
    ["the wait is long", error(429, "rate_limit_exceeded", { "Retry-After": "31" })],
    ["the request is wrong", error(400, "invalid_request")],
    ["the key is wrong", error(401, "invalid_api_key")],
  ])("is not repeated if %s", async (_what, answer) => {
    answers = [answer];
    await expect(fetchStatus()).rejects.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  it("ends with a TimeoutError when its time limit is over", async () => {
    answers = [() => {}];
    await expect(fetchStatus({ timeoutMs: 50, retries: 0 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it("ends with a TimeoutError when its signal times out, even between two attempts", async () => {
    answers = [() => {}, error(429, "rate_limit_exceeded", { "Retry-After": "20" })];
    for (let call = 0; call < 2; call++)
      await expect(fetchStatus({}, { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(
        TimeoutError,
      );
  });

  it("ends at once if it is aborted, even between two attempts", async () => {
    answers = [error(429, "rate_limit_exceeded", { "Retry-After": "20" })];
    const abort = new AbortController();
    const call = fetchStatus({}, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error("no longer needed")), 100);
    await expect(call).rejects.toThrow("no longer needed");
    await expect(
      fetchStatus({}, { signal: AbortSignal.abort(new Error("never")) }),
    ).rejects.toThrow("never");
  });

  it.each(["<html>", "", "null", "7", "[]", '{"error":{"code":"internal_error"}}'])(
    "fails without a repetition if something other than the service answers: %j",
    async (body) => {
      answers = [(response) => response.writeHead(200).end(body)];
      await expect(fetchStatus()).rejects.toThrow(/Something other than the service answered/);
      expect(requests).toHaveLength(1);
    },
  );

  it("is repeated if the answer breaks off, and ends with a TimeoutError if the answer stops coming", async () => {
    const half: Answer = (response) => {
      response.writeHead(200, { "Content-Length": "100" }).write('{"isReg');
      setTimeout(() => response.destroy(), 20);
    };
    answers = [half, OK];
    expect(await fetchStatus()).toEqual({ isRegistered: true });
    answers = [(response) => response.writeHead(200).write('{"isReg')];
    await expect(fetchStatus({ timeoutMs: 100, retries: 0 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it("fails with the HTTP status if a proxy answers", async () => {
    answers = [(response) => response.writeHead(502).end("<html>Bad gateway</html>")];
    const fault = await fetchStatus({ retries: 0 }).catch((thrown) => thrown);
    expect(fault).toBeInstanceOf(ApiError);
    expect(fault).toMatchObject({
      message: `${baseUrl} answered HTTP 502.`,
      ...{ code: "unknown", status: 502, parameter: null, requestId: null, helpUrl: null },
      body: "<html>Bad gateway</html>",
    });
  });

  it("fails on a redirection instead of following it, because the key is for one address", async () => {
    answers = [(response) => response.writeHead(302, { Location: `${baseUrl}/login` }).end()];
    const message = `${baseUrl} redirects to ${baseUrl}/login: use the address of the service`;
    await expect(fetchStatus()).rejects.toThrow(message);
    expect(requests).toHaveLength(1);
  });

  it("fails with an error that links to the explanation of its code", async () => {
    const body = { error: { code: "invalid_owner_name", message: "ownerName: is empty" } };
    const Link = '</assets/a.css>; rel="preload", </docs#invalid_owner_name>; rel="help"';
    answers = [json(400, body, { Link, "X-Request-Id": "request-1" })];
    await expect(fetchStatus()).rejects.toMatchObject({
      ...{ message: "ownerName: is empty", parameter: "ownerName", requestId: "request-1" },
      helpUrl: `${baseUrl}/docs#invalid_owner_name`,
      body: JSON.stringify(body),
    });
  });

  it.each([
    ["Job-Name: must be one line", "name: must be one line", "name"],
    ["Idempotency-Key: is too long", "idempotencyKey: is too long", "idempotencyKey"],
    ["This Idempotency-Key was used.", "This Idempotency-Key was used.", null],
  ])(
    "names the option that is wrong, not the header in which it is sent: %s",
    async (sent, message, parameter) => {
      const body = { error: { code: "invalid_request", message: sent } };
      answers = [json(400, body)];
      await expect(fetchStatus()).rejects.toMatchObject({
        ...{ message, parameter, body: JSON.stringify(body) },
      });
    },
  );

  it.each([
    { message: "no" },
    { error: null },
    { error: "no" },
    { error: { code: 7, message: {}, details: "x" } },
    { error: { details: { parameter: 7 } } },
  ])(
    "fails with an error that contains the answer's body if the body has an unknown form: %j",
    async (body) => {
      const Link = '<http://[>; rel="help"';
      answers = [json(403, body, { Link })];
      await expect(fetchStatus()).rejects.toMatchObject({
        ...{ message: `${baseUrl} answered HTTP 403.`, code: "unknown", status: 403 },
        ...{ parameter: null, helpUrl: null, body: JSON.stringify(body) },
      });
      expect(requests).toHaveLength(1);
    },
  );

  it("is sent with the caller's Idempotency-Key if the caller gives one", async () => {
    answers = [OK];
    await fetchStatus({}, { idempotencyKey: "order-17" });
    expect(requests[0]?.key).toBe("order-17");
  });

  it("gets a new Idempotency-Key if plain JavaScript passes null", async () => {
    answers = [cut, OK];
    await fetchStatus({}, { idempotencyKey: null });
    expect(requests[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[1]).toEqual(requests[0]);
  });

  it.each([undefined, null, "2178182399"])("is not sent if the request is %s", async (request) => {
    const call = client().verify(request as never);
    await expect(call).rejects.toThrow(/^The request must be an object/);
    await expect(client().batch.submit(request as never)).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(0);
  });

  it("leaves no listeners on a signal that many calls share", async () => {
    answers = [OK];
    const { signal } = new AbortController();
    const warnings: Error[] = [];
    const warn = (warning: Error) => void warnings.push(warning);
    process.on("warning", warn);
    for (let call = 0; call < 50; call++) await fetchStatus({}, { signal });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off("warning", warn);
    expect(warnings).toEqual([]);
  });
});

describe("a client", () => {
  it.each(["", "/", "/v1", "/v1/", "//"])("accepts an address with %j at its end", async (end) => {
    answers = [OK];
    await fetchStatus({ baseUrl: baseUrl + end });
    expect(routes[0]?.[0]).toBe("POST /v1/status");
  });

  it("accepts an address with a path", async () => {
    answers = [OK];
    await fetchStatus({ baseUrl: `${baseUrl}/korea/` });
    expect(routes[0]?.[0]).toBe("POST /korea/v1/status");
  });

  it.each([
    ["no address", { baseUrl: undefined }, "baseUrl must be an address such as"],
    ["an address without a scheme", { baseUrl: "api.example.com" }, "baseUrl must be an address"],
    ["a host with only a port", { baseUrl: "localhost:8787" }, "baseUrl must be an address"],
    ["plain HTTP", { baseUrl: "http://api.example.com" }, "baseUrl must begin with https://"],
    ["no key", { apiKey: undefined }, "apiKey is missing"],
    ["a blank key", { apiKey: " \n" }, "apiKey is missing"],
    ["a whole header as its key", { apiKey: "Bearer bvs_live_x" }, "apiKey holds characters"],
    ["a wrong describeApiKey", { describeApiKey: "ключ" }, "describeApiKey holds characters"],
    ["a wrong describeBaseUrl", { describeBaseUrl: "/v1" }, "describeBaseUrl must be an address"],
  ])("cannot be created with %s, and says so without the key", (_what, options, message) => {
    const make = () => client(options);
    expect(make).toThrow(TypeError);
    expect(make).toThrow(message);
    expect(make).not.toThrow("bvs_live_x");
  });

  it("trims its key, and does not show it", async () => {
    answers = [OK];
    await fetchStatus({ apiKey: " bvs_live_x\n" });
    expect(routes[0]?.[1].authorization).toBe("Bearer bvs_live_x");
    expect(inspect(client(), { depth: 9, showHidden: true })).not.toContain("bvs_live_x");
  });

  it("uses describeApiKey and describeBaseUrl for calls of describe, and for no other calls", async () => {
    answers = [json(200, { valid: true })];
    const options = { describeBaseUrl: `${baseUrl}/b`, describeApiKey: "bvs_live_b" };
    await client(options).describe({ business_number: "2178182399" });
    await client(options).usage({ variant: "b" });
    expect(routes.map(([route, { authorization }]) => [route, authorization])).toEqual([
      ["POST /b/v1/verify/business", "Bearer bvs_live_b"],
      ["GET /v1/usage?variant=b", "Bearer bvs_live_x"],
    ]);
  });

  it("sends its requests with the given fetch function", async () => {
    const seen: unknown[] = [];
    const send: ClientOptions["fetch"] = async (url, init) => {
      seen.push(url, init.method, new TextDecoder().decode(init.body as ArrayBuffer));
      return Response.json({ isRegistered: true });
    };
    expect(await fetchStatus({ fetch: send })).toEqual({ isRegistered: true });
    expect(seen).toEqual([`${baseUrl}/v1/status`, "POST", '{"business_number":"2178182399"}']);
  });

  it("gives the metadata of the response for an answer that it returned, but not for a copy of that answer", async () => {
    answers = [
      json(200, { isValid: true }, { "X-Request-Id": "r-1", "Test-Mode": "true" }),
      json(200, { isValid: true }, { "Idempotency-Replayed": "true", RateLimit: '"second";r=9' }),
    ];
    const [first, second] = [await fetchStatus(), await fetchStatus()];
    expect(responseOf(first)).toMatchObject({ requestId: "r-1", testMode: true, replayed: false });
    expect(responseOf(second)).toMatchObject({ requestId: null, testMode: false, replayed: true });
    expect(responseOf(second).headers.get("RateLimit")).toBe('"second";r=9');
    expect(() => responseOf({ ...first })).toThrow(TypeError);
  });

  it("sends an Idempotency-Key only with calls that are charged", async () => {
    const { batch } = client();
    answers = [json(200, { jobs: [], next_cursor: null })];
    await batch.status("job_1");
    await batch.cancel("job_1");
    await batch.delete("job_1");
    await batch.listPage();
    await client().usage();
    expect(requests.map(({ key }) => key)).toEqual(Array(5).fill(undefined));
    await batch.submit({ check: "status", business_numbers: [] });
    await batch.upload("business_number", { idempotencyKey: "table-1" });
    expect(requests.slice(5).map(({ key }) => key)).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      "table-1",
    ]);
  });
});

describe("a job", () => {
  const job = (status: Job["status"], seconds?: number) =>
    json(
      200,
      { job_id: "job_1", status },
      seconds === undefined ? {} : { "Retry-After": `${seconds}` },
    );
  const wait = (options = {}, call = {}) =>
    client({ retries: 0, ...options }).batch.wait("job_1", call);

  it.each(["a text", new Blob(["a text"]), new TextEncoder().encode("a text")])(
    "can be submitted as a table, with its options: %o",
    async (table) => {
      answers = [job("queued")];
      await client().batch.upload(table, {
        ...{ name: "고객 1.csv", check: "status", language: "en" },
        ...{ columns: "input", retention_days: 7 },
      });
      const [[route, headers] = []] = routes;
      const query = "check=status&language=en&columns=input&retention_days=7";
      expect(route).toBe(`POST /v1/batch/upload?${query}`);
      expect(headers).toMatchObject({
        "content-type": "text/csv",
        "job-name": "%EA%B3%A0%EA%B0%9D%201.csv",
      });
      expect(requests[0]?.body).toBe("a text");
    },
  );

  it("is not submitted, and the promise is rejected, if its name is not well-formed text", async () => {
    const broken = { name: "\ud800" };
    await expect(client().batch.upload("", broken)).rejects.toBeInstanceOf(URIError);
    expect(requests).toHaveLength(0);
  });

  it("is queried at the intervals that the service names, until it has ended", async () => {
    answers = [job("queued", 0), job("processing", 1), job("failed")];
    const seen: string[] = [];
    const startedAt = Date.now();
    const ended = await wait({}, { onProgress: ({ status }: Job) => seen.push(status) });
    expect(ended.status).toBe("failed");
    expect(seen).toEqual(["queued", "processing", "failed"]);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_000);
  });

  it("is queried every half minute even if the service asks to wait longer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const send = vi.fn(async () =>
      Response.json({ status: "queued" }, { headers: { "Retry-After": "99999999999" } }),
    );
    const abort = new AbortController();
    const waiting = wait({ fetch: send }, { signal: abort.signal }).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    abort.abort();
    await waiting;
  });

  it.each([undefined, null, "", {}, 7])("causes no request if its id is %j", async (id) => {
    const { batch } = client();
    const calls = [
      () => batch.status(id as never),
      () => batch.wait(id as never),
      () => batch.cancel(id as never),
      () => batch.delete(id as never),
      () => batch.download(id as never),
      () => batch.results(id as never).next(),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(/^Give the job/);
    expect(requests).toHaveLength(0);
  });

  it("is still awaited if the service is unavailable for a moment", async () => {
    const away = error(500, "internal_error", { "Retry-After": "0" });
    answers = [away, away, away, job("queued", 0), away, job("completed")];
    expect((await wait()).status).toBe("completed");
  });

  it("is not awaited if waiting cannot help or would take too long", async () => {
    answers = [error(404, "job_not_found")];
    await expect(wait()).rejects.toMatchObject({ code: "job_not_found" });
    answers = [error(429, "rate_limit_exceeded", { "Retry-After": "31" })];
    await expect(wait()).rejects.toMatchObject({ code: "rate_limit_exceeded" });
    expect(requests).toHaveLength(2);
  });

  it("is no longer awaited after an abort", async () => {
    answers = [job("processing", 10)];
    const abort = new AbortController();
    const onProgress = () => abort.abort(new Error("no longer needed"));
    await expect(wait({}, { signal: abort.signal, onProgress })).rejects.toThrow(
      "no longer needed",
    );
    expect(requests).toHaveLength(1);
  });

  it("is listed page by page, as far as the program reads", async () => {
    const page = (id: string, next_cursor: string | null) =>
      json(200, { jobs: [{ job_id: id }], next_cursor });
    answers = [page("job_2", "after 2"), page("job_1", null)];
    const ids: string[] = [];
    for await (const { job_id } of client().batch.list({ status: "completed", limit: 1 }))
      ids.push(job_id);
    expect(ids).toEqual(["job_2", "job_1"]);
    const query = "limit=1&status=completed";
    expect(routes.map(([route]) => route)).toEqual([
      `GET /v1/batch?${query}`,
      `GET /v1/batch?${query}&cursor=after%202`,
    ]);
    answers = [json(200, { jobs: [] })];
    for await (const _ of client().batch.list()) expect.unreachable();
    routes.length = 2;
    answers = [page("job_2", "2")];
    for await (const { job_id } of client().batch.list()) if (job_id === "job_2") break;
    expect(routes).toHaveLength(3);
  });

  it("is requested with receipts only if the caller asks for receipts", async () => {
    const rows: Answer = (response) => response.end('{"row":1}\n');
    answers = [job("completed"), job("completed"), rows, OK];
    const { batch } = client();
    await batch.status("job_1", { receipt: true });
    await batch.status("job_1", { receipt: false });
    await batch.results("job_1", { receipts: true }).next();
    const one = { business_number: "2178182399", receipt: true };
    await client().status(one);
    expect(routes.map(([route]) => route)).toEqual([
      "GET /v1/batch/status/job_1?receipt=true",
      "GET /v1/batch/status/job_1",
      "GET /v1/batch/download/job_1?receipts=true",
      "POST /v1/status",
    ]);
    expect(JSON.parse(requests[3]?.body ?? "")).toEqual(one);
  });

  it("cannot change the path of a request through its id", async () => {
    answers = [job("queued")];
    await client().batch.status("../usage?x");
    expect(routes[0]?.[0]).toBe("GET /v1/batch/status/..%2Fusage%3Fx");
  });
});

describe("results", () => {
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
  const rows = async (options = {}, call = {}, onRow = async () => {}) => {
    const numbers: number[] = [];
    for await (const { row } of client(options).batch.results("job_1", call)) {
      numbers.push(row);
      await onRow();
    }
    return numbers;
  };

  it("are read row by row, in pieces of any size", async () => {
    answers = [chunks('{"row":1}\n{"ro', 'w":2}\n', '{"row":3,"input":{"owner_name":"김"}}')];
    expect(await rows()).toEqual([1, 2, 3]);
  });

  it.each(['{"row":1}\n{"row":2,"in', '{"row":1}\nnull\n', "[]", "7\n", ""])(
    "end with an error if they are cut off or are not results: %j",
    async (text) => {
      answers = [(response) => response.end(text)];
      await expect(rows()).rejects.toThrow("The download of the results is incomplete.");
    },
  );

  it("are read only up to a limit if no line ends", async () => {
    const piece = new Uint8Array(65_536).fill(0x20);
    let sent = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += piece.length;
      controller.enqueue(piece);
    };
    const send = async () => new Response(new ReadableStream({ pull }));
    await expect(rows({ fetch: send })).rejects.toThrow(
      "The download of the results is incomplete.",
    );
    expect(sent).toBeLessThan(100_000_000);
  });

  it("end with an error if the connection breaks", async () => {
    answers = [
      (response) => {
        response.writeHead(200).write('{"row":1}\n');
        setTimeout(() => response.destroy(), 20);
      },
    ];
    await expect(rows()).rejects.toThrow("The connection broke within the results.");
  });

  it("may be read only in part, and the download ends when the caller stops reading", async () => {
    let closed = Promise.resolve();
    answers = [
      (response) => {
        closed = new Promise((resolve) => response.once("close", () => resolve()));
        response.writeHead(200).write('{"row":1}\n{"row":2}\n');
      },
    ];
    for await (const { row } of client().batch.results("job_1")) {
      expect(row).toBe(1);
      break;
    }
    await closed;
  });

  it("end with the reason of the abort if the caller aborts", async () => {
    answers = [(response) => response.writeHead(200).write('{"row":1}\n')];
    const abort = new AbortController();
    const stop = async () => abort.abort(new Error("no longer needed"));
    await expect(rows({}, { signal: abort.signal }, stop)).rejects.toThrow("no longer needed");
  });

  it("may take longer to read than the time limit of a call, because the call ends when the headers arrive", async () => {
    // This `fetch` answers at once, and its body fails when the attempt's signal aborts.
    const send: ClientOptions["fetch"] = async (_url, { signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) =>
          signal?.addEventListener("abort", () => controller.error(signal.reason)),
        pull: async (controller) => {
          sent++;
          controller.enqueue(new TextEncoder().encode(`{"row":${sent}}\n`));
          if (sent === 2) controller.close();
        },
      });
      return new Response(body);
    };
    let sent = 0;
    const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
    expect(await rows({ timeoutMs: 100, fetch: send }, {}, slowly)).toEqual([1, 2]);
  });

  it("are requested only when they are read, and the request is retried like any other", async () => {
    const results = client().batch.results("job_1");
    expect(requests).toHaveLength(0);
    answers = [cut, chunks('{"row":1}\n')];
    expect((await results.next()).value).toEqual({ row: 1 });
    expect((await results.next()).done).toBe(true);
    answers = [error(404, "results_not_ready")];
    await expect(rows()).rejects.toMatchObject({ code: "results_not_ready" });
  });
});

describe("the watch list", () => {
  const added = (count: number) =>
    json(200, { added: count, already_watched: 0, watched: count, max_watched: 9_000 });
  const bodies = () => requests.map(({ body }) => JSON.parse(body));

  it("accepts one number, or a list of numbers with ids", async () => {
    answers = [added(1)];
    const { watches } = client();
    await watches.add("2178182399");
    await watches.add([{ business_number: "2178182399", reference: undefined }]);
    await watches.remove("2178182399");
    const one = { watches: [{ business_number: "2178182399" }] };
    expect(bodies()).toEqual([one, one, { business_numbers: ["2178182399"] }]);
  });

  it("counts each number once in its totals, even if several calls contain this number", async () => {
    const numbers = Array.from({ length: 1_500 }, (_, at) => String(3_000_000_000 + at));
    const hyphenated = "300-00-00000";
    const answer = (added: number, already_watched: number) =>
      json(200, { added, already_watched, watched: 1_400, max_watched: 9_000 });
    // 100 of the numbers were on the list before. The second call repeats 500 numbers of the first.
    answers = [answer(900, 100), answer(500, 500), answer(0, 1)];
    const totals: number[][] = [];
    const given = [...numbers.slice(0, 1_000), ...numbers.slice(500), hyphenated];
    const total = await client().watches.add(given, {
      onProgress: ({ added, already_watched }) => totals.push([added, already_watched]),
    });
    expect(totals).toEqual([
      [900, 100],
      [1_400, 100],
      [1_400, 100],
    ]);
    expect(total).toMatchObject({ added: 1_400, already_watched: 100 });
    expect(bodies().map(({ watches }) => watches.length)).toEqual([1_000, 1_000, 1]);
  });

  it("asks for further numbers only after the first thousand were added", async () => {
    let given = 0;
    function* numbers() {
      for (; given < 5_000; given++) yield "2178182399";
    }
    answers = [added(1_000), error(429, "too_many_watched", { "Retry-After": "3600" })];
    await expect(client().watches.add(numbers())).rejects.toMatchObject({
      code: "too_many_watched",
    });
    expect([given, requests.length]).toEqual([1_999, 2]);
  });

  it("is not fetched by mistake if a program asks for one watched number and this number is empty", async () => {
    for (const number of ["", undefined])
      await expect(client().watches.get(number as string)).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(0);
  });

  it("is read even if a page is empty, but not endlessly", async () => {
    const page = (next_cursor: string | null, ...numbers: string[]) =>
      json(200, { watches: numbers.map((business_number) => ({ business_number })), next_cursor });
    answers = [page("a-1", "2178182399"), page("b-"), page(null, "1248178104")];
    const seen: string[] = [];
    for await (const one of client().watches.list({ limit: 2 })) seen.push(one.business_number);
    expect(seen).toEqual(["2178182399", "1248178104"]);
    expect(routes.map(([route]) => route)).toEqual([
      "GET /v1/watches?limit=2",
      "GET /v1/watches?limit=2&cursor=a-1",
      "GET /v1/watches?limit=2&cursor=b-",
    ]);
    answers = [page("again")];
    await expect(client().watches.list().next()).rejects.toBeInstanceOf(ConnectionError);
  });
});

describe("the events", () => {
  type Send = () => Response;
  const page =
    (next: number, ...ids: number[]): Send =>
    () =>
      Response.json({ events: ids.map((id) => ({ id: `evt_${id}` })), next: `evt_${next}` });
  const refusal =
    (status: number, code: string, headers = {}): Send =>
    () =>
      Response.json({ error: { code, message: "Something." } }, { status, headers });
  const broken: Send = () => {
    throw new TypeError("fetch failed");
  };

  /** Reads at most `most` events. A fake clock skips the pauses. */
  async function read(sent: Send[], options: EventsOptions = {}, most = Number.POSITIVE_INFINITY) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const asked: { at: number; query: string }[] = [];
    const fetch = async (url: string) => {
      asked.push({ at: Date.now(), query: url.slice(url.indexOf("?")) });
      const answer = sent.length > 1 ? sent.shift() : sent[0];
      return answer?.() ?? Response.error();
    };
    const seen: string[] = [];
    const reading = async () => {
      for await (const { id } of client({ fetch, retries: 0 }).events(options)) {
        seen.push(id);
        if (seen.length === most) break;
      }
    };
    let isOver = false;
    const fault = reading().catch((thrown: unknown) => thrown);
    void fault.then(() => {
      isOver = true;
    });
    while (!isOver) await vi.advanceTimersToNextTimerAsync();
    const waits = asked.slice(1).map(({ at }, index) => (at - (asked[index]?.at ?? 0)) / 1000);
    return { seen, waits, fault: await fault, queries: asked.map(({ query }) => query) };
  }

  it("are read page by page until a page is not full, from the cursor of the page before", async () => {
    const cursors: string[] = [];
    const onCursor = async (cursor: string) => void cursors.push(cursor);
    const types = ["watch.changed", "watch.stale"] as const;
    const { seen, queries } = await read([page(2, 1, 2), page(4, 3, 4), page(9)], {
      ...{ after: "evt_0", types, limit: 2, onCursor },
    });
    expect(seen).toEqual(["evt_1", "evt_2", "evt_3", "evt_4"]);
    expect(cursors).toEqual(["evt_2", "evt_4", "evt_9"]);
    expect(queries).toEqual(
      ["evt_0", "evt_2", "evt_4"].map(
        (after) => `?after=${after}&types=watch.changed%2Cwatch.stale&limit=2`,
      ),
    );
  });

  it("give no cursor for a page that was not read to its end", async () => {
    const onCursor = vi.fn();
    expect((await read([page(2, 1, 2)], { onCursor }, 1)).seen).toEqual(["evt_1"]);
    expect(onCursor).not.toHaveBeenCalled();
  });

  it("are followed with pauses that double until they take half a minute or more, and are short again after an event", async () => {
    const quiet = Array.from({ length: 7 }, () => page(1));
    const sent = [...quiet, page(2, 2), page(3), page(4, 4)];
    const { seen, waits } = await read(sent, { follow: true }, 2);
    expect(seen).toEqual(["evt_2", "evt_4"]);
    // `Math.random` is 0 here, so each pause is half as long as it may be.
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 1, 2]);
  });

  it("are followed even during an outage, with pauses at least as long as the service asks for", async () => {
    const busy = refusal(429, "rate_limit_exceeded", { "Retry-After": "7" });
    const faults: string[] = [];
    const onRetry = (fault: Error) => void faults.push(fault.name);
    const sent = [broken, busy, refusal(500, "internal_error"), page(1, 1)];
    const { seen, waits } = await read(sent, { follow: true, onRetry }, 1);
    expect(seen).toEqual(["evt_1"]);
    expect(waits).toEqual([1, 7, 4]);
    expect(faults).toEqual(["ConnectionError", "ApiError", "ApiError"]);
  });

  it.each([
    ["the key is not valid", refusal(401, "invalid_api_key"), "invalid_api_key"],
    ["the cursor is too old", refusal(400, "cursor_expired"), "cursor_expired"],
  ])("are not followed any longer if %s", async (_what, refused, code) => {
    const { seen, fault } = await read([page(1, 1), refused], { follow: true });
    expect([seen, fault]).toMatchObject([["evt_1"], { code }]);
  });

  it("end with the fault if they are not followed", async () => {
    const { fault, queries } = await read([refusal(500, "internal_error")]);
    expect([fault, queries.length]).toMatchObject([{ code: "internal_error" }, 1]);
  });

  it("end with the signal's reason if the signal aborts during a pause", async () => {
    const abort = new AbortController();
    const fetch = async () => page(1)();
    const next = client({ fetch }).events({ follow: true, signal: abort.signal }).next();
    setTimeout(() => abort.abort(new Error("no longer needed")), 50);
    await expect(next).rejects.toThrow("no longer needed");
  });

  it("end with an error if a server sends one full page again and again", async () => {
    const { seen, fault } = await read([page(1, 1)], { limit: 1 });
    expect([seen, fault]).toEqual([["evt_1"], expect.any(ConnectionError)]);
  });
});

describe("webhook endpoints", () => {
  const ID = "we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50";

  it("are created, listed, shown, changed, tested and deleted at their addresses", async () => {
    answers = [json(200, { id: ID })];
    const { webhookEndpoints } = client();
    await webhookEndpoints.create({ url: "https://hooks.example.com/bvs", types: undefined });
    await webhookEndpoints.list();
    await webhookEndpoints.get(ID);
    await webhookEndpoints.update(ID, { status: "enabled", types: null });
    await webhookEndpoints.rotate(ID);
    await webhookEndpoints.test(ID);
    await webhookEndpoints.deliveries(ID);
    await webhookEndpoints.delete(ID);
    const path = "/v1/webhook_endpoints";
    expect(routes.map(([route]) => route)).toEqual([
      ...[`POST ${path}`, `GET ${path}`, `GET ${path}/${ID}`, `POST ${path}/${ID}`],
      ...[`POST ${path}/${ID}/rotate`, `POST ${path}/${ID}/test`],
      ...[`GET ${path}/${ID}/deliveries`, `DELETE ${path}/${ID}`],
    ]);
    expect(requests[0]?.body).toBe('{"url":"https://hooks.example.com/bvs"}');
    expect(requests[3]?.body).toBe('{"status":"enabled","types":null}');
  });

  it("are not created twice, and get no second secret, if the answer is lost", async () => {
    answers = [cut];
    const { webhookEndpoints } = client();
    const making = webhookEndpoints.create({ url: "https://hooks.example.com/bvs" });
    await expect(making).rejects.toBeInstanceOf(ConnectionError);
    await expect(webhookEndpoints.rotate(ID)).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toHaveLength(2);
  });

  it("are tested again only after the wait that the service asks for", async () => {
    answers = [
      error(429, "too_many_tests", { "Retry-After": "1" }),
      json(200, { delivered: true }),
    ];
    expect(await client().webhookEndpoints.test(ID)).toEqual({ delivered: true });
  });

  it("cannot be fetched or changed with an empty id", async () => {
    const { webhookEndpoints } = client();
    for (const id of ["", undefined] as string[])
      for (const call of ["get", "delete", "rotate", "test", "deliveries"] as const)
        await expect(webhookEndpoints[call](id)).rejects.toThrow(TypeError);
    await expect(webhookEndpoints.update("", { types: null })).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(0);
  });
});

describe("a server that is not the service", () => {
  const endless =
    (status: number, type: string): Answer =>
    (response) => {
      const piece = Buffer.alloc(65_536, " ");
      response.writeHead(status, { "Content-Type": type });
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on("drain", more).on("error", () => {});
      more();
    };

  it("is not read endlessly, whether it sends an answer, an error or a file", async () => {
    answers = [endless(200, "application/json")];
    await expect(fetchStatus({ retries: 0 })).rejects.toBeInstanceOf(ConnectionError);
    answers = [endless(400, "application/json")];
    await expect(fetchStatus()).rejects.toMatchObject({ code: "unknown", status: 400, body: "" });
    answers = [endless(200, "text/csv")];
    await expect(client({ retries: 0 }).batch.download("job_1")).rejects.toBeInstanceOf(
      ConnectionError,
    );
  });

  it("cannot make the client accept a web page as the results of a job", async () => {
    answers = [
      (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<html>"),
    ];
    await expect(client().batch.download("job_1")).rejects.toBeInstanceOf(ConnectionError);
  });

  it("cannot keep the client busy with a list of empty pages", async () => {
    answers = [json(200, { jobs: [], next_cursor: "again" })];
    const list = client().batch.list();
    await expect(list.next()).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toHaveLength(1);
  });
});
