/** Fields have the names of the API, because an event is stored as callers see it. */
import { parseJson } from "../lib/json.ts";
import type { RegistryState } from "../registry/state.ts";

export const STATE_FIELDS = [
  "is_registered",
  "status_code",
  "tax_type_code",
  "closed_on",
  "tax_type_changed_on",
  "previous_tax_type_code",
  "closed_by_unit_taxation",
  "tax_invoices_since",
] as const;
export type StateField = (typeof STATE_FIELDS)[number];

/** In the order of `STATE_FIELDS`, as codes and days; null if the register gives no value. */
export type Values = readonly (string | boolean | null)[];

/** Short names halve the stored bytes. */
export interface Known {
  /** The state that the customer knows. */
  s: Values;
  /** When the number was last answered (epoch milliseconds). */
  c: number;
  /** When the last change of its state was confirmed. */
  h?: number;
  /** The last month for which the number is paid, YYYY-MM. */
  p?: string;
  /** The candidate: a different state that is not confirmed yet, and when it was first seen. */
  n?: { s: Values; at: number };
  /** Only for a test number: the days since its first answer. */
  d?: number;
}

/** The largest expected difference between the clocks of requests and workers. */
const CLOCKS_MS = 300_000;

/** Undefined if the state is from before the number was last added. */
export function ofThisWatch(known: Known | undefined, addedAt: number): Known | undefined {
  return known && known.c >= addedAt - CLOCKS_MS ? known : undefined;
}

export interface BlockStates {
  numbers: Record<string, Known>;
  /**
   * Extra rounds come between the daily rounds, to confirm candidates. `day`: the last day (UTC,
   * `dayNumber`) on which an extra round was planned. `rounds`: how many were planned on that day.
   */
  extra?: [day: number, rounds: number];
}

export function readStates(text: string): BlockStates {
  const read = parseJson(text) as Partial<BlockStates> | undefined;
  return { ...read, numbers: read?.numbers ?? {} };
}

/** @param state null if the number is not registered */
export function valuesOf(state: RegistryState | null): Values {
  if (!state) return [false, ...Array<null>(STATE_FIELDS.length - 1).fill(null)];
  return [
    true,
    ...[state.statusCode, state.taxTypeCode, state.closedOn ?? null],
    ...[state.taxTypeChangedOn ?? null, state.previousTaxType?.code ?? null],
    ...[state.closedByUnitTaxation ?? null, state.taxInvoicesSince ?? null],
  ];
}

export function namedState(values: Values): Record<StateField, string | boolean | null> {
  return Object.fromEntries(STATE_FIELDS.map((field, at) => [field, values[at] ?? null])) as Record<
    StateField,
    string | boolean | null
  >;
}

/** The register is copied every half hour (docs/upstreams.md). A later copy confirms a change. */
export const CONFIRM_MS = 40 * 60_000;
/** A number that has left the register must still be missing after this time. */
export const CONFIRM_GONE_MS = 12 * 3_600_000;

/** Ignores a field that has no value in one of the states: the register may have left it out. */
function contradicts(one: Values, other: Values): boolean {
  return STATE_FIELDS.some((_, at) => {
    const [a, b] = [one[at] ?? null, other[at] ?? null];
    return a !== null && b !== null && a !== b;
  });
}

function filled(state: Values, more: Values): Values {
  return STATE_FIELDS.map((_, at) => more[at] ?? state[at] ?? null);
}

/**
 * Drops the candidate of a number that was removed or is not paid. No answer counts for such a
 * number, so extra rounds to confirm its candidate would be useless.
 */
export function withoutCandidate({ n: _candidate, ...known }: Known): Known {
  return known;
}

function confirmMs(known: Values, seen: Values): number {
  return known[0] === true && seen[0] === false ? CONFIRM_GONE_MS : CONFIRM_MS;
}

export interface Change {
  before: Values;
  after: Values;
  changed: StateField[];
}

/** @param known undefined at the first answer, which is never a change */
export function judge(
  known: Known | undefined,
  answer: Values,
  now: number,
): { known: Known; change?: Change } {
  if (!known) return { known: { s: answer, c: now } };
  const { n: candidate, ...rest } = known;
  if (!contradicts(known.s, answer))
    return { known: { ...rest, s: filled(known.s, answer), c: now } };
  if (!candidate || contradicts(candidate.s, answer))
    return { known: { ...rest, c: now, n: { s: answer, at: now } } };
  const seen = filled(candidate.s, answer);
  if (now - candidate.at < confirmMs(known.s, seen))
    return { known: { ...rest, c: now, n: { s: seen, at: candidate.at } } };
  const changed = STATE_FIELDS.filter((_, at) => (known.s[at] ?? null) !== seen[at]);
  return {
    known: { ...rest, s: seen, c: now, h: now },
    change: { before: known.s, after: seen, changed },
  };
}

/** When to ask again to confirm candidates; null if no candidate needs an extra round. */
export function confirmAt(numbers: Iterable<Known>, now: number): number | null {
  let earliest: number | null = null;
  for (const { s, n } of numbers) {
    if (!n || confirmMs(s, n.s) !== CONFIRM_MS) continue;
    // If this round should have confirmed the candidate but got no answer, ask again later.
    const at = n.at + CONFIRM_MS > now ? n.at + CONFIRM_MS : now + CONFIRM_MS;
    earliest = Math.min(earliest ?? at, at);
  }
  return earliest;
}
