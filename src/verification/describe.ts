/** Describes a business by its number alone. */
import type { Settings } from "../config.ts";
import { answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import { hasRightCheckDigit } from "../lib/check-digit.ts";
import type { DataSetName } from "../live-sources/data-sets.ts";
import { dueDataSets } from "../profile/due.ts";
import type { LiveQueries } from "../profile/live-queries.ts";
import { type Merged, merge } from "../profile/merge.ts";
import type { KnownBusiness, ProfileDirectory } from "../profile/store.ts";
import type { EntryAnswer } from "../registry/answers.ts";
import type { RegistryAnswer, RegistryClient } from "../registry/client.ts";
import type { RegistryMemory } from "../registry/memory.ts";
import type { RegistryState } from "../registry/state.ts";
import type { Trace } from "../trace.ts";

export interface DescribeServices {
  registry: RegistryClient;
  profiles: ProfileDirectory;
  queryLiveSources: (
    number: string,
    due: readonly DataSetName[],
    known: KnownBusiness,
  ) => LiveQueries;
  clock: () => number;
  registryMemory: RegistryMemory;
  settings: Pick<
    Settings,
    | "NAMES_BUDGET_MS"
    | "LIVE_SOURCES"
    | "LIVE_SOURCES_BUDGET_MS"
    | "LIVE_SOURCES_MAX_AGE_DAYS"
    | "LIVE_SOURCES_PERSONAL_DATA"
  >;
  trace: Trace;
}

export interface Description {
  /** Null if the number is not registered. */
  state: RegistryState | null;
  merged: Merged;
  /** Epoch milliseconds. */
  describedAt: number;
}

/** Used if D1 does not answer. The profile may have been erased, so no live source may be asked. */
const UNREAD: KnownBusiness = { profile: null, live: [], isForgotten: true };

/** How long to wait for the registry before asking live sources without its answer. */
const REGISTRY_FIRST_MS = 250;
/** For this long after the registry failed, live sources are asked only after it has answered. */
const REGISTRY_ONLY_MS = 30_000;

/**
 * Asks live sources after the registry and D1, because a caller who guesses numbers must not use up
 * the allowances of the live sources (decision 0074).
 * @param admittedAt the start of the time budget for live sources, in epoch milliseconds
 * @param signal aborts when the caller hangs up or the meter refuses
 */
export async function describeBusiness(
  services: DescribeServices,
  number: string,
  admittedAt: number,
  signal: AbortSignal,
): Promise<RegistryAnswer<Description>> {
  const { registry, profiles, trace, settings, clock, registryMemory } = services;
  const keepPersonal = settings.LIVE_SOURCES_PERSONAL_DATA;
  const registryAnswer = trace.time("registry", stateOf(registry, number, signal));
  registryAnswer.catch(() => {}); // The call may fail before any code awaits it.
  const stored = await trace.time(
    "profile",
    withinBudget(() => profiles.find(number), settings.NAMES_BUDGET_MS),
  );

  const known = stored ?? UNREAD;
  const storedFacts = merge(number, known, keepPersonal);
  const due = dueDataSets(number, known, storedFacts, {
    on: settings.LIVE_SOURCES,
    ages: settings.LIVE_SOURCES_MAX_AGE_DAYS,
    now: clock(),
  });
  const mayQuery =
    due.length > 0 && (await mayQueryLiveSources(services, number, registryAnswer, admittedAt));
  const extended =
    mayQuery && !signal.aborted
      ? await queryDueSources(services, number, known, due, admittedAt)
      : null;

  const answer = await registryAnswer;
  if (answer.kind === "unavailable") {
    // If the caller hung up, the registry did not fail.
    if (!signal.aborted) registryMemory.failedAt = clock();
    return answer;
  }
  if (!stored) trace.note({ names: "unavailable" });
  // Merge only now, because more sources may have answered in the meantime.
  const merged = extended ? merge(number, extended, keepPersonal) : storedFacts;
  return answered({ state: answer.value, merged, describedAt: clock() });
}

async function stateOf(
  registry: RegistryClient,
  number: string,
  signal: AbortSignal,
): Promise<RegistryAnswer<RegistryState | null>> {
  const states = await registry.status([number], signal);
  if (states.kind === "unavailable") return states;
  const [state = "unreadable"]: EntryAnswer[] = states.value;
  return state === "unreadable" ? { kind: "unavailable", fault: "malformed" } : answered(state);
}

/** Whether live sources may be asked. If the registry failed recently, waits longer for it. */
async function mayQueryLiveSources(
  { settings, clock, registryMemory }: DescribeServices,
  number: string,
  registryAnswer: Promise<RegistryAnswer<RegistryState | null>>,
  admittedAt: number,
): Promise<boolean> {
  const isFailing = clock() - registryMemory.failedAt < REGISTRY_ONLY_MS;
  const until = admittedAt + (isFailing ? settings.LIVE_SOURCES_BUDGET_MS : REGISTRY_FIRST_MS);
  const answer = await withinBudget(() => registryAnswer, until - clock());
  if (!answer) return !isFailing && hasRightCheckDigit(number);
  return answer.kind === "answered" && answer.value !== null;
}

/** Waits until the budget ends. Later answers are still added to the returned object. */
async function queryDueSources(
  { queryLiveSources, settings, clock, trace }: DescribeServices,
  number: string,
  known: KnownBusiness,
  due: readonly DataSetName[],
  admittedAt: number,
): Promise<KnownBusiness> {
  const queries = queryLiveSources(number, due, known);
  const left = admittedAt + settings.LIVE_SOURCES_BUDGET_MS - clock();
  await trace.time(
    "sources",
    withinBudget(() => queries.done, Math.max(0, left)),
  );
  const { missing } = queries;
  if (missing.size > 0)
    trace.note({ sources: [...missing].map(([name, reason]) => `${name}:${reason}` as const) });
  return queries.known;
}
