/**
 * A round asks the registry about a block of watched numbers, pays the meter, and stores changes
 * with their events. If a worker dies, its lease ends, and the next round repeats the work.
 */
import { type SQL, sql } from "drizzle-orm";
import { rulesOf } from "../access/account-mode.ts";
import { erasureHash } from "../access/erased.ts";
import type { MeterRequest, Standing, WatchPayment } from "../access/meter-messages.ts";
import type { Meters } from "../access/meters.ts";
import { periodOf } from "../access/period.ts";
import { type ProbeServices, probeAfterFailure, type RegistryHealth } from "../batch/outage.ts";
import type { Settings } from "../config.ts";
import { insertEvent } from "../events/write.ts";
import { backOff, FAULT_RETRY_SECONDS } from "../lib/back-off.ts";
import { type WakeServices, wakeSenders } from "../webhooks/hints.ts";
import {
  type BlockContent,
  type BlockNumber,
  type BlockStore,
  type ChangedNumber,
  LOOK_PAUSE_MS,
  type Payer,
  type Taken,
} from "./blocks.ts";
import { isDue, nextRound } from "./due.ts";
import { pauseIn } from "./month.ts";
import { findPayingKey, type KeySearchServices } from "./paying-key.ts";
import {
  type BlockStates,
  type Change,
  judge,
  type Known,
  namedState,
  ofThisWatch,
  readStates,
  type Values,
  valuesOf,
  withoutCandidate,
} from "./states.ts";

export type RoundServices = Omit<ProbeServices, "settings"> &
  WakeServices &
  KeySearchServices & {
    meters: Meters;
    readonly watchBlocks: BlockStore;
    settings: ProbeServices["settings"] &
      Pick<Settings, "LEASE_SECONDS" | "BATCH_RETRY_SECONDS" | "WATCH_WORKERS">;
  };

/**
 * The most calls of a round. If a call fails although the registry is up, the round asks about
 * ever smaller halves of the block.
 */
const MOST_CALLS = 8;

/** After this time, a worker takes no more blocks. Then its queue message is acknowledged. */
const WORK_MS = 20_000;

/** @returns whether more blocks may be due now */
export async function processBlocks(services: RoundServices): Promise<boolean> {
  const { clock } = services;
  const endsAt = clock() + WORK_MS;
  let worked = false;
  while (clock() < endsAt) {
    if (!(await processBlock(services, "behind"))) return worked;
    worked = true;
  }
  return true;
}

