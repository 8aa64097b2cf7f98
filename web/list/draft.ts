/** The list in preparation. It is kept while another view is shown, but only in memory. */
import type { CheckKind } from "../../src/check-kind.ts";
import { createStore } from "../store.ts";
import { readSheet, understandSheet } from "./sheet-calls.ts";
import type {
  Edit,
  LocalizedText,
  Mapping,
  OpenSheet,
  ReadChoice,
  ReadList,
} from "./sheets/messages.ts";

/** In bytes. A larger file is refused without opening it. */
const LARGEST_FILE = 20_000_000;

interface OpenList extends ReadList {
  open: OpenSheet;
}

export type Draft =
  | { kind: "none"; fault?: "too_large" | LocalizedText | null }
  | { kind: "reading"; name: string }
  | {
      kind: "read";
      file: Blob;
      choice: ReadChoice;
      list: OpenList;
      mapping: Mapping;
      check: CheckKind;
      edits: Edit[];
      readAllLines: boolean;
      areOwnersAsWritten: boolean;
      /** The rows are being read again, so those shown are not the ones to send. */
      isReading: boolean;
    };

export type ReadDraft = Extract<Draft, { kind: "read" }>;

export const draft = createStore<Draft>({ kind: "none" });

let lastReading = 0;

/** @param canSubmitJobs whether the key may submit jobs. If not, only the status can be checked */
export async function openFile(
  file: Blob,
  name: string,
  canSubmitJobs: boolean,
  choice: ReadChoice = {},
): Promise<void> {
  const mine = ++lastReading;
  // While the same file is read in another way, the page goes on showing it.
  const before = draft.get();
  draft.set(before.kind === "read" ? { ...before, isReading: true } : { kind: "reading", name });
  const read = await readList(file, name, canSubmitJobs ? undefined : "status", choice);
  // Ignore the result if another file was chosen in the meantime.
  if (mine !== lastReading) return;
  if ("fault" in read) draft.set({ kind: "none", fault: read.fault });
  else {
    const { mapping, check } = read.sheet;
    draft.set({
      kind: "read",
      file,
      choice,
      list: read,
      mapping,
      check: canSubmitJobs ? check : "status",
      edits: [],
      readAllLines: false,
      areOwnersAsWritten: false,
      isReading: false,
    });
  }
}

/** Reads a file, and its rows with the columns that were found. */
export async function readList(
  file: Blob,
  name: string,
  check?: CheckKind,
  choice: ReadChoice = {},
): Promise<OpenList | { fault: "too_large" | LocalizedText | null }> {
  if (file.size > LARGEST_FILE) return { fault: "too_large" };
  const read = await readSheet(file, name, choice);
  if ("fault" in read) return read;
  const { open } = read;
  const { sheet } = open;
  const view = { mapping: sheet.mapping, check: check ?? sheet.check, edits: [] };
  const rows = await understandSheet(open, view);
  return rows ? { open, sheet, rows } : { fault: null };
}

/** Reads the rows again after the person has changed something. */
export async function changeDraft(
  change: Partial<
    Pick<ReadDraft, "mapping" | "check" | "edits" | "readAllLines" | "areOwnersAsWritten">
  >,
): Promise<void> {
  const mine = ++lastReading;
  const before = draft.get();
  if (before.kind !== "read") return;
  const next = { ...before, ...change };
  draft.set({ ...next, isReading: true });
  const { mapping, check, edits, readAllLines, areOwnersAsWritten, list } = next;
  const view = { mapping, check, edits, readAllLines, areOwnersAsWritten };
  const rows = await understandSheet(list.open, view);
  if (mine !== lastReading) return;
  if (!rows) draft.set({ kind: "none", fault: null });
  else draft.set({ ...next, list: { ...list, rows }, isReading: false });
}

/** Reads the same file in another way. */
export async function changeReading(choice: ReadChoice, canSubmitJobs: boolean): Promise<void> {
  const before = draft.get();
  if (before.kind !== "read") return;
  const { file, list } = before;
  // Another sheet has other hidden rows and other lines above its header.
  const kept = choice.sheet === undefined ? before.choice : {};
  await openFile(file, list.sheet.name, canSubmitJobs, { ...kept, ...choice });
}

/** Treats the columns of an earlier result as the person's own. */
export function keepOurColumns(): void {
  const before = draft.get();
  if (before.kind !== "read") return;
  const { ours: _, ...sheet } = before.list.sheet;
  draft.set({ ...before, list: { ...before.list, sheet } });
}

/** The list as it was sent: with the columns that the person chose, and the repaired cells. */
export function sentList({
  list,
  mapping,
  edits,
}: Pick<ReadDraft, "mapping" | "edits"> & { list: ReadList }): ReadList {
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
