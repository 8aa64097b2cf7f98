/** A live source: a public service that we query about one business by its number; it may fail. */
import type * as z from "zod";
import type { Answered, Unavailable } from "../lib/answer.ts";
import type { Field, LiveFacts } from "./facts.ts";

/** One service at data.go.kr, with its own approval, allowance and gate. */
export interface DataSet<Row = unknown> {
  /** Permanent, because D1 stores it in each row of facts. 0 means no data set. */
  id: number;
  /** The live source that this data set belongs to, unless it has the name of the source. */
  partOf?: string;
  /** Who makes these statements, in the words of the API's description. */
  speaker: string;
  /** For each field, the data set with the lowest rank is believed first. */
  ranks: Partial<Record<Field, number>>;
  /** Set if variant A uses its names. A name that is not official is a company's own words. */
  naming?: { isOfficial: boolean; speaker: string };
  /** The data set has only corporations, so it is not queried about sole proprietors. */
  isOfCorporations?: boolean;
  /** The data set names a sole proprietor's business after the owner. */
  usesOwnerNames?: boolean;
  /** The number to query by. The corporate number (13 digits) comes from another data set. */
  by: "businessNumber" | "corporateNumber";
  path: string;
  parameters: (number: string) => Record<string, string>;
  /** Reads a row. It must accept any content of the row's fields. */
  row: z.ZodType<Row>;
  numberOf(row: Row): string;
  /** Answers may also hold rows about other numbers, which are ignored. */
  mayHoldOthers?: boolean;
  /** @param rows at least one, all about the number @param totalCount of the rows on all pages */
  read(rows: Row[], totalCount: number): LiveReply;
}

/** `value` null: the data set knows nothing about the number. It never stands for a fault. */
export type LiveReply = Answered<LiveFacts | null> | LiveUnavailable;

export interface LiveUnavailable extends Unavailable {
  fault: LiveSourceFault;
}

export interface LiveSourceFault {
  /**
   * `passing`: no answer that can be believed. `limit`: no more calls today. `key`: the source
   * refuses our key or our location. `request`: it refuses this question, but may answer others.
   */
  kind: "passing" | "limit" | "key" | "request";
  /** For the log: our own word, or the source's code in digits. Never the source's text. */
  status: string;
  isRepeatable: boolean;
}

export function unavailable(
  kind: LiveSourceFault["kind"],
  status: string,
  isRepeatable = kind === "passing",
): LiveUnavailable {
  return { kind: "unavailable", fault: { kind, status, isRepeatable } };
}

/** The source answered about other numbers, so nothing is known. Repeating does not help. */
export const FILTER_IGNORED = unavailable("passing", "filter_ignored", false);

/** The row that counts may be on another page. Repeating does not help. */
export const TOO_MANY_ROWS = unavailable("passing", "too_many_rows", false);
