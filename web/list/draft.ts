/** The list in preparation. It is kept while another view is shown, but only in memory. */
import type { CheckKind } from "../../src/check-kind.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import { createStore } from "../store.ts";
import type { Choice } from "./sent-lists.ts";
import { readSheet, understandSheet } from "./sheet-calls.ts";
import type { Edit, LocalizedText, Mapping, ReadList } from "./sheets/messages.ts";

/** In bytes. A larger file is refused without opening it. */
const LARGEST_FILE = 20_000_000;

export type Draft =
  | { kind: "none"; fault?: "too_large" | LocalizedText | null }
  | { kind: "reading"; name: string }
  | {
      kind: "read";
      /** SHA-256 of the file's content. */
      hash: string;
      list: ReadList;
      mapping: Mapping;
      check: CheckKind;
      edits: Edit[];
    };

export type ReadDraft = Extract<Draft, { kind: "read" }>;

export const draft = createStore<Draft>({ kind: "none" });

let lastReading = 0;

/** @param canSubmitJobs whether the key may submit jobs. If not, only the status can be checked */
export async function openFile(file: Blob, name: string, canSubmitJobs: boolean): Promise<void> {
  const mine = ++lastReading;
  draft.set({ kind: "reading", name });
  const [read, hash] = await Promise.all([
    readList(file, name, canSubmitJobs ? undefined : "status"),
    hashOf(file),
  ]);
  // Ignore the result if another file was chosen in the meantime.
  if (mine !== lastReading) return;
  if ("fault" in read) draft.set({ kind: "none", fault: read.fault });
  else {
    const { mapping, check } = read.sheet;
    draft.set({
      kind: "read",
      hash,
      list: read,
      mapping,
      check: canSubmitJobs ? check : "status",
      edits: [],
    });
  }
}

/** SHA-256 of a file; empty if it cannot be read, or is too large to be read. */
export async function hashOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE) return "";
  return file.arrayBuffer().then(
    (bytes) => sha256Hex(new Uint8Array(bytes)),
    () => "",
  );
}

/** How the person wants the file to be read, without repaired cells. */
export function choiceOf({ mapping, check }: ReadDraft): Choice {
  return { mapping, check };
}

/**
 * Reads a file, and its rows.
 * @param choice how the file was read before; without it, the columns that were found
 */
export async function readList(
  file: Blob,
  name: string,
  check?: CheckKind,
  choice?: Choice,
): Promise<ReadList | { fault: "too_large" | LocalizedText | null }> {
  if (file.size > LARGEST_FILE) return { fault: "too_large" };
  const read = await readSheet(file, name);
  if ("fault" in read) return read;
  const { sheet } = read;
  return {
    sheet,
    rows: await understandSheet(choice?.mapping ?? sheet.mapping, check ?? sheet.check, []),
  };
}

/** Reads the rows again after the person has changed something. */
export async function changeDraft(
  choice: Partial<{ mapping: Mapping; check: CheckKind; edits: Edit[] }>,
): Promise<void> {
  const mine = ++lastReading;
  const before = draft.get();
  if (before.kind !== "read") return;
  const next = { ...before, ...choice };
  draft.set(next);
  const rows = await understandSheet(next.mapping, next.check, next.edits);
  if (mine !== lastReading) return;
  draft.set({ ...next, list: { sheet: next.list.sheet, rows } });
}

export function startAnew(): void {
  lastReading++;
  draft.set({ kind: "none" });
}
