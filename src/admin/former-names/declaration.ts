import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { formerNamesAnswer } from "./answer.ts";

export const writeFormerNamesEndpoint: Endpoint = {
  ...OPERATORS_ONLY,
  method: "POST",
  path: "/admin/former-names",
  operationId: "writeFormerNames",
  tag: "Disclosure table",
  summary: "Write former names of companies from a file",
  body: {
    required: true,
    content: {
      "text/csv": {
        schema: z.string().meta({
          description:
            "The file that `bvs import history` makes: `corp_code,name,last_seen,name_en`; at " +
            "most 5 MB. The company of a name need not be stored yet.",
        }),
        examples: {},
      },
    },
  },
  answers: [answer("How many names were accepted.", formerNamesAnswer, { former_names: 4319 })],
  errors: [
    ...GUARD_ERRORS,
    "unsupported_content_type",
    "payload_too_large",
    "invalid_encoding",
    "invalid_request",
  ],
};
