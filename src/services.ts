/** Composes the services of one invocation. Only this module knows all services. */
import { drizzle } from "drizzle-orm/d1";
import { type CounterStore, createCounterStore } from "./access/counters.ts";
import type { EdgeMemory } from "./access/edge-memory.ts";
import { createKeyCopies, type KeyCopies } from "./access/key-copies.ts";
import { createKeyStore, type KeyStore } from "./access/key-store.ts";
import { createMeters, type Meters } from "./access/meters.ts";
import { createPlansOnSale, type PlansOnSale, type PlansSeen } from "./access/plans.ts";
import type { WatchAnswer, WatchRequest } from "./alarms/messages.ts";
import { createJobFiles, type JobFiles } from "./batch/files.ts";
import { createJobStore, type JobStore } from "./batch/store/job-store.ts";
import { type Settings, settingsOf } from "./config.ts";
import type { FactsReader } from "./disclosure/known-facts.ts";
import { type CompanyDirectory, createCompanyDirectory } from "./disclosure/lookup.ts";
import { createEventStore, type EventStore } from "./events/feed.ts";
import { hasNameTables, type NameTables, setNameTables } from "./language/name-tables.ts";
import { withinBudget } from "./lib/budget.ts";
import { dayNumber } from "./lib/days.ts";
import { numberOf } from "./lib/numbers-by-name.ts";
import { fetchStaticFile } from "./lib/static-files.ts";
import { fetchFacts } from "./live-sources/data-go-kr.ts";
import { DATA_SETS, type DataSetName, OFFICIAL_NAMES_DATA_SET } from "./live-sources/data-sets.ts";
import { createOpenDartClient, type OpenDartClient } from "./opendart/client.ts";
import { createGatedClient } from "./opendart/gated-client.ts";
import { type LiveQueryServices, queryLiveSources } from "./profile/live-queries.ts";
import { createLiveStore, type LiveStore } from "./profile/live-store.ts";
import { createProfileDirectory, type ProfileDirectory } from "./profile/store.ts";
import { createRegistryClient, type RegistryClient } from "./registry/client.ts";
import { isolateMemory, type RegistryMemory } from "./registry/memory.ts";
import { type AllowanceLevel, levelOf } from "./sources/call-lease.ts";
import { createGateClient, createRegistryGate, type GateClient } from "./sources/gate-client.ts";
import type { Purpose } from "./sources/gate-messages.ts";
import { type DataSetHealth, dataSetHealth } from "./sources/health.ts";
import { createFactsReader } from "./sync/facts-on-demand.ts";
import { createRunStore, type RunStore } from "./sync/runs.ts";
import type { Trace } from "./trace.ts";
import type { Variant } from "./variant.ts";
import type { DescribeServices } from "./verification/describe.ts";
import type { OfficialNameQueries } from "./verification/verify.ts";
import { type BlockStore, createBlockStore } from "./watch-list/blocks.ts";
import { createWatchStore, type WatchStore } from "./watch-list/list.ts";
import { createDeliveryStore, type DeliveryStore } from "./webhooks/deliveries.ts";
import { createEndpointStore, type EndpointStore } from "./webhooks/endpoints.ts";

/** A `readonly` service is built only when it is read, because most requests do not read it. */
export interface Services {
  env: Env;
  settings: Settings;
  clock: () => number;
  trace: Trace;
  waitUntil: (work: Promise<unknown>) => void;
  memory: EdgeMemory;
  registryMemory: RegistryMemory;
  keys: KeyStore;
  plans: PlansOnSale;
  plansSeen: (variant: Variant) => PlansSeen | undefined;
  sleep: (milliseconds: number) => Promise<void>;
  counters: CounterStore;
  meters: Meters;
  registry: RegistryClient;
  /** What the registry's gate has counted today; null if the gate does not answer. */
  registryAllowance: () => Promise<RegistryAllowance | null>;
  /** Asks the registry's gate, which stores the state of the alarms. */
  watch: (request: WatchRequest) => Promise<WatchAnswer>;
  companies: CompanyDirectory;
  companyFacts: FactsReader;
  profiles: ProfileDirectory;
  readonly liveStore: LiveStore;
  officialNameQueries: OfficialNameQueries | null;
  /** Loads the tables of names. @returns false if that fails; names are then romanised */
  readNameTables: () => Promise<boolean>;
  readonly liveQueryServices: LiveQueryServices;
  queryLiveSources: DescribeServices["queryLiveSources"];
  liveGate: (name: DataSetName) => GateClient;
  dataSetHealth: () => Promise<DataSetHealth[]>;
  readonly jobs: JobStore;
  filesOf: (jobId: string) => JobFiles;
  readonly events: EventStore;
  readonly watches: WatchStore;
  readonly watchBlocks: BlockStore;
  readonly webhookEndpoints: EndpointStore;
  readonly deliveries: DeliveryStore;
  readonly runs: RunStore;
  readonly keyCopies: KeyCopies;
  /**
   * For `planned` work. A call may wait up to a minute for its turn. Of the day's calls to
   * OpenDART, `OPENDART_ON_DEMAND_CALLS` are kept back for `on_demand` work, for which a caller is
   * waiting.
   */
  readonly openDart: OpenDartClient;
  readonly openDartGate: GateClient;
}

