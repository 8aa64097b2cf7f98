/**
 * The answers of the operator's routes as schemas, for their description, the tests and the
 * command-line tool. Presenters return their input types and import nothing but types, so that the
 * schemas add nothing to the Worker.
 */
import * as z from "zod";
import type { batchChunks, batchJobs, syncRuns } from "../../schema/tables.ts";
import { HOPS, PLACES } from "../doctor/finding.ts";
import { instant } from "../http/answers.ts";
import type { DataSetName } from "../live-sources/data-sets.ts";
import { VARIANTS } from "../variant.ts";
import { OUTPUT_LANGUAGES } from "../verification/claim-fields.ts";

type Job = typeof batchJobs.$inferSelect;
type Chunk = typeof batchChunks.$inferSelect;
type SyncRun = typeof syncRuns.$inferSelect;

/** The states of a chunk, and what a sync run can be, as D1 has them. */
const CHUNK_STATUSES = [
  "waiting",
  "processing",
  "done",
  "cancelled",
] as const satisfies Chunk["status"][];
/** The states of a job, with those that its customer does not see. */
const JOB_STATUSES = [
  "submitting",
  "queued",
  "processing",
  "completed",
  "cancelled",
  "failed",
  "deleted",
] as const satisfies Job["status"][];
const SYNC_KINDS = ["companies", "facts"] as const satisfies SyncRun["kind"][];
const SYNC_SOURCES = ["opendart", "upload"] as const satisfies SyncRun["source"][];
const SYNC_STATUSES = [
  "queued",
  "running",
  "completed",
  "failed",
] as const satisfies SyncRun["status"][];

const planId = z
  .string()
  .optional()
  .meta({ examples: ["pro"] });
const limit = z.int().min(1).optional();

const key = z
  .object({
    id: z.string().meta({
      description: "What people and the log call the key; it opens nothing.",
      examples: ["key_0cfafa2a8a2427eb"],
    }),
    account: z.string().meta({ description: "The account that is charged.", examples: ["acme"] }),
    name: z.string().meta({
      description: "What the owner calls the key; may be empty.",
      examples: ["web shop"],
    }),
    mode: z
      .enum(["live", "test"])
      .optional()
      .meta({
        description:
          "Whether the key begins with `bvs_live_` or `bvs_test_`; absent of an old key, of which " +
          "it was not recorded.",
        examples: ["live"],
      }),
    plans: z
      .object({ a: planId, b: planId })
      .meta({ description: "The plan for each variant that the key may call." }),
    limits: z
      .object({ monthly_quota: limit, rate_per_second: limit, max_batch: limit })
      .meta({ description: "Limits of this key that replace its plan's." }),
    created_at: instant.meta({ description: "When the key was issued." }),
    expires_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .meta({ description: "When the key ends; null: never.", examples: [null] }),
    revoked_at: instant.optional().meta({
      description: "When the key was revoked. Only a revoked key has it; it is listed for 30 days.",
    }),
  })
  .meta({
    id: "Key",
    description: "An API key: everything but the key itself, which is not kept.",
  });
export type KeyAnswer = z.input<typeof key>;

const apiKey = z.string().meta({
  description: "The API key itself. It is shown this once: only its hash is stored.",
  examples: ["bvs_live_ysfoAnodR4hGM9l2pQ9NQtYXDBpHVrTh2Oulx0"],
});

export const issuedKeyAnswer = z.object({ api_key: apiKey, key }).meta({ id: "IssuedKey" });
export const keyAnswer = z.object({ key }).meta({ id: "OneKey" });
export const keysAnswer = z.object({ keys: z.array(key) }).meta({ id: "Keys" });
export const rotatedKeyAnswer = z
  .object({
    api_key: apiKey,
    key: key.meta({ description: "The new key." }),
    old: key.meta({ description: "The old key, with the moment at which it ends." }),
  })
  .meta({ id: "RotatedKey" });
export const revokedKeyAnswer = z
  .object({ revoked: key.meta({ description: "The key as it was." }) })
  .meta({ id: "RevokedKey" });

