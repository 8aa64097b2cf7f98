import * as z from "zod";
import { typesField, urlField } from "../endpoint-request.ts";

export const addEndpointSchema = z.object({
  url: urlField,
  types: typesField.optional(),
});
