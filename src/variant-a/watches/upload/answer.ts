import * as z from "zod";
import { errorCode } from "../../../http/answer-fields.ts";
import { addedWatchesAnswer } from "../add/answer.ts";

export const uploadedWatchesAnswer = addedWatchesAnswer
  .extend({
    rows: z.int().min(1).meta({ description: "Rows of the table that are not empty." }),
    errors: z
      .int()
      .min(0)
      .meta({ description: "Rows that could not be read. The others are added." }),
    row_errors: z
      .array(
        z
          .object({
            line: z.int().min(1).meta({ description: "Where the row starts in the file." }),
            code: errorCode,
            message: z.string(),
          })
          .meta({ id: "WatchRowError" }),
      )
      .meta({ description: "The first 20 of these rows." }),
  })
  .meta({ id: "UploadedWatches", description: "How the list has changed." });
export type UploadedWatchesAnswer = z.input<typeof uploadedWatchesAnswer>;
