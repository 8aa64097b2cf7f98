/**
 * Lists that are sent in parts, and tabs that are closed in the meantime: nothing that was sent is
 * lost, and nothing is charged twice. `page.test.ts` runs these tests in its service and browser.
 */
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { writeFile } from "../../web/list/sheets/write.ts";
import { objections, openTab } from "./chromium.ts";
import { customerList, inventedBusinesses } from "./workbooks.ts";

const ROWS = 300;
const SUBMIT = "**/v1/batch/verify";
const LIST = "**/v1/batch?*";
const STATUS = "**/v1/batch/status/**";
const RESULTS = "**/v1/batch/download/**";

/** The tab is closed at the nth request of a kind. */
interface Moment {
  when: string;
  request: string;
  nth: number;
  /** Whether the request still reaches the service. The page never sees its answer. */
  arrives: boolean;
  /** How many rows the service has received by then; null if that differs from run to run. */
  sent: number | null;
}

const MOMENTS: readonly Moment[] = [
  { when: "before the first part is sent", request: LIST, nth: 2, arrives: false, sent: 0 },
  { when: "while the first part is sent", request: SUBMIT, nth: 1, arrives: false, sent: 0 },
  { when: "before the first answer", request: SUBMIT, nth: 1, arrives: true, sent: 100 },
  { when: "between the first parts", request: SUBMIT, nth: 2, arrives: false, sent: 100 },
  { when: "before the second answer", request: SUBMIT, nth: 2, arrives: true, sent: 200 },
  { when: "between the last parts", request: SUBMIT, nth: 3, arrives: false, sent: 200 },
  { when: "before the last answer", request: SUBMIT, nth: 3, arrives: true, sent: 300 },
  {
    when: "when it first asks for the status of a job",
    request: STATUS,
    nth: 1,
    arrives: true,
    sent: null,
  },
  { when: "while it waits for the jobs", request: STATUS, nth: 3, arrives: true, sent: 300 },
  { when: "while it fetches the results", request: RESULTS, nth: 2, arrives: true, sent: 300 },
];

