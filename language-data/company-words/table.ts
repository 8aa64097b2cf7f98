/**
 * The pairs of names in a corpCode file from which company words are learned, and the tenth of them
 * that is never learned from.
 */
import { readFileSync } from "node:fs";
import { usableEnglishName } from "../../src/language/english-name.ts";
import { readCorpCodes } from "../../src/opendart/corp-code-reader.ts";

export interface NamePair {
  readonly korean: string;
  readonly english: string;
}

/** All Korean names of a corpCode file, and those that have an English one. */
export async function readTable(zip: string): Promise<{ names: string[]; pairs: NamePair[] }> {
  const names: string[] = [];
  const pairs: NamePair[] = [];
  await readCorpCodes(readFileSync(zip), ({ name, nameEnglish }) => {
    names.push(name);
    const english = usableEnglishName(nameEnglish);
    if (english !== null) pairs.push({ korean: name, english });
  });
  return { names, pairs };
}

/** A tenth of all Korean names, always the same: FNV-1a of the name. Equal names stay together. */
export function isHeldOut({ korean }: NamePair): boolean {
  let hash = 0x811c9dc5;
  for (const character of korean) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 16)) % 10 === 0;
}
