/**
 * What a meter is asked and what it answers: the types that cross between edge and meter.
 */
import type { Variant } from "../variant.ts";
import type { LimitOverrides } from "./key-store.ts";
import type { OpenCheck, Unconfirmed } from "./open-checks.ts";
import type { Plan } from "./plans.ts";

/** Who asks, and by which terms. Terms that the operator changed since are known to the meter. */
export interface MeterRequest {
  /** The name under which its side is metered (`account-mode.ts`). */
  account: string;
  variant: Variant;
  keyId: string;
  planId: string;
  /** The key's own limits. */
  overrides: LimitOverrides;
  /** Of the isolate that asks. */
  unconfirmed?: Unconfirmed;
}

/** Whose meter it is. */
export type Owner = Pick<MeterRequest, "account" | "variant">;

/** What a key may do, as the operator last changed it. */
export interface KeyTerms {
  /** Null: not this variant. */
  planId: string | null;
  overrides: LimitOverrides;
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

/** An Idempotency-Key of a check, and the SHA-256 of what was asked under it. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** What a meter reports of an account. Checks that are not answered yet count as used. */
export interface Standing {
  /** With the overrides of the key. */
  plan: Plan;
  /** YYYY-MM, UTC. */
  period: string;
  used: number;
  /** Epoch milliseconds at which the period ends. */
  resetsAt: number;
  /** Requests that would pass right now. */
  rateRemaining: number;
}

export type MeterRefusal =
  | { outcome: "quota_exceeded"; standing: Standing }
  | { outcome: "rate_limited"; standing: Standing; retryAfterMs: number }
  /** Also: past its end, or of an erased account. */
  | { outcome: "key_revoked" }
  | { outcome: "plan_unknown" }
  /** The Idempotency-Key belongs to another request. */
  | { outcome: "idempotency_key_reused"; standing: Standing }
  /** A batch whose reservation has been settled already. */
  | { outcome: "settled"; standing: Standing };

export type Admission = { outcome: "granted"; standing: Standing } | MeterRefusal;

export type CheckDecision =
  /** `isRepeat`: an earlier request under the same Idempotency-Key holds, or paid, the unit. */
  { outcome: "granted"; standing: Standing; check: OpenCheck; isRepeat: boolean } | MeterRefusal;

/** What was used of a month. */
export interface MonthUsage {
  /** YYYY-MM, UTC. */
  period: string;
  used: number;
  /** The one it was last counted against; null: none. */
  quota: number | null;
  /** Units reserved and neither used nor given back yet: those of batches are part of `used`. */
  open: number;
}
