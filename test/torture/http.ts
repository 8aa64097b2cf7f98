/** HTTP as a client sees it when anything may break: an answer, or none. */
import { Agent, request } from "node:http";

// biome-ignore lint/suspicious/noExplicitAny: a run looks into any answer
export type Json = any;

/** `refused`: nothing was sent. `lost`: it may have been carried out. `hung_up`: by the driver. */
export type Reply =
  | { kind: "answered"; status: number; headers: Record<string, unknown>; body: Json }
  | { kind: "refused" | "lost" | "hung_up" };

export interface Call {
  method: string;
  path: string;
  key: string;
  headers?: Record<string, string>;
  body?: string;
  /** Hang up after this many milliseconds. */
  patienceMs?: number;
}

/** A request without an answer for this long is a hang, whatever was broken. */
const HANG_MS = 60_000;

/** Calls the service at `base`. Never rejects. */
export function createClient(base: string): (call: Call) => Promise<Reply> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return ({ method, path, key, headers, body, patienceMs }) =>
    new Promise((resolve) => {
      const isJson = body?.startsWith("{");
      const sent = request(
        new URL(path, base),
        {
          method,
          agent,
          headers: {
            Authorization: `Bearer ${key}`,
            ...(isJson && { "Content-Type": "application/json" }),
            ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("error", () => end({ kind: "lost" }));
          response.once("close", () => end({ kind: "lost" }));
          response.once("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            const parsed = text.startsWith("{") ? JSON.parse(text) : text;
            const { statusCode: status = 0, headers: answered } = response;
            end({ kind: "answered", status, headers: answered, body: parsed });
          });
        },
      );
      const timer = setTimeout(
        () => end({ kind: patienceMs === undefined ? "lost" : "hung_up" }),
        patienceMs ?? HANG_MS,
      );
      const end = (reply: Reply) => {
        clearTimeout(timer);
        resolve(reply);
        if (reply.kind !== "answered") sent.destroy();
      };
      sent.once("error", (fault: NodeJS.ErrnoException) =>
        end({ kind: fault.code === "ECONNREFUSED" ? "refused" : "lost" }),
      );
      sent.end(body);
    });
}
