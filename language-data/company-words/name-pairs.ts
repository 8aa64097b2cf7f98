/** Reads pairs of names from a corpCode file, and divides them for learning and measuring. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { usableEnglishName } from "../../src/language/english-name.ts";
import { readCorpCodes } from "../../src/opendart/corp-code-reader.ts";

export interface NamePair {
  readonly korean: string;
  readonly english: string;
}

/** @returns all Korean names of a corpCode file, and the pairs with a usable English name */
export async function readNamePairs(zip: string): Promise<{ names: string[]; pairs: NamePair[] }> {
  const names: string[] = [];
  const pairs: NamePair[] = [];
  await readCorpCodes(readFileSync(zip), ({ name, englishName }) => {
    names.push(name);
    const english = usableEnglishName(englishName);
    if (english !== null) pairs.push({ korean: name, english });
  });
  return { names, pairs };
}

export type Part = "reserved" | "tuning" | "learning";

/**
 * Which part of the corpCode file a name belongs to.
 * - `reserved`, a tenth: measured once, at the end of work on composed names. Do not look at these
 *   names before that.
 * - `tuning`, a tenth: measured as often as needed during the work.
 * - `learning`: all other names.
 *
 * Change `SALT` after the reserved tenth was measured. Then there is a new reserved tenth.
 */
export function partOf({ korean }: NamePair): Part {
  const tenth = createHash("sha256").update(`${SALT} ${korean}`).digest().readUInt32BE() % 10;
  return tenth === 0 ? "reserved" : tenth === 1 ? "tuning" : "learning";
}

const SALT = "2026-11";
