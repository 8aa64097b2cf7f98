import type { Context } from "hono";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { plainNumber, writtenNumberField } from "../../verification/claim-fields.ts";

/** The last parts of paths that exist only for `POST`. */
const ACTIONS = new Set(["upload", "remove", "run"]);

/** The number in the path, as ten digits. @throws ServiceError if the text is not a number */
export function requestedNumber(c: Context<AppEnv>): string {
  const text = c.req.param("business_number") ?? "";
  if (ACTIONS.has(text))
    throw new ServiceError("not_found", { message: `Use POST /v1/watches/${text}.` });
  const given = writtenNumberField.safeParse(text);
  if (!given.success)
    throw new ServiceError("invalid_business_number", { parameter: "business_number" });
  return plainNumber(given.data);
}

export function notWatched(): ServiceError {
  return new ServiceError("watch_not_found", { parameter: "business_number" });
}
