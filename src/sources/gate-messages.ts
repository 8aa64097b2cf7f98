import type { SeenCalls } from "../alarms/messages.ts";

export interface SourceLimits {
  /** Calls in a Korean day, including repeated calls. */
  callsADay: number;
  /** How many of these calls are kept for `on_demand` work. */
  onDemandCalls: number;
  callsAMinute: number;
}

/** `planned` work can wait for another day. For `on_demand` work, a caller is waiting. */
export type Purpose = "planned" | "on_demand";

export interface GrantRequest {
  limits: SourceLimits;
  purpose: Purpose;
  /** Askers with the same key share one call and its result. Null: the call is not shared. */
  key: string | null;
  /** The longest wait for a turn, or for another asker's result. */
  patienceMs: number;
  /** Set if the call also counts against a share of the day's calls. */
  share?: Share | null;
}

export interface Share {
  /** A hash of the account whose share it is, because the gate must not know the account's name. */
  of: string;
  callsADay: number;
}

export type Grant =
  /** The asker may call the source, and must report. */
  | { kind: "granted"; ticket: string }
  /** The result that another asker reported. */
  | { kind: "known"; value: string }
  /**
   * `allowance`: no calls are left today for this purpose, or in this share. `down`: the source
   * does not answer, or refuses us. `busy`: within `patienceMs` there was no turn, and no result of
   * another asker.
   */
  | { kind: "refused"; reason: "allowance" | "down" | "busy" };

export type Report =
  /** `found` is true if the source knows the subject of the question. */
  { kind: "answered"; value: string; found?: boolean } | { kind: "fault"; fault: FaultKind };

/** `passing`: no answer. `limit`: no calls are left. `key`, `request`: the source refuses this. */
export type FaultKind = "passing" | "limit" | "key" | "request";

/** The state of a source. All counts are for the current Korean day. */
export interface SourceState {
  /** Calls used up (all of them after a fault `limit`), and calls still allowed. */
  calls: number;
  left: number;
  /** Answers, and how many of them found something. */
  answered: number;
  found: number;
  faults: number;
  /**
   * Until then the source rests and is not called (epoch milliseconds); null if it does not rest.
   */
  restsUntil: number | null;
  lastFault: { kind: FaultKind; at: number } | null;
  /** Only from the registry's gate: when the schedule last ran without a fault; null if never. */
  tickedAt?: number | null;
}

/** An isolate asks for calls to make within the next minute. All counts are of one Korean day. */
export interface LeaseRequest {
  /** How many calls may be counted for all isolates together. For `planned` work this is fewer. */
  limit: number;
  /** A random name. */
  isolate: string;
  /** Rises with each request of the isolate, so that the gate can ignore a late request. */
  number: number;
  /** The isolate's day in Korea, YYYY-MM-DD. */
  day: string;
  /** Calls that the isolate has made, whether they were leased or not. */
  made: number;
  /** Calls that the gate has counted for the isolate, without those that the isolate gives back. */
  counted: number;
  /** How many more calls the isolate wants to make. */
  wanted: number;
  /** How the isolate's calls ended since its last report. */
  seen?: SeenCalls;
}

/** All counts are for the day in the request. */
export interface Lease {
  /** Calls that the gate has counted for this isolate. The isolate may make as many. */
  counted: number;
  /** Calls that the gate has counted for all isolates. */
  used: number;
}
