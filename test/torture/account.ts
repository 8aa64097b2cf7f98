/**
 * What the driver knows of an account: what it asked for it and what it was answered. The count of
 * the service is held against this.
 */
import type { Claim } from "./claims.ts";

export interface Key {
  id: string;
  secret: string;
  /** When the end of the key was answered; null: it lives, as far as anybody knows. */
  endedAt: number | null;
  /** An end was asked for and not answered: it may be dead. */
  mayBeDead: boolean;
}

/** A batch that was submitted once or several times. */
export interface Submission {
  /** Of a `status` batch the numbers alone are asked. */
  check: "verify" | "status";
  rows: Claim[];
  idempotencyKey: string | null;
  /** All that were answered; a repetition must be answered the same job. */
  jobIds: Set<string>;
}

export class Account {
  readonly name: string;
  /** The first is never ended: by it the results are read. */
  readonly keys: Key[] = [];
  quota: number;
  /** Of all quotas that were ever asked for: what was used may reach it. */
  largestQuota: number;
  /** Checks that were answered, each charged once. */
  answered = 0;
  /** Checks whose answer we did not wait for: each may be charged. */
  hungUp = 0;
  /** Checks that were cut off by a fault or a kill. */
  cutOff = 0;
  /** Checks that were answered so shortly before a kill that they may not be counted. */
  mayBeUncounted = 0;
  /** Requests of a check, answered or not. */
  checksSent = 0;
  readonly submissions: Submission[] = [];
  #answeredAt: number[] = [];

  constructor(name: string, quota: number) {
    this.name = name;
    this.quota = quota;
    this.largestQuota = quota;
  }

  /** A check was answered, or several that are charged as one; or so many numbers at once. */
  countAnswer(units = 1): void {
    this.answered += units;
    for (let unit = 0; unit < units; unit++) this.#answeredAt.push(Date.now());
  }

  /** The Worker was killed: what was answered within the last milliseconds may not be counted. */
  noteKill(withinMs: number): void {
    const since = Date.now() - withinMs;
    this.mayBeUncounted += this.#answeredAt.filter((at) => at >= since).length;
    this.#answeredAt = [];
  }
}
