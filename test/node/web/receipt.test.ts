import { beforeAll, describe, expect, it } from "vitest";
import { verifyReceipt } from "../../../sdk/src/index.ts";
import { examine } from "../../../web/receipt/examine.ts";
import type { KeySet } from "../../../web/receipt/key-set.ts";
import { findReceipt } from "../../../web/receipt/open-file.ts";
import { leaveOut, receiptsIn } from "../../../web/receipt/receipt-text.ts";
import {
  factsOf,
  fileNameOf,
  type Genuine,
  saidText,
  verdictWords,
} from "../../../web/receipt/words.ts";
import { en } from "../../../web/texts/en.ts";
import { ko } from "../../../web/texts/ko.ts";
import { receiptEn } from "../../../web/texts/receipt-en.ts";
import { receiptKo } from "../../../web/texts/receipt-ko.ts";
import {
  ACTIVE,
  DETAILS,
  encoded,
  ISSUER,
  makeSigner,
  SIGNED_AT,
  type Signer,
  VALID,
} from "../receipts.ts";

let live: Signer;
let keySet: KeySet;
let receipt: string;

beforeAll(async () => {
  live = await makeSigner();
  keySet = { ...live.jwks, issuer: ISSUER, loadedAt: 0 };
  receipt = await live.sign(VALID, { details: DETAILS });
});

describe("a receipt in a text", () => {
  it("is found without the blanks, line ends and soft hyphens that were put into it", () => {
    const mailed = receipt.replace(/(.{76})/g, "$1\r\n");
    const printed = ` ${receipt.replace(/(.{40})/g, "$1\u00ad\u00a0\u200b ")}\n`;
    expect([mailed, printed].map(receiptsIn)).toEqual([[receipt], [receipt]]);
  });

  it("is found in an answer of the service, and is found only once", () => {
    const answers = [
      { isValid: true, receipt },
      { results: [{ isRegistered: true, receipt }] },
      [{ receipt }, { receipt }],
    ];
    for (const answer of answers) expect(receiptsIn(JSON.stringify(answer))).toEqual([receipt]);
    const row = JSON.stringify({ row: 1, answer: {}, receipt });
    expect(receiptsIn(`${row}\n{"row":2,"error":{}}\n`)).toEqual([receipt]);
  });

  it("is found inside an e-mail, without quoting, quotation marks and soft line breaks", async () => {
    const other = await live.sign(VALID);
    const lines = receipt.match(/.{1,70}/g) ?? [];
    for (const mail of [
      `Dear auditor,\n\nhere it is:\n${receipt}\n\nKind regards`,
      `> Hello\n>\n${lines.map((line) => `> ${line}`).join("\r\n")}\r\n> Bye`,
      lines.map((line) => `> > ${line}`).join("\n"),
      lines.join("=\r\n"),
      `“${receipt}”`,
      `"${receipt}"`,
      `${receipt}\n${receipt}`,
    ])
      expect(receiptsIn(mail)).toEqual([receipt]);
    expect(receiptsIn(`${receipt}\n${other}`)).toEqual([receipt, other]);
    expect(findReceipt(`First: ${receipt} second: ${other}`)).toEqual({ several: 2 });
  });

  it("is not taken for a shorter, genuine receipt if its end is missing", async () => {
    for (const length of [1, 2, 5, 30]) {
      const cut = receipt.slice(0, -length);
      for (const text of [cut, `> ${cut}`])
        expect(await examine(receiptsIn(text)[0] ?? "", keySet)).toMatchObject({ code: "changed" });
    }
  });

  it("is reported as missing if there is none, and counted if there are several", async () => {
    const other = await live.sign(VALID);
    expect(findReceipt(" \n ")).toEqual({ fault: "empty" });
    expect(findReceipt('{"isValid":true}')).toEqual({ fault: "noReceipt" });
    expect(findReceipt(JSON.stringify([{ receipt }, { receipt: other }]))).toEqual({ several: 2 });
    expect(findReceipt("hello")).toEqual({ receipt: "hello" });
  });
});

describe("a receipt without a detail", () => {
  it("keeps its signature and the other detail", async () => {
    const shorter = leaveOut(receipt, ["claimed_representative"]);
    const { disclosed, withheld } = await verifyReceipt(shorter, { ...live, issuer: ISSUER });
    expect([disclosed, withheld]).toEqual([["claimed_start_date"], ["claimed_representative"]]);
    const bare = leaveOut(receipt, ["claimed_start_date", "claimed_representative"]);
    expect(bare).toBe(`${receipt.split("~")[0]}~`);
    expect(leaveOut(receipt, [])).toBe(receipt);
  });

  it("says in both languages that the detail is withheld", async () => {
    const bare = leaveOut(receipt, ["claimed_start_date", "claimed_representative"]);
    const examined = (await examine(bare, keySet)) as Genuine;
    for (const [page, texts] of [
      [en, receiptEn],
      [ko, receiptKo],
    ] as const) {
      const rows = factsOf({ page, receipt: texts }, examined).map(({ text }) => text);
      expect(rows.filter((text) => text === texts.withheldMatches)).toHaveLength(2);
    }
    expect(saidText({ page: en, receipt: receiptEn }, examined)).toBe(
      "on 2026-11-22 14:03 (KST) the tax authority confirmed 217-81-82399: it matches details " +
        "that are not shown here · Active",
    );
  });
});

