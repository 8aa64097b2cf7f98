import * as z from "zod";

export const removedWatchesAnswer = z
  .object({
    removed: z
      .int()
      .min(0)
      .meta({ description: "How many of the numbers were on the list.", examples: [1] }),
  })
  .meta({ id: "RemovedWatches", description: "The numbers are not watched any more." });
export type RemovedWatchesAnswer = z.input<typeof removedWatchesAnswer>;
