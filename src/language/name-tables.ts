/** The tables for English names (`language-data/names.json`). Load them before presenting names. */

/** Korean to English. */
export type Entries = Readonly<Record<string, string>>;

/** Where in a run of Hangul a listed word is recognised (`language-data/name-tables/words.ts`). */
export const WHERE = ["anywhere", "apart", "end", "whole"] as const;
export type Where = (typeof WHERE)[number];

export interface NameTables {
  /** English that begins with `+` is attached to the word before it. */
  readonly learnedWords: Entries;
  /** Syllables that companies spell differently from the standard; see `spelled`. */
  readonly syllables: Entries;
  /** Korean and English in turn. An isolate reads such an array twice as fast as an object. */
  readonly listedWords: Readonly<Record<Where, readonly string[]>>;
  readonly kinds: readonly KindTable[];
  /** Words that may stand before the endings of every kind except branches. */
  readonly sharedBefore: Entries;
  readonly societyBefore: Entries;
  readonly phraseWords: Entries;
  /** Verbs that stand between two nouns in a phrase: 여는 Opening. */
  readonly doing: Entries;
  /** Native words in the names of clinics, academies and offices: 밝은, 하늘. */
  readonly brandWords: Entries;
  readonly officialNames: Entries;
  readonly denominations: Entries;
  readonly countries: Entries;
  readonly places: readonly string[];
  /** Words in the names of buildings, in addition to the words of company names. */
  readonly buildingWords: Entries;
  readonly forms: readonly (FormTraits & { readonly form: string })[];
  /** The sources of regular expressions. */
  readonly patterns: Readonly<Record<PatternName, string>>;
}

/** `language-data/name-tables/patterns.ts` explains these patterns. */
export type PatternName =
  | "adjective"
  | "learnedSociety"
  | "works"
  | "shop"
  | "afterPlace"
  | "weakBranch"
  | "temple"
  | "fund"
  | "saysKind"
  | "inBuilding"
  | "inFront"
  | "doctor"
  | "person"
  | "unitBehind"
  | "noOwner"
  | "endsInI"
  | "given"
  | "owner"
  | "noPerson"
  | "personalTrade";

export interface FormTraits {
  readonly ending: string;
  /** Used only if the name does not say its kind in another way. */
  readonly isWeak?: true;
}

/** `language-data/name-tables/endings.ts` explains these fields. */
export interface KindTraits {
  readonly spelling: "sound" | "words" | "either";
  readonly isClinic?: true;
  readonly mayLead?: true;
  readonly needsBefore?: true;
  readonly isSociety?: true;
  readonly hasPersons?: true;
  readonly isBranch?: true;
  readonly isFund?: true;
  readonly neverCompany?: true;
}

export interface KindTable extends KindTraits {
  /** Words that may stand directly before an ending, in addition to the shared words. */
  readonly before: Entries;
  readonly endings: Entries;
}

let read: NameTables | null = null;

/** The isolate keeps the tables. Null means that the file could not be read. */
export function setNameTables(tables: NameTables | null): void {
  read = tables;
}

export function hasNameTables(): boolean {
  return read !== null;
}

/** @throws if the tables have not been read */
export function nameTables(): NameTables {
  if (read === null) throw new Error("the tables of names have not been read");
  return read;
}
