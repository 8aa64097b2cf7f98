import * as z from "zod";
import type { syncRuns } from "../../../schema/tables.ts";
import { instant } from "../../http/answer-fields.ts";

type SyncRun = typeof syncRuns.$inferSelect;

const SYNC_KINDS = ["companies", "facts"] as const satisfies SyncRun["kind"][];
const SYNC_SOURCES = ["opendart", "upload"] as const satisfies SyncRun["source"][];
const SYNC_STATUSES = [
  "queued",
  "running",
  "completed",
  "failed",
] as const satisfies SyncRun["status"][];

const count = z.int().min(0);

export const syncRunAnswer = z
  .object({
    id: z.string().meta({ examples: ["0c7278c6-1b94-461a-b4c1-3f0b20d93b16"] }),
    kind: z.enum(SYNC_KINDS).meta({
      description: "`companies`: the whole table; `facts`: the facts that are due.",
    }),
    source: z.enum(SYNC_SOURCES).meta({
      description: "`opendart`: OpenDART itself. `upload`: a file that was sent.",
    }),
    status: z.enum(SYNC_STATUSES),
    created_at: instant,
    finished_at: instant.nullable().meta({ description: "When the run ended; null until then." }),
    attempts: count.meta({ description: "How often a worker took the run." }),
    total: count.nullable().meta({ description: "Companies to process; null until known." }),
    done: count.meta({ description: "Companies processed." }),
    changed: count.meta({ description: "Companies that were new or had changed." }),
    fault: z
      .object({
        code: z.string().meta({ description: "A stable code." }),
        message: z.string().nullable().meta({ description: "A sentence for people." }),
      })
      .nullable()
      .meta({ description: "Why the run failed; null if it did not fail." }),
    company_facts: z
      .object({ companies: count, known: count })
      .optional()
      .meta({
        description:
          "How many companies the table has, and for how many of them OpenDART was asked for " +
          "facts. Present only when a single run is shown.",
      }),
  })
  .meta({ id: "SyncRun" });
export type SyncRunAnswer = z.input<typeof syncRunAnswer>;

export const syncRunsAnswer = z
  .object({ sync_runs: z.array(syncRunAnswer) })
  .meta({ id: "SyncRuns" });
