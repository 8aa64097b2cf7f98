/**
 * The one structured event an invocation leaves in the log. Names and registration numbers cannot get in:
 * an event has only the fields named here, and none of them takes a text from a request body or an upstream.
 */
import { ConfigurationError } from "./errors.ts";
import type { RegistryFault } from "./registry/client.ts";

/** The places an answer waits for. */
export type Hop = "key" | "meter" | "registry" | "names" | "profile";

export interface TraceFields {
  method: string;
  /** The route's pattern, never the path that was asked for. */
  route: string;
  variant: "a" | "b";
  account: string;
  keyId: string;
  status: number;
  /** Of the error answered. */
  code: string;
  /** Of the check: `valid`, `not_registered`, … */
  outcome: string;
  /** A batch job, a chunk of it, how many distinct businesses it held and how many of them were answered. */
  jobId: string;
  /** A queue, and how often the message was delivered. */
  queue: string;
  attempt: number;
  businesses: number;
  answered: number;
  /** The messages of a job could not be sent. */
  dispatch: "left to the sweeper";
  /** A check could not be answered and its unit not be given back. */
  refund: "failed";
}

export class Trace {
  readonly requestId: string;
  readonly #clock: () => number;
  readonly #startedAt: number;
  readonly #fields: Partial<TraceFields> = {};
  readonly #hops: Partial<Record<Hop, number>> = {};
  readonly #registryFaults: string[] = [];
  #exception: { name: string; at: string[] | undefined } | undefined;

  constructor(requestId: string, clock: () => number) {
    this.requestId = requestId;
    this.#clock = clock;
    this.#startedAt = clock();
  }

  note(fields: Partial<TraceFields>): void {
    Object.assign(this.#fields, fields);
  }

  /** Waits for a hop and notes how many milliseconds it took. */
  async time<T>(hop: Hop, work: Promise<T>): Promise<T> {
    const startedAt = this.#clock();
    try {
      return await work;
    } finally {
      this.#hops[hop] = (this.#hops[hop] ?? 0) + this.#clock() - startedAt;
    }
  }

  /** An exception that is no documented error. Its message could quote a request: only its class and place are kept. */
  exception(thrown: unknown): void {
    const { name, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, stack: undefined };
    this.#exception = { name, at: stack?.match(/^\s+at .+$/gm)?.slice(0, 5) };
    // Written by this service itself and free of request data: safe to show whole.
    if (thrown instanceof ConfigurationError)
      console.error(JSON.stringify({ event: "configuration_fault", message: thrown.message }));
  }

  registryFault(operation: string, fault: RegistryFault): void {
    this.#registryFaults.push(`${operation}:${fault}`);
    // Our own key is refused: nothing but a changed configuration mends it, so it is said at once and loudly.
    if (fault === "key") console.error(JSON.stringify({ event: "configuration_fault", setting: "NTS_SERVICE_KEY" }));
  }

  get failed(): boolean {
    return this.#exception !== undefined;
  }

  /** Writes the event. Called once, when the answer is known. */
  finish(event: "request" | "message" | "schedule"): void {
    console.log(
      JSON.stringify({
        event,
        request_id: this.requestId,
        ...this.#fields,
        duration_ms: this.#clock() - this.#startedAt,
        hops_ms: this.#hops,
        ...(this.#exception && { exception: this.#exception }),
        ...(this.#registryFaults.length > 0 && { registry_faults: this.#registryFaults }),
      }),
    );
  }
}
