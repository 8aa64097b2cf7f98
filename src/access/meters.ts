/** The client of the usage meters: the one place that knows how a meter is named and reached. */
import type { Variant } from "../variant.ts";
import type { UsageMeter } from "./meter.ts";

/** A meter as its callers see it: the methods of `UsageMeter`, over RPC. */
export type Meter = DurableObjectStub<UsageMeter>;

export interface Meters {
  /** The meter that counts for an account and variant. */
  of(account: string, variant: Variant): Meter;
  /** A meter that counts for nobody: it tells whether meters work at all. */
  probe(): Meter;
}

export function createMeters(namespace: DurableObjectNamespace<UsageMeter>): Meters {
  return {
    of: (account, variant) => namespace.getByName(`${account}:${variant}`),
    // The name of an account's meter has a colon, so the two cannot meet.
    probe: () => namespace.getByName("ready"),
  };
}
