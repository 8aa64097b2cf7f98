/** The types of the requests to a meter and of its answers. */
import type { Variant } from "../variant.ts";
import type { LimitOverrides } from "./key-store.ts";
import type { GrantedCheck, Unconfirmed } from "./open-checks.ts";
import type { Plan, PlansSeen } from "./plans.ts";

/** Who asks, with the key's terms as the edge knows them. The meter may know newer terms. */
export interface MeterRequest {
  /** The metered name. */
  account: string;
  variant: Variant;
  keyId: string;
  planId: string;
  overrides: LimitOverrides;
  unconfirmed?: Unconfirmed;
  /** Absent if the isolate has not read the plans lately. */
  plansSeen?: PlansSeen;
}

export type Owner = Pick<MeterRequest, "account" | "variant">;

export interface KeyTerms {
  /** Null if the key may not call this variant. */
  planId: string | null;
  overrides: LimitOverrides;
  expiresAt: number | null;
}

/** What a meter knows about a key. `terms`: null unless the operator has changed them. */
export type KeyState =
  | { kind: "issued"; terms: KeyTerms | null }
  | { kind: "revoked" }
  | { kind: "erased" };

/** An Idempotency-Key of a check, and the SHA-256 of the request's path and its parsed body. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** The daily share of an account, and what it has used of it. `endsAt`: midnight in Korea. */
export interface DayStanding {
  used: number;
  limit: number;
  endsAt: number;
}

/** `units` more units of a batch may be checked from `at` on, in epoch milliseconds. */
export interface DaySlot {
  units: number;
  at: number;
}

/** What a meter reports about an account. `used` includes checks that are not answered yet. */
export interface Standing {
  plan: Plan;
  period: string;
  used: number;
  resetsAt: number;
  rateRemaining: number;
  /** Absent if the account has no daily share, or if the meter runs an earlier release. */
  day?: DayStanding;
}

export type MeterRefusal =
  /** `limit`: the day, not the month, is used up. An isolate of an earlier release ignores it. */
  | { outcome: "quota_exceeded"; standing: Standing; limit?: "day" }
  | { outcome: "rate_limited"; standing: Standing; retryAfterMs: number }
  /** Also an expired key, or a key of an erased account. */
  | { outcome: "key_revoked" }
  | { outcome: "plan_unknown" }
  | { outcome: "idempotency_key_reused"; standing: Standing }
  | { outcome: "settled"; standing: Standing };

export interface WantedWait {
  id: string;
  /** How long the meter holds the place if the isolate ends before it gives the place back. */
  leaseMs: number;
}

export interface AdmitOptions {
  /** The request only asks for the usage, so its token comes from a bucket of its own. */
  isForUsage?: boolean;
  /** With `isForUsage`: the request is a message to `/mcp`, and messages have their own bucket. */
  isMessage?: boolean;
  /** How many tokens the request takes; absent: one. A meter of an earlier release takes one. */
  tokens?: number;
  /** Only a granted request gets the place. */
  wait?: WantedWait;
}

export type Admission =
  /** `mayWait`: set if the call asked for a place. `slots`: set if units wait for later days. */
  { outcome: "granted"; standing: Standing; mayWait?: boolean; slots?: DaySlot[] } | MeterRefusal;

export type CheckDecision =
  /** `isRepeat`: an earlier request under the Idempotency-Key holds or has paid the unit. */
  { outcome: "granted"; standing: Standing; check: GrantedCheck; isRepeat: boolean } | MeterRefusal;

/** What a watched block pays for a month. `paid`: numbers of the block that are paid in all. */
export type WatchPayment =
  | { outcome: "paid" | "quota_exceeded"; paid: number }
  /** The key was revoked, or it has no plan. */
  | { outcome: "no_valid_key"; paid: number };

export interface MonthUsage {
  period: string;
  used: number;
  quota: number | null;
  /** Units held, but neither charged nor given back. `used` includes those of batches. */
  open: number;
}
