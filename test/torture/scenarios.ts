/** The scenarios as data: what breaks in a round. */
import type { ControlCommand } from "../../seed/upstreams/control.ts";
import type { Random } from "./random.ts";
import type { Faults } from "./workers/control.ts";

export interface Scenario {
  breaksRegistry: boolean;
  breaksBindings: boolean;
  /** What the stand-in of the registry does in a window of time. */
  registry: (random: Random) => ControlCommand;
  /** What the bindings do in a window of time. */
  faults: (random: Random) => Faults;
  /** Whether the load is only batches, so that each call of the registry can be explained. */
  batchesOnly: boolean;
  /** How often the Worker is killed in a round. */
  kills: [least: number, most: number];
  /** Whether the load runs across the end of a month. */
  crossesMonth: boolean;
}

const HEALTHY: ControlCommand = { latencyMs: 0, fail: null };

const CALM: Scenario = {
  breaksRegistry: false,
  breaksBindings: false,
  batchesOnly: false,
  registry: (random) => ({ ...HEALTHY, latencyMs: random.pick([0, 0, 50, 300]) }),
  faults: () => ({}),
  kills: [0, 0],
  crossesMonth: false,
};

/**
 * Faults after which work goes on within seconds. A used-up allowance is not among them, because it
 * stops batches until midnight in Korea.
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

const rate = (random: Random) => random.pick([0, 0, 0.02, 0.1]);
const rates = (random: Random) => ({ before: rate(random), after: rate(random) });

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

export const SCENARIOS = {
  calm: CALM,
  /** A call takes a while, but less than a lease: no other worker may take the same work. */
  leases: { ...CALM, batchesOnly: true, registry: () => ({ ...HEALTHY, latencyMs: 2_000 }) },
  kill: { ...CALM, kills: [1, 3] },
  registry: { ...CALM, breaksRegistry: true, registry: registryFaults },
  storage: { ...CALM, breaksBindings: true, faults: storageFaults },
  meter: { ...CALM, breaksBindings: true, faults: meterFaults },
  month: { ...CALM, crossesMonth: true },
  all: {
    breaksRegistry: true,
    breaksBindings: true,
    batchesOnly: false,
    registry: registryFaults,
    faults: (random) => ({ ...storageFaults(random), ...meterFaults(random) }),
    kills: [0, 2],
    crossesMonth: false,
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[];
