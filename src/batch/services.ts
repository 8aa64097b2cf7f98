import type { Meters } from "../access/meters.ts";
import type { Settings } from "../config.ts";
import type { RegistryMemory } from "../registry/memory.ts";
import type { ChunkCheckServices } from "../verification/verify.ts";
import type { JobFiles } from "./files.ts";

export interface BatchServices extends Pick<ChunkCheckServices, "registry" | "clock" | "trace"> {
  env: Pick<Env, "BATCH_QUEUE" | "FILES" | "WEBHOOK_QUEUE">;
  settings: Pick<
    Settings,
    | "LEASE_SECONDS"
    | "BATCH_RETRY_SECONDS"
    | "BATCH_DEADLINE_HOURS"
    | "SUBMIT_SECONDS"
    | "PROBE_SECONDS"
  >;
  registryMemory: RegistryMemory;
  filesOf: (jobId: string) => JobFiles;
  meters: Meters;
  readNameTables: () => Promise<boolean>;
}
