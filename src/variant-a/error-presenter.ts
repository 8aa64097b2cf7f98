/** Errors as variant A answers them (docs/api.md#errors). */
import type { ServiceError } from "../errors.ts";

export function presentError({ code, message }: ServiceError) {
  return { error: { code, message } };
}
