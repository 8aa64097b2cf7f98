import type { SeenCalls } from "../alarms/messages.ts";

export interface SourceLimits {
  /** Calls in a Korean day, including repeated calls. */
  callsADay: number;
  /** How many of these are kept for `on_demand` work. */
  onDemandCalls: number;
  callsAMinute: number;
}

/** `planned` work can wait for another day; for `on_demand` work a caller waits now. */
export type Purpose = "planned" | "on_demand";

export interface GrantRequest {
  limits: SourceLimits;
  purpose: Purpose;
  /** Askers with the same key share one call and its result. Null: the call is not shared. */
  key: string | null;
  /** How long the asker waits for its turn, or for another asker's result. */
  patienceMs: number;
  /** Set if the call also counts against a share of the day's calls. */
  share?: Share | null;
}

export interface Share {
  /** Whose share it is, as a hash: the gate must not know an account's name. */
  of: string;
  callsADay: number;
}

export type Grant =
  /** The asker may call the source, and must report. */
  | { kind: "granted"; ticket: string }
  /** The result of another asker, as reported. */
  | { kind: "known"; value: string }
  /**
   * `allowance`: no calls are left today, for this purpose or of this share. `down`: the source
   * does not answer, or refuses us. `busy`: neither a turn nor another asker's result came within
   * `patienceMs`.
   */
  | { kind: "refused"; reason: "allowance" | "down" | "busy" };

export type Report =
  /** `found`: the source knows the subject. */
  { kind: "answered"; value: string; found?: boolean } | { kind: "fault"; fault: FaultKind };

/** The source does not answer, has no calls left, refuses our key, or refuses this question. */
export type FaultKind = "passing" | "limit" | "key" | "request";

/** The state of a source. All counts are those of the current Korean day. */
export interface SourceState {
  /** Calls used up (all of them after a fault `limit`), and calls still allowed. */
  calls: number;
  left: number;
  /** Answers, and how many of them found something. */
  answered: number;
  found: number;
  faults: number;
  /** Until when the source rests and is not called (epoch milliseconds); null: it does not rest. */
  restsUntil: number | null;
  lastFault: { kind: FaultKind; at: number } | null;
  /** Only from the registry's gate: when the schedule last ran without a fault; null: never. */
  tickedAt?: number | null;
}

/** An isolate asks to make calls within the next minute. All counts are of one Korean day. */
export interface LeaseRequest {
  /** How many calls may be counted for all isolates. Less for `planned` work. */
  limit: number;
  /** A random name. */
  isolate: string;
  /** Rises with each request of the isolate, so that the gate can ignore one that is late. */
  number: number;
  /** The isolate's day in Korea, YYYY-MM-DD. */
  day: string;
  /** Calls that the isolate has made, whether they were leased or not. */
  made: number;
  /** Calls that the gate has counted for the isolate, except those that it gives back. */
  counted: number;
  /** How many more calls the isolate wants to make. */
  wanted: number;
  /** How the isolate's calls ended since its last report. */
  seen?: SeenCalls;
}

/** All counts are of the request's day. */
export interface Lease {
  /** Calls that the gate has counted for this isolate: as many as the isolate may make. */
  counted: number;
  /** Calls that the gate has counted for all isolates. */
  used: number;
}
