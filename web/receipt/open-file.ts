/** Finds the receipt in what a person pastes, drops, chooses or scans. */
import { readPicture } from "./read-code.ts";
import { receiptsIn } from "./receipt-text.ts";
import type { ReceiptTexts } from "./texts.ts";

export type Found =
  | { receipt: string }
  | { fault: keyof ReceiptTexts["faults"] }
  | { several: number };

const MAX_PICTURE_BYTES = 50_000_000;
/** A file with all receipts of a job can be larger, but a person checks one receipt at a time. */
const MAX_TEXT_BYTES = 20_000_000;

export function findReceipt(text: string): Found {
  const [receipt, ...more] = receiptsIn(text);
  if (receipt === "") return { fault: "empty" };
  if (receipt === undefined) return { fault: "noReceipt" };
  return more.length > 0 ? { several: more.length + 1 } : { receipt };
}

export async function openFile(file: File): Promise<Found> {
  if (file.type === "application/pdf") return { fault: "pdf" };
  const isPicture = file.type.startsWith("image/");
  if (file.size > (isPicture ? MAX_PICTURE_BYTES : MAX_TEXT_BYTES)) return { fault: "tooLarge" };
  try {
    const text = isPicture ? await readPicture(file) : await file.text();
    return text === null ? { fault: "noCode" } : findReceipt(text);
  } catch {
    return { fault: "unreadable" };
  }
}
