/** Errors as variant A answers them (docs/api.md#errors). */
import type { ServiceError } from "../errors.ts";
import type { ErrorAnswer } from "../http/answers.ts";

export function presentError({ code, message }: ServiceError): ErrorAnswer {
  return { error: { code, message } };
}
