/**
 * What the tests of the command-line tool share: a service that answers as told and records what it
 * was asked, and running the tool.
 */
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

export interface RecordedRequest {
  /** `POST /admin/keys` */
  route: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON; `destroy` cuts the connection instead of answering. */
  body: object | string | Buffer | "destroy";
}

export interface FakeService {
  url: string;
  requests: RecordedRequest[];
  /** Answers to each route, in turn; the last one stays. */
  answers: Record<string, FakeAnswer[]>;
  reset(): void;
  close(): Promise<void>;
}

export async function startFakeService(): Promise<FakeService> {
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
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The tool as one file: Node starts it in a third of the CPU time of its sources. */
const BVS = join(mkdtempSync(join(tmpdir(), "bvs-")), "bvs.mjs");
buildSync({
  entryPoints: [fileURLToPath(new URL("../../../cli/bvs.ts", import.meta.url))],
  outfile: BVS,
  bundle: true,
  platform: "node",
  format: "esm",
  // What is bundled of CommonJS asks for Node's own modules by it.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});

/** Changes nothing but how fast Node starts. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "" };

/** Runs `bvs` with nothing in its environment but what is given. */
export function bvs(args: string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BVS, ...args], {
      env: { ...COMPILE_CACHE, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const run: Run = { code: null, stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      run.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      run.stderr += text;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ ...run, code }));
  });
}

/** Expects a command to have failed with exit code 1 and one line. @returns the line */
export function failureLine({ code, stdout, stderr }: Run): string {
  const lines = stderr.split("\n");
  if (code !== 1 || stdout !== "" || lines.length !== 2 || lines[1] !== "") {
    throw new Error(`not a clear failure: ${JSON.stringify({ code, stdout, stderr })}`);
  }
  return lines[0] ?? "";
}
