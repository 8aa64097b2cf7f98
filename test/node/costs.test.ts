import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  OPERATIONS_OF_AN_ACCOUNT_HOUR as ACCOUNT_HOUR,
  OPERATIONS_OF_A_CHANGE as CHANGE,
  OPERATIONS_OF_A_CHECK as CHECK,
  OPERATIONS_OF_A_KEY_COPY as KEY_COPY,
  OPERATIONS_OF_A_LOOK as LOOK,
  OPERATIONS_OF_A_PAYMENT as PAYMENT,
  OPERATIONS_OF_A_ROUND as ROUND,
  ROWS_OF_A_NUMBER as ROWS_OF_A_WATCH,
  OPERATIONS_OF_A_TICK as TICK,
  OPERATIONS_OF_A_WEBHOOK as WEBHOOK,
} from "../operations.ts";

const DOCUMENT = readFileSync("docs/deploy.md", "utf8");

/** `included`: millions per month in the plan. `usd`: the price of each further million. */
const PRICES = {
  workerRequests: { included: 10, usd: 0.3 },
  workerCpuMs: { included: 30, usd: 0.02 },
  kvReads: { included: 10, usd: 0.5 },
  kvWrites: { included: 1, usd: 5 },
  kvLists: { included: 1, usd: 5 },
  objectRequests: { included: 1, usd: 0.15 },
  objectDuration: { included: 0.4, usd: 12.5 },
  objectRows: { included: 50, usd: 1 },
  d1RowsRead: { included: 25_000, usd: 0.001 },
  d1RowsWritten: { included: 50, usd: 1 },
  r2ClassA: { included: 1, usd: 4.5 },
  r2ClassB: { included: 10, usd: 0.36 },
  queueOperations: { included: 1, usd: 0.4 },
  logGb: { included: 50, usd: 0.25 },
} as const;
type Item = keyof typeof PRICES;

const PLAN_USD = 5;
/** A high estimate of the CPU time of one check. */
const CPU_MS = 5;
/** An estimate of how long the calls of one check keep the meter busy. */
const METER_SECONDS = 0.02;
const METER_GB = 0.128;
/** The size of the log event of one check. */
const LOG_KB = 1.5;
/** An estimate of how many isolates run at the same time. Each looks for changed plans. */
const ISOLATES = 100;

const MONTH_HOURS = 720;
const MONTH_MINUTES = MONTH_HOURS * 60;
const MONTH_NIGHTS = 30;
/** An isolate looks for changed plans at most every five minutes. */
const LOOKS_A_MONTH = MONTH_MINUTES / 5;

/**
 * The columns of the table of costs. Each column is a month, with its checks in millions. The
 * checks are spread evenly over the accounts and over the hours.
 */
const MONTHS = [
  { title: "10 thousand checks", checks: 0.01, accounts: 20, gate: "rare" },
  { title: "1 million", checks: 1, accounts: 100, gate: "rare" },
  { title: "100 million", checks: 100, accounts: 1_000, gate: "busy" },
  { title: "100 million", checks: 100, accounts: 10_000, gate: "busy" },
] as const;
type Month = (typeof MONTHS)[number];

/** The hours in which an account makes a check, summed over all accounts. In millions. */
const accountHours = ({ checks, accounts }: Month) =>
  Math.min(checks, (accounts * MONTH_HOURS) / 1e6);

const millions = (number: number) => number / 1e6;

/**
 * Assumes the most expensive case, in which no isolate remembers a key.
 * @returns the operations of a month in millions
 */
function operations(month: Month): Record<Exclude<Item, "queueOperations" | "logGb">, number> {
  const { checks, accounts } = month;
  const hours = accountHours(month);
  const gateCalls = checks * CHECK.gateCalls[month.gate];
  const ticks = millions(MONTH_MINUTES);
  const looks = millions(ISOLATES * LOOKS_A_MONTH);
  const nights = millions(MONTH_NIGHTS);
  return {
    workerRequests: checks,
    workerCpuMs: checks * CPU_MS,
    kvReads:
      checks * CHECK.kvReads +
      looks * LOOK.kvReads +
      ticks * TICK.kvReads +
      nights * accounts * KEY_COPY.kvReadsOfAKey,
    kvWrites: hours * ACCOUNT_HOUR.kvWrites,
    kvLists: nights * KEY_COPY.kvLists,
    objectRequests:
      checks * (CHECK.meterCallsBefore + CHECK.meterCallsAfter) +
      hours * ACCOUNT_HOUR.alarms +
      gateCalls +
      ticks * TICK.gateCalls,
    objectDuration: checks * METER_SECONDS * METER_GB,
    objectRows:
      checks * CHECK.meterRowsWritten +
      hours * ACCOUNT_HOUR.meterRowsWritten +
      gateCalls +
      ticks * TICK.gateCalls,
    d1RowsRead: checks * CHECK.d1RowsRead + looks * LOOK.d1RowsRead + ticks * TICK.d1RowsRead,
    d1RowsWritten: ticks * TICK.d1RowsWritten + nights * KEY_COPY.d1RowsWritten,
    r2ClassA: nights * KEY_COPY.r2ClassA,
    r2ClassB: nights * KEY_COPY.r2ClassB,
  };
}

