/**
 * Errors as variant B answers them (docs/api.md#variant-b-details): with the parameter at fault and
 * its value.
 */
import { holdsApiKey } from "../access/api-key.ts";
import type { ServiceError } from "../errors.ts";
import type { DetailedErrorAnswer } from "./error-answer.ts";

/** Characters of JSON. */
const MAX_ECHOED = 1_000;

/** Both details are null when no parameter is at fault. */
export function presentError({ code, message, details }: ServiceError): DetailedErrorAnswer {
  return {
    error: {
      code,
      message,
      details: { parameter: details.parameter ?? null, value: echo(details.value) },
    },
  };
}

/** The value as sent; null where there is none, where it holds an API key, or where it is long. */
function echo(value: unknown): unknown {
  try {
    const text = JSON.stringify(value ?? null);
    return text.length > MAX_ECHOED || holdsApiKey(text) ? null : (value ?? null);
  } catch {
    // Nested too deeply for JSON.stringify.
    return null;
  }
}
