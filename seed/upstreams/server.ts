/**
 * The HTTP server that stands in for NTS, OpenDART and the live sources. Answers belong in
 * `nts.ts`, `opendart.ts` and `live-sources.ts`. Deliberate faults belong in `faults.ts`. To run
 * the server alone: `node seed/upstreams/server.ts`.
 *
 * Besides the upstreams' own paths there are `POST /__control` (sets faults), `GET /__stats`
 * (counts calls) and `POST /__reset`. Every path also exists below `/for/<name>`. Each name has its
 * own faults, counters and company table, so that tests with different faults can share one server.
 */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Demo, demo as localDemo } from "../demo.ts";
import { Control, parseCommand } from "./control.ts";
import { faultOfFollower, replyWithFault } from "./faults.ts";
import { createLiveSources, isLiveSourcePath } from "./live-sources.ts";
import { createNts } from "./nts.ts";
import { corpCodeZip, createOpenDart, openDartOperation } from "./opendart.ts";
import type { Operation } from "./operations.ts";
import { json, type Reply } from "./reply.ts";

export { LOCAL_NTS_SERVICE_KEY } from "./nts.ts";
export { LOCAL_OPENDART_API_KEY } from "./opendart.ts";

const NTS_PATH = "/api/nts-businessman/v1/";
const OPENDART_PATH = "/api/";
const OWN_STATE_PATH = /^\/for\/([\w-]+)(\/.*)$/;
/**
 * Longer than any client keeps an idle connection. If the server closed a connection first, a call
 * that the client has just sent on it would fail.
 */
const KEEP_ALIVE_MS = 120_000;
/** How many connections may wait to be accepted. One test makes a thousand checks at once. */
const BACKLOG = 4_096;

export interface StandInOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: string;
  readonly demo?: Demo;
}

export interface StandInServer {
  /**
   * The address without a trailing slash. NTS is at `/api/nts-businessman/v1`. OpenDART is at
   * `/api`. The live sources have the same paths as at apis.data.go.kr.
   */
  readonly url: string;
  readonly port: number;
  /** Stops at once and cuts off calls that still wait for an answer. */
  close(): Promise<void>;
}

/** Starts the stand-in. Resolves when it accepts connections, rejects if the port is taken. */
export async function startStandIns({
  port,
  host = "127.0.0.1",
  demo = localDemo,
}: StandInOptions): Promise<StandInServer> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true },
    createHandler(demo),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  // The cast is safe, because a server that listens on TCP has an AddressInfo.
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createHandler(demo: Demo): (request: IncomingMessage, response: ServerResponse) => void {
  const shared = {
    demo,
    demoCorpCodeFile: corpCodeZip(demo.disclosure),
    nts: createNts(demo),
    liveSources: createLiveSources(demo),
  };
  const standIns = new Map<string, AnswerCall>();
  const standInFor = (name: string): AnswerCall => {
    const standIn = standIns.get(name) ?? createStandIn(shared);
    standIns.set(name, standIn);
    return standIn;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/";
    const { pathname, searchParams: query } = new URL(url, "http://upstream");
    const [, name = "", path = pathname] = OWN_STATE_PATH.exec(pathname) ?? [];
    const body = await readBody(request);
    const reply = await standInFor(name)({ method: request.method ?? "", url, path, query, body });
    if (reply === "timeout") return;
    if (reply === "reset") response.destroy();
    else send(response, reply);
  };

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // Do not report that a client disconnects while it sends its body.
      if (!request.destroyed || request.complete) console.error("stand-in upstream:", error);
      response.destroy();
    });
  };
}

/** Answers one call. For the faults `timeout` and `reset`, the server sends no answer. */
type AnswerCall = (call: Call) => Promise<Reply | "timeout" | "reset">;

interface Call {
  readonly method: string;
  /** Path and query as the client sent them, including `/for/<name>`. */
  readonly url: string;
  /** The path without `/for/<name>`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

/**
 * What the stand-ins of all names share. It is made only once, because tests use thousands of
 * names.
 */
interface Shared {
  demo: Demo;
  demoCorpCodeFile: Uint8Array;
  nts: ReturnType<typeof createNts>;
  liveSources: ReturnType<typeof createLiveSources>;
}

function createStandIn({ demo, demoCorpCodeFile, nts, liveSources }: Shared): AnswerCall {
  const control = new Control();
  let corpCodeFile = demoCorpCodeFile;
  const openDart = createOpenDart(
    demo,
    () => corpCodeFile,
    () => new Date(),
  );

  const answerControl = async (body: string): Promise<Reply> => {
    const parsed = parseCommand(body);
    if ("error" in parsed) return json(400, { error: parsed.error });
    const { corpCode } = parsed.command;
    if (corpCode) {
      try {
        corpCodeFile = await readFile(corpCode.path);
      } catch (error) {
        return json(400, {
          error: `corpCode.path: cannot read ${corpCode.path}: ${String(error)}`,
        });
      }
    } else if (corpCode === null) {
      corpCodeFile = demoCorpCodeFile;
    }
    control.apply(parsed.command);
    return json(200, control.state());
  };

  const answerUpstream = async (
    { url, query }: Call,
    operation: Operation,
    rows: number,
    rightAnswer: () => Reply,
    unfiltered = rightAnswer,
  ) => {
    control.count(operation, rows);
    const fault = faultOfFollower(query) ?? control.nextFault(operation);
    const latencyMs = control.latencyOf(operation);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    return fault
      ? replyWithFault(fault, { url, operation, rightAnswer, unfiltered })
      : rightAnswer();
  };

  return async (call) => {
    const { method, path, query, body } = call;
    const route = `${method} ${path}`;
    if (route === "POST /__control") return answerControl(body);
    if (route === "GET /__stats") return json(200, control.stats);
    if (route === "POST /__reset") {
      control.reset();
      corpCodeFile = demoCorpCodeFile;
      return json(200, control.state());
    }
    if (path.startsWith(NTS_PATH)) {
      // A client that follows a redirect of `faults.ts` may use GET instead of POST.
      const isPost = method === "POST" || faultOfFollower(query) !== undefined;
      const operation = isPost ? path.slice(NTS_PATH.length) : "";
      const { rows, answer } = nts(operation, query, body);
      if (operation !== "validate" && operation !== "status") return answer();
      return answerUpstream(call, operation, rows, answer);
    }
    if (path.startsWith(OPENDART_PATH)) {
      const operation =
        method === "GET" ? openDartOperation(path.slice(OPENDART_PATH.length)) : undefined;
      if (!operation) return openDart(undefined, query);
      return answerUpstream(call, operation, 0, () => openDart(operation, query));
    }
    if (method === "GET" && isLiveSourcePath(path)) {
      const { operation, answer, unfiltered } = liveSources(path, query);
      return operation ? answerUpstream(call, operation, 0, answer, unfiltered) : answer();
    }
    return json(404, { error: `nothing at ${route}` });
  };
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    request.on("error", reject);
  });
}

function send(response: ServerResponse, reply: Reply): void {
  const body = typeof reply.body === "string" ? Buffer.from(reply.body) : reply.body;
  response.writeHead(reply.status, {
    "Content-Type": reply.type,
    "Content-Length": body.length,
    ...reply.headers,
  });
  response.end(body);
}

if (import.meta.main) {
  const standIns = await startStandIns({ port: Number(process.env.UPSTREAM_PORT ?? 8788) });
  console.log(`Stand-in of NTS, OpenDART and the live sources on ${standIns.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void standIns.close());
}
