/** Queries: checked before a handler sees them. */
import type { MiddlewareHandler } from "hono";
import type * as z from "zod";
import type { FieldCodes } from "../errors.ts";
import type { AppEnv } from "./context.ts";
import { queryFault } from "./request-fault.ts";

interface QueryInput<Schema extends z.ZodType> {
  in: { query: z.input<Schema> };
  out: { query: z.output<Schema> };
}

/** A query that fits a schema, for `c.req.valid("query")`. A repeated parameter is a list. */
export function validQuery<Schema extends z.ZodType>(
  schema: Schema,
  fieldCodes: FieldCodes,
): MiddlewareHandler<AppEnv, string, QueryInput<Schema>> {
  return async (c, next) => {
    const query = Object.fromEntries(
      Object.entries(c.req.queries()).map(([name, [value, ...more]]) => [
        name,
        more.length === 0 ? value : [value, ...more],
      ]),
    );
    const result = schema.safeParse(query);
    if (!result.success) throw queryFault(result.error, query, fieldCodes, schema);
    c.req.addValidatedData("query", result.data as object);
    await next();
  };
}
