/**
 * Lets tests and benchmarks slow the stand-in down, make it fail, and count its calls. Also parses
 * the command that replaces the company table; `server.ts` carries it out. Right answers belong in
 * `nts.ts`, `opendart.ts` and `live-sources.ts`.
 */
import { z } from "zod";
import { DATA_SET_NAMES, type DataSetName } from "../../src/live-sources/data-sets.ts";
import { LIVE_FAULTS } from "./live-sources.ts";
import { type NtsOperation, unknownKey } from "./nts.ts";
import { OPENDART_OPERATIONS, type OpenDartOperation, openDartFault } from "./opendart.ts";
import { json, type Reply } from "./reply.ts";

/**
 * The ways in which a call can fail. `timeout` never answers, and `reset` destroys the socket.
 * `xml` answers XML instead of JSON, `html` a page with HTTP 200. `truncated` is the first half of
 * the right answer, `wrongLength` the right answer without its last entry. `key` refuses the
 * service key, and `geoblock` refuses the caller's location. `unfiltered` is an answer of a live
 * source that ignores the number. The others are answers of data.go.kr's gateway.
 */
const FAULT_MODES = [
  "http500",
  "timeout",
  "xml",
  "truncated",
  "key",
  "wrongLength",
  "html",
  "geoblock",
  "reset",
  "unfiltered",
  ...(Object.keys(LIVE_FAULTS) as (keyof typeof LIVE_FAULTS)[]),
] as const;

/** What a command may name: an operation, or all operations of OpenDART or of the live sources. */
const PATHS = ["validate", "status", "opendart", "live", ...DATA_SET_NAMES] as const;

const Fault = z.strictObject({
  mode: z.enum(FAULT_MODES),
  /** Every n-th call fails. 1: all calls. */
  every: z.int().min(1).default(1),
  /** The calls that fail. Not set: those of all upstreams. */
  path: z.union([z.enum(PATHS), z.array(z.enum(PATHS))]).optional(),
});

const Latency = z.number().min(0).max(600_000);

const Command = z.strictObject({
  /** One latency for all calls, or latencies by operation. */
  latencyMs: z.union([Latency, z.partialRecord(z.enum(PATHS), Latency)]).optional(),
  fail: Fault.nullable().optional(),
  /** The corpCode file to serve instead of the demo's. */
  corpCode: z
    .strictObject({ path: z.string().min(1) })
    .nullable()
    .optional(),
});

/**
 * The body of `POST /__control`. A missing field changes nothing. `fail: null` ends the fault;
 * `corpCode: null` restores the demo's company table.
 */
export type ControlCommand = z.infer<typeof Command>;
export type FaultMode = (typeof FAULT_MODES)[number];
export type Operation = NtsOperation | OpenDartOperation | DataSetName;

