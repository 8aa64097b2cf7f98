/**
 * The tables from which English names are composed: the file `language-data/names.json`, which is
 * deployed beside the Worker. Names are composed synchronously, so who presents names has the file
 * read before (`Services.readNameTables`).
 */

/** Korean to English. */
export type Entries = Readonly<Record<string, string>>;

export interface NameTables {
  /** English that begins with `+` is attached to the word before it. */
  readonly learnedWords: Entries;
  /** How companies spell syllables if they differ from the standard; see `spelled`. */
  readonly syllables: Entries;
  readonly listedWords: Entries;
  readonly wholeWords: Entries;
  readonly kinds: readonly KindTable[];
  /** The words before endings of all kinds but branches. */
  readonly sharedBefore: Entries;
  readonly societyBefore: Entries;
  readonly officialNames: Entries;
  readonly denominations: Entries;
  readonly countries: Entries;
  readonly places: readonly string[];
}

/** `language-data/name-tables/endings.ts` explains what is said of a kind. */
export interface KindTraits {
  readonly spelling: "sound" | "words" | "either";
  readonly isClinic?: true;
  readonly mayLead?: true;
  readonly needsBefore?: true;
  readonly isSociety?: true;
  readonly hasPersons?: true;
  readonly isBranch?: true;
  readonly neverCompany?: true;
}

export interface KindTable extends KindTraits {
  /** What words directly before an ending mean, besides the shared ones. */
  readonly before: Entries;
  readonly endings: Entries;
}

let read: NameTables | null = null;

/** An isolate keeps the tables. Null stands for a file that could not be read. */
export function setNameTables(tables: NameTables | null): void {
  read = tables;
}

export function hasNameTables(): boolean {
  return read !== null;
}

/** @throws if they have not been read */
export function nameTables(): NameTables {
  if (read === null) throw new Error("the tables of names have not been read");
  return read;
}
