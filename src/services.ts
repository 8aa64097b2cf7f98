/**
 * Composes the services of one invocation from the environment. The only module that knows them
 * all: every module below names the few that it needs, and imports none of this.
 */
import { drizzle } from "drizzle-orm/d1";
import { type CounterStore, createCounterStore } from "./access/counters.ts";
import type { EdgeMemory } from "./access/edge-memory.ts";
import { createKeyStore, type KeyStore } from "./access/key-store.ts";
import { createMeters, type Meters } from "./access/meters.ts";
import { createPlanStore, type PlanStore } from "./access/plans.ts";
import { createJobFiles, type JobFiles } from "./batch/files.ts";
import { createJobStore, type JobStore } from "./batch/job-store.ts";
import { type Settings, settingsOf } from "./config.ts";
import { type CompanyDirectory, createCompanyDirectory } from "./disclosure/lookup.ts";
import { createOpenDartClient, type OpenDartClient } from "./opendart/client.ts";
import { createProfileDirectory, type ProfileDirectory } from "./profile/store.ts";
import { createRegistryClient, type RegistryClient } from "./registry/client.ts";
import { createRunStore, type RunStore } from "./sync/runs.ts";
import type { Trace } from "./trace.ts";

/** What one invocation works with. What a check does not need is built when it is asked for. */
export interface Services {
  env: Env;
  settings: Settings;
  /** Epoch milliseconds. */
  clock: () => number;
  trace: Trace;
  /** Lets work go on after the answer, or after a caller hung up. */
  waitUntil: (work: Promise<unknown>) => void;
  /** What this isolate remembers of accounts from one request to the next. */
  memory: EdgeMemory;
  keys: KeyStore;
  plans: PlanStore;
  sleep: (milliseconds: number) => Promise<void>;
  counters: CounterStore;
  meters: Meters;
  registry: RegistryClient;
  companies: CompanyDirectory;
  profiles: ProfileDirectory;
  readonly jobs: JobStore;
  filesOf: (jobId: string) => JobFiles;
  readonly runs: RunStore;
  readonly openDart: OpenDartClient;
}

/** @throws ConfigurationError */
export function createServices(
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
  trace: Trace,
  clock: () => number,
  memory: EdgeMemory,
): Services {
  const settings = settingsOf(env);
  const leaseMs = settings.LEASE_SECONDS * 1000;
  return {
    env,
    settings,
    clock,
    trace,
    waitUntil: (work) => context.waitUntil(work),
    sleep,
    memory,
    keys: createKeyStore(env.API_KEYS),
    plans: createPlanStore(env.DB),
    counters: createCounterStore(env.RATE_COUNTERS),
    meters: createMeters(env.USAGE_METER),
    registry: createRegistryClient({
      baseUrl: settings.NTS_BASE_URL,
      serviceKey: settings.NTS_SERVICE_KEY,
      attemptTimeoutMs: settings.NTS_ATTEMPT_TIMEOUT_MS,
      totalTimeoutMs: settings.NTS_TOTAL_TIMEOUT_MS,
      onAttempt: (operation, fault) => trace.registryAttempt(operation, fault),
      clock,
      sleep,
      random: Math.random,
    }),
    companies: createCompanyDirectory(env.DB),
    profiles: createProfileDirectory(env.DB),
    get jobs() {
      return trace.timed("jobs", createJobStore(env.DB, clock, leaseMs));
    },
    filesOf: (jobId) => trace.timed("files", createJobFiles(env.FILES, jobId)),
    get runs() {
      return trace.timed("sync", createRunStore(drizzle(env.DB), clock, leaseMs));
    },
    get openDart() {
      return createOpenDartClient({
        baseUrl: settings.OPENDART_BASE_URL,
        apiKey: settings.OPENDART_API_KEY,
      });
    },
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