export function describeLongLists(
  shared: () => { url: string; browser: Browser; newKey: (account: string) => Promise<string> },
): void {
  const ask = async <Answer>(key: string, path: string): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${key}` };
    return (await (await fetch(`${shared().url}${path}`, { headers })).json()) as Answer;
  };
  const usedBy = async (key: string) => (await ask<{ used: number }>(key, "/v1/usage")).used;
  const sentWith = async (key: string) => {
    const { jobs } = await ask<{ jobs: { total: number }[] }>(key, "/v1/batch?limit=100");
    return jobs.reduce((sum, { total }) => sum + total, 0);
  };

  async function enter(key: string, keep: boolean): Promise<Page> {
    const { page } = await openTab(shared().browser, `${shared().url}/list`, { language: "en" });
    await page.fill("#key", key);
    if (keep) await page.getByLabel("Keep on this device").check();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator("input[type=file]").first().waitFor({ state: "attached" });
    return page;
  }

  const start = async (page: Page, bytes: Buffer) => {
    await chooseFile(page, bytes);
    await page.getByRole("button", { name: /^Check [\d,]+ rows$/ }).click();
  };

  async function closeAt(page: Page, { request, nth, arrives }: Moment): Promise<void> {
    let count = 0;
    await new Promise<void>((resolve) => {
      void page.route(request, async (route: Route) => {
        if (++count < nth) return route.continue();
        if (count > nth) return;
        // Abort the request, or it would still reach the service when the tab is closed.
        await (arrives ? route.fetch() : route.abort());
        resolve();
      });
    });
    await page.close();
  }

  async function begin(context: Page, bytes: Buffer, moment: Moment): Promise<void> {
    const closed = closeAt(context, moment);
    await start(context, bytes);
    await closed;
  }

  describe.each([
    ["is kept on the device", true],
    ["is forgotten with the tab", false],
  ])("when its key %s", (_, keep) => {
    it.each(MOMENTS)(
      "sends a list so that each row is charged once, even if the tab is closed $when",
      async (moment) => {
        const key = await shared().newKey(`closed-${keep}-${MOMENTS.indexOf(moment)}`);
        const bytes = await customerList(inventedBusinesses(ROWS));
        const first = await enter(key, keep);
        const context = first.context();
        await begin(first, bytes, moment);
        const sent = moment.sent ?? (await steady(() => sentWith(key)));
        expect(await sentWith(key)).toBe(sent);

        const page = keep ? await reopen(context, `${shared().url}/list`) : await enter(key, false);
        await chooseFile(page, bytes);
        if (sent === ROWS) {
          await page.getByRole("button", { name: "Show the result" }).click();
        } else {
          await page.getByRole("button", { name: `Check ${ROWS - sent} rows` }).click();
        }
        await page.waitForSelector(".result");
        await page.getByText("300 rows shown").waitFor();
        expect(await page.locator(".filter").first().innerText()).toContain("300");
        expect(await page.locator(".result-box thead").innerText()).toContain("담당자 연락처");
        expect(await sentWith(key)).toBe(ROWS);
        expect(await usedBy(key)).toBe(ROWS);
        await page.context().close();
        await context.close();
      },
    );
  });

  describe("shows an interrupted list", () => {
    it("as one entry that says which lines were not sent, and offers to send them", async () => {
      const key = await shared().newKey("interrupted");
      const bytes = await customerList(inventedBusinesses(ROWS));
      const first = await enter(key, true);
      const context = first.context();
      let submissions = 0;
      await first.route(SUBMIT, (route) => {
        if (++submissions < 3) return route.continue();
        const error = { code: "quota_exceeded", message: "" };
        return route.fulfill({ status: 429, json: { error } });
      });
      await start(first, bytes);
      await first.getByText("This month's allowance is used up").waitFor();
      await first.getByText("Only 200 of 300 rows were sent").waitFor();
      await first.getByRole("button", { name: "Go on" }).click();
      await first.getByRole("button", { name: "Check 100 rows" }).waitFor();
      await first.close();

      const page = await reopen(context, `${shared().url}/jobs`);
      const rows = page.locator(".plain-table tbody tr");
      await page.getByText("Sent in part · 200 of 300").waitFor();
      expect(await rows.count()).toBe(1);
      // The title and the header are lines 1 and 2, and the 200 sent rows follow.
      expect(await rows.innerText()).toContain("100, in lines 203 to 302");
      expect(await objections(page)).toEqual([]);
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, "bvs-key": "" }));
      expect(stored).toContain("list.xlsx");
      for (const content of [key, "999", "시험상사", "홍길동", "담당자", "010-"])
        expect(stored.replaceAll(/[0-9a-f]{8,}/g, "")).not.toContain(content);

      await page.getByRole("link", { name: "list.xlsx" }).click();
      await page.waitForSelector(".result");
      await page.getByText("100, in lines 203 to 302").waitFor();
      const other = await customerList(inventedBusinesses(ROWS).toReversed());
      await page.setInputFiles(".join input", fileOf(other));
      await page.getByText("This is not the file that was checked. In line 3, it has").waitFor();
      await page.setInputFiles(".join input", fileOf(bytes));
      await page.waitForSelector(".join", { state: "detached" });
      const head = await page.locator(".result-box thead").innerText();
      expect(head).toContain("상호");
      expect(await page.locator(".result-box tbody tr").first().innerText()).toMatch(
        /^3\s[\s\S]*시험상사 0/,
      );

      await page.setInputFiles(".notice input", fileOf(bytes));
      await page.getByRole("button", { name: "Check 100 rows" }).click();
      await page.waitForSelector(".result");
      await page.getByText("300 rows shown").waitFor();
      await page.getByRole("link", { name: "Jobs", exact: true }).click();
      await page.getByText("Done · 300 of 300").waitFor();
      expect(await rows.count()).toBe(1);
      expect(await usedBy(key)).toBe(ROWS);

      await page.getByRole("button", { name: "Delete list.xlsx" }).click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("No jobs yet").waitFor();
      expect(await sentWith(key)).toBe(0);
      await context.close();
    });

    it("with the sheet that the person chose, if the file is chosen again", async () => {
      const key = await shared().newKey("sheets");
      const bytes = await twoSheets();
      const page = await enter(key, true);
      await chooseFile(page, bytes);
      await page.getByRole("button", { name: "Read “9월”" }).click();
      await page.getByRole("button", { name: "Check 2 rows" }).click();
      await page.waitForSelector(".result");
      await page.reload();
      await page.setInputFiles(".join input", fileOf(bytes));
      await page.waitForSelector(".join", { state: "detached" });
      expect(await page.locator(".result-box tbody").innerText()).toMatch(/둘째[\s\S]*셋째/);
      await page.getByRole("button", { name: "Check another file" }).click();
      await chooseFile(page, bytes);
      await page.getByText("All rows of this file were sent on").waitFor();
      await page.locator(".step-done", { hasText: "9월" }).waitFor();
      await page.getByRole("button", { name: "Read “10월”" }).click();
      await page.getByText("but the file was read in another way").waitFor();
      expect(await objections(page)).toEqual([]);
      await page.getByRole("button", { name: "Read it in the same way" }).click();
      await page.getByText("All rows of this file were sent on").waitFor();
      expect(await usedBy(key)).toBe(2);
      await page.context().close();
    });

    it("and continues it only when this tab has sent its other list", async () => {
      const key = await shared().newKey("two-lists");
      const page = await enter(key, true);
      let refuses = true;
      const held = Promise.withResolvers<void>();
      let submissions = 0;
      await page.route(SUBMIT, async (route) => {
        submissions++;
        if (refuses && submissions === 2) {
          const error = { code: "quota_exceeded", message: "" };
          return route.fulfill({ status: 429, json: { error } });
        }
        if (!refuses) await held.promise;
        await route.continue();
      });
      const interrupted = await customerList(inventedBusinesses(ROWS));
      await start(page, interrupted);
      await page.getByText("Only 100 of 300 rows were sent").waitFor();
      await page.getByRole("button", { name: "Check another file" }).click();
      refuses = false;
      await start(page, await customerList(inventedBusinesses(ROWS).toReversed()));

      await page.getByRole("link", { name: "Jobs", exact: true }).click();
      await page
        .locator(".plain-table tbody tr", { hasText: "100 of 300" })
        .getByRole("link", { name: "list.xlsx" })
        .click();
      await page.getByText("Only 100 of 300 rows were sent").waitFor();
      await page.getByText("This tab is still sending or cancelling another list").waitFor();
      expect(await page.locator(".notice input").count()).toBe(0);
      held.resolve();
      await page.setInputFiles(".notice input", fileOf(interrupted));
      await page.getByRole("button", { name: "Check 200 rows" }).click();
      await page.waitForSelector(".result");
      await page.getByText("300 rows shown").waitFor();
      expect(await sentWith(key)).toBe(2 * ROWS);
      expect(await usedBy(key)).toBe(2 * ROWS);
      await page.context().close();
    });

    it("only as being sent while another tab is sending it, and then with all its results", async () => {
      const key = await shared().newKey("two-tabs");
      const first = await enter(key, true);
      const held = Promise.withResolvers<void>();
      let submissions = 0;
      await first.route(SUBMIT, async (route) => {
        if (++submissions === 3) await held.promise;
        await route.continue();
      });
      await start(first, await customerList(inventedBusinesses(ROWS)));
      await first.getByText("200 of 300").first().waitFor();

      const page = await reopen(first.context(), `${shared().url}/jobs`);
      await page.getByRole("link", { name: "list.xlsx" }).click();
      await page.getByText("200 of 300").first().waitFor();
      await page.getByText("Another tab of this browser is sending this list").waitFor();
      const text = await page.locator("main").innerText();
      expect(text).not.toMatch(/Not sent|Choose the same file|may close this page/);
      expect(await page.getByRole("button", { name: "Cancel" }).count()).toBe(0);
      held.resolve();
      await page.getByText("300 rows shown").waitFor();
      expect(await page.locator(".notice.warning").count()).toBe(0);
      expect(await usedBy(key)).toBe(ROWS);
      await first.context().close();
    });

    it("as one entry even in a browser that did not send it", async () => {
      const key = await shared().newKey("elsewhere");
      const bytes = await customerList(inventedBusinesses(ROWS));
      const first = await enter(key, true);
      await begin(first, bytes, MOMENTS[5] as Moment);
      await first.context().close();
      const page = await enter(key, false);
      await page.getByRole("link", { name: "Jobs", exact: true }).click();
      await page.getByText("Only 2 of the 3 parts of this list are here").waitFor();
      expect(await page.locator(".plain-table tbody tr").count()).toBe(1);
      await page.getByRole("link", { name: "list.xlsx" }).click();
      await page.waitForSelector(".result");
      expect(await page.locator(".filter").first().innerText()).toContain("200");
      await page.setInputFiles(".join input", fileOf(bytes));
      await page.waitForSelector(".join", { state: "detached" });
      // This browser does not know whether the other rows were sent, so it leaves them out.
      expect(await page.locator(".filter").first().innerText()).toContain("200");
      await page.context().close();
    });
  });
}

async function twoSheets(): Promise<Buffer> {
  const [one, ...others] = inventedBusinesses(3).map(({ b_no }) => b_no) as [string, ...string[]];
  const header = ["사업자등록번호", "메모"];
  const file = await writeFile("xlsx", {
    ...{ name: "10월", header, widths: [20, 20], rows: [[one, "첫째"]], toned: null },
    summary: {
      name: "9월",
      rows: [header as [string, string], ...others.map((each, i) => [each, ["둘째", "셋째"][i]])],
    } as never,
  });
  return Buffer.from(await file.arrayBuffer());
}

async function steady(read: () => Promise<number>): Promise<number> {
  for (let known = await read(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await read();
    if (now === known) return now;
    known = now;
  }
}

async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(80_000);
  await page.goto(url);
  return page;
}

const fileOf = (bytes: Buffer) => ({
  name: "list.xlsx",
  mimeType: "application/octet-stream",
  buffer: bytes,
});

async function chooseFile(page: Page, bytes: Buffer): Promise<void> {
  await page.locator("input[type=file]").first().waitFor({ state: "attached" });
  await page.setInputFiles("input[type=file]", fileOf(bytes));
  await page.waitForSelector(".preview");
}
