/** Splits pairs of names for learning: Korean names into runs of Hangul, English into words. */
import { partsOfName } from "../../src/language/compose.ts";
import { readHanja } from "../../src/language/hanja.ts";
import { withoutLegalForms } from "../../src/language/legal-forms.ts";
import { comparableLetters, wordsOf } from "./compare.ts";
import type { NamePair } from "./name-pairs.ts";

export interface Example {
  readonly runs: readonly string[];
  readonly englishWords: readonly string[];
  readonly letters: string;
  readonly english: string;
}

export function runsOf(korean: string): string[] {
  return partsOfName(withoutLegalForms(readHanja(korean)))
    .filter(({ kind }) => kind === "hangul")
    .map(({ text }) => text);
}

/** Ordinals such as 제삼차, which are not part of the word beside them. */
const ORDINAL = /제[일이삼사오육칠팔구십백]+[차호]/gu;

export function exampleOf({ korean, english }: NamePair): Example {
  const runs = runsOf(korean).flatMap((run) => run.split(ORDINAL).filter((part) => part !== ""));
  return { runs, englishWords: wordsOf(english), letters: comparableLetters(english), english };
}
