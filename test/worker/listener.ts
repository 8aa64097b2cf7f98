/**
 * Runs in Node: an HTTP listener that stands in for the operator's receiver of alarms and for the
 * heartbeat's service. Each test has a path of its own.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * `<url>/<name>` takes requests and answers 204. A PUT to the same address sets another status, or
 * 0 for no answer. `<url>/<name>?received` answers with the requests that arrived.
 */
export async function startListener(): Promise<{ url: string; stop: () => void }> {
  const received = new Map<string, Received[]>();
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    let body = "";
    for await (const piece of request) body += piece;
    const got = received.get(path) ?? [];
    received.set(path, got);
    if (query === "received") return void response.end(JSON.stringify(got));
    if (request.method === "PUT") {
      answers.set(path, Number(body));
      return void response.end();
    }
    got.push({
      method: request.method ?? "",
      headers: request.headers as Record<string, string>,
      body,
    });
    const status = answers.get(path) ?? 204;
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, status === 302 ? { Location: `${path}-elsewhere` } : {}).end();
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
