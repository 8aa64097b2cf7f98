/** An HTTP proxy that notes each exchange, and cuts requests and answers when it is told to. */
import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/**
 * `answer_cut`: the service has answered, but the caller gets only half of the answer.
 * `request_cut`: only half of the request arrives. `hung_up`: the connection breaks after some
 * milliseconds.
 */
export type Fate =
  | { kind: "delivered" | "answer_cut" | "request_cut" }
  | { kind: "hung_up"; afterMs: number };

export interface Exchange {
  /** When the request arrived at the proxy, in epoch milliseconds. */
  at: number;
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  fate: Fate["kind"];
  /** The status of the service's answer, even if the caller did not get it; null if none came. */
  status: number | null;
  answer: string;
  isReplayed: boolean;
}

export interface RunningProxy {
  url: string;
  stop(): void;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * @param fateOf decides what happens to an exchange; called when the request has arrived
 * @param note gets each exchange; called before the caller gets the answer
 */
export async function startProxy(
  target: string,
  fateOf: () => Fate,
  note: (exchange: Exchange) => void,
): Promise<RunningProxy> {
  const agent = new Agent({ keepAlive: true });
  let isStopped = false;
  const carry = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const at = Date.now();
    const body = await bodyOf(incoming).catch(() => null);
    // The caller hung up before the whole request had arrived.
    if (!body) return;
    const decided = fateOf();
    let fate = decided.kind;
    const { method = "GET", url: path = "/" } = incoming;
    // Ask the service not to compress its answer, so that the proxy can note the text.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const sent = request(new URL(path, target), { method, headers, agent });
    outgoing.once("close", () => {
      if (outgoing.writableEnded) return;
      if (fate !== "request_cut") fate = "hung_up";
      sent.destroy();
    });
    const answering = answerOf(sent);
    if (fate === "request_cut") sent.write(body.subarray(0, body.length / 2), () => sent.destroy());
    else sent.end(body);
    const late = decided.kind === "hung_up" && setTimeout(() => sent.destroy(), decided.afterMs);
    const answer = await answering;
    if (late) clearTimeout(late);
    // After `stop`, which breaks all connections, a missing answer counts as `hung_up`.
    if (!answer && isStopped && fate !== "request_cut") fate = "hung_up";
    const text = answer?.body.toString("utf8") ?? "";
    const status = answer?.status ?? null;
    const isReplayed = answer?.headers["idempotency-replayed"] === "true";
    const exchanged = { at, method, path, headers, body: body.toString("utf8"), fate, status };
    note({ ...exchanged, answer: text, isReplayed });
    if (!answer || fate === "request_cut" || fate === "hung_up") return outgoing.destroy();
    const { "transfer-encoding": _, ...answerHeaders } = answer.headers;
    outgoing.writeHead(answer.status, { ...answerHeaders, "content-length": answer.body.length });
    if (fate === "delivered") return outgoing.end(answer.body);
    return outgoing.write(answer.body.subarray(0, answer.body.length / 2), () =>
      outgoing.destroy(),
    );
  };
  const server = createServer((incoming, outgoing) => void carry(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      isStopped = true;
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

function answerOf(sent: ReturnType<typeof request>): Promise<Answer | null> {
  return new Promise((resolve) => {
    const fail = () => resolve(null);
    sent.once("error", fail);
    sent.once("close", fail);
    sent.once("response", (response) => {
      // The request may close before the last piece of its answer is read.
      sent.off("close", fail);
      const { statusCode: status = 0, headers } = response;
      bodyOf(response).then(
        (body) => resolve({ status, headers, body }),
        () => resolve(null),
      );
    });
  });
}
