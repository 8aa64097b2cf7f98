/** The types of the requests to a meter and of its answers. */
import type { Variant } from "../variant.ts";
import type { LimitOverrides } from "./key-store.ts";
import type { GrantedCheck, Unconfirmed } from "./open-checks.ts";
import type { Plan } from "./plans.ts";

/** Who asks, with the key's terms as the edge knows them. The meter may know newer terms. */
export interface MeterRequest {
  /** The metered name (`account-mode.ts`). */
  account: string;
  variant: Variant;
  keyId: string;
  planId: string;
  overrides: LimitOverrides;
  unconfirmed?: Unconfirmed;
}

export type Owner = Pick<MeterRequest, "account" | "variant">;

/** The terms of a key after the operator changed them. */
export interface KeyTerms {
  /** Null: the key may not call this variant. */
  planId: string | null;
  overrides: LimitOverrides;
  /** Epoch milliseconds. */
  expiresAt: number | null;
}

/** An Idempotency-Key of a check, and the SHA-256 of the request's path and body. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** What a meter reports about an account. Checks in flight count as used. */
export interface Standing {
  plan: Plan;
  /** YYYY-MM, UTC. */
  period: string;
  used: number;
  /** When the period ends (epoch milliseconds). */
  resetsAt: number;
  rateRemaining: number;
}

export type MeterRefusal =
  | { outcome: "quota_exceeded"; standing: Standing }
  | { outcome: "rate_limited"; standing: Standing; retryAfterMs: number }
  /** Also an expired key, or a key of an erased account. */
  | { outcome: "key_revoked" }
  | { outcome: "plan_unknown" }
  | { outcome: "idempotency_key_reused"; standing: Standing }
  /** The reservation of the batch has already been settled. */
  | { outcome: "settled"; standing: Standing };

export type Admission = { outcome: "granted"; standing: Standing } | MeterRefusal;

export type CheckDecision =
  /**
   * `isRepeat`: an earlier request under the same Idempotency-Key holds or has paid the unit. If it
   * only holds the unit, `UsageMeter.pays` says after the answer which request pays.
   */
  { outcome: "granted"; standing: Standing; check: GrantedCheck; isRepeat: boolean } | MeterRefusal;

export interface MonthUsage {
  /** YYYY-MM, UTC. */
  period: string;
  used: number;
  /** The quota that the month was last counted against; null: no quota. */
  quota: number | null;
  /**
   * Units that are held, but neither charged nor given back yet: those of batches, which `used`
   * includes, and those of checks in progress.
   */
  open: number;
}
