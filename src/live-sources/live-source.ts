/** A live source is a public service that we ask about one business by its number. It may fail. */
import type * as z from "zod";
import type { Answered, Unavailable } from "../lib/answer.ts";
import type { Field, LiveFacts } from "./facts.ts";

/** One service at data.go.kr, with its own approval, daily allowance and gate. */
export interface DataSet<Row = unknown> {
  /** Never changes, because D1 stores it. 0 means no data set. */
  id: number;
  /** The live source that this data set belongs to. Absent if both have the same name. */
  partOf?: string;
  /** Who states these facts, in the words of the API's description. */
  speaker: string;
  /** If several data sets state a field, the service believes the one with the lowest rank. */
  ranks: Partial<Record<Field, number>>;
  /** Set if variant A uses the data set's names. Unofficial names are a company's own words. */
  naming?: { isOfficial: boolean; speaker: string };
  /** True if the data set has only corporations. It is then not queried about sole proprietors. */
  isOfCorporations?: boolean;
  usesOwnerNames?: boolean;
  /** The kind of number to send. Corporate numbers (13 digits) come from another data set. */
  by: "businessNumber" | "corporateNumber";
  path: string;
  parameters: (number: string) => Record<string, string>;
  /** Must accept any value of a field, because one refused row makes the whole answer malformed. */
  row: z.ZodType<Row>;
  numberOf(row: Row): string;
  /** True if an answer may have rows about other numbers. These rows are ignored. */
  mayHoldOthers?: boolean;
  /** @param totalCount the number of rows on all pages */
  read(rows: Row[], totalCount: number): LiveReply;
}

/** Null means that the data set knows nothing about the number, never a fault. */
export type LiveReply = Answered<LiveFacts | null> | LiveUnavailable;

export interface LiveUnavailable extends Unavailable {
  fault: LiveSourceFault;
}

export interface LiveSourceFault {
  /**
   * `passing`: there is no answer that can be believed. `limit`: no calls are left today. `key`:
   * the source refuses our key or location. `request`: the source refuses only this question.
   */
  kind: "passing" | "limit" | "key" | "request";
  /** For the log: our own word, or the digits of the source's code. Never the source's text. */
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

/** The source answered about other numbers. */
export const FILTER_IGNORED = unavailable("passing", "filter_ignored", false);

/** The relevant row may be on another page. */
export const TOO_MANY_ROWS = unavailable("passing", "too_many_rows", false);
