/** Writes Korean company names in Latin letters. Sounds belong in `revised-romanization.ts`. */
import { readHanja } from "./hanja.ts";
import { withoutLegalForms } from "./legal-forms.ts";
import { HANGUL, romanizeHangul } from "./revised-romanization.ts";
import { tidyName } from "./tidy-name.ts";

/** `주식회사 하늘정원` → `Haneuljeongwon`. Empty for a bare legal form, or Hanja of unknown reading. */
export function romanizeName(korean: string): string {
  return tidyName(
    readHanja(withoutLegalForms(korean))
      // SK하이닉스 is SK Hainikseu.
      .replace(
        /(?<=[\p{Script=Hangul}])(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Hangul})/gu,
        " ",
      )
      // The prefix 제 of a number (제1호) is not a word.
      .replace(/제(?=\s?\d)/gu, " ")
      .replace(HANGUL, romanizeWord),
  );
}

export function romanizeWord(hangul: string): string {
  return capitalize(romanizeHangul(hangul));
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const SMALL = new Set(["of", "and", "for", "the", "in"]);

/** Whether a title leaves a word as it is: a small word, or one with a capital inside (eBay). */
function isAsItIs(word: string, at: number): boolean {
  return (at > 0 && SMALL.has(word)) || word !== word.toLowerCase();
}

/** `chamber of commerce` → `Chamber of Commerce`. */
export function titled(words: string): string {
  return words
    .split(" ")
    .map((word, at) => (isAsItIs(word, at) ? word : capitalize(word)))
    .join(" ");
}
