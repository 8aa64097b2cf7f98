/**
 * Verifying businesses: registry and disclosure table are asked at the same time. One code path
 * serves a single check and a batch chunk; it knows no wire shape.
 */
import type { Settings } from "../config.ts";
import type { CompanyDirectory, CompanyMatch, CompanyQuestion } from "../disclosure/lookup.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { withinBudget } from "../lib/budget.ts";
import { checkClaims } from "../registry/check.ts";
import type { RegistryClient } from "../registry/client.ts";
import type { Trace } from "../trace.ts";
import type { BusinessClaim, Verification } from "./verification.ts";

/** Finds companies, or says that it cannot tell. */
interface NameLookup {
  find(questions: CompanyQuestion[]): Promise<(CompanyMatch | "unavailable" | null)[]>;
}

export interface VerifyServices {
  registry: RegistryClient;
  companies: NameLookup;
  trace: Trace;
  clock: () => number;
}

/**
 * @param claims 1 to 100, the registry's own limit
 * @param withNames false when the answer shows no name: then the disclosure table is not asked
 * @returns one verification for each claim, in order
 */
export async function verifyBusinesses(
  { registry, companies, trace, clock }: VerifyServices,
  claims: BusinessClaim[],
  withNames: boolean,
  signal?: AbortSignal,
): Promise<Answer<Verification[]>> {
  // The representative is not confirmed yet: a match is used only if the registry confirms it.
  const questions = claims.map(({ number, companyName, ownerName }) => ({
    businessNumber: number,
    companyName,
    representative: ownerName,
  }));
  const [outcomes, matches] = await Promise.all([
    trace.time("registry", checkClaims(registry, claims, signal)),
    withNames ? trace.time("names", companies.find(questions)) : [],
  ]);
  if (outcomes.kind === "unavailable") return outcomes;
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
  companies: CompanyDirectory;
  settings: Pick<Settings, "NAMES_BUDGET_MS">;
}

/**
 * A single check: `verifyBusinesses` for one claim. The verdict does not wait for the name: where
 * the disclosure table fails, or takes longer than its budget, it goes out without.
 */
export async function verifyBusiness(
  services: CheckServices,
  claim: BusinessClaim,
  withNames: boolean,
  signal: AbortSignal,
): Promise<Answer<Verification>> {
  const { registry, companies, trace, clock, settings } = services;
  const optionalNames: NameLookup = {
    async find(questions) {
      const found = await withinBudget(() => companies.find(questions), settings.NAMES_BUDGET_MS);
      if (!found) trace.note({ names: "unavailable" });
      return found ?? questions.map(() => "unavailable");
    },
  };
  const verifications = await verifyBusinesses(
    { registry, companies: optionalNames, trace, clock },
    [claim],
    withNames,
    signal,
  );
  if (verifications.kind === "unavailable") return verifications;
  const [verification] = verifications.value;
  if (!verification) throw new Error("one claim has one verification");
  return answered(verification);
}
