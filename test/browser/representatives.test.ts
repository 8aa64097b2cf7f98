/**
 * The page shows an answer only beside the input that was checked, and says how it changes a
 * representative's name before it sends the name. Without Chromium these tests are skipped.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { chromiumPath, launch, objections, openTab, type Visit } from "./chromium.ts";
import { startOnFreePorts } from "./local-run.ts";

let service: LocalService;
let browser: Browser;
let stateDir: string;

const [ACTIVE, OTHER] = demo.businesses as [
  (typeof demo.businesses)[number],
  (typeof demo.businesses)[number],
];

async function open(path: string, visit: Visit = {}): Promise<Page> {
  const key = demo.keys.a.enterprise;
  return (await openTab(browser, `${service.url}${path}`, { key, ...visit })).page;
}

async function fill(page: Page, owner = ACTIVE.p_nm): Promise<void> {
  await page.fill("#number", ACTIVE.b_no);
  await page.fill("#date", ACTIVE.start_dt);
  await page.fill("#owner", owner);
}

/** @param owner a name that the page tidies. The page shows a tidied name before it sends it. */
async function check(page: Page, owner?: string): Promise<void> {
  await fill(page, owner);
  if (owner !== undefined) await page.getByText("보낼 이름:").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".check-answer[aria-busy=false] .verdict");
}

function sentBy(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") bodies.push(request.postDataJSON());
  });
  return bodies;
}

function ownersIn(batch: Record<string, unknown> | undefined): string[] {
  const businesses = (batch?.businesses ?? []) as { owner_name: string }[];
  return businesses.map(({ owner_name }) => owner_name);
}

const answerText = (page: Page) => page.locator(".check-answer").innerText();
const verdicts = (page: Page) => page.locator(".verdict").count();
const HIDDEN = /입력이 바뀌어 이전 결과를 감추었습니다/;

