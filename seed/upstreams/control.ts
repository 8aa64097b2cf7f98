/**
 * Lets tests and benchmarks slow the stand-in down, make its calls fail, and count them. The
 * answers of failing calls belong in `faults.ts`. `server.ts` carries out the field `corpCode`,
 * because the company table is there.
 */
import { z } from "zod";
import { DATA_SET_NAMES, type DataSetName } from "../../src/live-sources/data-sets.ts";
import { FAULT_MODES, type Fault, type FaultMode } from "./faults.ts";
import { REASONS, type Reason } from "./live-sources.ts";
import type { OpenDartOperation } from "./opendart.ts";
import { isLive, isOf, isOpenDart, type Operation, PATHS } from "./operations.ts";
import { seededRandom } from "./random.ts";

const DEFAULT_SEED = 1;

const FaultCommand = z
  .strictObject({
    /** A command gives either `mode` or `modes`. With `modes`, each call picks one at random. */
    mode: z.enum(FAULT_MODES).optional(),
    modes: z.array(z.enum(FAULT_MODES)).min(1).optional(),
    /** Every n-th call fails. Without `every` and `share`, all calls fail. */
    every: z.int().min(1).optional(),
    /** The probability that a call fails. Used instead of `every`. */
    share: z.number().min(0).max(1).optional(),
    seed: z.int().optional(),
    /** The operations that fail. If it is not set, all operations fail. */
    path: z.union([z.enum(PATHS), z.array(z.enum(PATHS))]).optional(),
    status: z.int().min(200).max(599).optional(),
    /** The `returnReasonCode` of the mode `reason`. */
    reason: z.enum(Object.keys(REASONS) as Reason[]).optional(),
    /** The whole answer in the mode `reasonName`. */
    name: z
      .string()
      .regex(/^[A-Z_]+$/, "must be capitals and _")
      .optional(),
    /** The business number whose entry is faulty, or that the mode `refuseNumber` refuses. */
    number: z
      .string()
      .regex(/^\d{10}$/, "must be ten digits")
      .optional(),
    /** The text that the mode `blankEntry` writes. */
    blank: z.enum(["", " "]).optional(),
  })
  .superRefine((fault, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (fault.mode === undefined && fault.modes === undefined)
      refuse("mode", "is required, unless there are modes");
    for (const [one, other] of EXCLUSIVE_FIELDS) {
      if (fault[one] !== undefined && fault[other] !== undefined)
        refuse(other, `${one} and ${other} exclude each other`);
    }
    for (const [mode, field] of REQUIRED_FIELDS) {
      if (modesOf(fault).includes(mode) && fault[field] === undefined)
        refuse(field, `the mode ${mode} needs it`);
    }
  });

const EXCLUSIVE_FIELDS = [
  ["mode", "modes"],
  ["every", "share"],
] as const;

/** Pairs of a mode and the field that it requires. */
const REQUIRED_FIELDS = [
  ["reason", "reason"],
  ["reasonName", "name"],
  ["refuseNumber", "number"],
] as const;

interface Modes {
  readonly mode?: FaultMode | undefined;
  readonly modes?: readonly FaultMode[] | undefined;
}

function modesOf({ mode, modes = mode ? [mode] : [] }: Modes): readonly FaultMode[] {
  return modes;
}

const Latency = z.number().min(0).max(600_000);

const Command = z.strictObject({
  latencyMs: z.union([Latency, z.partialRecord(z.enum(PATHS), Latency)]).optional(),
  fail: FaultCommand.nullable().optional(),
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

/** @returns the command, or an error message of one line */
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

/** Counts of calls since the start or the last reset. Failed calls count too. */
export interface UpstreamStats {
  readonly validate: { calls: number; rows: number };
  readonly status: { calls: number; rows: number };
  /** The most businesses in one call of the tax authority's service. */
  maxRows: number;
  readonly opendart: Record<OpenDartOperation, number>;
  readonly live: Record<DataSetName, number>;
}

export class Control {
  stats: UpstreamStats = noStats();
  #latencyMs: NonNullable<ControlCommand["latencyMs"]> = 0;
  #fault: z.infer<typeof FaultCommand> | null = null;
  /** How many calls of the faulty operations came since the fault was set. */
  #callsUnderFault = 0;
  #random = seededRandom(DEFAULT_SEED);

  /**
   * Sets the latency and the fault. A new fault restarts the count of calls and the random numbers.
   */
  apply(command: ControlCommand): void {
    if (command.latencyMs !== undefined) this.#latencyMs = command.latencyMs;
    if (command.fail !== undefined) {
      this.#fault = command.fail;
      this.#callsUnderFault = 0;
      this.#random = seededRandom(command.fail?.seed ?? DEFAULT_SEED);
    }
  }

  reset(): void {
    this.apply({ latencyMs: 0, fail: null });
    this.stats = noStats();
  }

  state(): object {
    return { latencyMs: this.#latencyMs, fail: this.#fault };
  }

  latencyOf(operation: Operation): number {
    const latency = this.#latencyMs;
    if (typeof latency === "number") return latency;
    return Object.entries(latency).find(([path]) => isOf(path, operation))?.[1] ?? 0;
  }

  count(operation: Operation, rows: number): void {
    if (isOpenDart(operation)) {
      this.stats.opendart[operation]++;
    } else if (isLive(operation)) {
      this.stats.live[operation]++;
    } else {
      this.stats[operation].calls++;
      this.stats[operation].rows += rows;
      this.stats.maxRows = Math.max(this.stats.maxRows, rows);
    }
  }

  nextFault(operation: Operation): Fault | undefined {
    const fault = this.#fault;
    if (!fault || (fault.path && ![fault.path].flat().some((path) => isOf(path, operation))))
      return undefined;
    this.#callsUnderFault++;
    const { every = 1, share } = fault;
    const isSpared =
      share === undefined ? this.#callsUnderFault % every !== 0 : this.#random() >= share;
    if (isSpared) return undefined;
    const modes = modesOf(fault);
    const mode = modes[modes.length > 1 ? Math.floor(this.#random() * modes.length) : 0];
    return mode && { ...fault, mode };
  }
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
