/**
 * Restores API keys from a copy. A copy only adds: what KV still has is at least as new. The meters
 * say which keys have ended since the copy was made, and which terms have changed. A key that is
 * revoked meanwhile stays refused, because its meters know.
 */
import { isListed, keptUntil } from "./issue-key.ts";
import { keyStateOf } from "./key-state.ts";
import type { KeyStore, StoredKey } from "./key-store.ts";
import type { Meters } from "./meters.ts";

export interface RestoreServices {
  keys: KeyStore;
  meters: Meters;
  clock: () => number;
}

/** The ids of the keys by what became of them. */
export interface Restored {
  restored: string[];
  /** KV has the key, so its record was left as it is. */
  present: string[];
  revoked: string[];
  /** Of an erased account. */
  erased: string[];
  /** For more than 30 days, so KV would have removed the key. */
  expired: string[];
}

/** @param isTrial only says what would be done */
export async function restoreKeys(
  { keys, meters, clock }: RestoreServices,
  copied: StoredKey[],
  isTrial: boolean,
): Promise<Restored> {
  const result: Restored = { restored: [], present: [], revoked: [], erased: [], expired: [] };
  const known = await keys.known(copied.map(({ hash }) => hash));
  const restore = async ({ hash, key }: StoredKey): Promise<keyof Restored> => {
    if (known.has(hash)) return "present";
    const state = await keyStateOf(meters, key);
    if (state.kind !== "issued") return state.kind;
    const now = clock();
    if (!isListed(state.key, now)) return "expired";
    if (!isTrial) await keys.put(hash, state.key, keptUntil(state.key, now));
    return "restored";
  };
  await Promise.all(
    copied.map(async (stored) => {
      result[await restore(stored)].push(stored.key.id);
    }),
  );
  return result;
}
