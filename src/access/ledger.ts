/** A meter's SQLite storage. Its methods are synchronous, so nothing runs between two calls. */
import { DAY_MS } from "../lib/days.ts";
import type { KeyTerms, Owner } from "./meter-messages.ts";
import type { PlanSnapshot } from "./plans.ts";

const KEPT_MONTHS = 13;
const LOOK_AT_RESERVATIONS_EVERY_MS = 30 * DAY_MS;
/** How often to delete old Idempotency-Keys. Each deletion needs an alarm of the Durable Object. */
const LOOK_AT_IDEMPOTENCY_EVERY_MS = 3_600_000;
export const IDEMPOTENCY_MS = 24 * 3_600_000;
const MOST_IDEMPOTENT_CHECKS = 100_000;
/** Fewer than for charged checks, because a caller can make any number of free checks. */
const MOST_FREE_IDEMPOTENT_CHECKS = 100;

const ERASED_TABLES = [
  ...["months", "reservations", "watched", "idempotency"],
  ...["revoked_keys", "changed_keys", "notes"],
];

/** `quota`: the quota when units of the month were last counted; null: there was no quota. */
export interface Month {
  used: number;
  quota: number | null;
  /** When the meter should publish the month's counter (epoch milliseconds); null: never. */
  publishAt: number | null;
}

export type PeriodMonth = Month & { period: string };

export interface DayStart {
  /** YYYY-MM-DD */
  day: string;
  /** Counted units that are not checks of this day: units of earlier days, batches and watches. */
  counted: number;
}

/** `body` is an HMAC of the request. */
export interface IdempotentCheck {
  body: string;
  repeats: number;
}

