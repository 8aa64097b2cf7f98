/**
 * What the program that sends the load (the driver) knows about an account. At the end of a round,
 * the driver compares this with what the service has counted.
 */
import type { Claim } from "./claims.ts";
import type { Call } from "./http.ts";

export interface Key {
  id: string;
  secret: string;
  /** When the service confirmed that the key was revoked or rotated; null before that. */
  endedAt: number | null;
  /** Whether a revocation or rotation was requested, so the service may already refuse the key. */
  mayBeDead: boolean;
}

export interface Submission {
  check: "verify" | "status";
  rows: Claim[];
  idempotencyKey: string | null;
  retentionDays: number;
  /** The job ids of all answers. If a submission is repeated, it must get the same job. */
  jobIds: Set<string>;
  call?: Call;
}

export interface CheckedJob {
  check: "verify" | "status";
  /** How many distinct businesses were answered, and therefore charged. */
  charged: number;
  /** How many distinct businesses the well-formed rows have. */
  distinct: number;
  findings: string[];
}

/**
 * The calls under one Idempotency-Key. Together they are charged once or not at all. The meter
 * knows whether they were charged.
 */
export interface KeyedCall {
  call: Call;
  units: number;
  /**
   * `answered`: charged. `unanswered`: not charged. `hung_up`: the service may have answered after
   * the caller had left.
   */
  outcome: "unanswered" | "hung_up" | "answered";
  answeredAt: number;
  /** How many answers lack `Idempotency-Replayed`. */
  originals: number;
  /** Whether an answer may have been lost. */
  isPartlyUnknown: boolean;
}

const OUTCOMES = ["unanswered", "hung_up", "answered"] as const satisfies KeyedCall["outcome"][];

export class Account {
  readonly name: string;
  /** The first key is never revoked or rotated, because the results are read with it. */
  readonly keys: Key[] = [];
  testKey: Key | undefined;
  quota: number;
  /** The largest quota that was ever requested. The used units may reach it. */
  largestQuota: number;
  smallestQuota: number;
  /** Units of the answered checks and descriptions without an Idempotency-Key. */
  answered = 0;
  /** Units of the checks without an Idempotency-Key whose answers never arrived. */
  cutOff = 0;
  /**
   * How many units of `answered` the meter may have missed, because a kill came soon after the
   * answer.
   */
  mayBeUncounted = 0;
  readonly keyedCalls = new Map<string, KeyedCall>();
  /** For each job id, whether the service confirmed that it deleted the job. */
  readonly deletions = new Map<string, boolean>();
  readonly isErasable: boolean;
  erasure: "none" | "begun" | "done" = "none";
  /** Units of all checks, answered or not. */
  checksSent = 0;
  readonly submissions: Submission[] = [];
  #answeredAt: number[] = [];
  /** Spans of time that end with a kill. The meter may have missed answers in these spans. */
  readonly #kills: { since: number; at: number }[] = [];

  constructor(name: string, quota: number, isErasable: boolean) {
    this.name = name;
    this.isErasable = isErasable;
    this.quota = quota;
    this.largestQuota = quota;
    this.smallestQuota = quota;
  }

  countAnswer(units = 1): void {
    this.answered += units;
    for (let unit = 0; unit < units; unit++) this.#answeredAt.push(Date.now());
  }

  /** @param reply null if no whole answer came */
  noteKeyedCall(
    key: string,
    call: Call,
    units: number,
    outcome: KeyedCall["outcome"],
    reply: { isReplayed: boolean } | null,
  ): void {
    const known = this.keyedCalls.get(key);
    const best = Math.max(OUTCOMES.indexOf(known?.outcome ?? outcome), OUTCOMES.indexOf(outcome));
    this.keyedCalls.set(key, {
      ...{ call, units, outcome: OUTCOMES[best] ?? outcome },
      answeredAt: outcome === "answered" ? Date.now() : (known?.answeredAt ?? 0),
      originals:
        (known?.originals ?? 0) + Number(outcome === "answered" && reply?.isReplayed === false),
      isPartlyUnknown: reply === null || known?.isPartlyUnknown === true,
    });
  }

  isBeforeKill(answeredAt: number): boolean {
    return this.#kills.some(({ since, at }) => since <= answeredAt && answeredAt <= at);
  }

  /** Must be called after a kill. The meter may have missed the answers of the last `withinMs`. */
  noteKill(withinMs: number): void {
    const since = Date.now() - withinMs;
    this.#kills.push({ since, at: Date.now() });
    this.mayBeUncounted += this.#answeredAt.filter((at) => at >= since).length;
    this.#answeredAt = [];
  }
}
