/**
 * Describing a business by its number alone: registry and profile are asked at the same time. Knows
 * no wire shape and no language.
 */
import type { Settings } from "../config.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import type { Profile, ProfileDirectory } from "../profile/store.ts";
import type { RegistryClient, RegistryState } from "../registry/client.ts";
import type { Trace } from "../trace.ts";

export interface DescribeServices {
  registry: RegistryClient;
  profiles: ProfileDirectory;
  settings: Pick<Settings, "NAMES_BUDGET_MS">;
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
  { registry, profiles, trace, settings }: DescribeServices,
  number: string,
  signal: AbortSignal,
): Promise<Answer<Description>> {
  const [states, profile] = await Promise.all([
    trace.time("registry", registry.status([number], signal)),
    trace.time(
      "profile",
      withinBudget(() => profiles.find(number), settings.NAMES_BUDGET_MS),
    ),
  ]);
  if (states.kind === "unavailable") return states;
  if (profile === undefined) trace.note({ names: "unavailable" });
  return answered({ state: states.value[0] ?? null, profile: profile ?? null });
}
