import * as z from "zod";
import type { FieldCodes } from "../../errors.ts";
import { EVENT_TYPES } from "../../events/event.ts";

export const MAX_ENDPOINT_BYTES = 8_192;

export const ENDPOINT_FIELD_CODES: FieldCodes = { url: "url_refused" };

export const urlField = z.string("must be a URL, such as https://hooks.example.com/bvs");

const TYPE = `must be one of ${EVENT_TYPES.join(", ")}`;
const TYPES = "must be an array of 1 to 100 types, or null for all types";

/** Outputs each type once; null for all types. */
export const typesField = z
  .array(z.enum(EVENT_TYPES, TYPE), TYPES)
  .min(1, TYPES)
  .max(100, TYPES)
  .nullable()
  .transform((types) => types && [...new Set(types)]);
