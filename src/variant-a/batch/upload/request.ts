import * as z from "zod";
import type { MessageLanguage } from "../../../tables/problems.ts";
import { languageField } from "../../../verification/output-language.ts";
import { type BatchOptions, checkField, optionsOf, RETENTION, retentionField } from "../options.ts";

export interface UploadOptions extends BatchOptions {
  /** English by default, although results are Korean by default. */
  messageLanguage: MessageLanguage;
  inputFirst: boolean;
}

export const uploadQuerySchema = z
  .object({
    check: checkField.optional(),
    language: languageField.optional(),
    lang: languageField.optional(),
    retention_days: z
      .string()
      .regex(/^\d{1,3}$/, RETENTION)
      .transform(Number)
      .pipe(retentionField)
      .optional(),
    columns: z.literal("input", "must be input").optional(),
  })
  .transform(
    (query): UploadOptions => ({
      ...optionsOf(query),
      messageLanguage: (query.language ?? query.lang) === "ko" ? "ko" : "en",
      inputFirst: query.columns === "input",
    }),
  );
