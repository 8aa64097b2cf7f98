import {
  AUTHENTICATION_ERRORS,
  CHARGED_HEADERS,
  codesOf,
  ERRORS_OF_CHARGED,
  IDEMPOTENT_CHECK_KEY,
  JSON_BODY_ERRORS,
  RECEIPT_FIELD,
} from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { CLAIM_FIELD_CODES } from "../../verification/claim-fields.ts";
import { FIELDS } from "../declaration-parts.ts";
import { verifyAnswer } from "./answer.ts";
import { verifySchema } from "./request.ts";

export const verifyBusinessEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/verify",
  operationId: "verifyBusiness",
  tag: "Verification",
  summary: "Verify one business",
  description:
    "Asks the tax authority whether number, opening date and representative belong together. " +
    "There are three outcomes: valid, invalid with a reason, or the error " +
    "`registry_unavailable`. The error says nothing about the business and is not charged. If " +
    "the answer is invalid, `possibleCauses` lists what in your request may explain it.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [IDEMPOTENT_CHECK_KEY],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: verifySchema,
        fields: {
          business_number: FIELDS.number,
          startDate: FIELDS.startDate,
          ownerName: FIELDS.ownerName,
          companyName: FIELDS.companyName,
          company_name: {
            description: "Alias of `companyName`. If both are given, `companyName` is used.",
          },
          lang: FIELDS.language,
          language: { description: "Alias of `lang`. If both are given, `lang` is used." },
          receipt: RECEIPT_FIELD,
        },
        examples: {
          english: {
            summary: "With the company's name, in English",
            value: {
              business_number: "2178182399",
              startDate: "20120305",
              ownerName: "김한빛",
              companyName: "주식회사 한빛물산",
              lang: "en",
            },
          },
          code: {
            summary: "Codes only",
            value: {
              business_number: "2178182399",
              startDate: "2012-03-05",
              ownerName: "김한빛",
              lang: "code",
            },
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "Valid, or invalid with a reason.",
      headers: CHARGED_HEADERS,
      mediaType: "application/json",
      schema: verifyAnswer,
      examples: {
        english: {
          summary: "Valid, in English",
          value: {
            isValid: true,
            businessInfo: {
              businessNumber: "2178182399",
              companyName: "Hanbit Trading Co., Ltd.",
              companyNameOriginal: "주식회사 한빛물산",
              companyNameSource: "dart",
              companyNameMatch: "number",
              companyNameCheck: "current",
              representative: "김한빛",
              status: "Active",
              statusCode: "01",
              taxType: "General VAT Taxpayer",
              taxTypeCode: "01",
              closedOn: null,
              verifiedAt: 1795178579920,
            },
          },
        },
        code: {
          summary: "Valid, codes only",
          value: {
            isValid: true,
            businessInfo: {
              businessNumber: "2178182399",
              statusCode: "01",
              taxTypeCode: "01",
              verifiedAt: 1795178580175,
            },
          },
        },
        invalid: {
          summary: "Invalid: the opening date differs",
          value: {
            isValid: false,
            reason: "details_mismatch",
            possibleCauses: [],
            businessInfo: {
              businessNumber: "2178182399",
              companyName: null,
              companyNameOriginal: null,
              companyNameSource: null,
              companyNameMatch: null,
              companyNameCheck: null,
              representative: null,
              status: "Active",
              statusCode: "01",
              taxType: "General VAT Taxpayer",
              taxTypeCode: "01",
              closedOn: null,
              verifiedAt: 1795178580204,
            },
          },
        },
        causes: {
          summary: "Invalid, codes only: the name contains a title",
          value: {
            isValid: false,
            reason: "details_mismatch",
            possibleCauses: ["title_in_name"],
            businessInfo: {
              businessNumber: "2178182399",
              statusCode: "01",
              taxTypeCode: "01",
              verifiedAt: 1795178580310,
            },
          },
        },
      },
    },
  ],
  errors: [
    ...AUTHENTICATION_ERRORS,
    "feature_not_available",
    ...JSON_BODY_ERRORS,
    ...codesOf(CLAIM_FIELD_CODES),
    ...ERRORS_OF_CHARGED,
    "receipts_not_available",
    "registry_unavailable",
  ],
};
