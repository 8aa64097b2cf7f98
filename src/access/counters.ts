/**
 * The counters that a meter publishes to KV, namespace `RATE_COUNTERS`. They lag behind, so only
 * the meter grants checks. The edge reads them to refuse an exhausted account without waking its
 * meter, and the operator reads them to see usage. Despite the name of the namespace, they count
 * usage, not the rate.
 *
 *   `usage:<metered name>:<variant>:<YYYY-MM>` → PublishedCounter (JSON), kept for 13 months
 */
import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod";
import type { Variant } from "../variant.ts";

const publishedCounterSchema = z.object({
  used: z.int(),
  quota: z.int().nullable(),
  exhausted: z.boolean(),
  updatedAt: z.string(),
});

export type PublishedCounter = z.infer<typeof publishedCounterSchema>;

const KEPT_SECONDS = 396 * 86_400;

export function counterKeyOf(meteredName: string, variant: Variant, period: string): string {
  return `usage:${meteredName}:${variant}:${period}`;
}

export interface CounterStore {
  /** Null when missing or unreadable. Then the edge refuses no request, and the meter decides. */
  read(key: string): Promise<PublishedCounter | null>;
  write(key: string, counter: PublishedCounter): Promise<void>;
  /** Removes what a metered name published. The test side of an account publishes nothing. */
  removeAll(meteredName: string): Promise<void>;
}

export function createCounterStore(kv: KVNamespace): CounterStore {
  return {
    async read(key) {
      const parsed = publishedCounterSchema.safeParse(await kv.get(key, "json").catch(() => null));
      return parsed.success ? parsed.data : null;
    },
    async removeAll(meteredName) {
      // One page of KV's list (1,000 names) holds all counters: two variants, about 13 months each.
      const { keys } = await kv.list({ prefix: `usage:${meteredName}:` });
      await Promise.all(keys.map(({ name }) => kv.delete(name)));
    },
    write: (key, counter) => kv.put(key, JSON.stringify(counter), { expirationTtl: KEPT_SECONDS }),
  };
}
