/** Finds the receipts in a file: one receipt, a JSON answer, or the lines of a download. */
import { createReadStream } from "node:fs";
import { receiptsInText } from "../src/receipts/receipts-in-text.ts";
import { textOf } from "../src/tables/file-text.ts";
import { Failure, messageOf } from "./failure.ts";

/** A receipt, and where it is: `receipt`, `result 2` or `line 3`. */
export interface Found {
  place: string;
  receipt: string;
  /** The answer that has the receipt. Without an answer, an empty object. */
  answer: Record<string, unknown>;
}

export interface ReceiptFile {
  found: Found[];
  /** How many results or lines have no receipt. */
  without: number;
  /** Whether the file is one receipt, or an answer about one business. */
  isSingle: boolean;
}

/** In bytes. A download of 10,000 rows with receipts has about 30 MB. */
const LARGEST_FILE = 100_000_000;

/** @param path a file, or `-` for standard input. @throws Failure */
export async function readReceipts(path: string): Promise<ReceiptFile> {
  const name = path === "-" ? "the input" : path;
  const read = textOf(await readBounded(path, name));
  if (read.kind !== "text") throw new Failure(`${name} is not a text`);
  const file = receiptsIn(read.text.trim(), name);
  if (file.found.length === 0)
    throw new Failure(`${name} has no receipt: ask for receipts with "receipt": true`);
  return file;
}

async function readBounded(path: string, name: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of path === "-" ? process.stdin : createReadStream(path)) {
      pieces.push(piece);
      length += piece.length;
      if (length > LARGEST_FILE) throw new Failure("it is larger than 100 MB");
    }
  } catch (fault) {
    throw new Failure(`cannot read ${name}: ${messageOf(fault)}`);
  }
  return Buffer.concat(pieces);
}

function receiptsIn(text: string, name: string): ReceiptFile {
  if (text === "") throw new Failure(`${name} is empty`);
  const whole = /^[{["]/.test(text) ? jsonIn(text) : undefined;
  // A program such as jq may have written the receipt as a JSON string.
  if (typeof whole === "string") return single(whole);
  if (Array.isArray(whole)) return several(whole, "result");
  const answer = membersOf(whole);
  if (typeof answer.receipt === "string") return single(answer.receipt, answer);
  if (Array.isArray(answer.results)) return several(answer.results, "result");
  return linesIn(text, name) ?? single(onlyReceiptIn(text, name));
}

/** @returns null if the first line is not a JSON object */
function linesIn(text: string, name: string): ReceiptFile | null {
  const lines = text.split("\n");
  if (typeof jsonIn(lines[0] ?? "") !== "object") return null;
  const values = lines.map((line, at) => {
    if (line.trim() === "") return null;
    const value = jsonIn(line);
    if (value === undefined) throw new Failure(`line ${at + 1} of ${name} is not JSON`);
    return value;
  });
  return several(values, "line");
}

/** @returns the receipt in the text, or the text itself if it has no receipt */
function onlyReceiptIn(text: string, name: string): string {
  const [receipt = text, ...more] = receiptsInText(text);
  if (more.length > 0)
    throw new Failure(`${name} has ${more.length + 1} receipts; give one, or NDJSON`);
  return receipt;
}

function single(receipt: string, answer: Found["answer"] = {}): ReceiptFile {
  return { found: [{ place: "receipt", receipt, answer }], without: 0, isSingle: true };
}

/** @param values null for an empty line */
function several(values: unknown[], what: string): ReceiptFile {
  const found = values.flatMap((value, at) => {
    // A line of a download has the receipt in its answer.
    const answer = membersOf(membersOf(value).answer ?? value);
    const { receipt } = answer;
    return typeof receipt === "string" ? [{ place: `${what} ${at + 1}`, receipt, answer }] : [];
  });
  const all = values.filter((value) => value !== null).length;
  return { found, without: all - found.length, isSingle: false };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
