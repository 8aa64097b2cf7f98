import * as z from "zod";

const count = (description: string) => z.int().min(0).meta({ description });

export const addedWatchesAnswer = z
  .object({
    added: count("Numbers that were not on the list."),
    already_watched: count("Numbers that were on the list. They keep their state."),
    watched: count("Numbers on the list now."),
    max_watched: z.int().min(1).meta({ description: "The most numbers that the list may hold." }),
  })
  .meta({ id: "AddedWatches", description: "How the list has changed." });
export type AddedWatchesAnswer = z.input<typeof addedWatchesAnswer>;
