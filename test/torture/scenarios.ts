/** The scenarios as data. A round runs one scenario: who sends the load, and what breaks. */
import type { ControlCommand } from "../../seed/upstreams/control.ts";
import { DATA_SET_NAMES } from "../../src/live-sources/data-sets.ts";
import { type Client, runClient, runKeyed } from "./load.ts";
import { runPage } from "./page.ts";
import { runProgram } from "./program.ts";
import type { Random } from "./random.ts";
import { runRemoving } from "./removal.ts";
import { runDescribing } from "./sources.ts";
import { runWaiting } from "./waiting.ts";
import type { Faults } from "./workers/control.ts";

export interface Scenario {
  client: Client;
  /** The quota of each account. Some are used up during the load, others never. */
  quotas: number[];
  /** Whether the accounts have test keys. If so, all accounts except the first may be erased. */
  removes: boolean;
  breaksRegistry: boolean;
  breaksBindings: boolean;
  registry: (random: Random) => ControlCommand;
  faults: (random: Random) => Faults;
  /**
   * Whether the load is only batches. If so, a second call of the registry about a row is a fault.
   */
  batchesOnly: boolean;
  /**
   * Whether the sweeper undoes abandoned submissions and tidies jobs after only two seconds, so
   * that faults strike the sweeper.
   */
  tidiesSoon: boolean;
  /** Whether the clock jumps, at the end of the round, to a day when some jobs have expired. */
  expires: boolean;
  kills: [least: number, most: number];
  /** What happens in the middle of the load, by the service's clock; null if nothing does. */
  crosses: "end of month" | "midnight in Korea" | null;
}

const QUOTAS = [40, 150, 700, 3_000, 1_000_000];

const HEALTHY: ControlCommand = { latencyMs: 0, fail: null };

const CALM: Scenario = {
  client: runClient,
  quotas: QUOTAS,
  removes: false,
  breaksRegistry: false,
  breaksBindings: false,
  batchesOnly: false,
  registry: (random) => ({ ...HEALTHY, latencyMs: random.pick([0, 0, 50, 300]) }),
  faults: () => ({}),
  tidiesSoon: false,
  expires: false,
  kills: [0, 0],
  crosses: null,
};

const slowly = (random: Random) => ({ ...HEALTHY, latencyMs: random.pick([0, 300, 1_000, 2_000]) });

const runBehindProxy: Client = (context, account, random, goesOn) =>
  random.pick([runPage, runProgram])(context, account, random, goesOn);

const runAnything: Client = (context, account, random, goesOn) =>
  random.pick([runBehindProxy, runWaiting, runRemoving])(context, account, random, goesOn);

/** Each client keeps one role for the whole round. Most clients send checks. */
const runChecks: Client = (context, account, random, goesOn) =>
  random.pick([runClient, runClient, runKeyed, runRemoving])(context, account, random, goesOn);

const runEverything: Client = (context, account, random, goesOn) =>
  random.pick([runClient, runKeyed, runRemoving, runRemoving, runWaiting])(
    context,
    account,
    random,
    goesOn,
  );

/**
 * Faults after which the service goes on within seconds. A used-up allowance of calls is left out,
 * because it stops batches until midnight in Korea.
 */
const REGISTRY_MODES = [
  ...(["http500", "timeout", "truncated", "wrongLength", "html", "reset"] as const),
  ...(["apiServerError", "unknown", "systemError", "internalError", "gatewayTimeout"] as const),
  ...(["badGatewayPage", "blocked", "tooFast", "code-2", "unknownKey"] as const),
  ...(["nullEntry", "numericStateCode", "blankEntry", "unknownTexts", "paddedEntries"] as const),
  ...(["redirect", "bomb", "long"] as const),
] as const;

const registryFaults = (random: Random): ControlCommand => {
  const path = random.chance(0.4) && { path: random.pick(["validate", "status"] as const) };
  const modes = [random.pick(REGISTRY_MODES), random.pick(REGISTRY_MODES)];
  const often = random.pick([
    ...([1, 2, 3, 7] as const).map((every) => ({ every })),
    ...[0.5, 11 / 12].map((share) => ({ share, seed: random.int(1, 1_000_000) })),
  ]);
  return {
    latencyMs: random.pick([0, 0, 100, 800]),
    fail: random.pick([null, { modes, ...often, ...path }]),
  };
};

/** Delays answers and faults, so that some calls begin before midnight and end after midnight. */
const sourceFaults = (random: Random): ControlCommand => ({
  latencyMs: { live: random.pick([0, 100, 1_000, 2_000]) },
  fail: random.pick([
    null,
    { path: random.pick(DATA_SET_NAMES), mode: "reason", reason: "22", every: 3 },
    { path: "live", mode: "http500", every: 20 },
  ]),
});

