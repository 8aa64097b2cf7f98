/**
 * Adds the custom domains of the Worker. Wrangler cannot do this safely: without a terminal it
 * replaces DNS records that a domain already has (`publishCustomDomains`, 4.155 and 4.164). This
 * file replaces such records only if the operator gives --take-domain.
 */
import * as z from "zod";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import type { Target } from "./target.ts";

/** Cloudflare's error code for a domain that has DNS records (cloudflare/workers-sdk#9878). */
export const HAS_DNS_RECORDS = 100117;

const changes = z.object({ conflicting: z.array(z.object({ hostname: z.string() })).nullish() });

/**
 * Asks Cloudflare which domains have DNS records that a custom domain did not create. Changes
 * nothing.
 * @returns the domains. The list is also empty if Cloudflare refuses the call, as it does before
 *   the Worker's first upload. In that case `addDomains` fails later if a domain has such DNS
 *   records
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
 * @param takeDomain whether to replace DNS records that a domain already has
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
