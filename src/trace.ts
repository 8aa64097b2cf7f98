/**
 * Writes the log event of an invocation, and the audit line of a change. A line has only the fields
 * named here. No field takes free text from a request body or an upstream, so names and business
 * numbers cannot get into the log.
 */
import { ConfigurationError } from "./errors.ts";
import type { DataSetName } from "./live-sources/data-sets.ts";
import type { LiveSourceFault } from "./live-sources/live-source.ts";
import { type Fault, operatorMessage } from "./portal/faults.ts";

/** What `/ready` found about a live source. */
type LiveTrouble = "refused" | "resting" | "used_up" | "unknown";

/** What an invocation waits for. */
export type Hop =
  /** The body of the request. */
  | "body"
  /** Key and counter in KV, and the limiter of failed authentications. */
  | "key"
  | "meter"
  | "registry"
  | "names"
  | "profile"
  /** Live sources, while a business is described. */
  | "sources"
  /** Batch jobs: D1, their files in R2, their messages. */
  | "jobs"
  | "files"
  | "queue"
  /** The rest of D1: plans, the operator's view of keys, sync runs. */
  | "plan"
  | "admin"
  | "sync"
  /** A caller waits for the end of a job. */
  | "wait";

export interface TraceFields {
  method: string;
  /** The route's pattern, never the requested path. */
  route: string;
  variant: "a" | "b";
  account: string;
  keyId: string;
  /** Set for a test key: no upstream was asked, and nothing was charged. */
  mode: "test";
  /** The tool called through `/mcp`, if it is one of ours. */
  tool: string;
  status: number;
  code: string;
  /** The outcome of the work: `valid`, `not_registered`, `done`, `again`, `ready`, … */
  outcome: string;
  down: string[];
  jobId: string;
  /** The queue, and how often it delivered the message. */
  queue: string;
  attempt: number;
  businesses: number;
  answered: number;
  /** The work on a new job could not be started at once. */
  dispatch: "left to the sweeper";
  /** Names, profiles or facts were late, so the answer went out without them. */
  names: "unavailable" | "pending";
  /** Live sources that were late or failed, with the reason: `fsc:down`. */
  sources: `${DataSetName}:${"late" | "allowance" | "down" | "busy" | LiveTrouble}`[];
  /** Where a refused admin request came from: an IPv4 address or an IPv6 network. */
  network: string;
  /** The schedule, as written in wrangler.toml. */
  cron: string;
}

/** Values before and after: plan ids, limits, instants. A name is logged only as `changed`. */
export type Change = Record<
  string,
  { from: string | number | null; to: string | number | null } | "changed"
>;

export interface AuditFields {
  /** The name of the admin token. */
  actor: string;
  keyId: string;
  account: string;
  /** The key that replaces `keyId`. */
  newKeyId: string;
  changes: Change;
  /** The sync run that the operator started. */
  runId: string;
  companies: number;
}

