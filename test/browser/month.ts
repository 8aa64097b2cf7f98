/**
 * A clerk checks a list, downloads the result, and uses it as the next month's list, in Chromium:
 * with the mouse, with the keyboard alone, and by touch on a phone. `page.test.ts` runs these tests
 * in its service and browser.
 */
import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { readSheet } from "read-excel-file/universal";
import { describe, expect, it } from "vitest";
import { type DemoBusiness, demo } from "../../seed/demo.ts";
import { filesOf, piecesOf } from "../../src/tables/workbook/zip.ts";
import { writeFile } from "../../web/list/sheets/write.ts";
import { number } from "../../web/texts/format.ts";
import { ko } from "../../web/texts/ko.ts";
import { COLOUR_RULES, objections, openTab, type Tab, type Visit } from "./chromium.ts";
import { customerList, inventedBusinesses, readBack } from "./workbooks.ts";

export interface Shared {
  url: string;
  browser: Browser;
  tabs: Tab[];
  keyFor: (account: string) => Promise<string>;
  usedBy: (key: string) => Promise<number>;
}

/** How a person does things in the page. */
interface Hands {
  visit: Visit;
  press: (page: Page, target: Locator) => Promise<void>;
  toggleRow: (page: Page, text: string) => Promise<void>;
}

const row = (page: Page, text: string) =>
  page.locator(".result-box tbody tr, .result-box .card").filter({ hasText: text }).first();

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

