/** Writes the log. No field takes free text, so no name or business number gets into the log. */
import type { AlarmName } from "./alarms/messages.ts";
import { ConfigurationError } from "./errors.ts";
import type { DataSetName } from "./live-sources/data-sets.ts";
import type { LiveSourceFault } from "./live-sources/live-source.ts";
import { type Fault, operatorMessage } from "./portal/faults.ts";

type LiveTrouble = "refused" | "resting" | "used_up" | "unknown";

export type Hop =
  | "body"
  /** Reading the API key and its usage counter in KV; the rate limiter of admin requests. */
  | "key"
  | "meter"
  | "registry"
  | "names"
  | "profile"
  | "sources"
  | "jobs"
  /** Storing the public key of receipts. */
  | "receipts"
  | "files"
  | "queue"
  | "plan"
  | "admin"
  /** Storing sync runs, facts and former names. */
  | "sync"
  | "wait";

export interface TraceFields {
  method: string;
  /** The route's pattern, never the requested path. */
  route: string;
  variant: "a" | "b";
  account: string;
  keyId: string;
  mode: "test";
  tool: string;
  status: number;
  code: string;
  outcome: string;
  down: string[];
  jobId: string;
  queue: string;
  attempt: number;
  businesses: number;
  answered: number;
  dispatch: "left to the sweeper";
  /** Names, profiles, facts or static files were late or failed, so the answer lacks them. */
  names: "unavailable" | "pending";
  sources: `${DataSetName}:${"late" | "allowance" | "down" | "busy" | LiveTrouble}`[];
  /** Where a refused admin request came from: an IPv4 address or an IPv6 network. */
  network: string;
  cron: string;
}

/** The old and the new value of each changed field. For a name, only the fact that it changed. */
export type Change = Record<
  string,
  { from: string | number | null; to: string | number | null } | "changed"
>;

export interface AuditFields {
  actor: string;
  keyId: string;
  account: string;
  newKeyId: string;
  changes: Change;
  runId: string;
  companies: number;
  keyIds: string[];
  host: string;
  receiptKey: string;
}

/** Faults that pass by themselves, so they are not logged as errors. */
const WAITING_HELPS: ReadonlySet<Fault> = new Set([
  "down",
  "malformed",
  "timeout",
  "network",
  "pace",
]);

const HELD = {
  none_left: [
    "error",
    "Our gate has no calls to the tax authority left: NTS_CALLS_A_DAY is used up until midnight in Korea.",
  ],
  kept: [
    "log",
    "Batches wait until midnight in Korea: over 70 % of NTS_CALLS_A_DAY are used, and the rest is for checks.",
  ],
} as const;

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

  /** Records only the error's class and place, because its message could quote a request. */
  exception(thrown: unknown): void {
    this.#exception =
      thrown instanceof Error ? describe(thrown) : { name: typeof thrown, at: undefined };
    // The message of a ConfigurationError is safe: the service wrote it without request data.
    if (thrown instanceof ConfigurationError)
      this.configurationFault(thrown.settings, thrown.message);
  }

  /** Logs each kind of fault once in an invocation. @param fault null when the registry answered */
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

  /** Logs that our own gate refused a call. @param refusal `kept`: only checks may still call */
  registryHeld(operation: string, refusal: "none_left" | "kept"): void {
    const isNew = !this.#registryFaults.includes(`${operation}:${refusal}`);
    this.#registryFaults.push(`${operation}:${refusal}`);
    if (!isNew) return;
    const [level, message] = HELD[refusal];
    this.#log(level, { event: "registry_fault", operation, fault: refusal, message });
  }

  /** Logs an unreadable entry: the registry may have changed its wording. */
  unreadableEntry(operation: string, fields: string[]): void {
    this.#log("error", { event: "registry_entry_unreadable", operation, fields });
  }

  /** Writes a line at once, because a call may fail after `finish` has logged the invocation. */
  sourceFault(source: DataSetName, { kind, status }: LiveSourceFault): void {
    this.#log("log", { event: "source_fault", source, fault: kind, status });
    if (kind === "key")
      this.configurationFault(
        ["DATA_GO_KR_KEY"],
        `The live source ${source} refuses our key or calls from this place: is its data set approved (docs/deploy.md)?`,
      );
  }

  /** Logs answered checks that the meter could not count, even after retries. */
  lostCharges(meteredName: string, variant: "a" | "b", count: number): void {
    this.#log("error", { event: "lost_charges", account: meteredName, variant, count });
  }

  keyCopy(keys: number | null): void {
    if (keys === null) this.#log("error", { event: "key_copy", outcome: "failed" });
    else this.#log("log", { event: "key_copy", outcome: "done", keys });
  }

  /** @param since when the trouble began, in epoch milliseconds */
  alarm(type: "alarm.started" | "alarm.ended", alarm: AlarmName, since: number): void {
    const level = type === "alarm.started" ? "error" : "log";
    this.#log(level, { event: "alarm", type, alarm, since: new Date(since).toISOString() });
  }

  /** Logs that a message or the heartbeat did not arrive. Leaves out the secret address. */
  notDelivered(target: "alarm" | "heartbeat", status: number | null): void {
    this.#log("error", { event: "not_delivered", target, status });
  }

  get failed(): boolean {
    return this.#exception !== undefined;
  }

  finish(event: "request" | "message" | "schedule"): void {
    const now = this.#clock();
    const hops: Partial<Record<Hop, number>> = {};
    for (const { hop, from, to } of this.#waits) hops[hop] = (hops[hop] ?? 0) + to - from;
    // Cloudflare's log views (Workers Logs, Issues) find faults of our code by this level.
    this.#log(this.failed ? "error" : "log", {
      event,
      ...this.#fields,
      duration_ms: now - this.#startedAt,
      // Parallel hops may add up to more than the duration. `other_ms` is the time without a hop.
      hops_ms: hops,
      other_ms: now - this.#startedAt - this.#waited(),
      ...(this.#registryAttempts > 0 && { registry_attempts: this.#registryAttempts }),
      ...(this.#registryFaults.length > 0 && { registry_faults: this.#registryFaults }),
      ...(this.#exception && { exception: this.#exception }),
    });
  }

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

/** The stack starts with the message. Leaves the message out, because it could quote a request. */
function describe({ name, message, stack = "" }: Error): {
  name: string;
  at: string[] | undefined;
} {
  const end = stack.indexOf(message);
  const places = end < 0 ? null : stack.slice(end + message.length).match(/^\s+at .+$/gm);
  return { name, at: places?.slice(0, 5).map((place) => place.trim()) };
}
