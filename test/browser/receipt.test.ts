/**
 * Receipts on the page, in Chromium, with the whole local run. The tests sign the receipts with
 * keys of their own, because only then can they revoke a key or forge a receipt.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ReceiptKeySet, verifyReceipt } from "../../sdk/src/index.ts";
import { demo } from "../../seed/demo.ts";
import type { LocalService } from "../../seed/local-service.ts";
import { en } from "../../web/texts/en.ts";
import { ko } from "../../web/texts/ko.ts";
import { receiptEn } from "../../web/texts/receipt-en.ts";
import { receiptKo } from "../../web/texts/receipt-ko.ts";
import {
  ACTIVE,
  DETAILS,
  disclosureOf,
  ISSUER,
  makeSigner,
  SIGNED_AT,
  type Signer,
  VALID,
} from "../node/receipts.ts";
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

const TEXTS = { ko: { ...ko, ...receiptKo }, en: { ...en, ...receiptEn } };
const A4 = { width: 794, height: 1_123 };
const RESULTS = Buffer.from("\ufeffbusiness_number,result\r\n2178182399,valid\r\n");

let service: LocalService;
let browser: Browser;
let stateDir: string;
let live: Signer;
let test: Signer;
let keySet: ReceiptKeySet;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const verdict = (page: Page) => page.locator(".check-answer .verdict h2").first();
const fact = (page: Page, name: string) =>
  page.locator(".check-answer .facts:not(.printed-receipt *) tr", { hasText: name }).first();

async function open(visit: Visit = {}, keys: () => ReceiptKeySet = () => keySet): Promise<Tab> {
  const prepare = async (context: BrowserContext) => {
    await context.route("**/.well-known/jwks.json", (route) => route.fulfill({ json: keys() }));
    await visit.prepare?.(context);
  };
  const tab = await openTab(browser, `${service.url}/receipt`, { ...visit, prepare });
  await tab.page.waitForSelector("#receipt");
  return tab;
}

async function check(page: Page, receipt: string): Promise<string> {
  await page.fill("#receipt", "");
  await page.fill("#receipt", receipt);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await verdict(page).waitFor();
  return verdict(page).innerText();
}

const signed = (claims: object = VALID, details: object = DETAILS) =>
  live.sign(claims, { details });

const batchReceipt = async (bytes: Uint8Array = RESULTS) => {
  const hash = await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes));
  return live.sign({
    ...{ operation: "batch", job_id: `job_${"a1".repeat(16)}`, check: "verify" },
    ...{ total: 1_204, valid: 1_180, invalid: 20, errors: 4 },
    completed_at: "2026-11-22T05:03:11.345Z",
    results_sha256: Buffer.from(hash).toString("hex"),
  });
};

function withOtherNumber(receipt: string): string {
  const [header, payload = "", ...rest] = receipt.split(".");
  const claims = Buffer.from(payload, "base64url").toString().replace("2178182399", "1248178104");
  return [header, Buffer.from(claims).toString("base64url"), ...rest].join(".");
}

const text = (name: string, content: string) => ({
  ...{ name, mimeType: name.endsWith(".json") ? "application/json" : "text/plain" },
  buffer: Buffer.from(content),
});

/** The printed form as a picture, as a scanner at 192 dots per inch would make it. */
async function pictureOfPrint(page: Page): Promise<Buffer> {
  await page.emulateMedia({ media: "print" });
  const screen = page.viewportSize() ?? A4;
  await page.setViewportSize(A4);
  const picture = await page.screenshot({ fullPage: true, scale: "device" });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
  return picture;
}

async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([fileName, mimeType, base64]) => {
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: mimeType }));
      for (const event of ["dragover", "drop"])
        document.body.dispatchEvent(
          new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }),
        );
    },
    [name, type, bytes.toString("base64")] as const,
  );
}

