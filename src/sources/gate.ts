/** The client of the gates: the one place that knows how a gate is named and reached. */
import type { Grant, GrantRequest, Report, SourceLimits, SourceState } from "./gate-messages.ts";
import type { SourceGate } from "./source-gate.ts";

/** A gate as the rest of the service sees it. */
export interface Gate {
  requestGrant(request: Omit<GrantRequest, "limits">): Promise<Grant>;
  report(ticket: string, report: Report): Promise<void>;
  /** Calls that planned work may still make today. */
  plannedCalls(): Promise<number>;
  state(): Promise<SourceState>;
}

/** Where the sources are, and the Worker that asks them. */
const NEAR_KOREA = { locationHint: "apac-ne" } as const;

/** @param source names the gate: one for each source */
export function createGate(
  namespace: DurableObjectNamespace<SourceGate>,
  source: string,
  limits: SourceLimits,
): Gate {
  // A stub is of no use after a fault, so each call gets its own.
  const gate = () => namespace.getByName(source, NEAR_KOREA);
  return {
    requestGrant: async (request) => gate().ask({ ...request, limits }),
    report: (ticket, report) => gate().report(ticket, report),
    plannedCalls: () => gate().plannedCalls(limits),
    state: () => gate().state(limits),
  };
}
