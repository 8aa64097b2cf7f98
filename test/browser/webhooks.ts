/**
 * Webhooks in Chromium, with a real receiver on this machine and an independent library that
 * verifies signatures. `page.test.ts` runs these tests in its service and browser.
 */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { en } from "../../web/texts/en.ts";
import { ko } from "../../web/texts/ko.ts";
import { webhooksEn } from "../../web/texts/webhooks-en.ts";
import { webhooksKo } from "../../web/texts/webhooks-ko.ts";
import { COLOUR_RULES, objections, openTab, type Tab, type Visit } from "./chromium.ts";

interface Shared {
  url: string;
  browser: Browser;
  tabs: Tab[];
  newKey: (account: string, plans: object, mode: "live" | "test") => Promise<string>;
}

const TEXTS = { ko: { ...ko, ...webhooksKo }, en: { ...en, ...webhooksEn } };

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export function describeWebhooks(shared: () => Shared): void {
  const open = async (path: string, visit: Visit): Promise<Page> => {
    const { browser, url, tabs } = shared();
    const tab = await openTab(browser, `${url}${path}`, visit);
    tabs.push(tab);
    return tab.page;
  };
  const ask = async <Answer>(key: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${shared().url}${path}`, {
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  };
  const runJob = (key: string) =>
    ask(key, "/v1/batch/verify", {
      check: "status",
      businesses: [{ business_number: "1000000014" }],
    });

  describe("when it manages webhooks", () => {
    const receiver = new Receiver();
    beforeAll(() => receiver.start());
    afterAll(() => receiver.stop());

    it("lets a developer add a first address, receive messages at this address, and replace the secret", async () => {
      const texts = webhooksKo;
      const key = await shared().newKey("webhooks", { a: "premium" }, "test");
      const page = await open("/api", { key });
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("link", { name: ko.api.webhooksLink }).click();
      await page.getByText(texts.none).waitFor();
      expect(new URL(page.url()).pathname).toBe("/webhooks");
      expect(await page.locator(".nav [aria-current]").innerText()).toBe(ko.nav.api);
      await page.getByText(texts.modes.test).waitFor();

      const address = page.getByLabel(texts.address, { exact: true });
      await address.fill("https://shop.example.com:8443/hook");
      await page.keyboard.press("Enter");
      await page.getByText(texts.urlFaults["must not have a port"]).waitFor();
      expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await objections(page)).toEqual([]);
      await address.fill(receiver.url);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await page.getByText(texts.noEvents).waitFor();
      await page.getByLabel(texts.eventNames["batch.completed"]).check();
      await button(page, texts.addButton).click();

      const field = page.getByLabel(texts.secret, { exact: true });
      const secret = await field.inputValue();
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      await button(page, texts.copy).click();
      await page.getByText(texts.copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
      expect(await objections(page)).toEqual([]);
      await page.getByText(texts.unverified).waitFor();

      await button(page, texts.test).click();
      await page.getByText(/전송했습니다\. 수신 프로그램이 [\d,]+ ms 만에 204로/).waitFor();
      await page.getByText(texts.enabledNow).waitFor();
      // The next test message is sent after ten seconds.
      await button(page, texts.test).click();
      await page.getByText(/^10초에 한 번만 보낼 수 있습니다/).waitFor();
      await page.getByText(/^전송했습니다/).waitFor();
      expect(receiver.verifiedBy(secret)).toMatchObject({ type: "webhook.test", mode: "test" });
      await page.reload();
      await page.getByText(texts.statuses.enabled, { exact: true }).waitFor();
      expect(await page.content()).not.toContain("whsec_");
      expect(await field.count()).toBe(0);
      const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
      expect(await page.evaluate(stored)).not.toContain("whsec_");

      await page.getByText(texts.deliveries).click();
      await page.getByText(texts.noDeliveries).waitFor();
      await runJob(key);
      const delivery = page.locator(".endpoint tbody tr");
      await delivery.getByText(`${texts.outcomes.succeeded} · 204`).waitFor();
      expect(await delivery.innerText()).toMatch(
        /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\s+작업 완료\s+evt_\d+\s+1회\s+성공 · 204\s+[\d,]+ ms/,
      );
      expect(receiver.verifiedBy(secret)).toMatchObject({ type: "batch.completed" });
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await objections(page, COLOUR_RULES)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });

      await button(page, texts.rotate).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(texts.rotateConfirm(receiver.url)).waitFor();
      expect(await objections(page)).toEqual([]);
      await dialog.getByRole("button", { name: texts.rotate }).click();
      const newSecret = await field.inputValue();
      expect(newSecret).not.toBe(secret);
      await page.getByText(texts.secretRotated).waitFor();
      await page.getByText(/ KST까지 이전 시크릿으로도 서명합니다/).waitFor();
      await button(page, texts.rotate).click();
      await dialog.getByText(texts.rotateAgain).waitFor();
      await page.keyboard.press("Escape");
      await button(page, texts.hide).click();
      expect(await field.count()).toBe(0);
      await button(page, texts.test).click();
      await page.getByText(/^전송했습니다/).waitFor();
      expect(receiver.verifiedBy(secret)).toEqual(receiver.verifiedBy(newSecret));

      receiver.status = 410;
      await runJob(key);
      await delivery.getByText(`${texts.outcomes.failed} · 410`).waitFor();
      await page.reload();
      await page.getByText(texts.gone).waitFor();
      expect(await objections(page)).toEqual([]);
      await button(page, texts.enable).click();
      await page.getByText(texts.statuses.enabled, { exact: true }).waitFor();
      await button(page, texts.test).click();
      await page.getByText(/^거절되었습니다\. 수신 프로그램이 [\d,]+ ms 만에 410으로/).waitFor();
      await page.getByText(texts.refusedHelp).waitFor();

      await button(page, texts.remove).press("Enter");
      await dialog.getByText(texts.removeConfirm(receiver.url)).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await button(page, texts.remove).press("Enter");
      await dialog.getByRole("button", { name: texts.remove }).press("Enter");
      await page.getByText(texts.none).waitFor();
      const focused = () => document.activeElement?.textContent;
      await expect.poll(() => page.evaluate(focused)).toBe(texts.removed(receiver.url));
      expect(await ask(key, "/v1/webhook_endpoints")).toEqual({ webhook_endpoints: [] });
    });

    it.each(["ko", "en"] as const)("fits on a phone, in the language %s", async (language) => {
      const texts = TEXTS[language];
      receiver.status = 204;
      const key = await shared().newKey(`webhooks-phone-${language}`, { a: "premium" }, "live");
      const page = await open("/webhooks", { key, language, width: 390, touch: true });
      await page.getByText(texts.modes.live).waitFor();
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await fits()).toBe(390);
      await page.getByLabel(texts.allEvents).uncheck();
      await page
        .getByLabel(texts.address, { exact: true })
        .fill(`${receiver.url}/${"x".repeat(300)}`);
      expect(await fits()).toBe(390);
      await page.getByLabel(texts.allEvents).check();
      await button(page, texts.addButton).tap();
      await page.getByLabel(texts.secret, { exact: true }).waitFor();
      expect(await fits()).toBe(390);
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await objections(page, COLOUR_RULES)).toEqual([]);
    });

    it("says in words why an endpoint was not added, or that it may have been added if the answer was lost", async () => {
      const texts = webhooksKo;
      const key = await shared().newKey("webhooks-refused", { a: "premium" }, "live");
      const page = await open("/webhooks", { key });
      const address = page.getByLabel(texts.address, { exact: true });
      await address.fill(receiver.url);
      for (const code of ["webhooks_not_available", "too_many_endpoints"] as const) {
        const error = { code, message: "" };
        await page.route("**/v1/webhook_endpoints", (route) =>
          route.fulfill({ status: 400, json: { error } }),
        );
        await button(page, texts.addButton).click();
        await page.getByText(texts.failures[code][0]).waitFor();
        await page.getByText(texts.failures[code][1]).waitFor();
        expect(await objections(page)).toEqual([]);
        await page.unroute("**/v1/webhook_endpoints");
      }
      await page.route("**/v1/webhook_endpoints", async (route) => {
        if (route.request().method() === "GET") return route.continue();
        await route.fetch();
        await route.abort("connectionreset");
      });
      await button(page, texts.addButton).click();
      await page.getByText(texts.lostEndpoint[1]).waitFor();
      await page.getByRole("heading", { name: receiver.url }).waitFor();
      await button(page, texts.rotate).waitFor();
    });

    it("says that a key of variant B has no webhooks, and sends no request for them", async () => {
      const key = await shared().newKey("webhooks-b", { b: "paid" }, "live");
      const page = await open("/webhooks", { key });
      await page.getByText(webhooksKo.noVariant).waitFor();
      expect(
        shared()
          .tabs.at(-1)
          ?.requests.filter((url) => url.includes("webhook_")),
      ).toEqual([]);
    });
  });
}

class Receiver {
  status = 204;
  readonly #messages: { headers: IncomingHttpHeaders; body: string }[] = [];
  readonly #server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    this.#messages.push({ headers: request.headers, body });
    response.writeHead(this.status).end();
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The last message. @throws if the secret did not sign it, or it is old */
  verifiedBy(secret: string): unknown {
    const { headers, body } = this.#messages.at(-1) ?? { headers: {}, body: "" };
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  }
}
