/**
 * The operations on the platform: the figures behind the costs in docs/deploy.md, which
 * `test/node/costs.test.ts` calculates from them. `test/worker/operations.test.ts` counts those of
 * a check, and `test/worker/cost-hour.test.ts` all others.
 */
export const OPERATIONS_OF_A_CHECK = {
  /** For a key that the isolate has not read in the last five minutes. */
  kvReads: 1,
  /** While the isolate remembers the key. */
  kvReadsFresh: 0,
  /** Before the answer. */
  meterCallsBefore: 1,
  /** After the answer: the confirmation, which several checks may share. */
  meterCallsAfter: 1,
  meterRowsWritten: 1,
  /** Calls of the registry's gate, beside the check. Each writes at most one row. */
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

/** Of an account and variant with checks in this hour, however many they are. */
export const OPERATIONS_OF_AN_ACCOUNT_HOUR = {
  /** The publication of the counter. */
  kvWrites: 1,
  alarms: 1,
  /** One for the alarm, and at most one for the plans. */
  meterRowsWritten: 2,
} as const;

/** Of an isolate that looks whether the plans have changed: at most every five minutes. */
export const OPERATIONS_OF_A_LOOK = { kvReads: 2, d1Queries: 1, d1RowsRead: 14 } as const;

/** Of the schedule's tick each minute if there is nothing to do. */
export const OPERATIONS_OF_A_TICK = {
  kvReads: 1,
  gateCalls: 1,
  d1Queries: 12,
  d1RowsRead: 20,
  d1RowsWritten: 0,
} as const;

/** Of a night's copy of the keys. */
export const OPERATIONS_OF_A_KEY_COPY = {
  kvReadsOfAKey: 1,
  kvLists: 256,
  d1RowsWritten: 275,
  /** An upper limit: each of the 256 pieces is a file, unless it has no key. */
  r2ClassA: 259,
  r2ClassB: 8,
} as const;
