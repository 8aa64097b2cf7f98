/**
 * Runs a day of a test account's watch list. If a state has changed, the number is asked about
 * again at once, which confirms the change. Only the next day confirms that a number has left the
 * register.
 */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { erasureHash } from "../access/erased.ts";
import { periodOf } from "../access/period.ts";
import type { StoredEvent } from "../events/event.ts";
import type { EventStore } from "../events/feed.ts";
import { insertEvent } from "../events/write.ts";
import { DAY_MS } from "../lib/days.ts";
import { testCaseOf } from "../test-mode/test-numbers.ts";
import { watchedState } from "../test-mode/test-services.ts";
import { type WakeServices, wakeSenders } from "../webhooks/hints.ts";
import type { BlockContent, BlockStore, ChangedNumber, Taken } from "./blocks.ts";
import { pauseIn } from "./month.ts";
import { changedNumber } from "./round.ts";
import { CONFIRM_MS, judge, type Known, ofThisWatch, readStates, valuesOf } from "./states.ts";

export interface TestDayServices extends WakeServices {
  env: Pick<Env, "DB" | "WEBHOOK_QUEUE">;
  clock: () => number;
  readonly watchBlocks: BlockStore;
  readonly events: EventStore;
}

const TYPES = ["watch.changed", "watch.paused"] as const;
/** There are fewer test numbers than this. */
const MOST_EVENTS = 1_000;

export async function runTestDay(
  services: TestDayServices,
  account: string,
): Promise<StoredEvent[]> {
  const { env, watchBlocks, events } = services;
  const [row] = await drizzle(env.DB).all<{ runs: number }>(
    sql`UPDATE watch_accounts SET runs = runs + 1 WHERE account = ${account} RETURNING runs`,
  );
  if (!row) return [];
  const last = await Promise.all(TYPES.map((type) => events.lastId(account, type)));
  let block: Taken | null = null;
  do {
    block = await watchBlocks.takeNext(account, block?.id ?? 0);
    const content = block && (await watchBlocks.read(block));
    if (block && content) await runDay(services, block, content, row.runs);
  } while (block);
  const after = Math.max(...last);
  return events.list(account, { after, types: TYPES, limit: MOST_EVENTS });
}

async function runDay(
  services: TestDayServices,
  block: Taken,
  content: BlockContent,
  runs: number,
): Promise<void> {
  const { watchBlocks, clock } = services;
  const now = clock();
  // Each run is a day later than the one before.
  const today = now + runs * DAY_MS;
  const stored = readStates(content.states).numbers;
  const numbers: Record<string, Known> = {};
  const changes: ChangedNumber[] = [];
  let waiting = 0;
  for (const { number, addedAt, isRemoved } of content.numbers) {
    const before = ofThisWatch(stored[number], addedAt);
    if (before) numbers[number] = before;
    if (isRemoved) continue;
    if (testCaseOf(number)?.error === "quota_exceeded") {
      waiting++;
      continue;
    }
    const day = before ? (before.d ?? 0) + 1 : 0;
    const asked = [today, today + CONFIRM_MS].map((at, time) => ({
      at,
      state: watchedState(number, day, time > 0),
    }));
    let known = before;
    for (const { at, state } of asked) {
      // Ask again only if the first answer differed from the known state.
      if (state === "unavailable" || (at > today && known?.n?.at !== today)) continue;
      const judged = judge(known, valuesOf(state), at);
      if (judged.change && before)
        changes.push(changedNumber(number, addedAt, before, judged.change, now));
      known = { ...judged.known, c: now, ...(judged.change && { h: now }) };
    }
    if (known) numbers[number] = { ...known, d: day };
  }
  const erasure = await erasureHash(block.account);
  const data = { reason: "quota_exceeded", count: waiting };
  const paused = insertEvent(
    block.account,
    erasure,
    { type: "watch.paused", dedupe: pauseIn(periodOf(now)), data },
    sql`${waiting} > 0`,
    now,
  );
  const result = { states: { numbers }, dueAt: null, changes, events: [paused] };
  if (await watchBlocks.complete(block, content.revision, result, erasure))
    await wakeSenders(services);
}