const costs = (item: Item, number: number) =>
  Math.max(0, number - PRICES[item].included) * PRICES[item].usd;
/** In a month, 50 GB of new logs and 12 GB of stored logs are free. Logs are kept for 7 days. */
const logCosts = (checks: number) => {
  const gigabytes = checks * LOG_KB;
  const kept = (gigabytes * 7) / 30;
  return Math.max(0, gigabytes - 50) * 0.25 + Math.max(0, kept - 12) * 0.1;
};
const total = (month: Month) =>
  PLAN_USD +
  logCosts(month.checks) +
  Object.entries(operations(month)).reduce(
    (sum, [item, number]) => sum + costs(item as Item, number),
    0,
  );

/** The operations of each row of the table. A row is named by its first words. */
const ROWS = {
  "Worker requests": ["workerRequests"],
  "Worker CPU": ["workerCpuMs"],
  "KV reads |": ["kvReads"],
  "KV writes |": ["kvWrites"],
  "calls of meters and of the gate, and alarms": ["objectRequests"],
  "duration of these": ["objectDuration"],
  "rows that they write": ["objectRows"],
  "KV lists, D1, R2": ["kvLists", "d1RowsRead", "d1RowsWritten", "r2ClassA", "r2ClassB"],
} as const satisfies Record<string, readonly Item[]>;

const CHECKS_TABLE = "| accounts |";
const WATCHING_TABLE = "| blocks |";
const WEBHOOKS_TABLE = "| webhooks |";

/**
 * @param table the start of the table's first row
 * @returns the cells of the row that begins with `name`
 */
function row(name: string, table = CHECKS_TABLE): string[] {
  const found = DOCUMENT.split("\n\n").find((part) => part.includes(`\n${table}`)) ?? "";
  const line = found.split("\n").find((one) => one.startsWith(`| ${name}`));
  if (!line) throw new Error(`docs/deploy.md has no row "${name}"`);
  const [, , ...cells] = line.split("|");
  return cells.slice(0, -1).map((cell) => cell.trim());
}

/** @returns the result in a cell: the number after its last "=", or its only number */
const amount = (cell: string) => Number(cell.replaceAll("*", "").split("=").at(-1));

const text = DOCUMENT.replace(/\s+/g, " ");

describe("the costs in docs/deploy.md", () => {
  it("state the counted operations of a check, and of an hour in which an account makes checks", () => {
    const calls = CHECK.meterCallsBefore + CHECK.meterCallsAfter;
    for (const sentence of [
      `${CHECK.kvReads} KV read (the key; none while the isolate remembers it)`,
      `${calls} calls of the meter, which write ${CHECK.meterRowsWritten} row`,
      `at most ${CHECK.gateCalls.busy} calls of the registry's gate, which write 1 row each`,
      `an isolate with less than a check a minute makes ${CHECK.gateCalls.rare}`,
      `at most ${CHECK.d1RowsRead} rows read of D1`,
      `${ACCOUNT_HOUR.kvWrites} KV write, ${ACCOUNT_HOUR.alarms} alarm and at most ${ACCOUNT_HOUR.meterRowsWritten} rows`,
    ])
      expect(text).toContain(sentence);
  });

  it("state the counted operations of the work that runs beside the checks", () => {
    for (const sentence of [
      `${LOOK.kvReads} KV reads, ${LOOK.d1Queries} D1 query, ${LOOK.d1RowsRead} rows read`,
      `${TICK.kvReads} KV read, ${TICK.d1Queries} D1 queries, ${TICK.d1RowsRead} rows read in an ` +
        `empty database, ${TICK.d1RowsWritten} written, ${TICK.gateCalls} call of the registry's ` +
        `gate, which writes a row`,
      `${KEY_COPY.kvLists} KV lists, ${KEY_COPY.kvReadsOfAKey} KV read for each key, ` +
        `${KEY_COPY.d1RowsWritten} D1 rows written, at most ${KEY_COPY.r2ClassA} class A and ` +
        `${KEY_COPY.r2ClassB} class B operations`,
    ])
      expect(text).toContain(sentence);
  });

  it.each(Object.entries(ROWS))("are right for each kind of operation: %s", (name, items) => {
    for (const [index, cell] of row(name).entries()) {
      const counted = operations(MONTHS[index] as Month);
      const wanted = items.reduce((sum, item) => sum + costs(item, counted[item]), 0);
      expect(amount(cell), `${name}, column ${index + 1}`).toBeCloseTo(wanted, 1);
    }
  });

  it("add up to the stated price of a month and of a thousand checks", () => {
    for (const [index, cell] of row("**a month**").entries())
      expect(amount(cell)).toBeCloseTo(total(MONTHS[index] as Month), 1);
    for (const [index, cell] of row("**a thousand checks**").entries()) {
      const month = MONTHS[index] as Month;
      expect(amount(cell)).toBeCloseTo(total(month) / (month.checks * 1_000), 2);
    }
  });

  it("are at most 220 USD for 100 million checks, and 320 USD with 10,000 busy accounts", () => {
    const [, , few, many] = MONTHS.map(total) as [number, number, number, number];
    expect(few).toBeLessThanOrEqual(220);
    expect(many).toBeLessThanOrEqual(320);
  });
});

