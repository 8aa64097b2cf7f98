/**
 * The HTTP server that stands in for NTS and OpenDART (DESIGN §11): paths, reading bodies, sending answers. What is answered belongs in
 * `nts.ts` and `opendart.ts`, what is broken on purpose in `control.ts`. By itself: `node seed/upstreams/server.ts`.
 */
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Demo, demo as localDemo } from "../demo.ts";
import { Control, type Operation, parseCommand, spoil } from "./control.ts";
import { createNts } from "./nts.ts";
import { corpCodeZip, createOpenDart, openDartOperation } from "./opendart.ts";
import { json, type Reply } from "./reply.ts";

export { LOCAL_NTS_SERVICE_KEY } from "./nts.ts";
export { LOCAL_OPENDART_API_KEY } from "./opendart.ts";

const NTS_PATH = "/api/nts-businessman/v1/";
const OPENDART_PATH = "/api/";
/** Longer than any client keeps an idle connection, so that the stand-in is never the one that closes it under a request. */
const KEEP_ALIVE_MS = 120_000;

export interface UpstreamOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly demo?: Demo;
}

export interface Upstream {
  /** Without a trailing slash; NTS is at `/api/nts-businessman/v1`, OpenDART at `/api`. */
  readonly url: string;
  readonly port: number;
  /** Stops at once: calls that still wait for an answer are cut off. */
  close(): Promise<void>;
}

/** Starts the stand-in; resolves when it accepts connections, rejects when the port is taken. */
export async function startUpstreams({
  port,
  host = "127.0.0.1",
  demo = localDemo,
}: UpstreamOptions): Promise<Upstream> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true },
    createHandler(demo),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // With a port asked for, `address()` of a listening TCP server is never a string or null.
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
  const control = new Control();
  const demoTable = corpCodeZip(demo.disclosure);
  let table = demoTable;
  const nts = createNts(demo);
  const openDart = createOpenDart(
    demo,
    () => table,
    () => new Date(),
  );

  const answerControl = async (body: string): Promise<Reply> => {
    const parsed = parseCommand(body);
    if ("error" in parsed) return json(400, { error: parsed.error });
    const { corpCode } = parsed.command;
    if (corpCode) {
      try {
        table = await readFile(corpCode.path);
      } catch (error) {
        return json(400, {
          error: `corpCode.path: cannot read ${corpCode.path}: ${String(error)}`,
        });
      }
    } else if (corpCode === null) {
      table = demoTable;
    }
    control.apply(parsed.command);
    return json(200, control.state());
  };

  const answerUpstream = async (
    response: ServerResponse,
    operation: Operation,
    rows: number,
    right: () => Reply,
  ) => {
    const fault = control.record(operation, rows);
    if (control.latencyMs > 0)
      await new Promise((resolve) => setTimeout(resolve, control.latencyMs));
    if (fault === "timeout") return;
    if (fault === "reset") response.destroy();
    else send(response, fault ? spoil(fault, operation, right) : right());
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://upstream");
    const route = `${request.method} ${pathname}`;
    const body = await readBody(request);
    if (route === "POST /__control") return send(response, await answerControl(body));
    if (route === "GET /__stats") return send(response, json(200, control.stats));
    if (route === "POST /__reset") {
      control.reset();
      table = demoTable;
      return send(response, json(200, control.state()));
    }
    if (pathname.startsWith(NTS_PATH)) {
      const operation = request.method === "POST" ? pathname.slice(NTS_PATH.length) : "";
      const call = nts(operation, searchParams, body);
      if (operation !== "validate" && operation !== "status") return send(response, call.answer());
      return answerUpstream(response, operation, call.rows, call.answer);
    }
    if (pathname.startsWith(OPENDART_PATH)) {
      const operation =
        request.method === "GET"
          ? openDartOperation(pathname.slice(OPENDART_PATH.length))
          : undefined;
      if (!operation) return send(response, openDart(undefined, searchParams));
      return answerUpstream(response, operation, 0, () => openDart(operation, searchParams));
    }
    send(response, json(404, { error: `nothing at ${route}` }));
  };

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A client that goes away in the middle of its body is no fault of the stand-in; anything else must be seen.
      if (!request.destroyed || request.complete) console.error("stand-in upstream:", error);
      response.destroy();
    });
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
  response.writeHead(reply.status, { "Content-Type": reply.type, "Content-Length": body.length });
  response.end(body);
}

if (import.meta.main) {
  const upstream = await startUpstreams({ port: Number(process.env.UPSTREAM_PORT ?? 8788) });
  console.log(`Stand-in of NTS and OpenDART on ${upstream.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void upstream.close());
}
