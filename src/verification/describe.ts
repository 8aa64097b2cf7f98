/**
 * Describing a business by its number alone: registry and profile are asked at the same time. Knows
 * no wire shape and no language.
 */
import { type Answer, answered } from "../lib/answer.ts";
import type { Profile, ProfileDirectory } from "../profile/store.ts";
import type { RegistryClient, RegistryState } from "../registry/client.ts";
import type { Trace } from "../trace.ts";

export interface DescribeServices {
  registry: RegistryClient;
  profiles: ProfileDirectory;
  trace: Trace;
}

export interface Description {
  /** Null: the number is not registered. */
  state: RegistryState | null;
  /** Null where no source knows the business. That is usual, and says nothing about it. */
  profile: Profile | null;
}

/** @param number ten digits */
export async function describeBusiness(
  { registry, profiles, trace }: DescribeServices,
  number: string,
  signal: AbortSignal,
): Promise<Answer<Description>> {
  const [states, profile] = await Promise.all([
    trace.time("registry", registry.status([number], signal)),
    trace.time("profile", profiles.find(number)),
  ]);
  if (states.kind === "unavailable") return states;
  return answered({ state: states.value[0] ?? null, profile });
}
