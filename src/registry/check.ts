/** The outcome of a check: valid, or invalid with a reason. "Unavailable" is not an outcome. */
import { answered } from "../lib/answer.ts";
import type { EntryAnswer } from "./answers.ts";
import type { RegistryAnswer, RegistryClaim, RegistryClient } from "./client.ts";
import type { RegistryState } from "./state.ts";

export type CheckOutcome =
  | { kind: "valid"; state: RegistryState }
  | { kind: "invalid"; reason: "not_registered"; state: null }
  | { kind: "invalid"; reason: "details_mismatch"; state: RegistryState }
  /** The registry did not say why. */
  | { kind: "invalid"; reason: "unconfirmed"; state: null };

/** Checks 1 to 100 claims. The outcomes have the same order; null for an unreadable entry. */
export async function checkClaims(
  registry: RegistryClient,
  claims: RegistryClaim[],
  signal?: AbortSignal,
): Promise<RegistryAnswer<(CheckOutcome | null)[]>> {
  const validated = await registry.validate(claims, signal);
  if (validated.kind === "unavailable") return validated;
  const unconfirmed = claims
    .filter((_, index) => validated.value[index] === null)
    .map((claim) => claim.number);
  const states = await statesOf(registry, [...new Set(unconfirmed)], signal);
  // A caller who hung up gets no answer, so nothing is charged.
  if (signal?.aborted) return { kind: "unavailable", fault: "timeout" };
  const stateOf = (number: string) =>
    states.has(number) ? (states.get(number) ?? null) : "unreadable";
  return answered(
    claims.map((claim, index): CheckOutcome | null => {
      const state = validated.value[index] ?? null;
      if (state === "unreadable") return null;
      return state ? { kind: "valid", state } : explain(stateOf(claim.number));
    }),
  );
}

/** @param state null if the number is not registered; `unreadable` if its state is unknown */
export function explain(state: EntryAnswer): CheckOutcome {
  if (state === "unreadable") return { kind: "invalid", reason: "unconfirmed", state: null };
  if (state === null) return { kind: "invalid", reason: "not_registered", state };
  return { kind: "invalid", reason: "details_mismatch", state };
}

/** Checks numbers without other details. `valid`: registered, in any state. */
export async function checkNumbers(
  registry: RegistryClient,
  numbers: string[],
  signal?: AbortSignal,
): Promise<RegistryAnswer<(CheckOutcome | null)[]>> {
  const states = await registry.status(numbers, signal);
  if (states.kind === "unavailable") return states;
  return answered(
    states.value.map((state): CheckOutcome | null => {
      if (state === "unreadable") return null;
      return state ? { kind: "valid", state } : explain(null);
    }),
  );
}

/** @returns an empty map if the registry does not answer */
async function statesOf(
  registry: RegistryClient,
  numbers: string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, EntryAnswer>> {
  if (numbers.length === 0) return new Map();
  const states = await registry.status(numbers, signal, "explanation");
  if (states.kind === "unavailable") return new Map();
  return new Map(numbers.map((number, index) => [number, states.value[index] ?? null]));
}
