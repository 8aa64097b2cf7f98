import * as z from "zod";
import { errorCode } from "../../../http/answer-fields.ts";
import { addedWatchesAnswer } from "../add/answer.ts";

export const uploadedWatchesAnswer = addedWatchesAnswer
  .extend({
    rows: z.int().min(1).meta({ description: "How many rows of the table are not empty." }),
    errors: z
      .int()
      .min(0)
      .meta({ description: "How many rows could not be read. All other rows are added." }),
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
      .meta({ description: "The first 20 rows that could not be read." }),
  })
  .meta({ id: "UploadedWatches", description: "How the list changed." });
export type UploadedWatchesAnswer = z.input<typeof uploadedWatchesAnswer>;
