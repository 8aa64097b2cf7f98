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
import type { LANGUAGES } from "../../language/languages.ts";
import { businessAnswer } from "./answer.ts";
import { BUSINESS_FIELD_CODES, businessSchema } from "./request.ts";

export const describeBusinessEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/verify/business",
  operationId: "describeBusiness",
  tag: "Description",
  summary: "Describe a business by its number",
  description:
    "The tax authority tells the state and the tax type of every business, but nothing else. All " +
    "other fields come from the disclosure database, which has some companies, and from other " +
    "public registers. `business_not_found` is an answer and is charged.",
  access: "api_key",
  errorShapes: ["b"],
  parameters: [IDEMPOTENT_CHECK_KEY],
  body: {
    required: true,
    content: {
      "application/json": {
        schema: businessSchema,
        fields: {
          business_number: {
            description: "Ten digits, with or without hyphens (123-45-67890).",
            examples: ["217-81-82399"],
          },
          language: {
            description:
              "The language of names, industry and tax type: `en`, `ko`, `ja`, `zh-CN`, `es` or `de`.",
            default: "en" satisfies (typeof LANGUAGES)[number],
          },
          receipt: {
            ...RECEIPT_FIELD,
            description: `${RECEIPT_FIELD.description} It covers only what the tax authority said.`,
          },
        },
        examples: {
          japanese: {
            summary: "A company, in Japanese",
            value: { business_number: "217-81-82399", language: "ja" },
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "The number is registered.",
      headers: CHARGED_HEADERS,
      mediaType: "application/json",
      schema: businessAnswer,
      examples: {
        japanese: {
          summary: "A company, in Japanese",
          value: {
            valid: true,
            company_name: "Hanbit Trading Co., Ltd.",
            company_name_en: "Hanbit Trading Co., Ltd.",
            status: "active",
            business_number: "217-81-82399",
            representative_name: "김한빛",
            representative_name_latin: "Kim Hanbit",
            industry: "機械器具・関連用品卸売業",
            industry_code: "46599",
            registered_date: "2012-02-28",
            address: "서울특별시 마포구 월드컵북로 396, 5층 (상암동)",
            address_en: "5F, 396, World Cup buk-ro, Mapo-gu, Seoul",
            metadata: {
              tax_type: "付加価値税 一般課税事業者",
              employee_count: 58,
              capital: 1500000000,
              revenue: 52730418900,
              corporate_number: null,
              opening_date: null,
              closed_on: null,
              sources: {
                company_name: { source: "opendart", date: "2026-01-01", as_of: null },
                company_name_en: { source: "opendart", date: "2026-01-01", as_of: null },
                status: { source: "nts", date: "2026-11-20", as_of: null },
                representative_name: { source: "opendart", date: "2026-01-01", as_of: null },
                industry_code: { source: "opendart", date: "2026-01-01", as_of: null },
                registered_date: { source: "opendart", date: "2026-01-01", as_of: null },
                address: { source: "opendart", date: "2026-01-01", as_of: null },
                tax_type: { source: "nts", date: "2026-11-20", as_of: null },
                employee_count: { source: "opendart", date: "2026-01-01", as_of: null },
                capital: { source: "opendart", date: "2026-01-01", as_of: null },
                revenue: { source: "opendart", date: "2026-01-01", as_of: null },
              },
            },
          },
        },
      },
    },
  ],
  errors: [
    ...AUTHENTICATION_ERRORS,
    ...JSON_BODY_ERRORS,
    ...codesOf(BUSINESS_FIELD_CODES),
    ...ERRORS_OF_CHARGED,
    "receipts_not_available",
    "business_not_found",
    "registry_unavailable",
  ],
};
