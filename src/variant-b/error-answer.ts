import * as z from "zod";
import { errorAnswer } from "../http/error-answer.ts";

export const detailedErrorAnswer = z
  .object({
    error: errorAnswer.shape.error.extend({
      details: z.object({
        parameter: z
          .string()
          .nullable()
          .meta({
            description:
              "The parameter that is wrong; null if the error is not about one parameter.",
            examples: ["business_number"],
          }),
        value: z.unknown().meta({
          description:
            "The value that was sent; null if there was none, if it is long, or if it contains " +
            "an API key.",
          examples: ["12-345-67890"],
        }),
      }),
    }),
  })
  .meta({
    id: "DetailedError",
    description: "Why there is no result, and which parameter is wrong.",
  });

export type DetailedErrorAnswer = z.input<typeof detailedErrorAnswer>;
