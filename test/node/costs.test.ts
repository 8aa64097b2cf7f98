/** The costs in docs/deploy.md follow from the operations of a check and Cloudflare's prices. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATIONS_OF_A_CHECK as CHECK } from "../operations.ts";

const DOCUMENT = readFileSync("docs/deploy.md", "utf8");

/** `included`: millions per month in the plan. `usd`: the price of each further million. */
const PRICES = {
  workerRequests: { included: 10, usd: 0.3 },
  workerCpuMs: { included: 30, usd: 0.02 },
  kvReads: { included: 10, usd: 0.5 },
  kvWrites: { included: 1, usd: 5 },
  meterRequests: { included: 1, usd: 0.15 },
  meterRows: { included: 50, usd: 1 },
} as const;
type Item = keyof typeof PRICES;

const PLAN_USD = 5;
/** A generous assumption for the CPU time of one check. */
const CPU_MS = 5;
/** The size of the log event of one check. */
const LOG_KB = 1.5;

/**
 * The columns of the table of costs: each is a month with a number of checks, in millions, spread
 * evenly over the accounts.
 */
const MONTHS = [
  { title: "10 thousand checks", checks: 0.01, accounts: 20 },
  { title: "1 million", checks: 1, accounts: 100 },
  { title: "100 million", checks: 100, accounts: 1_000 },
];

const MONTH_SECONDS = 30 * 86_400;
const PUBLISH_SECONDS = 600;

/**
 * A meter publishes its counter at most once for each check, and at most once in ten minutes.
 * @returns the publications of all meters, in millions per month
 */
function publications({ checks, accounts }: (typeof MONTHS)[number]): number {
  return Math.min(checks, (accounts * (MONTH_SECONDS / PUBLISH_SECONDS)) / 1e6);
}

/** @returns the operations of a month in millions, as if no isolate remembered a key */
function operations(month: (typeof MONTHS)[number]): Record<Item, number> {
  const { checks } = month;
  const published = publications(month);
  return {
    workerRequests: checks,
    workerCpuMs: checks * CPU_MS,
    kvReads: checks * Math.max(CHECK.kvReadsFirst, CHECK.kvReadsAgain),
    kvWrites: published,
    meterRequests: checks * (CHECK.meterCallsBefore + CHECK.meterCallsAfter) + published,
    meterRows: checks * CHECK.meterRowsWritten + published * CHECK.rowsOfAPublication,
  };
}

const beyond = (item: Item, millions: number) => Math.max(0, millions - PRICES[item].included);
const costs = (item: Item, millions: number) => beyond(item, millions) * PRICES[item].usd;
/** Charges each GB of logs beyond 50, and each GB-month stored beyond 12. Logs are kept 7 days. */
const logCosts = (checks: number) => {
  const gigabytes = checks * LOG_KB;
  const kept = (gigabytes * 7) / 30;
  return Math.max(0, gigabytes - 50) * 0.25 + Math.max(0, kept - 12) * 0.1;
};
const total = (month: (typeof MONTHS)[number]) =>
  PLAN_USD +
  logCosts(month.checks) +
  Object.entries(operations(month)).reduce(
    (sum, [item, millions]) => sum + costs(item as Item, millions),
    0,
  );

function row(name: string): string[] {
  const line = DOCUMENT.split("\n").find((one) => one.startsWith(`| ${name}`));
  if (!line) throw new Error(`docs/deploy.md has no row "${name}"`);
  return line
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());
}

/** @returns the result in a cell: the number after its last "=", or its only number */
const amount = (cell: string) => Number(cell.replaceAll("*", "").split("=").at(-1));

describe("the costs in docs/deploy.md", () => {
  it("state the operations of a check with the figures of `test/operations.ts`", () => {
    const text = DOCUMENT.replace(/\s+/g, " ");
    expect(text).toContain(
      `at most ${CHECK.kvReadsAgain} KV reads (the key and the counter; none while the isolate remembers the key)`,
    );
    const calls = CHECK.meterCallsBefore + CHECK.meterCallsAfter;
    expect(text).toContain(
      `${calls} calls of the meter, which write ${CHECK.meterRowsWritten} row`,
    );
    expect(text).toContain(`at most ${CHECK.d1RowsRead} rows read of D1`);
    expect(text).toContain(
      `each publication is 1 KV write and 1 alarm, which is ${CHECK.rowsOfAPublication} row`,
    );
  });

  it.each([
    ["Worker requests", "workerRequests"],
    ["Worker CPU", "workerCpuMs"],
    ["KV reads |", "kvReads"],
    ["KV writes |", "kvWrites"],
    ["meter calls and alarms", "meterRequests"],
    ["meter rows written", "meterRows"],
  ] as const)("are right for each kind of operation: %s", (name, item) => {
    const wanted = MONTHS.map((month) => costs(item, operations(month)[item]));
    const cells = DOCUMENT.split("\n").filter((line) => line.startsWith(`| ${name}`));
    expect(cells).toHaveLength(1);
    for (const [index, cell] of row(name).slice(-3).entries()) {
      expect(amount(cell)).toBeCloseTo(wanted[index] ?? Number.NaN, 1);
    }
  });

  it("add up to the stated price of a month and of a thousand checks", () => {
    const wanted = MONTHS.map(total);
    for (const [index, cell] of row("**a month**").entries()) {
      expect(amount(cell)).toBeCloseTo(wanted[index] ?? Number.NaN, 1);
    }
    for (const [index, cell] of row("**a thousand checks**").entries()) {
      const thousands = (MONTHS[index]?.checks ?? 0) * 1_000;
      expect(amount(cell)).toBeCloseTo((wanted[index] ?? 0) / thousands, 2);
    }
  });
});
