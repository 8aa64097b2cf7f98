/** Errors as variant B answers them (SPEC §2.7): with the parameter at fault and its value. */
import { holdsApiKey } from "../access/api-key.ts";
import type { ServiceError } from "../errors.ts";

/** Both details are null when no parameter is at fault. */
export function presentError({ code, message, details }: ServiceError) {
  return {
    error: { code, message, details: { parameter: details.parameter ?? null, value: echo(details.value) } },
  };
}

/** The value as it was sent; null where it was none, where it holds an API key, or where it is too deep to be written again. */
function echo(value: unknown): unknown {
  try {
    return holdsApiKey(JSON.stringify(value ?? null)) ? null : (value ?? null);
  } catch {
    return null;
  }
}
