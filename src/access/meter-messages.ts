import type { Variant } from "../variant.ts";
import type { LimitOverrides } from "./key-store.ts";
import type { GrantedCheck, Unconfirmed } from "./open-checks.ts";
import type { Plan, PlansSeen } from "./plans.ts";

/** The meter may know newer terms of the key than the isolate that asks. */
export interface MeterRequest {
  /** The account's name, with `~test` at its end for a test key (`account-mode.ts`). */
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

export type KeyState =
  | { kind: "issued"; terms: KeyTerms | null }
  | { kind: "revoked" }
  | { kind: "erased" };

/** `fingerprint` is the SHA-256 of the request's path and parsed body. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** `endsAt` is the next midnight in Korea. */
export interface DayStanding {
  used: number;
  limit: number;
  endsAt: number;
}

/** From `at` on (epoch milliseconds), this many more units of a batch may be checked. */
export interface DaySlot {
  units: number;
  at: number;
}

/** `used` includes checks that are not answered yet. */
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
  /** Without `limit`, the units of the month are used up. Earlier releases ignore `limit`. */
  | { outcome: "quota_exceeded"; standing: Standing; limit?: "day" }
  | { outcome: "rate_limited"; standing: Standing; retryAfterMs: number }
  /** The key is revoked or expired, or its account is erased. */
  | { outcome: "key_revoked" }
  | { outcome: "plan_unknown" }
  | { outcome: "idempotency_key_reused"; standing: Standing }
  | { outcome: "settled"; standing: Standing };

export interface WantedWait {
  id: string;
  /** How long the meter keeps a place to wait if the isolate ends without giving the place back. */
  leaseMs: number;
}

export interface AdmitOptions {
  /** The request only asks for the usage, so it takes its token from a separate bucket. */
  isForUsage?: boolean;
  /** With `isForUsage`: the request is a message to `/mcp`. Messages have their own bucket. */
  isMessage?: boolean;
  /** How many tokens the request takes; absent: one. Meters of earlier releases always take one. */
  tokens?: number;
  /** Asks for a place to wait for the end of a job. Only a granted request gets the place. */
  wait?: WantedWait;
}

export type Admission =
  /** `mayWait` is set if the call asked for a place, and `slots` if units wait for later days. */
  { outcome: "granted"; standing: Standing; mayWait?: boolean; slots?: DaySlot[] } | MeterRefusal;

export type CheckDecision =
  /** `isRepeat`: an earlier request with the same Idempotency-Key holds the unit or has paid it. */
  { outcome: "granted"; standing: Standing; check: GrantedCheck; isRepeat: boolean } | MeterRefusal;

/** `paid` counts the numbers that are paid so far. */
export type WatchPayment =
  | { outcome: "paid" | "quota_exceeded"; paid: number }
  | { outcome: "no_valid_key"; paid: number };

export interface MonthUsage {
  period: string;
  used: number;
  quota: number | null;
  /** Units that are not settled yet. `used` includes open units of batches, but not of checks. */
  open: number;
}
