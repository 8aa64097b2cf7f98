/** The form of an error in variant A. Variant B adds details (`variant-b/error-answer.ts`). */
import * as z from "zod";
import { errorCode } from "./answer-fields.ts";

const message = z.string().meta({ description: "What went wrong, in a sentence for people." });

export const errorAnswer = z
  .object({ error: z.object({ code: errorCode, message }) })
  .meta({ id: "Error", description: "Why there is no result." });

export type ErrorAnswer = z.input<typeof errorAnswer>;
