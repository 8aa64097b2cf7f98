import { FACT_FIELDS, type LiveFacts } from "./facts.ts";

/** Leaves out unknown values at the end. @returns null if the source knows nothing */
export function factsToJson(facts: LiveFacts | null): string | null {
  if (facts === null) return null;
  const values = FACT_FIELDS.map((field) => facts[field]);
  const used = values.findLastIndex((value) => value !== null) + 1;
  return JSON.stringify(values.slice(0, used));
}

export function factsFromValues(values: unknown[]): LiveFacts {
  return Object.fromEntries(FACT_FIELDS.map((field, at) => [field, values[at] ?? null])) as never;
}
