import * as z from "zod";
import { errorCode } from "../../../http/answer-fields.ts";
import { statusAnswer } from "../../status/answer.ts";
import { invalidAnswer, validAnswer } from "../../verify/answer.ts";
import { jobAnswer } from "../job-answer.ts";

const rowError = z
  .object({
    error: z.object({
      code: errorCode,
      message: z.string().meta({ description: "What is wrong with the row." }),
    }),
    businessInfo: z.object({
      businessNumber: z.string().meta({ description: "The number, as sent." }),
    }),
  })
  .meta({
    id: "RowError",
    description:
      "A row without an answer. It is malformed, was not answered, or was `cancelled`. It is not " +
      "charged.",
  });

const rowResult = z.union([validAnswer, invalidAnswer, rowError, statusAnswer]);
export type RowResult = z.input<typeof rowResult>;

export const jobWithResultsAnswer = z
  .object({
    ...jobAnswer.shape,
    results: z.array(rowResult).meta({
      description:
        "One result for each business, in the order sent: the answer that a single check would " +
        "give, or an error.",
    }),
  })
  .meta({ id: "JobWithResults", description: "A batch job that has ended, with its results." });
