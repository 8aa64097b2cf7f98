/**
 * The counters that the meter publishes to KV, namespace `RATE_COUNTERS`. They lag behind the
 * meter, which alone decides. The edge reads them to refuse an exhausted account without waking its
 * meter, and an operator reads them to see who uses what. They count usage, not the rate, whatever
 * the binding's name says.
 *
 *   `usage:<account>:<variant>:<YYYY-MM>` → PublishedCounter (JSON), kept for a year and a month
 */
import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod";
import type { Variant } from "../variant.ts";

const publishedCounterSchema = z.object({
  used: z.int(),
  /** Null: the plan has no monthly limit. */
  quota: z.int().nullable(),
  exhausted: z.boolean(),
  /** ISO 8601 instant. */
  updatedAt: z.string(),
});

export type PublishedCounter = z.infer<typeof publishedCounterSchema>;

/** A year and a month. */
const KEPT_SECONDS = 396 * 86_400;

export function counterKey(account: string, variant: Variant, period: string): string {
  return `usage:${account}:${variant}:${period}`;
}

export interface CounterStore {
  /**
   * Null when there is no counter that can be read: it is a hint, and refuses nobody by failing.
   */
  read(key: string): Promise<PublishedCounter | null>;
  write(key: string, counter: PublishedCounter): Promise<void>;
  /** Removes the counters of all months and variants of an account. */
  removeAll(account: string): Promise<void>;
}

export function createCounterStore(kv: KVNamespace): CounterStore {
  return {
    async read(key) {
      const parsed = publishedCounterSchema.safeParse(await kv.get(key, "json").catch(() => null));
      return parsed.success ? parsed.data : null;
    },
    async removeAll(account) {
      // At most thirteen months of two variants are kept: one page.
      const { keys } = await kv.list({ prefix: `usage:${account}:` });
      await Promise.all(keys.map(({ name }) => kv.delete(name)));
    },
    write: (key, counter) => kv.put(key, JSON.stringify(counter), { expirationTtl: KEPT_SECONDS }),
  };
}
