/** Opens a file with the command-line tool and with the page. Measures the time and the memory. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { openTab } from "../browser/chromium.ts";

export interface Reading {
  isRead: boolean;
  /**
   * What the reader said, such as why it refused the table. Empty if the reader crashed, or did not
   * end within `PATIENCE_MS`.
   */
  words: string;
  milliseconds: number;
  /** The largest resident memory of the process that reads. */
  megabytes: number;
}

/** A machine with 1 GB of memory has no room for a reader that takes more. */
const MAX_MEGABYTES = 300;

/** @returns null if the reader answered within the limits of time and memory */
export function faultOf(
  { words, milliseconds, megabytes }: Reading,
  maxMilliseconds: number,
): string | null {
  if (words === "") return "crashed, or did not end";
  if (milliseconds > maxMilliseconds) return `took ${milliseconds.toFixed(0)} ms`;
  // Unknown memory is NaN, which is a fault too.
  return megabytes <= MAX_MEGABYTES ? null : `took ${megabytes.toFixed(0)} MB`;
}

/** Longer than any reader needs, because both readers give up after 30 seconds. */
const PATIENCE_MS = 60_000;
/**
 * A module that prints the memory of its process when the process exits. It does not print
 * `maxRSS`, because a process inherits that number from the process that starts it.
 */
const REPORT =
  'data:text/javascript,import{readFileSync}from"node:fs";' +
  'process.on("exit",()=>process._rawDebug(readFileSync("/proc/self/status","utf8")))';
const TOOL = fileURLToPath(new URL("../../cli/bvs.ts", import.meta.url));

export interface CommandLine {
  read(path: string): Promise<Reading>;
  stop(): void;
}

/**
 * Starts a server that refuses every upload, and runs `bvs batch` against it. If the tool uploads
 * a table, it has understood the table.
 */
export async function startCommandLine(): Promise<CommandLine> {
  let uploads = 0;
  const server = createServer((request, response) => {
    uploads++;
    request.resume().once("end", () => {
      response.writeHead(400, { "Content-Type": "application/json" });
      response.end('{"error":{"code":"invalid_csv","message":"uploaded"}}');
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const env = {
    PATH: process.env.PATH,
    BVS_URL: `http://127.0.0.1:${port}`,
    BVS_API_KEY: "bvs_test_0",
  };
  return {
    stop: () => void server.close(),
    async read(path) {
      const before = uploads;
      const start = performance.now();
      const child = spawn(process.execPath, ["--import", REPORT, TOOL, "batch", path], { env });
      let printed = "";
      child.stderr.on("data", (data) => {
        printed += data;
      });
      const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
      await once(child, "close");
      clearTimeout(timer);
      return {
        isRead: uploads > before,
        words: /^error: (.*)$/m.exec(printed)?.[1] ?? "",
        milliseconds: performance.now() - start,
        megabytes: peakIn(printed),
      };
    },
  };
}

/**
 * Opens the file in a new tab, which has its own process. Only on Linux can the memory of this
 * process be measured.
 */
export async function readInPage(
  browser: Browser,
  address: string,
  key: string,
  path: string,
): Promise<Reading> {
  const { page, faults } = await openTab(browser, address, { key, language: "en" });
  try {
    const session = await browser.newBrowserCDPSession();
    await page.waitForSelector("input[type=file]", { state: "attached" });
    await page.evaluate(() => {
      document.title = "hostile";
    });
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    await session.detach();
    const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
    // Reset the peaks of memory, so that they show only what reading the file takes.
    for (const id of renderers) await writeFile(`/proc/${id}/clear_refs`, "5").catch(() => {});
    const start = performance.now();
    await page.setInputFiles("input[type=file]", path);
    const shown = page.locator(".preview, .notice.negative").first();
    const words = await Promise.race([
      shown.waitFor({ timeout: PATIENCE_MS }).then(
        () => shown.innerText(),
        () => "",
      ),
      page.waitForEvent("crash", { timeout: 0 }).then(
        () => "",
        () => "",
      ),
    ]);
    const milliseconds = performance.now() - start;
    const isRead = words !== "" && (await page.locator(".preview").count()) > 0;
    const peaks = await Promise.all(renderers.map(peakOf));
    return {
      isRead,
      words: faults.length > 0 ? "" : words.slice(0, 200).replace(/\s+/g, " "),
      milliseconds,
      megabytes: Math.max(...peaks),
    };
  } finally {
    await page.context().close();
  }
}

async function peakOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  return peakIn(status);
}

function peakIn(status: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_000;
}