const rate = (random: Random) => random.pick([0, 0, 0.02, 0.1]);
const rates = (random: Random) => ({ before: rate(random), after: rate(random) });

/**
 * Calls fail before or after they are carried out, some calls are late, and Durable Objects
 * restart. The service cannot tell these faults apart.
 */
const faultsOfAllKinds = (random: Random): Faults => {
  const object = { ...rates(random), often: 1 / 4, lateMs: 1_500, restarts: true };
  const storage = () => ({ ...rates(random), often: 1 / 3, lateMs: 500 });
  return {
    USAGE_METER: object,
    SOURCE_GATE: object,
    // Calls to D1 fail less often, because a request makes many kinds of calls to D1. If most of
    // them did not succeed, no work would go on.
    DB: { ...storage(), often: 1 / 12 },
    API_KEYS: { ...storage(), often: 1 / 12 },
    RATE_COUNTERS: storage(),
    FILES: storage(),
    BATCH_QUEUE: { ...storage(), lateMs: 2_000, doubled: 0.3 },
  };
};

const objectFaults = (random: Random): Faults => {
  const { USAGE_METER, SOURCE_GATE } = faultsOfAllKinds(random);
  return { ...(USAGE_METER && { USAGE_METER }), ...(SOURCE_GATE && { SOURCE_GATE }) };
};

const storageFaults = (random: Random): Faults => ({
  DB: random.chance(0.1) ? { before: 1 } : rates(random),
  API_KEYS: rates(random),
  RATE_COUNTERS: rates(random),
  FILES: random.chance(0.1) ? { before: 1 } : rates(random),
  BATCH_QUEUE: random.chance(0.1) ? { before: 1 } : rates(random),
});

const meterFaults = (random: Random): Faults => ({
  USAGE_METER: { ...rates(random), slowMs: random.pick([0, 0, 50, 300]) },
});

/** Slow writes to KV, so that some counters arrive there while their account is erased. */
const slowCounters = (): Faults => ({ RATE_COUNTERS: { slowPutMs: 1_500 } });

export const SCENARIOS = {
  kinds: {
    ...CALM,
    client: runEverything,
    removes: true,
    breaksRegistry: true,
    breaksBindings: true,
    registry: (random) => random.pick([slowly, registryFaults])(random),
    faults: faultsOfAllKinds,
    tidiesSoon: true,
    expires: true,
    quotas: [700, 3_000, 1_000_000, 1_000_000, 1_000_000],
  },
  restarts: {
    ...CALM,
    client: runChecks,
    breaksRegistry: true,
    breaksBindings: true,
    registry: (random) => random.pick([slowly, registryFaults])(random),
    faults: objectFaults,
    tidiesSoon: true,
    quotas: [150, 3_000, 1_000_000, 1_000_000, 1_000_000],
  },
  calm: CALM,
  /** A call takes long, but less than a lease, so no other worker may take the same work. */
  leases: { ...CALM, batchesOnly: true, registry: () => ({ ...HEALTHY, latencyMs: 2_000 }) },
  kill: { ...CALM, kills: [1, 3] },
  registry: { ...CALM, breaksRegistry: true, registry: registryFaults },
  storage: { ...CALM, breaksBindings: true, faults: storageFaults },
  meter: { ...CALM, breaksBindings: true, faults: meterFaults },
  month: { ...CALM, crosses: "end of month" },
  all: {
    ...CALM,
    breaksRegistry: true,
    breaksBindings: true,
    registry: registryFaults,
    faults: (random) => ({ ...storageFaults(random), ...meterFaults(random) }),
    kills: [0, 2],
  },
  cuts: { ...CALM, client: runBehindProxy },
  waits: { ...CALM, client: runWaiting, registry: slowly },
  removals: {
    ...CALM,
    client: runRemoving,
    removes: true,
    faults: slowCounters,
    quotas: [40, 3_000, 3_000, 1_000_000, 1_000_000],
  },
  midnight: {
    ...CALM,
    client: runDescribing,
    crosses: "midnight in Korea",
    registry: sourceFaults,
  },
  monthEnd: {
    ...CALM,
    client: runKeyed,
    quotas: [1, 4, 25, 150, 3_000],
    crosses: "end of month",
    registry: slowly,
  },
  broken: {
    ...CALM,
    client: runAnything,
    removes: true,
    breaksRegistry: true,
    breaksBindings: true,
    registry: registryFaults,
    faults: (random) => ({ ...storageFaults(random), ...meterFaults(random) }),
    kills: [0, 1],
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];
