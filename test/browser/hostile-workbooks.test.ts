import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { hostileWorkbook, KINDS } from "../fuzz/hostile-workbooks.ts";
import { readInPage } from "../fuzz/workbook-readers.ts";
import { createRandom } from "../torture/random.ts";
import { chromiumPath, launch } from "./chromium.ts";
import { startOnFreePorts } from "./local-run.ts";

/**
 * The kinds of workbooks that this test opens: one for each way to cost much time or memory. `npm
 * run fuzz:workbooks` opens all kinds.
 */
const TESTED = [
  "one cell at the end of the sheet",
  "a cell at the end of each row",
  "one long shared text in 120,000 cells",
  "texts of megabytes",
  "megabytes of <",
  "a billion laughs",
  "sheets that are the same bytes",
  "millions of blocks",
  "a header of all columns",
  "an HTML table with wide cells",
  "text with millions of cells",
  "another format",
];

describe.skipIf(chromiumPath === undefined)("a hostile workbook in the page", () => {
  let folder: string;
  let service: LocalService;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "hostile-"));
    [{ service }, browser] = await Promise.all([startOnFreePorts(join(folder, "state")), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(TESTED)(
    "is read, or refused in words, within 300 MB: %s",
    async (kind) => {
      const number = Object.keys(KINDS).indexOf(kind);
      const { name, bytes } = hostileWorkbook(number, createRandom, "suite");
      const path = join(folder, name);
      await writeFile(path, bytes);
      const address = `${service.url}/list`;
      const { words, megabytes } = await readInPage(browser, address, demo.keys.a.enterprise, path);
      expect(words).not.toBe("");
      if (process.platform === "linux") expect(megabytes).toBeLessThan(300);
    },
    120_000,
  );
});
