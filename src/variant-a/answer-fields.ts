/** The Worker does not import this file. */
import * as z from "zod";
import { OUTPUT_LANGUAGES } from "../verification/output-language.ts";

export const number = z
  .string()
  .regex(/^\d{10}$/)
  .meta({
    description: "The registration number, as sent.",
    examples: ["2178182399"],
  });
export const statusCode = z
  .string()
  .nullable()
  .meta({
    description: "`01` active, `02` suspended, `03` closed; null if unknown.",
    examples: ["01"],
  });
export const taxTypeCode = z
  .string()
  .nullable()
  .meta({
    description: "The tax type in the tax authority's code, `01` to `07`; null if unknown.",
    examples: ["01"],
  });
export const verifiedAt = z.int().meta({
  description: "When the tax authority answered: Unix time in milliseconds.",
  examples: [1795178579920],
});
export const closedOn = z.iso
  .date()
  .nullable()
  .meta({
    description:
      "The day on which the business closed; null if it is not closed, or the day is unknown.",
    examples: ["2023-12-31"],
  });

export const outputLanguage = z
  .enum(OUTPUT_LANGUAGES)
  .meta({ description: "The language of the results." });
