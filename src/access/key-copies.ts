/**
 * Copies the hashes and terms of the API keys to R2 every night, because KV has no backup.
 *   `keys/<day>/<first two digits of the hashes>.ndjson` → a StoredKey on each line
 *   `keys/<day>/complete.json`                           → CompleteCopy, written last
 */
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import * as z from "zod";
import { DAY_MS, dayOf } from "../lib/days.ts";
import { type KeyStore, keyRecordSchema, type StoredKey } from "./key-store.ts";

/** How long a copy is kept (docs/security.md). */
const COPIES_KEPT_DAYS = 35;

/** Each piece holds the keys whose hashes begin with the same two digits. */
const PIECES = 256;

/** Copying this much takes about 200 operations of KV, which allows 1,000 in a tick (KV limits). */
const PIECES_A_TICK = 32;
const KEYS_A_TICK = 5_000;

const GIVEN_UP_AFTER_MS = 20 * 3_600_000;

/** R2 deletes at most 1,000 objects in one call (R2 API). */
const DELETES_PER_CALL = 1_000;

const FOLDER = "keys/";

export interface CompleteCopy {
  /** The UTC day on which the copy began, YYYY-MM-DD. */
  day: string;
  keys: number;
  completedAt: string;
}

export interface KeyCopies {
  begin(): Promise<void>;
  goOn(keys: Pick<KeyStore, "page">): Promise<CompleteCopy | null>;
  deleteOld(): Promise<void>;
  /** Lists the newest copy first. */
  list(): Promise<CompleteCopy[]>;
  /** Reads piece `piece`, or the next piece that has keys. Null: the day has no complete copy. */
  read(day: string, piece: number): Promise<{ keys: StoredKey[]; nextPiece: number | null } | null>;
}

interface Progress {
  day: string;
  nextPiece: number;
  keys: number;
}

const completeCopySchema = z.object({ day: z.string(), keys: z.int(), completedAt: z.string() });
const storedKeySchema = z.object({ hash: z.string(), key: keyRecordSchema });

/** @param leaseMs a worker that makes no progress for this long is presumed dead */
export function createKeyCopies(
  db: D1Database,
  bucket: R2Bucket,
  clock: () => number,
  leaseMs: number,
): KeyCopies {
  const take = (now: number) =>
    db
      .prepare(
        `UPDATE key_copies SET lease_until = ?1 + ?2
          WHERE day = (SELECT day FROM key_copies
                        WHERE completed_at IS NULL AND lease_until <= ?1 AND started_at > ?1 - ?3
                        ORDER BY started_at DESC LIMIT 1)
         RETURNING day, next_piece AS nextPiece, keys`,
      )
      .bind(now, leaseMs, GIVEN_UP_AFTER_MS)
      .first<Progress>();

  /** @returns false if another worker has written the piece */
  const record = async ({ day, nextPiece }: Progress, keys: number): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        `UPDATE key_copies SET next_piece = ?2 + 1, keys = keys + ?3, lease_until = ?4
          WHERE day = ?1 AND next_piece = ?2`,
      )
      .bind(day, nextPiece, keys, clock() + leaseMs)
      .run();
    return meta.changes > 0;
  };

  const complete = async ({ day, keys }: Progress): Promise<CompleteCopy> => {
    const now = clock();
    const copy: CompleteCopy = { day, keys, completedAt: new Date(now).toISOString() };
    await bucket.put(completeName(day), JSON.stringify(copy));
    await db
      .prepare("UPDATE key_copies SET completed_at = ?2, lease_until = 0 WHERE day = ?1")
      .bind(day, now)
      .run();
    return copy;
  };

  const completeCopyOf = async (day: string): Promise<CompleteCopy | null> => {
    const file = await bucket.get(completeName(day));
    return file && completeCopySchema.parse(await file.json());
  };

  return {
    async begin() {
      const now = clock();
      await db
        .prepare("INSERT OR IGNORE INTO key_copies (day, started_at) VALUES (?1, ?2)")
        .bind(dayOf(now), now)
        .run();
    },

    async goOn(keys) {
      const taken = await take(clock());
      if (!taken) return null;
      // If D1 was restored from a backup, R2 may already have the complete copy.
      const known = await completeCopyOf(taken.day);
      if (known) return complete({ ...taken, keys: known.keys });
      let progress = taken;
      while (progress.nextPiece < PIECES) {
        const isEnough =
          progress.nextPiece - taken.nextPiece >= PIECES_A_TICK ||
          progress.keys - taken.keys >= KEYS_A_TICK;
        if (isEnough) {
          await db
            .prepare("UPDATE key_copies SET lease_until = 0 WHERE day = ?1 AND next_piece = ?2")
            .bind(progress.day, progress.nextPiece)
            .run();
          return null;
        }
        const copied = await copyPiece(bucket, keys, progress);
        if (!(await record(progress, copied))) return null;
        progress = {
          ...progress,
          nextPiece: progress.nextPiece + 1,
          keys: progress.keys + copied,
        };
      }
      return complete(progress);
    },

    async deleteOld() {
      const oldest = dayOf(clock() - COPIES_KEPT_DAYS * DAY_MS);
      for (const day of await daysIn(bucket)) {
        if (day > oldest) continue;
        const names = (await bucket.list({ prefix: `${FOLDER}${day}/`, limit: DELETES_PER_CALL }))
          .objects;
        await bucket.delete(names.map(({ key }) => key));
      }
      await db.prepare("DELETE FROM key_copies WHERE day <= ?1").bind(oldest).run();
    },

    async list() {
      const copies = await Promise.all((await daysIn(bucket)).map(completeCopyOf));
      return copies.filter((copy) => copy !== null).reverse();
    },

    async read(day, piece) {
      const { objects } = await bucket.list({ prefix: `${FOLDER}${day}/` });
      const names = objects.map(({ key }) => key);
      if (!names.includes(completeName(day))) return null;
      const isThere = (one: number) => names.includes(pieceName(day, one));
      const pieces = Array.from({ length: PIECES }, (_, at) => at).filter(isThere);
      const [first, next] = pieces.filter((one) => one >= piece);
      if (first === undefined) return { keys: [], nextPiece: null };
      const file = await bucket.get(pieceName(day, first));
      const lines = file ? (await file.text()).trimEnd().split("\n") : [];
      const keys = lines.map((line) => storedKeySchema.parse(JSON.parse(line)));
      return { keys, nextPiece: next ?? null };
    },
  };
}

async function copyPiece(
  bucket: R2Bucket,
  store: Pick<KeyStore, "page">,
  { day, nextPiece }: Progress,
): Promise<number> {
  const lines: string[] = [];
  let after: string | null = null;
  do {
    const { keys, cursor } = await store.page(digitsOf(nextPiece), after);
    lines.push(...keys.map((stored) => JSON.stringify(stored satisfies StoredKey)));
    after = cursor;
  } while (after);
  if (lines.length > 0) await bucket.put(pieceName(day, nextPiece), `${lines.join("\n")}\n`);
  return lines.length;
}

async function daysIn(bucket: R2Bucket): Promise<string[]> {
  const { delimitedPrefixes } = await bucket.list({ prefix: FOLDER, delimiter: "/" });
  return delimitedPrefixes.map((prefix) => prefix.slice(FOLDER.length, -1)).sort();
}

function digitsOf(piece: number): string {
  return piece.toString(16).padStart(2, "0");
}

function pieceName(day: string, piece: number): string {
  return `${FOLDER}${day}/${digitsOf(piece)}.ndjson`;
}

function completeName(day: string): string {
  return `${FOLDER}${day}/complete.json`;
}
