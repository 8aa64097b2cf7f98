/** The worker's entry point: answers the page's calls, and keeps a sheet between calls. */
import type { Envelope, OpenSheet, SheetReply, SheetRequest } from "./messages.ts";
import { readFile } from "./read.ts";
import { understandRows } from "./understand.ts";
import { writeFile } from "./write.ts";

let current: OpenSheet | undefined;

addEventListener(
  "message",
  async ({ data: { id, body } }: MessageEvent<Envelope<SheetRequest>>) => {
    let reply: SheetReply;
    try {
      reply = await carryOut(body);
    } catch (thrown) {
      console.error(thrown);
      reply = { kind: "fault", text: null };
    }
    postMessage({ id, body: reply } satisfies Envelope<SheetReply>);
  },
);

async function carryOut(request: SheetRequest): Promise<SheetReply> {
  switch (request.kind) {
    case "read": {
      const read = await readFile(request.file, request.name, request.choice);
      if (read.kind === "fault") return read;
      return { kind: "sheet", open: read.open };
    }
    case "keep":
      current = request.open;
      return { kind: "kept" };
    case "understand":
      if (!current) return { kind: "fault", text: null };
      return { kind: "rows", rows: understandRows(current, request.view, Date.now()) };
    case "write":
      return { kind: "file", file: await writeFile(request.format, request.sheet) };
  }
}
