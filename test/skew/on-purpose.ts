/**
 * Answers that the code gives differently than the last release, on purpose. Empty this list when
 * the fixtures of a release are recorded.
 */

export interface Change {
  /** Matches the faults that `replay.ts` reports. */
  fault: RegExp;
  /** Why both releases can run side by side nevertheless. */
  reason: string;
}

export const ON_PURPOSE: readonly Change[] = [];
