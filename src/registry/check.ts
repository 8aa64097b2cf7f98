/**
 * A check as this service understands it: valid, or invalid with a reason. "Unavailable" is never an outcome here, it is thrown.
 */
import { type Claim, type RegistryClient, type RegistryState, RegistryUnavailable } from "./client.ts";

export type CheckOutcome =
  | { kind: "valid"; state: RegistryState }
  | { kind: "invalid"; reason: "not_registered"; state: null }
  | { kind: "invalid"; reason: "details_mismatch"; state: RegistryState }
  /** Not confirmed, and the question why was not answered. */
  | { kind: "invalid"; reason: "unconfirmed"; state: null };

/**
 * Checks claims with one `/validate` call, and one `/status` call for all that were not confirmed, to say why (DESIGN §6).
 * @param claims 1 to 100
 * @returns outcomes in the order of the claims
 * @throws RegistryUnavailable when `/validate` gives no answer
 */
export async function checkClaims(
  registry: RegistryClient,
  claims: Claim[],
  signal?: AbortSignal,
): Promise<CheckOutcome[]> {
  const confirmed = await registry.validate(claims, signal);
  const unconfirmed = claims.filter((_, index) => confirmed[index] === null).map((claim) => claim.number);
  const states =
    unconfirmed.length > 0 ? await statusIfAnswered(registry, [...new Set(unconfirmed)], signal) : new Map();
  return claims.map((claim, index) => {
    const state = confirmed[index];
    return state ? { kind: "valid", state } : explain(states?.get(claim.number));
  });
}

/** @param state null: not registered; undefined: unknown */
function explain(state: RegistryState | null | undefined): CheckOutcome {
  if (state === undefined) return { kind: "invalid", reason: "unconfirmed", state: null };
  if (state === null) return { kind: "invalid", reason: "not_registered", state };
  return { kind: "invalid", reason: "details_mismatch", state };
}

async function statusIfAnswered(
  registry: RegistryClient,
  numbers: string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, RegistryState | null> | undefined> {
  try {
    const states = await registry.status(numbers, signal);
    return new Map(numbers.map((number, index) => [number, states[index] ?? null]));
  } catch (fault) {
    if (fault instanceof RegistryUnavailable) return undefined;
    throw fault;
  }
}
