/** Writes errors in the form of variant B (docs/api.md#variant-b-details). */
import { holdsApiKey } from "../access/api-key.ts";
import type { ServiceError } from "../errors.ts";
import { visibleText } from "../lib/plain-text.ts";
import type { DetailedErrorAnswer } from "./error-answer.ts";

/** The longest value that an error repeats, in characters of JSON. */
const MAX_ECHOED = 1_000;

export function presentError({ code, message, details }: ServiceError): DetailedErrorAnswer {
  return {
    error: {
      code,
      message,
      details: { parameter: details.parameter ?? null, value: echo(details.value) },
    },
  };
}

/** Null if the value is long or contains an API key. */
function echo(value: unknown): unknown {
  try {
    const shown = typeof value === "string" ? visibleText(value) : (value ?? null);
    const text = JSON.stringify(shown);
    return text.length > MAX_ECHOED || holdsApiKey(text) ? null : shown;
  } catch {
    // The value is nested too deeply for JSON.stringify.
    return null;
  }
}
