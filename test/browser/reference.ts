/**
 * The reference at `/docs` in Chromium: it shows everything, calls no other host, and its form
 * works. `page.test.ts` runs these tests in its service and browser. Opening the reference takes
 * seconds and memory, so all tests share one tab, and each test goes to the section that it needs.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicEndpoints } from "../../docs/openapi/endpoints.ts";
import { demo } from "../../seed/demo.ts";
import { objections, openTab, type Tab } from "./chromium.ts";

const VERIFY = "tag/verification/POST/v1/verify";

/**
 * Scalar, which renders the reference, gives two regions the same name. axe-core advises against
 * that, but no standard forbids it, so only the rules of the standards are tested.
 */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export function describeReference(shared: () => { url: string; browser: Browser }): void {
  describe("has a reference that", () => {
    let url: string;
    let tab: Tab;
    let page: Page;
    beforeAll(async () => {
      const { browser } = shared();
      url = shared().url;
      tab = await openTab(browser, `${url}/docs#quota_exceeded`, { language: "en" });
      page = tab.page;
    });
    afterAll(async () => {
      await page?.context().close();
    });

    const goTo = async (fragment: string, heading: string) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await scrollsTo(page, heading);
    };

    it("is the only document that allows inline styles, and runs only scripts of its own origin", async () => {
      const policy = async (path: string) =>
        (await fetch(`${url}${path}`)).headers.get("Content-Security-Policy") ?? "";
      const own = await policy("/docs");
      expect(own).toContain("style-src 'self' 'unsafe-inline';");
      expect(own.replace(" 'unsafe-inline'", "")).toBe(await policy("/"));
      for (const path of ["/list", "/llms.txt", "/openapi.json"])
        expect(await policy(path)).toBe(await policy("/"));
    });

    it("is found under the usual spellings of its address, and as plain text in UTF-8", async () => {
      for (const path of ["/docs/", "/docs.html", "/docs/index.html"]) {
        const response = await fetch(`${url}${path}`);
        expect([path, response.status, response.url]).toEqual([path, 200, `${url}/docs`]);
      }
      for (const path of ["/llms.txt", "/llms-full.txt"]) {
        const text = await fetch(`${url}${path}`);
        expect(text.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      }
    });

    it("opens at the section in its address, and moves when the section in its address changes", async () => {
      await scrollsTo(page, "Quota exceeded");
      await goTo("batch_too_large", "Batch too large");
      await goTo("test-mode", "Test mode");
      await goTo("versioning", "Versioning");
      await goTo("changelog", "Changelog");
    });

    it("is accessible, light and dark: axe-core finds no fault", async () => {
      // Keep this test above the test that opens every group, because axe-core would also examine
      // the opened groups.
      await goTo(VERIFY, "Verify one business");
      await page.locator(".show-more").first().waitFor();
      expect(await objections(page, STANDARDS)).toEqual([]);
      // Redrawing in other colours takes seconds, so the tests below keep the dark colours.
      await page.emulateMedia({ colorScheme: "dark" });
      await page.waitForSelector("body.dark-mode");
      expect(await objections(page, ["color-contrast"])).toEqual([]);
    });

    it("links back to the page, and lets the keyboard skip its table of contents", async () => {
      const header = page.getByRole("banner");
      const links = header.getByRole("link");
      expect(
        await links.evaluateAll((all) => all.map((each) => each.getAttribute("href"))),
      ).toEqual(["/", "/", "/list", "/watched", "/jobs", "/docs"]);
      await page.getByRole("link", { name: "Skip to content" }).focus();
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    });

    it("lists the guide and every endpoint, and shows samples", async () => {
      await goTo(VERIFY, "Verify one business");
      const list = page.getByRole("complementary");
      for (const group of new Set(["Errors", ...publicEndpoints.map(({ tag }) => tag)])) {
        const closed = list.getByRole("button", { name: `Open Group - ${group}` });
        if ((await closed.count()) > 0) await closed.click();
      }
      for (const { summary } of publicEndpoints)
        await list.getByRole("link", { name: summary }).first().waitFor();
      for (const name of ["First call in a minute", "Test mode", "Quota exceeded", "Changelog"])
        await list.getByRole("link", { name, exact: true }).waitFor();
      await page.getByText("--fail-with-body").first().waitFor();
    });

    it("sends a request with a test key, by keyboard only", async () => {
      await goTo(VERIFY, "Verify one business");
      await page
        .getByRole("button", { name: /^Test Request/ })
        .first()
        .focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      // Only the local run fills in a key.
      expect(await dialog.getByPlaceholder("Token").inputValue()).toBe(demo.keys.test.a);
      const answered = page.waitForResponse((response) => response.url().endsWith("/v1/verify"));
      await dialog.getByRole("button", { name: /^Send/ }).first().focus();
      await page.keyboard.press("Enter");
      const response = await answered;
      expect(response.status()).toBe(200);
      // The Idempotency-Key of the example would make any later request a repetition or an error.
      expect(response.request().headers()).not.toHaveProperty("idempotency-key");
      await dialog.getByText('"isValid"').first().waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    });

    it("uses its own address in the first sample, and shows the note about keys within its column", async () => {
      await goTo("description/first-call-in-a-minute", "First call in a minute");
      await page.getByText(`export BVS_URL=${url}`).first().waitFor();
      const note = page.locator(".auth-description").first();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await note.waitFor();
        const fits = await note.evaluate((element) => {
          const { right } = element.getBoundingClientRect();
          const inner = [...element.querySelectorAll("*")];
          return (
            inner.every((one) => one.getBoundingClientRect().right <= right + 1) &&
            document.documentElement.scrollWidth <= innerWidth
          );
        });
        expect([width, fits]).toEqual([width, true]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    it("says in Korean what each endpoint is for, when Korean is chosen", async () => {
      await page.getByRole("button", { name: "한국어 화면으로 바꾸기" }).click();
      await page.getByText("국세청에 새로 조회합니다").first().waitFor();
      await goTo(VERIFY, "사업자 한 건 확인");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("ko");
      const header = page.getByRole("banner");
      expect(await header.getByRole("link").allInnerTexts()).toEqual(
        expect.arrayContaining(["조회", "목록", "작업", "API"]),
      );
      expect(await objections(page, STANDARDS)).toEqual([]);
      await page.getByRole("button", { name: "Switch to English" }).click();
      await scrollsTo(page, "Verify one business");
    });

    it("calls no other host, violates no Content-Security-Policy, and causes no errors", () => {
      const elsewhere = tab.requests.filter(
        (address) => !/^(?:data|blob):/.test(address) && !address.startsWith(`${url}/`),
      );
      expect(elsewhere).toEqual([]);
      expect(tab.faults).toEqual([]);
    });
  });
}

async function scrollsTo(page: Page, heading: string): Promise<void> {
  await page.waitForFunction((text) => {
    const found = [...document.querySelectorAll("h1, h2, h3")].find(
      (element) => element.textContent?.trim() === text,
    );
    const top = found?.getBoundingClientRect().top ?? -1;
    const bottomOfHeader = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return top >= bottomOfHeader && top < innerHeight / 2;
  }, heading);
}
