/**
 * Sends fuzzed requests, and reads the answers. Uses a raw socket, because an HTTP client would
 * correct malformed requests or refuse to send them.
 */
import { connect } from "node:net";
import { constants, gunzipSync } from "node:zlib";
import type { FuzzRequest } from "./requests.ts";

export interface FuzzAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  milliseconds: number;
}

/** Options that decompress a truncated answer as far as possible. */
const PARTIAL = { finishFlush: constants.Z_SYNC_FLUSH };

const CHUNK_BYTES = 16_384;

/**
 * @returns null if the connection ended without an answer, or no answer came within `patienceMs`
 */
export function send(
  { hostname, port }: URL,
  request: FuzzRequest,
  patienceMs: number,
): Promise<FuzzAnswer | null> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = connect(Number(port), hostname);
    const received: Buffer[] = [];
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(received), request, performance.now() - startedAt));
    };
    const timer = setTimeout(end, patienceMs);
    socket.on("data", (data) => received.push(data));
    // The service may close the connection while a refused body is still being sent.
    socket.once("error", end);
    socket.once("close", end);
    socket.write(head(request, `${hostname}:${port}`));
    for (const piece of pieces(request)) socket.write(piece);
    if (request.framing === "cut off") setTimeout(() => socket.end(), 50);
  });
}

function head({ method, path, headers, body, framing }: FuzzRequest, host: string): Buffer {
  const isChunked = framing === "chunked" || framing === "malformed chunks";
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body && isChunked ? ["Transfer-Encoding: chunked"] : []),
    ...(body && framing === "length and chunks"
      ? ["Content-Length: 10", "Transfer-Encoding: chunked"]
      : []),
    ...(body && (framing === "length" || framing === "cut off")
      ? [`Content-Length: ${body.length}`]
      : []),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
}

function pieces({ body, framing }: FuzzRequest): Buffer[] {
  if (!body) return [];
  if (framing === "length") return [body];
  if (framing === "cut off") return [body.subarray(0, body.length / 2)];
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const chunk = body.subarray(at, at + CHUNK_BYTES);
    chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
  }
  chunks.push(Buffer.from(framing === "malformed chunks" ? "zz\r\nx\r\n" : "0\r\n\r\n"));
  return chunks;
}

function readAnswer(
  bytes: Buffer,
  { method }: FuzzRequest,
  milliseconds: number,
): FuzzAnswer | null {
  let at = 0;
  let lines: string[] = [];
  let status = 100;
  while (status === 100) {
    const ends = bytes.indexOf("\r\n\r\n", at);
    if (ends < 0) return null;
    lines = bytes.subarray(at, ends).toString("latin1").split("\r\n");
    status = Number(lines[0]?.split(" ")[1]);
    at = ends + 4;
  }
  const headers = new Headers();
  for (const line of lines.slice(1)) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const rest = bytes.subarray(at);
  const isChunked = headers.get("Transfer-Encoding") === "chunked";
  const sent = isChunked ? joinChunks(rest) : rest;
  if (!sent) return null;
  const isGzip = headers.get("Content-Encoding") === "gzip" && sent.length > 0;
  // The runtime adds this header when it compresses an answer. No endpoint declares this header, so
  // the header would be reported as undocumented.
  headers.delete("Content-Encoding");
  const text = (isGzip ? gunzipSync(sent, PARTIAL) : sent).toString("utf8");
  const isJson = (headers.get("Content-Type") ?? "").includes("json");
  return { status, headers, body: parse(method === "HEAD" ? "" : text, isJson), milliseconds };
}

function parse(text: string, isJson: boolean): unknown {
  if (!isJson || text === "") return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function joinChunks(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const ends = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, ends).toString("latin1"), 16);
    if (size === 0) return Buffer.concat(chunks);
    if (ends < 0 || !(size > 0)) break;
    chunks.push(bytes.subarray(ends + 2, ends + 2 + size));
    at = ends + 2 + size + 2;
  }
  return null;
}
