/**
 * Watched numbers in Chromium: from a list to a closed business, by keyboard alone, on a phone, and
 * with a long list on a bad connection. `page.test.ts` runs these tests in its service and browser.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type DemoBusiness, demo } from "../../seed/demo.ts";
import { en } from "../../web/texts/en.ts";
import { number } from "../../web/texts/format.ts";
import { ko } from "../../web/texts/ko.ts";
import { workbookOfSheets } from "../workbook-files.ts";
import { COLOUR_RULES, objections, openTab, type Tab, type Visit } from "./chromium.ts";
import { customerList, inventedBusinesses, RESIDENT_NUMBER, readBack } from "./workbooks.ts";

export interface Shared {
  url: string;
  browser: Browser;
  tabs: Tab[];
  stateDir: string;
  newKey: (account: string, limits?: object) => Promise<string>;
  newTestKey: (account: string) => Promise<string>;
  usedBy: (key: string) => Promise<number>;
}

const HOUR_MS = 3_600_000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const changes = (page: Page) => page.locator(".changes li");
const row = (page: Page, text: string) =>
  page.locator(".watched-table tbody tr").filter({ hasText: text });

export function describeWatched(shared: () => Shared): void {
  const open = async (path: string, visit: Visit): Promise<Page> => {
    const { browser, url, tabs } = shared();
    const tab = await openTab(browser, `${url}${path}`, visit);
    tabs.push(tab);
    return tab.page;
  };
  const ask = async <Answer>(key: string, path: string): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${key}` };
    return (await (await fetch(`${shared().url}${path}`, { headers })).json()) as Answer;
  };

  const watchedBy = async (key: string): Promise<string[]> => {
    const { watches } = await ask<{ watches: { business_number: string }[] }>(key, "/v1/watches");
    return watches.map(({ business_number }) => business_number);
  };

  describe("when it watches numbers", () => {
    it("leads a clerk from a list to a business that has closed, and to a file that says so", async () => {
      const { newKey, usedBy, stateDir } = shared();
      const key = await newKey("watching");
      const page = await open("/list", { key });
      const closing = demo.businesses.find(({ b_stt_cd }) => b_stt_cd === "01") as DemoBusiness;
      const shown = closing.b_no.replace(/^(...)(..)/, "$1-$2-");
      const typo = { ...closing, b_no: "2178182398", b_nm: "오타상사" };
      const listed = [...demo.businesses, typo, { ...closing, b_nm: "중복상사" }];
      const count = new Set(demo.businesses.map(({ b_no }) => b_no)).size;
      await choose(page, await customerList(listed));
      await button(page, ko.list.start(number(listed.length))).click();
      await page.waitForSelector(".result-box");
      const before = await usedBy(key);
      const { wrongDigit, double } = ko.watched.leftOutWhy;
      const offer = page.locator(".watch-these");
      expect(await offer.innerText()).toContain(ko.watched.watchTerms(number(count)));
      const leftOut = offer.locator("summary");
      expect(await leftOut.innerText()).toBe(
        ko.watched.leftOut("2", `${wrongDigit} 1, ${double} 1`),
      );
      await leftOut.click();
      const line = listed.length + 1;
      expect(await offer.locator("li").allInnerTexts()).toEqual([
        `${line}행 217-81-82398 오타상사: ${wrongDigit}`,
        `${line + 1}행 ${shown} 중복상사: ${double}`,
      ]);
      await offer.getByLabel(ko.watched.withReferences("거래처코드")).check();
      expect(await objections(page)).toEqual([]);
      await button(page, ko.watched.watchThese(number(count))).click();
      await page.getByText(ko.watched.addedMany(number(count))).waitFor();
      await expect.poll(() => usedBy(key), { timeout: 60_000 }).toBe(before + count);
      await button(page, ko.watched.watchThese(number(count))).click();
      await page.getByText(ko.watched.alreadyMany(number(count))).waitFor();

      await page.getByRole("link", { name: ko.watched.open }).click();
      await page.getByRole("heading", { name: ko.watched.recent }).waitFor();
      await page.getByText(ko.watched.noChanges).waitFor();
      const watchedRow = row(page, shown);
      expect(await watchedRow.innerText()).toMatch(/C1000/);
      await watchedRow.getByText(ko.verdict.active).waitFor();
      expect(await watchedRow.innerText()).toContain(closing.b_nm);
      expect(await objections(page)).toEqual([]);

      // The business closes. One round of look-ups sees the change, and a later round confirms it.
      const state = { ...closing };
      Object.assign(closing, { b_stt_cd: "03", end_dt: "20261101" });
      try {
        await withDatabase(stateDir, (database) => runRounds(database, closing.b_no));
        await comeBackAfter(page, 24 * HOUR_MS);
        await page.getByRole("heading", { name: /^지난 방문\(.* KST\) 이후 변동$/ }).waitFor();
        expect(await changes(page).count()).toBe(1);
        expect(await changes(page).innerText()).toMatch(
          new RegExp(
            `${shown} C1000[\\s\\S]*상태: 계속사업자에서 폐업자\\(폐업일 2026-11-01\\)로 바뀌었습니다\\.` +
              "[\\s\\S]*\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d KST에 확인",
          ),
        );
        expect(await watchedRow.innerText()).toContain("폐업자(폐업일 2026-11-01)");
        expect(await objections(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await objections(page, COLOUR_RULES)).toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });

        const found = await download(page, ko.watched.excelOf(ko.watched.downloadChanges));
        expect(found.name).toMatch(/^변동 내역 \d{4}-\d\d-\d\d\.xlsx$/);
        const [header, first, ...rest] = await readBack(found.bytes);
        expect(rest).toEqual([]);
        expect(header?.slice(0, 3)).toEqual(["사업자등록번호", "거래처코드", "변동"]);
        expect(first?.slice(0, 3)).toEqual([
          ...[shown, "C1000"],
          "상태: 계속사업자에서 폐업자(폐업일 2026-11-01)로 바뀌었습니다.",
        ]);
        await page.locator(".filter", { hasText: ko.watched.filters.changed }).click();
        await page.getByText(ko.watched.shown("1")).waitFor();
        const list = await download(page, ko.watched.csvOf(ko.watched.downloadList));
        expect(list.name).toMatch(/\(일부\)\.csv$/);
        expect(list.bytes.toString("utf8")).toMatch(
          new RegExp(`\\ufeff"사업자등록번호".*\\r\\n"${shown}","C1000","폐업자\\(폐업일`),
        );

        // A reload continues the visit. The next day starts another visit.
        await page.reload();
        await changes(page).waitFor();
        await comeBackAfter(page, 24 * HOUR_MS);
        await page.getByText(ko.watched.noChanges).waitFor();
        await button(page, ko.watched.showRecent).click();
        await changes(page).waitFor();
        expect(await usedBy(key)).toBe(before + count);
      } finally {
        Object.assign(closing, state);
      }
    });

    it("lets a person add numbers, run test days, see changes and remove a number by keyboard alone", async () => {
      const key = await shared().newTestKey("watching-keys");
      const page = await open("/", { key });
      await tabTo(page, page.getByRole("link", { name: ko.nav.watched, exact: true }));
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.none).waitFor();
      expect(await objections(page)).toEqual([]);
      const field = page.getByLabel(ko.watched.number);
      const reference = page.locator("#watch-reference");
      await tabTo(page, field);
      await page.keyboard.type("1000000918");
      await page.getByText(ko.watched.wrongDigit).waitFor();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("1000000917");
      await tabTo(page, reference);
      await page.keyboard.type("가나");
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.badReference).waitFor();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("S-17");
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.added("100-00-00917")).waitFor();
      await page.keyboard.type("1000000917");
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.already("100-00-00917")).waitFor();
      await page.keyboard.type("1000000917");
      await tabTo(page, reference);
      await page.keyboard.type("S-18");
      await page.keyboard.press("Enter");
      await page
        .getByText(
          `${ko.watched.already("100-00-00917")} ${ko.watched.referenceNow("S-18", "S-17")}`,
        )
        .waitFor();
      await row(page, "100-00-00917").getByText("S-18").waitFor();
      await page.keyboard.type("1000000940");
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.added("100-00-00940")).waitFor();
      await page.keyboard.type("2178182399");
      await page.keyboard.press("Enter");
      await page.getByText(ko.failures.noTestNumber).first().waitFor();

      const day = button(page, ko.watched.day);
      for (const events of ["0", "1", "1"]) {
        await tabTo(page, day);
        await page.keyboard.press("Enter");
        await page.getByText(ko.watched.dayDone(events)).waitFor();
        await expect.poll(() => day.isEnabled()).toBe(true);
      }
      expect(await changes(page).allInnerTexts()).toEqual([
        expect.stringContaining(ko.watched.gone(ko.verdict.active)),
        expect.stringMatching(/100-00-00917 S-18[\s\S]*계속사업자에서 폐업자/),
      ]);
      await tabTo(page, page.locator(".filter", { hasText: ko.watched.filters.closed }));
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.shown("1")).waitFor();
      expect(await objections(page)).toEqual([]);
      await tabTo(page, page.getByRole("button", { name: ko.watched.removeNamed("100-00-00917") }));
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByText("100-00-00917").waitFor();
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await tabTo(page, page.getByRole("button", { name: ko.watched.removeNamed("100-00-00917") }));
      await page.keyboard.press("Enter");
      await tabTo(page, dialog.getByRole("button", { name: ko.watched.remove }));
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.removed("100-00-00917")).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(ko.watched.removed("100-00-00917"));
      expect(await watchedBy(key)).toEqual(["1000000940"]);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByText(ko.watched.restored("100-00-00917")).waitFor();
      expect(await watchedBy(key)).toEqual(["1000000917", "1000000940"]);
      // A test number that is added again has no state yet, so the filter `closed` hides it.
      await page.locator(".filter", { hasText: ko.list.all }).click();
      expect(await row(page, "100-00-00917").innerText()).toContain("S-18");
    });

    it("asks before it removes several numbers, and can add them again with their states and codes", async () => {
      const key = await shared().newKey("watching-undo");
      const page = await open("/watched", { key });
      await page.getByText(ko.watched.none).waitFor();
      await chooseWatched(page, inventedBusinesses(5));
      await page.getByLabel(ko.watched.withReferences("거래처코드")).check();
      await button(page, ko.watched.watchThese("5")).click();
      const states = page.locator(".watched-table .mark.positive");
      await expect.poll(() => states.count(), { timeout: 60_000 }).toBe(5);
      await page.getByLabel(ko.watched.search).fill("C100");
      await page.getByText(ko.watched.shown("5")).waitFor();
      await page.getByLabel(ko.watched.search).fill("C1003");
      await page.getByText(ko.watched.shown("1")).waitFor();
      await page.getByLabel(ko.watched.search).fill("시험상사");
      await button(page, ko.watched.removeShown("5")).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: ko.jobs.confirmNo }).click();
      expect(await watchedBy(key)).toHaveLength(5);
      await button(page, ko.watched.removeShown("5")).click();
      await dialog.getByRole("button", { name: ko.watched.remove }).click();
      await page.getByText(ko.watched.removed(ko.watched.numbers("5"))).waitFor();
      expect(await watchedBy(key)).toEqual([]);
      await page.getByText(ko.watched.none).waitFor();
      expect(await objections(page)).toEqual([]);
      await button(page, ko.watched.undo).click();
      await page.getByText(ko.watched.restored(ko.watched.numbers("5"))).waitFor();
      await expect.poll(() => states.count(), { timeout: 60_000 }).toBe(5);
      expect(await row(page, "C1003").count()).toBe(1);
    });

    it("says how many watched numbers of a file get another code, and changes only these", async () => {
      const key = await shared().newTestKey("watching-codes");
      const page = await open("/watched", { key });
      await page.getByLabel(ko.watched.number).fill("1000000917");
      await button(page, ko.watched.addButton).click();
      await page.getByText(ko.watched.added("100-00-00917")).waitFor();
      const [first] = inventedBusinesses(1);
      await chooseWatched(page, [{ ...(first as DemoBusiness), b_no: "1000000917" }]);
      expect(await button(page, ko.watched.allWatched).isDisabled()).toBe(true);
      await page.getByLabel(ko.watched.withReferences("거래처코드")).check();
      await button(page, ko.watched.setReferences("1")).click();
      await page.getByText(ko.watched.referencesNow("1")).waitFor();
      await row(page, "C1000").waitFor();
      expect(await button(page, ko.watched.allWatched).isDisabled()).toBe(true);
    });

    it("says what it left out of a file and what is not certain, and lets the person decide before anything is charged", async () => {
      const key = await shared().newKey("watching-finds");
      const page = await open("/watched", { key });
      await page.getByText(ko.watched.none).waitFor();
      const numbers = inventedBusinesses(12).map(({ b_no }) => b_no);
      const header = ["거래처코드", "사업자등록번호", "상호"];
      const line = (at: number) => [`C${at}`, numbers[at] ?? "", `시험상사 ${at}`];
      const january = [header, ...[0, 1, 2, 3, 4].map(line), ["합계", "", "5개"]];
      const finds = page.locator(".add-section");
      const said = () => finds.innerText();
      const press = (name: string) => button(page, name).press("Enter");
      const offers = (count: number) => button(page, ko.watched.watchThese(`${count}`)).waitFor();
      await chooseWatchedFile(
        page,
        "고객.xlsx",
        workbookOfSheets([
          { name: "1월", rows: january, hidden: [3, 4] },
          { name: "2월", rows: [header, line(5), line(6)] },
        ]),
      );
      await offers(3);
      expect(await said()).toContain(ko.list.finds.sheets("1월"));
      expect(await said()).toContain(ko.list.finds.hiddenRows("2"));
      expect(await said()).toContain(ko.list.finds.lines("1"));
      expect(await objections(page)).toEqual([]);
      await press(ko.list.finds.readHidden);
      await offers(5);
      await press(ko.list.finds.readLines);
      await page.getByText(ko.list.finds.linesRead).waitFor();
      await page
        .getByText(ko.watched.leftOut("1", `${ko.watched.leftOutWhy.noNumber} 1`))
        .waitFor();
      await press(ko.list.finds.readSheet("2월", "3", false));
      await offers(2);
      expect(await said()).toContain(ko.list.finds.sheets("2월"));

      const invoices = [
        ["공급자등록번호", "공급받는자등록번호", "상호"],
        ...[1, 2, 3].map((at) => [numbers[0], numbers[at], `시험상사 ${at}`]),
      ];
      await chooseWatchedFile(page, "세금계산서.csv", Buffer.from(invoices.join("\n")));
      await page.getByText(ko.list.finds.ambiguous(ko.list.columns.business_number, "2")).waitFor();
      await press(ko.list.finds.column("공급자등록번호", "A"));
      await offers(1);
      await press(ko.list.finds.column("공급받는자등록번호", "B"));
      await offers(3);

      const people = [
        ["사업자(주민)번호", "상호"],
        [numbers[0], "가"],
        [`${RESIDENT_NUMBER}234567`, "나나"],
      ];
      await chooseWatchedFile(page, "개인.csv", Buffer.from(people.join("\n")));
      await page.getByText(ko.list.finds.mixed("사업자(주민)번호", "1")).waitFor();
      await offers(1);
      expect(await said()).not.toMatch(/900101|나나/);

      const misspelled = numbers[0]?.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`);
      const codes = [
        ["코드", "이름"],
        [misspelled, "가"],
        ["x", "나"],
      ];
      await chooseWatchedFile(page, "코드.csv", Buffer.from(codes.join("\n")));
      await page.getByText(ko.list.missing(ko.list.columns.business_number)).waitFor();
      expect(await objections(page)).toEqual([]);
      await page
        .getByLabel(ko.list.columnMenu("코드"))
        .selectOption(ko.list.columns.business_number);
      await page.getByText(ko.watched.fileEmpty).waitFor();
      expect(await watchedBy(key)).toEqual([]);
    });

    it("says how many statuses are old after days without an answer", async () => {
      const { newKey, stateDir } = shared();
      const key = await newKey("watching-stale");
      const page = await open("/watched", { key });
      await page.getByText(ko.watched.none).waitFor();
      const [first, second] = inventedBusinesses(2) as [DemoBusiness, DemoBusiness];
      for (const { b_no } of [first, second]) {
        await page.getByLabel(ko.watched.number).fill(b_no);
        await button(page, ko.watched.addButton).click();
      }
      const states = page.locator(".watched-table .mark.positive");
      await expect.poll(() => states.count(), { timeout: 60_000 }).toBe(2);
      expect(await page.getByText(ko.watched.staleTitle).count()).toBe(0);
      await withDatabase(stateDir, async (database) => answeredEarlier(database, first.b_no));
      await page.reload();
      await page.getByText(ko.watched.staleTitle).waitFor();
      await page.getByText(ko.watched.staleNow("1")).waitFor();
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await objections(page, COLOUR_RULES)).toEqual([]);
    });

    it.each(["ko", "en"] as const)("fits on a phone, in the language %s", async (language) => {
      const texts = { ko, en }[language];
      const key = await shared().newTestKey(`watching-phone-${language}`);
      const page = await open("/watched", { key, language, width: 390, touch: true });
      await page.getByText(texts.watched.none).waitFor();
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await fits()).toBe(390);
      const numbers = ["1000000917", "1000000921", "1000000936", "1000000955", "1000000523"];
      for (const each of numbers) {
        await page.getByLabel(texts.watched.number).fill(each);
        await button(page, texts.watched.addButton).tap();
        await row(page, each.replace(/^(...)(..)/, "$1-$2-")).waitFor();
      }
      for (let day = 0; day < 3; day++) {
        await button(page, texts.watched.day).tap();
        await page.getByText(texts.watched.day, { exact: true }).waitFor();
        await expect.poll(() => button(page, texts.watched.day).isEnabled()).toBe(true);
      }
      await page.getByText(texts.watched.pausedTitle).waitFor();
      await expect.poll(() => changes(page).count()).toBe(6);
      await chooseWatched(page, inventedBusinesses(2));
      expect(await fits()).toBe(390);
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await objections(page, COLOUR_RULES)).toEqual([]);
    });

    it("adds each number of a long list exactly once despite a bad connection, and writes no formula into a file", async () => {
      const key = await shared().newKey("watching-long");
      const page = await open("/watched", { key, language: "en" });
      await page.getByText(en.watched.none).waitFor();
      let calls = 0;
      await page.route("**/v1/watches", async (route) => {
        if (route.request().method() === "GET") return route.continue();
        if (++calls === 1) return route.abort("connectionreset");
        const response = await route.fetch();
        return calls === 2 ? route.abort("connectionreset") : route.fulfill({ response });
      });
      const businesses = inventedBusinesses(1_200).map((each, at) =>
        at === 0 ? { ...each, b_nm: "=1+1" } : each,
      );
      await chooseWatchedFile(page, "list.xlsx", await customerList(businesses));
      await button(page, en.watched.watchThese("1,200")).click();
      await page.getByText(en.watched.addingWaits).waitFor();
      await page.getByText(en.watched.addedMany("1,200")).waitFor();
      expect(calls).toBe(4);
      await page.getByText(en.watched.used("1,200", "100,000")).waitFor();
      await expect.poll(() => page.locator(".watched-table .mark.positive").count()).toBe(200);
      const first = businesses[0]?.b_no.replace(/^(...)(..)/, "$1-$2-") ?? "";
      await page.getByLabel(en.watched.search).fill("=1+1");
      await page.getByText(en.watched.shown("1")).waitFor();
      const { bytes } = await download(page, en.watched.csvOf(en.watched.downloadList));
      expect(bytes.toString("utf8")).toContain(`"${first}",,"'=1+1","Active"`);
      await page.getByLabel(en.watched.search).fill("");
      await button(page, en.watched.removeShown("1,200")).click();
      await page.getByRole("dialog").getByRole("button", { name: en.watched.remove }).click();
      await page.getByText(en.watched.removed(en.watched.numbers("1,200"))).waitFor();
      expect(await ask(key, "/v1/watches")).toMatchObject({ watches: [] });
    });

    it("says which numbers exceed the limit of watched numbers", async () => {
      const key = await shared().newKey("watching-full", { max_watched: 3 });
      const page = await open("/watched", { key });
      await page.getByText(ko.watched.none).waitFor();
      await chooseWatched(page, inventedBusinesses(5));
      await button(page, ko.watched.watchThese("5")).click();
      await page.getByText(ko.watched.addedMany("3")).waitFor();
      const beyond = page.locator("details").filter({ hasText: ko.watched.beyond("2", "3") });
      await beyond.locator("summary").click();
      expect(await beyond.locator("li").allInnerTexts()).toEqual([
        expect.stringContaining("시험상사 3"),
        expect.stringContaining("시험상사 4"),
      ]);
      expect(await objections(page)).toEqual([]);
      await page.getByLabel(ko.watched.number, { exact: true }).fill("2178182399");
      await button(page, ko.watched.addButton).click();
      await page.getByText(ko.failures.watched[0]).waitFor();
    });
  });
}

