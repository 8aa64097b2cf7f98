import * as z from "zod";

const count = (description: string) => z.int().min(0).meta({ description });

export const addedWatchesAnswer = z
  .object({
    added: count("How many numbers were not on the list before."),
    already_watched: count("How many numbers were already on the list. They keep their state."),
    watched: count("How many numbers are on the list now."),
    max_watched: z.int().min(1).meta({ description: "How many numbers the list may have." }),
  })
  .meta({ id: "AddedWatches", description: "How the list changed." });
export type AddedWatchesAnswer = z.input<typeof addedWatchesAnswer>;