async function pointCameraAt(context: BrowserContext, picture: () => Buffer): Promise<void> {
  await context.exposeFunction("seenByCamera", () => picture().toString("base64"));
  await context.addInitScript(() => {
    const devices = navigator.mediaDevices;
    devices.enumerateDevices = async () => [{ kind: "videoinput" } as MediaDeviceInfo];
    devices.getUserMedia = async () => {
      const { seenByCamera } = globalThis as unknown as { seenByCamera: () => Promise<string> };
      const base64 = await seenByCamera();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = Object.assign(document.createElement("canvas"), { width: 1920, height: 1080 });
      const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
      setInterval(() => {
        brush.fillStyle = "#ddd";
        brush.fillRect(0, 0, 1920, 1080);
        brush.setTransform(1.5, 0.04, -0.04, 1.5, 400, -620);
        brush.drawImage(bitmap, 0, 0, 794, (794 * bitmap.height) / bitmap.width);
        brush.resetTransform();
      }, 50);
      return canvas.captureStream(20);
    };
  });
}

async function issueReceipts(context: BrowserContext, receipt: () => string): Promise<void> {
  await context.route(/\/v1\/(verify|status|verify\/business)$/, async (route: Route) => {
    const { receipt: isWanted, ...body } = route.request().postDataJSON();
    const response = await route.fetch({ postData: body });
    const answer = await response.json();
    await route.fulfill({ response, json: isWanted ? { ...answer, receipt: receipt() } : answer });
  });
}

