/**
 * API keys in KV, namespace `API_KEYS`. The key itself is never stored, only its SHA-256.
 *
 *   `key:<sha256 hex>` → ApiKey (JSON)
 *   `id:<key id>`      → <sha256 hex>, to find a key by the id that people and logs use
 *
 * KV serves a deleted or changed entry for up to a minute; the meters, which are told of each
 * change, close that gap. It also remembers "not found": a key must be stored before it is first
 * looked up.
 */
import type { KVNamespace, KVNamespaceListResult } from "@cloudflare/workers-types";
import * as z from "zod";
import { parseJson } from "../lib/json.ts";

const limitOverrides = z.object({
  monthlyQuota: z.int().positive().optional(),
  ratePerSecond: z.int().positive().optional(),
  maxBatch: z.int().positive().optional(),
});

export const apiKeySchema = z.object({
  id: z.string(),
  account: z.string(),
  /** What the owner calls this key. */
  name: z.string(),
  /** Plan id by variant; a variant that is missing may not be called. */
  plans: z.object({ a: z.string().optional(), b: z.string().optional() }),
  limits: limitOverrides.optional(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  /** Live where it is missing. */
  mode: z.enum(["live", "test"]).optional(),
});

/** What is known of an API key. */
export type ApiKey = z.infer<typeof apiKeySchema>;

export interface KeyStore {
  /** The key with this SHA-256, or null. A damaged record counts as no key. */
  find(hash: string): Promise<ApiKey | null>;
  /** @param keptUntil epoch seconds after which KV forgets the key by itself */
  put(hash: string, key: ApiKey, keptUntil?: number): Promise<void>;
  /** Overwrites an existing key. @returns false when it has been removed meanwhile */
  replace(key: ApiKey, keptUntil?: number): Promise<boolean>;
  findById(id: string): Promise<ApiKey | null>;
  /**
   * Forgets the key with this id. Its meters must have been told before: afterwards nothing here
   * knows which they were.
   */
  remove(id: string): Promise<void>;
  list(): Promise<ApiKey[]>;
}

/** How many keys KV reads in one call (KV limits). */
const KEYS_PER_GET = 100;

export function createKeyStore(kv: KVNamespace): KeyStore {
  const find = async (hash: string): Promise<ApiKey | null> => {
    const parsed = apiKeySchema.safeParse(parseJson((await kv.get(`key:${hash}`)) ?? ""));
    return parsed.success ? parsed.data : null;
  };
  const put = async (hash: string, key: ApiKey, keptUntil?: number): Promise<void> => {
    const options = keptUntil === undefined ? {} : { expiration: keptUntil };
    await kv.put(`key:${hash}`, JSON.stringify(key), options);
    await kv.put(`id:${key.id}`, hash, options);
  };
  return {
    find,
    put,
    async replace(key, keptUntil) {
      const hash = await kv.get(`id:${key.id}`);
      if (hash) await put(hash, key, keptUntil);
      return hash !== null;
    },
    async findById(id) {
      const hash = await kv.get(`id:${id}`);
      return hash ? find(hash) : null;
    },
    async remove(id) {
      const hash = await kv.get(`id:${id}`);
      if (hash) await kv.delete(`key:${hash}`);
      await kv.delete(`id:${id}`);
    },
    async list() {
      const keys: ApiKey[] = [];
      let cursor: string | null = null;
      do {
        const page: KVNamespaceListResult<unknown> = await kv.list({
          prefix: "key:",
          limit: KEYS_PER_GET,
          cursor,
        });
        const records = await kv.get(page.keys.map((entry) => entry.name));
        for (const record of records.values()) {
          const parsed = apiKeySchema.safeParse(parseJson(record ?? ""));
          if (parsed.success) keys.push(parsed.data);
        }
        cursor = page.list_complete ? null : page.cursor;
      } while (cursor);
      return keys.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
  };
}
