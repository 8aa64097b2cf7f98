/** Calls the workers that read and write spreadsheets. */
import type {
  Envelope,
  LocalizedText,
  OpenSheet,
  ReadChoice,
  RowsView,
  SheetReply,
  SheetRequest,
  SheetRow,
  WrittenSheet,
} from "./sheets/messages.ts";

/** Only a slow machine takes this long, because the reader refuses files that are too large. */
const READING_MS = 30_000;

const TOO_SLOW: LocalizedText = {
  ko: "파일을 읽는 데 30초가 넘게 걸려 중단했습니다. 필요한 열만 새 파일에 복사해 주십시오.",
  en: "Reading the file took more than 30 seconds, so it was stopped. Copy the columns that you need into a new file.",
};

/** The worker that keeps a sheet, reads its rows, and writes sheets. */
let worker: Worker | undefined;
/** The sheet that the worker keeps. */
let kept: OpenSheet | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: SheetReply) => void>();

/**
 * Reads the file in a separate worker, and ends that worker as soon as the file has been read or
 * the reading takes too long. Ending the worker frees the memory of the reading, which is several
 * times the memory of the sheet.
 * @returns the sheet, or why it cannot be read
 */
export async function readSheet(
  file: Blob,
  name: string,
  choice: ReadChoice = {},
): Promise<{ open: OpenSheet } | { fault: LocalizedText | null }> {
  const reader = new Worker(SHEET_WORKER, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reply = await new Promise<SheetReply>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "fault", text: TOO_SLOW }), READING_MS);
    reader.onmessage = ({ data }: MessageEvent<Envelope<SheetReply>>) => resolve(data.body);
    reader.onerror = () => resolve({ kind: "fault", text: null });
    reader.postMessage({
      id: 0,
      body: { kind: "read", file, name, choice },
    } satisfies Envelope<SheetRequest>);
  });
  clearTimeout(timer);
  reader.terminate();
  if (reply.kind !== "sheet") return { fault: reply.kind === "fault" ? reply.text : null };
  return { open: reply.open };
}

/** Reads the rows of a sheet. @returns null if they cannot be read, even by a new worker */
export async function understandSheet(open: OpenSheet, view: RowsView): Promise<SheetRow[] | null> {
  for (let attempt = 0; attempt < 2; attempt++) {
    // Send both messages without a pause, so that no message about another sheet comes between.
    if (kept !== open) void request({ kind: "keep", open });
    kept = open;
    const reply = await request({ kind: "understand", view });
    if (reply.kind === "rows") return reply.rows;
    kept = undefined;
  }
  return null;
}

/** @returns null if the file cannot be written */
export async function writeSheet(
  format: "xlsx" | "csv",
  sheet: WrittenSheet,
): Promise<Blob | null> {
  const reply = await request({ kind: "write", format, sheet });
  return reply.kind === "file" ? reply.file : null;
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
  // The worker could not be loaded, or crashed. The next call starts a new worker.
  started.onerror = () => {
    worker = undefined;
    kept = undefined;
    for (const resolve of waiting.values()) resolve({ kind: "fault", text: null });
    waiting.clear();
  };
  return started;
}
