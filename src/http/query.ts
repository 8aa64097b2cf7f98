/** Checks queries before a handler sees them. */
import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod";
import type { FieldCodes } from "../errors.ts";
import type { AppEnv } from "./context.ts";
import { queryFault } from "./request-fault.ts";

/**
 * Checks the query against a schema; the handler reads the result by `c.req.valid("query")`. A
 * repeated parameter reaches the schema as a list.
 * @throws ServiceError that names the first parameter at fault
 */
export const validQuery = <Schema extends z.ZodType>(schema: Schema, fieldCodes: FieldCodes) =>
  zValidator("query", schema, (result) => {
    if (!result.success) throw queryFault(result.error, result.data, fieldCodes, schema);
  });

/** The context of a handler behind `validQuery`. */
export type QueryContext<Schema extends z.ZodType> = Context<
  AppEnv,
  string,
  { out: { query: z.output<Schema> } }
>;
