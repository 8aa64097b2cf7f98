/** The longest text of 118,000 companies, an English name, has 114 characters. */
const MAX_FIELD_LENGTH = 1_000;

/** Normalising sorts a run of combining marks in quadratic time. No letter needs more than five. */
const MARK_BOMB = /\p{M}{9}/u;
/** Shorter texts are always cheap to normalise. */
const HARMLESS_LENGTH = 50;

export function isFieldText(text: string): boolean {
  if (text.length > MAX_FIELD_LENGTH) return false;
  return text.length <= HARMLESS_LENGTH || !MARK_BOMB.test(text);
}
