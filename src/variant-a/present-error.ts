import type { ServiceError } from "../errors.ts";
import type { ErrorAnswer } from "../http/error-answer.ts";

export function presentError({ code, message }: ServiceError): ErrorAnswer {
  return { error: { code, message } };
}
