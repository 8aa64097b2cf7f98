/**
 * The platform operations of a single check: the figures behind the costs in docs/deploy.md.
 * `test/worker/operations.test.ts` counts them, except the rows that a meter writes, which
 * `test/worker/publication.test.ts` counts. `test/node/costs.test.ts` compares the document with
 * them.
 */
export const OPERATIONS_OF_A_CHECK = {
  /** For a key that the isolate has not seen yet. */
  kvReadsFirst: 1,
  /** For a key that the isolate last read more than five minutes ago. */
  kvReadsAgain: 2,
  /** While the isolate remembers the key. */
  kvReadsFresh: 0,
  /** Before the answer. */
  meterCallsBefore: 1,
  /** After the answer: the confirmation, which several checks may share. */
  meterCallsAfter: 1,
  meterRowsWritten: 1,
  /** What the meter writes to set the alarm for one publication of its counters. */
  rowsOfAPublication: 1,
  /**
   * Calls of the registry's gate, beside the check: an upper limit for a busy isolate. Each writes
   * at most one row. An isolate that makes less than a check a minute calls the gate for each.
   */
  gateCalls: 0.1,
  d1Queries: 1,
  /** An upper limit. */
  d1RowsRead: 4,
  fetches: 1,
  logEvents: 1,
} as const;
