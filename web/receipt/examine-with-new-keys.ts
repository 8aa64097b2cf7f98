/** Examines a receipt with keys that were loaded recently. */
import { type Examined, examine } from "./examine.ts";
import { type KeySet, loadKeySet } from "./key-set.ts";

/** Keys that were loaded longer ago are loaded again, because one may have been revoked since. */
const KEYS_OLD_MS = 5 * 60_000;
/**
 * If the key of a receipt is not among the loaded keys, the service may have got this key after the
 * page loaded the keys. So keys that were loaded longer ago than this are loaded again.
 */
const KEYS_FRESH_MS = 5_000;

/**
 * @returns what was found, and the keys that were used. Without a connection, these are the old
 *   ones.
 */
export async function examineWithNewKeys(
  receipt: string,
  known: KeySet,
): Promise<[found: Examined, used: KeySet]> {
  const keys = await notOlder(known, KEYS_OLD_MS);
  const found = await examine(receipt, keys);
  if (found.kind !== "refused" || found.code !== "unknownKey") return [found, keys];
  const newer = await notOlder(keys, KEYS_FRESH_MS);
  return newer === keys ? [found, keys] : [await examine(receipt, newer), newer];
}

async function notOlder(keys: KeySet, age: number): Promise<KeySet> {
  if (Date.now() - keys.loadedAt <= age) return keys;
  const loaded = await loadKeySet();
  return typeof loaded === "string" ? keys : loaded;
}
