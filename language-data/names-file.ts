/** The file of tables from which English names are composed, for scripts and tests. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Entries, type NameTables, setNameTables } from "../src/language/name-tables.ts";

const FILE = join(import.meta.dirname, "names.json");

/** Lets this process compose names. */
export function useNamesFile(): void {
  setNameTables(namesFile());
}

/** Replaces tables of the file. The others stay as they are. */
export function updateNamesFile(tables: Partial<NameTables>): void {
  const text = JSON.stringify({ ...namesFile(), ...tables }, null, 2);
  // A listed word and its English stand on one line.
  writeFileSync(FILE, `${text.replace(/^( {6}"[가-힣]+",)\n +/gmu, "$1 ")}\n`);
}

/** In alphabetical order, so that a new word changes one line. */
export function tableOf(entries: Iterable<readonly [korean: string, english: string]>): Entries {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function namesFile(): NameTables {
  return JSON.parse(readFileSync(FILE, "utf8"));
}
