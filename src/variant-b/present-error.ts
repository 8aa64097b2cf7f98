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
    const text = JSON.stringify(value ?? null, (_, part) => visible(part));
    return text.length > MAX_ECHOED || holdsApiKey(text) ? null : JSON.parse(text);
  } catch {
    // The value is nested too deeply for JSON.stringify.
    return null;
  }
}

function visible(part: unknown): unknown {
  if (typeof part === "string") return visibleText(part);
  if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, own]) => [visibleText(name), own]));
}
