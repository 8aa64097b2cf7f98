/** The usage counters in KV. Meters publish them late, so only a meter can grant a check. */
import type { KVNamespace } from "@cloudflare/workers-types";
import * as z from "zod";
import { DAY_MS, LONGEST_KEPT_DAYS } from "../lib/days.ts";
import type { Variant } from "../variant.ts";

const publishedCounterSchema = z.object({
  used: z.int(),
  quota: z.int().nullable(),
  exhausted: z.boolean(),
  updatedAt: z.string(),
});

export type PublishedCounter = z.infer<typeof publishedCounterSchema>;

const KEPT_SECONDS = (LONGEST_KEPT_DAYS * DAY_MS) / 1000;

export function counterKeyOf(meteredName: string, variant: Variant, period: string): string {
  return `usage:${meteredName}:${variant}:${period}`;
}

export interface CounterStore {
  /** @returns null if the counter is missing or unreadable; then ask the meter */
  read(key: string): Promise<PublishedCounter | null>;
  write(key: string, counter: PublishedCounter): Promise<void>;
  removeAll(meteredName: string): Promise<void>;
}

/** @param kv `RATE_COUNTERS`. Despite this name, the counters count usage, not the rate. */
export function createCounterStore(kv: KVNamespace): CounterStore {
  return {
    async read(key) {
      const parsed = publishedCounterSchema.safeParse(await kv.get(key, "json").catch(() => null));
      return parsed.success ? parsed.data : null;
    },
    async removeAll(meteredName) {
      // An account has at most about 13 months of counters for each of two variants. So one page of
      // KV's list (1,000 names) holds all counters.
      const { keys } = await kv.list({ prefix: `usage:${meteredName}:` });
      await Promise.all(keys.map(({ name }) => kv.delete(name)));
    },
    write: (key, counter) => kv.put(key, JSON.stringify(counter), { expirationTtl: KEPT_SECONDS }),
  };
}
