/** Reads and writes `names.json`, the tables from which English names are composed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Entries, type NameTables, setNameTables } from "../src/language/name-tables.ts";

const FILE = join(import.meta.dirname, "names.json");

export function useNamesFile(): void {
  setNameTables(namesFile());
}

export function updateNamesFile(tables: Partial<NameTables>): void {
  const text = JSON.stringify({ ...namesFile(), ...tables }, null, 2);
  // Write a listed word and its English on one line.
  writeFileSync(FILE, `${text.replace(/^( {6}"[가-힣]+",)\n +/gmu, "$1 ")}\n`);
}

/** Sorts the entries, so that a new word changes only one line of the file. */
export function tableOf(entries: Iterable<readonly [korean: string, english: string]>): Entries {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function namesFile(): NameTables {
  return JSON.parse(readFileSync(FILE, "utf8"));
}
