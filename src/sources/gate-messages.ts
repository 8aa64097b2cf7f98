import type { SeenCalls } from "../alarms/messages.ts";

export interface SourceLimits {
  /** In a Korean day, including repeated calls. */
  callsADay: number;
  /** How many of these calls are reserved for `on_demand` work. */
  onDemandCalls: number;
  callsAMinute: number;
}

/** `planned` work can wait for another day. For `on_demand` work, a caller is waiting. */
export type Purpose = "planned" | "on_demand";

export interface GrantRequest {
  limits: SourceLimits;
  purpose: Purpose;
  /** Askers with the same key share one call. Null: the call is not shared. */
  key: string | null;
  /** The longest wait for a turn or another asker's result. */
  patienceMs: number;
  share?: Share | null;
}

export interface Share {
  /** A hash of the account's name, because the gate must not know the name. */
  of: string;
  callsADay: number;
}

export type Grant =
  /** The asker may call the source, and must then report the result. */
  | { kind: "granted"; ticket: string }
  | { kind: "known"; value: string }
  /**
   * `allowance`: no calls are left today for this purpose, or for the account in `share`. `busy`:
   * no turn or result came within `patienceMs`.
   */
  | { kind: "refused"; reason: "allowance" | "down" | "busy" };

export type Report =
  /** `found`: the source knows the subject of the question. */
  { kind: "answered"; value: string; found?: boolean } | { kind: "fault"; fault: FaultKind };

export type FaultKind = "passing" | "limit" | "key" | "request";

/** All counts are for the current Korean day. */
export interface SourceState {
  /** `calls`: the calls that are used up. `left`: the calls that are still allowed. */
  calls: number;
  left: number;
  answered: number;
  found: number;
  faults: number;
  restsUntil: number | null;
  lastFault: { kind: FaultKind; at: number } | null;
  /** Only from the registry's gate: when the schedule last ran without a fault. */
  tickedAt?: number | null;
}

/** An isolate asks for calls to make within the next minute. All counts are of one Korean day. */
export interface LeaseRequest {
  /** The most calls of all isolates together. This limit is lower for `planned` work. */
  limit: number;
  /** A random name. */
  isolate: string;
  /** Rises with each request, so that the gate can ignore a request that comes late. */
  number: number;
  /** The isolate's day in Korea, YYYY-MM-DD. */
  day: string;
  /** Calls of the isolate, leased or not. */
  made: number;
  /**
   * The `counted` of the isolate's last `Lease` (0 if the day has none yet), less the unused calls
   * that this request gives back to the gate: 70 if 100 calls were counted and 30 are given back.
   */
  counted: number;
  wanted: number;
  /** How the calls since the last report ended. */
  seen?: SeenCalls;
}

export interface Lease {
  /** Calls that the gate has counted for this isolate. The isolate may make this many calls. */
  counted: number;
  /** Calls that the gate has counted for all isolates. */
  used: number;
}
