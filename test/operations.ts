/**
 * How many operations on the platform the service needs. `test/node/costs.test.ts` calculates the
 * costs in docs/deploy.md from these figures. Four tests in `test/worker/` count the operations:
 * `operations.test.ts` for checks, `cost-watching.test.ts` for watched numbers,
 * `cost-webhooks.test.ts` for webhooks, and `cost-hour.test.ts` for the rest.
 */
export const OPERATIONS_OF_A_CHECK = {
  /** For a key that the isolate has not read in the last five minutes. */
  kvReads: 1,
  /** While the isolate remembers the key. */
  kvReadsFresh: 0,
  meterCallsBefore: 1,
  /** After the answer: the confirmation, which several checks may share. */
  meterCallsAfter: 1,
  meterRowsWritten: 1,
  /** Calls of the registry's gate for each check. A call writes at most one row. */
  gateCalls: {
    /** An upper limit for a busy isolate. */
    busy: 0.1,
    /** For an isolate that makes less than a check a minute. */
    rare: 1,
  },
  d1Queries: 1,
  /** An upper limit. */
  d1RowsRead: 4,
  fetches: 1,
  logEvents: 1,
} as const;

/** For an hour in which an account made any number of checks with one variant. */
export const OPERATIONS_OF_AN_ACCOUNT_HOUR = {
  /** The publication of the counter. */
  kvWrites: 1,
  alarms: 1,
  /** One for the alarm, and at most one for the plans. */
  meterRowsWritten: 2,
} as const;

/** For one search for changed plans. An isolate searches at most once in five minutes. */
export const OPERATIONS_OF_A_LOOK = { kvReads: 2, d1Queries: 1, d1RowsRead: 14 } as const;

/** For each tick of the schedule if there is nothing to do. */
export const OPERATIONS_OF_A_TICK = {
  kvReads: 1,
  gateCalls: 1,
  d1Queries: 21,
  d1RowsRead: 46,
  d1RowsWritten: 0,
} as const;

/** For the nightly copy of the keys. */
export const OPERATIONS_OF_A_KEY_COPY = {
  kvReadsOfAKey: 1,
  kvLists: 256,
  d1RowsWritten: 275,
  /** At most. Keys are copied to 256 files, but a file without keys is not written. */
  r2ClassA: 259,
  r2ClassB: 8,
} as const;

/** For a round, in which a worker asks about a block of 100 watched numbers. */
export const OPERATIONS_OF_A_ROUND = {
  registryCalls: 1,
  d1Queries: 3,
  d1RowsRead: 112,
  d1RowsWritten: 4,
} as const;

/** Upper limits of what a round needs in addition if it pays for the month of its numbers. */
export const OPERATIONS_OF_A_PAYMENT = { meterCalls: 2, meterRowsWritten: 3 } as const;

/**
 * For a change of a watched number. The round that first finds the change writes no additional
 * rows. A further round confirms the change, and writes these additional rows for its event and for
 * the block.
 */
export const OPERATIONS_OF_A_CHANGE = { d1RowsWritten: 4 } as const;

/** For one event and one endpoint that gets it, if no other endpoint waits for an attempt. */
export const OPERATIONS_OF_A_WEBHOOK = {
  /** An upper limit, because one message can serve several deliveries that wait. */
  messages: 1,
  d1RowsWrittenWithItsEvent: 2,
  success: { d1Queries: 4, d1RowsRead: 51, d1RowsWritten: 4 },
  failure: { d1Queries: 4, d1RowsRead: 59, d1RowsWritten: 7 },
  d1RowsWrittenByLaterFailure: 5,
  /** When the delivery is deleted, after 30 days. */
  d1RowsWrittenToDelete: 1,
  d1RowsReadForEachWaiting: { delivery: 12, tick: 13 },
} as const;

/**
 * For one watched number: upper limits of the D1 rows that are written. They include the number's
 * share of the rows of its block.
 */
export const ROWS_OF_A_NUMBER = {
  added: 2.1,
  removed: 2.1,
  /** The row of a removed number is deleted after the end of the month. */
  deleted: 1.1,
} as const;
