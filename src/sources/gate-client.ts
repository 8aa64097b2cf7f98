/** Only this file knows how a gate is named and reached. */
import type { WatchAnswer, WatchRequest } from "../alarms/messages.ts";
import type {
  Grant,
  GrantRequest,
  Lease,
  LeaseRequest,
  Report,
  SourceLimits,
  SourceState,
} from "./gate-messages.ts";
import type { SourceGate } from "./source-gate.ts";

export interface GateClient {
  requestGrant(request: Omit<GrantRequest, "limits">): Promise<Grant>;
  report(ticket: string, report: Report): Promise<void>;
  /** Calls that planned work may still make today. */
  plannedCalls(): Promise<number>;
  state(): Promise<SourceState>;
}

/** Near the sources, and near the Workers that call them. */
const NEAR_KOREA = { locationHint: "apac-ne" } as const;

/** @param source a data set, or `opendart` */
export function createGateClient(
  namespace: DurableObjectNamespace<SourceGate>,
  source: string,
  limits: SourceLimits,
): GateClient {
  // A stub is useless after a fault, so each call gets a new one.
  const gate = () => namespace.getByName(source, NEAR_KOREA);
  return {
    requestGrant: async (request) => gate().ask({ ...request, limits }),
    report: (ticket, report) => gate().report(ticket, report),
    plannedCalls: () => gate().plannedCalls(limits),
    state: () => gate().state(limits),
  };
}

export interface LeasingGate {
  lease(request: LeaseRequest): Promise<Lease | null>;
  state(): Promise<SourceState>;
  watch(request: WatchRequest): Promise<WatchAnswer>;
}

/**
 * The registry's gate only leases and counts calls, and stores the state of the operator's alarms
 * (docs/runbook.md#alarms).
 */
export function createRegistryGate(namespace: DurableObjectNamespace<SourceGate>): LeasingGate {
  const gate = () => namespace.getByName("registry", NEAR_KOREA);
  const limits = { callsADay: Number.MAX_SAFE_INTEGER, onDemandCalls: 0, callsAMinute: 0 };
  return {
    lease: (request) => gate().lease(request),
    state: async () => gate().state(limits),
    watch: async (request) => gate().watch(request),
  };
}