export class Ledger {
  readonly #sql: SqlStorage;
  /** Copies of two tables in memory, because every request reads these tables. */
  readonly #revokedKeys = new Set<string>();
  readonly #changedKeys = new Map<string, KeyTerms>();
  #isErased: boolean;
  #owner: Owner | null | undefined;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    // WITHOUT ROWID uses one b-tree, so a check writes one row.
    sql.exec(`
      CREATE TABLE IF NOT EXISTS months (period TEXT PRIMARY KEY, used INTEGER NOT NULL, quota INTEGER, publish_at INTEGER) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS reservations (id TEXT PRIMARY KEY, period TEXT NOT NULL, units INTEGER NOT NULL, used INTEGER) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS watched (period TEXT NOT NULL, block INTEGER NOT NULL, paid INTEGER NOT NULL, PRIMARY KEY (period, block)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS idempotency (position INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, body TEXT NOT NULL, repeats INTEGER NOT NULL, created_at INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS revoked_keys (id TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS changed_keys (id TEXT PRIMARY KEY, terms TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    `);
    for (const { id } of sql.exec<{ id: string }>("SELECT id FROM revoked_keys")) {
      this.#revokedKeys.add(id);
    }
    for (const row of sql.exec<{ id: string; terms: string }>("SELECT * FROM changed_keys")) {
      this.#changedKeys.set(row.id, JSON.parse(row.terms));
    }
    this.#isErased = this.#note("erased") !== null;
  }

  month(period: string): Month {
    return (
      this.#first<Month>(
        "SELECT used, quota, publish_at AS publishAt FROM months WHERE period = ?1",
        period,
      ) ?? { used: 0, quota: null, publishAt: null }
    );
  }

  months(): PeriodMonth[] {
    return this.#all(
      "SELECT period, used, quota, publish_at AS publishAt FROM months ORDER BY period DESC",
    );
  }

  keepMonth(period: string, { used, quota, publishAt }: Month): void {
    this.#sql.exec(
      `INSERT INTO months VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (period) DO UPDATE SET used = ?2, quota = ?3, publish_at = ?4`,
      period,
      used,
      quota,
      publishAt,
    );
  }

  markPublished({ period, used, quota }: PeriodMonth): void {
    this.#sql.exec(
      "UPDATE months SET publish_at = NULL WHERE period = ?1 AND used = ?2 AND quota IS ?3",
      period,
      used,
      quota,
    );
  }

  putOffPublication(period: string, until: number): void {
    this.#sql.exec("UPDATE months SET publish_at = ?2 WHERE period = ?1", period, until);
  }

  /** `used` is null while the reservation is open. */
  reservation(id: string): { period: string; units: number; used: number | null } | null {
    return this.#first("SELECT period, units, used FROM reservations WHERE id = ?1", id);
  }

  openReservation(id: string, period: string, units: number): void {
    this.#sql.exec("INSERT INTO reservations VALUES (?1, ?2, ?3, NULL)", id, period, units);
  }

  /** Ends a reservation. If the id was not reserved yet, it cannot be reserved afterwards. */
  endReservation(id: string, period: string, used: number): void {
    this.#sql.exec(
      `INSERT INTO reservations VALUES (?1, ?2, 0, ?3) ON CONFLICT (id) DO UPDATE SET used = ?3`,
      id,
      period,
      used,
    );
  }

  reservedUnits(): { period: string; units: number }[] {
    return this.#all(
      "SELECT period, sum(units) AS units FROM reservations WHERE used IS NULL GROUP BY period",
    );
  }

  paidOf(period: string, block: number): number {
    return (
      this.#first<{ paid: number }>(
        "SELECT paid FROM watched WHERE period = ?1 AND block = ?2",
        period,
        block,
      )?.paid ?? 0
    );
  }

  keepPaid(period: string, block: number, paid: number): void {
    this.#sql.exec(
      "INSERT INTO watched VALUES (?1, ?2, ?3) ON CONFLICT (period, block) DO UPDATE SET paid = ?3",
      period,
      block,
      paid,
    );
  }

  idempotentCheck(key: string, now: number): IdempotentCheck | null {
    return this.#first(
      "SELECT body, repeats FROM idempotency WHERE key = ?1 AND created_at > ?2",
      key,
      now - IDEMPOTENCY_MS,
    );
  }

  rememberCheck(key: string, body: string, now: number, isCharged: boolean): void {
    this.#sql.exec("DELETE FROM idempotency WHERE key = ?1", key);
    this.#sql.exec(
      "INSERT INTO idempotency (key, body, repeats, created_at) VALUES (?1, ?2, 0, ?3)",
      key,
      body,
      now,
    );
    this.#sql.exec(
      "DELETE FROM idempotency WHERE position <= (SELECT max(position) FROM idempotency) - ?1",
      isCharged ? MOST_IDEMPOTENT_CHECKS : MOST_FREE_IDEMPOTENT_CHECKS,
    );
  }

  countRepeat(key: string): void {
    this.#sql.exec("UPDATE idempotency SET repeats = repeats + 1 WHERE key = ?1", key);
  }

  /** @returns when to call again (epoch milliseconds); null when nothing but months is stored */
  forget(period: string, now: number): number | null {
    const [year = 0, month = 0] = period.split("-").map(Number);
    const oldest = new Date(Date.UTC(year, month - KEPT_MONTHS, 1)).toISOString().slice(0, 7);
    this.#sql.exec("DELETE FROM months WHERE period < ?1", oldest);
    // A batch ends within days, so no settlement comes after two months.
    const settled = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 7);
    this.#sql.exec("DELETE FROM reservations WHERE period < ?1", settled);
    this.#sql.exec("DELETE FROM watched WHERE period < ?1", settled);
    this.#sql.exec("DELETE FROM idempotency WHERE created_at <= ?1", now - IDEMPOTENCY_MS);
    const oldestCheck = this.#first<{ at: number }>(
      "SELECT created_at AS at FROM idempotency ORDER BY position LIMIT 1",
    );
    if (oldestCheck)
      return Math.max(oldestCheck.at + IDEMPOTENCY_MS, now + LOOK_AT_IDEMPOTENCY_EVERY_MS);
    return this.#first("SELECT 1 FROM reservations UNION ALL SELECT 1 FROM watched LIMIT 1")
      ? now + LOOK_AT_RESERVATIONS_EVERY_MS
      : null;
  }

  isRevoked(keyId: string): boolean {
    return this.#isErased || this.#revokedKeys.has(keyId);
  }

  revoke(keyId: string): void {
    this.#sql.exec("INSERT OR IGNORE INTO revoked_keys VALUES (?1)", keyId);
    this.#revokedKeys.add(keyId);
  }

  termsOf(keyId: string): KeyTerms | undefined {
    return this.#changedKeys.get(keyId);
  }

  changeTerms(keyId: string, terms: KeyTerms): void {
    this.#sql.exec(
      "INSERT INTO changed_keys VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET terms = ?2",
      keyId,
      JSON.stringify(terms),
    );
    this.#changedKeys.set(keyId, terms);
  }

  get isErased(): boolean {
    return this.#isErased;
  }

  plans(): PlanSnapshot | null {
    const text = this.#note("plans");
    return text === null ? null : JSON.parse(text);
  }

  keepPlans(snapshot: PlanSnapshot): void {
    this.#keepNote("plans", JSON.stringify(snapshot));
  }

  dayStart(): DayStart | null {
    const text = this.#note("day");
    return text === null ? null : JSON.parse(text);
  }

  keepDayStart(start: DayStart): void {
    this.#keepNote("day", JSON.stringify(start));
  }

  owner(): Owner | null {
    if (this.#owner === undefined) {
      const text = this.#note("owner");
      this.#owner = text === null ? null : (JSON.parse(text) as Owner);
    }
    return this.#owner;
  }

  keepOwner({ account, variant }: Owner): void {
    if (this.owner()) return;
    this.#owner = { account, variant };
    this.#keepNote("owner", JSON.stringify(this.#owner));
  }

  /** A random secret of this meter, made at first use. It never leaves the meter. */
  secret(): string {
    const known = this.#note("secret");
    if (known !== null) return known;
    const secret = crypto.randomUUID() + crypto.randomUUID();
    this.#keepNote("secret", secret);
    return secret;
  }

  erase(): void {
    for (const table of ERASED_TABLES) this.#sql.exec(`DELETE FROM ${table}`);
    this.#keepNote("erased", "true");
    this.#revokedKeys.clear();
    this.#changedKeys.clear();
    this.#isErased = true;
    this.#owner = null;
  }

  #note(name: string): string | null {
    return (
      this.#first<{ value: string }>("SELECT value FROM notes WHERE name = ?1", name)?.value ?? null
    );
  }

  #keepNote(name: string, value: string): void {
    this.#sql.exec(
      "INSERT INTO notes VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
      name,
      value,
    );
  }

  #first<Row extends object>(sql: string, ...bindings: SqlStorageValue[]): Row | null {
    return this.#all<Row>(sql, ...bindings)[0] ?? null;
  }

  #all<Row extends object>(sql: string, ...bindings: SqlStorageValue[]): Row[] {
    return this.#sql.exec(sql, ...bindings).toArray() as Row[];
  }
}