const monthUsage = z
  .object({
    variant: z.enum(VARIANTS),
    period: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({
        description: "The calendar month, UTC.",
        examples: ["2026-11"],
      }),
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

export const jobStatus = z.enum(JOB_STATUSES);

const job = z.object({
  job_id: z.string().meta({ examples: ["job_cbd7088b0ec11861b1c9ceb13d1c0be7"] }),
  account: z.string().meta({ examples: ["acme"] }),
  mode: z.enum(["live", "test"]).meta({ description: "By which of its keys it was submitted." }),
  status: jobStatus,
  language: z.enum(OUTPUT_LANGUAGES),
  total: z.int().min(0).meta({ description: "Rows of the input." }),
  malformed: z.int().min(0).meta({ description: "Rows of the input that are malformed." }),
  created_at: instant,
  completed_at: instant.nullable(),
  expires_at: instant,
});
export type JobAnswer = z.input<typeof job>;

const listedJob = job.extend({
  chunks: z.object({
    total: z.int().min(0),
    done: z.int().min(0).meta({ description: "Chunks whose results are stored." }),
  }),
});

const chunk = z
  .object({
    chunk: z.int().min(0).meta({ description: "Its position in the job." }),
    status: z.enum(CHUNK_STATUSES),
    attempts: z.int().min(0).meta({ description: "How often a worker took the chunk." }),
    lease_until: instant.nullable().meta({
      description:
        "When the chunk may be taken, again or for the first time; null once it has ended.",
    }),
    valid: z.int().min(0).meta({ description: "Rows that are valid." }),
    invalid: z.int().min(0).meta({ description: "Rows that are invalid." }),
    errors: z.int().min(0).meta({ description: "Rows without an answer." }),
    answered: z.int().min(0).meta({
      description: "Distinct businesses that were answered: what is charged.",
    }),
  })
  .meta({ id: "Chunk" });
export type ChunkAnswer = z.input<typeof chunk>;

export const jobsAnswer = z
  .object({ jobs: z.array(listedJob.meta({ id: "ListedJob" })) })
  .meta({ id: "Jobs" });
export const jobAnswer = z
  .object({ job: job.meta({ id: "AdminJob" }), chunks: z.array(chunk) })
  .meta({ id: "JobWithChunks" });

export type ListedJobAnswer = z.input<typeof listedJob>;
export type JobsAnswer = z.input<typeof jobsAnswer>;
export type JobWithChunksAnswer = z.input<typeof jobAnswer>;

const count = z.int().min(0);

export const syncRunAnswer = z
  .object({
    id: z.string().meta({ examples: ["0c7278c6-1b94-461a-b4c1-3f0b20d93b16"] }),
    kind: z.enum(SYNC_KINDS).meta({
      description: "`companies`: the whole table; `facts`: the facts that are due.",
    }),
    source: z.enum(SYNC_SOURCES).meta({
      description: "OpenDART itself, or a file that was sent.",
    }),
    status: z.enum(SYNC_STATUSES),
    created_at: instant,
    finished_at: instant.nullable().meta({ description: "When the run ended; null until then." }),
    attempts: count.meta({ description: "How often a worker took the run." }),
    total: count.nullable().meta({ description: "Companies to do, once known." }),
    done: count.meta({ description: "Companies done." }),
    changed: count.meta({ description: "Companies that were new or had changed." }),
    fault: z
      .object({
        code: z.string().meta({ description: "A stable code." }),
        message: z.string().nullable().meta({ description: "A sentence for people." }),
      })
      .nullable()
      .meta({ description: "Why the run failed; null unless it did." }),
    company_facts: z
      .object({ companies: count, known: count })
      .optional()
      .meta({
        description:
          "Where one run is shown: the companies of the table, and of how many OpenDART was asked " +
          "for facts.",
      }),
  })
  .meta({ id: "SyncRun" });
export type SyncRunAnswer = z.input<typeof syncRunAnswer>;

export const syncRunsAnswer = z
  .object({ sync_runs: z.array(syncRunAnswer) })
  .meta({ id: "SyncRuns" });

export const formerNamesAnswer = z
  .object({ former_names: count.meta({ description: "Former names that were taken." }) })
  .meta({ id: "FormerNames" });

export const companyFactsAnswer = z
  .object({ companies: count.meta({ description: "Companies whose facts were written." }) })
  .meta({ id: "CompanyFacts" });

const ASKED = ["comwel", "fsc", "ftc", "koneps", "fsc_accounts"] as const satisfies DataSetName[];

const source = z
  .object({
    source: z.enum(ASKED).meta({
      description: "The source; `fsc_accounts` is a service of `fsc` with its own allowance.",
    }),
    status: z.enum(["ok", "refused", "resting", "used_up", "unknown"]).meta({
      description:
        "`refused`: it refuses our key: its data set is not approved. `resting`: it failed, and is " +
        "left alone for a while. `used_up`: no calls are left today. `unknown`: its gate does not " +
        "answer.",
    }),
    today: z
      .object({
        calls: count.meta({ description: "Calls of today, repetitions included (Korean day)." }),
        left: count.meta({ description: "Calls that today's allowance leaves." }),
        answered: count,
        found: count.meta({ description: "Answers that knew the business." }),
        hit_rate: z.number().min(0).max(1).nullable().meta({
          description: "`found` of `answered`; null before the first answer.",
        }),
        faults: count,
      })
      .nullable(),
    rests_until: instant.nullable().meta({
      description: "Until when nobody asks it; null: it is asked.",
    }),
    last_fault: z
      .object({ kind: z.enum(["passing", "limit", "key", "request"]), at: instant })
      .nullable(),
  })
  .meta({ id: "Source" });
export type SourceAnswer = z.input<typeof source>;

export const sourcesAnswer = z.object({
  sources: z.array(source).meta({ description: "The live sources that are switched on." }),
});
export type SourcesAnswer = z.input<typeof sourcesAnswer>;

const businessNumber = z
  .string()
  .regex(/^\d{10}$/)
  .meta({ examples: ["2178182399"] });

const said = z
  .object({
    value: z.union([z.string(), z.number()]),
    source: z.enum(["opendart", ...ASKED]),
    date: z.iso.date().meta({ description: "The day on which it said so." }),
    as_of: z.iso.date().nullable().meta({ description: "Of when the source says that it is." }),
    given: z.boolean().meta({ description: "Whether a description has this one." }),
    contradicts: z.boolean().meta({ description: "Whether it contradicts the one that is given." }),
  })
  .meta({ id: "Said" });

export const profileAnswer = z
  .object({
    business_number: businessNumber,
    forgotten: z.boolean().meta({
      description: "Whether it was erased: then no source is asked about it.",
    }),
    asked: z.array(z.object({ source: z.enum(ASKED), asked_on: z.iso.date(), found: z.boolean() })),
    fields: z.array(
      z.object({
        field: z.string().meta({ examples: ["companyName"] }),
        values: z.array(said),
      }),
    ),
  })
  .meta({ id: "Profile" });
export type ProfileAnswer = z.input<typeof profileAnswer>;

export const forgottenProfileAnswer = z
  .object({ business_number: businessNumber, forgotten: z.literal(true) })
  .meta({ id: "ForgottenProfile" });
export type ForgottenProfileAnswer = z.input<typeof forgottenProfileAnswer>;

const finding = z
  .object({
    hop: z.enum(HOPS).meta({
      description:
        "`registry`: the tax authority, asked with our key about a public number. `database`, " +
        "`replica`: D1 where it is written, and where names are read. `queue`: a message, until a " +
        "consumer has reported.",
    }),
    ok: z.boolean(),
    ms: z.number().min(0).meta({ description: "How long it took, in milliseconds." }),
    detail: z
      .string()
      .nullable()
      .meta({
        description: "Of a database with replicas: which of them answered.",
        examples: ["APAC, replica"],
      }),
    problem: z
      .string()
      .nullable()
      .meta({
        description: "What is wrong, and what to do; null where nothing is.",
        examples: [null],
      }),
  })
  .meta({ id: "Finding" });

export const doctorAnswer = z
  .object({
    healthy: z.boolean().meta({ description: "Whether nothing is wrong in any place." }),
    release: z.string().meta({ description: "The id of the deployed release." }),
    examined_at: instant,
    placement: z
      .string()
      .nullable()
      .meta({
        description: "Where Cloudflare ran this request: its header `cf-placement`; null: unmoved.",
        examples: ["remote-ICN"],
      }),
    places: z.array(
      z
        .object({
          place: z.enum(PLACES).meta({
            description:
              "`request`: where this request ran; `consumer`: where a queue consumer runs; " +
              "`placed`: where it works if the binding PLACED is set.",
          }),
          hops: z.array(finding),
        })
        .meta({ id: "ExaminedPlace" }),
    ),
  })
  .meta({ id: "Doctor" });
export type DoctorAnswer = z.input<typeof doctorAnswer>;
