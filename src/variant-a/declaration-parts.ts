import type { JsonSchema } from "../http/endpoint.ts";
import { MAX_OWNER_NAME } from "../lib/bounded-text.ts";

export const WRITTEN_NUMBER = "^(?:[0-9]{10}|[0-9]{3}-[0-9]{2}-[0-9]{5})$";

export const FIELDS = {
  number: {
    description: "Ten digits, no hyphens. The check digit is not validated.",
    examples: ["2178182399"],
  },
  startDate: {
    description: "The opening date, a real calendar date: `YYYYMMDD` or `YYYY-MM-DD`.",
    examples: ["20120305"],
  },
  ownerName: {
    description:
      `The representative, exactly as registered, in up to ${MAX_OWNER_NAME} characters. Unicode ` +
      "form and surrounding spaces do not matter.",
    minLength: 1,
    examples: ["김한빛"],
  },
  companyName: {
    description: "The Korean company name, used to find the official English name.",
    examples: ["주식회사 한빛물산"],
  },
  language: {
    description:
      "`ko` for Korean, `en` for English, `both`, or `code` for status codes without names and " +
      "texts.",
    default: "ko",
  },
} as const satisfies Record<string, JsonSchema>;

export const CLOSED_EXAMPLE = {
  businessNumber: "1248178104",
  isRegistered: true,
  statusCode: "03",
  taxTypeCode: "01",
  closedOn: "2023-12-31",
  taxTypeChangedOn: null,
  issuesTaxInvoices: null,
  previousTaxTypeCode: null,
  closedByUnitTaxation: true,
  taxInvoicesSince: null,
  checkedAt: 1795178579920,
};