/** The columns of the table of watched numbers. */
const LISTS = [1_000, 100_000, 1_000_000];
const NUMBERS_IN_BLOCK = 100;
const ROUNDS_A_MONTH = 30;
/** An estimate of the share of the numbers that change in a month. */
const CHANGING = 0.01;
/** A high estimate of the CPU time of a round, in which a worker asks about one block. */
const ROUND_CPU_MS = 20;
/** A high estimate: a message has three operations, but one message starts many rounds. */
const QUEUE_OPERATIONS_OF_A_ROUND = 3;

/** @returns the operations of a month in millions, in the most expensive case */
function operationsOfList(numbers: number) {
  const blocks = numbers / NUMBERS_IN_BLOCK;
  const changes = numbers * CHANGING;
  // One more round of a block confirms its changes. At worst, each change is in another block.
  const rounds = millions(blocks * ROUNDS_A_MONTH + changes);
  const payments = millions(blocks);
  const gateCalls = rounds * CHECK.gateCalls.rare;
  return {
    workerRequests: rounds,
    workerCpuMs: rounds * ROUND_CPU_MS,
    queueOperations: rounds * QUEUE_OPERATIONS_OF_A_ROUND,
    d1RowsRead: rounds * ROUND.d1RowsRead,
    d1RowsWritten: rounds * ROUND.d1RowsWritten + millions(changes) * CHANGE.d1RowsWritten,
    objectRequests: payments * PAYMENT.meterCalls + gateCalls,
    objectDuration: (payments + gateCalls) * METER_SECONDS * METER_GB,
    objectRows: payments * PAYMENT.meterRowsWritten + gateCalls,
    // A million rounds times a kilobyte are a gigabyte.
    logGb: rounds * LOG_KB,
  } satisfies Partial<Record<Item, number>>;
}

/** @returns the price of the operations if other work has used up all that the plan includes */
const costsOfList = (numbers: number, items: readonly Item[]) => {
  const counted: Partial<Record<Item, number>> = operationsOfList(numbers);
  return items.reduce((sum, item) => {
    return sum + (counted[item] ?? 0) * PRICES[item].usd;
  }, 0);
};

const ROWS_OF_LISTS = {
  "Worker requests and CPU": ["workerRequests", "workerCpuMs"],
  "queue operations": ["queueOperations"],
  "D1 rows written and read": ["d1RowsWritten", "d1RowsRead"],
  "calls of the meter and the gate": ["objectRequests", "objectDuration", "objectRows"],
  logs: ["logGb"],
  "**a month**": [
    ...["workerRequests", "workerCpuMs", "queueOperations", "d1RowsWritten", "d1RowsRead"],
    ...["objectRequests", "objectDuration", "objectRows", "logGb"],
  ] as Item[],
} as const satisfies Record<string, readonly Item[]>;

