/**
 * Divides the rows of a list into status calls, for plans without jobs. The browser remembers the
 * calls that were sent. If the list is interrupted, a call with the same rows is not charged again.
 */
import { sha256Hex } from "../../src/lib/sha256.ts";
import type { Usage } from "../answers.ts";
import { FREE_REPEATS, IDEMPOTENCY_KEY_LIFE_MS, NUMBERS_A_CALL } from "../service.ts";
import type { SentList, StatusCall } from "./sent-lists.ts";
import type { LineClaim } from "./sheets/messages.ts";

type Rows = readonly LineClaim[];

export interface PlannedCall {
  rows: LineClaim[];
  /** The call that was sent with these rows before; null if there is none. */
  known: StatusCall | null;
}

export async function newCall(salt: string, rows: Rows): Promise<StatusCall> {
  const lines: StatusCall["lines"] = [rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0];
  const call = { lines, rows: rows.length, at: Date.now(), sent: 0 };
  return { ...call, key: await keyOf(salt, call, rows) };
}

/** Makes the Idempotency-Key of a call from its rows, because other rows need another key. */
function keyOf(
  salt: string,
  { lines, at }: Pick<StatusCall, "lines" | "at">,
  rows: Rows,
): Promise<string> {
  const numbers = rows.map(({ claim }) => claim.business_number);
  return sha256Hex(JSON.stringify([salt, lines[0], at, numbers]));
}

/** The calls of a list that the service may still recognise. */
export function recentCalls({ calls = [] }: SentList): StatusCall[] {
  return calls.filter(
    ({ at, sent }) => at + IDEMPOTENCY_KEY_LIFE_MS > Date.now() && sent <= FREE_REPEATS,
  );
}

/** The calls that can be repeated, by their first line. */
export type Repeatable = ReadonlyMap<number, StatusCall>;

/** @returns the recent calls whose rows are the same now */
export async function repeatableCalls(list: SentList, rows: Rows): Promise<Repeatable> {
  const placeOf = new Map(rows.map(({ line }, place) => [line, place]));
  const calls = recentCalls(list);
  const keys = await Promise.all(
    calls.map((call) => {
      const place = placeOf.get(call.lines[0]) ?? rows.length;
      return keyOf(list.salt, call, rows.slice(place, place + call.rows));
    }),
  );
  const repeatable = new Map<number, StatusCall>();
  for (const [i, call] of calls.entries()) {
    const [line] = call.lines;
    // A call that was answered was surely charged, so prefer it to a call that may not have been.
    if (keys[i] === call.key && !repeatable.get(line)?.isAnswered) repeatable.set(line, call);
  }
  return repeatable;
}

/** @param at the place of the call's first row */
export function callAt(rows: Rows, at: number, repeatable: Repeatable): PlannedCall {
  const knownAt = (place: number) => repeatable.get(rows[place]?.line ?? 0);
  const known = knownAt(at);
  if (known) return { rows: rows.slice(at, at + known.rows), known };
  const most = Math.min(rows.length, at + NUMBERS_A_CALL);
  let end = at + 1;
  while (end < most && !knownAt(end)) end++;
  return { rows: rows.slice(at, end), known: null };
}

export function planCalls(rows: Rows, repeatable: Repeatable): PlannedCall[] {
  const planned: PlannedCall[] = [];
  for (let at = 0; at < rows.length; at += planned.at(-1)?.rows.length ?? 1)
    planned.push(callAt(rows, at, repeatable));
  return planned;
}

/** How many units the account may use now. */
export function unitsLeft({ remaining, remaining_today: today }: Usage): number {
  return Math.min(remaining ?? Number.POSITIVE_INFINITY, today ?? Number.POSITIVE_INFINITY);
}

/** @returns the first rows, with as many different numbers as may be charged */
export function rowsWithin(rows: Rows, units: number): LineClaim[] {
  const numbers = new Set<string>();
  const end = rows.findIndex(({ claim }) => numbers.add(claim.business_number).size > units);
  return rows.slice(0, end === -1 ? rows.length : end);
}