const OPENDART_PATIENCE: Record<Purpose, { patienceMs: number; timeoutMs: number }> = {
  planned: { patienceMs: 60_000, timeoutMs: 30_000 },
  // A Worker may continue work for thirty seconds after its answer (Workers limits).
  on_demand: { patienceMs: 10_000, timeoutMs: 10_000 },
};

export interface RegistryAllowance {
  level: AllowanceLevel;
  used: number;
  callsADay: number;
  /** When the schedule last ran without a fault; null: never; undefined: unknown. */
  tickedAt: number | null | undefined;
}

const REGISTRY_GATE_TIMEOUT_MS = 2_000;

/** @param purpose `planned` calls wait while few calls are left @throws ConfigurationError */
export function createServices(
  env: Env,
  context: Pick<ExecutionContext, "waitUntil">,
  trace: Trace,
  clock: () => number,
  memory: EdgeMemory,
  registryMemory: RegistryMemory = isolateMemory,
  purpose: Purpose = "on_demand",
): Services {
  const settings = settingsOf(env);
  const leaseMs = settings.LEASE_SECONDS * 1000;
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const registryGate = createRegistryGate(env.SOURCE_GATE);
  const openDartGate = () =>
    createGateClient(env.SOURCE_GATE, "opendart", {
      callsADay: settings.OPENDART_CALLS_A_DAY,
      onDemandCalls: settings.OPENDART_ON_DEMAND_CALLS,
      callsAMinute: settings.OPENDART_CALLS_A_MINUTE,
    });
  const openDart = (purpose: Purpose, payer: string | null = null) => {
    const { patienceMs, timeoutMs } = OPENDART_PATIENCE[purpose];
    const client = createOpenDartClient({
      baseUrl: settings.OPENDART_BASE_URL,
      apiKey: settings.OPENDART_API_KEY,
      timeoutMs,
    });
    return createGatedClient(client, openDartGate(), { purpose, patienceMs, payer, waitUntil });
  };
  const liveGate = (name: DataSetName) => {
    const callsADay = numberOf(settings.LIVE_SOURCES_CALLS_A_DAY, name);
    return createGateClient(env.SOURCE_GATE, name, {
      callsADay,
      onDemandCalls: Math.ceil(callsADay * (1 - settings.LIVE_SOURCES_BACKGROUND_SHARE)),
      callsAMinute: settings.LIVE_SOURCES_CALLS_A_MINUTE,
    });
  };
  const liveStore = () => createLiveStore(env.DB, clock, Math.random);
  const dataGoKr = {
    baseUrl: settings.DATA_GO_KR_BASE_URL,
    serviceKey: settings.DATA_GO_KR_KEY || settings.NTS_SERVICE_KEY,
    timeoutMs: settings.LIVE_SOURCES_TIMEOUT_MS,
  };
  const liveQueryServices = (): LiveQueryServices => ({
    gateOf: liveGate,
    fetchFacts: (name, number) => fetchFacts(DATA_SETS[name], dataGoKr, number),
    store: liveStore(),
    keepPersonal: settings.LIVE_SOURCES_PERSONAL_DATA,
    clock,
    sleep,
    random: Math.random,
    waitUntil,
    onFault: (name, fault) => trace.sourceFault(name, fault),
  });
  return {
    env,
    settings,
    clock,
    trace,
    waitUntil,
    sleep,
    memory,
    registryMemory,
    keys: createKeyStore(env.API_KEYS),
    plans: createPlansOnSale(env.DB),
    plansSeen: (variant) => memory.planWatch.seen(variant, env, { clock, waitUntil }),
    counters: createCounterStore(env.RATE_COUNTERS),
    meters: createMeters(env.USAGE_METER),
    registry: createRegistryClient({
      baseUrl: settings.NTS_BASE_URL,
      serviceKey: settings.NTS_SERVICE_KEY,
      attemptTimeoutMs: settings.NTS_ATTEMPT_TIMEOUT_MS,
      totalTimeoutMs: settings.NTS_TOTAL_TIMEOUT_MS,
      explanationTimeoutMs: settings.NTS_EXPLANATION_TIMEOUT_MS,
      takeCall: (callPurpose) =>
        registryMemory.callLease.take(callPurpose, {
          callsADay: settings.NTS_CALLS_A_DAY,
          lease: (request) => {
            const seen = registryMemory.untold.take();
            return registryGate.lease(seen ? { ...request, seen } : request);
          },
          ...{ clock, sleep, waitUntil },
        }),
      purpose,
      onHeld: (operation, refusal) => trace.registryHeld(operation, refusal),
      onAttempt: (operation, fault) => trace.registryAttempt(operation, fault),
      onUnreadable: (operation, fields) => trace.unreadableEntry(operation, fields),
      onCall: () => {
        const seen = registryMemory.untold.takeUrgent(clock());
        // Ignore a fault, because the alarms do not need the report of every isolate.
        if (seen) waitUntil(registryGate.watch({ kind: "calls", seen }).catch(() => {}));
      },
      memory: registryMemory,
      clock,
      sleep,
      random: Math.random,
    }),
    registryAllowance: async () => {
      const state = await withinBudget(registryGate.state, REGISTRY_GATE_TIMEOUT_MS);
      if (!state) return null;
      const { calls: used, tickedAt } = state;
      const callsADay = settings.NTS_CALLS_A_DAY;
      return { level: levelOf(used, callsADay), used, callsADay, tickedAt };
    },
    watch: registryGate.watch,
    companies: createCompanyDirectory(env.DB),
    companyFacts: createFactsReader({
      db: env.DB,
      openDartFor: (payer) => openDart("on_demand", payer),
      clock,
      waitUntil,
    }),
    profiles: createProfileDirectory(env.DB),
    get liveStore() {
      return liveStore();
    },
    officialNameQueries: settings.LIVE_SOURCES.includes(OFFICIAL_NAMES_DATA_SET)
      ? {
          staleBefore: () =>
            dayNumber(clock()) -
            numberOf(
              settings.LIVE_SOURCES_MAX_AGE_DAYS,
              `${OFFICIAL_NAMES_DATA_SET}.companyName`,
              OFFICIAL_NAMES_DATA_SET,
            ),
          want: (numbers) =>
            waitUntil(
              liveStore()
                .want(numbers)
                .catch(() => {}),
            ),
        }
      : null,
    readNameTables: async () => {
      if (hasNameTables()) return true;
      const tables = await fetchStaticFile(env.ASSETS, "names.json");
      if (tables) setNameTables(tables as NameTables);
      else trace.note({ names: "unavailable" });
      return hasNameTables();
    },
    get liveQueryServices() {
      return liveQueryServices();
    },
    queryLiveSources: (number, due, known) =>
      queryLiveSources(liveQueryServices(), number, due, known),
    liveGate,
    dataSetHealth: () => dataSetHealth(settings.LIVE_SOURCES, liveGate),
    get jobs() {
      return trace.timed("jobs", createJobStore(env.DB, clock, leaseMs));
    },
    filesOf: (jobId) => trace.timed("files", createJobFiles(env.FILES, jobId)),
    get events() {
      return trace.timed("jobs", createEventStore(env.DB, clock));
    },
    get watches() {
      return trace.timed("jobs", createWatchStore(env.DB, clock));
    },
    get watchBlocks() {
      return trace.timed("jobs", createBlockStore(env.DB, clock, leaseMs));
    },
    get webhookEndpoints() {
      return trace.timed("jobs", createEndpointStore(env.DB, clock));
    },
    get deliveries() {
      return trace.timed("jobs", createDeliveryStore(env.DB, clock));
    },
    get runs() {
      return trace.timed("sync", createRunStore(drizzle(env.DB), clock, leaseMs));
    },
    get keyCopies() {
      return createKeyCopies(env.DB, env.FILES, clock, leaseMs);
    },
    get openDart() {
      return openDart("planned");
    },
    get openDartGate() {
      return openDartGate();
    },
  };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