describe.skipIf(chromiumPath === undefined)("receipts on the page", () => {
  beforeAll(async () => {
    stateDir = await mkdtemp(join(tmpdir(), "bvs-receipt-"));
    [{ service }, browser] = await Promise.all([startOnFreePorts(stateDir), launch()]);
    [live, test] = await Promise.all([makeSigner("live"), makeSigner("test")]);
    keySet = { issuer: ISSUER, keys: [live.key, test.key] };
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await rm(stateDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it.each(["ko", "en"] as const)(
    "are called genuine in words, without an API key, in the language %s",
    async (language) => {
      const texts = TEXTS[language];
      const { page, requests, faults } = await open({ language });
      expect(await page.locator(".nav [aria-current]").innerText()).toBe(texts.nav.receipt);
      expect(await objections(page)).toEqual([]);
      const before = requests.length;
      const said = texts.said.confirmed(
        "217-81-82399",
        texts.time("2026-11-22 14:03"),
        texts.verdict.active,
      );
      expect(await check(page, await signed())).toBe(texts.genuine(said));
      expect(await page.locator(".facts").first().innerText()).toMatch(
        /217-81-82399[\s\S]*2012-03-05[\s\S]*김한빛[\s\S]*14:03:11 KST \(2026-11-22 05:03:11 UTC\)/,
      );
      expect(await fact(page, texts.issuer).innerText()).toContain(ISSUER);
      expect(await fact(page, texts.keyId).innerText()).toContain(live.key.kid);
      await page.getByText(texts.notText).first().waitFor();
      expect(await objections(page)).toEqual([]);
      expect([requests.length, faults]).toEqual([before, []]);
      expect(page.url()).toBe(`${service.url}/receipt`);
    },
  );

  it("are described in words, for each outcome that a receipt can have", async () => {
    const { page } = await open({ language: "en" });
    const { verdict: words } = en;
    const wrong = { is_valid: false, status_code: null, tax_type_code: null };
    const closed = { ...ACTIVE, status_code: "03", closed_on: "2023-12-31" };
    const differing = { ...VALID, is_valid: false, reason: "details_mismatch" };
    await check(page, await signed({ ...differing, status_code: "02" }));
    expect(await fact(page, en.facts.status).innerText()).toContain(words.suspended);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".printed-receipt .facts").innerText()).toContain(words.suspended);
    await page.emulateMedia({ media: null });
    for (const [claims, said, result] of [
      [
        closed,
        /reported 217-81-82399 as registered · Closed on 2023-12-31$/,
        words.closed("2023-12-31"),
      ],
      [{ ...VALID, status_code: "02" }, / · Suspended$/, words.suspended],
      [
        { ...VALID, ...wrong, reason: "details_mismatch" },
        /as registered, but with another opening date or representative$/,
        words.detailsMismatch,
      ],
      [
        { ...VALID, ...wrong, reason: "unconfirmed", is_registered: null },
        /did not confirm the details of 217-81-82399, and the reason is not known$/,
        words.unconfirmed,
      ],
      [
        { ...VALID, ...wrong, reason: "not_registered", is_registered: false },
        /reported 217-81-82399 as not registered$/,
        words.notRegistered,
      ],
      [{ ...ACTIVE, operation: "describe" }, /as registered · Active$/, words.active],
    ] as const) {
      const details = claims.operation === "verify" ? DETAILS : {};
      const heading = await check(page, await signed(claims, details));
      expect(heading).toMatch(/^This receipt is genuine: on 2026-11-22 14:03 \(KST\) /);
      expect(heading).toMatch(said);
      const isDenied = result === words.detailsMismatch || result === words.notRegistered;
      expect(await page.locator(".check-answer .verdict.negative").count()).toBe(isDenied ? 1 : 0);
      expect(await fact(page, receiptEn.result).innerText()).toContain(result);
      await button(page, receiptEn.again).click();
    }
  });

  it("are not genuine if their text was changed, if others made them, or if their key was revoked or had expired", async () => {
    const other = await makeSigner();
    const revoked = await makeSigner();
    const old = await makeSigner();
    revoked.key.revoked = { revoked_at: SIGNED_AT + 86_400 };
    old.key.exp = SIGNED_AT - 1;
    const keys = [live.key, test.key, revoked.key, old.key];
    const { page } = await open({ language: "en" }, () => ({ issuer: ISSUER, keys }));
    const genuine = await signed();
    const [jwt = "", day = "", name = ""] = genuine.split("~");
    const { refusals } = receiptEn;
    const cases: [receipt: string, words: [string, string]][] = [
      [genuine.slice(0, -1), refusals.changed],
      [withOtherNumber(genuine), refusals.changed],
      [`${jwt}~${day}~${day}~`, refusals.changed],
      [`${jwt}~${day}~${name}~${disclosureOf("is_valid", true)}~`, refusals.changed],
      [`${jwt}~${disclosureOf("claimed_representative", "홍길동")}~`, refusals.changed],
      [await test.sign({ ...VALID, mode: "live" }), refusals.changed],
      [await live.sign(VALID, { header: { typ: "JWT" } }), refusals.changed],
      [await live.sign({ ...VALID, iss: "https://other.example.com" }), refusals.otherIssuer],
      [await other.sign(VALID), refusals.unknownKey],
      [await old.sign(VALID), refusals.keyTime],
      ["Dear auditor, please find the receipt attached.", refusals.notReceipt],
    ];
    for (const [receipt, [title, help]] of cases) {
      expect(await check(page, receipt)).toBe(title);
      expect(await page.locator(".check-answer .verdict p").innerText()).toBe(help);
      expect(await page.locator(".check-answer .facts").count()).toBe(0);
      await button(page, receiptEn.again).click();
    }
    expect(await check(page, await revoked.sign(VALID))).toBe(refusals.revokedKey[0]);
    await page.getByText(receiptEn.revokedOn("2026-11-23")).waitFor();
    expect(await objections(page)).toEqual([]);
    for (const at of [3, 100, 400, jwt.length - 1, jwt.length + 5, genuine.length - 2]) {
      await button(page, receiptEn.again).click();
      const changed = genuine[at] === "B" ? "C" : "B";
      const receipt = genuine.slice(0, at) + changed + genuine.slice(at + 1);
      expect(Object.values(refusals).map(([title]) => title)).toContain(await check(page, receipt));
    }
  });

  it("of test keys are shown as a test, never as genuine", async () => {
    const { page } = await open();
    const heading = await check(page, await test.sign(VALID, { details: DETAILS }));
    expect(heading).toMatch(/^테스트 증빙이며 증빙으로 쓸 수 없습니다/);
    expect(heading).not.toContain("진본");
    expect(await page.locator(".check-answer .verdict p").innerText()).toBe(receiptKo.testHelp);
    expect(await fact(page, receiptKo.result).innerText()).toContain(receiptKo.invented);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".printed-test").isVisible()).toBe(true);
    const all = await page.content();
    expect([all.includes(receiptKo.notText), all.includes(receiptKo.passLess)]).toEqual([
      false,
      false,
    ]);
  });

  it("cannot be checked while no keys can be loaded, and are checked once the keys are there", async () => {
    let isDown = true;
    const { page } = await open({
      prepare: (context) =>
        context.route("**/.well-known/jwks.json", (route) =>
          isDown ? route.abort() : route.fallback(),
        ),
    });
    await page.fill("#receipt", await signed());
    await button(page, receiptKo.check).click();
    expect(await verdict(page).innerText()).toBe(receiptKo.noKeys);
    await page.getByText(receiptKo.noKeysHelp).waitFor();
    expect(await objections(page)).toEqual([]);
    isDown = false;
    await button(page, ko.retry).click();
    await page.getByText(/^진본 증빙입니다/).waitFor();
  });

  it("cannot be checked on the page of a service that does not sign receipts", async () => {
    const { page } = await open({
      prepare: (context) =>
        context.route("**/.well-known/jwks.json", (route) =>
          route.fulfill({ json: { issuer: null, keys: [] } }),
        ),
    });
    expect(await check(page, await signed())).toBe(receiptKo.noReceipts);
    await page.getByText(receiptKo.noReceiptsHelp).waitFor();
    expect(await objections(page)).toEqual([]);
  });

  it("can have line breaks, and can come from a file or from an answer of the service", async () => {
    const { page } = await open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const receipt = await signed();
    const genuine = () => page.getByText(/^진본 증빙입니다/).waitFor();
    const again = () => button(page, receiptKo.again).click();
    const broken = `\n ${receipt.replace(/(.{60})/g, "$1 \r\n")}\n\n`;
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), broken);
    await page.focus("#receipt");
    await page.keyboard.press("Control+V");
    await genuine();
    await again();
    expect(await page.locator("#receipt").inputValue()).toBe("");
    const file = page.locator(".receipt form input[type=file]");
    for (const [name, content] of [
      ["receipt.txt", `${receipt}\n`],
      ["answer.json", JSON.stringify({ isValid: true, receipt }, null, 2)],
      ["answer.json", JSON.stringify({ results: [{ isRegistered: true, receipt }] })],
      ["row.ndjson", `{"row":1,"receipt":"${receipt}"}\n`],
    ] as const) {
      await file.setInputFiles(text(name, content));
      await genuine();
      await again();
    }
    await drop(page, "receipt.txt", "text/plain", Buffer.from(receipt));
    await genuine();
    await again();
    const hint = page.locator("#receipt-hint");
    const two = `{"receipt":"${receipt}"}\n{"receipt":"${await signed()}"}\n`;
    await file.setInputFiles(text("rows.ndjson", two));
    await expect.poll(() => hint.innerText()).toBe(receiptKo.several("2"));
    await file.setInputFiles(text("answer.json", '{"isValid":true}'));
    await expect.poll(() => hint.innerText()).toBe(receiptKo.faults.noReceipt);
    await file.setInputFiles({ ...text("a.pdf", "%PDF"), mimeType: "application/pdf" });
    await expect.poll(() => hint.innerText()).toBe(receiptKo.faults.pdf);
    const blank = await page.screenshot();
    await file.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: blank });
    await expect.poll(() => hint.innerText()).toBe(receiptKo.faults.noCode);
    await file.setInputFiles({ ...text("broken.png", "no picture"), mimeType: "image/png" });
    await expect.poll(() => hint.innerText()).toBe(receiptKo.faults.unreadable);
    await button(page, receiptKo.check).click();
    expect(await hint.innerText()).toBe(receiptKo.faults.empty);
    expect(await objections(page)).toEqual([]);
  });

  it("are no longer called genuine once something else is given or typed", async () => {
    const { page } = await open();
    const receipt = await signed();
    const file = page.locator(".receipt form input[type=file]");
    const hint = page.locator("#receipt-hint");
    const blank = { name: "photo.png", mimeType: "image/png", buffer: await page.screenshot() };
    const two = `{"receipt":"${receipt}"}\n{"receipt":"${await signed()}"}\n`;
    for (const [given, fault] of [
      [{ ...text("a.pdf", "%PDF"), mimeType: "application/pdf" }, receiptKo.faults.pdf],
      [blank, receiptKo.faults.noCode],
      [text("answer.json", '{"isValid":true}'), receiptKo.faults.noReceipt],
      [text("rows.ndjson", two), receiptKo.several("2")],
    ] as const) {
      expect(await check(page, receipt)).toMatch(/^진본 증빙입니다/);
      await file.setInputFiles(given);
      await expect.poll(() => hint.innerText()).toBe(fault);
      expect(await verdict(page).count()).toBe(0);
    }
    expect(await check(page, receipt)).toMatch(/^진본 증빙입니다/);
    await page.locator("#receipt").press("End");
    await page.keyboard.type("x");
    await page.getByText(receiptKo.emptyTitle).waitFor();
    expect(await verdict(page).count()).toBe(0);
    await check(page, receipt);
    expect(await check(page, await signed({ ...VALID, answered_at: "soon" }))).toBe(
      receiptKo.refusals.unreadable[0],
    );
  });

  it("are replaced in the field when another one is pasted", async () => {
    const { page } = await open({ language: "en" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const [first, second] = [await signed(), await signed(ACTIVE, {})];
    const paste = async (pasted: string) => {
      await page.evaluate((all) => navigator.clipboard.writeText(all), pasted);
      await page.focus("#receipt");
      await page.keyboard.press("Control+V");
    };
    await paste(first);
    await page.getByText(/^This receipt is genuine: .* confirmed the opening date/).waitFor();
    await paste(second);
    await page.getByText(/^This receipt is genuine: .* as registered · Active/).waitFor();
    expect(await page.locator("#receipt").inputValue()).toBe(second);
    await paste(`${first}\n${second}`);
    await page.getByText(receiptEn.several("2")).waitFor();
    expect(await verdict(page).count()).toBe(0);
  });

  it("are found in JSON of any depth, and an old verdict never stands beside it", async () => {
    const { page } = await open({ language: "en" });
    await check(page, await signed());
    const nested = (inner: string) => "[".repeat(20_000) + inner + "]".repeat(20_000);
    await page.fill("#receipt", nested(JSON.stringify({ isValid: true })));
    await button(page, receiptEn.check).click();
    await page.getByText(receiptEn.faults.noReceipt).waitFor();
    expect(await verdict(page).count()).toBe(0);
    const receipt = await signed(ACTIVE, {});
    expect(await check(page, nested(JSON.stringify({ receipt })))).toMatch(
      /^This receipt is genuine/,
    );
  });

  it("are checked with keys that were loaded at most five minutes ago, or with older keys if there is no connection", async () => {
    let [requests, isDown] = [0, false];
    const revoked = { ...live.key, revoked: { revoked_at: SIGNED_AT + 86_400 } };
    let keys = keySet;
    const { page } = await open(
      {
        prepare: async (context) => {
          await context.clock.install();
          await context.route("**/.well-known/jwks.json", (route) => {
            requests++;
            return isDown ? route.abort() : route.fallback();
          });
        },
      },
      () => keys,
    );
    const receipt = await signed();
    expect(await check(page, receipt)).toMatch(/^진본 증빙입니다/);
    keys = { issuer: ISSUER, keys: [revoked] };
    await page.clock.fastForward("04:00");
    expect(await check(page, receipt)).toMatch(/^진본 증빙입니다/);
    expect(requests).toBe(1);
    isDown = true;
    await page.clock.fastForward("02:00");
    expect(await check(page, receipt)).toMatch(/^진본 증빙입니다/);
    isDown = false;
    expect(await check(page, receipt)).toBe(receiptKo.refusals.revokedKey[0]);
  });

  it("can be passed on without a detail, and then say what was withheld", async () => {
    const { page } = await open({ language: "en" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await check(page, await signed());
    const toPass = page.getByLabel(receiptEn.passField);
    const { claimed_representative: leaveName, claimed_start_date: leaveDay } = receiptEn.leaveOut;
    await page.getByLabel(leaveName).check();
    await page
      .getByText(/matches details that are not shown here · Active$/)
      .first()
      .waitFor();
    expect(await fact(page, en.facts.askedOwner).innerText()).toContain(receiptEn.withheldMatches);
    expect(await fact(page, en.facts.askedDate).innerText()).toContain("2012-03-05");
    await button(page, en.receipt.copy).click();
    await page.getByText(en.answer.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(await toPass.inputValue()).toBe(copied);
    const read = await verifyReceipt(copied, { jwks: keySet, issuer: ISSUER });
    expect(read.withheld).toEqual(["claimed_representative"]);
    await page.getByLabel(leaveDay).check();
    await expect.poll(() => toPass.inputValue()).toMatch(/^[^~]+~$/);
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      button(page, en.receipt.save).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("receipt 217-81-82399 2026-11-22.txt");
    const bare = (await readFile(await saved.path(), "utf8")).trim();
    expect(bare).toBe(await toPass.inputValue());
    await button(page, receiptEn.again).click();
    await check(page, bare);
    expect(await page.content()).not.toContain("김한빛");
    expect(await page.getByLabel(leaveName).count()).toBe(0);
    expect(await objections(page)).toEqual([]);
    const differing = await signed({ ...VALID, is_valid: false, reason: "details_mismatch" });
    await button(page, receiptEn.again).click();
    await check(page, `${differing.split("~")[0]}~`);
    expect(await fact(page, en.facts.askedOwner).innerText()).toContain(receiptEn.withheld);
  });

  it.each(["ko", "en"] as const)(
    "are printed on one sheet with a QR code that the page can read again, in the language %s",
    async (language) => {
      const texts = TEXTS[language];
      const { page, faults } = await open({ language });
      const name = "Maximilian Alexander von Habsburg-Lothringen";
      const details = { ...DETAILS, claimed_representative: name };
      for (const receipt of [await signed(VALID, details), await batchReceipt()]) {
        const heading = await check(page, receipt);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
        await page.emulateMedia({ media: "print" });
        const printed = await page.locator("main").innerText();
        expect(printed).toContain(texts.printed.title);
        expect(printed).toContain(texts.notText);
        const width = await page.locator(".qr-code").evaluate((code) => code.clientWidth);
        // An inch has 96 CSS pixels.
        expect((width / 96) * 25.4).toBeGreaterThan(85);
        const picture = await pictureOfPrint(page);
        await button(page, texts.again).click();
        const file = page.locator(".receipt form input[type=file]");
        await file.setInputFiles({ name: "scan.png", mimeType: "image/png", buffer: picture });
        await verdict(page).waitFor();
        expect(await verdict(page).innerText()).toBe(heading);
        expect(await page.getByLabel(texts.passField).inputValue()).toBe(receipt);
        await button(page, texts.again).click();
      }
      expect(faults).toEqual([]);
    },
  );

  it("can be pasted, dropped, scanned by camera and printed without a network", async () => {
    let seen: Buffer = Buffer.alloc(0);
    const { page, requests } = await open({
      prepare: (context) => pointCameraAt(context, () => seen),
    });
    await button(page, receiptKo.scan).waitFor();
    await page.context().setOffline(true);
    await page.getByText(ko.offlineReceipt).waitFor();
    const before = requests.length;
    const receipt = await signed();
    const heading = await check(page, receipt);
    expect(heading).toMatch(/^진본 증빙입니다/);
    seen = await pictureOfPrint(page);
    await button(page, receiptKo.again).click();
    await drop(page, "receipt.txt", "text/plain", Buffer.from(receipt));
    await verdict(page).waitFor();
    await button(page, receiptKo.again).click();
    await button(page, receiptKo.scan).click();
    expect(await objections(page)).toEqual([]);
    await verdict(page).waitFor();
    expect(await verdict(page).innerText()).toBe(heading);
    const focused = () => page.evaluate(() => document.activeElement?.className);
    expect(await focused()).toBe("check-answer");
    expect(await page.locator("video").count()).toBe(0);
    expect(requests.length).toBe(before);
  });

  it("cannot be scanned if the camera cannot be opened, and the page says so", async () => {
    const { page } = await open({
      prepare: (context) =>
        context.addInitScript(() => {
          navigator.mediaDevices.enumerateDevices = async () => [
            { kind: "videoinput" } as MediaDeviceInfo,
          ];
        }),
    });
    await button(page, receiptKo.scan).click();
    await page.getByText(receiptKo.faults.camera).waitFor();
    expect(await objections(page)).toEqual([]);
  });

  it("of a list are compared with the results file of the list", async () => {
    const { page } = await open();
    expect(await check(page, await batchReceipt())).toBe(
      receiptKo.genuine(receiptKo.said.batch(receiptKo.time("2026-11-22 14:03"), "1,204")),
    );
    expect(await page.locator(".facts").first().innerText()).toMatch(/1,180[\s\S]*20[\s\S]*4/);
    const file = page.locator(".check-answer input[type=file]");
    await file.setInputFiles({ name: "results.csv", mimeType: "text/csv", buffer: RESULTS });
    await page.getByText(receiptKo.sameFile("results.csv")).waitFor();
    expect(await objections(page)).toEqual([]);
    // Excel saves the file without the byte-order mark, so the bytes differ.
    await drop(page, "results.csv", "text/csv", RESULTS.subarray(3));
    await page.getByText(receiptKo.otherFile("results.csv")).waitFor();
  });

  it.each(["ko", "en"] as const)("fit on a phone, in the language %s", async (language) => {
    const texts = TEXTS[language];
    const { page } = await open({ language, width: 390, touch: true });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await fits()).toBe(390);
    for (const receipt of [await signed(), await batchReceipt()]) {
      await check(page, receipt);
      expect(await fits()).toBe(390);
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await objections(page, COLOUR_RULES)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      await button(page, texts.again).tap();
    }
  });

  it("can be checked, and copied without a detail, with the keyboard alone", async () => {
    const { page } = await open({ language: "en" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const receipt = await signed();
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), receipt);
    await tabTo(page, "#receipt");
    await page.keyboard.press("Control+V");
    await verdict(page).waitFor();
    await tabTo(page, "input[type=checkbox]");
    await page.keyboard.press("Space");
    await page.getByText(receiptEn.withheldMatches).first().waitFor();
    await tabTo(page, `button:has-text("${en.receipt.copy}")`);
    await page.keyboard.press("Enter");
    await page.getByText(en.answer.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(receipt);
    await tabTo(page, `button:has-text("${receiptEn.again}")`);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("receipt");
  });

  it("are not checked over plain HTTP except on loopback, because others could have replaced the keys", async () => {
    const { port } = new URL(service.url);
    const tab = await openTab(browser, `http://${FOREIGN_HOST}:${port}/receipt`);
    await tab.page.getByText(receiptKo.unsafe).waitFor();
    expect(await tab.page.locator("#receipt").count()).toBe(0);
  });

  describe("of a check", () => {
    const key = demo.keys.a.enterprise;
    const start = async (visit: Visit): Promise<Page> => {
      const tab = await openTab(browser, service.url, {
        ...visit,
        prepare: async (context) => {
          await context.route("**/.well-known/jwks.json", (route) =>
            route.fulfill({ json: keySet }),
          );
          await visit.prepare?.(context);
        },
      });
      return tab.page;
    };
    const [business] = demo.businesses;
    const ask = async (page: Page) => {
      await page.fill("#number", business?.b_no ?? "");
      await page.fill("#date", business?.start_dt ?? "");
      await page.fill("#owner", business?.p_nm ?? "");
      await page.keyboard.press("Enter");
      await page.locator(".check-answer h2").waitFor();
    };

    it("are requested only if the person wants one, and are handed to the view that prints them", async () => {
      const receipt = await signed();
      const page = await start({
        key,
        prepare: (context) => issueReceipts(context, () => receipt),
      });
      await ask(page);
      expect(await page.getByText(ko.receipt.lead).count()).toBe(0);
      await page.getByLabel(ko.check.withReceipt).check();
      await page.getByText(ko.check.changedTitle).waitFor();
      await button(page, ko.check.send).click();
      await page.getByText(ko.receipt.lead).waitFor();
      expect(await objections(page)).toEqual([]);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        button(page, ko.receipt.save).click(),
      ]);
      expect((await readFile(await saved.path(), "utf8")).trim()).toBe(receipt);
      expect(await verifiers(page)).toEqual([]);
      await button(page, ko.receipt.open).click();
      await page.getByText(/^진본 증빙입니다/).waitFor();
      expect(page.url()).toBe(`${service.url}/receipt`);
      expect(await verifiers(page)).toHaveLength(1);
      // A reload must not lose the receipt, because the service does not store receipts.
      await page.reload();
      await page.getByText(/^진본 증빙입니다/).waitFor();
      await button(page, receiptKo.again).click();
      await page.reload();
      await page.getByText(receiptKo.emptyTitle).waitFor();
    });

    it("are missing if the service issues none, and the page explains this", async () => {
      const error = { code: "receipts_not_available", message: "No key.", request_id: "req_1" };
      const page = await start({
        key,
        language: "en",
        prepare: (context) =>
          context.route("**/v1/verify", (route) => route.fulfill({ status: 400, json: { error } })),
      });
      await page.getByLabel(en.check.withReceipt).check();
      await page.fill("#number", business?.b_no ?? "");
      await page.fill("#date", business?.start_dt ?? "");
      await page.fill("#owner", business?.p_nm ?? "");
      await page.keyboard.press("Enter");
      await page.getByText(en.failures.noReceipts[0]).waitFor();
      await page.getByText(en.failures.noReceipts[1]).waitFor();
    });

    it("are saved for a whole list, beside the file that they cover", async () => {
      let receipt = "";
      const page = await start({
        key,
        prepare: (context) =>
          context.route(/\/v1\/batch\/status\/[^?]+\?receipt=true$/, async (route) => {
            const address = new URL(route.request().url());
            const response = await route.fetch({ url: address.origin + address.pathname });
            await route.fulfill({ response, json: { ...(await response.json()), receipt } });
          }),
      });
      await page.getByRole("link", { name: ko.nav.list, exact: true }).click();
      await page.setInputFiles("input[type=file]", {
        name: "목록.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(`사업자등록번호\n${business?.b_no}\n`),
      });
      await page.getByRole("button", { name: "1행 조회 시작" }).click();
      await page.getByText(ko.jobs.receipt).click();
      const save = async (name: string) => {
        const [saved] = await Promise.all([
          page.waitForEvent("download"),
          button(page, name).click(),
        ]);
        return readFile(await saved.path());
      };
      const results = await save(ko.jobs.saveResults);
      receipt = await batchReceipt(results);
      const saved = await save(ko.jobs.saveReceipt);
      expect(await objections(page)).toEqual([]);
      await page.getByRole("link", { name: ko.jobs.receiptLink }).click();
      await page.waitForSelector("#receipt");
      await drop(page, "receipt.txt", "text/plain", saved);
      await page.getByText(/^진본 증빙입니다/).waitFor();
      await drop(page, "results.csv", "text/csv", results);
      await page.getByText(receiptKo.sameFile("results.csv")).waitFor();
    });
  });
});

function verifiers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = [...new Set(loaded)].filter((name) => name.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return scripts.filter((_, at) => texts[at]?.includes("bvs-receipt+sd-jwt"));
  });
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
