import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileWorkbook, KINDS } from "../../fuzz/hostile-workbooks.ts";
import { type CommandLine, startCommandLine } from "../../fuzz/workbook-readers.ts";
import { createRandom } from "../../torture/random.ts";

const SLOW = /hundreds of megabytes|million rows|longest|widest|whole list|false sizes/;
const QUICK = Object.keys(KINDS).flatMap((kind, number) =>
  SLOW.test(kind) ? [] : [{ kind, number }],
);

describe("a hostile workbook", () => {
  let folder: string;
  let tool: CommandLine;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "hostile-"));
    tool = await startCommandLine();
  });
  afterAll(async () => {
    tool.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("has one of at least 20 kinds, and the same seed makes the same workbook", () => {
    expect(Object.keys(KINDS).length).toBeGreaterThanOrEqual(20);
    const [one, other] = ["1", "1"].map((seed) => hostileWorkbook(23, createRandom, seed).bytes);
    expect(one).toEqual(other);
  });

  it.each(QUICK)(
    "is read, or refused in words, within 300 MB: $kind",
    async ({ number }) => {
      const { name, bytes } = hostileWorkbook(number, createRandom, "suite");
      const path = join(folder, name);
      await writeFile(path, bytes);
      const { words, megabytes } = await tool.read(path);
      expect(words).not.toBe("");
      // Only Linux tells how much memory a process has used.
      if (process.platform === "linux") expect(megabytes).toBeLessThan(300);
      await rm(path);
    },
    60_000,
  );
});
