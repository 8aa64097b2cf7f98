import * as z from "zod";
import { watchAnswer } from "../watch-answer.ts";

export const watchListAnswer = z
  .object({
    watches: z.array(watchAnswer).meta({ description: "In an order that stays the same." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({
        description:
          "Pass it as `cursor` to get the next page; null on the last page. A page may hold fewer " +
          "numbers than `limit`.",
      }),
  })
  .meta({ id: "WatchList", description: "A page of the watch list." });
export type WatchListAnswer = z.input<typeof watchListAnswer>;
