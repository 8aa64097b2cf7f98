/**
 * Counts how much of the limit per day an account has used. The checks of a Korean day are the
 * account's count now, minus the account's count at the start of the day
 * (docs/decisions/0132-the-day-is-a-difference.md). The units of batches are stored for each day.
 */
import { DAY_MS, koreanDay, nextKoreanMidnight } from "../lib/days.ts";
import type { Ledger } from "./ledger.ts";
import type { DaySlot } from "./meter-messages.ts";
import { periodOf } from "./period.ts";

/** Over how many days the units of a batch may be spread. */
export const MOST_DAYS_OF_BATCH = 8;

/** The UTC months in which a Korean day lies. May be two, because the day begins at 15:00 UTC. */
export function periodsOfDay(now: number): string[] {
  return [...new Set([periodOf(nextKoreanMidnight(now) - DAY_MS), periodOf(now)])];
}

export class DailyShare {
  readonly #sql: SqlStorage;
  readonly #ledger: Ledger;
  /** The units of batches by day. Cached, so that a check need not add up the rows in SQLite. */
  readonly #batches = new Map<string, number>();

  constructor(sql: SqlStorage, ledger: Ledger) {
    this.#sql = sql;
    this.#ledger = ledger;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS batch_days (day TEXT NOT NULL, id TEXT NOT NULL, units INTEGER NOT NULL, PRIMARY KEY (day, id)) WITHOUT ROWID",
    );
  }

  /** Leaves out the units that are held for open checks. */
  used(now: number): number {
    const day = koreanDay(now);
    const start = this.#ledger.dayStart();
    const checks = start?.day === day ? this.#counted(now) - start.counted : 0;
    return Math.max(0, checks) + this.#ofBatches(day);
  }

  /** Call this before the day's first unit is granted. */
  begin(now: number): void {
    const day = koreanDay(now);
    if (this.#ledger.dayStart()?.day === day) return;
    this.#ledger.keepDayStart({ day, counted: this.#counted(now) });
  }

  /**
   * Call this after counting units of a batch or of watched numbers. These units raise the count of
   * the account, but they are not checks of the day.
   */
  leaveOut(period: string, units: number, now: number): void {
    const start = this.#ledger.dayStart();
    if (start?.day !== koreanDay(now) || !periodsOfDay(now).includes(period)) return;
    this.#ledger.keepDayStart({ ...start, counted: start.counted + units });
  }

  /** Assigns each unit to the first day with room. @returns false if the batch lasts too long */
  place(id: string, units: number, limit: number, held: number, now: number): boolean {
    const days: [day: string, units: number][] = [];
    let left = units;
    for (let further = 0; left > 0; further++) {
      if (further === MOST_DAYS_OF_BATCH) return false;
      const day = koreanDay(now + further * DAY_MS);
      const used = further === 0 ? this.used(now) + held : this.#ofBatches(day);
      const taken = Math.min(left, Math.max(0, limit - used));
      if (taken > 0) days.push([day, taken]);
      left -= taken;
    }
    for (const [day, taken] of days) this.#keep(day, id, taken);
    return true;
  }

  /** @returns when the units of a batch may be checked; empty if all may be checked now */
  slotsOf(id: string, units: number, now: number): DaySlot[] {
    const tomorrow = koreanDay(now + DAY_MS);
    const later = this.#daysOf(id, tomorrow);
    if (later.length === 0) return [];
    const slots = later.map(({ day, units }) => ({
      units,
      at: nextKoreanMidnight(now) + daysBetween(tomorrow, day),
    }));
    // A repeated submission may come on a later day. By then, the units of past days need not wait.
    return [{ units: units - unitsOf(later), at: now }, ...slots];
  }

  /** Call this when a batch has ended. Its used units stay on its first days. The rest is freed. */
  settle(id: string, reserved: number, used: number, now: number): void {
    const days = this.#daysOf(id, koreanDay(now));
    // Past days keep all their units, so only the rest of `used` falls on today and later days.
    let left = Math.max(0, used - (reserved - unitsOf(days)));
    for (const { day, units } of days) {
      const taken = Math.min(units, left);
      left -= taken;
      if (taken !== units) this.#keep(day, id, taken);
    }
  }

  forget(now: number): void {
    this.#batches.clear();
    this.#sql.exec("DELETE FROM batch_days WHERE day < ?1", koreanDay(now));
  }

  erase(): void {
    this.#batches.clear();
    this.#sql.exec("DELETE FROM batch_days");
  }

  #counted(now: number): number {
    return periodsOfDay(now).reduce((sum, period) => sum + this.#ledger.month(period).used, 0);
  }

  #ofBatches(day: string): number {
    const known = this.#batches.get(day);
    if (known !== undefined) return known;
    const sum = "SELECT coalesce(sum(units), 0) AS units FROM batch_days WHERE day = ?1";
    const { units } = this.#sql.exec<{ units: number }>(sum, day).one();
    this.#batches.set(day, units);
    return units;
  }

  #daysOf(id: string, from: string): { day: string; units: number }[] {
    const days = "SELECT day, units FROM batch_days WHERE day >= ?1 AND id = ?2 ORDER BY day";
    return this.#sql.exec<{ day: string; units: number }>(days, from, id).toArray();
  }

  #keep(day: string, id: string, units: number): void {
    this.#batches.delete(day);
    this.#sql.exec(
      "INSERT INTO batch_days (day, id, units) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET units = ?3",
      ...[day, id, units],
    );
  }
}

function unitsOf(days: { units: number }[]): number {
  return days.reduce((sum, { units }) => sum + units, 0);
}

function daysBetween(day: string, later: string): number {
  return Date.parse(later) - Date.parse(day);
}
