import { ServiceError } from "../errors.ts";

export function requireValidIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return;
  throw new ServiceError("invalid_request", {
    message: "Idempotency-Key: must be 1 to 255 printable ASCII characters without blanks.",
    parameter: "Idempotency-Key",
  });
}
