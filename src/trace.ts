/**
 * The one structured event an invocation leaves in the log, and the audit line of a change. Names
 * and registration numbers cannot get in: a line has only the fields named here, and none of them
 * takes a text from a request body or an upstream.
 */
import { ConfigurationError } from "./errors.ts";
import type { RegistryFault } from "./lib/answer.ts";
import type { DataSetName } from "./live-sources/data-sets.ts";
import type { LiveSourceFault } from "./live-sources/live-source.ts";

/** What `/ready` found of a live source. */
type LiveTrouble = "refused" | "resting" | "used_up" | "unknown";

/** What an invocation waits for. */
export type Hop =
  /** The request's own body, as it comes in. */
  | "body"
  /** The key and the counter in KV, and the limiter of failed authentications. */
  | "key"
  | "meter"
  | "registry"
  | "names"
  | "profile"
  /** The sources that are asked about a business while it is described. */
  | "sources"
  /** Batch jobs in D1, their files in R2, their messages. */
  | "jobs"
  | "files"
  | "queue"
  /** All else in D1: the plan, the keys as the operator sees them, the runs of the sync. */
  | "plan"
  | "admin"
  | "sync"
  /** A caller that asked to wait for the end of a job. */
  | "wait";

export interface TraceFields {
  method: string;
  /** The route's pattern, never the path that was asked for. */
  route: string;
  variant: "a" | "b";
  account: string;
  keyId: string;
  /** Only of a test key: nothing that the line tells of was asked of anybody, or charged. */
  mode: "test";
  /** The tool that was called through `/mcp`, of ours by its name. */
  tool: string;
  status: number;
  /** The code of the error that was answered. */
  code: string;
  /** Of the check: `valid`, `not_registered`, … */
  outcome: string;
  /** What `/ready` found to be down. */
  down: string[];
  /**
   * A batch job, a chunk of it, how many distinct businesses it held and how many of them were
   * answered.
   */
  jobId: string;
  /** A queue, and how often the message was delivered. */
  queue: string;
  attempt: number;
  businesses: number;
  answered: number;
  /** The messages of a job could not be sent. */
  dispatch: "left to the sweeper";
  /**
   * The disclosure table or the profiles, or the facts of a company, did not come in time: the
   * answer went out without.
   */
  names: "unavailable" | "pending";
  /** Live sources that were not heard in time, or fail, each with the reason: `fsc:down`. */
  sources: `${DataSetName}:${"late" | "allowance" | "down" | "busy" | LiveTrouble}`[];
  /** Where a refused admin request came from: an IPv4 address, or an IPv6 network. */
  network: string;
  /** The schedule that ran, as wrangler.toml has it. */
  cron: string;
}

/**
 * Values before and after: ids of plans, limits, instants. Of a name only that it changed.
 */
export type Change = Record<
  string,
  { from: string | number | null; to: string | number | null } | "changed"
>;

/** What an operator's request did. */
export interface AuditFields {
  /** Whose admin token it was. */
  actor: string;
  keyId: string;
  account: string;
  /** The key that takes the place of `keyId`. */
  newKeyId: string;
  changes: Change;
  /** A run that was started. */
  runId: string;
  companies: number;
}

export class Trace {
  readonly requestId: string;
  readonly #clock: () => number;
  readonly #release: string;
  readonly #startedAt: number;
  readonly #fields: Partial<TraceFields> = {};
  readonly #waits: { hop: Hop; from: number; to: number }[] = [];
  #audit: Partial<AuditFields> = {};
  #registryAttempts = 0;
  readonly #registryFaults: string[] = [];
  #exception: { name: string; at: string[] | undefined } | undefined;

  /** @param release id of the deployed version that runs */
  constructor(requestId: string, clock: () => number, release = "unknown") {
    this.requestId = requestId;
    this.#clock = clock;
    this.#release = release;
    this.#startedAt = clock();
  }