describe("the costs of watched numbers in docs/deploy.md", () => {
  it("state the counted operations of a round, a payment, a change and a number", () => {
    for (const sentence of [
      `${ROUND.registryCalls} call of the tax authority, ${ROUND.d1Queries} D1 queries, ` +
        `${ROUND.d1RowsRead} rows read and ${ROUND.d1RowsWritten} written`,
      `${PAYMENT.meterCalls} calls of the meter, which write at most ${PAYMENT.meterRowsWritten} rows`,
      `a change writes ${CHANGE.d1RowsWritten} more rows`,
      `${ROWS_OF_A_WATCH.added} rows to add, ${ROWS_OF_A_WATCH.removed} to remove and ` +
        `${ROWS_OF_A_WATCH.deleted} to delete`,
    ])
      expect(text).toContain(sentence);
  });

  it("have a column for each length of a list, with the number of blocks and of rounds", () => {
    const cells = (numbers: readonly number[]) => numbers.map((n) => n.toLocaleString("en-US"));
    expect(row("blocks", WATCHING_TABLE)).toEqual(cells(LISTS.map((n) => n / NUMBERS_IN_BLOCK)));
    expect(row("rounds", WATCHING_TABLE)).toEqual(
      cells(LISTS.map((n) => (n / NUMBERS_IN_BLOCK) * ROUNDS_A_MONTH + n * CHANGING)),
    );
  });

  it.each(Object.entries(ROWS_OF_LISTS))("are right for %s", (name, items) => {
    for (const [index, cell] of row(name, WATCHING_TABLE).entries())
      expect(amount(cell), `${name}, column ${index + 1}`).toBeCloseTo(
        costsOfList(LISTS[index] as number, items),
        2,
      );
  });
});

/** The columns of the table of webhooks. */
const WEBHOOKS = [100_000, 1_000_000];
/** Each message is sent, delivered and acknowledged. */
const QUEUE_OPERATIONS_OF_A_MESSAGE = 3;
/** A high estimate of the CPU time of a delivery. */
const DELIVERY_CPU_MS = 10;
const ROWS_WRITTEN_OF_A_WEBHOOK =
  WEBHOOK.d1RowsWrittenWithItsEvent + WEBHOOK.success.d1RowsWritten + WEBHOOK.d1RowsWrittenToDelete;

const ROWS_OF_WEBHOOKS = {
  "Worker requests and CPU": PRICES.workerRequests.usd + DELIVERY_CPU_MS * PRICES.workerCpuMs.usd,
  "queue operations": WEBHOOK.messages * QUEUE_OPERATIONS_OF_A_MESSAGE * PRICES.queueOperations.usd,
  "D1 rows written and read":
    ROWS_WRITTEN_OF_A_WEBHOOK * PRICES.d1RowsWritten.usd +
    WEBHOOK.success.d1RowsRead * PRICES.d1RowsRead.usd,
  logs: LOG_KB * PRICES.logGb.usd,
};

describe("the costs of webhooks in docs/deploy.md", () => {
  it("state the counted operations of a webhook, of a failed attempt, and of an endpoint that waits for its next attempt", () => {
    const { success, failure, d1RowsReadForEachWaiting: waiting } = WEBHOOK;
    for (const sentence of [
      `${WEBHOOK.messages} message (${QUEUE_OPERATIONS_OF_A_MESSAGE} queue operations), ` +
        `${success.d1Queries} D1 queries, ${success.d1RowsRead} rows read and ` +
        `${success.d1RowsWritten} written`,
      `${WEBHOOK.d1RowsWrittenWithItsEvent} more rows written with its event, and ` +
        `${WEBHOOK.d1RowsWrittenToDelete} to delete it`,
      `${failure.d1RowsRead} rows read and ${failure.d1RowsWritten} written; later ones write ` +
        `${WEBHOOK.d1RowsWrittenByLaterFailure}`,
      `it adds ${waiting.delivery} rows read to each attempt of every other endpoint, and ` +
        `${waiting.tick} to each tick`,
      `ten attempts write at most ${failure.d1RowsWritten + 9 * WEBHOOK.d1RowsWrittenByLaterFailure} rows`,
      `${(1_000 * waiting.tick * MONTH_MINUTES * PRICES.d1RowsRead.usd * 1e-6).toFixed(2)} USD for ` +
        "the ticks",
      `the thousand add ${waiting.delivery * 1_000 * PRICES.d1RowsRead.usd} USD to the cost`,
    ])
      expect(text).toContain(sentence);
  });

  it.each(Object.entries(ROWS_OF_WEBHOOKS))("are right for %s", (name, usdAMillion) => {
    for (const [index, cell] of row(name, WEBHOOKS_TABLE).entries())
      expect(amount(cell)).toBeCloseTo(usdAMillion * millions(WEBHOOKS[index] as number), 2);
  });

  it("add up to the stated price of a month", () => {
    const sum = Object.values(ROWS_OF_WEBHOOKS).reduce((total, usd) => total + usd);
    for (const [index, cell] of row("**a month**", WEBHOOKS_TABLE).entries())
      expect(amount(cell)).toBeCloseTo(sum * millions(WEBHOOKS[index] as number), 2);
  });
});
