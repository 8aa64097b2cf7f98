/** Reads the pairs of names in a corpCode file, and sets a tenth of them aside for measuring. */
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

/**
 * Whether a name is in the tenth that is set aside for measuring. A hash of the name (FNV-1a)
 * decides, so every run sets the same names aside.
 */
export function isHeldOut({ korean }: NamePair): boolean {
  let hash = 0x811c9dc5;
  for (const character of korean) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 16)) % 10 === 0;
}
