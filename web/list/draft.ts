/** The list that the user is preparing. It is kept in memory, even while another view is shown. */
import type { CheckKind } from "../../src/check-kind.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import type { Column } from "../../src/tables/columns.ts";
import { hyphenate } from "../parts/business-number.ts";
import { createStore } from "../store.ts";
import type { Choice } from "./sent-lists.ts";
import { readSheet, understandSheet } from "./sheet-calls.ts";
import type {
  Edit,
  LocalizedText,
  Mapping,
  OpenSheet,
  ReadChoice,
  ReadList,
  Sheet,
  SheetRow,
} from "./sheets/messages.ts";

/** In bytes. The page refuses a larger file without opening it. */
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
      /** SHA-256 of the file's content. */
      hash: string;
      choice: ReadChoice;
      list: OpenList;
      mapping: Mapping;
      check: CheckKind;
      edits: Edit[];
      /** The lines of the rows that the user has left out. */
      leftOut: readonly number[];
      readAllLines: boolean;
      areOwnersAsWritten: boolean;
      /** The rows are being read again, so the rows on the screen must not be sent. */
      isReading: boolean;
      /** The file was read in another way, so chosen columns or repaired cells were lost. */
      hasStartedOver: boolean;
    };

export type ReadDraft = Extract<Draft, { kind: "read" }>;

export const draft = createStore<Draft>({ kind: "none" });

let lastReading = 0;

/**
 * @param canSubmitJobs whether the key may submit jobs. If not, only the status can be checked
 * @param choice how the user wants the file to be read. The page decides what the user has not
 *   chosen
 */
export async function openFile(
  file: Blob,
  name: string,
  canSubmitJobs: boolean,
  choice: Partial<Choice> = {},
): Promise<void> {
  const mine = ++lastReading;
  // If the same file is only read in another way, keep showing it meanwhile.
  const shown = draft.get();
  const before = shown.kind === "read" ? shown : null;
  draft.set(before ? { ...before, isReading: true } : { kind: "reading", name });
  const next = await readDraft(file, name, canSubmitJobs, choice, before);
  // Ignore the result if another file was chosen in the meantime.
  if (mine === lastReading) draft.set(next);
}

/** @param before the draft, if the same file was read in another way before */
export async function readDraft(
  file: Blob,
  name: string,
  canSubmitJobs: boolean,
  choice: Partial<Choice> = {},
  before: ReadDraft | null = null,
): Promise<Draft> {
  const content = await inMemory(file);
  const [read, hash] = await Promise.all([
    readList(content, name, canSubmitJobs ? choice.check : "status", choice),
    hashOf(content),
  ]);
  if ("fault" in read) return { kind: "none", fault: read.fault };
  const { mapping, check } = read.sheet;
  const { readAllLines = false, areOwnersAsWritten = false, leftOut = [] } = choice;
  return {
    kind: "read",
    file: content,
    hash,
    choice,
    list: read,
    mapping,
    check: canSubmitJobs ? (choice.check ?? check) : "status",
    edits: [],
    leftOut,
    readAllLines,
    areOwnersAsWritten,
    isReading: false,
    hasStartedOver: choice.mapping === undefined && before !== null && isChanged(before),
  };
}

/**
 * Copies a file into memory. When a program saves the file again, the browser can no longer read
 * the file that the user chose.
 */
async function inMemory(file: Blob): Promise<Blob> {
  if (!(file instanceof File) || file.size > LARGEST_FILE) return file;
  return file.arrayBuffer().then(
    (bytes) => new Blob([bytes]),
    () => file,
  );
}

function isChanged({ list, mapping, edits, leftOut }: ReadDraft): boolean {
  const found = list.open.sheet.mapping;
  const columns = new Set([...Object.keys(found), ...Object.keys(mapping)] as Column[]);
  return (
    edits.length > 0 ||
    leftOut.length > 0 ||
    [...columns].some((each) => found[each] !== mapping[each])
  );
}

/** @returns the SHA-256 of a file; empty if the file cannot be read or is too large */
export async function hashOf(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE) return "";
  return file.arrayBuffer().then(
    (bytes) => sha256Hex(new Uint8Array(bytes)),
    () => "",
  );
}

