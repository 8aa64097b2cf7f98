import type * as z from "zod";
import type { ErrorCode } from "../errors.ts";

export const GUARD_ERRORS = [
  "invalid_api_key",
  "rate_limit_exceeded",
  "internal_error",
  "temporarily_unavailable",
] as const satisfies ErrorCode[];

export const answer = (description: string, schema: z.ZodType, value: unknown) => ({
  status: 200 as const,
  description,
  mediaType: "application/json",
  schema,
  examples: { example: { summary: description, value } },
});

export const OPERATORS_ONLY = { access: "admin_token", errorShapes: ["a", "b"] } as const;

export const KEY = {
  id: "key_0cfafa2a8a2427eb",
  account: "acme",
  name: "web shop",
  mode: "live",
  plans: { a: "pro", b: "paid" },
  limits: {},
  created_at: "2026-11-20T13:30:00.000Z",
  expires_at: "2027-11-20T13:30:00.000Z",
};

export const STORED_KEY = {
  hash: "0cfafa2a8a2427ebd6c1d6a4f7c64f6f9d6e7a6a0f6d3a1f6b1c2d3e4f5a6b7c",
  ...KEY,
};
