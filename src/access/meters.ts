/** The client of the usage meters: the one place that knows how a meter is named and reached. */
import type { Variant } from "../variant.ts";
import type { UsageMeter } from "./meter.ts";

/** A meter as its callers see it: the methods of `UsageMeter`, over RPC. */
export type Meter = DurableObjectStub<UsageMeter>;

export interface Meters {
  /** The meter that counts for one side of an account (`account-mode.ts`), and a variant. */
  of(meteredName: string, variant: Variant): Meter;
  /**
   * Calls a meter, and once more where the platform says that the first call may be repeated.
   * @param operation must be harmless when it is carried out twice
   */
  call<T>(
    meteredName: string,
    variant: Variant,
    operation: (meter: Meter, isSecondTry: boolean) => Promise<T>,
  ): Promise<T>;
  /** A meter of no account: it shows whether meters work at all. */
  probe(): Meter;
}

/**
 * A meter stays where it was first touched: near the tax authority, where the Worker runs too
 * (docs/deploy.md).
 */
const NEAR_KOREA = { locationHint: "apac-ne" } as const;

export function createMeters(namespace: DurableObjectNamespace<UsageMeter>): Meters {
  const of = (meteredName: string, variant: Variant) =>
    namespace.getByName(`${meteredName}:${variant}`, NEAR_KOREA);
  return {
    of,
    async call(meteredName, variant, operation) {
      try {
        return await operation(of(meteredName, variant), false);
      } catch (fault) {
        if (!mayBeRepeated(fault)) throw fault;
        // A stub is of no use after a fault: the next call needs a new one.
        return operation(of(meteredName, variant), true);
      }
    },
    // The name of an account's meter has a colon, so the two cannot meet.
    probe: () => namespace.getByName("ready", NEAR_KOREA),
  };
}

/** The flags that the platform sets on errors of Durable Object calls. */
function mayBeRepeated(fault: unknown): boolean {
  const { retryable, overloaded } = fault as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
