/**
 * Describing a business by its number alone: registry and D1 are asked at the same time, and live
 * sources for what D1 does not know. Knows no wire shape and no language.
 */
import type { Settings } from "../config.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import { hasRightCheckDigit } from "../lib/check-digit.ts";
import type { DataSetName } from "../live-sources/data-sets.ts";
import { dueSources } from "../profile/due.ts";
import type { LiveQueries } from "../profile/live-queries.ts";
import { type Merged, merge } from "../profile/merge.ts";
import type { KnownBusiness, ProfileDirectory } from "../profile/store.ts";
import type { RegistryClient, RegistryState } from "../registry/client.ts";
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
  /** Of the isolate. */
  memory: { registryFailedAt: number };
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
  /** Null: the number is not registered. */
  state: RegistryState | null;
  /** What all sources together say of the business. */
  merged: Merged;
  /** Epoch milliseconds. */
  describedAt: number;
}

/** Where D1 did not answer: the number may be a forgotten one, so no source is asked about it. */
const UNREAD: KnownBusiness = { profile: null, live: [], isForgotten: true };

/** How long the registry is waited for before live sources are asked about a number. */
const REGISTRY_FIRST_MS = 250;
/** After it has failed: an answer that does not come costs nothing, whatever numbers are tried. */
const REGISTRY_ONLY_MS = 30_000;

/**
 * Live sources are asked when the registry has said that the number is registered, or is slow to
 * say anything about a number that can be one: a caller who tries numbers out, or is refused by the
 * meter, uses up no source's allowance
 * (docs/decisions/0074-live-sources-behind-the-registry.md).
 * @param number ten digits
 * @param admittedAt from when on the live sources' budget counts, by the clock
 */
export async function describeBusiness(
  services: DescribeServices,
  number: string,
  admittedAt: number,
  signal: AbortSignal,
): Promise<Answer<Description>> {
  const { registry, profiles, trace, settings, clock, memory } = services;
  const keepPersonal = settings.LIVE_SOURCES_PERSONAL_DATA;
  const registryAnswer = trace.time("registry", registry.status([number], signal));
  registryAnswer.catch(() => {}); // It is awaited later, but may fail before.
  const stored = await trace.time(
    "profile",
    withinBudget(() => profiles.find(number), settings.NAMES_BUDGET_MS),
  );

  const known = stored ?? UNREAD;
  const storedFacts = merge(number, known, keepPersonal);
  const due = dueSources(number, known, storedFacts, {
    on: settings.LIVE_SOURCES,
    ages: settings.LIVE_SOURCES_MAX_AGE_DAYS,
    now: clock(),
  });
  const mayQuery =
    due.length > 0 && (await mayQueryLiveSources(services, number, registryAnswer, admittedAt));
  const completed =
    mayQuery && !signal.aborted
      ? await queryDueSources(services, number, known, due, admittedAt)
      : null;

  const states = await registryAnswer;
  if (states.kind === "unavailable") {
    memory.registryFailedAt = clock();
    return states;
  }
  if (!stored) trace.note({ names: "unavailable" });
  // Merged again only now: sources may have gone on to answer while the registry was waited for.
  const merged = completed ? merge(number, completed, keepPersonal) : storedFacts;
  return answered({ state: states.value[0] ?? null, merged, describedAt: clock() });
}

/** Waits for the registry, but not longer than live sources can. */
async function mayQueryLiveSources(
  { settings, clock, memory }: DescribeServices,
  number: string,
  registryAnswer: Promise<Answer<(RegistryState | null)[]>>,
  admittedAt: number,
): Promise<boolean> {
  const isFailing = clock() - memory.registryFailedAt < REGISTRY_ONLY_MS;
  const until = admittedAt + (isFailing ? settings.LIVE_SOURCES_BUDGET_MS : REGISTRY_FIRST_MS);
  const states = await withinBudget(() => registryAnswer, until - clock());
  if (!states) return !isFailing && hasRightCheckDigit(number);
  return states.kind === "answered" && states.value[0] !== null;
}

/**
 * What is known once the sources that are due have answered, or nobody waits any longer. Late
 * answers are added to it.
 */
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
