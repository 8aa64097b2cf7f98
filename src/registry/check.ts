/** The outcome of a check: valid, or invalid with a reason. "Unavailable" is not an outcome. */
import { type Answer, answered } from "../lib/answer.ts";
import type { RegistryClaim, RegistryClient, RegistryState } from "./client.ts";

export type CheckOutcome =
  | { kind: "valid"; state: RegistryState }
  | { kind: "invalid"; reason: "not_registered"; state: null }
  | { kind: "invalid"; reason: "details_mismatch"; state: RegistryState }
  /** The claim was not confirmed, and the registry did not answer why. */
  | { kind: "invalid"; reason: "unconfirmed"; state: null };

/**
 * Checks 1 to 100 claims with one `/validate` call, then asks with one `/status` call why some were
 * not confirmed (docs/upstreams.md).
 * @returns outcomes in the order of the claims; unavailable if `/validate` is not answered
 */
export async function checkClaims(
  registry: RegistryClient,
  claims: RegistryClaim[],
  signal?: AbortSignal,
): Promise<Answer<CheckOutcome[]>> {
  const confirmed = await registry.validate(claims, signal);
  if (confirmed.kind === "unavailable") return confirmed;
  const unconfirmed = claims
    .filter((_, index) => confirmed.value[index] === null)
    .map((claim) => claim.number);
  const states = await statesOf(registry, [...new Set(unconfirmed)], signal);
  return answered(
    claims.map((claim, index): CheckOutcome => {
      const state = confirmed.value[index];
      return state ? { kind: "valid", state } : explain(states?.get(claim.number));
    }),
  );
}

/** Why a claim was not confirmed. @param state null: not registered; undefined: unknown */
export function explain(state: RegistryState | null | undefined): CheckOutcome {
  if (state === undefined) return { kind: "invalid", reason: "unconfirmed", state: null };
  if (state === null) return { kind: "invalid", reason: "not_registered", state };
  return { kind: "invalid", reason: "details_mismatch", state };
}

/**
 * Checks numbers alone, with one call: `valid` means registered, in any state.
 * @param numbers 1 to 100. @returns outcomes in the order of the numbers
 */
export async function checkNumbers(
  registry: RegistryClient,
  numbers: string[],
  signal?: AbortSignal,
): Promise<Answer<CheckOutcome[]>> {
  const states = await registry.status(numbers, signal);
  if (states.kind === "unavailable") return states;
  return answered(
    numbers.map((_, index): CheckOutcome => {
      const state = states.value[index] ?? null;
      return state ? { kind: "valid", state } : explain(null);
    }),
  );
}

/** The states by number; undefined if the registry does not answer. */
async function statesOf(
  registry: RegistryClient,
  numbers: string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, RegistryState | null> | undefined> {
  if (numbers.length === 0) return new Map();
  const states = await registry.status(numbers, signal);
  if (states.kind === "unavailable") return undefined;
  return new Map(numbers.map((number, index) => [number, states.value[index] ?? null]));
}
