/**
 * Counts the database rows, queries and meter calls of each event in the life of a watched number:
 * it is added, asked about, paid for, changed, removed, and deleted after its month. Compares them
 * with the figures in `test/operations.ts`, from which docs/deploy.md calculates the costs.
 */
import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { UsageMeter } from "../../src/access/meter.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import type { Services } from "../../src/services.ts";
import { sweepWatches } from "../../src/watch-list/sweep.ts";
import {
  OPERATIONS_OF_A_CHANGE as CHANGE,
  OPERATIONS_OF_A_PAYMENT as PAYMENT,
  OPERATIONS_OF_A_ROUND as ROUND,
  ROWS_OF_A_NUMBER as ROWS,
} from "../operations.ts";
import { worker } from "./batch-engine.ts";
import { countedEnv, isolate } from "./counted-env.ts";
import { issueKey, meterOf } from "./service.ts";
import {
  CLOSED,
  clock,
  count,
  nextDue,
  numbersOf,
  pass,
  Register,
  resetWatches,
  rounds,
  watching,
} from "./watch-list.ts";

const NUMBERS = numbersOf(100);

beforeEach(resetWatches);

/**
 * @returns a function that does what workers do: it asks about each due block (up to 100 watched
 * numbers). The function returns how many operations this took, and how many rows of the meter.
 */
async function countedWorker(account: string, register: Register) {
  const { bindings, taken } = countedEnv();
  let meterRows = 0;
  await runInDurableObject<UsageMeter, void>(meterOf(account), (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (query, ...bound) => {
      const cursor = exec(query, ...bound);
      meterRows += cursor.rowsWritten;
      return cursor as never;
    };
  });
  const { DB, USAGE_METER } = bindings;
  const services: () => Services = () => worker({ DB, USAGE_METER }, register.of());
  /** Works on all blocks that are due. @returns the operations of that work */
  const operations = async () => {
    taken();
    meterRows = 0;
    const calls = register.calls.length;
    const made = await rounds(register, services);
    const counted = taken();
    // This call finds no block, so it counts only what every search for due blocks costs.
    await rounds(register, services);
    const idle = taken();
    const of = (what: string) => (counted[what] ?? 0) - (idle[what] ?? 0);
    return {
      rounds: made,
      registryCalls: register.calls.length - calls,
      d1Queries: of("d1Queries.primary"),
      d1RowsRead: of("d1RowsRead.primary"),
      d1RowsWritten: of("d1RowsWritten"),
      meterCalls: of("meter.standing") + of("meter.payWatched"),
      meterRows,
    };
  };
  return operations;
}

const untilDue = async () => pass(Math.max(0, (await nextDue()) - clock()));

describe("a round of a full block", () => {
  it("costs what docs/deploy.md assumes for a round, and for a round that pays or finds a change", async () => {
    const { account } = await watching(NUMBERS);
    const register = new Register();
    const operations = await countedWorker(account, register);
    const { meterCalls, meterRows, ...first } = await operations();
    expect(first).toEqual({ rounds: 1, ...ROUND });
    expect(meterCalls).toBe(PAYMENT.meterCalls);
    expect(meterRows).toBeLessThanOrEqual(PAYMENT.meterRowsWritten);
    const unpaid = { rounds: 1, ...ROUND, meterCalls: 0, meterRows: 0 };
    await untilDue();
    expect(await operations()).toEqual(unpaid);
    register.set(CLOSED, ...NUMBERS.slice(0, 1));
    await untilDue();
    expect(await operations()).toEqual(unpaid);
    await untilDue();
    expect(await operations()).toEqual({
      ...unpaid,
      d1RowsRead: expect.any(Number),
      d1RowsWritten: ROUND.d1RowsWritten + CHANGE.d1RowsWritten,
    });
    expect(await count("FROM events WHERE account = ?", account)).toBe(1);
  });
});

describe("a watched number", () => {
  it("costs what docs/deploy.md assumes when it is added, removed and deleted", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" });
    const { send, bindings, taken } = isolate();
    const listed = 1_000;
    const body = { business_numbers: numbersOf(listed) };
    const rows = async (path: string) => {
      const { status, before } = await send(path, apiKey, body);
      expect(status).toBe(200);
      return (before.d1RowsWritten ?? 0) / listed;
    };
    const added = await rows("/v1/watches");
    expect(added).toBeGreaterThan(ROWS.added - 0.1);
    expect(added).toBeLessThanOrEqual(ROWS.added);
    const removed = await rows("/v1/watches/remove");
    expect(removed).toBeGreaterThan(ROWS.removed - 0.1);
    expect(removed).toBeLessThanOrEqual(ROWS.removed);
    pass(32 * DAY_MS);
    taken();
    await sweepWatches(worker({ DB: bindings.DB }));
    const deleted = (taken().d1RowsWritten ?? 0) / listed;
    expect(deleted).toBeGreaterThan(ROWS.deleted - 0.1);
    expect(deleted).toBeLessThanOrEqual(ROWS.deleted);
    expect(await count("FROM watches")).toBe(0);
  });
});