  note(fields: Partial<TraceFields>): void {
    Object.assign(this.#fields, fields);
  }

  /** What the audit line of this request is to say. */
  noteChange(fields: Partial<AuditFields>): void {
    Object.assign(this.#audit, fields);
  }

  /** Waits for a hop and notes how many milliseconds it took. */
  async time<T>(hop: Hop, work: Promise<T>): Promise<T> {
    const from = this.#clock();
    try {
      return await work;
    } finally {
      this.#waits.push({ hop, from, to: this.#clock() });
    }
  }

  /** The same service, each of whose asynchronous methods counts as a wait for the hop. */
  timed<Service extends object>(hop: Hop, service: Service): Service {
    return new Proxy(service, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(member, target, args);
          return result instanceof Promise ? this.time(hop, result) : result;
        };
      },
    });
  }

  /**
   * An exception that is no documented error. Its message could quote a request: only its class and
   * place are kept.
   */
  exception(thrown: unknown): void {
    this.#exception =
      thrown instanceof Error ? describe(thrown) : { name: typeof thrown, at: undefined };
    // The service wrote this message itself, without request data: it is safe to show.
    if (thrown instanceof ConfigurationError)
      this.configurationFault(thrown.settings, thrown.message);
  }

  /** An attempt at a call of the registry. @param fault null: it was answered */
  registryAttempt(operation: string, fault: RegistryFault | null): void {
    this.#registryAttempts++;
    if (fault === null) return;
    this.#registryFaults.push(`${operation}:${fault}`);
    // Our own key is refused: only a changed setting helps, so the log says it at once and as an
    // error.
    if (fault === "key")
      this.configurationFault(["NTS_SERVICE_KEY"], "The tax authority refuses the service key.");
  }

  /**
   * A live source failed: one line for each call, because it may come after the answer.
   * @param status one of our own words, or a code in digits
   */
  sourceFault(source: DataSetName, { kind, status }: LiveSourceFault): void {
    console.log(
      JSON.stringify({
        event: "source_fault",
        request_id: this.requestId,
        release: this.#release,
        source,
        fault: kind,
        status,
      }),
    );
    if (kind === "key")
      this.configurationFault(
        ["DATA_GO_KR_KEY"],
        `The live source ${source} refuses the key: is its data set approved (docs/deploy.md)?`,
      );
  }

  /** An answered check could not be counted, although the meter was asked for a while. */
  lostCharges(account: string, variant: "a" | "b", count: number): void {
    console.error(
      JSON.stringify({
        event: "lost_charges",
        request_id: this.requestId,
        release: this.#release,
        account,
        variant,
        count,
      }),
    );
  }

  get failed(): boolean {
    return this.#exception !== undefined;
  }

  /** Writes the event. Called once, when the answer is known. */
  finish(event: "request" | "message" | "schedule"): void {
    const now = this.#clock();
    const hops: Partial<Record<Hop, number>> = {};
    for (const { hop, from, to } of this.#waits) hops[hop] = (hops[hop] ?? 0) + to - from;
    console.log(
      JSON.stringify({
        event,
        request_id: this.requestId,
        release: this.#release,
        ...this.#fields,
        duration_ms: now - this.#startedAt,
        // Hops that run side by side add up to more than the total, so the time that none of them
        // explains is a field of its own.
        hops_ms: hops,
        other_ms: now - this.#startedAt - this.#waited(),
        ...(this.#registryAttempts > 0 && { registry_attempts: this.#registryAttempts }),
        ...(this.#registryFaults.length > 0 && { registry_faults: this.#registryFaults }),
        ...(this.#exception && { exception: this.#exception }),
      }),
    );
  }

  /**
   * Writes what the operator changed, or tried to.
   * @param action the method and the route's pattern
   */
  audit(action: string, status: number): void {
    const { code } = this.#fields;
    console.log(
      JSON.stringify({
        event: "audit",
        request_id: this.requestId,
        release: this.#release,
        action,
        status,
        ...(code !== undefined && { code }),
        ...this.#audit,
      }),
    );
  }

  /** A setting that must be changed before all of the service works. */
  configurationFault(settings: string[], message: string): void {
    console.error(
      JSON.stringify({
        event: "configuration_fault",
        request_id: this.requestId,
        release: this.#release,
        settings,
        message,
      }),
    );
  }

  /** Milliseconds in which anything was waited for. */
  #waited(): number {
    let waited = 0;
    let until = this.#startedAt;
    for (const { from, to } of this.#waits.sort((one, other) => one.from - other.from)) {
      if (to <= until) continue;
      waited += to - Math.max(from, until);
      until = to;
    }
    return waited;
  }
}

/**
 * Class and place. The stack begins with the message, however many lines that has: all of it is cut
 * off.
 */
function describe({ name, message, stack = "" }: Error): {
  name: string;
  at: string[] | undefined;
} {
  const end = stack.indexOf(message);
  const places = end < 0 ? null : stack.slice(end + message.length).match(/^\s+at .+$/gm);
  return { name, at: places?.slice(0, 5).map((place) => place.trim()) };
}