/** @returns false if there was no block to take */
export async function processBlock(
  services: RoundServices,
  how: "behind" | "late",
): Promise<boolean> {
  const { watchBlocks, settings, trace } = services;
  const workers = how === "late" ? 1 : settings.WATCH_WORKERS;
  const block = await watchBlocks.take(workers, how);
  if (!block) return false;
  const heartbeat = setInterval(
    () => void watchBlocks.renewLease(block).catch(() => {}),
    (settings.LEASE_SECONDS * 1000) / 2,
  );
  try {
    await runRound(services, block);
  } catch (fault) {
    trace.exception(fault);
    await watchBlocks.putBack(block, backOff(FAULT_RETRY_SECONDS, block.failures + 1) * 1000);
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

async function runRound(services: RoundServices, block: Taken): Promise<void> {
  const { watchBlocks, clock, trace, settings } = services;
  const content = await watchBlocks.read(block);
  if (!content) return;
  if (content.numbers.length === 0) return watchBlocks.deleteEmpty(block);
  const month = periodOf(clock());
  const known = knownStates(content);
  const watched = content.numbers.filter(({ isRemoved }) => !isRemoved);
  const funds = await fundsFor(services, block, content, known, month);
  if (funds === "unknown") return watchBlocks.putBack(block, LOOK_PAUSE_MS);
  const wanted = funds === "enough" ? watched : duePaid(block, watched, known, month, clock());
  const asked = await ask(services, wanted);
  trace.note({ businesses: wanted.length, answered: asked.answers.size });
  if (wanted.length > 0 && asked.answers.size === 0) {
    // During an outage the block stays due, but no block is taken until the outage ends.
    const waitMs = asked.health === "down" ? 0 : settings.BATCH_RETRY_SECONDS * 1000;
    return watchBlocks.putBack(block, backOff(waitMs, block.failures + 1));
  }
  const paid = await pay(services, block, content, known, month, asked.answers, funds);
  if (!paid) return watchBlocks.putBack(block, LOOK_PAUSE_MS);
  await store(services, block, content, known, month, asked.answers, paid);
}

/** The states of the block's numbers, except states from before a number was last added. */
function knownStates({ states, numbers }: BlockContent): BlockStates {
  const { numbers: stored, ...rest } = readStates(states);
  const kept: Record<string, Known> = {};
  for (const { number, addedAt, isRemoved } of numbers) {
    const known = ofThisWatch(stored[number], addedAt);
    if (known) kept[number] = isRemoved ? withoutCandidate(known) : known;
  }
  return { ...rest, numbers: kept };
}

/** The paid numbers, if they are due by themselves. Numbers that are not paid cause no call. */
function duePaid(
  { id }: Taken,
  watched: BlockNumber[],
  known: BlockStates,
  month: string,
  now: number,
): BlockNumber[] {
  const isPaid = isPaidIn(month, known);
  const paid = watched.filter(({ number }) => isPaid(number));
  return paid.some(({ number }) => isDue(id, known.numbers[number], now)) ? paid : [];
}

/**
 * Whether the account can pay for the numbers that are not paid yet. `unknown`: its key is not
 * valid any more, and another worker is looking for another key.
 */
type Funds = "enough" | "quota_exceeded" | "no_valid_key" | "unknown";

/**
 * Called before the registry is asked. Otherwise every addition to a list without units would cost
 * a call. If the list's key is not valid any more, makes another key pay.
 */
async function fundsFor(
  services: RoundServices,
  { id, account }: Taken,
  { numbers, payer }: BlockContent,
  known: BlockStates,
  month: string,
): Promise<Funds> {
  if (!rulesOf(account).isCharged) return "enough";
  const isPaid = isPaidIn(month, known);
  const areAllPaid = numbers.every(({ number, isRemoved }) => isRemoved || isPaid(number));
  if (areAllPaid && payer.keyLostAt === null) return "enough";
  let standing = await standingOf(services, account, payer);
  if (!standing) {
    const search = await findPayingKey(services, account, payer);
    if (search.kind === "searched_already" && payer.keyLostAt === null) return "unknown";
    if (search.kind !== "found") return "no_valid_key";
    Object.assign(payer, search.key, { keyLostAt: null });
    standing = await standingOf(services, account, payer);
    if (!standing) return "no_valid_key";
  }
  const { plan, used, period } = standing;
  const hasUnits = plan.monthlyQuota === null || used < plan.monthlyQuota || period !== month;
  if (areAllPaid || hasUnits) return "enough";
  // A worker that died may have paid for numbers that are not stored as paid.
  const { paid } = await payWith(services, account, payer, month, id, 0);
  return paid > countPaid(month, known) ? "enough" : "quota_exceeded";
}

function isPaidIn(month: string, { numbers }: BlockStates): (number: string) => boolean {
  return (number) => numbers[number]?.p === month;
}

/** Removed numbers count, because they keep the places that were paid for. */
function countPaid(month: string, known: BlockStates): number {
  return Object.keys(known.numbers).filter(isPaidIn(month, known)).length;
}

/** Null if the key is not valid. */
async function standingOf(
  { meters, trace, clock }: RoundServices,
  account: string,
  payer: Payer,
): Promise<Standing | null> {
  // Check here whether the key has expired, because the meter knows a key's day of expiry only if
  // the operator has changed that day.
  const isOver = payer.expiresAt !== null && payer.expiresAt <= clock();
  if (isOver || payer.keyLostAt !== null) return null;
  const call = meters.call(
    account,
    "a",
    (meter) => meter.standing(meterRequest(account, payer)) as Promise<Standing | null>,
  );
  return trace.time("meter", call);
}

function payWith(
  { meters, trace }: RoundServices,
  account: string,
  payer: Payer,
  month: string,
  block: number,
  count: number,
): Promise<WatchPayment> {
  const call = meters.call(account, "a", (meter) => {
    const request = meterRequest(account, payer);
    return meter.payWatched(request, month, block, count) as Promise<WatchPayment>;
  });
  return trace.time("meter", call);
}

function meterRequest(account: string, { keyId, planId, limits }: Payer): MeterRequest {
  return { account, variant: "a", keyId, planId, overrides: limits };
}

interface Asked {
  answers: Map<string, Values>;
  health: RegistryHealth;
}

/** Asks about all numbers at once. If this fails although the registry is up, asks about halves. */
async function ask(services: RoundServices, watched: BlockNumber[]): Promise<Asked> {
  const { registry, trace } = services;
  const answers = new Map<string, Values>();
  const open = watched.length > 0 ? [watched.map(({ number }) => number)] : [];
  let health: RegistryHealth = "up";
  for (let calls = 0; calls < MOST_CALLS && open.length > 0; calls++) {
    const numbers = open.shift() as string[];
    const answer = await trace.time("registry", registry.status(numbers));
    if (answer.kind === "answered") {
      for (const [at, number] of numbers.entries()) {
        const state = answer.value[at];
        if (state !== "unreadable") answers.set(number, valuesOf(state ?? null));
      }
      continue;
    }
    // If the registry refuses a number, it is up, so no probe is needed.
    if (!answer.refuses && (calls === 0 || answer.fault === "allowance"))
      health = await probeAfterFailure(services, answer);
    if (health !== "up") break;
    const middle = numbers.length >> 1;
    if (middle > 0) open.push(numbers.slice(0, middle), numbers.slice(middle));
  }
  return { answers, health };
}

interface Paid {
  /** The numbers that are not paid, because the quota is used up or no key pays. */
  waiting: Set<string>;
  events: SQL[];
}

/**
 * Pays for the numbers that are answered for the first time in this month.
 * @returns null if the key has become invalid since `fundsFor`
 */
async function pay(
  services: RoundServices,
  block: Taken,
  content: BlockContent,
  known: BlockStates,
  month: string,
  answers: ReadonlyMap<string, Values>,
  funds: Funds,
): Promise<Paid | null> {
  const isPaid = isPaidIn(month, known);
  const before = countPaid(month, known);
  const isUnpaid = (number: string) => !isPaid(number);
  const unpaid = [...answers.keys()].filter(isUnpaid);
  let reason = funds;
  let waiting = new Set(
    funds === "enough" ? [] : content.numbers.map(({ number }) => number).filter(isUnpaid),
  );
  if (funds === "enough" && unpaid.length > 0 && rulesOf(block.account).isCharged) {
    const count = before + unpaid.length;
    const payment = await payWith(services, block.account, content.payer, month, block.id, count);
    if (payment.outcome === "no_valid_key") return null;
    waiting = new Set(unpaid.slice(Math.max(0, payment.paid - before)));
    if (payment.outcome === "quota_exceeded") reason = "quota_exceeded";
  }
  const paidHere = content.numbers.filter(
    ({ number, isRemoved }) =>
      !isRemoved && !waiting.has(number) && (isPaid(number) || answers.has(number)),
  ).length;
  return { waiting, events: await pauseEvents(services, block, content, month, reason, paidHere) };
}

/**
 * Writes `watch.paused`. If the quota is used up, writes it once a month. If no key pays, writes it
 * only once until the account has a valid key again.
 */
async function pauseEvents(
  { clock, watchBlocks }: RoundServices,
  block: Taken,
  { payer }: BlockContent,
  month: string,
  reason: Funds,
  paidHere: number,
): Promise<SQL[]> {
  const { account } = block;
  const isNoKey = reason === "no_valid_key";
  if (!isNoKey && reason !== "quota_exceeded") return [];
  if (isNoKey ? payer.keyLostAt !== null : await watchBlocks.wasPaused(account, month)) return [];
  const now = clock();
  // Numbers that were paid for and then removed do not count, because they are not watched.
  const waiting = payer.watched - (await watchBlocks.paidElsewhere(block, month)) - paidHere;
  const data = { reason, count: Math.max(1, waiting) };
  const dedupe = isNoKey ? `no_key:${now}` : pauseIn(month);
  const isNew = sql`account = ${account} AND key_id = ${payer.keyId} AND key_lost_at IS NULL`;
  const condition = isNoKey ? sql`EXISTS (SELECT 1 FROM watch_accounts WHERE ${isNew})` : sql`true`;
  const event = { type: "watch.paused", dedupe, data } as const;
  const insert = insertEvent(account, await erasureHash(account), event, condition, now);
  if (!isNoKey) return [insert];
  return [insert, sql`UPDATE watch_accounts SET key_lost_at = ${now} WHERE ${isNew}`];
}

async function store(
  services: RoundServices,
  block: Taken,
  { revision, numbers }: BlockContent,
  before: BlockStates,
  month: string,
  answers: ReadonlyMap<string, Values>,
  paid: Paid,
): Promise<void> {
  const { watchBlocks, clock } = services;
  const now = clock();
  const states: BlockStates = { ...before, numbers: { ...before.numbers } };
  const changes: ChangedNumber[] = [];
  for (const { number, addedAt } of numbers) {
    const answer = answers.get(number);
    const known = before.numbers[number];
    if (known && paid.waiting.has(number)) states.numbers[number] = withoutCandidate(known);
    if (!answer || paid.waiting.has(number)) continue;
    const judged = judge(known, answer, now);
    states.numbers[number] = { ...judged.known, p: month };
    if (judged.change && known)
      changes.push(changedNumber(number, addedAt, { ...known, p: month }, judged.change, now));
  }
  const { dueAt, extra } = nextRound(block.id, states, now);
  const result = { states: { ...states, ...(extra && { extra }) }, dueAt, changes };
  const deliveriesWait = await watchBlocks.complete(
    block,
    revision,
    { ...result, events: paid.events },
    await erasureHash(block.account),
  );
  if (deliveriesWait) await wakeSenders(services);
}

/** @param before the old state. The block keeps it if the number was removed during the round */
export function changedNumber(
  number: string,
  addedAt: number,
  before: Known,
  change: Change,
  now: number,
): ChangedNumber {
  const data = {
    business_number: number,
    reference: null,
    changed: change.changed,
    before: namedState(change.before),
    after: namedState(change.after),
    checked_at: new Date(now).toISOString(),
  };
  return { number, addedAt, data, before };
}
