/** Errors as variant A answers them (SPEC §2.7). */
import type { ServiceError } from "../errors.ts";

export function presentError({ code, message }: ServiceError) {
  return { error: { code, message } };
}
