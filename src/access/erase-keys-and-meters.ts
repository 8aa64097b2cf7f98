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
 * Erases the meters first, so that the meters refuse keys that KV still has. Repeat a failed call.
 * @returns how many of the removed keys had not been revoked
 */
export async function eraseKeysAndMeters(
  { keys, meters, counters }: EraseServices,
  account: string,
): Promise<number> {
  await Promise.all(
    meteredNames(account).flatMap((name) =>
      VARIANTS.map((variant) => meters.of(name, variant).erase()),
    ),
  );
  const owned = (await keys.list()).filter((key) => key.account === account);
  for (const { id } of owned) await keys.remove(id);
  await counters.removeAll(account);
  return owned.filter(({ revokedAt }) => revokedAt === undefined).length;
}