/** Parses the body of `POST /__control`. The error is one line. */
export function parseCommand(body: string): { command: ControlCommand } | { error: string } {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { error: "the body is not JSON" };
  }
  const result = Command.safeParse(value);
  if (result.success) return { command: result.data };
  return {
    error: result.error.issues
      .map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`)
      .join("; "),
  };
}

/** Counts since the start or the last reset, including calls that were made to fail. */
export interface UpstreamStats {
  readonly validate: { calls: number; rows: number };
  readonly status: { calls: number; rows: number };
  /** The most businesses in one call of the tax authority's service. */
  maxRows: number;
  readonly opendart: Record<OpenDartOperation, number>;
  readonly live: Record<DataSetName, number>;
}

/** The switches and counters of one stand-in. */
export class Control {
  stats: UpstreamStats = noStats();
  #latencyMs: NonNullable<ControlCommand["latencyMs"]> = 0;
  #fault: z.infer<typeof Fault> | null = null;
  /** The number of calls that the fault applies to, since the fault was set. */
  #callsUnderFault = 0;

  /** Sets the latency and the fault of the command. */
  apply(command: ControlCommand): void {
    if (command.latencyMs !== undefined) this.#latencyMs = command.latencyMs;
    if (command.fail !== undefined) {
      this.#fault = command.fail;
      this.#callsUnderFault = 0;
    }
  }

  reset(): void {
    this.apply({ latencyMs: 0, fail: null });
    this.stats = noStats();
  }

  /** The answer of `POST /__control`. */
  state(): object {
    return { latencyMs: this.#latencyMs, fail: this.#fault };
  }

  /** Milliseconds that a call waits for its answer. */
  latencyOf(operation: Operation): number {
    const latency = this.#latencyMs;
    if (typeof latency === "number") return latency;
    return Object.entries(latency).find(([path]) => isOf(path, operation))?.[1] ?? 0;
  }

  /** Counts a call. @returns how it must fail; undefined if it must not */
  record(operation: Operation, rows: number): FaultMode | undefined {
    if (isOpenDart(operation)) {
      this.stats.opendart[operation]++;
    } else if (isLive(operation)) {
      this.stats.live[operation]++;
    } else {
      this.stats[operation].calls++;
      this.stats[operation].rows += rows;
      this.stats.maxRows = Math.max(this.stats.maxRows, rows);
    }
    const fault = this.#fault;
    if (!fault || (fault.path && ![fault.path].flat().some((path) => isOf(path, operation))))
      return undefined;
    this.#callsUnderFault++;
    return this.#callsUnderFault % fault.every === 0 ? fault.mode : undefined;
  }
}

/** Makes the faulty answer that replaces the right one. */
export function replyWithFault(
  mode: Exclude<FaultMode, "timeout" | "reset" | "unfiltered">,
  operation: Operation,
  rightAnswer: () => Reply,
): Reply {
  if (mode in LIVE_FAULTS) return LIVE_FAULTS[mode as keyof typeof LIVE_FAULTS];
  switch (mode as Exclude<typeof mode, keyof typeof LIVE_FAULTS>) {
    case "http500":
      return json(500, { status_code: "INTERNAL_ERROR" });
    case "html":
      return {
        status: 200,
        type: "text/html;charset=UTF-8",
        body: "<html><body><h1>점검 중입니다</h1></body></html>",
      };
    case "geoblock":
      return { status: 403, type: "text/html", body: "<html><body>403 Forbidden</body></html>" };
    case "xml":
      return isOpenDart(operation) ? openDartFault("corpCode", "800") : LIVE_FAULTS.quotaXml;
    case "key":
      if (isLive(operation)) return LIVE_FAULTS.keyXml;
      return isOpenDart(operation) ? openDartFault(operation, "010") : unknownKey();
    case "truncated":
      return firstHalf(rightAnswer());
    case "wrongLength":
      return withoutLastEntry(rightAnswer());
  }
}

/** Keeps the first half of the bytes. Content-Length fits it, so only the content is broken. */
function firstHalf(reply: Reply): Reply {
  const bytes = Buffer.from(reply.body);
  return { ...reply, body: bytes.subarray(0, Math.floor(bytes.length / 2)) };
}

/** Drops the last entry of `data` (NTS) or `list` (OpenDART), if the answer has one of these. */
function withoutLastEntry(reply: Reply): Reply {
  if (typeof reply.body !== "string" || !reply.body.startsWith("{")) return reply;
  const value: unknown = JSON.parse(reply.body, (key, entry: unknown) =>
    (key === "data" || key === "list") && Array.isArray(entry) ? entry.slice(0, -1) : entry,
  );
  return json(reply.status, value);
}

function isOpenDart(operation: Operation): operation is OpenDartOperation {
  return OPENDART_OPERATIONS.some((name) => name === operation);
}

function isLive(operation: Operation): operation is DataSetName {
  return DATA_SET_NAMES.some((name) => name === operation);
}

/** Whether a command's path includes the operation. */
function isOf(path: string, operation: Operation): boolean {
  if (path === "opendart") return isOpenDart(operation);
  return path === operation || (path === "live" && isLive(operation));
}

function noStats(): UpstreamStats {
  return {
    validate: { calls: 0, rows: 0 },
    status: { calls: 0, rows: 0 },
    maxRows: 0,
    opendart: { corpCode: 0, company: 0, empSttus: 0, fnlttSinglAcnt: 0 },
    live: Object.fromEntries(DATA_SET_NAMES.map((name) => [name, 0])) as UpstreamStats["live"],
  };
}
