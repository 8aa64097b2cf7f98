/** Restores API keys from a copy. Skips keys that KV still has, because the copy may be older. */
import { isListed, keptUntil } from "./issue-key.ts";
import { keyStateOf, lacksMethod } from "./key-state.ts";
import type { KeyStore, StoredKey } from "./key-store.ts";
import type { Meters } from "./meters.ts";

export interface RestoreServices {
  keys: KeyStore;
  meters: Meters;
  clock: () => number;
}

/** The ids of the copied keys, grouped by what became of each key. */
export interface Restored {
  restored: string[];
  present: string[];
  revoked: string[];
  erased: string[];
  /** Keys that expired more than 30 days ago. KV removes such keys, so they were not restored. */
  expired: string[];
  /** Keys whose meters still run an old release without `keyState`. Restore these keys later. */
  pending: string[];
}

/** A fault of one key does not stop the other keys. @param isTrial true: restores nothing */
export async function restoreKeys(
  { keys, meters, clock }: RestoreServices,
  copied: StoredKey[],
  isTrial: boolean,
): Promise<Restored & { faults: unknown[] }> {
  const result: Restored & { faults: unknown[] } = {
    ...{ restored: [], present: [], revoked: [], erased: [], expired: [], pending: [] },
    faults: [],
  };
  const known = await keys.known(copied.map(({ hash }) => hash));
  const restore = async ({ hash, key }: StoredKey): Promise<keyof Restored> => {
    if (known.has(hash)) return "present";
    const state = await keyStateOf(meters, key).catch((fault: unknown) => {
      if (lacksMethod(fault)) return null;
      throw fault;
    });
    if (state === null) return "pending";
    if (state.kind !== "issued") return state.kind;
    const now = clock();
    if (!isListed(state.key, now)) return "expired";
    if (!isTrial) await keys.put(hash, state.key, keptUntil(state.key, now));
    return "restored";
  };
  await Promise.all(
    copied.map(async (stored) => {
      try {
        result[await restore(stored)].push(stored.key.id);
      } catch (fault) {
        result.faults.push(fault);
      }
    }),
  );
  return result;
}
