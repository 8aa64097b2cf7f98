/**
 * A round asks the registry about a block of watched numbers, pays the meter, and stores changes
 * with their events. If a worker dies, its lease ends, and the next round repeats the work.
 */
import { type SQL, sql } from "drizzle-orm";
import { rulesOf } from "../access/account-mode.ts";
import { erasureHash } from "../access/erased.ts";
import type { WatchPayment } from "../access/meter-messages.ts";
import type { Meters } from "../access/meters.ts";
import { periodOf } from "../access/period.ts";
import { type ProbeServices, probeAfterFailure, type RegistryHealth } from "../batch/outage.ts";
import type { Settings } from "../config.ts";
import { insertEvent } from "../events/write.ts";
import { backOff, FAULT_RETRY_SECONDS } from "../lib/back-off.ts";
import { type WakeServices, wakeSenders } from "../webhooks/hints.ts";
import type { BlockContent, BlockNumber, BlockStore, ChangedNumber, Taken } from "./blocks.ts";
import { nextDaily, nextRound } from "./due.ts";
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
  if (watched.length === 0 || !(await mayAsk(services, block, content, known, month)))
    return rest(services, block, content, known);
  const asked = await ask(services, watched);
  trace.note({ businesses: watched.length, answered: asked.answers.size });
  if (asked.answers.size === 0) {
    // During an outage the block stays due, but no block is taken until the outage ends.
    const waitMs = asked.health === "down" ? 0 : settings.BATCH_RETRY_SECONDS * 1000;
    return watchBlocks.putBack(block, backOff(waitMs, block.failures + 1));
  }
  const paid = await pay(services, block, content, known, month, asked.answers);
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

/** Whether a key pays, or at least one number is already paid for this month. */
async function mayAsk(
  services: RoundServices,
  { account }: Taken,
  content: BlockContent,
  { numbers }: BlockStates,
  month: string,
): Promise<boolean> {
  if (content.payer.keyLostAt === null) return true;
  const other = await findPayingKey(services, account, content.payer);
  if (other) Object.assign(content.payer, other, { keyLostAt: null });
  return other !== null || Object.values(numbers).some(({ p }) => p === month);
}

async function rest(
  { watchBlocks, clock }: RoundServices,
  block: Taken,
  { revision }: BlockContent,
  states: BlockStates,
): Promise<void> {
  const dueAt = nextDaily(block.id, clock());
  const result = { states, dueAt, changes: [], events: [] };
  await watchBlocks.complete(block, revision, result, await erasureHash(block.account));
}

interface Asked {
  answers: Map<string, Values>;
  health: RegistryHealth;
}

/** Asks about all numbers at once. If this fails although the registry is up, asks about halves. */
async function ask(services: RoundServices, watched: BlockNumber[]): Promise<Asked> {
  const { registry, trace } = services;
  const answers = new Map<string, Values>();
  const open = [watched.map(({ number }) => number)];
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
  /** The numbers whose answers do not count, because the quota is used up or no key pays. */
  waiting: Set<string>;
  events: SQL[];
}

/** Pays for the numbers that are answered for the first time in this month. */
async function pay(
  services: RoundServices,
  block: Taken,
  content: BlockContent,
  { numbers }: BlockStates,
  month: string,
  answers: ReadonlyMap<string, Values>,
): Promise<Paid> {
  const isPaid = (number: string) => numbers[number]?.p === month;
  const before = Object.keys(numbers).filter(isPaid).length;
  const unpaid = [...answers.keys()].filter((number) => !isPaid(number));
  if (unpaid.length === 0 || !rulesOf(block.account).isCharged)
    return { waiting: new Set(), events: [] };
  const { payment, lost } = await payFor(services, block, content, month, before + unpaid.length);
  const waiting = new Set(unpaid.slice(Math.max(0, payment.paid - before)));
  const paidHere = content.numbers.filter(
    ({ number, isRemoved }) =>
      !isRemoved && !waiting.has(number) && (isPaid(number) || answers.has(number)),
  ).length;
  const events = await pauseEvents(services, block, content, month, { payment, lost, paidHere });
  return { waiting, events };
}

async function payFor(
  services: RoundServices,
  { id, account }: Taken,
  { payer }: BlockContent,
  month: string,
  count: number,
): Promise<{ payment: WatchPayment; lost: boolean }> {
  const { meters, trace, clock } = services;
  const payWith = ({ keyId, planId, limits }: typeof payer) =>
    trace.time(
      "meter",
      meters.call(account, "a", (meter) => {
        const request = { account, variant: "a", keyId, planId, overrides: limits } as const;
        return meter.payWatched(request, month, id, count) as Promise<WatchPayment>;
      }),
    );
  // Check here whether the key has expired, because the meter knows a key's day of expiry only if
  // the operator has changed that day.
  const isOver = payer.expiresAt !== null && payer.expiresAt <= clock();
  const payment: WatchPayment =
    isOver || payer.keyLostAt !== null
      ? { outcome: "no_valid_key", paid: 0 }
      : await payWith(payer);
  if (payment.outcome !== "no_valid_key") return { payment, lost: false };
  const other = payer.keyLostAt === null ? await findPayingKey(services, account, payer) : null;
  if (!other) return { payment, lost: true };
  const second = await payWith({ ...payer, ...other });
  return { payment: second, lost: second.outcome === "no_valid_key" };
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
  { payment, lost, paidHere }: { payment: WatchPayment; lost: boolean; paidHere: number },
): Promise<SQL[]> {
  const { account } = block;
  const now = clock();
  const erasure = await erasureHash(account);
  const event = (dedupe: string, reason: string, count: number, condition: SQL) =>
    insertEvent(
      account,
      erasure,
      { type: "watch.paused", dedupe, data: { reason, count } },
      condition,
      now,
    );
  if (payment.outcome === "quota_exceeded") {
    const paidElsewhere = await watchBlocks.paidElsewhere(block, month);
    if (paidElsewhere === null) return [];
    // Numbers that were paid for and then removed do not count, because they are not watched.
    const count = Math.max(1, payer.watched - paidElsewhere - paidHere);
    return [event(pauseIn(month), "quota_exceeded", count, sql`true`)];
  }
  if (!lost || payer.keyLostAt !== null) return [];
  const isNew = sql`account = ${account} AND key_id = ${payer.keyId} AND key_lost_at IS NULL`;
  const exists = sql`EXISTS (SELECT 1 FROM watch_accounts WHERE ${isNew})`;
  return [
    event(`no_key:${now}`, "no_valid_key", payer.watched, exists),
    sql`UPDATE watch_accounts SET key_lost_at = ${now} WHERE ${isNew}`,
  ];
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
    if (answer && known && paid.waiting.has(number))
      states.numbers[number] = withoutCandidate(known);
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
