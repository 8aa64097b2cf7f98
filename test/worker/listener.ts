/**
 * Runs in Node: an HTTP listener that stands in for the operator's receiver of alarms, for the
 * service that receives heartbeats, and for customers' receivers of webhooks. Each test has a path
 * of its own.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How to answer. By default, the listener answers 204 without a body. */
export interface Told {
  /** 0: close the connection. -1: do not answer until another answer is set. */
  status?: number;
  headers?: Record<string, string>;
  /** The size of the answer's body. */
  bytes?: number;
}

const PIECE = Buffer.alloc(65_536, "x");

export interface Received {
  method: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * `<url>/<name>` takes requests and answers 204. A PUT to the same address sets another answer
 * (`Told`, or its status alone). `<url>/<name>?received` answers with the requests that arrived,
 * and `<url>/<name>?sent` with how many bytes of bodies were sent.
 */
export async function startListener(): Promise<{ url: string; stop: () => void }> {
  const received = new Map<string, Received[]>();
  const answers = new Map<string, Told>();
  const sent = new Map<string, number>();
  const held = new Map<string, (() => void)[]>();

  async function answer(socket: Socket, response: ServerResponse, path: string): Promise<void> {
    const { status = 204, headers = {}, bytes = 0 } = answers.get(path) ?? {};
    if (status === 0) return void socket.destroy();
    if (status === -1) {
      await new Promise<void>((go) => held.set(path, [...(held.get(path) ?? []), go]));
      return answer(socket, response, path);
    }
    response.writeHead(status, {
      ...(status === 302 && { Location: `${path}-elsewhere` }),
      ...headers,
    });
    for (let left = bytes; left > 0 && !response.destroyed; left -= PIECE.length) {
      sent.set(path, (sent.get(path) ?? 0) + PIECE.length);
      if (!response.write(PIECE))
        await Promise.race([once(response, "drain"), once(response, "close")]).catch(() => {});
    }
    response.end();
  }

  const server = createServer(async (request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    let body = "";
    for await (const piece of request) body += piece;
    const got = received.get(path) ?? [];
    received.set(path, got);
    if (query === "received") return void response.end(JSON.stringify(got));
    if (query === "sent") return void response.end(String(sent.get(path) ?? 0));
    if (request.method === "PUT") {
      const told: Told | number = JSON.parse(body);
      answers.set(path, typeof told === "number" ? { status: told } : told);
      for (const go of held.get(path) ?? []) go();
      held.delete(path);
      return void response.end();
    }
    got.push({
      method: request.method ?? "",
      headers: request.headers as Record<string, string>,
      body,
    });
    await answer(request.socket, response, path);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
