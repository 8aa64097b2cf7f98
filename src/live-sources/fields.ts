/**
 * The values of single fields, which the sources write in the same ways: texts with fillers and
 * asterisks, numbers and dates as text. What a source does not know, or does not tell, is null.
 */
import { normalizeText } from "../lib/bounded-text.ts";
import { isoDate } from "../lib/days.ts";
import type { LiveFacts } from "./live-source.ts";

/** A row of an answer: the fields of one object, whatever they hold. */
export type Row = Record<string, unknown>;

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

/** All that a source does not say. */
export const NOTHING: LiveFacts = {
  companyName: null,
  englishName: null,
  representatives: null,
  corporateNumber: null,
  address: null,
  industryCode: null,
  employees: null,
  capital: null,
  revenue: null,
  establishedOn: null,
  openingDate: null,
  isSoleProprietor: null,
  asOf: null,
};

/** A text with single blanks, in NFC; null for a filler, a masked text, or what is no text. */
export function text(value: unknown): string | null {
  const raw = typeof value === "number" ? String(value) : value;
  if (typeof raw !== "string" || !raw.isWellFormed()) return null;
  // Cut before the blanks are searched: the longest text is another's choice.
  if (raw.length > 10 * MAX_TEXT_LENGTH) return null;
  const normal = normalizeText(raw.replace(UNSEEN, "").replace(BLANKS, " "), MAX_TEXT_LENGTH);
  if (normal.kind !== "text" || FILLER.test(normal.text)) return null;
  return MASK.test(normal.text) || normal.text.includes("\uFFFD") ? null : normal.text;
}

/** The digits of a number that is written with or without hyphens; "" for anything else. */
export function digits(value: unknown): string {
  const plain = (text(value) ?? "").replace(/[ -]/g, "");
  return /^[0-9]*$/.test(plain) ? plain : "";
}

/** A corporate number of 13 digits; no register gives one that begins with 000. */
export function corporateNumber(value: unknown): string | null {
  const number = digits(value);
  return /^(?!000)[0-9]{13}$/.test(number) ? number : null;
}

/** A KSIC code; some sources have the words of an industry in the same field. */
export function industryCode(value: unknown): string | null {
  const code = text(value);
  return code !== null && /^(?!0+$)[0-9]{2,5}$/.test(code) ? code : null;
}

/** A whole number, negative or not, with or without thousands separators. */
function wholeNumber(value: unknown): number | null {
  const written = (text(value) ?? "").replaceAll(",", "");
  const number = /^-?[0-9]{1,16}(?:\.0+)?$/.test(written) ? Number(written) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

/** An amount of won, negative or not; 0 is what the source writes where it does not know. */
export function amount(value: unknown): number | null {
  return wholeNumber(value) || null;
}

/** A count of people, 0 included. */
export function count(value: unknown): number | null {
  const number = wholeNumber(value);
  return number !== null && number >= 0 ? number : null;
}

/**
 * The day of a date, whatever time follows it. Years of two digits have no century and are no date,
 * and 1900-01-01 is what a computer writes for no date.
 */
export function day(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_DATE_LENGTH) return null;
  const [, year = "", , month = "", date = ""] = DAY.exec(text(value) ?? "") ?? [];
  const iso = isoDate(year + month + date);
  return iso !== null && iso > "1850" && iso < "2100" && iso !== "1900-01-01" ? iso : null;
}

/** The persons of a field; those whose name is masked are left out. */
export function persons(value: unknown): string[] | null {
  if (typeof value !== "string" || value.length > MAX_TEXT_LENGTH) return null;
  const names = value.split(BETWEEN_PERSONS).slice(0, MAX_PERSONS).map(text);
  const known = new Set(names.filter((name) => name !== null));
  return known.size > 0 ? [...known] : null;
}

/** An address in two fields; some rows repeat the first one in the second. */
export function address(base: unknown, detail: unknown): string | null {
  const first = text(base);
  const second = text(detail);
  if (first === null || second === null) {
    // A detail alone, or an address whose detail is masked, would be half an address.
    return isMasked(detail) ? null : first;
  }
  if (second.startsWith(first)) return second;
  return first.endsWith(second) ? first : `${first} ${second}`;
}

function isMasked(value: unknown): boolean {
  return typeof value === "string" && MASK.test(value);
}

/** The greater text first; for `sort`. */
export function descending(a: string | null, b: string | null): number {
  return (b ?? "") < (a ?? "") ? -1 : (b ?? "") > (a ?? "") ? 1 : 0;
}
