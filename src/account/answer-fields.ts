import * as z from "zod";

export const maxBatch = z
  .int()
  .min(1)
  .nullable()
  .meta({ description: "The most businesses in one batch; null if the plan has no batches." });

export const maxJobRows = z
  .int()
  .min(1)
  .nullable()
  .meta({
    description:
      "The most batch jobs that the account may have. A deleted job counts until the time at " +
      "which it would have expired. Null if the plan has no batches.",
  });

export const maxWatched = z.int().min(1).nullable().meta({
  description: "How many numbers may be watched; null in variant B, which has no watch list.",
});
