/**
 * Verifying businesses: registry and disclosure table are asked at the same time. One code path
 * serves a single check and a batch chunk; it knows no wire shape.
 */
import type { CompanyDirectory } from "../disclosure/lookup.ts";
import { type Answer, answered } from "../lib/answer.ts";
import { checkClaims } from "../registry/check.ts";
import type { RegistryClient } from "../registry/client.ts";
import type { Trace } from "../trace.ts";
import type { BusinessClaim, Verification } from "./verification.ts";

export interface VerifyServices {
  registry: RegistryClient;
  companies: CompanyDirectory;
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

/** A single check: `verifyBusinesses` for one claim. */
export async function verifyBusiness(
  services: VerifyServices,
  claim: BusinessClaim,
  withNames: boolean,
  signal: AbortSignal,
): Promise<Answer<Verification>> {
  const verifications = await verifyBusinesses(services, [claim], withNames, signal);
  if (verifications.kind === "unavailable") return verifications;
  const [verification] = verifications.value;
  if (!verification) throw new Error("one claim has one verification");
  return answered(verification);
}
