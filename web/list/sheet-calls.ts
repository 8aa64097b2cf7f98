/** Calls the worker that reads and writes spreadsheets. The first call loads the worker. */
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

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (reply: SheetReply) => void>();

/** @returns the sheet, or why it cannot be read */
export async function readSheet(
  file: Blob,
  name: string,
): Promise<{ sheet: Sheet } | { fault: LocalizedText | null }> {
  const reply = await request({ kind: "read", file, name });
  if (reply.kind === "sheet") return { sheet: reply.sheet };
  return { fault: reply.kind === "fault" ? reply.text : null };
}

/** Reads the rows of the last sheet, with these columns and edits. */
export async function understandSheet(
  mapping: Mapping,
  check: CheckKind,
  edits: Edit[],
): Promise<SheetRow[]> {
  const reply = await request({ kind: "understand", mapping, check, edits });
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
