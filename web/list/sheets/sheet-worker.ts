/** The worker's entry: carries out orders, and keeps the sheet that was read last. */
import type { Envelope, Order, Outcome } from "./messages.ts";
import { type OpenSheet, readFile } from "./read.ts";
import { understandRows } from "./understand.ts";
import { writeFile } from "./write.ts";

let current: OpenSheet | undefined;

addEventListener("message", async ({ data: { id, body } }: MessageEvent<Envelope<Order>>) => {
  let outcome: Outcome;
  try {
    outcome = await carryOut(body);
  } catch (thrown) {
    console.error(thrown);
    outcome = { kind: "fault", text: null };
  }
  postMessage({ id, body: outcome } satisfies Envelope<Outcome>);
});

async function carryOut(order: Order): Promise<Outcome> {
  switch (order.kind) {
    case "read": {
      const read = await readFile(order.file, order.name);
      if (read.kind === "fault") return read;
      current = read.open;
      return { kind: "sheet", sheet: current.sheet };
    }
    case "map":
      return {
        kind: "rows",
        rows: current ? understandRows(current, order, Date.now()) : [],
      };
    case "write":
      return { kind: "file", file: await writeFile(order.format, order.sheet) };
  }
}
