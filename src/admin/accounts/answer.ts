/** What the routes of `/admin/accounts` answer. */
import * as z from "zod";
import { period } from "../../http/answer-fields.ts";
import { VARIANTS } from "../../variant.ts";

const monthUsage = z
  .object({
    variant: z.enum(VARIANTS),
    period,
    used: z.int().min(0).meta({ description: "Checks charged or reserved in the month." }),
    quota: z.int().min(0).nullable().meta({
      description: "What the month was last counted against; null: no limit.",
    }),
    remaining: z.int().min(0).nullable(),
    open: z
      .int()
      .min(0)
      .meta({
        description:
          "Units reserved and neither used nor given back yet: of batches, within `used`, and of " +
          "checks that are being answered.",
      }),
  })
  .meta({ id: "MonthUsage" });
export type MonthUsageAnswer = z.input<typeof monthUsage>;

export const accountUsageAnswer = z
  .object({
    account: z.string(),
    usage: z.array(monthUsage).meta({
      description: "Each variant and month that was used, the latest first.",
    }),
  })
  .meta({ id: "AccountUsage" });
export type AccountUsageAnswer = z.input<typeof accountUsageAnswer>;

export const erasedAccountAnswer = z
  .object({
    account: z.string(),
    keys: z.int().min(0).meta({ description: "API keys that were removed." }),
    jobs: z.int().min(0).meta({ description: "Batch jobs that were deleted." }),
    erased: z.literal(true),
  })
  .meta({ id: "ErasedAccount" });
export type ErasedAccountAnswer = z.input<typeof erasedAccountAnswer>;
