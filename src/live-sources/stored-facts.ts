/**
 * How the facts of a live source are written into one row of D1, and read back. The queries belong
 * to the modules that store and find them.
 */
import { FACT_FIELDS, type LiveFacts } from "./facts.ts";

/** The JSON of a row; null: the source knows nothing. What is unknown at the end is left out. */
export function toRow(facts: LiveFacts | null): string | null {
  if (facts === null) return null;
  const values = FACT_FIELDS.map((field) => facts[field]);
  const used = values.findLastIndex((value) => value !== null) + 1;
  return JSON.stringify(values.slice(0, used));
}

/** The facts of a row's JSON, parsed. */
export function fromRow(values: unknown[]): LiveFacts {
  return Object.fromEntries(FACT_FIELDS.map((field, at) => [field, values[at] ?? null])) as never;
}
