/** Finds the text of a receipt in what a person gives. Removes details from a receipt. */
import type { ReceiptDetail } from "../../sdk/src/verify-receipt.ts";

/** Also matches a last detail that is cut off. Otherwise, a cut receipt would look complete. */
const RECEIPT = /eyJ[\w-]+\.[\w-]+\.[\w-]+(?:~[\w-]+)*~(?:Wy[\w-]*|W$)?/g;

/**
 * Finds the receipts in a text: a receipt alone or inside another text such as an e-mail, or an
 * answer of the service as JSON or NDJSON.
 * @returns each receipt once. If a text that is not JSON has no receipt, returns the tidied text.
 */
export function receiptsIn(text: string): string[] {
  const answers = jsonIn(text) ?? linesOf(text);
  if (answers === null) {
    const plain = tidy(unquoted(text));
    return [...new Set(plain.match(RECEIPT) ?? [plain])];
  }
  return [...new Set(fieldsOf(answers).map(tidy))];
}

/** Removes what e-mails and PDF readers put into a long text: blanks, line ends, soft hyphens. */
function tidy(text: string): string {
  return text.replace(/[\s\u00ad\u200b-\u200d\u2060]+/g, "");
}

/** Removes quotation marks, and what e-mails add to quoted lines (`>`) and long lines (`=`). */
function unquoted(text: string): string {
  return text
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, "")
    .replace(/=[ \t]*\r?$/gm, "")
    .replace(/["'`“”‘’«»]/g, "");
}

function jsonIn(text: string): unknown {
  const whole = text.trim();
  if (!/^[{[]/.test(whole)) return null;
  try {
    return JSON.parse(whole);
  } catch {
    return null;
  }
}

function linesOf(text: string): unknown[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const answers = lines.map(jsonIn);
  return answers.length === 0 || answers.includes(null) ? null : answers;
}

/** The fields named `receipt`, at any depth. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "receipt" && typeof inner === "string" ? [inner] : fieldsOf(inner),
  );
}

/** Whether a text begins as a receipt does. It need not be a genuine receipt. */
export function looksLikeReceipt(text: string): boolean {
  return /^eyJ[\w-]*\.[\w-]+\.[\w-]+/.test(text);
}

/** @returns the receipt without these details. Its signature stays valid. */
export function leaveOut(receipt: string, left: readonly ReceiptDetail[]): string {
  const [signed, ...disclosures] = receipt.split("~");
  const kept = disclosures.filter((each) => !left.some((detail) => detail === nameIn(each)));
  return [signed, ...kept].join("~");
}

function nameIn(disclosure: string): unknown {
  return decoded(disclosure)?.[1];
}

/** What the signature's header says. @returns null if it cannot be read */
export function headerOf(receipt: string): { kid?: string; alg?: string } | null {
  return decoded(receipt.split(".")[0] ?? "");
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows what the part holds
function decoded(part: string): any {
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
