import * as z from "zod";
import { dataSetStatus, instant } from "../../http/answer-fields.ts";
import { DATA_SET_NAMES, type DataSetName } from "../../live-sources/data-sets.ts";

const PARTS = ["database", "keys", "meter", "registry"] as const;

const partState = z
  .object({
    ok: z.boolean().meta({ description: "Whether the part answered in time." }),
    ms: z.number().min(0).meta({ description: "How long the answer took, in milliseconds." }),
  })
  .meta({ id: "PartState" });

const describedStatus = dataSetStatus.meta({
  id: "LiveStatus",
  description:
    "`refused`: the source refuses our key. `resting`: it failed, so we do not call it for " +
    "a while. `used_up`: no calls are left today. `unknown`: the gate that counts its calls does " +
    "not answer.",
});

const readiness = {
  release: z.string().meta({ description: "The id of the deployed release." }),
  checked_at: instant.meta({
    description: "When the parts were asked. The same result is returned for a few seconds.",
  }),
  down: z.array(z.enum(PARTS)).meta({ description: "The parts that do not answer." }),
  parts: z.object({
    database: partState,
    keys: partState,
    meter: partState,
    registry: partState,
  }),
  register: z.enum(["answering", "failing", "unknown"]).meta({
    description:
      "Whether the tax authority's register answered the latest check of this instance of the " +
      "service; `unknown` if it made no check in the last five minutes. The part `registry` " +
      "proves only that the gateway in front of the register answers. Does not affect `status`.",
  }),
  allowance: z.enum(["ok", "low", "used_up"]).meta({
    description:
      "Whether we may make more calls to the tax authority today. `low`: more than 70 % of the " +
      "day's calls are used, so batches wait, at most until midnight in Korea. `used_up`: all " +
      "are used, so checks fail too. Does not affect `status`.",
  }),
  background: z.enum(["ok", "late", "unknown"]).meta({
    description:
      "Whether the work that runs every minute is done. `late`: its last run without a fault was " +
      "more than five minutes ago, or there has been none since the first deployment. Batches " +
      "may then stand still, and names may become old. `unknown`: the gate that records the work " +
      "does not answer. Does not affect `status`.",
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
        "How old the table of official names is; null if the database does not answer. If the " +
        "table is old or empty, official names may be missing, but checks work. Does not affect " +
        "`status`.",
    }),
  key_copy: z
    .object({
      status: z.enum(["ok", "stale", "none"]).meta({
        description: "`stale`: last night's copy is missing. `none`: there has been no copy yet.",
      }),
      age_hours: z
        .int()
        .min(0)
        .nullable()
        .meta({ description: "Hours since the last complete copy; null if there was none." }),
    })
    .nullable()
    .meta({
      description:
        "How old the last nightly copy of the API keys is; null if the database does not answer. " +
        "Checks work without a copy. Does not affect `status`.",
    }),
  company_facts: z
    .object({
      companies: z.int().min(0).meta({ description: "Companies in the table." }),
      known: z
        .int()
        .min(0)
        .meta({ description: "Companies for which OpenDART was asked for facts." }),
    })
    .optional()
    .meta({
      description:
        "How many companies are in the table of official names, and how many of them have facts, " +
        "as of the last sync. Absent before the first sync, and if the database does not answer.",
    }),
  live_sources: z
    .object(
      Object.fromEntries(DATA_SET_NAMES.map((name) => [name, describedStatus])) as Record<
        DataSetName,
        typeof describedStatus
      >,
    )
    .partial()
    .optional()
    .meta({
      description:
        "The state of each source that is switched on. Descriptions ask these sources. If a " +
        "source fails, a description may lack fields, but checks work. Does not affect `status`.",
    }),
  admin: z.enum(["open", "closed"]).meta({
    description: "`closed`: `ADMIN_TOKEN` is missing, weak or public. Checks are not affected.",
  }),
};

export const readyAnswer = z
  .object({ status: z.literal("ready"), ...readiness })
  .meta({ id: "Ready", description: "All required parts respond." });

export const notReadyAnswer = z
  .object({ status: z.literal("not_ready"), ...readiness })
  .meta({ id: "NotReady", description: "At least one required part does not respond." });

export type ReadyAnswer = z.input<typeof readyAnswer> | z.input<typeof notReadyAnswer>;
export type Part = (typeof PARTS)[number];
