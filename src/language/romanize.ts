/**
 * A Korean company name in Latin letters, for the many businesses that have no official English
 * name. The sound of Hangul belongs in `revised-romanization.ts`, addresses in `address/`.
 */
import { readHanja } from "./hanja.ts";
import { withoutLegalForms } from "./legal-forms.ts";
import { HANGUL, romanizeHangul } from "./revised-romanization.ts";
import { tidyName } from "./tidy-name.ts";

/**
 * Romanises a company name: `주식회사 하늘정원` → `Haneuljeongwon`, `SK하이닉스` → `SK Hainikseu`.
 *
 * The legal form is left out, each run of Hangul becomes a capitalised word of its own, Latin
 * letters, digits and signs stay as written. Hanja is read in Korean. The result holds neither
 * Hangul nor Hanja, no empty or half brackets and no doubled blanks. Empty when the name is nothing
 * but a legal form, or has Hanja of unknown reading.
 */
export function romanizeName(korean: string): string {
  const name = readHanja(withoutLegalForms(korean))
    // A blank separates Hangul from the Latin letters and digits that touch it.
    .replace(
      /(?<=[\p{Script=Hangul}])(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=\p{Script=Hangul})/gu,
      " ",
    )
    // 제1호: the prefix belongs to the number, and is not a word.
    .replace(/제(?=\s?\d)/gu, " ")
    .replace(HANGUL, romanizeWord);
  return /\p{Script=Han}/u.test(name) ? "" : tidyName(name);
}

/** One run of Hangul as a capitalised word: `삼성` → `Samseong`. */
export function romanizeWord(hangul: string): string {
  return capitalize(romanizeHangul(hangul));
}

/** The text with its first letter as a capital. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
