/**
 * The counters that the meter publishes to KV, namespace `RATE_COUNTERS` (DESIGN §4). They lag behind the meter, which alone decides;
 * the edge reads them to refuse an exhausted account without waking it, and an operator to see who uses what.
 *
 *   `usage:<account>:<variant>:<YYYY-MM>` → PublishedCounter (JSON), kept for a year and a month
 */
import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod";
import type { Variant } from "./plans.ts";

const publishedCounterSchema = z.object({
  used: z.int(),
  /** Null: the plan has no monthly limit. */
  quota: z.int().nullable(),
  exhausted: z.boolean(),
  /** ISO 8601 instant. */
  updatedAt: z.string(),
});

export type PublishedCounter = z.infer<typeof publishedCounterSchema>;

const KEPT_SECONDS = 396 * 86_400;

export function counterKey(account: string, variant: Variant, period: string): string {
  return `usage:${account}:${variant}:${period}`;
}

/** The published counter, or null when there is none, or none that can be read: it is a hint, and refuses nobody by failing. */
export async function readCounter(kv: KVNamespace, key: string): Promise<PublishedCounter | null> {
  const parsed = publishedCounterSchema.safeParse(await kv.get(key, "json").catch(() => null));
  return parsed.success ? parsed.data : null;
}

export function writeCounter(kv: KVNamespace, key: string, counter: PublishedCounter): Promise<void> {
  return kv.put(key, JSON.stringify(counter), { expirationTtl: KEPT_SECONDS });
}