async function chooseWatched(page: Page, businesses: readonly DemoBusiness[]): Promise<void> {
  await chooseWatchedFile(page, "목록.xlsx", await customerList(businesses));
  await page.locator(".watch-these").waitFor();
}

async function chooseWatchedFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: "application/octet-stream", buffer };
  await page.setInputFiles(".watched-section input[type=file]", file);
}

async function choose(page: Page, bytes: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", {
    name: "거래처.xlsx",
    mimeType: "application/octet-stream",
    buffer: bytes,
  });
  await page.waitForSelector(".preview");
}

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

async function comeBackAfter(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const item of Object.keys(sessionStorage)) {
      if (!item.startsWith("bvs-watched:")) continue;
      const visit = JSON.parse(sessionStorage.getItem(item) ?? "");
      sessionStorage.setItem(item, JSON.stringify({ ...visit, at: visit.at - ms }));
    }
  }, milliseconds);
  await page.reload();
}

async function withDatabase(
  stateDir: string,
  work: (database: DatabaseSync) => Promise<void>,
): Promise<void> {
  const files = await readdir(stateDir, { recursive: true });
  for (const file of files.filter((each) => /d1.*[0-9a-f]{64}\.sqlite$/.test(each))) {
    const database = new DatabaseSync(join(stateDir, file), { timeout: 10_000 });
    try {
      const tables = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'watch_blocks'");
      if (tables.get()) return await work(database);
    } finally {
      database.close();
    }
  }
  throw new Error("the state has no table of watched numbers");
}

