import * as z from "zod";
import {
  AUTHENTICATION_ERRORS,
  CHARGED_HEADERS,
  ERRORS_OF_CHARGED,
  IDEMPOTENT_CHECK_KEY,
  JSON_BODY_ERRORS,
  RECEIPT_FIELD,
} from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { CLOSED_EXAMPLE, FIELDS, WRITTEN_NUMBER } from "../declaration-parts.ts";
import { statusAnswer, statusListAnswer } from "./answer.ts";
import { statusSchema } from "./request.ts";

const UNREGISTERED_EXAMPLE = {
  ...CLOSED_EXAMPLE,
  businessNumber: "1000000009",
  isRegistered: false,
  statusCode: null,
  taxTypeCode: null,
  closedOn: null,
  closedByUnitTaxation: null,
};

export const getStatusEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/status",
  operationId: "getStatus",
  tag: "Verification",
  summary: "Check the state of one number, or of up to 100",
  description:
    "Asks the tax authority only about the number: is it registered, open, suspended or closed? " +
    "Each distinct number that is answered costs one unit, even if it is not registered. " +
    "Either all numbers are answered, or the request fails.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [IDEMPOTENT_CHECK_KEY],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: statusSchema,
        fields: {
          business_number: {
            description:
              "Ten digits, with or without hyphens (123-45-67890). Send either this or " +
              "`business_numbers`.",
            examples: ["124-81-78104"],
          },
          business_numbers: {
            description: "Up to 100 numbers. The results have the same order.",
            minItems: 1,
            maxItems: 100,
            items: { type: "string", pattern: WRITTEN_NUMBER },
            examples: [["124-81-78104", "2178182399"]],
          },
          lang: FIELDS.language,
          language: { description: "Alias of `lang`. If both are given, `lang` is used." },
          receipt: RECEIPT_FIELD,
        },
        examples: {
          one: {
            summary: "One number, in English",
            value: { business_number: "124-81-78104", lang: "en" },
          },
          several: {
            summary: "Several numbers, codes only",
            value: { business_numbers: ["1248178104", "1000000009"], lang: "code" },
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "The state of the number, or `results` for a list.",
      headers: CHARGED_HEADERS,
      mediaType: "application/json",
      schema: z.union([statusListAnswer, statusAnswer]),
      examples: {
        one: {
          summary: "A closed business, in English",
          value: {
            ...CLOSED_EXAMPLE,
            status: "Closed",
            taxType: "General VAT Taxpayer",
            previousTaxType: null,
          },
        },
        several: {
          summary: "Several numbers, codes only: the second is not registered",
          value: { results: [CLOSED_EXAMPLE, UNREGISTERED_EXAMPLE] },
        },
      },
    },
  ],
  errors: [
    ...AUTHENTICATION_ERRORS,
    "feature_not_available",
    ...JSON_BODY_ERRORS,
    "invalid_business_number",
    "invalid_language",
    "batch_empty",
    "batch_too_large",
    ...ERRORS_OF_CHARGED,
    "receipts_not_available",
    "registry_unavailable",
  ],
};
