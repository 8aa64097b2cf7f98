import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { ko } from "../../web/texts/ko.ts";
import { workbookOfSheets } from "../workbook-files.ts";
import { chromiumPath, launch, objections, openTab, type Tab } from "./chromium.ts";
import { startOnFreePorts } from "./local-run.ts";
import { inventedBusinesses } from "./workbooks.ts";

const NUMBERS = inventedBusinesses(12).map(({ b_no }) => b_no);
const HEADER = ["사업자등록번호", "상호", "대표자", "개업일자"];
const row = (at: number, name = `시험상사 ${at}`) => [
  NUMBERS[at] ?? "",
  name,
  "홍길동",
  "2020-01-01",
];
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((cells) => cells.join(",")).join("\n"));

describe.skipIf(chromiumPath === undefined)("before a list is sent, the page", () => {
  let folder: string;
  let service: LocalService;
  let browser: Browser;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bvs-reading-"));
    [{ service }, browser] = await Promise.all([startOnFreePorts(folder), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function opened(name: string, buffer: Buffer, key = demo.keys.a.enterprise): Promise<Page> {
    const tab = await openTab(browser, `${service.url}/list`, { key });
    tabs.push(tab);
    const file = { name, mimeType: "application/octet-stream", buffer };
    await tab.page.setInputFiles("input[type=file]", file);
    await tab.page.waitForSelector(".preview, .notice.negative");
    return tab.page;
  }
  const said = (page: Page) => page.locator("main").innerText();
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole("button", { name }).first().press("Enter");
  const starts = (page: Page, rows: number) =>
    page.getByRole("button", { name: `${rows}행 조회 시작` }).waitFor();

  it("names the sheet that it read, offers the other sheets, and counts hidden rows", async () => {
    const page = await opened(
      "거래처.xlsx",
      workbookOfSheets([
        { name: "작년", rows: [HEADER, row(0)], state: "hidden" },
        { name: "올해", rows: [HEADER, row(1), row(2), row(3)], hidden: [3] },
      ]),
    );
    expect(await said(page)).toMatch(/거래처\.xlsx · 올해/);
    expect(await said(page)).toContain("'올해' 시트만 읽었습니다");
    expect(await said(page)).toContain("숨긴 행 1개는 읽지 않았습니다");
    await starts(page, 2);
    expect(await objections(page)).toEqual([]);
    await press(page, "숨긴 행도 읽기");
    await starts(page, 3);
    await press(page, "숨긴 행 빼기");
    await starts(page, 2);
    await press(page, "'작년' 시트 읽기(2행, 숨긴 시트)");
    await starts(page, 1);
    expect(await said(page)).toMatch(/거래처\.xlsx · 작년/);
  });

  it("warns that reading another sheet has reset the columns, until a person chooses a column again", async () => {
    const page = await opened(
      "거래처.xlsx",
      workbookOfSheets([
        { name: "작년", rows: [HEADER, row(0)] },
        { name: "올해", rows: [HEADER, row(1), row(2)] },
      ]),
    );
    await starts(page, 1);
    await press(page, "'올해' 시트 읽기(3행)");
    await starts(page, 2);
    expect(await said(page)).not.toContain(ko.list.finds.startedOver);
    const company = page.getByLabel(ko.list.columnMenu("상호"));
    await company.selectOption(ko.list.notUsed);
    await starts(page, 2);
    await press(page, "'작년' 시트 읽기(2행)");
    await page.getByText(ko.list.finds.startedOver).waitFor();
    expect(await company.inputValue()).toBe("company_name");
    expect(await objections(page)).toEqual([]);
    await company.selectOption(ko.list.notUsed);
    await page.getByText(ko.list.finds.startedOver).waitFor({ state: "detached" });
  });

  it("reads the file that was chosen in another way, even if a program has saved the file again since", async () => {
    const path = join(folder, "거래처.xlsx");
    const sheet = { name: "올해", rows: [HEADER, row(1), row(2), row(3)], hidden: [3] };
    await writeFile(path, workbookOfSheets([sheet]));
    const tab = await openTab(browser, `${service.url}/list`, { key: demo.keys.a.enterprise });
    tabs.push(tab);
    await tab.page.setInputFiles("input[type=file]", path);
    await starts(tab.page, 2);
    const saved = { ...sheet, rows: [...sheet.rows, row(4), row(5)] };
    await writeFile(path, workbookOfSheets([saved]));
    await press(tab.page, "숨긴 행도 읽기");
    await starts(tab.page, 3);
  });

  it("reads a list without a header from its first line", async () => {
    const rows = NUMBERS.slice(0, 10).map((_, at) => row(at, `시험상사 ${at}호점`));
    const page = await opened("명단.csv", csv(rows));
    await starts(page, 10);
    expect(await said(page)).toContain("제목 행이 없어");
    expect(await objections(page)).toEqual([]);
    await page.getByRole("button", { name: "10행 조회 시작" }).click();
    await page.waitForSelector(".result");
    expect(await page.locator(".result-box thead").innerText()).toMatch(
      /사업자등록번호[\s\S]*2번째 열[\s\S]*대표자명[\s\S]*개업일자/,
    );
    expect(await page.locator(".result-box tbody").innerText()).toContain("시험상사 9호점");
  });

  it("leaves out a row on request, takes that back, and keeps the row's number in the result", async () => {
    const typo = ["123-45-67890", "오타상사", "홍길동", "2020-01-01"];
    const page = await opened("거래처.csv", csv([HEADER, row(0), typo, row(1)]));
    await starts(page, 3);
    await press(page, ko.list.leaveOut("1"));
    await page.getByText(ko.list.leftOut("1")).waitFor();
    await starts(page, 2);
    await press(page, ko.list.putBack("1"));
    await starts(page, 3);
    await press(page, ko.list.leaveOut("1"));
    await starts(page, 2);
    expect(await objections(page)).toEqual([]);
    await page.getByRole("button", { name: "2행 조회 시작" }).click();
    await page.waitForSelector(".result");
    const shownRow = page.locator(".result-box tbody tr", { hasText: "오타상사" });
    expect(await shownRow.innerText()).toMatch(/123-45-67890[\s\S]*보내지 않음/);
    await shownRow.click();
    await page.getByText(`${ko.list.short.notSent}. ${ko.list.leftOutByUser}`).waitFor();
    // The page remembers which row was left out, so it finds the rows of the answers again.
    await page.reload();
    await page.waitForSelector(".join");
    const buffer = csv([HEADER, row(0), typo, row(1)]);
    const file = { name: "거래처.csv", mimeType: "text/csv", buffer };
    await page.setInputFiles(".join input[type=file]", file);
    await shownRow.waitFor();
    expect(await shownRow.innerText()).toMatch(/123-45-67890[\s\S]*보내지 않음/);
  });

  it("asks which of two opening dates to use, instead of checking only the status", async () => {
    const page = await opened(
      "이력.csv",
      csv([
        ["사업자번호", "대표자", "개업일자", "개업일"],
        [NUMBERS[0] ?? "", "홍길동", "2020-01-01", "2021-01-01"],
      ]),
    );
    expect(await said(page)).toContain("개업일자일 수 있는 열이 2개");
    expect(await page.getByRole("button", { name: /조회 시작/ }).count()).toBe(0);
    expect(await objections(page)).toEqual([]);
    await press(page, "개업일자(C열)");
    await starts(page, 1);
    expect(
      await page.getByRole("button", { name: "개업일자(C열)" }).getAttribute("aria-pressed"),
    ).toBe("true");
    await press(page, "개업일(D열)");
    await starts(page, 1);
  });

  it("says that it checks only the status, and offers to verify the details instead", async () => {
    const page = await opened("번호.txt", Buffer.from(NUMBERS.join("\r\n")));
    await starts(page, 12);
    expect(await said(page)).toContain("쓸 열을 찾지 못해 상태만 조회합니다(개업일자, 대표자명)");
    await press(page, "열을 선택해 일치 확인");
    await page.getByText("열을 선택해 주십시오: 개업일자, 대표자명").waitFor();
  });

  it("says in one sentence that it skips totals, and shows and reads them on request", async () => {
    const page = await opened(
      "집계.csv",
      csv([
        HEADER,
        row(0),
        ["소계", "", "", ""],
        row(1),
        ["", "빠진상사", "홍길동", "2020-01-01"],
        ["합계", "", "", ""],
        ["※ 휴업 제외", "", "", ""],
      ]),
    );
    await starts(page, 2);
    expect(await said(page)).toContain("업체가 아닌 행 3개");
    expect(await said(page)).toMatch(/5행 ?\(빠진상사\)/);
    await page.getByText("건너뛴 행 보기").click();
    expect(await said(page)).toMatch(/3행: 소계[\s\S]*6행: 합계[\s\S]*7행: ※ 휴업 제외/);
    expect(await objections(page)).toEqual([]);
    await press(page, "이 행도 읽기");
    await page.getByText("행도 읽었습니다").waitFor();
    await press(page, "다시 건너뛰기");
    await page.getByText("업체가 아닌 행 3개").waitFor();
  });

  it("suggests one of two columns with business numbers, and lets a person choose the other one", async () => {
    const page = await opened(
      "계산서.csv",
      csv([
        ["작성일자", "공급자등록번호", "공급받는자등록번호", "합계금액"],
        ...NUMBERS.slice(1, 5).map((number) => ["2026-10-05", NUMBERS[0] ?? "", number, "1000"]),
      ]),
    );
    await starts(page, 4);
    expect(await said(page)).toContain("사업자등록번호일 수 있는 열이 2개");
    await press(page, "공급자등록번호(B열)");
    await page.getByText("같은 사업자는 한 번만 차감됩니다").waitFor();
  });

  const misspelled = (number = "") => `${number.slice(0, 9)}${(Number(number[9]) + 1) % 10}`;

  it("leaves out all numbers with a wrong last digit if the person presses one button", async () => {
    const wrong = [0, 3].map((at) => [misspelled(NUMBERS[at]), ...row(at).slice(1)]);
    const page = await opened("오타.csv", csv([HEADER, row(1), ...wrong, row(2)]));
    await starts(page, 4);
    await page.getByRole("button", { name: "2개 행 빼기" }).press("Enter");
    await starts(page, 2);
    await page.getByText("검증 숫자가 맞지 않는").waitFor({ state: "detached" });
  });

  it("shows each number with a wrong last digit, and leaves a row out if the person empties its field", async () => {
    const wrong = misspelled(NUMBERS[0]);
    const page = await opened(
      "오타.csv",
      csv([HEADER, row(1), [wrong, ...row(0).slice(1)], row(2)]),
    );
    await starts(page, 3);
    await page.getByText("보기", { exact: true }).click();
    expect(await objections(page)).toEqual([]);
    await page.getByLabel("3행 사업자등록번호 고치기").fill("");
    await page.getByLabel("3행 사업자등록번호 고치기").press("Enter");
    await starts(page, 2);
  });

  it("names the column that it chose because of the company names in it", async () => {
    const header = ["사업자등록번호", "Vendor", "대표자", "개업일자"];
    const page = await opened("명단.csv", csv([header, row(1, "㈜한빛"), row(2, "가람(주)")]));
    await starts(page, 2);
    expect(await said(page)).toContain("회사 이름이 들어 있어 선택했습니다. 상호: Vendor(B열)");
    await page.getByRole("button", { name: "사용 안 함" }).press("Enter");
    await page.getByText("회사 이름이 들어 있어").waitFor({ state: "detached" });
  });

  it("neither shows nor sends a row with a resident number", async () => {
    const page = await opened(
      "개인.csv",
      csv([
        ["사업자(주민)번호", "상호"],
        [NUMBERS[0] ?? "", "가"],
        ["880101-1234567", "나나"],
        [NUMBERS[1] ?? "", "다"],
      ]),
    );
    await starts(page, 2);
    expect(await said(page)).toContain(
      "'사업자(주민)번호' 열의 주민등록번호 1개는 읽지 않았습니다",
    );
    expect(await said(page)).not.toMatch(/880101|나나/);
  });

  it.each([
    ["빈 파일.csv", Buffer.from(""), "빈 파일입니다"],
    ["보고서.pdf", Buffer.from("%PDF-1.7\n"), "PDF 파일"],
    ["사진.jpg", Buffer.from("ffd8ffe000", "hex"), "그림 파일"],
  ])("says what %s is", async (name, bytes, says) => {
    expect(await said(await opened(name, bytes))).toContain(says);
  });

  it("can be used in English on a screen of 390 px", async () => {
    const tab = await openTab(browser, `${service.url}/list`, {
      key: demo.keys.a.enterprise,
      language: "en",
    });
    tabs.push(tab);
    await tab.page.setViewportSize({ width: 390, height: 800 });
    const buffer = workbookOfSheets([
      { name: "2026", rows: [HEADER, row(1), ["합계", "", "", ""]], hidden: [] },
      { name: "Branch", rows: [HEADER, row(2)] },
    ]);
    await tab.page.setInputFiles("input[type=file]", {
      name: "list.xlsx",
      mimeType: "application/octet-stream",
      buffer,
    });
    await tab.page.getByText("Only the sheet “2026” was read").waitFor();
    await tab.page.getByText("totals and remarks, are skipped and not sent: 1.").waitFor();
    const width = await tab.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await objections(tab.page)).toEqual([]);
  });

  it("violated no Content-Security-Policy and threw no error in the tests above", () => {
    expect(tabs.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
