import * as z from "zod";
import { receipt } from "../../http/answer-fields.ts";
import { closedOn, number, statusCode, taxTypeCode, verifiedAt } from "../answer-fields.ts";

const text = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

const statusCodes = z
  .object({
    businessNumber: number.meta({
      description: "The registration number, without hyphens.",
      examples: ["1248178104"],
    }),
    isRegistered: z.boolean().meta({ description: "Whether the number is in the register." }),
    statusCode,
    taxTypeCode,
    closedOn,
    taxTypeChangedOn: z.iso
      .date()
      .nullable()
      .meta({
        description: "The day from which the tax type applies; null if it never changed.",
        examples: ["2024-07-01"],
      }),
    issuesTaxInvoices: z
      .boolean()
      .nullable()
      .meta({
        description:
          "Whether the business issues tax invoices. Its tax type decides: with `01` and `07` it " +
          "does, with `02`, `04`, `05` and `06` it does not. null for any other tax type, and if " +
          "the business is not active.",
      }),
    previousTaxTypeCode: z
      .string()
      .nullable()
      .meta({ description: "The previous tax type; null if there was none.", examples: ["02"] }),
    closedByUnitTaxation: z
      .boolean()
      .nullable()
      .meta({
        description:
          "Whether the business was closed only as a formality, because it moved to " +
          "business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. " +
          "null if unknown.",
        examples: [true],
      }),
    taxInvoicesSince: z.iso
      .date()
      .nullable()
      .meta({
        description:
          "The day from which the business issues tax invoices; null if the register gives no " +
          "day. Even then, the business may issue tax invoices: see `issuesTaxInvoices`.",
        examples: ["2021-07-01"],
      }),
    checkedAt: verifiedAt,
    receipt,
  })
  .meta({ id: "StatusCodes", description: "What `lang=code` returns." });

const registrationStatus = statusCodes
  .extend({
    status: text("The state: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.", "Closed"),
    taxType: text("The tax type as text.", "General VAT Taxpayer"),
    previousTaxType: text("The previous tax type as text.", "Simplified VAT Taxpayer"),
  })
  .meta({ id: "RegistrationStatus", description: "What `lang=ko` and `lang=en` return." });

const bilingualStatus = registrationStatus
  .extend({
    statusEn: text("The state in English.", "Closed"),
    taxTypeEn: text("The tax type in English.", "General VAT Taxpayer"),
  })
  .meta({ id: "BilingualRegistrationStatus", description: "What `lang=both` returns." });

export const statusAnswer = z.union([bilingualStatus, registrationStatus, statusCodes]).meta({
  id: "Status",
  description:
    "What the register says about a number. A field is null if the register gives no value for it.",
});
export type StatusAnswer = z.input<typeof statusAnswer>;

export const statusListAnswer = z
  .object({
    results: z.array(statusAnswer).meta({ description: "One for each number, in the order sent." }),
  })
  .meta({ id: "StatusList" });
