import * as z from "zod";
import type { ErrorCode, FieldCodes } from "../errors.ts";
import type { DeclaredAnswer, Parameter } from "./endpoint.ts";

/** Errors have rate headers too, if the account's usage is known. A test key adds `Test-Mode`. */
export const RATE_HEADERS = {
  "RateLimit-Policy": "sometimes",
  RateLimit: "sometimes",
  "Test-Mode": "sometimes",
} as const satisfies DeclaredAnswer["headers"];

export function idempotencyKey(effect: string): Parameter {
  return {
    in: "header",
    name: "Idempotency-Key",
    description:
      "Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a " +
      `request with the same key ${effect}. A different request with the same key gets the error ` +
      "400 `idempotency_key_reused`.",
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/)
      .optional(),
    example: "customers-2026-11",
  };
}

export const AUTHENTICATION_ERRORS = [
  "missing_api_key",
  "invalid_api_key",
  "rate_limit_exceeded",
  "internal_error",
  "temporarily_unavailable",
] as const satisfies ErrorCode[];

export const JSON_BODY_ERRORS = [
  "unsupported_content_type",
  "payload_too_large",
  "invalid_encoding",
  "invalid_json",
  "invalid_request",
] as const satisfies ErrorCode[];

export const ERRORS_OF_CHARGED = [
  "quota_exceeded",
  "daily_limit_exceeded",
  "idempotency_key_reused",
  "test_number_required",
] as const satisfies ErrorCode[];

export const RECEIPT_FIELD = {
  description:
    "Whether the answer gets a receipt: a signed statement that others can verify. It costs nothing.",
  default: false,
} as const;

export const CHARGED_HEADERS = {
  ...RATE_HEADERS,
  "Idempotency-Replayed": "sometimes",
} as const satisfies DeclaredAnswer["headers"];

export const IDEMPOTENT_CHECK_KEY = idempotencyKey("is not charged again");

export function codesOf(fieldCodes: FieldCodes): ErrorCode[] {
  return [...new Set(Object.values(fieldCodes))];
}
