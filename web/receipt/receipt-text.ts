/** Finds the receipts in what a person gives. Removes details from a receipt. */
import type { ReceiptDetail } from "../../sdk/src/verify-receipt.ts";
import { receiptsInText } from "../../src/receipts/receipts-in-text.ts";

/**
 * @param text a receipt, a text with receipts, or an answer of the service as JSON or NDJSON
 * @returns each receipt once. If a text that is not JSON has no receipt, returns the tidied text.
 */
export function receiptsIn(text: string): string[] {
  const answers = jsonIn(text) ?? linesOf(text);
  return answers === null ? receiptsInText(text) : [...new Set(receiptFieldsOf(answers))];
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

/** The fields named `receipt`, at any depth. Recursion would fail if the depth is great. */
function receiptFieldsOf(answers: unknown): string[] {
  const receipts: string[] = [];
  const values: unknown[] = [answers];
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    const { receipt } = value as { receipt?: unknown };
    if (typeof receipt === "string") receipts.push(receipt);
    for (const inner of Object.values(value)) values.push(inner);
  }
  return receipts;
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
