/** The list in preparation. It is kept while another view is shown, but only in memory. */
import type { CheckKind } from "../../src/check-kind.ts";
import { createStore } from "../store.ts";
import { readSheet, understandSheet } from "./sheet-calls.ts";
import type { Edit, LocalizedText, Mapping, ReadList } from "./sheets/messages.ts";

/** In bytes. A larger file is refused without opening it. */
const LARGEST_FILE = 20_000_000;

export type Draft =
  | { kind: "none"; fault?: "too_large" | LocalizedText | null }
  | { kind: "reading"; name: string }
  | {
      kind: "read";
      list: ReadList;
      mapping: Mapping;
      check: CheckKind;
      edits: Edit[];
    };

export const draft = createStore<Draft>({ kind: "none" });

let lastReading = 0;

/** @param canSubmitJobs whether the key may submit jobs. If not, only the status can be checked */
export async function openFile(file: Blob, name: string, canSubmitJobs: boolean): Promise<void> {
  const mine = ++lastReading;
  draft.set({ kind: "reading", name });
  const read = await readList(file, name, canSubmitJobs ? undefined : "status");
  // Ignore the result if another file was chosen in the meantime.
  if (mine !== lastReading) return;
  if ("fault" in read) draft.set({ kind: "none", fault: read.fault });
  else {
    const { mapping, check } = read.sheet;
    draft.set({
      kind: "read",
      list: read,
      mapping,
      check: canSubmitJobs ? check : "status",
      edits: [],
    });
  }
}

/** Reads a file, and its rows with the columns that were found. */
export async function readList(
  file: Blob,
  name: string,
  check?: CheckKind,
): Promise<ReadList | { fault: "too_large" | LocalizedText | null }> {
  if (file.size > LARGEST_FILE) return { fault: "too_large" };
  const read = await readSheet(file, name);
  if ("fault" in read) return read;
  const { sheet } = read;
  return { sheet, rows: await understandSheet(sheet.mapping, check ?? sheet.check, []) };
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

/** Treats the columns of an earlier result as the person's own. */
export function keepOurColumns(): void {
  const before = draft.get();
  if (before.kind !== "read") return;
  const { ours: _, ...sheet } = before.list.sheet;
  draft.set({ ...before, list: { ...before.list, sheet } });
}

/** The list as it was sent: with the columns that the person chose, and the repaired cells. */
export function sentList({ list, mapping, edits }: Extract<Draft, { kind: "read" }>): ReadList {
  const rows = [...list.sheet.rows];
  for (const { row, position, text } of edits) {
    const before = rows[row];
    if (before) rows[row] = { ...before, cells: before.cells.with(position, text) };
  }
  return { ...list, sheet: { ...list.sheet, mapping, rows } };
}

export function startAnew(): void {
  lastReading++;
  draft.set({ kind: "none" });
}
