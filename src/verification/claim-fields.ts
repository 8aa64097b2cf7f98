/**
 * The fields of a claim as every door of variant A takes them (SPEC §2.1, DESIGN §6–7): what is a number, a date, a representative, a name.
 */
import * as z from "zod";
import type { FieldCodes } from "../errors.ts";
import { isoDate } from "../lib/calendar-date.ts";

const MAX_OWNER_NAME = 30;
const MAX_COMPANY_NAME = 200;

/** `en` English, `ko` Korean, `both`, `code` status codes only. */
export const OUTPUT_LANGUAGES = ["ko", "en", "both", "code"] as const;
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number];

const DIGITS = "must be a string of exactly 10 digits, no hyphens";
/** No check digit: it is a typo hint, and real numbers fail it (UPSTREAMS §4). */
export const businessNumberField = z.string(DIGITS).regex(/^[0-9]{10}$/, DIGITS);

const DATE = "must be a calendar date, YYYYMMDD or YYYY-MM-DD";
/** Comes out as YYYYMMDD. */
export const startDateField = z
  .string(DATE)
  .regex(/^(?:[0-9]{8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$/, DATE)
  .transform((text) => text.replaceAll("-", ""))
  .refine((date) => isoDate(date) !== null, DATE);

const OWNER = `must be a name of 1 to ${MAX_OWNER_NAME} characters`;
/** Comes out in Unicode NFC, trimmed, otherwise exactly as given: the registry compares it letter by letter. */
export const ownerNameField = z
  .string(OWNER)
  .transform((text) => text.normalize("NFC").trim())
  .refine((name) => name !== "" && [...name].length <= MAX_OWNER_NAME, OWNER);

/** Comes out trimmed; an empty one as null. */
export const companyNameField = z
  .string("must be a string")
  .transform((text) => text.normalize("NFC").trim())
  .refine(
    (name) => [...name].length <= MAX_COMPANY_NAME,
    `must be at most ${MAX_COMPANY_NAME} characters`,
  )
  .transform((name) => name || null);

export const languageField = z.enum(
  OUTPUT_LANGUAGES,
  `must be one of ${OUTPUT_LANGUAGES.join(", ")}`,
);

/** The error code for a fault in each field, under every name the field goes by. */
export const CLAIM_FIELD_CODES: FieldCodes = {
  business_number: "invalid_business_number",
  startDate: "invalid_start_date",
  start_date: "invalid_start_date",
  ownerName: "invalid_owner_name",
  owner_name: "invalid_owner_name",
  lang: "invalid_language",
  language: "invalid_language",
};
