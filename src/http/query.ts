import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import type * as z from "zod";
import type { FieldCodes } from "../errors.ts";
import type { AppEnv } from "./context.ts";
import { queryFault } from "./request-fault.ts";

/** A repeated parameter reaches the schema as a list. @throws ServiceError for the first fault */
export const validQuery = <Schema extends z.ZodType>(schema: Schema, fieldCodes: FieldCodes) =>
  zValidator("query", schema, (result) => {
    if (!result.success) throw queryFault(result.error, result.data, fieldCodes, schema);
  });

export type QueryContext<Schema extends z.ZodType> = Context<
  AppEnv,
  string,
  { out: { query: z.output<Schema> } }
>;