/** How the user wants the file to be read. Repaired cells are not part of this choice. */
export function choiceOf(draft: ReadDraft): Choice {
  const { choice, list, mapping, check, leftOut, readAllLines, areOwnersAsWritten } = draft;
  const { sheetIndex, sheet } = list.open;
  return {
    mapping,
    check,
    ...(sheetIndex !== null && { sheet: sheetIndex }),
    ...(choice.hiddenRows && { hiddenRows: true }),
    ...(choice.readAbove && { readAbove: true }),
    ...(readAllLines && { readAllLines: true }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(check === "verify" && areOwnersAsWritten && { areOwnersAsWritten: true }),
    ...(sheet.ours && !list.sheet.ours && { keepsOurs: true }),
  };
}

/**
 * Reads a file and its rows.
 * @param choice how the file was read before. Without it, the page chooses the columns
 */
export async function readList(
  file: Blob,
  name: string,
  check?: CheckKind,
  choice: Partial<Choice> = {},
): Promise<OpenList | { fault: "too_large" | LocalizedText | null }> {
  if (file.size > LARGEST_FILE) return { fault: "too_large" };
  const read = await readSheet(file, name, choice);
  if ("fault" in read) return read;
  const { open } = read;
  const { mapping = open.sheet.mapping, leftOut = [] } = choice;
  const { readAllLines = false, areOwnersAsWritten = false } = choice;
  const sheet = { ...(choice.keepsOurs ? withoutOurs(open.sheet) : open.sheet), mapping };
  const how = { readAllLines, areOwnersAsWritten };
  const view = { mapping, check: check ?? sheet.check, edits: [], ...how };
  const rows = await understandSheet(open, view);
  return rows ? { open, sheet, rows: withoutLines(rows, leftOut) } : { fault: null };
}

/** What the user can change without reading the file again. */
export type DraftChange = Partial<
  Pick<ReadDraft, "mapping" | "check" | "edits" | "leftOut" | "readAllLines" | "areOwnersAsWritten">
>;

export async function changeDraft(change: DraftChange): Promise<void> {
  const mine = ++lastReading;
  const before = draft.get();
  if (before.kind !== "read") return;
  const changed = withChange(before, change);
  draft.set(changed);
  const next = await readRows(changed);
  if (mine === lastReading) draft.set(next);
}

/** @returns the draft with the change, whose rows must still be read */
export function withChange(before: ReadDraft, change: DraftChange): ReadDraft {
  const changed = { ...before, ...change, hasStartedOver: false, isReading: true };
  // The user left rows out because of their numbers, and another column has other numbers.
  const isOtherColumn = changed.mapping.business_number !== before.mapping.business_number;
  return isOtherColumn && !change.leftOut ? { ...changed, leftOut: [] } : changed;
}

/** Reads the rows of a changed draft. */
export async function readRows(changed: ReadDraft): Promise<Draft> {
  const { mapping, check, edits, readAllLines, areOwnersAsWritten, list } = changed;
  const view = { mapping, check, edits, readAllLines, areOwnersAsWritten };
  const rows = await understandSheet(list.open, view);
  if (!rows) return { kind: "none", fault: null };
  const sendable = withoutLines(rows, changed.leftOut);
  return { ...changed, list: { ...list, rows: sendable }, isReading: false };
}

/** Leaves rows out. They are not sent, but keep their place and their cells in the result. */
export async function leaveOut(
  { leftOut }: Pick<ReadDraft, "leftOut">,
  lines: readonly number[],
): Promise<void> {
  const all = new Set([...leftOut, ...lines]);
  await changeDraft({ leftOut: [...all].sort((one, other) => one - other) });
}

/** Takes back what `leaveOut` did. */
export async function putBack(
  { leftOut }: Pick<ReadDraft, "leftOut">,
  lines: readonly number[],
): Promise<void> {
  const back = new Set(lines);
  await changeDraft({ leftOut: leftOut.filter((line) => !back.has(line)) });
}

function withoutLines(rows: SheetRow[], lines: readonly number[]): SheetRow[] {
  if (lines.length === 0) return rows;
  const leftOut = new Set(lines);
  return rows.map(({ line, claim, ...row }): SheetRow => {
    if (!claim || !leftOut.has(line)) return { line, claim, ...row };
    const label = hyphenate(claim.business_number);
    const unsent = { claim: null, problems: [], notes: [], hasWrongCheckDigit: false };
    return { line, skip: "left_out", label, ...unsent };
  });
}

export async function changeReading(choice: ReadChoice, canSubmitJobs: boolean): Promise<void> {
  const before = draft.get();
  if (before.kind !== "read") return;
  const next = withReading(before, choice);
  await openFile(before.file, before.list.sheet.name, canSubmitJobs, next);
}

/** @returns how the file is read after the user has changed something about it */
export function withReading(before: ReadDraft, choice: ReadChoice): Partial<Choice> {
  const { sheet, hiddenRows, readAbove, keepsOurs } = choiceOf(before);
  // Another sheet has other hidden rows and other lines above its header.
  const kept = choice.sheet === undefined ? { sheet, hiddenRows, readAbove, keepsOurs } : {};
  return { ...kept, ...choice };
}

/**
 * Reads the open file again, in the way that an earlier choice says. Keeps repaired cells if the
 * rows stay the same.
 */
export async function readAsBefore(choice: Choice, canSubmitJobs: boolean): Promise<void> {
  const current = draft.get();
  if (current.kind !== "read") return;
  const now = choiceOf(current);
  const hasSameRows = READ_CHOICES.every((each) => now[each] === choice[each]);
  if (!hasSameRows) return openFile(current.file, current.list.sheet.name, canSubmitJobs, choice);
  if (choice.keepsOurs) keepOurColumns();
  const { mapping, check, leftOut = [] } = choice;
  const { readAllLines = false, areOwnersAsWritten = false } = choice;
  await changeDraft({ mapping, check, leftOut, readAllLines, areOwnersAsWritten });
}

const READ_CHOICES = ["sheet", "hiddenRows", "readAbove"] as const;

/** Treats the columns of an earlier result as the user's own columns. */
export function keepOurColumns(): void {
  const before = draft.get();
  if (before.kind !== "read") return;
  draft.set({ ...before, list: { ...before.list, sheet: withoutOurs(before.list.sheet) } });
}

function withoutOurs({ ours: _, ...sheet }: Sheet): Sheet {
  return sheet;
}

/** @returns the list as it was sent, with the chosen columns and the repaired cells */
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
