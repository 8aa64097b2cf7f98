/**
 * The answers that belong to no variant: errors in both shapes, health, readiness, usage. As
 * schemas, for the interface's description, the tests and the command-line tool. The Worker imports
 * only their types, so that they add nothing to its bundle.
 */
import * as z from "zod";
import { ERRORS, type ErrorCode } from "../errors.ts";
import { VARIANTS } from "../variant.ts";

export const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).meta({
  id: "ErrorCode",
  description: "What went wrong. Codes are stable; new ones may be added.",
});

const message = z.string().meta({ description: "What went wrong, in a sentence for people." });

/** As variant A answers it, and every route that is of no variant. */
export const errorAnswer = z
  .object({ error: z.object({ code: errorCode, message }) })
  .meta({ id: "Error", description: "Why there is no result." });

export type ErrorAnswer = z.input<typeof errorAnswer>;

/** A moment as ISO 8601 in UTC. */
export const instant = z.iso.datetime().meta({ examples: ["2026-11-20T12:43:00.291Z"] });

export const healthAnswer = z
  .object({ status: z.literal("ok") })
  .meta({ id: "Health", description: "The service runs and has its settings." });

export type HealthAnswer = z.input<typeof healthAnswer> | z.input<typeof misconfiguredAnswer>;

export const misconfiguredAnswer = z
  .object({
    status: z.literal("misconfigured"),
    settings: z.array(z.string()).meta({
      description: "The names of the settings that are missing or malformed.",
      examples: [["NTS_SERVICE_KEY"]],
    }),
  })
  .meta({ id: "Misconfigured", description: "Settings are missing or malformed." });

/** The parts without which no check can be answered. */
const PARTS = ["database", "keys", "meter", "registry"] as const;

const partState = z
  .object({
    ok: z.boolean().meta({ description: "Whether it answered in time." }),
    ms: z.number().min(0).meta({ description: "How long it took, in milliseconds." }),
  })
  .meta({ id: "PartState" });

const liveStatus = z.enum(["ok", "refused", "resting", "used_up", "unknown"]).meta({
  id: "LiveStatus",
  description:
    "`refused`: it refuses our key. `resting`: it failed, and is left alone for a while. " +
    "`used_up`: no calls are left today. `unknown`: its gate does not answer.",
});

const readiness = {
  release: z.string().meta({ description: "The id of the deployed release." }),
  checked_at: instant.meta({
    description: "When the parts were asked; repeated for some seconds.",
  }),
  down: z.array(z.enum(PARTS)).meta({ description: "The parts that do not answer." }),
  parts: z.object({
    database: partState,
    keys: partState,
    meter: partState,
    registry: partState,
  }),
  disclosure_table: z
    .object({
      status: z.enum(["ok", "stale", "never synced", "empty"]).meta({
        description: "`stale`: two daily syncs in a row have failed.",
      }),
      age_hours: z
        .int()
        .min(0)
        .nullable()
        .meta({ description: "Hours since the last completed sync; null if there was none." }),
    })
    .nullable()
    .meta({
      description:
        "How old the table of official names is; null if the database does not answer. " +
        "An old or empty table costs official names, but no check: it does not affect `status`.",
    }),
  company_facts: z
    .object({
      companies: z.int().min(0).meta({ description: "Companies of the table." }),
      known: z.int().min(0).meta({ description: "Those of which OpenDART was asked for facts." }),
    })
    .optional()
    .meta({
      description:
        "How far the facts that decide names are known, as of the last sync; absent before the " +
        "first, and if the database does not answer.",
    }),
  live_sources: z
    .object({
      comwel: liveStatus,
      fsc: liveStatus,
      ftc: liveStatus,
      koneps: liveStatus,
      fsc_accounts: liveStatus,
    })
    .partial()
    .optional()
    .meta({
      description:
        "The sources that descriptions ask, as far as they are switched on. One that fails costs " +
        "fields of a description, and no check: it does not affect `status`.",
    }),
  admin: z.enum(["open", "closed"]).meta({
    description: "`closed`: `ADMIN_TOKEN` is missing, weak or public. Checks go on.",
  }),
};

export const readyAnswer = z
  .object({ status: z.literal("ready"), ...readiness })
  .meta({ id: "Ready", description: "Each part that a check needs answers." });

export const notReadyAnswer = z
  .object({ status: z.literal("not_ready"), ...readiness })
  .meta({ id: "NotReady", description: "At least one part does not answer." });

export type ReadyAnswer = z.input<typeof readyAnswer> | z.input<typeof notReadyAnswer>;
export type Part = (typeof PARTS)[number];

export const usageAnswer = z
  .object({
    variant: z.enum(VARIANTS).meta({ description: "The variant that is counted." }),
    variants: z.array(z.enum(VARIANTS)).meta({
      description: "The variants that the key has a plan for and this host serves.",
      examples: [["a"]],
    }),
    mode: z.enum(["live", "test"]).meta({
      description:
        "`live`: checks are asked and charged. `test`: they answer by test numbers and cost " +
        "nothing.",
      examples: ["live"],
    }),
    plan: z.string().meta({ description: "The id of the plan.", examples: ["enterprise"] }),
    period: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({
        description: "The calendar month, UTC.",
        examples: ["2026-11"],
      }),
    used: z.int().min(0).meta({ description: "Checks charged or reserved this month." }),
    quota: z.int().min(0).nullable().meta({
      description: "Checks a month; null if the plan has no monthly limit.",
    }),
    remaining: z.int().min(0).nullable().meta({
      description: "Checks left this month; null if the plan has no monthly limit.",
    }),
    rate: z.int().min(1).meta({ description: "Requests a second." }),
    max_batch: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "Businesses in a batch; null if the plan has no batches." }),
    resets_at: instant.meta({ description: "When the next month begins." }),
  })
  .meta({ id: "Usage", description: "What an account has used this month." });
export type UsageAnswer = z.input<typeof usageAnswer>;

const planAnswer = z
  .object({
    variant: z.enum(VARIANTS).meta({ description: "The variant that the plan is for." }),
    id: z.string().meta({ description: "The id of the plan.", examples: ["pro"] }),
    name: z.string().meta({ description: "What it is called.", examples: ["Pro"] }),
    price_usd: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description: "US dollars a month; null: by agreement.",
        examples: [99],
      }),
    quota: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description: "Checks a month; null if the plan has no monthly limit.",
        examples: [25000],
      }),
    rate: z
      .int()
      .min(1)
      .meta({ description: "Requests a second.", examples: [25] }),
    max_batch: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: "Businesses in a batch; null if the plan has no batches." }),
    max_open_jobs: z.int().min(1).nullable().meta({
      description: "Batch jobs that have not ended; null if the plan has no batches.",
    }),
    max_stored_bytes: z.int().min(1).nullable().meta({
      description: "Bytes of stored batch files; null if the plan has no batches.",
    }),
    max_retention_days: z.int().min(1).nullable().meta({
      description: "Days for which results can be kept; null if the plan has no batches.",
    }),
  })
  .meta({ id: "Plan", description: "What a plan costs and allows." });

export type PlanAnswer = z.input<typeof planAnswer>;

export const plansAnswer = z
  .object({
    plans: z.array(planAnswer).meta({ description: "Variant A first, the cheapest first." }),
  })
  .meta({ id: "Plans", description: "The plans on sale." });

export type PlansAnswer = z.input<typeof plansAnswer>;
