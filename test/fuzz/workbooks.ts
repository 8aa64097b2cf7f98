/**
 * `npm run fuzz:workbooks -- --seed N --count M` makes hostile workbooks. Opens each with the
 * command-line tool, and with the page if Chromium is installed. The reader must read the workbook
 * or say in words why it refuses the workbook. It may take `--hang-ms` (default: 5000 ms) and 300
 * MB. Prints what it finds, and exits with code 1 if it finds anything.
 *
 * The same seed makes the same workbooks. `--from N` skips the first N. `--keep` keeps the files.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { demo } from "../../seed/demo.ts";
import { chromiumPath, launch } from "../browser/chromium.ts";
import { startOnFreePorts } from "../browser/local-run.ts";
import { createRandom } from "../torture/random.ts";
import { hostileWorkbook, KINDS } from "./hostile-workbooks.ts";
import { faultOf, type Reading, readInPage, startCommandLine } from "./workbook-readers.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    count: { type: "string", default: "200" },
    from: { type: "string", default: "0" },
    /** In milliseconds. A busy machine needs a higher limit. */
    "hang-ms": { type: "string", default: "5000" },
    keep: { type: "boolean", default: false },
  },
});

const hangMs = Number(values["hang-ms"]);
const folder = await mkdtemp(join(tmpdir(), "workbooks-"));
const tool = await startCommandLine();
const local = chromiumPath === undefined ? null : await startOnFreePorts(join(folder, "state"));
const browser = local && (await launch());
const findings: string[] = [];
const worst: Record<string, Pick<Reading, "milliseconds" | "megabytes">> = {};
const counts: Record<string, number> = {};
try {
  const end = Number(values.from) + Number(values.count);
  for (let number = Number(values.from); number < end; number++) {
    const { kind, name, bytes } = hostileWorkbook(number, createRandom, values.seed);
    const path = join(folder, name);
    await writeFile(path, bytes);
    judge(`#${number} ${kind}`, "tool", await tool.read(path));
    if (local && browser) {
      const address = `${local.service.url}/list`;
      const reading = await readInPage(browser, address, demo.keys.a.enterprise, path);
      judge(`#${number} ${kind}`, "page", reading);
    }
    if (!values.keep) await rm(path);
  }
} finally {
  tool.stop();
  await browser?.close();
  await local?.service.stop();
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}
console.log(`seed ${values.seed}: ${values.count} workbooks of ${Object.keys(KINDS).length} kinds`);
console.log(JSON.stringify({ counts, worst }));
for (const finding of findings) console.log(finding);
console.log(`${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);

function judge(what: string, reader: string, reading: Reading): void {
  const { isRead, words, milliseconds, megabytes } = reading;
  const outcome = `${reader} ${isRead ? "read" : "refused"}`;
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  const known = worst[reader] ?? { milliseconds: 0, megabytes: 0 };
  worst[reader] = {
    milliseconds: Math.max(known.milliseconds, Math.round(milliseconds)),
    megabytes: Math.max(known.megabytes, Math.round(megabytes)),
  };
  const fault = faultOf(reading, hangMs);
  const figures = `${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;
  console.log(`${what}: ${outcome}, ${figures}${isRead ? "" : `: ${words.slice(0, 120)}`}`);
  if (fault) findings.push(`${what}: ${reader}: ${fault}`);
}
