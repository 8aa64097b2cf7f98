/** The fields of a claim in every endpoint of variant A (docs/api.md#verify-fields). */
import * as z from "zod";
import type { FieldCodes } from "../errors.ts";
import {
  MAX_COMPANY_NAME,
  MAX_MARKS_IN_A_ROW,
  MAX_OWNER_NAME,
  normalizeText,
} from "../lib/bounded-text.ts";
import { isoDate } from "../lib/days.ts";

/** A missing field gets its own message. */
export const unlessMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null ? "is required" : message),
});

const DIGITS = "must be a string of exactly 10 digits, no hyphens";
/** A wrong check digit is accepted (docs/decisions/0003-check-digit-refuses-nothing.md). */
export const businessNumberField = z.string(unlessMissing(DIGITS)).regex(/^[0-9]{10}$/, DIGITS);

const WRITTEN = "must be a string of 10 digits, with or without hyphens (123-45-67890)";
/** Also accepts hyphens (123-45-67890), and keeps the number as given. */
export const writtenNumberField = z
  .string(unlessMissing(WRITTEN))
  .regex(/^(?:[0-9]{10}|[0-9]{3}-[0-9]{2}-[0-9]{5})$/, WRITTEN);

export function plainNumber(given: string): string {
  return given.replaceAll("-", "");
}

const DATE = "must be a calendar date, YYYYMMDD or YYYY-MM-DD";
export const givenDateField = z
  .string(unlessMissing(DATE))
  .regex(/^(?:[0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$/, { error: DATE, abort: true })
  .refine((given) => isoDate(compactDate(given)) !== null, `${DATE}; this day does not exist`);
export const startDateField = givenDateField.transform(compactDate);

const OWNER = `must be a name of 1 to ${MAX_OWNER_NAME} characters`;
/** Only trims and converts to NFC, because the registry compares names letter by letter. */
export const ownerNameField = normalText(OWNER, MAX_OWNER_NAME, OWNER).refine(
  (name) => name !== "",
  OWNER,
);

/** Null for an empty name. */
export const companyNameField = normalText(
  "must be a string",
  MAX_COMPANY_NAME,
  `must be at most ${MAX_COMPANY_NAME} characters`,
).transform((name) => name || null);

/** The error codes of wrong fields. Other fields get `invalid_request`. */
export const CLAIM_FIELD_CODES: FieldCodes = {
  business_number: "invalid_business_number",
  startDate: "invalid_start_date",
  start_date: "invalid_start_date",
  ownerName: "invalid_owner_name",
  owner_name: "invalid_owner_name",
  lang: "invalid_language",
  language: "invalid_language",
};

export function compactDate(given: string): string {
  return given.replaceAll("-", "");
}

const MARKS = `must not have more than ${MAX_MARKS_IN_A_ROW} combining marks in a row`;

function normalText(notAString: string, maxLength: number, tooLong: string) {
  return z.string(unlessMissing(notAString)).transform((given, context) => {
    const normal = normalizeText(given, maxLength);
    if (normal.kind === "text") return normal.text;
    const message = normal.kind === "too_long" ? tooLong : MARKS;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
