/** Reads fields of rows. An unknown or masked value becomes null. */
import * as z from "zod";
import { normalizeText } from "../lib/bounded-text.ts";
import { isoDate } from "../lib/days.ts";
import { plainText } from "../lib/plain-text.ts";

/** In characters. Among 118,000 companies, the longest address has 94 and the longest name 114. */
const MAX_TEXT_LENGTH = 1_000;
const CONTROL = /\p{Cc}/gu;
const BLANKS = /\s+/gu;
const FILLER = /^(?:n\/a|null|undefined|(?:해당 ?)?없음|[-.]*)$/i;
const MASK = /[*＊∗﹡○◯●〇]/;
const MAX_DATE_LENGTH = 40;
const DAY = /^([0-9]{4})([-./]?)([0-9]{2})\2([0-9]{2})(?:[0-9]{6}|[ T].*)?$/;
/** Separates persons. A comma within parentheses belongs to a person. */
const BETWEEN_PERSONS = /[,、;](?![^(]*\))/;
const MAX_PERSONS = 50;

/** Reads a text or a number as a text in NFC with single blanks. */
export const text = z.unknown().optional().transform(textOf);

function textOf(value: unknown): string | null {
  const raw = typeof value === "number" ? String(value) : value;
  if (typeof raw !== "string" || !raw.isWellFormed()) return null;
  // Refuse long texts before searching them, because a source may send a text of any length.
  if (raw.length > 10 * MAX_TEXT_LENGTH) return null;
  const plain = plainText(raw.replace(CONTROL, " ")).replace(BLANKS, " ");
  const normal = normalizeText(plain, MAX_TEXT_LENGTH);
  if (normal.kind !== "text" || FILLER.test(normal.text)) return null;
  return MASK.test(normal.text) || normal.text.includes("\uFFFD") ? null : normal.text;
}

/** The digits of a number with or without hyphens; "" for anything else. */
export const digits = text.transform((written) => {
  const plain = (written ?? "").replace(/[ -]/g, "");
  return /^[0-9]*$/.test(plain) ? plain : "";
});

/** 13 digits. No register issues a number that begins with 000. */
export const corporateNumber = digits.transform((number) =>
  /^(?!000)[0-9]{13}$/.test(number) ? number : null,
);

/** A KSIC code. Some sources write an industry's name into the same field. */
export const industryCode = text.transform((code) =>
  code !== null && /^(?!0+$)[0-9]{2,5}$/.test(code) ? code : null,
);

const wholeNumber = text.transform((written) => {
  const plain = (written ?? "").replaceAll(",", "");
  const number = /^-?[0-9]{1,16}(?:\.0+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
});

/** Sources write 0 for an unknown amount. */
export const amount = wholeNumber.transform((number) => number || null);

export const count = wholeNumber.transform((number) =>
  number !== null && number >= 0 ? number : null,
);

/** Null for a two-digit year, and for 1900-01-01, which computers write for a missing date. */
export const day = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== "string" || value.length > MAX_DATE_LENGTH) return null;
    const [, year = "", , month = "", date = ""] = DAY.exec(textOf(value) ?? "") ?? [];
    const iso = isoDate(year + month + date);
    return iso !== null && iso > "1850" && iso < "2100" && iso !== "1900-01-01" ? iso : null;
  });

export const persons = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value !== "string" || value.length > MAX_TEXT_LENGTH) return null;
    const names = value.split(BETWEEN_PERSONS).slice(0, MAX_PERSONS).map(textOf);
    const known = new Set(names.filter((name) => name !== null));
    return known.size > 0 ? [...known] : null;
  });

export const addressPart = z
  .unknown()
  .optional()
  .transform((value) => ({
    text: textOf(value),
    isMasked: typeof value === "string" && MASK.test(value),
  }));
type AddressPart = z.infer<typeof addressPart>;

/** Joins the two fields of an address. In some rows, the second field repeats the first one. */
export function address({ text: first }: AddressPart, detail: AddressPart): string | null {
  const second = detail.text;
  if (first === null || second === null) {
    // If the first field is missing or the detail is masked, the rest is only half an address.
    return detail.isMasked ? null : first;
  }
  if (second.startsWith(first)) return second;
  return first.endsWith(second) ? first : `${first} ${second}`;
}

export function descending(a: string | null, b: string | null): number {
  return (b ?? "") < (a ?? "") ? -1 : (b ?? "") > (a ?? "") ? 1 : 0;
}
