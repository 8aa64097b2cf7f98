/**
 * The reference at `/docs` in Chromium, over the whole local run: it shows what there is, asks no
 * other host, and its form works. Left out where there is no Chromium.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicEndpoints } from "../../docs/openapi/endpoints.ts";
import { demo } from "../../seed/demo.ts";
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";
import { chromiumPath, launch, objections, openTab, type Tab, type Visit } from "./chromium.ts";

const VERIFY = "#tag/verification/POST/v1/verify";

/** Scalar names two regions alike, against advice of axe-core's that is in no standard. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

let service: LocalService;
let browser: Browser;
let stateDir: string;
const tabs: Tab[] = [];

/** An open reference takes time and memory, so a test of one place after the other shares it. */
async function open(fragment: string, visit: Visit = {}): Promise<Page> {
  const address = `${service.url}/docs${fragment}`;
  const tab = await openTab(browser, address, { language: "en", ...visit });
  // A busy machine draws slowly; a test that hangs ends by its own limit.
  tab.page.setDefaultTimeout(80_000);
  tabs.push(tab);
  return tab.page;
}

/** Waits until a heading is in sight, in the upper half. */
async function scrollsTo(page: Page, heading: string): Promise<void> {
  await page.waitForFunction((text) => {
    const found = [...document.querySelectorAll("h1, h2, h3")].find(
      (element) => element.textContent?.trim() === text,
    );
    const top = found?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  }, heading);
}

describe.skipIf(chromiumPath === undefined)("the reference", () => {
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), "bvs-docs-"));
    const [port, upstreamPort] = [await freePort(), await freePort()];
    [service, browser] = await Promise.all([
      startLocalService({ port, upstreamPort, stateDir, log: () => {} }),
      launch(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(stateDir, { recursive: true, force: true });
  });

  it("alone allows styles in its document, and scripts of its own origin only", async () => {
    const policy = async (path: string) =>
      (await fetch(`${service.url}${path}`)).headers.get("Content-Security-Policy") ?? "";
    const own = await policy("/docs");
    expect(own).toContain("style-src 'self' 'unsafe-inline';");
    expect(own.replace(" 'unsafe-inline'", "")).toBe(await policy("/"));
    for (const path of ["/list", "/llms.txt", "/openapi.json"])
      expect(await policy(path)).toBe(await policy("/"));
  });

  it("is found under the usual spellings of its address", async () => {
    for (const path of ["/docs/", "/docs.html", "/docs/index.html"]) {
      const response = await fetch(`${service.url}${path}`);
      expect([path, response.status, response.url]).toEqual([path, 200, `${service.url}/docs`]);
    }
    const text = await fetch(`${service.url}/llms.txt`);
    expect(text.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  it("opens at the section that an address names, and follows links to others", async () => {
    const page = await open("#quota_exceeded");
    await scrollsTo(page, "Quota exceeded");
    for (const [fragment, heading] of [
      ["#batch_too_large", "Batch too large"],
      ["#test-mode", "Test mode"],
      ["#versioning", "Versioning"],
      ["#changelog", "Changelog"],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await scrollsTo(page, heading);
    }
    await page.context().close();
  });

  describe("at an endpoint", () => {
    let page: Page;
    beforeAll(async () => {
      page = await open(VERIFY);
      await scrollsTo(page, "Verify one business");
    });

    it("lists the guide and every endpoint, and shows samples", async () => {
      const list = page.getByRole("complementary");
      for (const group of ["Errors", "Batches", "Description", "Account", "Operation"])
        await list.getByRole("button", { name: `Open Group - ${group}` }).click();
      for (const { summary } of publicEndpoints)
        await list.getByRole("link", { name: summary }).first().waitFor();
      for (const name of ["First call in a minute", "Test mode", "Quota exceeded", "Changelog"])
        await list.getByRole("link", { name, exact: true }).waitFor();
      await page.getByText("--fail-with-body").first().waitFor();
    });

    it("is readable for all", async () => {
      expect(await objections(page, STANDARDS)).toEqual([]);
    });

    it("tries a request with a test key, by keyboard alone", async () => {
      await page
        .getByRole("button", { name: /^Test Request/ })
        .first()
        .focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      // Of the local run alone.
      expect(await dialog.getByPlaceholder("Token").inputValue()).toBe(demo.keys.test.a);
      const answered = page.waitForResponse((response) => response.url().endsWith("/v1/verify"));
      await dialog.getByRole("button", { name: /^Send/ }).first().focus();
      await page.keyboard.press("Enter");
      const response = await answered;
      expect(response.status()).toBe(200);
      // The example of the description would make the next request another one under the same key.
      expect(response.request().headers()).not.toHaveProperty("idempotency-key");
      await dialog.getByText('"isValid"').first().waitFor();
    });
  });

  it("is readable for all in the dark", async () => {
    const page = await open("", { scheme: "dark" });
    await scrollsTo(page, "Introduction");
    expect(await objections(page, STANDARDS)).toEqual([]);
  });

  it("asks no other host, breaks no policy, and stays without errors", () => {
    const elsewhere = tabs
      .flatMap(({ requests }) => requests)
      .filter((url) => !/^(?:data|blob):/.test(url) && !url.startsWith(`${service.url}/`));
    expect(elsewhere).toEqual([]);
    expect(tabs.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
