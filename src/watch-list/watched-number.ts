import type { Known } from "./states.ts";

export interface NewWatch {
  /** Ten digits. */
  number: string;
  /** Null if none was sent. A reference that is already stored then stays. */
  reference: string | null;
}

export interface WatchedNumber {
  number: string;
  reference: string | null;
  /** Undefined if the number was never answered since it was added. */
  known: Known | undefined;
}

export interface WatchPosition {
  block: number;
  /** The last number that was shown; empty if no number of this block was shown. */
  number: string;
}
