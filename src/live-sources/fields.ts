/**
 * The values of single fields, which the sources write in the same ways: texts with fillers and
 * asterisks, numbers and dates as text. What a source does not know, or does not tell, is null.
 */
import * as z from "zod";
import { normalizeText } from "../lib/bounded-text.ts";
import { isoDate } from "../lib/days.ts";

/** The longest address of 118,000 companies has 94 characters, the longest name 114. */
const MAX_TEXT_LENGTH = 1_000;
const BLANKS = /[\s\p{Cc}]+/gu;
const FILLER = /^(?:n\/a|null|undefined|(?:해당 ?)?없음|[-.]*)$/i;
/** Marks that nobody sees; among them those that turn the direction of a text. */
const UNSEEN = /\p{Cf}+/gu;
/** How a name or a house number is hidden: asterisks and circles. */
const MASK = /[*＊∗﹡○◯●〇]/;
const MAX_DATE_LENGTH = 40;
const DAY = /^([0-9]{4})([-./]?)([0-9]{2})\2([0-9]{2})(?:[0-9]{6}|[ T].*)?$/;
/** Persons in one text; a comma within parentheses belongs to one of them. */
const BETWEEN_PERSONS = /[,、;](?![^(]*\))/;
const MAX_PERSONS = 50;

/**
 * A text with single blanks, in NFC; null for a filler, a masked text, or what is not a text. Like
 * every schema below it takes any value, and a field that is left out.
 */
export const text = z.unknown().optional().transform(textOf);

function textOf(value: unknown): string | null {
  const raw = typeof value === "number" ? String(value) : value;
  if (typeof raw !== "string" || !raw.isWellFormed()) return null;
  // Cut before the blanks are searched: the longest text is another's choice.
  if (raw.length > 10 * MAX_TEXT_LENGTH) return null;
  const normal = normalizeText(raw.replace(UNSEEN, "").replace(BLANKS, " "), MAX_TEXT_LENGTH);
  if (normal.kind !== "text" || FILLER.test(normal.text)) return null;
  return MASK.test(normal.text) || normal.text.includes("\uFFFD") ? null : normal.text;
}

/** The digits of a number that is written with or without hyphens; "" for anything else. */
export const digits = text.transform((written) => {
  const plain = (written ?? "").replace(/[ -]/g, "");
  return /^[0-9]*$/.test(plain) ? plain : "";
});

/** A corporate number of 13 digits; no register gives one that begins with 000. */
export const corporateNumber = digits.transform((number) =>
  /^(?!000)[0-9]{13}$/.test(number) ? number : null,
);

/** A KSIC code; some sources have the words of an industry in the same field. */
export const industryCode = text.transform((code) =>
  code !== null && /^(?!0+$)[0-9]{2,5}$/.test(code) ? code : null,
);

/** A whole number, negative or not, with or without thousands separators. */
const wholeNumber = text.transform((written) => {
  const plain = (written ?? "").replaceAll(",", "");
  const number = /^-?[0-9]{1,16}(?:\.0+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
});

/** An amount of won, negative or not; 0 is what the source writes where it does not know. */
export const amount = wholeNumber.transform((number) => number || null);

/** A count of people, 0 included. */
export const count = wholeNumber.transform((number) =>
  number !== null && number >= 0 ? number : null,
);

/**
 * The day of a date, whatever time follows it. Years of two digits have no century and are no date,
 * and 1900-01-01 is what a computer writes for no date.
 */
export const day = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== "string" || value.length > MAX_DATE_LENGTH) return null;
    const [, year = "", , month = "", date = ""] = DAY.exec(textOf(value) ?? "") ?? [];
    const iso = isoDate(year + month + date);
    return iso !== null && iso > "1850" && iso < "2100" && iso !== "1900-01-01" ? iso : null;
  });

/** The persons of a field; those whose name is masked are left out. */
export const persons = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== "string" || value.length > MAX_TEXT_LENGTH) return null;
    const names = value.split(BETWEEN_PERSONS).slice(0, MAX_PERSONS).map(textOf);
    const known = new Set(names.filter((name) => name !== null));
    return known.size > 0 ? [...known] : null;
  });

/** One of the two fields of an address. */
export const addressPart = z
  .unknown()
  .optional()
  .transform((value) => ({
    text: textOf(value),
    isMasked: typeof value === "string" && MASK.test(value),
  }));
type AddressPart = z.infer<typeof addressPart>;

/** An address in two fields; some rows repeat the first one in the second. */
export function address({ text: first }: AddressPart, detail: AddressPart): string | null {
  const second = detail.text;
  if (first === null || second === null) {
    // A detail alone, or an address whose detail is masked, would be half an address.
    return detail.isMasked ? null : first;
  }
  if (second.startsWith(first)) return second;
  return first.endsWith(second) ? first : `${first} ${second}`;
}

/** The greater text first; for `sort`. */
export function descending(a: string | null, b: string | null): number {
  return (b ?? "") < (a ?? "") ? -1 : (b ?? "") > (a ?? "") ? 1 : 0;
}
