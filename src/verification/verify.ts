/**
 * Verifying businesses: registry and name table asked at once. One code path for a single check and for a batch chunk; knows no wire shape.
 */
import type { Services } from "../config.ts";
import { findCompanies } from "../disclosure/lookup.ts";
import { checkClaims } from "../registry/check.ts";
import type { BusinessClaim, Verification } from "./verification.ts";

/**
 * @param claims 1 to 100, the registry's own limit
 * @param withNames false when the answer will show no name: the table is not asked then
 * @returns one verification for each claim, in order
 * @throws RegistryUnavailable
 */
export async function verifyBusinesses(
  { registry, env, trace, clock }: Services,
  claims: BusinessClaim[],
  withNames: boolean,
  signal?: AbortSignal,
): Promise<Verification[]> {
  // The representative is still a claim here; the match is used only where the registry confirms it.
  const questions = claims.map(({ number, companyName, ownerName }) => ({
    businessNumber: number,
    companyName,
    representative: ownerName,
  }));
  const [outcomes, companies] = await Promise.all([
    trace.time("registry", checkClaims(registry, claims, signal)),
    withNames ? trace.time("names", findCompanies(env.DB, questions)) : [],
  ]);
  const verifiedAt = clock();
  return outcomes.map((outcome, index) => ({
    outcome,
    company: outcome.kind === "valid" ? (companies[index] ?? null) : null,
    verifiedAt,
  }));
}

/** A single check: `verifyBusinesses` for one claim. */
export async function verifyBusiness(
  services: Services,
  claim: BusinessClaim,
  withNames: boolean,
  signal: AbortSignal,
): Promise<Verification> {
  const [verification] = await verifyBusinesses(services, [claim], withNames, signal);
  if (!verification) throw new Error("one claim has one verification");
  return verification;
}
