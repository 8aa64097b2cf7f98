/** Answers that are too large, so a client must stop reading at its own limit. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import type { Reply } from "./reply.ts";

const BOMB_BYTES = 300_000_000;
const LONG_BYTES = 20_000_000;
const BLANKS = " ".repeat(1_000_000);

let bomb: Promise<Uint8Array> | undefined;

/** An answer of about 300 KB of gzip, which becomes 300 MB of JSON. */
export async function bombReply(): Promise<Reply> {
  bomb ??= buffer(Readable.from(bombContent()).pipe(createGzip()));
  return {
    status: 200,
    type: "application/json;charset=UTF-8",
    headers: { "Content-Encoding": "gzip" },
    body: await bomb,
  };
}

/** Yields parts, so that the whole content is never in memory. */
function* bombContent(): Generator<string> {
  yield '{"status_code":"OK","data":[';
  for (let bytes = 0; bytes < BOMB_BYTES; bytes += BLANKS.length) yield BLANKS;
  yield "]}";
}

/** The right answer, followed by blanks up to 20 MB. It is still valid JSON. */
export function longReply(reply: Reply): Reply {
  const body = Buffer.alloc(LONG_BYTES, " ");
  body.set(Buffer.from(reply.body));
  return { ...reply, body };
}
