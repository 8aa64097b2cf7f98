/** Errors as variant B answers them (SPEC §2.7): with the parameter at fault and its value. */
import { holdsApiKey } from "../access/api-key.ts";
import type { ServiceError } from "../errors.ts";
import type { DetailedErrorAnswer } from "./answers.ts";

/** Characters of JSON. A value that is nested deeper than it can be written again is longer than this. */
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

/** The value as it was sent; null where it was none, and where it holds an API key or is too long to be a slip. */
function echo(value: unknown): unknown {
  try {
    const text = JSON.stringify(value ?? null);
    return text.length > MAX_ECHOED || holdsApiKey(text) ? null : (value ?? null);
  } catch {
    // Nested too deep to be written.
    return null;
  }
}
