/** What the driver knows about an account. The service's count is compared with this. */
import type { Claim } from "./claims.ts";

export interface Key {
  id: string;
  secret: string;
  /** When the service confirmed that it revoked or rotated the key; null if it has not. */
  endedAt: number | null;
  /** A revocation or rotation was requested, so the service may already refuse the key. */
  mayBeDead: boolean;
}

/** A batch that was submitted once or several times. */
export interface Submission {
  /** A `status` batch asks only for the numbers. */
  check: "verify" | "status";
  rows: Claim[];
  idempotencyKey: string | null;
  /** The job ids of all answers. A repetition must get the same job. */
  jobIds: Set<string>;
}

export class Account {
  readonly name: string;
  /** The first key is never revoked or rotated, because the results are read with it. */
  readonly keys: Key[] = [];
  quota: number;
  /** The largest quota ever requested: usage may reach it. */
  largestQuota: number;
  /** Checks that were answered, each charged once. */
  answered = 0;
  /** Checks that the driver hung up on. Each may be charged. */
  hungUp = 0;
  /** Checks whose answer was lost through a fault or a kill. */
  cutOff = 0;
  /** Checks answered so shortly before a kill that they may not be counted. */
  mayBeUncounted = 0;
  /** Answered or not. */
  checksSent = 0;
  readonly submissions: Submission[] = [];
  #answeredAt: number[] = [];

  constructor(name: string, quota: number) {
    this.name = name;
    this.quota = quota;
    this.largestQuota = quota;
  }

  /** @param units that the answer is charged with */
  countAnswer(units = 1): void {
    this.answered += units;
    for (let unit = 0; unit < units; unit++) this.#answeredAt.push(Date.now());
  }

  /** After a kill, the answers of the last milliseconds may not be counted. */
  noteKill(withinMs: number): void {
    const since = Date.now() - withinMs;
    this.mayBeUncounted += this.#answeredAt.filter((at) => at >= since).length;
    this.#answeredAt = [];
  }
}
