import * as z from "zod";
import { JSON_BODY_ERRORS } from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY, STORED_KEY } from "../declaration-parts.ts";
import { exportedKeysAnswer, importedKeysAnswer } from "./answer.ts";
import { importKeysSchema } from "./request.ts";

export const storedKeyEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/stored-keys",
    operationId: "exportKeys",
    tag: "Keys",
    summary: "Copy the hashes and terms of all keys that are not revoked",
    description:
      "Keys themselves are never stored, so a copy does not contain them. " +
      "`POST /admin/stored-keys` restores the records of keys from a copy.",
    parameters: [
      {
        in: "query",
        name: "cursor",
        description: "The `cursor` of the last answer; absent in the first request.",
        schema: z.string().optional(),
      },
    ],
    answers: [answer("Up to 500 keys.", exportedKeysAnswer, { keys: [STORED_KEY], cursor: null })],
    errors: [...GUARD_ERRORS, "invalid_request"],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/stored-keys",
    operationId: "importKeys",
    tag: "Keys",
    summary: "Restore keys from a copy",
    description:
      "Adds the keys that the service has lost, with their last terms. The request may be repeated. " +
      "A restored key may be refused for up to a minute.",
    body: {
      required: true,
      content: {
        "application/json": {
          schema: importKeysSchema,
          fields: {
            keys: { description: "At most 100 keys from a copy." },
            dry_run: { description: "True: change nothing, and only say what would be done." },
          },
          examples: {
            trial: {
              summary: "Ask what would be done",
              value: { keys: [STORED_KEY], dry_run: true },
            },
          },
        },
      },
    },
    answers: [
      answer("What became of the keys.", importedKeysAnswer, {
        restored: 1,
        present: 0,
        revoked: 0,
        erased: 0,
        expired: 0,
        pending: 0,
        dry_run: true,
      }),
    ],
    errors: [...GUARD_ERRORS, ...JSON_BODY_ERRORS],
  },
];
