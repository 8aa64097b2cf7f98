/**
 * Verifying businesses: registry and disclosure table are asked at the same time. One code path
 * serves a single check and a batch chunk; it knows no wire shape.
 */
import type { Settings } from "../config.ts";
import type { CompanyQuestion, Wanting } from "../disclosure/lookup.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import { checkClaims, checkNumbers } from "../registry/check.ts";
import type { RegistryClient } from "../registry/client.ts";
import type { Trace } from "../trace.ts";
import { type DecisionServices, decideByFacts } from "./decide-by-facts.ts";
import type { BusinessClaim, Verification } from "./verification.ts";

/** Has official names of corporations queried in the background: no check waits for them. */
export interface WantedNames {
  /** An answer from before this day is old; in days since 1970. */
  before(): number;
  want(numbers: string[]): void;
}

export interface VerifyServices extends DecisionServices {
  registry: RegistryClient;
  trace: Trace;
  /** Null where their source is switched off. */
  wantedNames: WantedNames | null;
  settings: Pick<Settings, "CHUNK_FACTS_BUDGET_MS">;
}

/**
 * The claims of a chunk: it waits for the disclosure table.
 * @param claims 1 to 100, the registry's own limit
 * @param withNames false when the answer shows no name: then the disclosure table is not asked
 * @returns one verification for each claim, in order
 */
export async function verifyBusinesses(
  services: VerifyServices,
  claims: BusinessClaim[],
  withNames: boolean,
): Promise<Answer<Verification[]>> {
  const { companies, clock, settings } = services;
  return verify(
    services,
    claims,
    withNames &&
      (async (questions, wanting) => {
        const matches = await companies.find(questions, wanting);
        const endsAt = clock() + settings.CHUNK_FACTS_BUDGET_MS;
        return decideByFacts(services, questions, matches, endsAt);
      }),
  );
}

/**
 * The states of numbers alone, as verifications of claims that claim nothing else.
 * @param claims 1 to 100
 */
export async function verifyNumbers(
  { registry, trace, clock }: Pick<VerifyServices, "registry" | "trace" | "clock">,
  claims: Pick<BusinessClaim, "number">[],
  signal?: AbortSignal,
): Promise<Answer<Verification[]>> {
  const numbers = claims.map(({ number }) => number);
  const outcomes = await trace.time("registry", checkNumbers(registry, numbers, signal));
  if (outcomes.kind === "unavailable") return outcomes;
  const verifiedAt = clock();
  return answered(outcomes.value.map((outcome) => ({ outcome, company: null, verifiedAt })));
}

/** Finds companies, or says that it cannot tell. */
type FindNames = (
  questions: CompanyQuestion[],
  wanting?: Wanting,
) => Promise<Verification["company"][]>;

async function verify(
  { registry, trace, clock, wantedNames }: VerifyServices,
  claims: BusinessClaim[],
  findNames: FindNames | false,
  signal?: AbortSignal,
): Promise<Answer<Verification[]>> {
  // The representative is not confirmed yet: a match is used only if the registry confirms it.
  const questions = claims.map(({ number, companyName, ownerName }) => ({
    businessNumber: number,
    companyName,
    representative: ownerName,
  }));
  const wanting = wantedNames
    ? { numbers: new Set<string>(), before: wantedNames.before() }
    : undefined;
  const [outcomes, matches] = await Promise.all([
    trace.time("registry", checkClaims(registry, claims, signal)),
    findNames ? trace.time("names", findNames(questions, wanting)) : [],
  ]);
  if (outcomes.kind === "unavailable") return outcomes;
  if (wantedNames && wanting && wanting.numbers.size > 0) {
    // Only of those that are registered: a caller who tries numbers out has nobody asked.
    const valid = claims.filter((_, index) => outcomes.value[index]?.kind === "valid");
    const numbers = valid.map(({ number }) => number).filter((one) => wanting.numbers.has(one));
    if (numbers.length > 0 && !signal?.aborted) wantedNames.want(numbers);
  }
  const verifiedAt = clock();
  return answered(
    outcomes.value.map((outcome, index) => ({
      outcome,
      company: outcome.kind === "valid" ? (matches[index] ?? null) : null,
      verifiedAt,
    })),
  );
}

export interface CheckServices extends VerifyServices {
  settings: Pick<Settings, "CHUNK_FACTS_BUDGET_MS" | "NAMES_BUDGET_MS" | "FACTS_BUDGET_MS">;
}

/**
 * A single check: the same for one claim. The verdict does not wait for the name: where the
 * disclosure table fails, or takes longer than its budget, it goes out without; where facts take
 * longer than theirs, without an official one.
 * @param admittedAt from when on the budgets count, by the clock
 */
export async function verifyBusiness(
  services: CheckServices,
  claim: BusinessClaim,
  withNames: boolean,
  admittedAt: number,
  signal: AbortSignal,
): Promise<Answer<Verification>> {
  const { companies, trace, clock, settings } = services;
  const optionalNames: FindNames = async (questions, wanting) => {
    const left = (budgetMs: number) => Math.max(0, admittedAt + budgetMs - clock());
    const matches = await withinBudget(
      () => companies.find(questions, wanting),
      left(settings.NAMES_BUDGET_MS),
    );
    if (!matches) {
      trace.note({ names: "unavailable" });
      return questions.map(() => "unavailable");
    }
    const endsAt = admittedAt + settings.FACTS_BUDGET_MS;
    const decided = await decideByFacts(services, questions, matches, endsAt);
    if (decided.includes("pending")) trace.note({ names: "pending" });
    return decided;
  };
  const verifications = await verify(services, [claim], withNames && optionalNames, signal);
  if (verifications.kind === "unavailable") return verifications;
  const [verification] = verifications.value;
  if (!verification) throw new Error("one claim has one verification");
  return answered(verification);
}
