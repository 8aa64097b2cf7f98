import { describe, expect, it } from "vitest";
import { readBytes } from "../../../src/lib/read-bytes.ts";

/** A body in pieces of one byte. All pieces share one buffer, which is overwritten each time. */
async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(4_096);
  for (let index = 0; index < count; index++) {
    buffer[0] = index % 251;
    yield buffer.subarray(0, 1);
  }
}

const COUNT = 40_000;
const WHOLE = Uint8Array.from({ length: COUNT }, (_, index) => index % 251);

describe("a body that arrives in tiny pieces", () => {
  it("is copied piece by piece, before the buffer of the pieces is overwritten", async () => {
    for (const max of [COUNT, 2 * COUNT]) {
      const bytes = await readBytes(pieces(COUNT), max);
      expect(bytes).toHaveLength(COUNT);
      expect(bytes?.every((byte, index) => byte === WHOLE[index])).toBe(true);
    }
  });

  it("is refused if it is longer than the limit, but an empty body fits a limit of 0", async () => {
    expect(await readBytes(pieces(COUNT), COUNT - 1)).toBeNull();
    expect(await readBytes(pieces(0), 0)).toHaveLength(0);
  });
});
