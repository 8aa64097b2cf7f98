import * as z from "zod";
import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { ADDED_EXAMPLE, WATCH_ERRORS } from "../declaration-parts.ts";
import { uploadedWatchesAnswer } from "./answer.ts";
import { uploadWatchesQuery } from "./request.ts";

export const uploadWatchesEndpoint: Endpoint = {
  method: "POST",
  path: "/v1/watches/upload",
  operationId: "uploadWatches",
  tag: "Watch list",
  summary: "Watch the numbers of a table",
  description:
    "One of the first 30 lines must name the column `business_number` (or 사업자등록번호). A column " +
    "`reference` (or 거래처코드, 관리번호) may contain your own ids. Rows that cannot be read are " +
    "reported and not added. All other rows are added.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    {
      in: "query",
      name: "language",
      description: "The language of messages about rows.",
      schema: uploadWatchesQuery.shape.language.optional(),
      example: "ko",
    },
  ],
  body: {
    required: true,
    content: {
      "text/csv": {
        schema: z.string().meta({
          description:
            "A table of at most 5,000,000 bytes and 100,000 rows. Its columns are separated by " +
            "comma, semicolon, tab or `|`; an HTML table works too. The text is UTF-8, UTF-16 " +
            "with a byte-order mark, or CP949. It is read as CP949 if `charset` says so or the " +
            "bytes are not valid UTF-8.",
        }),
        examples: {
          suppliers: {
            summary: "Three rows, the last one malformed",
            value:
              "business_number,reference\n124-81-78104,supplier-17\n2178182399,supplier-18\n12345,\n",
          },
        },
      },
    },
  },
  answers: [
    {
      status: 200,
      description: "How the list changed.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: uploadedWatchesAnswer,
      examples: {
        added: {
          summary: "Two new numbers, and a row that could not be read",
          value: {
            ...ADDED_EXAMPLE,
            rows: 3,
            errors: 1,
            row_errors: [
              {
                line: 4,
                code: "invalid_business_number",
                message:
                  "line 4, business_number: must be 10 digits, hyphens allowed (123-45-67890)",
              },
            ],
          },
        },
      },
    },
  ],
  errors: [
    ...WATCH_ERRORS,
    "unsupported_content_type",
    "payload_too_large",
    "invalid_encoding",
    "invalid_csv",
    "missing_column",
    "invalid_request",
    "invalid_language",
    "batch_empty",
    "batch_too_large",
    "too_many_watched",
    "test_number_required",
  ],
};
