/**
 * What the browser remembers of the lists that were sent, for 30 days: ids of jobs, the file's name
 * and hash, how it was read, and numbers of lines. Nothing from any row, and not the API key. It is
 * stored under the key's id: in the local storage if the person keeps the key on this device,
 * otherwise in the session storage of the tab.
 */
import type { CheckKind } from "../../src/check-kind.ts";
import type { Job } from "../answers.ts";
import type { Edit, Mapping, ReadChoice } from "./sheets/messages.ts";

/** How a file is read: all that a person chooses for it, except for repaired cells. */
export interface Choice extends ReadChoice {
  mapping: Mapping;
  check: CheckKind;
  readAllLines?: boolean;
  areOwnersAsWritten?: boolean;
  /** The person keeps the columns of an earlier result. This changes nothing that is sent. */
  keepsOurs?: boolean | undefined;
}

/** A part of a list: the rows between two lines of the file that can be sent. */
export interface Part {
  rows: number;
  lastLine: number;
}

export interface SentPart extends Part {
  jobId: string;
  /** Its job was cancelled before any row was answered, so the rows count as not sent. */
  isVoid?: true;
}

/** A part that was sent, but may not have arrived: the page does not know its job yet. */
export interface SendingPart extends Part {
  /** The name of the job. */
  name: string;
  /** When it was sent last, in epoch milliseconds. */
  at: number;
}

export interface SentList {
  /** The id of the API key. Empty: nothing of this list is stored. */
  keyId: string;
  /** Random. */
  id: string;
  /** Random: all Idempotency-Keys of the list are made from it. */
  salt: string;
  /** When the person started the list, in epoch milliseconds. */
  since: number;
  name: string;
  /** SHA-256 of the file's content. */
  hash: string;
  choice: Choice;
  check: CheckKind;
  /** Rows to send. */
  total: number;
  /** The first and the last line with a row to send. */
  lines: [first: number, last: number];
  /** The lines of rows that could be sent only because the person repaired a cell. */
  repaired: number[];
  parts: SentPart[];
  /** Ids of cancelled jobs whose rows were sent again, or are still to be sent again. */
  voidJobs?: string[];
  sending?: SendingPart;
  /**
   * When the newest job before this list was created, by the service's clock. Empty: there was no
   * such job; undefined: not known yet.
   */
  after?: string;
  /** Not remembered, but found by name and number of rows, so it may be another list. */
  isGuess?: true;
  /** The person has stopped the list, so all its jobs must be cancelled. */
  isStopped?: true;
}

const KEPT_FOR_MS = 30 * 86_400_000;

const PREFIX = "bvs-list:";

/** Where new lists are stored. */
let place: "localStorage" | "sessionStorage" = "sessionStorage";

/** Moves the lists of a key to where they belong, and forgets old lists of all keys. */
export function keepLists(keyId: string, isKeptOnDevice: boolean): void {
  place = isKeptOnDevice ? "localStorage" : "sessionStorage";
  for (const list of storedLists()) {
    if (list.since < Date.now() - KEPT_FOR_MS) forgetList(list);
    else if (list.keyId === keyId) moveList(list);
  }
}

/** The lists sent with a key, the newest first. */
export function listsOf(keyId: string): SentList[] {
  return storedLists()
    .filter((list) => list.keyId === keyId && list.since >= Date.now() - KEPT_FOR_MS)
    .sort((one, other) => other.since - one.since);
}

/** The lists sent with other keys. They may be of another account. */
export function listsOfOtherKeys(keyId: string): SentList[] {
  return storedLists().filter((list) => list.keyId !== keyId);
}

/** How long a submission may take. A part that has no job after this time did not arrive. */
export const ARRIVAL_MS = 60_000;

/** False while a part that was sent may still arrive. */
export function isSettled({ sending }: SentList): boolean {
  return !sending || Date.now() > sending.at + ARRIVAL_MS;
}

/** The lists that were interrupted, unless the person has started the same file again since. */
export function interruptedLists(lists: readonly SentList[]): SentList[] {
  return lists.filter(
    (list) =>
      unsentRows(list) > 0 &&
      isSettled(list) &&
      !lists.some(({ hash, since }) => hash === list.hash && since > list.since),
  );
}

