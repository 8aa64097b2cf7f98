/**
 * API keys in KV. The key itself is never stored, only its SHA-256.
 *   `key:<sha256 hex>` → KeyRecord (JSON)
 *   `id:<key id>`      → <sha256 hex>
 *   `revoked:<key id>` → KeyRecord (JSON), shown to the operator for 30 days
 * KV also caches "not found", so store a key before anyone looks it up.
 */
import type { KVNamespace, KVNamespaceListResult } from "@cloudflare/workers-types";
import * as z from "zod";
import { parseJson } from "../lib/json.ts";

const limitOverridesSchema = z.object({
  monthlyQuota: z.int().positive().optional(),
  unitsPerDay: z.int().positive().optional(),
  ratePerSecond: z.int().positive().optional(),
  maxBatch: z.int().positive().optional(),
  maxJobRows: z.int().positive().optional(),
  maxWatched: z.int().positive().optional(),
});

export type LimitOverrides = z.infer<typeof limitOverridesSchema>;

export const keyRecordSchema = z.object({
  id: z.string(),
  /** Has no tilde. A name with `~test` at its end would never be charged (`account-mode.ts`). */
  account: z.string().regex(/^[^~]*$/),
  name: z.string(),
  /** A plan's id for each variant. Without a plan, the key cannot call that variant. */
  plans: z.object({ a: z.string().optional(), b: z.string().optional() }),
  limits: limitOverridesSchema.optional(),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
  /** For a key that was rotated: when it would have expired; null: never. */
  endBeforeRotation: z.string().nullable().optional(),
  revokedAt: z.string().optional(),
  /** Missing in older records. */
  mode: z.enum(["live", "test"]).optional(),
});

export type KeyRecord = z.infer<typeof keyRecordSchema>;

export interface StoredKey {
  hash: string;
  key: KeyRecord;
}

export interface KeyStore {
  find(hash: string): Promise<KeyRecord | null>;
  /** @param keptUntil epoch seconds; absent: forever */
  put(hash: string, key: KeyRecord, keptUntil?: number): Promise<void>;
  /** @returns false when the key has been removed in the meantime */
  replace(key: KeyRecord, keptUntil?: number): Promise<boolean>;
  findById(id: string): Promise<KeyRecord | null>;
  findRevoked(id: string): Promise<KeyRecord | null>;
  /** Tell the key's meters first, because KV may serve the key for another minute. */
  revoke(key: KeyRecord, revokedAt: string): Promise<void>;
  /** Tell the key's meters first, because only the record says which meters these are. */
  remove(id: string): Promise<void>;
  /** Lists the oldest key first. Includes keys that were revoked in the last 30 days. */
  list(): Promise<KeyRecord[]>;
  /** Unrevoked keys whose hashes begin with `start`. Leaves out unreadable records. */
  page(start: string, cursor: string | null): Promise<{ keys: StoredKey[]; cursor: string | null }>;
  /** @returns the hashes that have a readable record */
  known(hashes: string[]): Promise<Set<string>>;
}

const REVOKED_SHOWN_SECONDS = 30 * 86_400;

/** KV reads at most 100 keys in one call (KV limits). */
const KEYS_PER_GET = 100;
/** A page takes six calls: one to list keys (KV lists up to 1,000), and five to read them. */
const KEYS_PER_PAGE = 500;

export function createKeyStore(kv: KVNamespace): KeyStore {
  const read = async (name: string): Promise<KeyRecord | null> => {
    const parsed = keyRecordSchema.safeParse(parseJson((await kv.get(name)) ?? ""));
    return parsed.success ? parsed.data : null;
  };
  const find = (hash: string) => read(`key:${hash}`);
  const put = async (hash: string, key: KeyRecord, keptUntil?: number): Promise<void> => {
    const options = keptUntil === undefined ? {} : { expiration: keptUntil };
    // Write the id first. Then every key that works has an id, even if the second write fails.
    await kv.put(`id:${key.id}`, hash, options);
    await kv.put(`key:${hash}`, JSON.stringify(key), options);
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
    findRevoked: (id) => read(`revoked:${id}`),
    async revoke(key, revokedAt) {
      const record = JSON.stringify({ ...key, revokedAt } satisfies KeyRecord);
      await kv.put(`revoked:${key.id}`, record, { expirationTtl: REVOKED_SHOWN_SECONDS });
      await deleteKeyAndId(kv, key.id);
    },
    async remove(id) {
      await deleteKeyAndId(kv, id);
      await kv.delete(`revoked:${id}`);
    },
    async list() {
      const [revoked, unrevoked] = await Promise.all([
        recordsOf(kv, "revoked:"),
        recordsOf(kv, "key:"),
      ]);
      // A revocation that failed half-way leaves two records of the key. List the key only once.
      const ids = new Set(revoked.map(({ id }) => id));
      const keys = [...revoked, ...unrevoked.filter(({ id }) => !ids.has(id))];
      return keys.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
    async page(start, after) {
      const { records, cursor } = await pageOf(kv, `key:${start}`, after);
      const keys = records.map(([name, key]) => ({ hash: name.slice("key:".length), key }));
      return { keys, cursor };
    },
    async known(hashes) {
      const records = await recordsUnder(
        kv,
        hashes.map((hash) => `key:${hash}`),
      );
      return new Set(records.map(([name]) => name.slice("key:".length)));
    },
  };
}

async function deleteKeyAndId(kv: KVNamespace, id: string): Promise<void> {
  const hash = await kv.get(`id:${id}`);
  if (hash) await kv.delete(`key:${hash}`);
  await kv.delete(`id:${id}`);
}

async function recordsOf(kv: KVNamespace, prefix: string): Promise<KeyRecord[]> {
  const keys: KeyRecord[] = [];
  let after: string | null = null;
  do {
    const { records, cursor } = await pageOf(kv, prefix, after);
    keys.push(...records.map(([, key]) => key));
    after = cursor;
  } while (after);
  return keys;
}

type NamedRecord = [name: string, key: KeyRecord];

async function pageOf(
  kv: KVNamespace,
  prefix: string,
  after: string | null,
): Promise<{ records: NamedRecord[]; cursor: string | null }> {
  const page: KVNamespaceListResult<unknown> = await kv.list({
    prefix,
    limit: KEYS_PER_PAGE,
    cursor: after,
  });
  const names = page.keys.map((entry) => entry.name);
  const cursor = page.list_complete ? null : page.cursor;
  return { records: await recordsUnder(kv, names), cursor };
}

async function recordsUnder(kv: KVNamespace, names: string[]): Promise<NamedRecord[]> {
  const found: NamedRecord[] = [];
  for (let first = 0; first < names.length; first += KEYS_PER_GET) {
    const texts = await kv.get(names.slice(first, first + KEYS_PER_GET));
    for (const [name, text] of texts) {
      const parsed = keyRecordSchema.safeParse(parseJson(text ?? ""));
      if (parsed.success) found.push([name, parsed.data]);
    }
  }
  return found;
}
