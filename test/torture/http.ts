/** An HTTP client for a service that may break. A missing answer is a result, not an exception. */
import { Agent, request } from "node:http";

// biome-ignore lint/suspicious/noExplicitAny: answers have many types, and a run reads all of them
export type Json = any;

/**
 * `refused`: the request was not sent. `lost`: no whole answer came, but the service may have done
 * what the request asked for. `hung_up`: the caller gave up after `patienceMs`.
 */
export type Reply =
  | { kind: "answered"; status: number; headers: Record<string, unknown>; body: Json }
  | { kind: "refused" | "lost" | "hung_up" };

export interface Call {
  method: string;
  path: string;
  key: string;
  headers?: Record<string, string>;
  body?: string;
  patienceMs?: number;
  /** Send the second half of the body only after this many milliseconds. */
  slowBodyMs?: number;
}

/** A request without `patienceMs` counts as lost if it has no answer after this time. */
const HANG_MS = 60_000;

/** Calls the service at `base`. Never rejects. */
export function createClient(base: string): (call: Call) => Promise<Reply> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return ({ method, path, key, headers, body, patienceMs, slowBodyMs }) =>
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
      const half = Math.floor((body?.length ?? 0) / 2);
      if (slowBodyMs === undefined) sent.end(body);
      else {
        sent.write(body?.slice(0, half));
        setTimeout(() => sent.end(body?.slice(half)), slowBodyMs);
      }
    });
}
