import { readHanja } from "./hanja.ts";
import { withoutLegalForms } from "./legal-forms.ts";
import { HANGUL, romanizeHangul } from "./revised-romanization.ts";
import { tidyName } from "./tidy-name.ts";

/** `주식회사 하늘정원` → `Haneuljeongwon`. Empty if the name is only a legal form or unknown Hanja. */
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

/** Small words, and words with a capital inside (eBay), stay as they are. */
function isAsItIs(word: string, at: number): boolean {
  return (at > 0 && SMALL.has(word)) || word !== word.toLowerCase();
}

/** Capitalizes each word as in a title: `chamber of commerce` → `Chamber of Commerce`. */
export function titled(words: string): string {
  return words
    .split(" ")
    .map((word, at) => (isAsItIs(word, at) ? word : capitalize(word)))
    .join(" ");
}
