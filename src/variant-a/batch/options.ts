import * as z from "zod";
import { LONGEST_RETENTION_DAYS } from "../../batch/limits.ts";
import type { ReadRow } from "../../batch/rows.ts";
import { CHECK_KINDS, type CheckKind } from "../../check-kind.ts";
import type { FieldCodes } from "../../errors.ts";
import { CLAIM_FIELD_CODES } from "../../verification/claim-fields.ts";
import type { OutputLanguage } from "../../verification/output-language.ts";

export const BATCH_FIELD_CODES: FieldCodes = {
  ...CLAIM_FIELD_CODES,
  business_numbers: "invalid_business_number",
};

const DEFAULT_LANGUAGE: OutputLanguage = "ko";

export const RETENTION = `must be a whole number from 1 to ${LONGEST_RETENTION_DAYS}`;
export const retentionField = z
  .int(RETENTION)
  .min(1, RETENTION)
  .max(LONGEST_RETENTION_DAYS, RETENTION);

export const checkField = z.enum(CHECK_KINDS, `must be ${CHECK_KINDS.join(" or ")}`);

export interface BatchOptions {
  check: CheckKind;
  language: OutputLanguage;
  retentionDays: number;
}

export interface Batch extends BatchOptions {
  rows: ReadRow[];
}

export function optionsOf(given: {
  check?: CheckKind | null | undefined;
  language?: OutputLanguage | null | undefined;
  lang?: OutputLanguage | null | undefined;
  retention_days?: number | null | undefined;
}): BatchOptions {
  return {
    check: given.check ?? "verify",
    language: given.language ?? given.lang ?? DEFAULT_LANGUAGE,
    retentionDays: given.retention_days ?? LONGEST_RETENTION_DAYS,
  };
}
