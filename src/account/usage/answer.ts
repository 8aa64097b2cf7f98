import * as z from "zod";
import { instant, period } from "../../http/answer-fields.ts";
import { VARIANTS } from "../../variant.ts";
import { maxBatch, maxJobRows, maxWatched } from "../answer-fields.ts";

export const usageAnswer = z
  .object({
    variant: z.enum(VARIANTS).meta({ description: "The variant that is counted." }),
    variants: z.array(z.enum(VARIANTS)).meta({
      description: "The variants that the key has a plan for and this host serves.",
      examples: [["a"]],
    }),
    mode: z.enum(["live", "test"]).meta({
      description:
        "`live`: checks ask the tax authority and are charged. `test`: checks answer from the test " +
        "numbers and cost nothing.",
      examples: ["live"],
    }),
    plan: z.string().meta({ description: "The id of the plan.", examples: ["enterprise"] }),
    period,
    used: z.int().min(0).meta({ description: "Checks charged or reserved this month." }),
    quota: z.int().min(0).nullable().meta({
      description: "Checks per month; null if the plan has no monthly limit.",
    }),
    remaining: z.int().min(0).nullable().meta({
      description: "Checks left this month; null if the plan has no monthly limit.",
    }),
    units_per_day: z.int().min(1).nullable().meta({
      description: "Checks per day in Korea; null if there is no daily limit.",
    }),
    used_today: z.int().min(0).nullable().meta({
      description:
        "Checks charged or reserved for this day in Korea; null if there is no daily limit.",
    }),
    remaining_today: z.int().min(0).nullable().meta({
      description: "Checks left on this day in Korea; null if there is no daily limit.",
    }),
    day_resets_at: instant.nullable().meta({
      description: "The next midnight in Korea; null if there is no daily limit.",
    }),
    rate: z.int().min(1).meta({ description: "Requests per second." }),
    max_batch: maxBatch,
    max_job_rows: maxJobRows,
    max_watched: maxWatched,
    resets_at: instant.meta({ description: "When the next month begins." }),
  })
  .meta({ id: "Usage", description: "What an account has used this month." });
export type UsageAnswer = z.input<typeof usageAnswer>;
