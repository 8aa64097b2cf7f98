/** Reads what the service stores, through bindings that do not fail. */
import { toHex } from "../../../src/lib/sha256.ts";
import type { Stored, StoredJob, StoredMeter, StoredQuery, StoredWatching } from "./control.ts";

/** The meter with the method that `faulty.ts` adds to it. */
interface TorturedMeter {
  stored(keys: readonly string[]): Promise<StoredMeter>;
}

export async function readStored(
  env: Env,
  { meters, watching = false }: StoredQuery,
): Promise<Stored> {
  const read = Object.entries(meters).map(async ([name, keys]) => {
    const meter = env.USAGE_METER.getByName(name) as unknown as TorturedMeter;
    return [name, await meter.stored(keys)] as const;
  });
  const jobs = env.DB.prepare(
    `SELECT id, account, status, total - malformed AS wellFormed, idempotency_key AS idempotencyKey, answered,
      retention_days AS retentionDays, expires_at AS expiresAt FROM batch_jobs`,
  );
  const chunks = env.DB.prepare("SELECT DISTINCT job_id AS id FROM batch_chunks");
  return {
    jobs: (await jobs.all<StoredJob>()).results,
    jobsWithChunks: (await chunks.all<{ id: string }>()).results.map(({ id }) => id),
    files: await filesOf(env.FILES),
    kv: [...(await entriesOf(env.API_KEYS)), ...(await entriesOf(env.RATE_COUNTERS))],
    meters: Object.fromEntries(await Promise.all(read)),
    ...(watching && { watching: await readWatching(env.DB) }),
  };
}

async function readWatching(d1: D1Database): Promise<StoredWatching> {
  const [watches, blocks, lists, events, erasing, deliveries] = await d1.batch(
    [
      `SELECT account, number, block, added_at AS addedAt, removed_at AS removedAt FROM watches`,
      `SELECT id, account, places, due_at AS dueAt, taken_until AS takenUntil, states
        FROM watch_blocks`,
      "SELECT account, watched FROM watch_accounts",
      "SELECT id, account, type, dedupe, data FROM events ORDER BY id",
      "SELECT account FROM erased_accounts WHERE account IS NOT NULL",
      `SELECT endpoint, event, status, due_at AS dueAt FROM webhook_deliveries
        WHERE due_at IS NOT NULL`,
    ].map((text) => d1.prepare(text)),
  );
  const rows = <Row>(result: D1Result | undefined) => (result?.results ?? []) as Row[];
  return {
    now: Date.now(),
    watches: rows(watches),
    blocks: rows(blocks),
    lists: rows(lists),
    events: rows(events),
    erasing: rows<{ account: string }>(erasing).map(({ account }) => account),
    deliveries: rows(deliveries),
  };
}

/** Reads the storage of one meter. @param keys the Idempotency-Keys to look up */
export async function readMeter(
  { sql, getAlarm }: { sql: SqlStorage; getAlarm: () => Promise<number | null> },
  keys: readonly string[],
): Promise<StoredMeter> {
  const tables = [
    ...["months", "reservations", "watched", "idempotency"],
    ...["revoked_keys", "changed_keys", "notes"],
  ];
  const counts = tables.map((table) => {
    const { n } = sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one();
    return [table, n] as const;
  });
  if ((await getAlarm()) !== null) counts.push(["alarm", 1]);
  type Month = StoredMeter["months"][number];
  type Reservation = StoredMeter["reservations"][number];
  return {
    used: sql.exec<{ n: number }>("SELECT coalesce(sum(used), 0) AS n FROM months").one().n,
    months: sql.exec<Month>("SELECT period, used, quota FROM months").toArray(),
    reservations: sql.exec<Reservation>("SELECT id, units, used FROM reservations").toArray(),
    paid: sql
      .exec<StoredMeter["paid"][number]>("SELECT period, block, paid FROM watched")
      .toArray(),
    charged: await chargedOf(sql, keys),
    left: Object.fromEntries(counts.filter(([, n]) => n > 0)),
  };
}

/**
 * Finds the Idempotency-Keys that the meter has stored. The meter stores only their HMACs, which it
 * makes with a secret of its own.
 */
async function chargedOf(sql: SqlStorage, keys: readonly string[]): Promise<string[]> {
  const known = new Set(
    sql
      .exec<{ key: string }>("SELECT key FROM idempotency")
      .toArray()
      .map(({ key }) => key),
  );
  const [note] = sql
    .exec<{ value: string }>("SELECT value FROM notes WHERE name = 'secret'")
    .toArray();
  if (!note) return [];
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", bytes(note.value), algorithm, false, [
    "sign",
  ]);
  const macs = keys.map(async (key) => toHex(await crypto.subtle.sign("HMAC", secret, bytes(key))));
  const found = await Promise.all(macs);
  return keys.filter((_, at) => known.has(found[at] ?? ""));
}

async function filesOf(bucket: R2Bucket): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list(cursor ? { cursor } : {});
    names.push(...page.objects.map(({ key }) => key));
    if (!page.truncated) return names;
    cursor = page.cursor;
  }
}

/**
 * Reads only the first page of KV's list, because a round stores far fewer names than fit there.
 */
async function entriesOf(namespace: KVNamespace): Promise<string[]> {
  const { keys } = await namespace.list();
  return Promise.all(keys.map(async ({ name }) => `${name} ${await namespace.get(name)}`));
}
