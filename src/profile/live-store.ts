/** Stores answers, numbers to query (wanted) and numbers to leave alone (forgotten). */
import type { D1Database } from "@cloudflare/workers-types";
import { dayNumber, LONGEST_KEPT_DAYS } from "../lib/days.ts";
import { DATA_SETS, type DataSetName, OFFICIAL_NAMES_DATA_SET } from "../live-sources/data-sets.ts";
import type { LiveFacts } from "../live-sources/facts.ts";
import { factsToJson } from "../live-sources/stored-facts.ts";
import { profileRemoval } from "./store.ts";

export interface LiveStore {
  /** Does nothing if the number was forgotten meanwhile. */
  keep(number: string, dataSet: DataSetName, facts: LiveFacts | null): Promise<void>;
  want(numbers: string[]): Promise<void>;
  wanted(most: number): Promise<string[]>;
  /** Deletes everything about a number. No live source is ever asked about the number again. */
  forget(number: string): Promise<void>;
  /** Deletes old answers of one range of numbers. Each minute of the day has its own range. */
  deleteOld(): Promise<void>;
}

const IS_FORGOTTEN = (number: string) =>
  `EXISTS (SELECT 1 FROM live_facts AS refusal
            WHERE refusal.business_number = ${number} AND refusal.source = 0)`;

const KEEP = `
  INSERT INTO live_facts (business_number, source, asked_on, facts)
    SELECT ?1, ?2, ?3, ?4 WHERE NOT ${IS_FORGOTTEN("?1")}
  ON CONFLICT (business_number, source) DO UPDATE
    SET asked_on = excluded.asked_on, facts = excluded.facts`;

/** Marks a number as wanted: with day 0, or with the negative day of its stored answer. */
const WANT = `
  INSERT INTO live_facts (business_number, source, asked_on)
    SELECT value, ${DATA_SETS[OFFICIAL_NAMES_DATA_SET].id}, 0 FROM json_each(?1) AS asked
     WHERE NOT ${IS_FORGOTTEN("asked.value")}
  ON CONFLICT (business_number, source) DO UPDATE SET asked_on = -abs(asked_on)`;

/** Starts at a random number, so that a number whose query fails does not block all others. */
const WANTED = `
  SELECT business_number FROM live_facts INDEXED BY live_facts_wanted
   WHERE asked_on <= 0 AND source = ${DATA_SETS[OFFICIAL_NAMES_DATA_SET].id} AND business_number >= ?1
   ORDER BY business_number LIMIT ?2`;

const LARGEST_NUMBER = 9_999_999_999;

const MINUTES_A_DAY = 24 * 60;
const NUMBERS_LOOKED_AT = Math.ceil(LARGEST_NUMBER / MINUTES_A_DAY);

/** Keeps rows that wait for a first answer (day 0), and rows of forgotten numbers (source 0). */
const DELETE_OLD = `
  DELETE FROM live_facts WHERE business_number BETWEEN ?1 AND ?2
     AND source <> 0 AND asked_on <> 0 AND abs(asked_on) < ?3`;

export function createLiveStore(
  db: D1Database,
  clock: () => number,
  random: () => number,
): LiveStore {
  return {
    async keep(number, dataSet, facts) {
      const id = DATA_SETS[dataSet].id;
      const today = dayNumber(clock());
      await db.prepare(KEEP).bind(Number(number), id, today, factsToJson(facts)).run();
    },
    async want(numbers) {
      await db
        .prepare(WANT)
        .bind(JSON.stringify(numbers.map(Number)))
        .run();
    },
    async wanted(most) {
      const from = async (number: number) => {
        const { results } = await db
          .prepare(WANTED)
          .bind(number, most)
          .all<{ business_number: number }>();
        return results.map((row) => String(row.business_number).padStart(10, "0"));
      };
      const found = await from(Math.floor(random() * LARGEST_NUMBER));
      return found.length > 0 ? found : from(0);
    },
    async deleteOld() {
      const now = clock();
      const first = (Math.floor(now / 60_000) % MINUTES_A_DAY) * NUMBERS_LOOKED_AT;
      await db
        .prepare(DELETE_OLD)
        .bind(first, first + NUMBERS_LOOKED_AT - 1, dayNumber(now) - LONGEST_KEPT_DAYS)
        .run();
    },
    async forget(number) {
      const statement = (sql: string) => db.prepare(sql).bind(Number(number));
      await db.batch([
        statement("DELETE FROM live_facts WHERE business_number = ?1"),
        db
          .prepare("INSERT INTO live_facts (business_number, source, asked_on) VALUES (?1, 0, ?2)")
          .bind(Number(number), dayNumber(clock())),
        profileRemoval(db, number),
      ]);
    },
  };
}
