/** Erasing all that is known of an account here: its meters, API keys and published counters. */
import { VARIANTS } from "../variant.ts";
import { meteredNames } from "./account-mode.ts";
import type { CounterStore } from "./counters.ts";
import type { KeyStore } from "./key-store.ts";
import type { Meters } from "./meters.ts";

export interface EraseServices {
  keys: KeyStore;
  meters: Meters;
  counters: CounterStore;
}

/**
 * Both sides of it, live and test. The meters go first: they leave a tombstone that refuses every
 * key of the account, also one that KV or an isolate still knows. What fails half-way is completed
 * by repeating it.
 * @returns how many API keys there were
 */
export async function eraseKeysAndMeters(
  { keys, meters, counters }: EraseServices,
  account: string,
): Promise<number> {
  await Promise.all(
    meteredNames(account).flatMap((side) =>
      VARIANTS.map((variant) => meters.of(side, variant).erase()),
    ),
  );
  const owned = (await keys.list()).filter((key) => key.account === account);
  for (const { id } of owned) await keys.remove(id);
  await counters.removeAll(account);
  return owned.filter(({ revokedAt }) => revokedAt === undefined).length;
}
