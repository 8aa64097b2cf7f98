/** A fake service that records requests, and a function that runs the command-line tool. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, beforeEach, vi } from "vitest";

export interface RecordedRequest {
  /** Method, path and query, such as `GET /v1/batch?limit=20`. */
  route: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /**
   * A text or a Buffer is sent unchanged. Any other object is sent as JSON. For `destroy`, the
   * service closes the connection without an answer.
   */
  body: object | string | Buffer | "destroy";
}

export interface FakeService {
  url: string;
  requests: RecordedRequest[];
  /** The answers of each route, in order. The last answer repeats. Any other route answers 404. */
  answers: Record<string, FakeAnswer[]>;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a fake service for a test file, and resets it before each test. */
export async function useFakeService(): Promise<FakeService> {
  // A test runs the tool several times, and each run may take seconds on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });
  const service = await startFakeService();
  afterAll(() => service.close());
  beforeEach(() => service.reset());
  return service;
}

async function startFakeService(): Promise<FakeService> {
  const requests: RecordedRequest[] = [];
  const service: Pick<FakeService, "answers"> = { answers: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const route = `${request.method} ${request.url}`;
    requests.push({ route, headers: request.headers, body: Buffer.concat(chunks) });
    const waiting = service.answers[route] ?? [];
    const answer =
      (waiting.length > 1 ? waiting.shift() : waiting[0]) ??
      errorAnswer(404, "not_found", "Nothing here.");
    if (answer.body === "destroy") {
      response.destroy();
      return;
    }
    const isObject = typeof answer.body === "object" && !Buffer.isBuffer(answer.body);
    response.writeHead(answer.status ?? 200, {
      "X-Request-Id": "request-1",
      ...(isObject && { "Content-Type": "application/json" }),
      ...answer.headers,
    });
    response.end(isObject ? JSON.stringify(answer.body) : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    reset() {
      requests.length = 0;
      service.answers = {};
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export function errorAnswer(
  status: number,
  code: string,
  message: string,
  headers = {},
): FakeAnswer {
  return { status, headers, body: { error: { code, message } } };
}

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Command {
  args: string[];
  env: Record<string, string>;
}

let thread: Worker | undefined;
/** The previous run. The next run waits for it, because runs share the thread's environment. */
let running: Promise<unknown> = Promise.resolve();

export function bvs(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const run = running.then(() => {
    thread ??= new Worker(new URL("bvs-thread.ts", import.meta.url));
    const answered = once(thread, "message");
    thread.postMessage({ args, env } satisfies Command);
    return answered.then(([answer]) => answer as Run);
  });
  running = run.catch(() => {});
  return run;
}

/** Expects exit code 1, and one line on standard error as the only output. Returns that line. */
export function failureLine({ code, stdout, stderr }: Run): string {
  const lines = stderr.split("\n");
  if (code !== 1 || stdout !== "" || lines.length !== 2 || lines[1] !== "") {
    throw new Error(`not a clear failure: ${JSON.stringify({ code, stdout, stderr })}`);
  }
  return lines[0] ?? "";
}
