import { describe, expect, it } from "vitest";
import { LinesWriter, readLines } from "../../../src/batch/json-lines.ts";

async function readBack(values: object[], piece: number): Promise<unknown[]> {
  const writer = new LinesWriter();
  writer.add(values);
  const bytes = new Uint8Array(await writer.end().file.arrayBuffer());
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + piece));
      at += piece;
    },
  });
  const read: unknown[] = [];
  for await (const some of readLines(body as never)) read.push(...some);
  return read;
}

async function readText(text: string): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const some of readLines(new Blob([text]).stream() as never)) read.push(...some);
  return read;
}

describe("a file of lines", () => {
  it("may end without a line break, but cannot be read if its last line was cut off", async () => {
    expect(await readText('{"a":1}\n{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
    await expect(readText('{"a":1}\n{"b"')).rejects.toThrow(SyntaxError);
  });

  const values = [{ 상호: "한빛\n물산" }, {}, { others: ["가", ""] }];

  it.each([1, 2, 5, 7, 1_000])(
    "is read back unchanged if it arrives in pieces of %d bytes",
    async (piece) => {
      expect(await readBack(values, piece)).toEqual(values);
    },
  );

  it("with a line of 4 MB is written and read in less than two seconds of CPU time", async () => {
    const row = { others: ["x".repeat(4_000_000)] };
    const start = process.cpuUsage();
    expect(await readBack([row, {}], 1_024)).toEqual([row, {}]);
    const { user, system } = process.cpuUsage(start);
    expect(user + system).toBeLessThan(2_000_000);
  });
});
