import * as z from "zod";
import { instant } from "../../http/answer-fields.ts";
import { closedOn, number, statusCode, taxTypeCode } from "../answer-fields.ts";

const day = (description: string, example: string) =>
  z.iso
    .date()
    .nullable()
    .meta({ description, examples: [example] });

export const watchedState = z
  .object({
    is_registered: z.boolean().meta({ description: "Whether the number is in the register." }),
    status_code: statusCode,
    tax_type_code: taxTypeCode,
    closed_on: closedOn,
    tax_type_changed_on: day(
      "The day from which the tax type applies; null if it never changed.",
      "2024-07-01",
    ),
    previous_tax_type_code: z
      .string()
      .nullable()
      .meta({ description: "The previous tax type; null if there was none.", examples: ["02"] }),
    closed_by_unit_taxation: z
      .boolean()
      .nullable()
      .meta({
        description:
          "Whether the business was closed only as a formality, because it moved to " +
          "business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. " +
          "null if unknown.",
      }),
    tax_invoices_since: day(
      "The day from which the business issues tax invoices; null if the register gives no day.",
      "2021-07-01",
    ),
  })
  .meta({
    id: "WatchedState",
    description: "What the register says about a number, in codes and days without texts.",
  });

export const watchedNumber = number.meta({
  description: "The registration number, without hyphens.",
  examples: ["1248178104"],
});

export const reference = z
  .string()
  .nullable()
  .meta({ description: "Your own id for the business; null if you gave none." });

export const watchAnswer = z
  .object({
    business_number: watchedNumber,
    reference,
    state: watchedState
      .nullable()
      .meta({ description: "The last confirmed state; null until the first answer." }),
    checked_at: instant.nullable().meta({
      description:
        "When the tax authority last answered for the number; null until the first answer.",
    }),
    changed_at: instant.nullable().meta({
      description: "When the last change was confirmed; null if there was none.",
    }),
  })
  .meta({ id: "Watch", description: "A watched number." });
export type WatchAnswer = z.input<typeof watchAnswer>;
