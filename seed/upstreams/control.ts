/**
 * What a test or a benchmark can do to the stand-in: make it slow, make it fail, swap its company
 * table, count its calls. The contracts themselves belong in `nts.ts` and `opendart.ts`.
 */
import { z } from "zod";
import { type NtsOperation, unknownKey } from "./nts.ts";
import { OPENDART_OPERATIONS, type OpenDartOperation, openDartFault } from "./opendart.ts";
import { json, type Reply, xml } from "./reply.ts";

/**
 * How a call can be made to fail. `timeout` never answers, `reset` destroys the socket,
 * `wrongLength` drops the last entry of the answer, and `geoblock` refuses the place from which the
 * call comes, whatever its key.
 */
export const FAULT_MODES = [
  "http500",
  "timeout",
  "xml",
  "truncated",
  "key",
  "wrongLength",
  "html",
  "geoblock",
  "reset",
] as const;

const Fault = z.strictObject({
  mode: z.enum(FAULT_MODES),
  every: z.int().min(1).default(1),
  path: z.enum(["validate", "status", "opendart"]).optional(),
});

const Command = z.strictObject({
  latencyMs: z.number().min(0).max(600_000).optional(),
  fail: Fault.nullable().optional(),
  corpCode: z
    .strictObject({ path: z.string().min(1) })
    .nullable()
    .optional(),
});

/**
 * A body of `POST /__control`. What is left out stays as it is; null removes the fault, or the
 * other company table.
 */
export type ControlCommand = z.infer<typeof Command>;
export type FaultMode = (typeof FAULT_MODES)[number];
export type Operation = NtsOperation | OpenDartOperation;

/** Reads a body of `POST /__control`. The error says what is wrong with it in one line. */
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

/**
 * Counted since the start or the last reset; a call made to fail counts too. `maxRows` is the
 * largest call of the tax authority's service.
 */
export interface UpstreamStats {
  readonly validate: { calls: number; rows: number };
  readonly status: { calls: number; rows: number };
  maxRows: number;
  readonly opendart: Record<OpenDartOperation, number>;
}

/** The switches of one stand-in. */
export class Control {
  latencyMs = 0;
  stats: UpstreamStats = noStats();
  #fault: z.infer<typeof Fault> | null = null;
  #faultableCalls = 0;

  /** Sets what the command names. A new fault counts its calls from here. */
  apply(command: ControlCommand): void {
    if (command.latencyMs !== undefined) this.latencyMs = command.latencyMs;
    if (command.fail !== undefined) {
      this.#fault = command.fail;
      this.#faultableCalls = 0;
    }
  }

  /** Back to how it started. */
  reset(): void {
    this.apply({ latencyMs: 0, fail: null });
    this.stats = noStats();
  }

  /** The state as `POST /__control` answers it. */
  state(): object {
    return { latencyMs: this.latencyMs, fail: this.#fault };
  }

  /** Counts one call and says how it is to fail, if it is. */
  record(operation: Operation, rows: number): FaultMode | undefined {
    if (isOpenDart(operation)) {
      this.stats.opendart[operation]++;
    } else {
      this.stats[operation].calls++;
      this.stats[operation].rows += rows;
      this.stats.maxRows = Math.max(this.stats.maxRows, rows);
    }
    const fault = this.#fault;
    if (!fault || (fault.path && fault.path !== (isOpenDart(operation) ? "opendart" : operation)))
      return undefined;
    this.#faultableCalls++;
    return this.#faultableCalls % fault.every === 0 ? fault.mode : undefined;
  }
}

/** The answer a fault turns the right one into. */
export function spoil(
  mode: Exclude<FaultMode, "timeout" | "reset">,
  operation: Operation,
  right: () => Reply,
): Reply {
  switch (mode) {
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
      return isOpenDart(operation)
        ? openDartFault("corpCode", "800")
        : gatewayFault("22", "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR");
    case "key":
      return isOpenDart(operation) ? openDartFault(operation, "010") : unknownKey();
    case "truncated":
      return firstHalf(right());
    case "wrongLength":
      return withoutLastEntry(right());
  }
}

/**
 * The data.go.kr gateway's own answer: XML with HTTP 200, whatever was asked for
 * (docs/upstreams.md).
 */
function gatewayFault(code: string, name: string): Reply {
  return xml(
    `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${name}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
  );
}

/**
 * Half the bytes with the right length: the connection looks healthy, only the content is broken.
 */
function firstHalf(reply: Reply): Reply {
  const bytes = Buffer.from(reply.body);
  return { ...reply, body: bytes.subarray(0, Math.floor(bytes.length / 2)) };
}

/**
 * Drops the last entry of `data` (NTS) or `list` (OpenDART). An answer without either stays as it
 * is.
 */
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

function noStats(): UpstreamStats {
  return {
    validate: { calls: 0, rows: 0 },
    status: { calls: 0, rows: 0 },
    maxRows: 0,
    opendart: { corpCode: 0, company: 0, empSttus: 0, fnlttSinglAcnt: 0 },
  };
}
