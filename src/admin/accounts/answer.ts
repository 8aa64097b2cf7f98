import * as z from "zod";
import { instant, period } from "../../http/answer-fields.ts";
import { VARIANTS } from "../../variant.ts";

const monthUsage = z
  .object({
    variant: z.enum(VARIANTS),
    period,
    used: z.int().min(0).meta({ description: "Checks charged or reserved in the month." }),
    quota: z.int().min(0).nullable().meta({
      description: "The quota that the month was last counted against; null if there was no limit.",
    }),
    remaining: z.int().min(0).nullable(),
    open: z
      .int()
      .min(0)
      .meta({
        description:
          "Units that are held but neither charged nor released yet: those of batches, which " +
          "`used` includes, and those of checks in progress.",
      }),
  })
  .meta({ id: "MonthUsage" });
export type MonthUsageAnswer = z.input<typeof monthUsage>;

export const accountUsageAnswer = z
  .object({
    account: z.string(),
    usage: z.array(monthUsage).meta({
      description: "One entry for each variant and month with usage, latest first.",
    }),
  })
  .meta({ id: "AccountUsage" });
export type AccountUsageAnswer = z.input<typeof accountUsageAnswer>;

const watches = z
  .object({
    watched: z.int().min(0).meta({ description: "Numbers on the list, without removed ones." }),
    max_watched: z.int().min(0).nullable().meta({
      description:
        "How many numbers the list may hold; null if the plan of the key that pays is gone.",
    }),
    key_id: z.string().meta({
      description: "The key that pays: the live key that last changed the list.",
      examples: ["key_0cfafa2a8a2427eb"],
    }),
    blocks: z
      .int()
      .min(0)
      .meta({
        description:
          "How many blocks the list has. One call of the tax authority asks about a block of up to " +
          "100 numbers.",
      }),
    late_blocks: z
      .int()
      .min(0)
      .meta({ description: "Blocks with a round that is more than six hours late." }),
    next_round_at: instant
      .nullable()
      .meta({ description: "When the next block is due; null if no block is due." }),
    paused: z
      .object({ reason: z.enum(["quota_exceeded", "no_valid_key"]), since: instant })
      .nullable()
      .meta({
        description:
          "Why numbers that are not paid for in this month wait: the quota is used up, or no key " +
          "pays; null if no number waits.",
      }),
    stale_since: instant.nullable().meta({
      description:
        "When the customer was told that numbers have no answer (`watch.stale`); null if all numbers " +
        "have answers.",
    }),
  })
  .meta({ id: "AccountWatches" });
export type AccountWatchesAnswer = z.input<typeof watches>;

const webhookEndpoint = z
  .object({
    id: z.string().meta({ examples: ["we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50"] }),
    mode: z
      .enum(["live", "test"])
      .meta({ description: "The mode of the keys that may change the endpoint." }),
    host: z.string().meta({
      description: "The host of the URL. The rest of the URL may be a secret of the customer.",
      examples: ["hooks.example.com"],
    }),
    status: z.enum(["unverified", "enabled", "disabled"]),
    disabled_reason: z
      .enum(["gone", "failing"])
      .nullable()
      .meta({ description: "Why the service disabled the endpoint; null if it did not do so." }),
    failing_since: instant.nullable().meta({
      description: "The first failure since the last success; null if the last attempt succeeded.",
    }),
    last_success_at: instant.nullable().meta({
      description:
        "When an event was last delivered; null if none of the last 1,000 was delivered.",
    }),
    waiting: z
      .int()
      .min(0)
      .meta({ description: "Events that are not delivered yet; at most 1,000 are counted." }),
  })
  .meta({ id: "AccountWebhookEndpoint" });
export type AccountWebhookEndpoint = z.input<typeof webhookEndpoint>;

export const accountAnswer = z
  .object({
    account: z.string(),
    keys: z.int().min(0).meta({ description: "API keys that are not revoked." }),
    jobs: z.int().min(0).meta({ description: "Batch jobs that are not deleted." }),
    months: z.int().min(0).meta({ description: "Months with usage, counted for each variant." }),
    watches: watches.nullable().meta({
      description: "The watch list of the live keys; null if there is none.",
    }),
    webhook_endpoints: z.array(webhookEndpoint).meta({
      description: "The endpoints of the live keys, then the endpoints of the test keys.",
    }),
    erased: z.boolean().meta({
      description: "The account was erased: its keys are refused, and its name stays unusable.",
    }),
  })
  .meta({ id: "Account" });
export type AccountAnswer = z.input<typeof accountAnswer>;

export const erasedAccountAnswer = z
  .object({
    account: z.string(),
    keys: z.int().min(0).meta({ description: "API keys that were removed." }),
    jobs: z.int().min(0).meta({ description: "Batch jobs that were deleted." }),
    pending: z
      .int()
      .min(0)
      .meta({
        description:
          "How many of these jobs still have files. The files are removed in the background, 100 jobs " +
          "a minute. No caller can read them any more.",
      }),
    erased: z.boolean().meta({
      description: "False if the account has so many jobs that the request has to be repeated.",
    }),
  })
  .meta({ id: "ErasedAccount" });
export type ErasedAccountAnswer = z.input<typeof erasedAccountAnswer>;
