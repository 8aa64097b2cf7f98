/**
 * Checks what an account was charged, after all work has ended. For each batch and each
 * Idempotency-Key, the account must pay for exactly the distinct businesses that were answered.
 */
import type { Account, CheckedJob, KeyedCall, Submission } from "./account.ts";
import { ANYBODY, identityOf, truthOf } from "./claims.ts";
import type { Stored, StoredMeter } from "./workers/control.ts";

export interface MoneyContext {
  checkedJobs: ReadonlyMap<string, CheckedJob>;
  /** For each meter that restarted, how many units of answered checks may be free (`Notes`). */
  doubts: Record<string, number>;
  /** Whether the meter knows, for each Idempotency-Key, which check was answered first. */
  knowsOriginals: boolean;
}

export function moneyFindings(
  account: Account,
  { meters, jobs }: Stored,
  { checkedJobs, doubts, knowsOriginals }: MoneyContext,
): string[] {
  const findings: string[] = [];
  const found = (what: string) => findings.push(`${account.name}: ${what}`);
  const meter = meters[`${account.name}:a`];
  if (!meter) return [`${account.name}: has no meter`];
  const own = new Map(
    jobs.filter((job) => job.account === account.name).map((job) => [job.id, job]),
  );

  const reserved = new Set(meter.reservations.map(({ id }) => id));
  for (const { id, status, wellFormed } of own.values()) {
    const isFree = status === "deleted" || wellFormed === 0;
    if (!isFree && !reserved.has(id)) found(`job ${id} was never reserved`);
  }
  for (const { id, units, used } of meter.reservations) {
    if (used === null) {
      found(`job ${id}: ${units} units are neither charged nor given back`);
      continue;
    }
    const job = own.get(id);
    const checked = checkedJobs.get(id);
    const submission = account.submissions.find(({ jobIds }) => jobIds.has(id));
    const distinct = checked?.distinct ?? (submission && distinctOf(submission));
    // The results of a deleted job are gone, but D1 keeps the number of its answers.
    const answered = checked?.charged ?? job?.answered ?? 0;
    if (used !== answered) found(`job ${id}: charged ${used}, answered ${answered}`);
    if (used > units) found(`job ${id}: charged ${used} of ${units} reserved`);
    if (job && distinct !== undefined && units !== distinct && units + used > 0)
      found(`job ${id}: reserved ${units} for ${distinct} businesses`);
  }

  const keyless = [...own.values()].filter(
    ({ status, idempotencyKey }) => idempotencyKey === null && status !== "deleted",
  ).length;
  const sent = account.submissions.filter(({ idempotencyKey }) => idempotencyKey === null).length;
  if (keyless > sent)
    found(`${keyless} jobs have no Idempotency-Key, but only ${sent} were submitted without one`);

  const charged = new Set(meter.charged);
  let mayBeFree = freeUnits(account, doubts);
  for (const [key, call] of account.keyedCalls) {
    const { outcome, units } = call;
    if (charged.has(key) && outcome === "unanswered") found(`${key}: ${outcome}, but charged`);
    if (charged.has(key) || !isOwed(account, call)) continue;
    mayBeFree -= units;
    if (mayBeFree < 0) found(`${key}: ${outcome}, but not charged`);
  }
  if (knowsOriginals) findings.push(...originalFindings(account));
  const describing = meters[`${account.name}:b`]?.used ?? 0;
  findings.push(...sumFindings(account, meter, describing, Math.max(0, mayBeFree)));
  return findings;
}

/**
 * Checks that under each Idempotency-Key, only one answer lacks the header `Idempotency-Replayed`:
 * the answer to the charged check. There must be such an answer, unless it may have been lost.
 */
function originalFindings({ name, keyedCalls }: Account): string[] {
  return [...keyedCalls]
    .filter(([, { outcome, originals, isPartlyUnknown }]) => {
      const least = outcome === "answered" && !isPartlyUnknown ? 1 : 0;
      return originals > 1 || originals < least;
    })
    .map(([key, { originals }]) => `${name}: ${key}: ${originals} answers are not repetitions`);
}

/**
 * @returns how many units of answered checks may be free because a meter restarted. A meter holds
 *   the units of a check until the check is confirmed, so that nothing else uses them. A restart
 *   makes the meter forget these units. If other checks or batches then use up the month's quota
 *   before the check is confirmed, the check is free. So if the account asked for more units than
 *   its quota, any number of them may be free
 */
function freeUnits(
  { name, checksSent, submissions, smallestQuota }: Account,
  doubts: MoneyContext["doubts"],
): number {
  const own = [`${name}:a`, `${name}:b`].flatMap((meter) => doubts[meter] ?? []);
  const wanted = submissions.reduce((sum, { rows }) => sum + rows.length, checksSent);
  if (own.length > 0 && wanted > smallestQuota) return Number.POSITIVE_INFINITY;
  return own.reduce((sum, units) => sum + units, 0);
}

/** Whether a call must be charged. A call that was answered shortly before a kill may be free. */
function isOwed(account: Account, { outcome, answeredAt }: KeyedCall): boolean {
  return outcome === "answered" && !account.isBeforeKill(answeredAt);
}

/**
 * Checks that the used units are the sum of the known charges, so that nothing else was charged.
 * @param describing the units that the meter of variant B has counted
 */
function sumFindings(
  account: Account,
  meter: StoredMeter,
  describing: number,
  mayBeFree: number,
): string[] {
  const { name, answered, mayBeUncounted, cutOff, keyedCalls } = account;
  const batches = meter.reservations.reduce((sum, { units, used }) => sum + (used ?? units), 0);
  const keyed = meter.charged.reduce((sum, key) => sum + (keyedCalls.get(key)?.units ?? 0), 0);
  const used = meter.used + describing;
  const plain = used - batches - keyed;
  if (plain <= answered && plain >= answered - mayBeUncounted - mayBeFree) return [];
  const parts = `${batches} for batches, ${keyed} under an Idempotency-Key, ${plain} for ${answered} other answers`;
  const wrong = plain > answered ? "charged but not answered" : "answered but not charged";
  return [`${name}: ${wrong}: used ${used}: ${parts} (${cutOff} were cut off)`];
}

function distinctOf({ rows, check }: Submission): number {
  const asked = rows.map((row) => (check === "status" ? { ...row, ...ANYBODY } : row));
  return new Set(asked.filter((row) => truthOf(row) !== "malformed").map(identityOf)).size;
}
