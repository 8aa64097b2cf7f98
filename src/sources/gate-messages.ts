/** What a gate is asked, and what it answers. */

/** How much may be asked of a source. */
export interface SourceLimits {
  /** Calls in a day of Korea, repetitions included. */
  callsADay: number;
  /** Of these, kept for what somebody waits for. */
  onDemandCalls: number;
  callsAMinute: number;
}

/** `planned` work can wait for another day; for `on_demand` work somebody waits now. */
export type Purpose = "planned" | "on_demand";

export interface GrantRequest {
  limits: SourceLimits;
  purpose: Purpose;
  /** What is asked: the same question is asked once, and its result remembered. Null: no. */
  key: string | null;
  /** How long the asker waits for its turn, or for the result of another. */
  patienceMs: number;
}

export type Grant =
  /** The asker calls the source and reports. */
  | { kind: "granted"; ticket: string }
  /** Another has asked: its result, as it was reported. */
  | { kind: "known"; value: string }
  /**
   * `allowance`: no calls are left for this purpose today. `down`: the source does not answer, or
   * refuses us. `busy`: it is not the asker's turn within its patience.
   */
  | { kind: "refused"; reason: "allowance" | "down" | "busy" };

export type Report =
  /** `found`: it knows what it was asked about. */
  | { kind: "answered"; value: string; found?: boolean }
  /**
   * `passing`: no answer. `limit`: the source says that no calls are left. `key`: it refuses us.
   * `request`: it refuses what was asked, which says nothing of the source.
   */
  | { kind: "fault"; fault: FaultKind };

export type FaultKind = "passing" | "limit" | "key" | "request";

/** How a source does today, in Korea. */
export interface SourceState {
  /** Calls that were granted, and that are still allowed. */
  calls: number;
  left: number;
  /** Answers, and those of them that knew something. */
  answered: number;
  found: number;
  faults: number;
  /** Until when the source is left alone, epoch milliseconds; null: it is asked. */
  restsUntil: number | null;
  lastFault: { kind: FaultKind; at: number } | null;
}
