/**
 * What the browser remembers for 30 days about the lists that were sent: ids of jobs, the file's
 * name and hash, how the file was read, numbers of lines, and hashes of status calls. It remembers
 * no content of rows, and no API key. The data is stored under the key's id. If the user keeps the
 * key on this device, the data is in the local storage. Otherwise it is in the session storage of
 * the tab.
 */
import type { CheckKind } from "../../src/check-kind.ts";
import type { Job } from "../answers.ts";
import type { Edit, Mapping, ReadChoice } from "./sheets/messages.ts";

/** How a file is read: everything that the user chooses, except repaired cells. */
export interface Choice extends ReadChoice {
  mapping: Mapping;
  check: CheckKind;
  /** The lines of the rows that the user has left out. */
  leftOut?: readonly number[];
  readAllLines?: boolean;
  areOwnersAsWritten?: boolean;
  /** The user keeps the columns of an earlier result. This does not change what is sent. */
  keepsOurs?: boolean | undefined;
}

/** A part of a list: the valid rows between two lines of the file. */
export interface Part {
  rows: number;
  lastLine: number;
}

export interface SentPart extends Part {
  jobId: string;
  /** The part's job was cancelled before it had answers, so the rows count as not sent. */
  isVoid?: true;
}

/** A part that was sent but may not have arrived, so the page does not know its job yet. */
export interface SendingPart extends Part {
  name: string;
  /** When the part was last sent, in epoch milliseconds. */
  at: number;
}

/** A status call that was sent, because the plan has no jobs. Only the tab had its answers. */
export interface StatusCall {
  lines: [first: number, last: number];
  rows: number;
  /** The Idempotency-Key, which is a hash of the numbers and of the list's salt. */
  key: string;
  /** When the call was first sent, in epoch milliseconds. */
  at: number;
  /** How often the call was sent. Attempts that were surely not charged do not count. */
  sent: number;
  /** The answer came, so the call was charged. */
  isAnswered?: true;
}

export interface SentList {
  /** The id of the API key. Empty: the browser does not store this list. */
  keyId: string;
  id: string;
  /** A random text, from which all Idempotency-Keys of the list are made. */
  salt: string;
  /** When the user started the list, in epoch milliseconds. */
  since: number;
  name: string;
  /** SHA-256 of the file's content. */
  hash: string;
  choice: Choice;
  check: CheckKind;
  /** How many rows must be sent. */
  total: number;
  /** The first and the last line with a row to send. */
  lines: [first: number, last: number];
  /** The lines of rows that could be sent only because the user repaired a cell. */
  repaired: number[];
  parts: SentPart[];
  /** Ids of cancelled jobs. Their rows were sent again, or must be sent again. */
  voidJobs?: string[];
  sending?: SendingPart;
  /** The user has left out other rows since `sending` was sent. */
  hasOtherRows?: true;
  /** If the plan has no jobs: the calls that were charged or may have been charged. */
  calls?: StatusCall[];
  /**
   * The creation time of the newest job that existed before this list, by the service's clock.
   * Empty: there was no earlier job. Undefined: not known yet.
   */
  after?: string;
  /** The list was found by name and number of rows only, so it may be another list. */
  isGuess?: true;
  /** The user has stopped the list, so all its jobs must be cancelled. */
  isStopped?: true;
}

const KEPT_FOR_MS = 30 * 86_400_000;

const PREFIX = "bvs-list:";

/** Where new lists are stored. */
let place: "localStorage" | "sessionStorage" = "sessionStorage";

/** Moves the lists of a key to the right storage, and forgets old lists of all keys. */
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

/** How long a submission may take. If a part has no job after this time, it has not arrived. */
export const ARRIVAL_MS = 60_000;

/** False while a part that was sent may still arrive. */
export function isSettled({ sending }: SentList): boolean {
  return !sending || Date.now() > sending.at + ARRIVAL_MS;
}

/** @returns the interrupted lists, without lists whose file the user has sent again since then */
export function interruptedLists(lists: readonly SentList[]): SentList[] {
  return lists.filter(
    (list) =>
      unsentRows(list) > 0 &&
      // The page does not know whether the rows of status calls were charged.
      !list.calls &&
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
  // `place` is for the lists of the current key. The service may have refused an earlier key while
  // a list was sent with it, and the page still remembers changes of that list. So a list that is
  // already stored stays in its storage.
  const isLocal = localStorage.getItem(item) !== null || place === "localStorage";
  const isInTab = sessionStorage.getItem(item) !== null;
  const storage = isLocal && !isInTab ? localStorage : sessionStorage;
  try {
    storage.setItem(item, JSON.stringify(list));
  } catch {
    // The storage is full. The list continues, and its jobs can be found by their names.
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

/** Checks the item, because an older version of this page may have written it. */
function parsed(text: string | null): SentList[] {
  try {
    const list: SentList | null = JSON.parse(text ?? "null");
    return Array.isArray(list?.parts) && Array.isArray(list.repaired) ? [list] : [];
  } catch {
    return [];
  }
}

export function rowsOf(parts: readonly Pick<Part, "rows">[]): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

/** @returns the parts that need not be sent again */
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

/** @returns the lines between which all unsent rows are */
export function unsentLines(list: SentList): [from: number, to: number] {
  const [first, last] = list.lines;
  return [Math.max(first, lastSentLine(list) + 1), last];
}

/** Prepares a list for a continuation: drops the parts that must be sent again. */
export function continued(list: SentList): SentList {
  const { isStopped: _, isGuess: __, ...rest } = list;
  const parts = sentParts(list);
  const voidJobs = list.parts.slice(parts.length).map(({ jobId }) => jobId);
  return {
    ...rest,
    parts,
    voidJobs: [...(list.voidJobs ?? []), ...voidJobs],
    // Use new Idempotency-Keys, because the old ones would return the cancelled jobs.
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

/** Whether both choices read the same rows of a file, apart from the rows that were left out. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return sortedJson(sent(one)) === sortedJson(sent(other));
}

function sent({ keepsOurs: _, leftOut: __, ...choice }: Choice): object {
  return choice;
}

/** Whether both choices leave out the same rows. @param last the last line to compare */
export function leavesOutSame(
  one: Choice,
  other: Choice,
  last = Number.POSITIVE_INFINITY,
): boolean {
  const [lines, others] = [one, other].map(({ leftOut = [] }) =>
    leftOut.filter((line) => line <= last).join(),
  );
  return lines === others;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );
}

/** @returns the lines of the rows that can be sent only because the user repaired a cell */
export function repairedLines(
  edits: readonly Edit[],
  rows: readonly { line: number; claim: object | null }[],
): number[] {
  const lines = edits.flatMap(({ row }) => (rows[row]?.claim ? [rows[row].line] : []));
  return [...new Set(lines)].sort((one, other) => one - other);
}
