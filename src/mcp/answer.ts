/** The Worker imports only the types of these schemas. */
import * as z from "zod";
import { errorCode } from "../http/answer-fields.ts";
import { jobAnswer } from "../variant-a/batch/job-answer.ts";
import { watchEventAnswer } from "../variant-a/events/answer.ts";
import { statusAnswer } from "../variant-a/status/answer.ts";
import { verifyAnswer } from "../variant-a/verify/answer.ts";

export const toolError = z
  .object({
    error: z.object({
      code: errorCode,
      message: z.string().meta({ description: "What went wrong, in a sentence." }),
      parameter: z.string().nullable().meta({
        description: "The argument that is wrong; null if the error is not about one argument.",
      }),
      retry_after: z
        .int()
        .min(0)
        .nullable()
        .meta({ description: "Seconds to wait before a retry; null if a retry does not help." }),
      request_id: z.string().meta({ description: "The id of the request in our log." }),
    }),
  })
  .meta({
    id: "ToolError",
    description:
      "Why there is no result. It is not a verdict on a business, except `business_not_found`: no " +
      "business is registered under the number.",
  });
export type ToolError = z.input<typeof toolError>;

const retryAfter = z.int().min(1).nullable().meta({
  description: "Seconds to wait before calling get_batch; null when the job has ended.",
});

const row = z
  .object({
    row: z.int().min(1).meta({ description: "The position of the row in the list, from 1." }),
    input: z.object({
      business_number: z.string(),
      start_date: z.string(),
      owner_name: z.string(),
      company_name: z.string(),
    }),
    answer: z.union([verifyAnswer, statusAnswer]).optional().meta({
      description: "The answer that a single check of the same business would give.",
    }),
    error: z.object({ code: errorCode, message: z.string() }).optional().meta({
      description: "Why there is no answer. It is not a verdict, and it is not charged.",
    }),
  })
  .meta({ id: "Row", description: "A row with its answer, or its error." });

export const startedBatch = jobAnswer
  .extend({ retry_after: retryAfter })
  .meta({ id: "StartedBatch", description: "The new job." });

export const batchPage = jobAnswer
  .extend({
    retry_after: retryAfter,
    results: z.array(row).optional().meta({
      description: "A page of the results; absent until the job has ended.",
    }),
    next_row: z.int().min(2).nullable().optional().meta({
      description:
        "The first row of the next page; null on the last page. Present together with `results`.",
    }),
  })
  .meta({ id: "BatchPage", description: "A job, its progress, and a page of its results." });

export const watchChanges = z
  .object({
    events: z.array(watchEventAnswer).meta({ description: "Oldest first." }),
    next: z.string().meta({ description: "Pass it as `after` to get only later events." }),
  })
  .meta({ id: "WatchChanges", description: "What happened to watched numbers." });

const id = z.union([z.string(), z.int()]);

export const resultMessage = z
  .object({ jsonrpc: z.literal("2.0"), id, result: z.record(z.string(), z.unknown()) })
  .meta({ id: "ResultMessage", description: "The result of a request of the protocol." });

export const errorMessage = z
  .object({
    jsonrpc: z.literal("2.0"),
    id: id.nullable(),
    error: z.object({
      code: z.int(),
      message: z.string(),
      data: z.record(z.string(), z.unknown()).optional(),
    }),
  })
  .meta({ id: "ErrorMessage", description: "Why a message cannot be answered." });
