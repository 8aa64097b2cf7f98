import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY, STORED_KEY } from "../declaration-parts.ts";
import { keyCopiesAnswer, keyCopyAnswer } from "./answer.ts";

export const keyCopyEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/key-copies",
    operationId: "listKeyCopies",
    tag: "Keys",
    summary: "List the nightly copies of the keys",
    answers: [
      answer("The complete copies of the last 35 days, newest first.", keyCopiesAnswer, {
        copies: [{ day: "2026-11-21", keys: 412, completed_at: "2026-11-21T18:26:03.000Z" }],
      }),
    ],
    errors: GUARD_ERRORS,
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/key-copies/:day",
    operationId: "getKeyCopy",
    tag: "Keys",
    summary: "Read a nightly copy of the keys",
    description: "Ask for one piece after another, and send the keys to `POST /admin/stored-keys`.",
    parameters: [
      {
        in: "path",
        name: "day",
        required: true,
        description: "The day on which the copy began, UTC.",
        schema: z.string(),
        example: "2026-11-21",
      },
      {
        in: "query",
        name: "piece",
        description: "The first piece to look at; absent: from the beginning.",
        schema: z.int().min(0).default(0).optional(),
        example: 0,
      },
    ],
    answers: [
      answer("The keys of one piece.", keyCopyAnswer, {
        keys: [STORED_KEY],
        next_piece: 17,
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_request", "not_found"],
  },
];
