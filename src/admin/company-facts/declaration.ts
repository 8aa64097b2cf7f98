import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { companyFactsAnswer } from "./answer.ts";

export const writeCompanyFactsEndpoint: Endpoint = {
  ...OPERATORS_ONLY,
  method: "POST",
  path: "/admin/company-facts",
  operationId: "writeCompanyFacts",
  tag: "Disclosure table",
  summary: "Write facts of companies from a file",
  body: {
    required: true,
    content: {
      "application/x-ndjson": {
        schema: z.string().meta({
          description:
            "Answers of OpenDART's `company.json`, one JSON object per line; at most 5 MB.",
        }),
        examples: {},
      },
    },
  },
  answers: [answer("How many companies were written.", companyFactsAnswer, { companies: 500 })],
  errors: [
    ...GUARD_ERRORS,
    "unsupported_content_type",
    "payload_too_large",
    "invalid_encoding",
    "invalid_request",
  ],
};
