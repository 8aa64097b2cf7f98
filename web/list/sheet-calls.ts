/** Calls the workers that read and write spreadsheets. */
import type { CheckKind } from "../../src/check-kind.ts";
import type {
  Edit,
  Envelope,
  LocalizedText,
  Mapping,
  Sheet,
  SheetReply,
  SheetRequest,
  SheetRow,
  WrittenSheet,
} from "./sheets/messages.ts";

/** Only a slow machine takes this long: the reader refuses files that are too large. */
const READING_MS = 30_000;

const TOO_SLOW: LocalizedText = {
  ko: "파일을 읽는 데 30초가 넘게 걸려 중단했습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "Reading the file took more than 30 seconds, so it was stopped. Copy the columns that you need into a new one.",
};

/** Keeps the last sheet, reads its rows, and writes sheets. */
let worker: Worker | undefined;
let lastId = 0;
let lastReading = 0;
const waiting = new Map<number, (reply: SheetReply) => void>();

/**
 * Reads the file in a worker of its own. Ending this worker stops a reading that takes too long,
 * and frees the memory of the reading, which is several times that of the sheet.
 * @returns the sheet, or why it cannot be read
 */
export async function readSheet(
  file: Blob,
  name: string,
): Promise<{ sheet: Sheet } | { fault: LocalizedText | null }> {
  const mine = ++lastReading;
  const reader = new Worker(SHEET_WORKER, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reply = await new Promise<SheetReply>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "fault", text: TOO_SLOW }), READING_MS);
    reader.onmessage = ({ data }: MessageEvent<Envelope<SheetReply>>) => resolve(data.body);
    reader.onerror = () => resolve({ kind: "fault", text: null });
    reader.postMessage({
      id: 0,
      body: { kind: "read", file, name },
    } satisfies Envelope<SheetRequest>);
  });
  clearTimeout(timer);
  reader.terminate();
  if (reply.kind !== "sheet") return { fault: reply.kind === "fault" ? reply.text : null };
  // A file that was chosen later may have been read sooner, and its sheet is the one to keep.
  if (mine === lastReading) await request({ kind: "keep", open: reply.open });
  return { sheet: reply.open.sheet };
}

/** Reads the rows of the last sheet, with these columns and edits. */
export async function understandSheet(
  mapping: Mapping,
  check: CheckKind,
  edits: Edit[],
  areOwnersAsWritten = false,
): Promise<SheetRow[]> {
  const reply = await request({ kind: "understand", mapping, check, edits, areOwnersAsWritten });
  return reply.kind === "rows" ? reply.rows : [];
}

/** @returns null if the file cannot be written */
export async function writeSheet(
  format: "xlsx" | "csv",
  sheet: WrittenSheet,
): Promise<Blob | null> {
  const reply = await request({ kind: "write", format, sheet });
  return reply.kind === "file" ? reply.file : null;
}

export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke later, because the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function request(body: SheetRequest): Promise<SheetReply> {
  worker ??= start();
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage({ id, body } satisfies Envelope<SheetRequest>);
  });
}

function start(): Worker {
  const started = new Worker(SHEET_WORKER, { type: "module" });
  started.onmessage = ({ data: { id, body } }: MessageEvent<Envelope<SheetReply>>) => {
    waiting.get(id)?.(body);
    waiting.delete(id);
  };
  // The worker could not be loaded, or crashed. The next call starts a new one.
  started.onerror = () => {
    worker = undefined;
    for (const resolve of waiting.values()) resolve({ kind: "fault", text: null });
    waiting.clear();
  };
  return started;
}