const HANDS: Record<string, Hands> = {
  "the mouse": {
    visit: {},
    press: (_page, target) => target.click(),
    toggleRow: (page, text) => row(page, text).locator("td").first().click(),
  },
  "the keyboard alone": {
    visit: {},
    press: async (page, target) => {
      const isRadio = await target.evaluate((element) => element.matches("[type=radio]"));
      // In a group of radio buttons, Tab reaches only the chosen one. Arrow keys reach the others.
      await tabTo(page, isRadio ? page.locator(".downloads :checked") : target);
      await page.keyboard.press(isRadio ? "ArrowRight" : "Enter");
    },
    toggleRow: async (page, text) => {
      await tabTo(page, page.locator(".result-box"));
      await page.keyboard.press("Home");
      const isActive = () => page.locator(".active").filter({ hasText: text }).count();
      while ((await isActive()) === 0) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  },
  "touch, on a phone": {
    visit: { width: 390, touch: true },
    press: async (_page, target) => {
      const isRadio = await target.evaluate((element) => element.matches("[type=radio]"));
      await (isRadio ? target.locator("..") : target).tap();
    },
    toggleRow: (page, text) => row(page, text).locator(".mark").tap(),
  },
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const filter = (page: Page, name: string) =>
  page.locator(".filter").filter({ hasText: new RegExp(`^\\s*${name}`) });
const countOf = async (page: Page, name: string) =>
  Number((await filter(page, name).locator(".numbers").innerText()).replace(",", ""));

export function describeMonth(shared: () => Shared): void {
  const open = async (path: string, visit: Visit): Promise<Page> => {
    const { browser, url, tabs } = shared();
    const tab = await openTab(browser, `${url}${path}`, visit);
    tabs.push(tab);
    return tab.page;
  };
  const result = async (page: Page, bytes: Buffer, rows: number, hands = HANDS["the mouse"]) => {
    await choose(page, bytes, hands as Hands);
    await (hands as Hands).press(page, button(page, ko.list.start(number(rows))));
    await page.waitForSelector(".result-box");
  };

  describe("when a clerk checks the same list each month", () => {
    it.each(Object.keys(HANDS))("shows only what has changed, with %s", async (name) => {
      const hands = HANDS[name] as Hands;
      const { keyFor, usedBy } = shared();
      const key = await keyFor(`month-${name.length}`);
      const page = await open("/list", { key, ...hands.visit });
      const businesses = demo.businesses.filter(({ b_stt_cd }) => b_stt_cd === "01").slice(0, 5);
      const [wrong, closing, renumbered] = businesses as [DemoBusiness, DemoBusiness, DemoBusiness];
      const listed = businesses.map((each) =>
        each === wrong ? { ...each, p_nm: "홍길순" } : each,
      );
      await result(page, await customerList(listed), 5, hands);

      await hands.press(page, filter(page, ko.list.groups.differing));
      await hands.toggleRow(page, wrong.b_nm);
      const details = page.locator(".opened");
      await details.getByText(ko.verdict.detailsMismatchHelp.slice(0, 20)).waitFor();
      const before = await usedBy(key);

      await hands.press(page, details.getByRole("button", { name: ko.list.fix.open }));
      expect(await details.innerText()).toContain(ko.list.fix.cost);
      const owner = details.getByLabel(ko.list.columns.owner_name);
      if (name.includes("keyboard")) await tabTo(page, owner);
      else await owner.click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(`대표이사 ${wrong.p_nm}`);
      await details.getByText(ko.owner.willSend(wrong.p_nm)).waitFor();
      await details.getByRole("button", { name: ko.owner.keep }).waitFor();
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(wrong.p_nm);
      expect(await objections(page)).toEqual([]);
      await hands.press(page, details.getByRole("button", { name: ko.list.fix.send }));
      await details.getByText(ko.list.fix.done(ko.list.short.active)).waitFor();
      expect(await details.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      await expect.poll(() => usedBy(key)).toBe(before + 1);
      expect(await countOf(page, ko.list.groups.confirmed)).toBe(5);

      const first = await download(page, button(page, ko.list.download), hands);
      const [header = [], ...cells] = await readBack(first.bytes);
      expect(cells).toHaveLength(1);
      await hands.press(page, filter(page, ko.list.all));
      const whole = await download(page, button(page, ko.list.download), hands);
      const [, ...all] = await readBack(whole.bytes);
      expect(all).toHaveLength(5);
      const owners = all.map((line) => line[header.indexOf("대표자")]);
      expect(owners).toContain(wrong.p_nm);

      const state = { ...closing };
      Object.assign(closing, { b_stt_cd: "03", end_dt: "20261101" });
      try {
        const place = header.indexOf("사업자등록번호");
        const [other, added] = inventedBusinesses(2).map(({ b_no }) => b_no) as [string, string];
        const rows = all.map((line) =>
          digits(line[place]) === renumbered.b_no ? line.with(place, other) : line,
        );
        const fresh = (all[0] ?? []).map((cell, i) =>
          i === place ? added : i < header.indexOf("조회 결과") ? cell : "",
        );
        const next = await workbook(header, [...rows, fresh]);
        await hands.press(page, button(page, ko.list.again));
        await choose(page, next, hands);
        await page.getByText(ko.list.ours("10")).waitFor();
        expect(await page.locator(".preview thead").innerText()).not.toContain("조회 결과");
        expect(await objections(page)).toEqual([]);
        await hands.press(page, button(page, ko.list.start("6")));
        await page.waitForSelector(".result-box");
        const { changeKinds } = ko.list;
        expect(await countOf(page, changeKinds.changed)).toBe(1);
        expect(await countOf(page, changeKinds.new)).toBe(2);
        expect(await countOf(page, changeKinds.same)).toBe(3);

        await hands.press(page, filter(page, changeKinds.changed));
        await page.getByText(ko.list.shown("1")).waitFor();
        const only = row(page, closing.b_nm);
        expect(await only.innerText()).toMatch(
          /일치 · 계속[\s\S]*변동: 상태|변동: 상태[\s\S]*일치 · 계속/,
        );
        await hands.toggleRow(page, closing.b_nm);
        await details.getByText("일치 · 계속 → 일치 · 폐업 2026-11-01").waitFor();
        expect(await objections(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await objections(page, COLOUR_RULES)).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          hands.visit.width ?? 1280,
        );

        const part = await download(page, button(page, ko.list.download), hands);
        expect(part.name).toContain("(일부)");
        expect(await readBack(part.bytes)).toHaveLength(2);
        await hands.press(page, page.getByLabel(ko.list.writeAll("6")));
        const again = await download(page, button(page, ko.list.download), hands);
        expect(again.name).not.toContain("(일부)");
        const [names = [], ...lines] = await readBack(again.bytes);
        expect(lines).toHaveLength(6);
        expect(names.filter((each) => each.startsWith("조회 결과"))).toEqual(["조회 결과"]);
        const line = lines.find((each) => digits(each[place]) === closing.b_no) ?? [];
        expect(line.slice(names.indexOf("조회 결과")).slice(0, 3)).toEqual([
          "일치 · 폐업 2026-11-01",
          "일치 · 계속",
          "변동: 상태: 일치 · 계속 → 일치 · 폐업 2026-11-01",
        ]);
      } finally {
        Object.assign(closing, state);
      }
    });

    it("treats the columns of an earlier result as the person's own if the person wants that", async () => {
      const page = await open("/list", { key: await shared().keyFor("month-own") });
      const list = await workbook(
        ["사업자등록번호", "조회 결과", "확인된 상호"],
        [[inventedBusinesses(1)[0]?.b_no ?? "", "일치 · 계속", "가나"]],
      );
      await choose(page, list, HANDS["the mouse"] as Hands);
      await page.getByText(ko.list.oursWithoutNumber).waitFor();
      await button(page, ko.list.keepOurs).click();
      expect(await page.locator(".preview thead").innerText()).toContain("조회 결과");
      await button(page, ko.list.start("1")).click();
      await page.waitForSelector(".result-box");
      expect(await page.locator(".result-box thead").innerText()).toContain("확인된 상호");
      expect(await filter(page, ko.list.changeKinds.changed).count()).toBe(0);
    });
  });

  describe("when it shows a result", () => {
    it("writes a workbook with an automatic filter, and with a second sheet that sums up the result", async () => {
      const key = await shared().keyFor("summary");
      const page = await open("/list", { key });
      await result(page, await customerList(demo.businesses), demo.businesses.length);
      await filter(page, ko.list.groups.warning).click();
      const { bytes } = await download(page, button(page, ko.list.download));
      const rows = await readBack(bytes);
      const files = filesOf(new Uint8Array(bytes));
      const sheet = await textOf(files, "xl/worksheets/sheet1.xml");
      expect(sheet).toContain(`</sheetData><autoFilter ref="A1:P${rows.length}"/>`);
      const summary = await readSheet(new Blob([new Uint8Array(bytes)]), 2);
      const told = Object.fromEntries(summary.map(([label, value]) => [label, value]));
      expect(told).toMatchObject({
        파일: "거래처.xlsx",
        "API 키": `${key.slice(0, 9)}…${key.slice(-4)}`,
        행: rows.length - 1,
        "일부만 담음": `전체 ${demo.businesses.length}행 가운데 ${rows.length - 1}행 · 휴업·폐업`,
        휴업·폐업: rows.length - 1,
        확인됨: 0,
      });
      expect(told["조회 시각(KST)"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
      expect(JSON.stringify(summary)).not.toContain(key);
    });

    it("prints the title, times, key and reasons, and keeps each number on one line", async () => {
      const page = await open("/list", { key: await shared().keyFor("printed") });
      const odd = demo.businesses.map((each, i) => (i === 0 ? { ...each, p_nm: "홍길순" } : each));
      await result(page, await customerList(odd), odd.length);
      await page.setViewportSize({ width: 680, height: 900 });
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.locator(".printed").waitFor();
      const printed = page.locator(".result");
      const text = await printed.innerText();
      expect(text).toContain(`${ko.answer.printedBy}: 거래처.xlsx`);
      expect(text).toMatch(
        /조회 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d.* KST · 인쇄 \d{4}-\d\d-\d\d .* KST/,
      );
      expect(text).toContain(ko.verdict.detailsMismatchHelp);
      expect(text).toMatch(/인쇄하지 않은 열: /);
      expect(await broken(page)).toEqual([]);
      expect(
        await printed.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    });

    it("keeps the rows of a long list in place while the details of one row are open", async () => {
      const page = await open("/list", { key: await shared().keyFor("long-details") });
      await result(page, await customerList(inventedBusinesses(2_000)), 2_000);
      const box = page.locator(".result-box");
      await row(page, "C1003").locator("td").first().click();
      await page.locator(".opened").waitFor();
      await box.evaluate((element) => element.scrollTo(0, 40 * 1_000));
      await page.waitForFunction(() => document.querySelector(".opened") === null);
      const seen = await box.evaluate((element) => {
        const top = element.getBoundingClientRect().top + 60;
        const first = [...element.querySelectorAll("tbody tr")].find(
          (each) => each.getBoundingClientRect().top > top,
        );
        return Number(first?.querySelector(".line")?.textContent);
      });
      // If the open details took no space, line 1,004 would be at the top.
      expect(seen).toBeGreaterThan(980);
      expect(seen).toBeLessThan(1_004);
      await box.focus();
      await page.keyboard.press("End");
      await box.getByText("C2999").waitFor();
      await page.keyboard.press("Enter");
      expect(await page.locator(".opened").innerText()).toContain("국세청 등록 정보와 일치합니다");
      await page.keyboard.press("Escape");
      await page.locator(".opened").waitFor({ state: "detached" });
    });

    it("says what to do if its script for lists cannot be loaded, and works after a reload", async () => {
      const page = await open("/", { key: await shared().keyFor("unloaded") });
      await page.route("**/views-*.js", (route) => route.abort("connectionreset"));
      await page.reload();
      await page.getByRole("link", { name: ko.nav.list, exact: true }).click();
      await page.getByText(ko.viewFailed[0]).waitFor();
      await page.unrouteAll();
      await button(page, ko.reload).click();
      await result(page, await customerList(demo.businesses), demo.businesses.length);
    });

    it.each([
      [429, "too_many_jobs", ko.list.hindrances.jobs],
      [500, "temporarily_unavailable", ko.list.hindrances.service],
    ])(
      "says why it waits if the service answers a list with %i %s, and then sends the list",
      async (status, code, why) => {
        const page = await open("/list", { key: await shared().keyFor(code) });
        const error = { code, message: "" };
        await page.route("**/v1/batch/verify", (route) =>
          route.fulfill({ status, json: { error } }),
        );
        const shown = result(page, await customerList(demo.businesses), demo.businesses.length);
        await page.getByText(why).waitFor();
        await page.unrouteAll();
        await shown;
      },
    );

    it("shows in a reopened job the names that were found, but no line numbers of the file", async () => {
      const key = await shared().keyFor("reopened");
      const page = await open("/list", { key });
      await result(page, await customerList(demo.businesses), demo.businesses.length);
      await page.reload();
      await page.waitForSelector(".result-box");
      const head = await page.locator(".result-box thead").innerText();
      expect(head).toContain(ko.list.written.companyName);
      expect(head).not.toContain(ko.list.line);
      expect(head).toContain(ko.list.order);
      expect(await page.locator(".result-box tbody").innerText()).toContain("한빛물산");
      await page.getByText(ko.list.noLines).waitFor();
    });
  });
}

async function choose(page: Page, bytes: Buffer, hands: Hands): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    hands.press(page, page.locator("main button.primary")),
  ]);
  await chooser.setFiles({
    name: "거래처.xlsx",
    mimeType: "application/octet-stream",
    buffer: bytes,
  });
  await page.waitForSelector(".preview");
}

async function download(
  page: Page,
  target: Locator,
  hands: Hands = HANDS["the mouse"] as Hands,
): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), hands.press(page, target)]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function workbook(header: string[], rows: string[][]): Promise<Buffer> {
  const widths = header.map(() => 12);
  const blob = await writeFile("xlsx", { name: "목록", header, widths, rows, toned: null });
  return Buffer.from(await blob.arrayBuffer());
}

async function textOf(files: ReturnType<typeof filesOf>, path: string): Promise<string> {
  const file = files.get(path);
  if (!file) throw new Error(`the workbook has no ${path}`);
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece.slice());
  return Buffer.concat(pieces).toString("utf8");
}

/** The numbers and dates that a line break divides in the printed table. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(".printed") as Element,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: text } of (node.nodeValue ?? "").matchAll(/\d[\d-]+\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(text);
      }
    }
    return found;
  });
}

function digits(text = ""): string {
  return text.replace(/\D/g, "");
}
