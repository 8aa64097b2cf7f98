/**
 * What the text of a field can be, in any of OpenDART's answers. Longer texts are mistakes or
 * attacks; all code that works on the texts relies on these bounds.
 */

/** The longest of 118,000 companies is 114 characters (an English name), the longest address 94. */
const MAX_FIELD_LENGTH = 1_000;

/**
 * Normalising a text sorts each run of combining marks, in time that grows with the square of the
 * run. No name in the table has two in a row; scripts that stack them need four or five.
 */
const MARK_BOMB = /\p{M}{9}/u;
/** No text of this length is worth the search. */
const HARMLESS_LENGTH = 50;

/** Whether a text is short enough, and cheap enough to normalise, to be the value of a field. */
export function isFieldText(text: string): boolean {
  if (text.length > MAX_FIELD_LENGTH) return false;
  return text.length <= HARMLESS_LENGTH || !MARK_BOMB.test(text);
}
