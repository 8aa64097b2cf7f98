/**
 * The platform operations of a single check: the figures behind the costs in docs/deploy.md.
 * `test/worker/operations.test.ts` counts them, and `test/node/costs.test.ts` compares the document
 * with them.
 */
export const OPERATIONS_OF_A_CHECK = {
  /** When an isolate first sees a key, and when it reads it again after five minutes. */
  kvReadsFirst: 1,
  kvReadsAgain: 2,
  /** While the isolate remembers the key. */
  kvReadsFresh: 0,
  /** Before the answer, and after it: the confirmation, which several checks may share. */
  meterCallsBefore: 1,
  meterCallsAfter: 1,
  /** `test/worker/publication.test.ts`: one, and one more for the alarm of each publication. */
  meterRowsWritten: 1,
  rowsOfAPublication: 1,
  d1Queries: 1,
  /** At most. */
  d1RowsRead: 4,
  fetches: 1,
  logEvents: 1,
} as const;
