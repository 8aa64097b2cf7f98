/** Reads what a release has stored, and stores it again for the code of another release. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fixtures, Row, StoredFile, StoredValue } from "./fixtures.ts";
import type { Bindings, Host } from "./host.ts";
import type { RpcCall, StoredObject } from "./workers/control.ts";

/** drizzle-kit writes this between statements. */
const BREAKPOINT = "--> statement-breakpoint";
const TABLES =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY name";
const TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'";

export function migrationsOf(root: string): string[] {
  return readdirSync(join(root, "schema/migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

export async function migrate(
  { DB }: Bindings,
  root: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const sql = readFileSync(join(root, "schema/migrations", name), "utf8");
    await DB.batch(sql.split(BREAKPOINT).map((statement) => DB.prepare(statement)));
  }
}

export type State = Pick<Fixtures, "d1" | "kv" | "r2" | "objects">;

export async function readState(host: Host, calls: readonly RpcCall[]): Promise<State> {
  const { DB, API_KEYS, RATE_COUNTERS, FILES } = host.bindings;
  const d1: Fixtures["d1"] = {};
  const { results: tables } = await DB.prepare(TABLES).all<{ name: string }>();
  for (const { name } of tables)
    d1[name] = (await DB.prepare(`SELECT * FROM ${name}`).all<Row>()).results;
  const kv: StoredValue[] = [];
  for (const [namespace, store] of Object.entries({ API_KEYS, RATE_COUNTERS })) {
    for (const { name: key } of (await store.list()).keys) {
      const value = (await store.get(key)) ?? "";
      kv.push({ namespace: namespace as StoredValue["namespace"], key, value });
    }
  }
  const r2: StoredFile[] = [];
  for (const { key } of (await FILES.list()).objects) {
    const file = await FILES.get(key);
    if (!file) continue;
    const { customMetadata = {} } = file;
    const { sha256 } = file.checksums.toJSON();
    const bytes = Buffer.from(await file.arrayBuffer());
    const text = bytes.toString("utf8");
    r2.push({
      key,
      ...(Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString("base64") }),
      ...(Object.keys(customMetadata).length > 0 && { customMetadata }),
      ...(sha256 !== undefined && { sha256 }),
    });
  }
  return { d1, kv, r2, objects: await readObjects(host, calls) };
}

async function readObjects(host: Host, calls: readonly RpcCall[]): Promise<StoredObject[]> {
  const called = new Map(
    calls.map(({ namespace, object }) => [`${namespace} ${object}`, { namespace, object }]),
  );
  const objects: StoredObject[] = [];
  for (const one of [...called.values()]) {
    const stored = (await host.order("stored", one)) as Pick<StoredObject, "schema" | "rows">;
    // An object that has stored nothing needs no fixture, because it is like a new object.
    if (Object.values(stored.rows).some((rows) => rows.length > 0))
      objects.push({ ...one, ...stored });
  }
  return objects;
}

/**
 * Stores the fixtures, except for the rows of Durable Objects, because `startHost` gets those. The
 * database first gets the migrations of the fixtures, then their rows, and then the later
 * migrations. This is the order of a real deployment.
 * @param root the checkout of the later release, which has the migrations of both releases
 */
export async function loadState(
  { bindings }: Host,
  root: string,
  { release, d1, kv, r2 }: Fixtures,
): Promise<void> {
  const { DB, FILES } = bindings;
  await migrate(bindings, root, release.migrations);
  // Insert the rows without the triggers, because the fixtures already have the rows that triggers
  // made. Otherwise, counts such as those of `batch_accounts` would be doubled.
  const { results: triggers } = await DB.prepare(TRIGGERS).all<{ name: string; sql: string }>();
  await DB.batch([
    ...triggers.map(({ name }) => DB.prepare(`DROP TRIGGER ${name}`)),
    // Remove the rows that migrations have inserted.
    ...Object.keys(d1).map((table) => DB.prepare(`DELETE FROM ${table}`)),
    ...Object.entries(d1).flatMap(([table, rows]) =>
      rows.map((row) => {
        const columns = Object.keys(row);
        const marks = columns.map(() => "?");
        return DB.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${marks.join()})`).bind(
          ...Object.values(row),
        );
      }),
    ),
    ...triggers.map(({ sql }) => DB.prepare(sql)),
  ]);
  const later = migrationsOf(root).filter((name) => !release.migrations.includes(name));
  await migrate(bindings, root, later);
  await Promise.all([
    ...kv.map(({ namespace, key, value }) => bindings[namespace].put(key, value)),
    ...r2.map(({ key, text, base64 = "", customMetadata = {}, sha256 }) =>
      FILES.put(key, text ?? Buffer.from(base64, "base64"), {
        customMetadata,
        ...(sha256 !== undefined && { sha256 }),
      }),
    ),
  ]);
}
