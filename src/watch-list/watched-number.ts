/** The types of watched numbers. */
import type { Known } from "./states.ts";

export interface NewWatch {
  /** Ten digits. */
  number: string;
  /** Null: none was sent, so a known one stays. */
  reference: string | null;
}

export interface WatchedNumber {
  number: string;
  reference: string | null;
  /** Undefined: never answered since it was added. */
  known: Known | undefined;
}

/** Where a page of the list ended. */
export interface WatchPosition {
  block: number;
  /** The last number shown; empty: none of this block. */
  number: string;
}
