/**
 * Decides what happens to a call to a binding. The call may fail before it arrives, or only its
 * reply may be lost. A caller cannot tell these two faults apart. The call may also be late, or the
 * Durable Object may restart afterwards.
 */
import { createRandom } from "../random.ts";
import type { Faults, FaultyBinding } from "./control.ts";
import { stopAfterCall } from "./kill-points.ts";

/** The shares of calls that fail: before they arrive, or afterwards, so that the reply is lost. */
interface Rates {
  before: number;
  after: number;
}

/** If a kind of call fails often for the whole round, it gets one of these rates. */
const LASTING: readonly Rates[] = [
  { before: 0.7, after: 0 },
  { before: 0, after: 0.7 },
  { before: 0.4, after: 0.3 },
];
/** If a kind of call fails often for one window of time, it gets one of these rates. */
const OFTEN: readonly Rates[] = [
  { before: 1, after: 0 },
  { before: 0, after: 1 },
];
const LATE = 0.03;
/**
 * The shares of calls after which a Durable Object restarts: of failed calls, and of all others.
 */
const RESTARTS = { failed: 0.4, others: 0.005 };

let faults: Faults = {};
let seed = "";
let roundSeed = "";
let random = createRandom("");
/** The rates of the current window of time, by binding and kind of call. */
const drawn = new Map<string, Rates>();

/** @param lastingSeed a seed that is the same for all windows of a round */
export function setFaults(wanted: Faults, wantedSeed: string, lastingSeed: string): void {
  faults = wanted;
  roundSeed = lastingSeed;
  seed = wantedSeed;
  random = createRandom(wantedSeed);
  drawn.clear();
}

export interface Target {
  binding: FaultyBinding;
  /** The name of a method, or the text of a statement. All calls of a kind fail equally often. */
  kind: string;
  restart?: () => Promise<void>;
}

export async function call<T>(target: Target, carryOut: () => T): Promise<Awaited<T>> {
  const { binding, kind, restart } = target;
  const { slowMs = 0, slowPutMs = 0, lateMs = 0, restarts = false } = faults[binding] ?? {};
  const { before, after } = ratesOf(target);
  const mayRestart = async (share: number) => {
    if (restarts && random.chance(share)) await restart?.();
  };
  const fail = async () => {
    await mayRestart(RESTARTS.failed);
    throw lost(binding);
  };
  const lateBy = lateMs > 0 && random.chance(LATE) ? random.int(0, lateMs) : 0;
  const isLateReply = random.chance(0.5);
  await pause(random.int(0, kind === "put" ? Math.max(slowMs, slowPutMs) : slowMs));
  if (!isLateReply) await pause(lateBy);
  if (random.chance(before)) await fail();
  const reply = await carryOut();
  await stopAfterCall(kind, reply);
  if (isLateReply) await pause(lateBy);
  if (random.chance(after)) await fail();
  await mayRestart(RESTARTS.others);
  return reply;
}

export function drawDelivery(): { lateMs: number; isDoubled: boolean; isAckLost: boolean } {
  const { lateMs = 0, doubled = 0 } = faults.BATCH_QUEUE ?? {};
  return {
    lateMs: random.chance(doubled) ? random.int(0, lateMs) : 0,
    isDoubled: random.chance(doubled),
    isAckLost: random.chance(doubled),
  };
}

export function pause(milliseconds: number): Promise<void> | undefined {
  if (milliseconds === 0) return undefined;
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function ratesOf({ binding, kind }: Target): Rates {
  const { before = 0, after = 0, often = 0 } = faults[binding] ?? {};
  const name = `${binding} ${kind}`;
  const known = drawn.get(name);
  if (known) return known;
  const lasting = createRandom(`${roundSeed}/${name}`);
  const own = createRandom(`${seed}/${name}`);
  const rates = lasting.chance(often)
    ? lasting.pick(LASTING)
    : own.chance(often / 2)
      ? own.pick(OFTEN)
      : { before, after };
  drawn.set(name, rates);
  return rates;
}

function lost(binding: FaultyBinding): Error {
  const isObject = binding === "USAGE_METER" || binding === "SOURCE_GATE";
  return Object.assign(new Error(`${binding}: network connection lost`), {
    ...(isObject && { retryable: random.chance(0.5), overloaded: random.chance(0.1) }),
  });
}
