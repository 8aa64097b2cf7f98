/** Errors as variant A answers them (SPEC §2.7). */
import type { ServiceError } from "../errors.ts";
import type { ErrorAnswer } from "../http/answers.ts";

export function presentError({ code, message }: ServiceError): ErrorAnswer {
  return { error: { code, message } };
}