describe("a receipt that is examined", () => {
  it("is not genuine if any one of its characters was changed", async () => {
    const kinds = new Set<string>();
    for (let at = 0; at < receipt.length; at++) {
      const changed = receipt[at] === "B" ? "C" : "B";
      const { kind } = await examine(
        receipt.slice(0, at) + changed + receipt.slice(at + 1),
        keySet,
      );
      kinds.add(kind);
    }
    expect([...kinds]).toEqual(["refused"]);
    expect((await examine(receipt, keySet)).kind).toBe("genuine");
  });

  it("shows the key that its header names, and is refused for a revoked key only if that key signed it", async () => {
    expect(await examine(receipt, keySet)).toMatchObject({ keyId: live.key.kid });
    const revoked = { ...keySet, keys: [{ ...live.key, revoked: { revoked_at: 1_800_000_000 } }] };
    const isRevoked = { kind: "refused", code: "revokedKey", revokedAt: 1_800_000_000 };
    expect(await examine(receipt, revoked)).toEqual(isRevoked);
    expect(await examine(receipt.replace(/~.*/, "~"), revoked)).toEqual(isRevoked);
    const [header, , signature] = receipt.split(".");
    const forged = `${header}.${encoded(JSON.stringify({ iss: ISSUER, mode: "live" }))}.${signature}`;
    expect(await examine(forged, revoked)).toEqual({ kind: "refused", code: "changed" });
  });

  it("is not shown if its claims are malformed or of an unknown kind", async () => {
    for (const claims of [
      { ...VALID, answered_at: "soon" },
      { ...VALID, business_number: 2_178_182_399 },
      { ...VALID, is_valid: "yes" },
      { ...VALID, jti: null },
      { operation: "batch", job_id: "job_1" },
    ])
      expect(await examine(await live.sign(claims), keySet)).toEqual({
        kind: "refused",
        code: "unreadable",
      });
    const unknown = await live.sign({ ...VALID, operation: "survey" });
    expect(await examine(unknown, keySet)).toEqual({ kind: "refused", code: "unknownKind" });
  });

  it("is refused if it claims to be live although a test key signed it", async () => {
    const test = await makeSigner("test");
    const both = { ...keySet, keys: [live.key, test.key] };
    expect(await examine(await test.sign(VALID), both)).toMatchObject({
      kind: "genuine",
      claims: { mode: "test" },
    });
    expect(await examine(await test.sign(VALID, { claims: { mode: "live" } }), both)).toEqual({
      kind: "refused",
      code: "changed",
    });
  });
});

describe("what a genuine receipt says", () => {
  const texts = { page: en, receipt: receiptEn };
  const examined = async (claims: object, signer = live) => {
    const keys = { ...keySet, keys: [...keySet.keys, signer.key] };
    return (await examine(await signer.sign(claims, { details: DETAILS }), keys)) as Genuine;
  };
  const wrong = { ...VALID, is_valid: false };

  it("includes the signed state of a business whose details differ", async () => {
    const closed = { status_code: "03", closed_on: "2023-12-31" };
    for (const reason of ["details_mismatch", "unconfirmed"]) {
      const shown = await examined({ ...wrong, ...closed, reason });
      const facts = factsOf(texts, shown).map(({ label, text }) => [label, text]);
      expect(facts).toContainEqual([en.facts.status, "Closed on 2023-12-31"]);
      expect(facts).toContainEqual([en.facts.taxType, en.facts.taxTypes["01"]]);
    }
    const none = { status_code: null, tax_type_code: null, reason: "not_registered" };
    const labels = factsOf(texts, await examined({ ...wrong, ...none })).map(({ label }) => label);
    expect(labels).not.toContain(en.facts.status);
  });

  it("includes that a business closed only as a formality, for business-unit taxation", async () => {
    const closed = { ...ACTIVE, status_code: "03", closed_on: "2023-12-31" };
    const why = { label: en.facts.closedWhy, text: en.facts.unitTaxation };
    const onPaper = await examined({ ...closed, closed_by_unit_taxation: true });
    expect(factsOf(texts, onPaper)).toContainEqual({ ...why, evidence: en.facts.closedOnPaper });
    expect(factsOf(texts, await examined(closed))).not.toContainEqual(
      expect.objectContaining({ label: en.facts.closedWhy }),
    );
  });

  it("has the tone of its outcome, such as negative for an invalid check", async () => {
    for (const [claims, tone] of [
      [VALID, "positive"],
      [{ ...VALID, status_code: "02" }, "warning"],
      [{ ...VALID, status_code: "03" }, "warning"],
      [{ ...wrong, reason: "details_mismatch" }, "negative"],
      [{ ...wrong, reason: "not_registered" }, "negative"],
      [{ ...wrong, reason: "unconfirmed" }, "neutral"],
      [{ ...ACTIVE, is_registered: false, status_code: null }, "negative"],
    ] as const) {
      const words = verdictWords(texts, await examined(claims));
      expect(words).toMatchObject({
        tone,
        text: expect.stringMatching(/^This receipt is genuine/),
      });
    }
    const test = await examined(VALID, await makeSigner("test"));
    expect(verdictWords(texts, test).tone).toBe("warning");
  });
});

describe("the file of a receipt", () => {
  it("is named by the number and the day in Korea", async () => {
    const claims = { answered_at: "2026-11-22T15:30:00.000Z", iat: SIGNED_AT + 86_400 };
    const late = await live.sign(VALID, { claims });
    const { claims: read } = (await examine(late, keySet)) as Genuine;
    expect(fileNameOf(en, read)).toBe("receipt 217-81-82399 2026-11-23");
    expect(fileNameOf(ko, read)).toBe("증빙 217-81-82399 2026-11-23");
  });
});
