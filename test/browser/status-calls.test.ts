/** Lists of a plan without batches, which the page sends in status calls of at most 100 numbers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { ko } from "../../web/texts/ko.ts";
import { chromiumPath, launch, openTab, type Tab } from "./chromium.ts";
import { startOnFreePorts } from "./local-run.ts";
import { inventedBusinesses } from "./workbooks.ts";

const STATUS = "**/v1/status";
const WRONG_DIGIT = "999-00-00002";
const NUMBERS = inventedBusinesses(250).map(({ b_no }) => b_no);
const csvOf = (numbers: readonly string[]) => ["사업자등록번호", ...numbers].join("\n");

describe.skipIf(chromiumPath === undefined)("a list of a plan without batches", () => {
  let folder: string;
  let service: LocalService;
  let browser: Browser;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bvs-calls-"));
    [{ service }, browser] = await Promise.all([startOnFreePorts(folder), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function newKey(account: string, limits: object): Promise<string> {
    const response = await fetch(`${service.url}/admin/keys`, {
      method: "POST",
      headers: { Authorization: `Bearer ${demo.admin_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ account, plans: { a: "free" }, limits }),
    });
    return ((await response.json()) as { api_key: string }).api_key;
  }
  async function usedBy(key: string): Promise<number> {
    const headers = { Authorization: `Bearer ${key}` };
    const response = await fetch(`${service.url}/v1/usage`, { headers });
    return ((await response.json()) as { used: number }).used;
  }
  async function open(key: string): Promise<Page> {
    const tab = await openTab(browser, `${service.url}/list`, { key });
    tabs.push(tab);
    return tab.page;
  }
  async function choose(page: Page, text: string): Promise<void> {
    const file = { name: "번호.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.setInputFiles("input[type=file]", file);
    await page.waitForSelector(".preview");
  }
  const said = (page: Page) => page.locator("main").innerText();
  const startButton = (page: Page, rows: number) =>
    page.getByRole("button", { name: ko.list.start(String(rows)) });
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();

  /** Starts the list, and loads the page again after the first call was answered. */
  async function interrupt(page: Page, rows: number, key: string): Promise<void> {
    const before = await usedBy(key);
    let asked = 0;
    const hold = async (route: Route) => {
      if (++asked === 1) await route.continue();
    };
    await page.route(STATUS, hold);
    await startButton(page, rows).click();
    await expect.poll(() => asked).toBe(2);
    await expect.poll(() => usedBy(key)).toBe(before + 100);
    await page.reload();
    await page.unroute(STATUS, hold);
  }
  async function finish(page: Page, rows: number): Promise<void> {
    await startButton(page, rows).click();
    await page.waitForSelector(".result");
  }

  it("is charged once for each row if it is interrupted, even if rows were left out", async () => {
    const key = await newKey("left-out-first", { monthly_quota: 1000 });
    const page = await open(key);
    const csv = csvOf([WRONG_DIGIT, ...NUMBERS.slice(0, 149)]);
    await choose(page, csv);
    await press(page, ko.list.leaveOut("1"));
    await interrupt(page, 149, key);
    await choose(page, csv);
    await page.getByText("그때 보낸 149행은 두 번 차감되지 않습니다").waitFor();
    await page.getByText(ko.list.uses("49", "900")).waitFor();
    await finish(page, 149);
    await expect.poll(() => usedBy(key)).toBe(149);
  });

  it("says which rows are charged again if other rows are left out than before", async () => {
    const key = await newKey("left-out-later", { monthly_quota: 1000 });
    const page = await open(key);
    const csv = csvOf([WRONG_DIGIT, ...NUMBERS.slice(0, 149)]);
    await choose(page, csv);
    await interrupt(page, 150, key);
    await choose(page, csv);
    await page.getByText("그때 보낸 150행은 두 번 차감되지 않습니다").waitFor();
    await press(page, ko.list.leaveOut("1"));
    await page.getByText("그때 보낸 50행은 두 번 차감되지 않습니다").waitFor();
    await page.getByText(ko.list.repeatAgain("99")).waitFor();
    await page.getByText(ko.list.uses("149", "900")).waitFor();
    await press(page, ko.list.sameReading);
    await page.getByText(ko.list.uses("50", "900")).waitFor();
    await finish(page, 150);
    await expect.poll(() => usedBy(key)).toBe(150);
  });

  it("shows again the answers that were charged, even if too little is left for the other rows", async () => {
    const key = await newKey("little-left", { monthly_quota: 120 });
    const page = await open(key);
    await choose(page, csvOf(NUMBERS.slice(0, 110)));
    await interrupt(page, 110, key);
    await fetch(`${service.url}/v1/status`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ business_numbers: NUMBERS.slice(200, 215) }),
    });
    await expect.poll(() => usedBy(key)).toBe(115);
    await page.reload();
    await choose(page, csvOf(NUMBERS.slice(0, 110)));
    await page.getByText(ko.list.restTooMany("10", "5")).waitFor();
    await finish(page, 110);
    await page.getByText(ko.list.notAsked("105", "5")).waitFor();
    await expect.poll(() => usedBy(key)).toBe(120);
  });

  it("asks for as many numbers as are left today, keeps their answers, and asks before it discards them", async () => {
    const key = await newKey("day", { units_per_day: 50, monthly_quota: 1000 });
    const page = await open(key);
    await choose(page, csvOf(NUMBERS.slice(0, 60)));
    await page.getByText(ko.list.callsAfterToday("50")).waitFor();
    await finish(page, 60);
    await page.getByText(ko.list.notAsked("50", "10")).waitFor();
    expect(await said(page)).toContain(ko.failures.day[0]);
    await expect.poll(() => usedBy(key)).toBe(50);
    await press(page, ko.list.goOn);
    await page.getByText(ko.list.notAsked("50", "10")).waitFor();
    await press(page, ko.list.change);
    await page.getByText(ko.list.onlyHere).waitFor();
    await press(page, ko.jobs.confirmNo);
    await page.waitForSelector(".result");
    await press(page, ko.list.change);
    await press(page, ko.list.dropResults);
    await page.getByText("그때 보낸 50행은 두 번 차감되지 않습니다").waitFor();
    await finish(page, 60);
    await page.getByText(ko.list.notAsked("50", "10")).waitFor();
    expect(await usedBy(key)).toBe(50);
  });
});