function answeredEarlier(database: DatabaseSync, watched: string): void {
  const age = 96 * HOUR_MS;
  database
    .prepare(
      `UPDATE watch_blocks SET revision = revision + 1,
        states = json_set(states, '$.numbers."' || ?1 || '".c', ?2)
        WHERE states LIKE '%"' || ?1 || '"%'`,
    )
    .run(watched, Date.now() - age);
  database
    .prepare("UPDATE watches SET added_at = added_at - ?2 WHERE number = ?1")
    .run(watched, age);
}

/** Makes a number's block due twice: a first round sees a change, and a second confirms it. */
async function runRounds(database: DatabaseSync, watched: string): Promise<void> {
  const block = database.prepare(
    `SELECT id, states FROM watch_blocks WHERE states LIKE '%' || ? || '%'`,
  );
  const known = () => {
    const { id, states } = block.get(watched) as { id: number; states: string };
    return { id, states, candidate: JSON.parse(states).numbers[watched].n };
  };
  const makeDue = database.prepare(
    `UPDATE watch_blocks SET due_at = ?, wait_until = 0, revision = revision + 1, states = ?
      WHERE id = ? AND taken_until IS NULL`,
  );
  const { id, states } = known();
  makeDue.run(Date.now(), states, id);
  await expect.poll(() => known().candidate, { timeout: 60_000 }).toBeDefined();
  const seen = JSON.parse(known().states);
  seen.numbers[watched].n.at -= HOUR_MS;
  makeDue.run(Date.now(), JSON.stringify(seen), id);
  await expect.poll(() => known().candidate, { timeout: 60_000 }).toBeUndefined();
}
