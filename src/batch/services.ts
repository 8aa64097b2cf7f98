/** What the modules of this folder work with, all together. Each names what it needs of it. */
import type { Meters } from "../access/meters.ts";
import type { Settings } from "../config.ts";
import type { VerifyServices } from "../verification/verify.ts";
import type { JobFiles } from "./files.ts";
import type { JobStore } from "./store/job-store.ts";

export interface BatchServices extends VerifyServices {
  env: Pick<Env, "BATCH_QUEUE" | "FILES">;
  settings: Pick<
    Settings,
    | "NAMES_BUDGET_MS"
    | "FACTS_BUDGET_MS"
    | "CHUNK_FACTS_BUDGET_MS"
    | "LEASE_SECONDS"
    | "BATCH_RETRY_SECONDS"
    | "BATCH_DEADLINE_HOURS"
    | "SUBMIT_SECONDS"
    | "PROBE_SECONDS"
  >;
  jobs: JobStore;
  filesOf: (jobId: string) => JobFiles;
  meters: Meters;
}