export function storedList(keyId: string, id: string): SentList | null {
  return listsOf(keyId).find((list) => list.id === id) ?? null;
}

export function rememberList(list: SentList): void {
  if (list.keyId === "") return;
  const item = itemOf(list);
  // A list that goes on after its key was refused stays where it is.
  const isLocal = localStorage.getItem(item) !== null || place === "localStorage";
  const isInTab = sessionStorage.getItem(item) !== null;
  const storage = isLocal && !isInTab ? localStorage : sessionStorage;
  try {
    storage.setItem(item, JSON.stringify(list));
  } catch {
    // The storage is full. The list goes on, and its jobs are found by their names.
  }
}

export function forgetList(list: SentList): void {
  localStorage.removeItem(itemOf(list));
  sessionStorage.removeItem(itemOf(list));
}

export function forgetListsOf(keyId: string): void {
  for (const list of storedLists()) if (list.keyId === keyId) forgetList(list);
}

/** Gives a list to another key of the same account, for example after a key was replaced. */
export function adoptList(list: SentList, keyId: string): SentList {
  forgetList(list);
  const adopted = { ...list, keyId };
  rememberList(adopted);
  return adopted;
}

function moveList(list: SentList): void {
  forgetList(list);
  rememberList(list);
}

function itemOf({ keyId, id }: SentList): string {
  return `${PREFIX}${keyId}:${id}`;
}

function storedLists(): SentList[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter((item) => item.startsWith(PREFIX))
      .flatMap((item) => parsed(storage.getItem(item))),
  );
}

/** An older version of this page may have written the item. */
function parsed(text: string | null): SentList[] {
  try {
    const list: SentList | null = JSON.parse(text ?? "null");
    return Array.isArray(list?.parts) && Array.isArray(list.repaired) ? [list] : [];
  } catch {
    return [];
  }
}

export function rowsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

/** The parts that need not be sent again. */
export function sentParts({ parts }: SentList): SentPart[] {
  return parts.slice(0, parts.findLastIndex(({ isVoid }) => !isVoid) + 1);
}

/** The last line that was sent, as far as the page knows; 0: none. */
export function lastSentLine(list: SentList): number {
  return sentParts(list).at(-1)?.lastLine ?? 0;
}

export function unsentRows(list: SentList): number {
  return Math.max(0, list.total - rowsOf(sentParts(list)));
}

/** The range of lines that contains the rows that were not sent. */
export function unsentLines(list: SentList): [from: number, to: number] {
  const [first, last] = list.lines;
  return [Math.max(first, lastSentLine(list) + 1), last];
}

/** Prepares a list to be continued: drops the parts that count as not sent, to send them again. */
export function continued(list: SentList): SentList {
  const { isStopped: _, isGuess: __, ...rest } = list;
  const parts = sentParts(list);
  const voidJobs = list.parts.slice(parts.length).map(({ jobId }) => jobId);
  return {
    ...rest,
    parts,
    voidJobs: [...(list.voidJobs ?? []), ...voidJobs],
    // The same Idempotency-Keys would bring back the cancelled jobs.
    salt: voidJobs.length > 0 ? crypto.randomUUID() : list.salt,
  };
}

/** Marks the parts whose jobs were cancelled before any row was answered. */
export function withVoidParts(list: SentList, jobs: readonly Job[]): SentList {
  const voids = new Set(
    jobs
      .filter(({ status, errors, total }) => status === "cancelled" && errors === total)
      .map(({ job_id }) => job_id),
  );
  return {
    ...list,
    parts: list.parts.map((part) => (voids.has(part.jobId) ? { ...part, isVoid: true } : part)),
  };
}

/** Whether both choices send the same rows of a file. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return sortedJson(sent(one)) === sortedJson(sent(other));
}

function sent({ keepsOurs: _, ...choice }: Choice): object {
  return choice;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}

/** The lines of the rows that can be sent only because the person repaired a cell. */
export function repairedLines(
  edits: readonly Edit[],
  rows: readonly { line: number; claim: object | null }[],
): number[] {
  const lines = edits.flatMap(({ row }) => (rows[row]?.claim ? [rows[row].line] : []));
  return [...new Set(lines)].sort((one, other) => one - other);
}
