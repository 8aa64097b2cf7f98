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
      areOwnersAsWritten: boolean;
      /** The rows are still those before the last change, so they must not be sent. */
      isReading?: true;
    };

export type ReadDraft = Extract<Draft, { kind: "read" }>;

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
      areOwnersAsWritten: false,
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
  choice: Partial<Pick<ReadDraft, "mapping" | "check" | "edits" | "areOwnersAsWritten">>,
): Promise<void> {
  const mine = ++lastReading;
  const before = draft.get();
  if (before.kind !== "read") return;
  const { isReading: _, ...known } = before;
  const next = { ...known, ...choice };
  draft.set({ ...next, isReading: true });
  const { mapping, check, edits, areOwnersAsWritten } = next;
  const rows = await understandSheet(mapping, check, edits, areOwnersAsWritten);
  if (mine !== lastReading) return;
  draft.set({ ...next, list: { sheet: next.list.sheet, rows } });
}

export function startAnew(): void {
  lastReading++;
  draft.set({ kind: "none" });
}
