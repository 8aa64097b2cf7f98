/** Verifies businesses. Chunks of batches wait for names; single checks have a time budget. */
import type { Settings } from "../config.ts";
import type { CompanyQuestion } from "../disclosure/lookup.ts";
import { answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import { type CheckOutcome, checkClaims, checkNumbers } from "../registry/check.ts";
import type { RegistryAnswer, RegistryClient } from "../registry/client.ts";
import type { Trace } from "../trace.ts";
import { type DecisionServices, decideByFacts, type ReadingTerms } from "./decide-by-facts.ts";
import { type OutputLanguage, showsNames } from "./output-language.ts";
import type { Claim, Verification } from "./verification.ts";

/** Queries official names in the background, so that no check waits for them. */
export interface OfficialNameQueries {
  /** Stored answers from before this day are out of date. The day is counted from 1970-01-01. */
  staleBefore(): number;
  /** Stores the numbers that `queryWantedNames` will ask about. */
  want(numbers: string[]): void;
}

export interface ChunkCheckServices extends DecisionServices {
  registry: RegistryClient;
  trace: Trace;
  /** Null if the source of official names is switched off. */
  officialNameQueries: OfficialNameQueries | null;
  settings: Pick<Settings, "CHUNK_FACTS_BUDGET_MS">;
}

export interface SingleCheckServices extends ChunkCheckServices {
  settings: Pick<Settings, "CHUNK_FACTS_BUDGET_MS" | "NAMES_BUDGET_MS" | "FACTS_BUDGET_MS">;
}

export interface Order {
  account: string;
  language: OutputLanguage;
}

/** @param admittedAt the start of the time budgets, in epoch milliseconds */
export async function verifyBusiness(
  services: SingleCheckServices,
  claim: Claim,
  { account, language }: Order,
  admittedAt: number,
  signal: AbortSignal,
): Promise<RegistryAnswer<Verification>> {
  const { registry, trace, clock } = services;
  const checking = trace.time("registry", checkClaims(registry, [claim], signal));
  const asking = { account, confirmed: confirmedBy(checking, signal) };
  const [outcomes, names] = await Promise.all([
    checking,
    showsNames(language)
      ? trace.time("names", findNamesInTime(services, [claim], asking, admittedAt))
      : NO_NAMES,
  ]);
  if (outcomes.kind === "unavailable") return outcomes;
  if (!signal.aborted) wantNames(services, [claim], outcomes.value, names);
  const [verification] = verificationsOf(outcomes.value, names, clock());
  return verification ? answered(verification) : UNREADABLE;
}

/** For 1 to 100 claims, in order; null for an unreadable entry. @throws if the name lookup fails */
export async function verifyBusinesses(
  services: ChunkCheckServices,
  claims: Claim[],
  { account, language }: Order,
): Promise<RegistryAnswer<(Verification | null)[]>> {
  const { registry, trace, clock } = services;
  const checking = trace.time("registry", checkClaims(registry, claims));
  const asking = { account, confirmed: confirmedBy(checking) };
  const [outcomes, names] = await Promise.all([
    checking,
    showsNames(language) ? trace.time("names", findNames(services, claims, asking)) : NO_NAMES,
  ]);
  if (outcomes.kind === "unavailable") return outcomes;
  wantNames(services, claims, outcomes.value, names);
  return answered(verificationsOf(outcomes.value, names, clock()));
}

/** For 1 to 100 numbers, in order, without names; null for an unreadable entry. */
export async function verifyNumbers(
  { registry, trace, clock }: Pick<ChunkCheckServices, "registry" | "trace" | "clock">,
  claims: Pick<Claim, "number">[],
  signal?: AbortSignal,
): Promise<RegistryAnswer<(Verification | null)[]>> {
  const numbers = claims.map(({ number }) => number);
  const outcomes = await trace.time("registry", checkNumbers(registry, numbers, signal));
  if (outcomes.kind === "unavailable") return outcomes;
  return answered(verificationsOf(outcomes.value, NO_NAMES, clock()));
}

/** One unreadable entry makes the whole answer unavailable. */
export function allOrUnavailable(
  answer: RegistryAnswer<(Verification | null)[]>,
): RegistryAnswer<Verification[]> {
  if (answer.kind === "unavailable") return answer;
  const readable = answer.value.filter((verification) => verification !== null);
  return readable.length === answer.value.length ? answered(readable) : UNREADABLE;
}

const UNREADABLE = { kind: "unavailable", fault: "malformed" } as const;

type Asking = Omit<ReadingTerms, "endsAt">;

/** After the caller has hung up or the meter has refused, no claim counts as confirmed. */
async function confirmedBy(
  checking: Promise<RegistryAnswer<(CheckOutcome | null)[]>>,
  signal?: AbortSignal,
): Promise<boolean[]> {
  const outcomes = await checking.catch(() => null);
  if (outcomes?.kind !== "answered" || signal?.aborted) return [];
  return outcomes.value.map((outcome) => outcome?.kind === "valid");
}

interface Names {
  /** One company for each claim, in order; empty if names are not looked up. */
  companies: Verification["company"][];
  /** Numbers of corporations to ask `fsc` about. */
  numbersToQuery: ReadonlySet<string>;
}

const NO_NAMES: Names = { companies: [], numbersToQuery: new Set() };

/** Never fails: a name is `unavailable` if the lookup fails, and `pending` if facts are late. */
async function findNamesInTime(
  services: SingleCheckServices,
  claims: Claim[],
  asking: Asking,
  admittedAt: number,
): Promise<Names> {
  const { companies, trace, clock, settings, officialNameQueries } = services;
  const questions = claims.map(questionOf);
  const lookup = await withinBudget(
    () => companies.find(questions, officialNameQueries?.staleBefore()),
    Math.max(0, admittedAt + settings.NAMES_BUDGET_MS - clock()),
  );
  if (!lookup) {
    trace.note({ names: "unavailable" });
    return { ...NO_NAMES, companies: claims.map(() => "unavailable") };
  }
  const endsAt = admittedAt + settings.FACTS_BUDGET_MS;
  const decided = await decideByFacts(services, questions, lookup, { ...asking, endsAt });
  if (decided.includes("pending")) trace.note({ names: "pending" });
  return { companies: decided, numbersToQuery: lookup.numbersToQuery };
}

/** @throws if the disclosure table does not answer */
async function findNames(
  services: ChunkCheckServices,
  claims: Claim[],
  asking: Asking,
): Promise<Names> {
  const { companies, clock, settings, officialNameQueries } = services;
  const questions = claims.map(questionOf);
  const lookup = await companies.find(questions, officialNameQueries?.staleBefore());
  const endsAt = clock() + settings.CHUNK_FACTS_BUDGET_MS;
  return {
    companies: await decideByFacts(services, questions, lookup, { ...asking, endsAt }),
    numbersToQuery: lookup.numbersToQuery,
  };
}

/** The representative may still prove wrong. Then `verificationsOf` drops the company. */
function questionOf({ number, companyName, ownerName }: Claim): CompanyQuestion {
  return { businessNumber: number, companyName, representative: ownerName };
}

/** Asks only for names of confirmed claims, so that guesses cannot use up `fsc`'s allowance. */
function wantNames(
  { officialNameQueries }: ChunkCheckServices,
  claims: Claim[],
  outcomes: (CheckOutcome | null)[],
  { numbersToQuery }: Names,
): void {
  if (numbersToQuery.size === 0) return;
  const valid = claims.filter((_, index) => outcomes[index]?.kind === "valid");
  const numbers = valid.map(({ number }) => number).filter((number) => numbersToQuery.has(number));
  if (numbers.length > 0) officialNameQueries?.want(numbers);
}

function verificationsOf(
  outcomes: (CheckOutcome | null)[],
  { companies }: Names,
  verifiedAt: number,
): (Verification | null)[] {
  return outcomes.map((outcome, index) => {
    if (!outcome) return null;
    const company = outcome.kind === "valid" ? (companies[index] ?? null) : null;
    return { outcome, company, verifiedAt };
  });
}