describe.skipIf(chromiumPath === undefined)("the page", () => {
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), "bvs-names-"));
    [{ service }, browser] = await Promise.all([startOnFreePorts(stateDir), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it.each([
    ["number", OTHER.b_no],
    ["date", "2012-03-06"],
    ["date", "2012"],
    ["owner", "박새솔"],
    ["company", "한빛물산"],
  ])(
    "hides an answer after an edit of the %s, and has a button that brings back the answer and its input",
    async (field, text) => {
      const page = await open("/");
      await check(page);
      const before = await page.inputValue(`#${field}`);
      await page.fill(`#${field}`, text);
      await page.locator(".check-answer", { hasText: HIDDEN }).waitFor();
      expect(await verdicts(page)).toBe(0);
      expect(await answerText(page)).toContain(`217-81-82399 · ${ACTIVE.start_dt} · 김한빛`);
      expect(await page.locator(".check-answer").getAttribute("aria-live")).toBe("polite");
      expect(await objections(page)).toEqual([]);
      await page.getByRole("button", { name: "이전 입력과 결과 보기" }).focus();
      await page.keyboard.press("Enter");
      await page.locator(".verdict.positive").waitFor();
      expect(await page.inputValue(`#${field}`)).toBe(before);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("check-answer");
    },
  );

  it("keeps an answer while the same input is written in another way, and shows it again if an edit is undone", async () => {
    const page = await open("/");
    await check(page);
    await page.fill("#date", "2012년 3월 5일");
    await page.fill("#owner", "대표이사 김한빛");
    expect(await verdicts(page)).toBe(1);
    await page.fill("#owner", "김한");
    await page.locator(".check-answer", { hasText: HIDDEN }).waitFor();
    await page.fill("#owner", "김한빛");
    await page.locator(".verdict.positive").waitFor();
  });

  it("hides an answer when the kind of check changes, and translates the answer when the language of the page changes", async () => {
    const page = await open("/");
    await check(page);
    await page.getByText("상태만", { exact: true }).click();
    await page.locator(".check-answer", { hasText: HIDDEN }).waitFor();
    expect(await answerText(page)).toContain("일치 확인 · 217-81-82399");
    await page.getByRole("button", { name: "Switch to English" }).click();
    expect(await answerText(page)).toContain("The input has changed, so the earlier result");
    await page.getByText("Verify", { exact: true }).click();
    expect(await page.locator(".verdict h2").innerText()).toBe(
      "Confirmed by the tax authority · Active",
    );
  });

  it("hides an answer that arrives after an edit, and starts no second check before that answer arrives", async () => {
    const page = await open("/");
    const held: Route[] = [];
    await page.route("**/v1/verify", (route) => void held.push(route));
    const sent = sentBy(page);
    await fill(page);
    await page.keyboard.press("Enter");
    await page.getByText("국세청에 조회하는 중입니다").waitFor();
    await page.fill("#owner", "박새솔");
    await page.getByText("바꾸기 전의 입력을 국세청에 조회하고 있습니다").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await page.getByText("바뀐 입력은 아직 조회하지 않았습니다").waitFor();
    expect(await verdicts(page)).toBe(0);
    expect(sent.map(({ ownerName }) => ownerName)).toEqual(["김한빛"]);
    await page.getByRole("button", { name: "이전 입력과 결과 보기" }).click();
    await page.locator(".verdict.positive").waitFor();
  });

  it("hides the description of a business while the form has another language than the description", async () => {
    const page = await open("/", { key: demo.keys.b.paid });
    await page.fill("#number", ACTIVE.b_no);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".verdict");
    await page.selectOption("#language", "de");
    await page.locator(".check-answer", { hasText: HIDDEN }).waitFor();
    await page.selectOption("#language", "ko");
    await page.waitForSelector(".verdict");
  });

  it("names the date and the representative that were checked, in the facts of an answer and in the command for a terminal", async () => {
    const page = await open("/");
    await check(page, "박새솔 대표");
    const facts = page.locator(".facts");
    expect(await facts.innerText()).toMatch(
      /조회한 대표자명\s+박새솔[\s\S]*조회한 개업일자\s+2012-03-05/,
    );
    await check(page);
    await page.locator(".verdict.positive").waitFor();
    expect(await facts.innerText()).toMatch(/대표자명\s+김한빛[\s\S]*조회한 개업일자/);
    await check(page, "박새솔 대표");
    await page.locator(".verdict.negative").waitFor();
    await page.getByText("개발자용").click();
    expect(await page.locator("pre").first().innerText()).toContain('"ownerName":"박새솔"');
  });

  describe("before a name is sent", () => {
    it("says what it leaves out, and sends the name as written on request", async () => {
      const page = await open("/");
      const sent = sentBy(page);
      const hint = page.locator("#owner-hint");
      await fill(page, "대표이사 김한빛(韓率妃) 외 1명");
      await page.getByText("보낼 이름: 김한빛.").waitFor();
      expect(await hint.innerText()).toMatch(/한자를 뺐습니다.*'외 1명'.*직함을 뺐습니다/);
      expect(await hint.getAttribute("aria-live")).toBe("polite");
      expect(sent).toEqual([]);
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await page.locator(".verdict.positive").waitFor();
      await page.getByRole("button", { name: "적힌 그대로 보내기" }).click();
      await page.locator(".check-answer", { hasText: HIDDEN }).waitFor();
      expect(await hint.innerText()).toMatch(/직함이 들어 있는 것 같습니다/);
      await page.getByRole("button", { name: "조회", exact: true }).click();
      await page.locator(".verdict.negative").waitFor();
      expect(sent.map(({ ownerName }) => ownerName)).toEqual([
        "김한빛",
        "대표이사 김한빛(韓率妃) 외 1명",
      ]);
      await page.getByRole("button", { name: "다듬어 보내기" }).click();
      expect(await page.locator("#owner-hint").innerText()).toContain("보낼 이름: 김한빛.");
    });

    it.each([
      ["John", /대소문자까지/],
      ["김한빛 John", /한글과 로마자가 섞여/],
      ["김 대표", /직함이 들어 있는 것/],
      ["김 한빛", /띄어쓰기도 비교합니다/],
    ])("gives a hint about %s, and does not change it", async (owner, hint) => {
      const page = await open("/");
      await fill(page, owner);
      await page.locator("#owner-hint.warn", { hasText: hint }).waitFor();
      expect(await page.getByRole("button", { name: "적힌 그대로 보내기" }).count()).toBe(0);
    });

    it("says nothing about a plain name", async () => {
      const page = await open("/", { language: "en" });
      await fill(page, "김외일");
      expect(await page.locator("#owner-hint").innerText()).toMatch(/^Exactly as on the/);
    });

    it("sends nothing if it cannot load the script that reads names", async () => {
      const page = await open("/");
      await page.route("**/assets/representative-*.js", (route) => route.abort());
      const sent = sentBy(page);
      await fill(page, "김한빛 대표");
      await page.keyboard.press("Enter");
      await page.getByText("서비스에 연결할 수 없습니다").first().waitFor();
      expect(sent).toEqual([]);
    });
  });

  describe("in a list", () => {
    const CSV = [
      "사업자등록번호,개업일자,대표자",
      ...["김한빛", "김한빛 외1", "김한빛(공동대표)", '"김한빛, 박새솔"', "John"].map(
        (owner) => `${ACTIVE.b_no},${ACTIVE.start_dt},${owner}`,
      ),
    ].join("\n");

    async function chooseList(visit: Visit = {}): Promise<Page> {
      const page = await open("/list", visit);
      const buffer = Buffer.from(CSV);
      // Use a new name, because the page does not simply send a known list again.
      const name = `${crypto.randomUUID()}.csv`;
      await page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer });
      await page.waitForSelector(".preview");
      return page;
    }

    it.each([1280, 390] as const)(
      "shows the tidied names and the doubtful names, and can send all of them as written (%i px)",
      async (width) => {
        const page = await chooseList({ width });
        const tidied = page.locator(".notice", { hasText: "대표자명 3개를 다듬어 보냅니다" });
        await tidied.getByText("보기").click();
        await tidied.locator("li").first().waitFor();
        const lines = await tidied.locator("li").allInnerTexts();
        expect(lines.map((line) => line.split("\n")[0])).toEqual([
          "3행: 김한빛 외1 → 김한빛",
          "4행: 김한빛(공동대표) → 김한빛",
          "5행: 김한빛, 박새솔 → 김한빛",
        ]);
        const doubtful = page.locator(".notice", { hasText: "대표자명 1개는 확인이 필요합니다" });
        await doubtful.getByText("보기").click();
        expect(await doubtful.locator("li").innerText()).toMatch(/6행 John[\s\S]*대소문자까지/);
        expect(await objections(page)).toEqual([]);
        const sent = sentBy(page);
        await doubtful.getByLabel("6행 대표자명 고치기").fill("김한빛 대표");
        await page.keyboard.press("Enter");
        await page.getByText("대표자명 4개를 다듬어 보냅니다").waitFor();
        expect(await doubtful.count()).toBe(0);
        await page.getByRole("button", { name: "적힌 그대로 보내기" }).click();
        await page.getByText("대표자명 4개를 적힌 그대로 보냅니다").waitFor();
        await page.getByText("대표자명 4개는 확인이 필요합니다").waitFor();
        await page.getByRole("button", { name: "다듬어 보내기" }).click();
        await page.getByText("대표자명 4개를 다듬어 보냅니다").waitFor();
        await page.getByRole("button", { name: "5행 조회 시작" }).click();
        await page.waitForSelector(".result");
        expect(ownersIn(sent[0])).toEqual(Array.from({ length: 5 }, () => "김한빛"));
      },
    );

    it("sends the names as the person chose last, even if the person starts at once", async () => {
      const page = await chooseList();
      const sent = sentBy(page);
      await page.evaluate(async () => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (this: Worker, message: unknown) {
          setTimeout(() => post.call(this, message), 500);
        };
        const press = (text: string) =>
          [...document.querySelectorAll("button")]
            .find((button) => button.textContent?.includes(text))
            ?.click();
        press("적힌 그대로 보내기");
        await new Promise((resolve) => setTimeout(resolve, 50));
        press("조회 시작");
      });
      await page.getByText("대표자명 4개는 확인이 필요합니다").waitFor();
      await page.getByRole("button", { name: "5행 조회 시작" }).click();
      await page.waitForSelector(".result");
      expect(sent.map(ownersIn)).toEqual([
        ["김한빛", "김한빛 외1", "김한빛(공동대표)", "김한빛, 박새솔", "John"],
      ]);
    });

    it("sends exactly what is written, if the person wants that", async () => {
      const page = await chooseList();
      const sent = sentBy(page);
      await page.getByRole("button", { name: "적힌 그대로 보내기" }).click();
      await page.getByText("대표자명 3개를 적힌 그대로 보냅니다").waitFor();
      await page.getByRole("button", { name: "5행 조회 시작" }).click();
      await page.waitForSelector(".result");
      expect(ownersIn(sent[0])).toEqual([
        "김한빛",
        "김한빛 외1",
        "김한빛(공동대표)",
        "김한빛, 박새솔",
        "John",
      ]);
    });
  });
});
