/** Recognises the different forms in which companies write an English word. */
import { romanizeHangul } from "../../src/language/revised-romanization.ts";
import { similarity } from "./compare.ts";
import type { Example } from "./examples.ts";

/**
 * In letters. Shorter words must match exactly, because too many words start with the same letters.
 */
const SHORTEST_WITH_FORMS = 7;
const SAME_WORD = 0.75;

/**
 * Whether an English name contains a word in any form: Industry, Industrial or Ind. Misspellings
 * count too, because OpenDART's table has hundreds of names with `CONSTRUTION`. A romanised name
 * has no other forms: Hyun is not a form of Hyundai.
 */
export function hasForm(gram: string, korean: string, { letters, englishWords }: Example): boolean {
  if (letters.includes(gram)) return true;
  if (gram.length < SHORTEST_WITH_FORMS || isAlike(korean, gram)) return false;
  if (letters.includes(gram.slice(0, Math.ceil(gram.length * 0.55)))) return true;
  return englishWords.some(
    (word) => (word.length >= 3 && gram.startsWith(word)) || similarity(word, gram) >= SAME_WORD,
  );
}

const LIKE = 0.6;

function isAlike(korean: string, gram: string): boolean {
  const standard = romanizeHangul(korean);
  return (
    korean.length <= 3 &&
    (gram.startsWith(standard.slice(0, 2)) || similarity(standard, gram) >= LIKE)
  );
}

/** Whether two words are equal or forms of one word, such as Industry and Industrial. */
export function isSameEnglish(one: string, other: string): boolean {
  return (
    one === other ||
    (Math.min(one.length, other.length) >= SHORTEST_WITH_FORMS &&
      one.slice(0, 5) === other.slice(0, 5))
  );
}