/** Faults that pass by themselves, so they are not logged as errors. */
const WAITING_HELPS: ReadonlySet<Fault> = new Set([
  "down",
  "malformed",
  "timeout",
  "network",
  "pace",
]);

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

  /** @param release id of the deployed version */
  constructor(requestId: string, clock: () => number, release = "unknown") {
    this.requestId = requestId;
    this.#clock = clock;
    this.#release = release;
    this.#startedAt = clock();
  }

  note(fields: Partial<TraceFields>): void {
    Object.assign(this.#fields, fields);
  }

  noteChange(fields: Partial<AuditFields>): void {
    Object.assign(this.#audit, fields);
  }

  /** Waits for a hop and records how many milliseconds it took. */
  async time<T>(hop: Hop, work: Promise<T>): Promise<T> {
    const from = this.#clock();
    try {
      return await work;
    } finally {
      this.#waits.push({ hop, from, to: this.#clock() });
    }
  }

  /** Wraps a service so that each asynchronous call counts as a wait for the hop. */
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
   * Records only class and place of an unexpected exception, because its message could quote a
   * request.
   */
  exception(thrown: unknown): void {
    this.#exception =
      thrown instanceof Error ? describe(thrown) : { name: typeof thrown, at: undefined };
    // The service wrote this message itself, without request data.
    if (thrown instanceof ConfigurationError)
      this.configurationFault(thrown.settings, thrown.message);
  }

  /**
   * Counts an attempt, and logs each kind of fault once with what the operator can do about it.
   * @param fault null when the registry answered
   */
  registryAttempt(operation: string, fault: Fault | null): void {
    this.#registryAttempts++;
    if (fault === null) return;
    const isNew = !this.#registryFaults.some((known) => known.endsWith(`:${fault}`));
    this.#registryFaults.push(`${operation}:${fault}`);
    if (!isNew) return;
    const message = operatorMessage(fault, "the tax authority");
    const level = WAITING_HELPS.has(fault) ? "log" : "error";
    if (fault === "key") this.configurationFault(["NTS_SERVICE_KEY"], message);
    else this.#log(level, { event: "registry_fault", operation, fault, message });
  }

  /** Logs an entry that could not be read: the registry may have changed its wording. */
  unreadableEntry(operation: string, fields: string[]): void {
    this.#log("error", { event: "registry_entry_unreadable", operation, fields });
  }

  /**
   * Writes a separate line for each failed call, because a call may fail after the event of the
   * invocation is written.
   * @param status one of our own words, or a code in digits
   */
  sourceFault(source: DataSetName, { kind, status }: LiveSourceFault): void {
    this.#log("log", { event: "source_fault", source, fault: kind, status });
    if (kind === "key")
      this.configurationFault(
        ["DATA_GO_KR_KEY"],
        `The live source ${source} refuses our key or this place: is its data set approved (docs/deploy.md)?`,
      );
  }

  /** Logs answered checks that the meter could not count, even after retries. */
  lostCharges(meteredName: string, variant: "a" | "b", count: number): void {
    this.#log("error", { event: "lost_charges", account: meteredName, variant, count });
  }

  get failed(): boolean {
    return this.#exception !== undefined;
  }

  /** Writes the event. Call it once, when the answer is known. */
  finish(event: "request" | "message" | "schedule"): void {
    const now = this.#clock();
    const hops: Partial<Record<Hop, number>> = {};
    for (const { hop, from, to } of this.#waits) hops[hop] = (hops[hop] ?? 0) + to - from;
    this.#log("log", {
      event,
      ...this.#fields,
      duration_ms: now - this.#startedAt,
      // Parallel hops add up to more than the total, so the time outside all hops has its own
      // field.
      hops_ms: hops,
      other_ms: now - this.#startedAt - this.#waited(),
      ...(this.#registryAttempts > 0 && { registry_attempts: this.#registryAttempts }),
      ...(this.#registryFaults.length > 0 && { registry_faults: this.#registryFaults }),
      ...(this.#exception && { exception: this.#exception }),
    });
  }

  /**
   * Writes what the operator changed or tried to change.
   * @param action the method and the route's pattern
   */
  audit(action: string, status: number): void {
    const { code } = this.#fields;
    this.#log("log", {
      event: "audit",
      action,
      status,
      ...(code !== undefined && { code }),
      ...this.#audit,
    });
  }

  /** Logs that the service cannot work fully until these settings are changed. */
  configurationFault(settings: string[], message: string): void {
    this.#log("error", { event: "configuration_fault", settings, message });
  }

  #log(
    level: "log" | "error",
    { event, ...fields }: { event: string; [field: string]: unknown },
  ): void {
    const { requestId: request_id } = this;
    console[level](JSON.stringify({ event, request_id, release: this.#release, ...fields }));
  }

  /** Milliseconds spent in at least one hop. */
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
 * The class and place of an error. The stack starts with the message, which may have several lines
 * and is cut off here.
 */
function describe({ name, message, stack = "" }: Error): {
  name: string;
  at: string[] | undefined;
} {
  const end = stack.indexOf(message);
  const places = end < 0 ? null : stack.slice(end + message.length).match(/^\s+at .+$/gm);
  return { name, at: places?.slice(0, 5).map((place) => place.trim()) };
}
