/** What declarations of the operator's routes share. */
import type * as z from "zod";
import type { ErrorCode } from "../errors.ts";

export const GUARD_ERRORS = [
  "invalid_api_key",
  "rate_limit_exceeded",
  "internal_error",
] as const satisfies ErrorCode[];

export const answer = (description: string, schema: z.ZodType, value: unknown) => ({
  status: 200 as const,
  description,
  mediaType: "application/json",
  schema,
  examples: { example: { summary: description, value } },
});

export const OPERATORS_ONLY = { access: "admin_token", errorShapes: ["a", "b"] } as const;
