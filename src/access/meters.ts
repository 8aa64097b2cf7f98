/** The client of the usage meters. Only this module knows how to name and reach a meter. */

import type { Variant } from "../variant.ts";
import { meterNameOf } from "./account-mode.ts";
import type { UsageMeter } from "./meter.ts";

export type Meter = DurableObjectStub<UsageMeter>;

export interface Meters {
  of(meteredName: string, variant: Variant): Meter;
  /** Repeats a failed call once if the platform allows it, so `operation` must be repeatable. */
  call<T>(
    meteredName: string,
    variant: Variant,
    operation: (meter: Meter, isSecondTry: boolean) => Promise<T>,
  ): Promise<T>;
  /** A meter without an account, to test whether meters work. */
  probe(): Meter;
}

/** Creates meters near the tax authority and the Worker. A meter never moves (docs/deploy.md). */
const NEAR_KOREA = { locationHint: "apac-ne" } as const;

export function createMeters(namespace: DurableObjectNamespace<UsageMeter>): Meters {
  const of = (meteredName: string, variant: Variant) =>
    namespace.getByName(meterNameOf(meteredName, variant), NEAR_KOREA);
  return {
    of,
    async call(meteredName, variant, operation) {
      try {
        return await operation(of(meteredName, variant), false);
      } catch (fault) {
        if (!mayBeRepeated(fault)) throw fault;
        // A stub is broken after an error, so get a new one.
        return operation(of(meteredName, variant), true);
      }
    },
    // Names of account meters contain a colon, so this name cannot clash.
    probe: () => namespace.getByName("ready", NEAR_KOREA),
  };
}

function mayBeRepeated(fault: unknown): boolean {
  const { retryable, overloaded } = fault as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
