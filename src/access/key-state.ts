import { VARIANTS } from "../variant.ts";
import { meteredNames } from "./account-mode.ts";
import type { KeyRecord } from "./key-store.ts";
import type { KeyState, KeyTerms } from "./meter-messages.ts";
import type { Meters } from "./meters.ts";

/** Asks all meters, because a revocation that failed half-way may have told only some of them. */
export async function keyStateOf(
  meters: Meters,
  key: KeyRecord,
): Promise<Exclude<KeyState, { kind: "issued" }> | { kind: "issued"; key: KeyRecord }> {
  const known = await Promise.all(
    meteredNames(key.account, key.mode).flatMap((meteredName) =>
      VARIANTS.map(async (variant) => ({
        variant,
        state: (await meters.of(meteredName, variant).keyState(key.id)) as KeyState,
      })),
    ),
  );
  const ended = (["erased", "revoked"] as const).find((kind) =>
    known.some(({ state }) => state.kind === kind),
  );
  if (ended) return { kind: ended };
  let latest = key;
  for (const { variant, state } of known)
    if (state.kind === "issued" && state.terms) latest = withTerms(latest, variant, state.terms);
  return { kind: "issued", key: latest };
}

/** The meters of an erased account refuse every key, even a key that is issued later. */
export async function isErased(meters: Meters, account: string): Promise<boolean> {
  try {
    const noKey: KeyRecord = { id: "", account, name: "", plans: {}, createdAt: "" };
    return (await keyStateOf(meters, noKey)).kind === "erased";
  } catch (fault) {
    if (lacksMethod(fault)) return false;
    throw fault;
  }
}

/** Whether a call failed because the meter still runs a release without the method. */
export function lacksMethod(fault: unknown): boolean {
  return fault instanceof TypeError;
}

function withTerms(
  { expiresAt: _, ...key }: KeyRecord,
  variant: (typeof VARIANTS)[number],
  { planId, overrides, expiresAt }: KeyTerms,
): KeyRecord {
  const { [variant]: __, ...plans } = key.plans;
  return {
    ...key,
    plans: { ...plans, ...(planId !== null && { [variant]: planId }) },
    limits: overrides,
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() }),
  };
}
