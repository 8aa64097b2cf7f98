import * as z from "zod";
import type { Endpoint, Parameter } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { forgottenProfileAnswer, profileAnswer } from "./answer.ts";

const NUMBER: Parameter = {
  in: "path",
  name: "number",
  required: true,
  description: "The registration number, plain or hyphenated 3-2-5.",
  schema: z.string(),
  example: "2178182399",
};

export const profileEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/profiles/:number",
    operationId: "getProfile",
    tag: "Live sources",
    summary: "Show what each source says about a business",
    parameters: [NUMBER],
    answers: [
      answer("What is stored about the business.", profileAnswer, {
        business_number: "2178182399",
        forgotten: false,
        asked: [{ source: "comwel", asked_on: "2026-11-20", found: true }],
        fields: [
          {
            field: "companyName",
            values: [
              {
                value: "주식회사 한빛물산",
                source: "opendart",
                date: "2026-01-01",
                as_of: null,
                given: true,
                contradicts: false,
              },
            ],
          },
        ],
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_business_number"],
  },
  {
    ...OPERATORS_ONLY,
    method: "DELETE",
    path: "/admin/profiles/:number",
    operationId: "forgetProfile",
    tag: "Live sources",
    summary: "Permanently erase what is stored about a business",
    description: "No source except the tax authority is asked about the number again.",
    parameters: [NUMBER],
    answers: [
      answer("The profile is erased.", forgottenProfileAnswer, {
        business_number: "2178182399",
        forgotten: true,
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_business_number"],
  },
];
