import * as z from "zod";
import { watchAnswer } from "../watch-answer.ts";

export const watchListAnswer = z
  .object({
    watches: z
      .array(watchAnswer)
      .meta({ description: "The numbers, in an order that does not change." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({
        description:
          "Pass it as `cursor` to get the next page; null on the last page. A page may have fewer " +
          "numbers than `limit` even if it is not the last page.",
      }),
  })
  .meta({ id: "WatchList", description: "A page of the watch list." });
export type WatchListAnswer = z.input<typeof watchListAnswer>;
