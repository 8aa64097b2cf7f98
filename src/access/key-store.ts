/**
 * API keys in KV, namespace `API_KEYS`. The key itself is never stored, only its SHA-256.
 *
 *   `key:<sha256 hex>` → KeyRecord (JSON)
 *   `id:<key id>`      → <sha256 hex>, to find a key by the id that people and logs use
 *   `revoked:<key id>` → KeyRecord (JSON), for 30 days: what the operator sees of a revoked key
 *
 * KV serves a deleted or changed entry for up to a minute; the meters, which are told of each
 * change, close that gap. It also remembers "not found": a key must be stored before it is first
 * looked up.
 */
import type { KVNamespace, KVNamespaceListResult } from "@cloudflare/workers-types";
import * as z from "zod";
import { parseJson } from "../lib/json.ts";

/** Limits agreed for one key; each replaces the plan's. */
const limitOverridesSchema = z.object({
  monthlyQuota: z.int().positive().optional(),
  ratePerSecond: z.int().positive().optional(),
  maxBatch: z.int().positive().optional(),
});

export type LimitOverrides = z.infer<typeof limitOverridesSchema>;

export const keyRecordSchema = z.object({
  id: z.string(),
  /** A live key of a test side would be asked for and never counted (`account-mode.ts`). */
  account: z.string().regex(/^[^~]*$/),
  /** What the owner calls this key. */
  name: z.string(),
  /** Plan id by variant; a variant that is missing may not be called. */
  plans: z.object({ a: z.string().optional(), b: z.string().optional() }),
  limits: limitOverridesSchema.optional(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  /** Only of a key that opens nothing any more. */
  revokedAt: z.string().optional(),
  /** As the key's text says; older records have none. */
  mode: z.enum(["live", "test"]).optional(),
});

/** What is known of an API key: its text is not among it. */
export type KeyRecord = z.infer<typeof keyRecordSchema>;

export interface KeyStore {
  /** The key with this SHA-256, or null. A damaged record counts as no key. */
  find(hash: string): Promise<KeyRecord | null>;
  /** @param keptUntil epoch seconds after which KV forgets the key by itself */
  put(hash: string, key: KeyRecord, keptUntil?: number): Promise<void>;
  /** Overwrites an existing key. @returns false when it has been removed meanwhile */
  replace(key: KeyRecord, keptUntil?: number): Promise<boolean>;
  findById(id: string): Promise<KeyRecord | null>;
  /**
   * Removes a key, and keeps for the operator that there was one. Its meters must have been told
   * before.
   * @param revokedAt ISO 8601 instant
   */
  revoke(key: KeyRecord, revokedAt: string): Promise<void>;
  /**
   * Forgets the key with this id. Its meters must have been told before: afterwards nothing here
   * knows which they were.
   */
  remove(id: string): Promise<void>;
  /** All keys, and those that were revoked in the last 30 days. */
  list(): Promise<KeyRecord[]>;
}

const REVOKED_SHOWN_SECONDS = 30 * 86_400;

/** How many keys KV reads in one call (KV limits). */
const KEYS_PER_GET = 100;

export function createKeyStore(kv: KVNamespace): KeyStore {
  const find = async (hash: string): Promise<KeyRecord | null> => {
    const parsed = keyRecordSchema.safeParse(parseJson((await kv.get(`key:${hash}`)) ?? ""));
    return parsed.success ? parsed.data : null;
  };
  const put = async (hash: string, key: KeyRecord, keptUntil?: number): Promise<void> => {
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
    async revoke(key, revokedAt) {
      const record = JSON.stringify({ ...key, revokedAt } satisfies KeyRecord);
      await kv.put(`revoked:${key.id}`, record, { expirationTtl: REVOKED_SHOWN_SECONDS });
      await removeLive(kv, key.id);
    },
    async remove(id) {
      await removeLive(kv, id);
      await kv.delete(`revoked:${id}`);
    },
    async list() {
      const [revoked, live] = await Promise.all([recordsOf(kv, "revoked:"), recordsOf(kv, "key:")]);
      // A revocation that failed half-way left both: the key is not listed twice.
      const ids = new Set(revoked.map(({ id }) => id));
      const keys = [...revoked, ...live.filter(({ id }) => !ids.has(id))];
      return keys.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
  };
}

async function removeLive(kv: KVNamespace, id: string): Promise<void> {
  const hash = await kv.get(`id:${id}`);
  if (hash) await kv.delete(`key:${hash}`);
  await kv.delete(`id:${id}`);
}

async function recordsOf(kv: KVNamespace, prefix: string): Promise<KeyRecord[]> {
  const keys: KeyRecord[] = [];
  let cursor: string | null = null;
  do {
    const page: KVNamespaceListResult<unknown> = await kv.list({
      prefix,
      limit: KEYS_PER_GET,
      cursor,
    });
    const names = page.keys.map((entry) => entry.name);
    const records = names.length > 0 ? await kv.get(names) : new Map<string, string | null>();
    for (const record of records.values()) {
      const parsed = keyRecordSchema.safeParse(parseJson(record ?? ""));
      if (parsed.success) keys.push(parsed.data);
    }
    cursor = page.list_complete ? null : page.cursor;
  } while (cursor);
  return keys;
}
