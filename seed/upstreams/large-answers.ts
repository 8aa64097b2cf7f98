/** Answers that are too large to read: a client must stop at a limit of its own. */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import type { Reply } from "./reply.ts";

const BOMB_BYTES = 300_000_000;
const LONG_BYTES = 20_000_000;
const BLANKS = " ".repeat(1_000_000);

let bomb: Promise<Uint8Array> | undefined;

/** About 300 KB, which inflate to 300 MB of JSON. */
export async function bombReply(): Promise<Reply> {
  bomb ??= buffer(Readable.from(bombContent()).pipe(createGzip()));
  return {
    status: 200,
    type: "application/json;charset=UTF-8",
    headers: { "Content-Encoding": "gzip" },
    body: await bomb,
  };
}

/** Yields parts, because the whole content must never be in memory. */
function* bombContent(): Generator<string> {
  yield '{"status_code":"OK","data":[';
  for (let bytes = 0; bytes < BOMB_BYTES; bytes += BLANKS.length) yield BLANKS;
  yield "]}";
}

/** The right answer, filled up to 20 MB with blanks, which JSON allows. */
export function longReply(reply: Reply): Reply {
  const body = Buffer.alloc(LONG_BYTES, " ");
  body.set(Buffer.from(reply.body));
  return { ...reply, body };
}
