/**
 * Reads the file of a batch or a watch list. A separate thread converts Excel workbooks, so that a
 * conversion can be stopped if it needs too much time or memory.
 */
import { createReadStream } from "node:fs";
import { Worker } from "node:worker_threads";
import { textOf } from "../src/tables/file-text.ts";
import { Failure } from "./failure.ts";
import type { WorkbookCsv } from "./workbook-to-csv.ts";

/**
 * In bytes. The web page has the same limit. This limit is higher than the service's limit of 5 MB,
 * because the CSV of a workbook may be much smaller than the workbook.
 */
const LARGEST_FILE = 20_000_000;
const CONVERSION_SECONDS = 30;
/** Limits the heap of the thread. The largest accepted workbook needs 110 MB. */
const CONVERSION_MEGABYTES = { maxOldGenerationSizeMb: 140, maxYoungGenerationSizeMb: 16 };

type Check = "verify" | "status";

export interface Conversion {
  bytes: Uint8Array<ArrayBuffer>;
  check: Check;
}

export type Converted = ({ kind: "csv" } & WorkbookCsv) | { kind: "fault"; message: string };

/** @returns the file itself, or the CSV of a workbook. @throws Failure that says what to do */
export async function readInput(file: string, check: Check): Promise<WorkbookCsv> {
  const bytes = await readBounded(file);
  const read = textOf(bytes);
  if (read.kind !== "other_format" || read.format !== "xlsx") return { csv: bytes, note: "" };
  const converted = await convert({ bytes, check });
  if (converted.kind === "fault") throw new Failure(converted.message);
  return converted;
}

async function readBounded(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let length = 0;
  // `end` is inclusive, so this reads one byte too many if the file is too large.
  for await (const piece of createReadStream(file, { end: LARGEST_FILE })) {
    pieces.push(piece);
    length += piece.length;
  }
  if (length > LARGEST_FILE)
    throw new Failure("The file is larger than 20 MB: copy the columns you need into a new file.");
  // Do not use `Buffer.concat`: its result may lie in memory that Node shares between buffers.
  // Shared memory cannot be transferred to a thread.
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces.splice(0)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

async function convert(conversion: Conversion): Promise<Converted> {
  const thread = new Worker(new URL("./workbook-thread.ts", import.meta.url), {
    workerData: conversion,
    transferList: [conversion.bytes.buffer],
    resourceLimits: CONVERSION_MEGABYTES,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(
        () =>
          reject(
            new Failure(
              `Reading the workbook took more than ${CONVERSION_SECONDS} seconds: copy the columns you need into a new workbook.`,
            ),
          ),
        CONVERSION_SECONDS * 1_000,
      );
      thread.once("message", resolve);
      thread.once("error", (fault: NodeJS.ErrnoException) =>
        reject(
          fault.code === "ERR_WORKER_OUT_OF_MEMORY"
            ? new Failure(
                "The workbook needs too much memory: copy the columns you need into a new workbook.",
              )
            : fault,
        ),
      );
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
