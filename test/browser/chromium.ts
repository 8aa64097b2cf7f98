/**
 * Starts this machine's Chromium, and opens tabs with a person's settings: size, language, colour
 * scheme. Collects what the browser complains about, above all violations of the page's
 * Content-Security-Policy, and what axe-core reports.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const chromiumPath: string | undefined = (
  process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : USUAL_PLACES
).find((path) => existsSync(path));

/** A host that this browser does not regard as loopback, although it leads to this machine. */
export const FOREIGN_HOST = "page.test";

/** This is long because a busy machine draws pages slowly. Tests of speed set their own limits. */
const PATIENCE_MS = 80_000;

/**
 * The option `--disable-features` replaces Playwright's list of features. So this list repeats
 * Playwright's entries, except those for Edge and Windows. The first three entries are our own.
 * They stop Chromium from preparing pages in advance, so these tests are a fifth faster.
 */
const DISABLED_FEATURES = [
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath ?? "",
    timeout: PATIENCE_MS,
    // Without a UTF-8 locale, Chromium saves every file with a Korean name as "download".
    env: { ...process.env, LC_ALL: "C.UTF-8" } as Record<string, string>,
    // Containers have no user namespaces for the sandbox, and Chromium opens only our own page.
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      `--disable-features=${DISABLED_FEATURES.join()}`,
      `--host-resolver-rules=MAP ${FOREIGN_HOST} 127.0.0.1`,
    ],
  });
}

export interface Visit {
  /** The page starts with this API key. Without a key, the page asks for one. */
  key?: string;
  language?: "ko" | "en";
  scheme?: "light" | "dark";
  width?: 1280 | 390;
  touch?: boolean;
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Tab {
  page: Page;
  /** What the browser blocked, and errors of scripts, but not failed requests. */
  faults: string[];
  requests: string[];
}

export async function openTab(browser: Browser, address: string, visit: Visit = {}): Promise<Tab> {
  const { key, language = "ko", scheme = "light", width = 1280, touch = false } = visit;
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    locale: language === "ko" ? "ko-KR" : "en-US",
    colorScheme: scheme,
    // During a transition, a colour does not have its final contrast.
    reducedMotion: "reduce",
    acceptDownloads: true,
    hasTouch: touch,
  });
  if (key !== undefined) {
    await context.addInitScript((text) => sessionStorage.setItem("bvs-key", text), key);
  }
  await visit.prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    // Leave out failed requests. The browser logs them as errors, but the page handles them.
    if (message.type() === "error" && !text.startsWith("Failed to load resource"))
      faults.push(text);
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(address);
  return { page, faults, requests };
}

const AXE = fileURLToPath(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url));

export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * @param rules names of axe-core's rules, or tags that stand for several rules; all rules if absent
 * @returns one line for each problem that axe-core reports
 */
export async function objections(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: {
          runOnly?: readonly string[];
        }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(runOnly ? { runOnly } : {});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}
