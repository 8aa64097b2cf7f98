/**
 * The custom domains of the Worker. The deployment adds them itself, because wrangler without a
 * terminal replaces the DNS records that a domain already has (`publishCustomDomains`, 4.155 and
 * 4.164). With the call used here, Cloudflare replaces them only if the operator gives
 * --take-domain.
 */
import * as z from "zod";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import type { Target } from "./target.ts";

/** The code of a refusal because of DNS records (cloudflare/workers-sdk#9878). */
export const HAS_DNS_RECORDS = 100117;

const changes = z.object({ conflicting: z.array(z.object({ hostname: z.string() })).nullish() });

/**
 * Asks Cloudflare which of the domains have DNS records that a custom domain did not create.
 * Changes nothing.
 * @returns an empty list if Cloudflare refuses the question, as it does before the Worker's first
 * upload. Then `addDomains` fails later if there are such records
 */
export async function domainsWithRecords(
  api: CloudflareApi,
  { worker, domains }: Target,
): Promise<string[]> {
  if (domains.length === 0) return [];
  try {
    const { conflicting } = await api.call(
      `/workers/scripts/${worker}/domains/changeset`,
      changes,
      { method: "POST", query: [["replace_state", "true"]], body: originsOf(domains) },
    );
    return (conflicting ?? []).map(({ hostname }) => hostname);
  } catch (failure) {
    if (failure instanceof ApiFailure) return [];
    throw failure;
  }
}

/**
 * Gives the Worker the domains of wrangler.toml, with DNS records and certificates.
 * @param takeDomain whether to replace DNS records that a domain has
 * @throws ApiFailure, with `HAS_DNS_RECORDS` if there are such records
 */
export async function addDomains(
  api: CloudflareApi,
  { worker, domains }: Target,
  takeDomain: boolean,
): Promise<void> {
  if (domains.length === 0) return;
  await api.call(`/workers/scripts/${worker}/domains/records`, z.unknown(), {
    method: "PUT",
    body: {
      override_scope: true,
      // No domain belongs to another Worker: `inspect` (`preflight.ts`) has checked that.
      override_existing_origin: false,
      override_existing_dns_record: takeDomain,
      origins: originsOf(domains),
    },
  });
}

function originsOf(domains: readonly string[]): object[] {
  return domains.map((hostname) => ({ hostname }));
}
