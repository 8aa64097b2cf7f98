import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ReceiptError, verifyReceipt } from "../../sdk/src/index.ts";
import { receiptsInText } from "../../src/receipts/receipts-in-text.ts";
import { ACTIVE, DETAILS, ISSUER, makeSigner, type Signer, VALID } from "./receipts.ts";

let signer: Signer;
let receipt: string;
let jwt: string;
let details: string[];

beforeAll(async () => {
  signer = await makeSigner();
  receipt = await signer.sign(VALID, { details: DETAILS });
  [jwt = "", ...details] = receipt.split("~").slice(0, -1);
});

/** @returns how many details the receipt in the text withholds, or the code of the refusal */
async function verdictOn(text: string): Promise<number | string> {
  const [found = "", ...more] = receiptsInText(text);
  expect(more).toEqual([]);
  try {
    const { withheld } = await verifyReceipt(found, { jwks: signer.jwks, issuer: ISSUER });
    return withheld.length;
  } catch (fault) {
    if (!(fault instanceof ReceiptError)) throw fault;
    return fault.code;
  }
}

const mailOf = (text: string) => `Hello,\n\nhere is it:\n\n${text}\n\nBest regards,\nWyatt Kim`;
const folded = (text: string, width: number, mark = "") =>
  text.replace(new RegExp(`.{1,${width}}`, "g"), `${mark}$&\n`);

describe("a whole receipt", () => {
  it("is found wherever an e-mail or a PDF file has folded it", () => {
    const fold = fc.constantFrom("\n", "\r\n", "=\r\n", "\n> ", "\n>> ", "\u00ad\n", "\u200b", " ");
    const folds = fc.array(fc.tuple(fc.nat(receipt.length), fold), { maxLength: 12 });
    fc.assert(
      fc.property(folds, fc.constantFrom("", "Receipt no ", "See below. ", "“"), (at, before) => {
        let text = receipt;
        // Text may stand before the receipt, so its first three characters stay together.
        for (const [position, added] of at.sort(([one], [other]) => other - one))
          if (position > 3) text = text.slice(0, position) + added + text.slice(position);
        expect(receiptsInText(`${before}${text}\nWyatt Kim, W`)).toEqual([receipt]);
      }),
      { numRuns: 500 },
    );
  });

  it("is found if something stands between its parts", () => {
    for (const between of ["<br>", "\nPage 1/2\n", "\n| ", "\n(1/2)\n"])
      expect(receiptsInText([jwt, ...details, ""].join(`~${between}`))).toEqual([receipt]);
  });

  it.each([
    ["in quotation marks", (text: string) => `"${text}" is the receipt`],
    ["in a block of Markdown", (text: string) => `\`\`\`\n${text}\n\`\`\``],
    ["with the escapes of Markdown", (text: string) => text.replaceAll("~", "\\~")],
    ["before other words with ~", (text: string) => `${text}\n~ Kim ~`],
    ["twice, the second time quoted", (text: string) => `${text}\n\n> > ${text}`],
    ["twice without a blank", (text: string) => text + text],
    ["in a quoted and folded e-mail", (text: string) => mailOf(folded(text, 72, ">> "))],
  ])("is found %s", (_where, write) => {
    expect(receiptsInText(write(receipt))).toEqual([receipt]);
  });

  it("is found beside another one", async () => {
    const other = await signer.sign(ACTIVE);
    expect(receiptsInText(`First: ${receipt} Second: ${other}`)).toEqual([receipt, other]);
  });
});

describe("a receipt whose holder withheld a detail", () => {
  it("is found as it is, also before a name that begins with W", async () => {
    for (const shown of [[], details.slice(0, 1), details.slice(1)]) {
      const shorter = [jwt, ...shown, ""].join("~");
      for (const text of [shorter, mailOf(shorter), `${shorter} Wyatt`, `${shorter}\nKim, W`])
        expect([receiptsInText(text), await verdictOn(text)]).toEqual([
          [shorter],
          2 - shown.length,
        ]);
    }
  });
});

describe("a receipt that was cut off or damaged", () => {
  const isWhole = (length: number) => receipt[length - 1] === "~";

  it("is refused at any length, and is never taken for a shorter receipt", async () => {
    for (let length = receipt.length - 1; length >= 3; length--) {
      if (isWhole(length)) continue;
      const cut = receipt.slice(0, length);
      for (const text of [cut, mailOf(cut), mailOf(folded(cut, 72, "> "))])
        expect([length, await verdictOn(text)]).toEqual([length, "malformed"]);
    }
  });

  it("is refused if a detail has lost or got characters at any position", async () => {
    for (let at = jwt.length + 1; at < receipt.length - 1; at++) {
      if (receipt[at - 1] === "~") continue;
      for (const added of ["…", "<br>", "'", "\n| ", "\nPage 1/2\n"]) {
        const text = receipt.slice(0, at) + added + receipt.slice(at);
        expect([at, added, await verdictOn(text)]).toEqual([at, added, expect.any(String)]);
      }
      const shorter = receipt.slice(0, at) + receipt.slice(at + 1);
      expect([at, await verdictOn(shorter)]).toEqual([at, expect.any(String)]);
    }
  });

  it("is refused if a detail has lost its beginning", async () => {
    const [first = "", second = ""] = details;
    expect(await verdictOn(`${jwt}~${first}~…${second.slice(5)}~`)).toBe("malformed");
    expect(await verdictOn(`${jwt}~${first.slice(4)}~${second}~`)).toBe("malformed");
  });
});

describe("a text without a receipt", () => {
  it("is returned without blanks, so that a receipt that is cut early can still be recognised", () => {
    expect(receiptsInText("")).toEqual([""]);
    expect(receiptsInText(" hello ~ you ")).toEqual(["hello~you"]);
    expect(receiptsInText("See: eyJhbGci OiJ")).toEqual(["eyJhbGciOiJ"]);
  });

  it("is read in linear time", () => {
    // A quadratic search would take many minutes for each of these texts.
    for (const part of [
      "eyJ",
      "eyJ.",
      "eyJ ",
      "a.eyJ.",
      "~",
      "WyI ",
      "~WyJ",
      "> ",
      "= ",
      "eyJ.a.a~ ",
    ])
      expect(receiptsInText(part.repeat(300_000)).length).toBeLessThanOrEqual(2);
  });
});
