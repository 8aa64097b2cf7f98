import * as z from "zod";
import { VARIANTS } from "../../variant.ts";
import { maxBatch, maxJobRows, maxWatched } from "../answer-fields.ts";

const planAnswer = z
  .object({
    variant: z.enum(VARIANTS).meta({ description: "The variant that the plan is for." }),
    id: z.string().meta({ description: "The id of the plan.", examples: ["pro"] }),
    name: z.string().meta({ description: "The name of the plan.", examples: ["Pro"] }),
    price_usd: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description: "US dollars per month; null if the price is agreed individually.",
        examples: [99],
      }),
    quota: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description: "Checks per month; null if the plan has no monthly limit.",
        examples: [25000],
      }),
    units_per_day: z
      .int()
      .min(1)
      .nullable()
      .meta({
        description: "Checks per day in Korea; null if there is no daily limit.",
        examples: [null],
      }),
    rate: z
      .int()
      .min(1)
      .meta({ description: "Requests per second.", examples: [25] }),
    max_batch: maxBatch,
    max_open_jobs: z.int().min(1).nullable().meta({
      description:
        "How many batch jobs may be unfinished at one time; null if the plan has no batches.",
    }),
    max_stored_bytes: z.int().min(1).nullable().meta({
      description: "The most bytes of stored batch files; null if the plan has no batches.",
    }),
    max_job_rows: maxJobRows,
    max_watched: maxWatched,
    max_retention_days: z.int().min(1).nullable().meta({
      description: "The most days that results are kept; null if the plan has no batches.",
    }),
  })
  .meta({ id: "Plan", description: "What a plan costs and allows." });

export type PlanAnswer = z.input<typeof planAnswer>;

export const plansAnswer = z
  .object({
    plans: z
      .array(planAnswer)
      .meta({ description: "Variant A first, then by price, cheapest first." }),
  })
  .meta({ id: "Plans", description: "The plans on sale." });

export type PlansAnswer = z.input<typeof plansAnswer>;
