import * as z from "zod";
import { typesField, urlField } from "../endpoint-request.ts";

export const changeEndpointSchema = z
  .object({
    url: urlField.nullish(),
    types: typesField.optional(),
    status: z.enum(["enabled", "disabled"], "must be enabled or disabled").nullish(),
  })
  .refine(({ url, status }) => typeof url !== "string" || !status, {
    path: ["status"],
    error: "cannot be given together with url, because a new address must first pass a test",
  });
