/**
 * Describing a business by its number alone: registry and profile asked at once. Knows no wire shape and no language.
 */
import type { Services } from "../config.ts";
import { findProfile, type Profile } from "../profile/store.ts";
import type { RegistryState } from "../registry/client.ts";

export interface Description {
  /** Null: the number is not registered. */
  state: RegistryState | null;
  /** Null where no source knows the business, which says nothing about it: most businesses are small. */
  profile: Profile | null;
}

/**
 * @param number ten digits
 * @throws RegistryUnavailable
 */
export async function describeBusiness(
  { registry, env, trace }: Services,
  number: string,
  signal: AbortSignal,
): Promise<Description> {
  const [states, profile] = await Promise.all([
    trace.time("registry", registry.status([number], signal)),
    trace.time("profile", findProfile(env.DB, number)),
  ]);
  return { state: states[0] ?? null, profile };
}
