/**
 * The page as a person uses it, in Chromium. All tests share one local service and one browser.
 * Without Chromium the tests are skipped, and a line says so.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type DemoBusiness, demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { ko } from "../../web/texts/ko.ts";
import { bundleWithClientOf } from "../sdk-package.ts";
import {
  COLOUR_RULES,
  chromiumPath,
  FOREIGN_HOST,
  launch,
  objections,
  openTab,
  type Tab,
  type Visit,
} from "./chromium.ts";
import { startOnFreePorts } from "./local-run.ts";
import { describeLongLists } from "./long-lists.ts";
import { describeMonth } from "./month.ts";
import { describeReference } from "./reference.ts";
import { filesHolding } from "./state-search.ts";
import { describeWatched } from "./watched.ts";
import { describeWebhooks } from "./webhooks.ts";
import { customerList, inventedBusinesses, PHONE, RESIDENT_NUMBER, readBack } from "./workbooks.ts";

if (chromiumPath === undefined) {
  // Write directly to stderr, because Vitest shows only the output of failing tests.
  process.stderr.write(
    "The page is not tested: Chromium was not found. Set CHROMIUM_PATH to its path.\n",
  );
}

let service: LocalService;
let browser: Browser;
let stateDir: string;
let upstream: string;
const tabs: Tab[] = [];

const [ACTIVE] = demo.businesses as [DemoBusiness, ...DemoBusiness[]];
const find = (state: string) =>
  demo.businesses.find(({ b_stt_cd }) => b_stt_cd === state) as DemoBusiness;
const SUSPENDED = find("02");
const CLOSED = find("03");

async function open(path: string, visit: Visit = {}): Promise<Page> {
  const tab = await openTab(browser, `${service.url}${path}`, visit);
  tabs.push(tab);
  return tab.page;
}

async function issueKey(
  account: string,
  plans: object,
  limits: object = {},
  mode: "live" | "test" = "live",
): Promise<{ key: string; id: string }> {
  const response = await fetch(`${service.url}/admin/keys`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${demo.admin_token}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ account, mode, plans, limits }),
  });
  const { api_key, key } = (await response.json()) as { api_key: string; key: { id: string } };
  return { key: api_key, id: key.id };
}

async function askService<Answer>(key: string, path: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${key}` };
  return (await (await fetch(`${service.url}${path}`, { headers })).json()) as Answer;
}

const usedBy = async (key: string) => (await askService<{ used: number }>(key, "/v1/usage")).used;

const control = (command: object) =>
  fetch(`${upstream}/__control`, { method: "POST", body: JSON.stringify(command) });

async function verify(
  page: Page,
  { b_no, start_dt, p_nm }: Pick<DemoBusiness, "b_no" | "start_dt" | "p_nm">,
  companyName = "",
): Promise<void> {
  await page.fill("#number", b_no);
  await page.fill("#date", start_dt);
  await page.fill("#owner", p_nm);
  await page.fill("#company", companyName);
  await page.keyboard.press("Enter");
}

const verdict = (page: Page) => page.locator(".check-answer h2").innerText();

const storedIn = (page: Page) =>
  page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)]);

async function chooseFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", {
    name,
    mimeType: "application/octet-stream",
    buffer: bytes,
  });
  await page.waitForSelector(".preview");
}

const filterCounts = async (page: Page) =>
  Object.fromEntries(
    (await page.locator(".filter").allInnerTexts()).map((text) => {
      const [, name = "", count = ""] = /^(.*?)\s+([\d,]+)$/.exec(text.replace(/\s+/g, " ")) ?? [];
      return [name, Number(count.replaceAll(",", ""))];
    }),
  );

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe.skipIf(chromiumPath === undefined)("the page", () => {
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), "bvs-page-"));
    [{ service, upstream }, browser] = await Promise.all([startOnFreePorts(stateDir), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  });
  afterEach(async () => {
    await control({ fail: null });
  });

  describe("when it is loaded", () => {
    it("has a strict Content-Security-Policy at each of its addresses, and other paths answer with JSON", async () => {
      const fetchPath = (path: string) =>
        fetch(`${service.url}${path}`, {
          headers: { "Sec-Fetch-Mode": "navigate", Accept: "text/html" },
        });
      for (const path of [
        "/",
        "/list",
        "/watched",
        "/jobs",
        "/api",
        "/webhooks",
        "/receipt",
        `/jobs/job_${"a1".repeat(16)}`,
      ]) {
        const response = await fetchPath(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
        expect(response.headers.get("Content-Security-Policy")).toBe(
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
            "img-src 'self' data:; worker-src 'self' blob:; base-uri 'none'; " +
            "form-action 'none'; frame-ancestors 'none'",
        );
        expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
        expect(response.headers.get("Cache-Control")).toBe("no-cache");
      }
      for (const path of [
        "/nope",
        "/watched/nope",
        "/receipt/nope",
        "/jobs/",
        "/jobs/nope",
        "/assets/nope.js",
        "/v1/nope",
      ]) {
        const response = await fetchPath(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
      }
    });

    it("starts with less than 60 KB of compressed script, in files that can be cached for a year", async () => {
      const html = await (await fetch(service.url)).text();
      const tags = html.matchAll(/<(?:script[^>]+src|link rel="modulepreload" href)="([^"]+)"/g);
      const scripts = [...tags].map(([, path = ""]) => path);
      const page = await open("/");
      await page.waitForSelector("#key");
      const loaded = tabs.at(-1)?.requests.filter((address) => address.endsWith(".js"));
      expect(loaded?.map((address) => new URL(address).pathname).toSorted()).toEqual(
        scripts.toSorted(),
      );
      let bytes = 0;
      for (const path of scripts) {
        const response = await fetch(`${service.url}${path}`);
        const zipped = new Response(
          (await response.blob()).stream().pipeThrough(new CompressionStream("gzip")),
        );
        bytes += (await zipped.arrayBuffer()).byteLength;
        expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      }
      expect(bytes).toBeLessThan(60_000);
    });
  });

  it("can run a program with the client that the service provides", async () => {
    const body = await bundleWithClientOf(service.url, 'export * from "./exercise.js"');
    const page = await open("/");
    await page.route("**/exercise.js", (route) =>
      route.fulfill({ body, contentType: "text/javascript" }),
    );
    const run = `import("/exercise.js").then(async ({ exercise, EXPECTED }) => ({
      learned: await exercise(location.origin, ${JSON.stringify(demo.keys.a.pro)}),
      EXPECTED,
    }))`;
    const { learned, EXPECTED } = await page.evaluate<Record<string, unknown>>(run);
    expect(learned).toEqual(EXPECTED);
  });

  describe("when it deals with keys", () => {
    it("says what is wrong with a key before it sends anything", async () => {
      const page = await open("/");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/v1/")) sent.push(request.url());
      });
      const hint = page.locator("#key-hint");
      const type = async (text: string) => {
        await page.fill("#key", text);
        await page.keyboard.press("Enter");
      };
      const enter = async (text: string) => {
        await type(text);
        return hint.innerText();
      };
      const key = demo.keys.a.pro;
      expect(await enter("")).toBe("키를 붙여 넣어 주십시오.");
      expect(await enter("sk_live_abc")).toBe("키는 bvs_live_ 또는 bvs_test_로 시작합니다.");
      expect(await enter(key.slice(0, -2))).toMatch(/2자 짧습니다/);
      expect(await enter(`${key.slice(0, -1)}?`)).toMatch(/영문자와 숫자만/);
      expect(
        await enter(`${key.slice(0, 20)}${key[20] === "x" ? "y" : "x"}${key.slice(21)}`),
      ).toMatch(/오타/);
      expect(sent).toEqual([]);
      await type(` ${key} `);
      await page.waitForSelector("#number");
      expect(await page.locator(".header .gauge").first().innerText()).toMatch(/25,000/);
    });

    it("offers the demo's keys on the local run, and forgets a key on request", async () => {
      const page = await open("/", { language: "en" });
      await page.getByRole("button", { name: "A starter" }).click();
      await page.waitForSelector("#number");
      await page.reload();
      await page.waitForSelector("#number");
      await page.getByRole("button", { name: "Key", exact: true }).click();
      await page.getByRole("button", { name: "Forget the key" }).click();
      await page.waitForSelector("#key");
      expect(await storedIn(page)).toEqual([]);
    });

    it("does not ask for a key while it checks the key that it has kept", async () => {
      const page = await open("/", { key: demo.keys.a.starter });
      await page.waitForSelector("#number");
      const asked = Promise.withResolvers<void>();
      await page.route("**/v1/usage", async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.reload();
      await page.waitForSelector("main");
      expect(await page.locator("main").innerText()).toBe("불러오는 중입니다");
      asked.resolve();
      await page.waitForSelector("#number");
      expect(await objections(page)).toEqual([]);
    });

    it("keeps its key while the service cannot be reached, and resumes by itself", async () => {
      const page = await open("/", { key: demo.keys.a.starter });
      await page.waitForSelector("#number");
      await page.route("**/v1/usage", (route) => route.abort());
      await page.reload();
      await page.getByText("이 브라우저에 키가 그대로 있습니다").waitFor();
      expect(await page.locator("main").innerText()).toMatch(/서비스에 연결할 수 없습니다/);
      expect(await page.locator("#key").count()).toBe(0);
      expect(await objections(page)).toEqual([]);
      await page.unrouteAll();
      await page.waitForSelector("#number");

      const error = { code: "rate_limit_exceeded", message: "" };
      await page.route("**/v1/usage", (route) =>
        route.fulfill({ status: 429, headers: { "Retry-After": "86400" }, json: { error } }),
      );
      await page.reload();
      await page.getByText("요청이 한꺼번에 몰렸습니다").waitFor();
      await page.unrouteAll();
      await page.getByRole("button", { name: "다시 시도" }).click();
      await page.waitForSelector("#number");
    });

    it("forgets its key on request, even while the service cannot be reached", async () => {
      const page = await open("/");
      await page.fill("#key", demo.keys.a.premium);
      await page.getByLabel("이 기기에 저장").check();
      await page.getByRole("button", { name: "시작", exact: true }).click();
      await page.getByRole("link", { name: "목록", exact: true }).click();
      await chooseFile(page, "목록.csv", Buffer.from(`사업자등록번호\n${ACTIVE.b_no}\n`));
      await page.getByRole("button", { name: "1행 조회 시작" }).click();
      await page.waitForSelector(".result");
      await page.route("**/v1/usage", (route) => route.abort());
      await page.reload();
      await page.getByRole("button", { name: "키 지우기" }).click();
      await page.waitForSelector("#key");
      expect(await storedIn(page)).toEqual([]);
    });

    it("never removes the key of another tab from the device", async () => {
      const enter = async (on: Page, key: string, keep: boolean) => {
        await on.fill("#key", key);
        await on.getByLabel("이 기기에 저장").setChecked(keep);
        await on.getByRole("button", { name: "시작", exact: true }).click();
        await on.waitForSelector("#number");
      };
      const other = await issueKey("not-kept", { a: "starter" });
      const kept = await open("/");
      const newTab = async () => {
        const page = await kept.context().newPage();
        await page.goto(service.url);
        await page.waitForSelector("#key");
        return page;
      };
      const [reloaded, late, left] = [await newTab(), await newTab(), await newTab()];
      await enter(reloaded, other.key, false);
      await enter(left, other.key, false);
      await enter(kept, demo.keys.a.starter, true);
      await enter(late, other.key, false);
      await reloaded.reload();
      await reloaded.waitForSelector("#number");
      await left.getByRole("button", { name: "키", exact: true }).click();
      await left.getByRole("button", { name: "키 지우기" }).click();
      await left.waitForSelector("#number");
      await fetch(`${service.url}/admin/keys/${other.id}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${demo.admin_token}` },
      });
      await reloaded.reload();
      await reloaded.waitForSelector("#key");
      await verify(late, ACTIVE);
      await late.waitForSelector("#key");
      expect(await kept.evaluate(() => localStorage.getItem("bvs-key"))).toBe(demo.keys.a.starter);
    });

    it("marks a test key, and names a number that the key accepts", async () => {
      const page = await open("/", { key: demo.keys.test.a });
      expect(await page.locator(".header .gauge").first().innerText()).toBe("테스트 모드");
      expect(await page.locator("form").innerText()).toContain("100-00-00014");
      await verify(page, { b_no: "1000000014", start_dt: "20200101", p_nm: "홍길동" });
      await page.waitForSelector(".check-answer h2");
      expect(await verdict(page)).toContain("국세청 등록 정보와 일치합니다");
      expect(await objections(page)).toEqual([]);
    });

    it("says, for a test key, which row of a list has no test number, and shows the rows again on request", async () => {
      const page = await open("/list", { key: demo.keys.test.a });
      const csv = "사업자등록번호\n100-00-00014\n217-81-82399\n";
      await chooseFile(page, "목록.csv", Buffer.from(csv));
      await page.getByRole("button", { name: "2행 조회 시작" }).click();
      const notice = page.locator(".notice.warning").first();
      expect(await notice.innerText()).toMatch(
        /테스트 번호가 아닙니다[\s\S]*파일 3행의 217-81-82399[\s\S]*100-00-00014/,
      );
      expect(await notice.getByRole("link").getAttribute("href")).toBe("/docs#test-mode");
      await page.getByRole("button", { name: "바꾸기" }).click();
      await page.getByRole("button", { name: "2행 조회 시작" }).waitFor();
    });

    it("takes no key over plain HTTP except on loopback, because others could read it in transit", async () => {
      const { port } = new URL(service.url);
      const tab = await openTab(browser, `http://${FOREIGN_HOST}:${port}/`);
      tabs.push(tab);
      expect(await tab.page.locator("main").innerText()).toMatch(/암호화되지 않은 연결입니다/);
      expect(await tab.page.locator("#key").count()).toBe(0);
    });

    it("asks for a key again when the service no longer accepts the key", async () => {
      const { key, id } = await issueKey("revoked", { a: "starter" });
      const page = await open("/", { key });
      await page.waitForSelector("#number");
      await fetch(`${service.url}/admin/keys/${id}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${demo.admin_token}` },
      });
      await verify(page, ACTIVE);
      await page.waitForSelector("#key");
      expect(await page.locator(".notice h3").innerText()).toBe("사용할 수 없는 키입니다");
    });
  });

  describe("when it checks one business", () => {
    it("describes each outcome in words, and translates an outcome when the language changes", async () => {
      const page = await open("/", { key: demo.keys.a.enterprise });
      const outcome = async (business: DemoBusiness) => {
        await verify(page, business);
        await page.waitForSelector(".check-answer[aria-busy=false] .verdict");
        return verdict(page);
      };
      expect(await outcome(ACTIVE)).toBe("국세청 등록 정보와 일치합니다 · 계속사업자");
      expect(await page.locator(".facts").innerText()).toContain("Hanbit Trading Co., Ltd.");
      expect(await page.locator("#number").inputValue()).toBe("217-81-82399");
      await page.getByRole("button", { name: "Switch to English" }).click();
      expect(await verdict(page)).toBe("Confirmed by the tax authority · Active");
      expect(await page.locator(".facts").innerText()).toContain(
        "Official name: the number is the company's own",
      );
      const next = async (business: DemoBusiness) => {
        await page.getByRole("button", { name: "New check" }).click();
        return outcome(business);
      };
      expect(await next(SUSPENDED)).toBe("Confirmed by the tax authority · Suspended");
      expect(await next(CLOSED)).toBe("Confirmed by the tax authority · Closed on 2023-12-31");
      expect(await next({ ...ACTIVE, p_nm: "홍길동" })).toBe(
        "Registered, but the date or the representative differs",
      );
      expect(await next({ ...ACTIVE, b_no: "0000000000" })).toBe(
        "Not registered with the tax authority",
      );
    });

    it("warns about a different name, and recognises a former name", async () => {
      const page = await open("/", { key: demo.keys.a.enterprise, language: "en" });
      await verify(page, ACTIVE, "전혀다른상사");
      await page.waitForSelector(".check-answer .notice.warning");
      expect(await page.locator(".check-answer .notice").innerText()).toMatch(
        /differs from this company's: 한빛물산/,
      );
      const renamed = demo.businesses[2] as DemoBusiness;
      await page.getByRole("button", { name: "New check" }).click();
      await verify(page, renamed, "동녘금속공업");
      await page.waitForSelector(".check-answer .notice");
      expect(await page.locator(".check-answer .notice").innerText()).toMatch(
        /A former company name/,
      );
    });

    it("says during an outage that the check was not charged, and repeats the check on request", async () => {
      const { key } = await issueKey("outage", { a: "starter" });
      const page = await open("/", { key });
      await control({ fail: { mode: "http500" } });
      await verify(page, ACTIVE);
      await page.waitForSelector(".check-answer .notice");
      expect(await page.locator(".check-answer").innerText()).toMatch(
        /국세청 서비스가 응답하지 않습니다[\s\S]*차감되지 않았습니다/,
      );
      await control({ fail: null });
      await page.getByRole("button", { name: "다시 시도" }).click();
      await page.waitForSelector(".verdict.positive");
    });

    it("says after a lost connection that a second try is not charged again", async () => {
      const page = await open("/", { key: demo.keys.a.pro, language: "en" });
      await page.waitForSelector("#number");
      await page.route("**/v1/verify", (route) => route.abort("connectionreset"));
      await verify(page, ACTIVE);
      await page.waitForSelector(".check-answer .notice");
      expect(await page.locator(".check-answer").innerText()).toMatch(
        /cannot be reached[\s\S]*charged only once/,
      );
      // The list of jobs is never charged, so its message does not mention a charge.
      await page.route("**/v1/batch*", (route) => route.abort("connectionreset"));
      await page.getByRole("link", { name: "Jobs", exact: true }).click();
      await page.waitForSelector(".notice");
      expect(await page.locator("main").innerText()).not.toContain("charged");
    });

    it("says what is wrong with the fields, and how it reads a date", async () => {
      const page = await open("/", { key: demo.keys.a.pro, language: "en" });
      await page.fill("#number", "110111-1234567");
      await page.fill("#date", "12.03.05");
      await page.keyboard.press("Enter");
      expect(await page.locator("#number-hint").innerText()).toMatch(/13-digit/);
      expect(await page.locator("#date-hint").innerText()).toMatch(/cannot be read as a date/);
      await page.fill("#number", "２１７ ８１ ８２３９８");
      expect(await page.locator("#number").inputValue()).toBe("217-81-82398");
      expect(await page.locator("#number-hint").innerText()).toMatch(/last digit does not fit/);
      await page.fill("#date", "2012년 3월 5일");
      expect(await page.locator("#date-hint").innerText()).toBe("Read as 2012-03-05");
    });

    it("shows the state of a number, and with variant B a description of the business", async () => {
      const { key } = await issueKey("both", { a: "pro", b: "paid" });
      const page = await open("/", { key, language: "en" });
      await page.getByText("Status only", { exact: true }).click();
      await page.fill("#number", CLOSED.b_no);
      await page.keyboard.press("Enter");
      await page.waitForSelector(".verdict");
      expect(await verdict(page)).toBe("Registered with the tax authority · Closed on 2023-12-31");
      await page.getByText("Describe", { exact: true }).click();
      await page.fill("#number", ACTIVE.b_no);
      await page.keyboard.press("Enter");
      await page.waitForSelector(".verdict");
      expect(await page.locator(".facts").innerText()).toContain("Hanbit Trading Co., Ltd.");
      await page.getByRole("button", { name: "New check" }).click();
      await page.fill("#number", "0000000000");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".verdict.negative");
    });

    it.each([
      [
        "month's quota is",
        "used-up",
        { monthly_quota: 1 },
        /이번 달 사용 한도에 도달했습니다[\s\S]*-01 09:00 KST부터 다시[\s\S]*quota_exceeded/,
      ],
      [
        "checks of the day are",
        "used-up-today",
        { units_per_day: 1 },
        /오늘 사용 한도에 도달했습니다[\s\S]*자정[\s\S]*daily_limit_exceeded/,
      ],
    ])("says that the %s used up, and until when", async (_what, account, limits, says) => {
      const { key } = await issueKey(account, { a: "starter" }, limits);
      const page = await open("/", { key });
      await verify(page, ACTIVE);
      await page.waitForSelector(".verdict");
      await verify(page, SUSPENDED);
      await page.waitForSelector(".check-answer .notice.warning");
      expect(await page.locator(".check-answer").innerText()).toMatch(says);
    });
  });

  describe("when it checks a list", () => {
    it("reads a real workbook, adds the results to the columns of the workbook, and shows the results again after a reload", async () => {
      const { key } = await issueKey("clerk", { a: "premium" });
      const businesses = [
        ...demo.businesses,
        { ...ACTIVE, p_nm: "홍길동" },
        ...inventedBusinesses(1_000 - demo.businesses.length - 1),
      ];
      const bytes = await customerList(businesses);
      const page = await open("/list", { key });
      await chooseFile(page, "거래처.xlsx", bytes);
      const text = await page.locator("main").innerText();
      expect(text).toMatch(/위 1개 행은 제목으로[\s\S]*거래처 명부/);
      expect(text).toMatch(/읽지 않은 열: 주민등록번호/);
      expect(text).not.toContain(RESIDENT_NUMBER);
      expect(text).toContain("이 브라우저를 떠나지 않으며");
      await page.getByRole("button", { name: "1,000행 조회 시작" }).click();
      await page.waitForSelector(".result");
      const counts = await filterCounts(page);
      expect(counts).toMatchObject({ 전체: 1_000, 불일치: 1 });
      expect(counts.휴업·폐업).toBe(
        demo.businesses.filter(({ b_stt_cd }) => b_stt_cd !== "01").length,
      );

      const { name, bytes: written } = await download(page, "엑셀로 받기");
      expect(name).toBe("거래처 조회 결과.xlsx");
      const [header = [], first = [], ...rest] = await readBack(written);
      expect(header.slice(0, 8)).toEqual([
        "거래처코드",
        "사업자등록번호",
        "상호",
        "대표자",
        "개업일자",
        "담당자 연락처",
        "조회 결과",
        "상태",
      ]);
      expect(first.slice(0, 8)).toEqual([
        "C1000",
        "217-81-82399",
        "주식회사 한빛물산",
        "김한빛",
        "2012-03-05",
        `${PHONE}0000`,
        "일치 · 계속",
        "계속사업자",
      ]);
      expect(rest).toHaveLength(999);
      expect(rest[demo.businesses.length - 1]?.[6]).toBe("불일치");

      // Even the browser's own print command prints only the businesses that do not match, are
      // suspended or are closed.
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.waitForSelector(".printed", { state: "attached" });
      expect(await page.locator(".printed tbody tr").count()).toBe(1 + (counts.휴업·폐업 ?? 0));
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.waitForSelector(".printed", { state: "detached" });

      await page.reload();
      await page.waitForSelector(".join");
      expect((await filterCounts(page)).전체).toBe(1_000);
      await page.setInputFiles(".join input", {
        name: "거래처.xlsx",
        mimeType: "application/octet-stream",
        buffer: bytes,
      });
      await page.waitForSelector(".join", { state: "detached" });
      expect(await page.locator(".result-box thead").innerText()).toContain("담당자 연락처");

      await page.fill("input[type=search]", "2178182399");
      await page.getByText("2행 표시").waitFor();
      await page.locator(".filter", { hasText: "불일치" }).click();
      await page.getByText("1행 표시").waitFor();

      await page.getByRole("link", { name: "작업", exact: true }).click();
      await page.getByRole("link", { name: "거래처.xlsx" }).click();
      await page.waitForSelector(".result");
      expect((await filterCounts(page)).전체).toBe(1_000);
      await page.getByRole("link", { name: "모든 작업" }).click();
      await page.getByRole("button", { name: "거래처.xlsx 삭제" }).click();
      await page.getByRole("button", { name: "삭제", exact: true }).click();
      await page.getByText("아직 작업이 없습니다").waitFor();
    });

    it("sends consecutive jobs if the list is larger than the plan's largest batch", async () => {
      const { key } = await issueKey("parts", { a: "premium" }, { max_batch: 100 });
      const page = await open("/list", { key, language: "en" });
      await chooseFile(page, "list.xlsx", await customerList(inventedBusinesses(300)));
      expect(await page.locator("main").innerText()).toContain("takes 3 jobs, one after another");
      await page.getByRole("button", { name: "Check 300 rows" }).click();
      await page.waitForSelector(".result");
      expect(await filterCounts(page)).toMatchObject({ All: 300, Confirmed: 300 });
      await page.getByRole("link", { name: "Jobs", exact: true }).click();
      await page.getByText("Done · 300 of 300").waitFor();
      expect(await page.locator(".plain-table tbody tr").count()).toBe(1);
    });

    it("waits while the tax authority is down, and continues when it is back", async () => {
      const { key } = await issueKey("waiting", { a: "premium" });
      const page = await open("/list", { key });
      await chooseFile(page, "목록.xlsx", await customerList(demo.businesses));
      await control({ fail: { mode: "http500" } });
      await page.getByRole("button", { name: /조회 시작/ }).click();
      await page.getByText("국세청 서비스의 응답을 기다리고 있습니다").waitFor();
      await control({ fail: null });
      await page.waitForSelector(".result");
      expect((await filterCounts(page)).전체).toBe(demo.businesses.length);
    });

    it("cancels the part that is being sent, even if the page is loaded again", async () => {
      const { key } = await issueKey("stopped", { a: "premium" }, { max_batch: 100 });
      const page = await open("/list", { key, language: "en" });
      await chooseFile(page, "list.xlsx", await customerList(inventedBusinesses(300)));
      // The registry answers nothing, so all rows of the part can still be cancelled.
      await control({ fail: { mode: "http500" } });
      let arrived = 0;
      await page.route("**/v1/batch/verify", async (route) => {
        await route.fetch();
        arrived++;
        await route.abort("connectionreset");
      });
      await page.getByRole("button", { name: "Check 300 rows" }).click();
      await expect.poll(() => arrived).toBe(1);
      await page.route("**/v1/batch/cancel/**", (route) => route.abort("connectionreset"));
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.getByText("Cancelling. Keep this page open").waitFor();
      await page.unrouteAll();
      await page.reload();
      await page.waitForSelector(".result");
      expect(await filterCounts(page)).toMatchObject({ All: 100, Undetermined: 100 });
      const { jobs } = await askService<{ jobs: object[] }>(key, "/v1/batch");
      expect(jobs).toMatchObject([{ status: "cancelled", errors: 100 }]);
      expect(await usedBy(key)).toBe(0);
    });

    it("asks only for the states of the numbers if the plan has no batches", async () => {
      const { key } = await issueKey("no-batch", { a: "starter" });
      const page = await open("/list", { key, language: "en" });
      await chooseFile(page, "list.xlsx", await customerList(demo.businesses));
      expect(await page.locator("main").innerText()).toContain("available from Pro");
      await page.getByRole("button", { name: /^Check \d+ rows$/ }).click();
      await page.waitForSelector(".result");
      const counts = await filterCounts(page);
      expect(counts.All).toBe(demo.businesses.length);
      expect(counts["Suspended or closed"]).toBe(
        demo.businesses.filter(({ b_stt_cd }) => b_stt_cd !== "01").length,
      );
    });

    it("causes one charge for each row, even if a proxy loses answers", async () => {
      const { key } = await issueKey("lost-answers", { a: "starter" });
      const page = await open("/list", { key, language: "en" });
      await chooseFile(page, "list.xlsx", await customerList(inventedBusinesses(150)));
      let asked = 0;
      await page.route("**/v1/status", async (route) => {
        const response = await route.fetch();
        if (++asked <= 3) await route.abort("connectionreset");
        else await route.fulfill({ response });
      });
      await page.getByRole("button", { name: "Check 150 rows" }).click();
      await page.waitForSelector(".result");
      expect((await filterCounts(page)).All).toBe(150);
      expect(asked).toBe(5);
      await expect.poll(() => usedBy(key)).toBe(150);
    });

    it("lets a person choose columns and correct cells", async () => {
      const page = await open("/list", { key: demo.keys.a.enterprise, language: "en" });
      const csv = `숫자;날짜;이름\n217-81-82399;2012.03.05;김한빛\n12345;2020.01.01;홍길동\n`;
      await chooseFile(page, "export.csv", Buffer.from(csv));
      await page.getByText("There is no known column name in line 1").waitFor();
      for (const [title, column] of [
        ["숫자", "business_number"],
        ["날짜", "start_date"],
        ["이름", "owner_name"],
      ] as const) {
        await page.getByLabel(`Meaning of column “${title}”`).selectOption(column);
      }
      await page.getByText("1 row needs repair").waitFor();
      await page.getByLabel("Repair Business number in line 3").fill("305-87-76731");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Check 2 rows" }).waitFor();
    });

    it.each(["ko", "en"] as const)(
      "fits a chosen list on the screen of a phone in the language %s",
      async (language) => {
        const page = await open("/list", { key: demo.keys.a.enterprise, language, width: 390 });
        await chooseFile(page, "list.xlsx", await customerList(demo.businesses));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      },
    );

    it("refuses a file that it cannot read, and says what to do", async () => {
      const page = await open("/list", { key: demo.keys.a.enterprise });
      const refuse = async (name: string, bytes: Buffer, told: RegExp) => {
        // Give the file as a path, because Playwright would send the bytes of a large file as text.
        const path = join(stateDir, name);
        await writeFile(path, bytes);
        await page.setInputFiles("input[type=file]", path);
        // Look for this text, because the message about the previous file may still be shown.
        await page.locator(".notice.negative", { hasText: told }).waitFor();
      };
      const old = Buffer.from("d0cf11e0a1b11ae1", "hex");
      await refuse("a.xls", Buffer.concat([old, Buffer.alloc(600)]), /\.xlsx/);
      await refuse("b.xlsx", Buffer.alloc(20_000_001), /20 MB/);
    });

    it("reads 10,000 rows without freezing, and scrolls through the results", async () => {
      const { key } = await issueKey("large", { a: "enterprise" });
      // Each business is in twenty rows. This does no harm, because only the work of the page is
      // tested.
      const businesses = inventedBusinesses(500);
      const bytes = await customerList(Array.from({ length: 20 }, () => businesses).flat());
      const preview = async (on: Page, name: string, list: Buffer) => {
        const start = performance.now();
        await chooseFile(on, name, list);
        return performance.now() - start;
      };
      const small = await preview(
        await open("/list", { key, language: "en" }),
        "small.xlsx",
        await customerList(businesses),
      );
      const page = await open("/list", { key, language: "en" });
      await page.evaluate(() => {
        const state = { longest: 0, last: performance.now() };
        Object.assign(globalThis, { frozen: state });
        const tick = () => {
          const now = performance.now();
          state.longest = Math.max(state.longest, now - state.last);
          state.last = now;
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      const previewed = await preview(page, "large.xlsx", bytes);
      const frozen = await page.evaluate(
        () => (globalThis as unknown as { frozen: { longest: number } }).frozen.longest,
      );
      // An idle machine needs less than two seconds. A busy machine may take 40 times as long as
      // for the small list.
      expect(previewed).toBeLessThan(Math.max(10_000, 40 * small));
      // The page freezes longer on a slow machine. If the page's own thread read the file, the page
      // would freeze until the preview appears.
      expect(frozen).toBeLessThan(Math.max(2_000, previewed / 3));
      await page.getByRole("button", { name: "Check 10,000 rows" }).click();
      await page.waitForSelector(".result");
      expect((await filterCounts(page)).Confirmed).toBe(10_000);
      expect(await page.locator(".result-box tbody tr").count()).toBeLessThan(100);
      await page.locator(".result-box").focus();
      await page.keyboard.press("End");
      await page.locator(".result-box").getByText("C10999").waitFor();
      const { bytes: written } = await download(page, "Download for Excel");
      expect(await readBack(written)).toHaveLength(10_001);
    });
  });

  it("is accessible: axe-core reports nothing in any view, light or dark", async () => {
    const { key } = await issueKey("axe", { a: "premium", b: "paid" });
    const found: string[] = [];
    const look = async (page: Page, view: string) => {
      const tell = (scheme: string, faults: string[]) =>
        found.push(...faults.map((text) => `${view}, ${scheme}: ${text}`));
      tell("light", await objections(page));
      await page.emulateMedia({ colorScheme: "dark" });
      // The dark view differs only in its colours.
      tell("dark", await objections(page, COLOUR_RULES));
      await page.emulateMedia({ colorScheme: "light" });
    };
    await look(await open("/"), "key");
    const page = await open("/", { key });
    await verify(page, { ...ACTIVE, p_nm: "홍길동" });
    await page.waitForSelector(".verdict");
    await look(page, "check");
    await page.getByRole("link", { name: "목록", exact: true }).click();
    await page.waitForSelector("input[type=file]", { state: "attached" });
    await look(page, "choose");
    await chooseFile(page, "목록.xlsx", await customerList(demo.businesses));
    await look(page, "columns");
    await page.getByRole("button", { name: /조회 시작/ }).click();
    await page.waitForSelector(".result");
    await look(page, "result");
    await page.getByRole("link", { name: "작업", exact: true }).click();
    await page.waitForSelector(".plain-table");
    await look(page, "jobs");
    await page.getByRole("link", { name: "API" }).click();
    await page.waitForSelector(".plain-table");
    await look(page, "api");
    expect(found).toEqual([]);
  });

  it("gives everything that can be tapped a height of 44 px on a touch screen", async () => {
    const { key } = await issueKey("touch", { a: "premium", b: "paid" });
    const found: string[] = [];
    const look = async (page: Page, view: string) => {
      const low = await page.evaluate(() =>
        // Leave out the buttons in the rows of a result, because the whole row takes a tap.
        [
          ...document.querySelectorAll(
            "main :is(a, button:not(.mark-button), summary, select, textarea, input:not([type=file]))",
          ),
        ]
          .map((control) => control.closest("label") ?? control)
          .map((target) => ({ height: target.getBoundingClientRect().height, target }))
          .filter(({ height, target }) => height < 44 && target.checkVisibility())
          .map(
            ({ height, target }) => `${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`,
          ),
      );
      found.push(...low.map((text) => `${view}, ${text}`));
    };
    const page = await open("/", { key, width: 390, touch: true });
    await verify(page, { ...ACTIVE, p_nm: "홍길동" });
    await page.waitForSelector(".verdict");
    await look(page, "check");
    await page.getByRole("link", { name: "목록", exact: true }).tap();
    await page.waitForSelector("input[type=file]", { state: "attached" });
    await look(page, "choose");
    const typo = { ...ACTIVE, b_no: "2178182398", p_nm: "홍길동 대표" };
    const list = [
      "사업자등록번호,개업일자,대표자,상호",
      ...[ACTIVE, typo, { ...SUSPENDED, start_dt: "x" }].map(({ b_no, start_dt, p_nm, b_nm }) =>
        [b_no, start_dt, p_nm, b_nm].join(),
      ),
      "합계",
    ].join("\n");
    await chooseFile(page, "목록.csv", Buffer.from(list));
    await look(page, "columns");
    await page.getByRole("button", { name: /조회 시작/ }).tap();
    await page.waitForSelector(".result");
    await look(page, "result");
    await page.getByRole("link", { name: "모니터링", exact: true }).tap();
    await page.getByText(ko.watched.none).waitFor();
    await chooseFile(page, "목록.csv", Buffer.from(list));
    await look(page, "watched");
    await page.getByRole("link", { name: "작업", exact: true }).tap();
    await page.waitForSelector(".plain-table");
    await look(page, "jobs");
    await page.locator(".plain-table a").tap();
    await page.waitForSelector(".result");
    await look(page, "job");
    await page.getByRole("link", { name: "API" }).tap();
    await page.waitForSelector(".plain-table");
    await look(page, "api");
    await page.getByRole("link", { name: ko.api.webhooksLink }).tap();
    await page.locator(".add-endpoint, form").first().waitFor();
    await look(page, "webhooks");
    await page.goto(`${service.url}/receipt`);
    await page.waitForSelector("textarea");
    await look(page, "receipt");
    await look(await open("/", { width: 390, touch: true }), "key");
    expect(found).toEqual([]);
  });

  describeLongLists(() => ({
    ...{ url: service.url, browser },
    newKey: async (account) => (await issueKey(account, { a: "premium" }, { max_batch: 100 })).key,
  }));

  describeReference(() => ({ url: service.url, browser }));
  describeMonth(() => ({
    ...{ url: service.url, browser, tabs, usedBy },
    keyFor: async (account) => (await issueKey(account, { a: "premium" })).key,
  }));

  describeWatched(() => ({
    ...{ url: service.url, browser, tabs, stateDir, usedBy },
    newKey: async (account, limits) => (await issueKey(account, { a: "premium" }, limits)).key,
    newTestKey: async (account) => (await issueKey(account, { a: "premium" }, {}, "test")).key,
  }));

  describeWebhooks(() => ({
    ...{ url: service.url, browser, tabs },
    newKey: async (account, plan, mode) => (await issueKey(account, plan, {}, mode)).key,
  }));

  it("violated no Content-Security-Policy and threw no error in the tests above", () => {
    expect(tabs.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it("leaves no phone number and no resident number in the state of the service", async () => {
    expect(await filesHolding(stateDir, [PHONE, RESIDENT_NUMBER])).toEqual([]);
    // Prove that the search can find something: a job's id is stored.
    const response = await fetch(`${service.url}/v1/batch/verify`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${demo.keys.a.enterprise}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ check: "status", businesses: [{ business_number: ACTIVE.b_no }] }),
    });
    const { job_id } = (await response.json()) as { job_id: string };
    expect(await filesHolding(stateDir, [job_id])).not.toEqual([]);
  });
});
