/**
 * Compares the page with the page of an earlier commit: the time until a key can be typed, and the
 * time until 10,000 result rows are shown. Also measures the size of the script at first load. The
 * same small server serves both pages and answers like the service, so that only the pages differ.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { demo } from "../../seed/demo.ts";
import { chromiumPath, launch } from "../browser/chromium.ts";
import { type Figure, figure, remark } from "./figure.ts";
import { median } from "./load.ts";

const BASE = "6165a7e";
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RUNS = 5;
/**
 * How often each page is loaded in a run. Only the fastest load counts, because other work of the
 * machine adds time.
 */
const LOADS_A_RUN = 3;
const ROWS = 10_000;
const JOB = `job_${"b0".repeat(16)}`;

export async function pageFigures(): Promise<Figure[]> {
  if (chromiumPath === undefined) return [remark("page", "not measured: there is no Chromium")];
  const folder = mkdtempSync(join(tmpdir(), "page-bench-"));
  const former = join(folder, "former");
  git("worktree", "add", "--detach", "--quiet", former, BASE);
  let browser: Browser | undefined;
  const servers: Server[] = [];
  try {
    symlinkSync(join(ROOT, "node_modules"), join(former, "node_modules"));
    const urls: string[] = [];
    for (const [name, project] of Object.entries({ base: former, present: ROOT })) {
      const built = join(folder, name);
      build(project, built);
      const server = await serve(built);
      servers.push(server);
      urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
    browser = await launch();
    const [base = "", present = ""] = urls;
    const script = await scriptAtFirstLoad(browser, present);
    const key = await ratio(browser, base, present, "/", "#key");
    const rows = await ratio(browser, base, present, `/jobs/${JOB}`, SHOWN_ROWS);
    return [
      figure("page: script at first load, gzipped", script / 1024, "≤", 60, " KB"),
      figure(`page: time until a key can be typed, relative to ${BASE}`, key, "≤", 1.05),
      figure(
        `page: time until ${ROWS} result rows are shown, relative to ${BASE}`,
        rows,
        "≤",
        1.05,
      ),
    ];
  } finally {
    await browser?.close();
    for (const server of servers) server.close();
    git("worktree", "remove", "--force", former);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `aria-rowcount` counts the header row too. */
const SHOWN_ROWS = `table[aria-rowcount="${ROWS + 1}"] tbody tr`;

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
}

/** Builds in a separate process, because each of the two commits has its own build code. */
function build(project: string, folder: string): void {
  const script = `import { buildPage } from ${JSON.stringify(join(project, "web/build.ts"))};
    await buildPage(${JSON.stringify(folder)});`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: project });
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

async function serve(folder: string): Promise<Server> {
  const answers = answersOfTheService();
  const server = createServer(({ url = "/" }, response) => {
    const path = url.replace(/\?.*/, "");
    const answer = answers[path];
    if (answer) return send(response, 200, answer[0], answer[1]);
    const file = path === "/" ? "/index.html" : path.startsWith("/jobs/") ? "/jobs.html" : path;
    try {
      send(response, 200, TYPES[extname(file)] ?? "text/plain", readFileSync(join(folder, file)));
    } catch {
      const error = { code: "not_found", message: "There is no such endpoint." };
      send(response, 404, "application/json", JSON.stringify({ error }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, {
    "Content-Type": type,
    "X-Request-Id": "7f0c1c2e-8d5c-4e0e-9d53-0a3f7a0c3c55",
  });
  response.end(body);
}

function answersOfTheService(): Record<string, [type: string, body: string]> {
  const [now, later] = ["2026-11-20T12:43:00.291Z", "2026-12-20T12:43:00.291Z"];
  const usage = {
    ...{ variant: "a", variants: ["a"], mode: "live", plan: "enterprise", period: "2026-11" },
    ...{ used: ROWS, quota: 500_000, remaining: 490_000, rate: 100, max_batch: ROWS },
    ...{ units_per_day: null, used_today: null, remaining_today: null, day_resets_at: null },
    ...{ max_job_rows: 20_000, resets_at: "2026-12-01T00:00:00.000Z" },
  };
  const counts = { suspended: 0, closed: 0, details_mismatch: 0, not_registered: 0 };
  const job = {
    ...{ job_id: JOB, name: "customers.xlsx", check: "verify", status: "completed" },
    ...{ total: ROWS, processed: ROWS, valid: ROWS, invalid: 0, errors: 0, language: "both" },
    outcomes: { active: ROWS, ...counts, unconfirmed: 0, errors: 0 },
    ...{ created_at: now, completed_at: now, expires_at: later },
    download_url: `http://127.0.0.1/v1/batch/download/${JOB}`,
  };
  const lines = Array.from({ length: ROWS }, (_, at) => JSON.stringify(lineOf(at + 1)));
  return {
    "/v1/usage": ["application/json", JSON.stringify(usage)],
    [`/v1/batch/status/${JOB}`]: ["application/json", JSON.stringify(job)],
    [`/v1/batch/download/${JOB}`]: ["application/x-ndjson", `${lines.join("\n")}\n`],
  };
}

function lineOf(row: number): object {
  const number = String(1_000_000_000 + row);
  return {
    row,
    input: {
      ...{ business_number: number, start_date: "20120305", owner_name: "김한빛" },
      company_name: `주식회사 한빛물산 ${row}`,
    },
    answer: {
      isValid: true,
      businessInfo: {
        ...{ businessNumber: number, companyName: `주식회사 한빛물산 ${row}` },
        ...{ companyNameOriginal: `주식회사 한빛물산 ${row}`, companyNameSource: "request" },
        ...{ companyNameMatch: null, companyNameCheck: "unknown", representative: "김한빛" },
        ...{ status: "계속사업자", statusCode: "01", taxType: "일반과세자", taxTypeCode: "01" },
        ...{ closedOn: null, verifiedAt: 1_795_178_579_920, statusEn: "Active" },
        ...{ companyNameEn: `Hanbit Mulsan ${row}`, companyNameEnSource: "romanized" },
        taxTypeEn: "General VAT Taxpayer",
      },
    },
  };
}

async function scriptAtFirstLoad(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total;
}

async function ratio(
  browser: Browser,
  base: string,
  present: string,
  path: string,
  selector: string,
): Promise<number> {
  const times: Record<string, number[]> = { [base]: [], [present]: [] };
  // The first round only warms up the browser. The pages take turns in being measured first.
  for (let run = 0; run <= RUNS; run++) {
    for (const url of run % 2 === 0 ? [base, present] : [present, base]) {
      const loads: number[] = [];
      for (let load = 0; load < LOADS_A_RUN; load++)
        loads.push(await timeUntil(browser, url + path, selector));
      if (run > 0) times[url]?.push(Math.min(...loads));
    }
  }
  return median(times[present] ?? []) / median(times[base] ?? []);
}

/** @returns milliseconds from the start of navigation until an element matches the selector */
async function timeUntil(browser: Browser, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ locale: "ko-KR" });
  try {
    if (new URL(address).pathname !== "/")
      await context.addInitScript(
        (key) => sessionStorage.setItem("bvs-key", key),
        demo.keys.a.enterprise,
      );
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "commit" });
    const shown = await page.waitForFunction(
      (wanted) => document.querySelector(wanted) !== null && performance.now(),
      selector,
      { polling: "raf" },
    );
    return (await shown.jsonValue()) as number;
  } finally {
    await context.close();
  }
}
