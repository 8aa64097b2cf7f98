/**
 * What a live source is: a public service that is queried about one business, by its registration
 * number. It has one data set or several, each described as data in the folder of the source, and
 * it may fail. Which sources there are belongs in `list.ts`; when one is queried, how often and
 * what becomes of its facts belongs to those who use it.
 */
import type * as z from "zod";
import type { Answered, Unavailable } from "../lib/answer.ts";
import type { Field, LiveFacts } from "./facts.ts";

/**
 * What data.go.kr approves, counts and answers by itself. The first data set of a source has the
 * name of the source. Each has an allowance and a gate of its own.
 */
export interface DataSet<Row = unknown> {
  /** Permanent: D1 has it in each row of facts. 0 stands for no data set. */
  id: number;
  /** The source of a data set that is not its first: it is on when the source is. */
  partOf?: string;
  /** Who says what it says, in the words of the API's description. */
  speaker: string;
  /**
   * The fields that it gives, each with its rank among the data sets that give the field: the
   * lowest is believed first. Steps of ten leave room for a new source.
   */
  ranks: Partial<Record<Field, number>>;
  /** Set where its names serve checks too. What is not official is a company's own words. */
  naming?: { isOfficial: boolean; speaker: string };
  /** It knows corporations only: it is not queried about a sole proprietor's number. */
  isOfCorporations?: boolean;
  /** It calls a sole proprietor's business by its owner. */
  isNamedByOwner?: boolean;
  /** The number that it is queried by: ten digits, or the 13 that another data set told. */
  by: "businessNumber" | "corporateNumber";
  path: string;
  parameters: (number: string) => Record<string, string>;
  /** What is read of a row, whatever its fields hold. */
  row: z.ZodType<Row>;
  /** The digits of the number that a row is about. */
  numberOf(row: Row): string;
  /** Rows about other numbers may come along: they are passed over. */
  mayHoldOthers?: boolean;
  /**
   * What the rows say; all are about the number, and there is at least one.
   * @param totalCount of all pages
   */
  read(rows: Row[], totalCount: number): LiveReply;
}

/** `value` null: the data set knows nothing of the number. It never means that there is a fault. */
export type LiveReply = Answered<LiveFacts | null> | LiveUnavailable;

export interface LiveUnavailable extends Unavailable {
  fault: LiveSourceFault;
}

/** Why a source did not answer. It never means that the source knows nothing. */
export interface LiveSourceFault {
  /**
   * - `passing`: no answer, or none that could be believed.
   * - `limit`: no more calls today.
   * - `key`: it refuses our key, or the place we call from.
   * - `request`: it refuses what was asked, which says nothing of the source.
   */
  kind: "passing" | "limit" | "key" | "request";
  /**
   * For the log: one of our own words (`timeout`, `network`, `malformed`, `filter_ignored` …), the
   * HTTP status (`http_502`) or the source's code in digits. Never text of the source.
   */
  status: string;
  /** Whether asking the same again at once may help. */
  isRepeatable: boolean;
}

export function unavailable(
  kind: LiveSourceFault["kind"],
  status: string,
  isRepeatable = kind === "passing",
): LiveUnavailable {
  return { kind: "unavailable", fault: { kind, status, isRepeatable } };
}

/** The source answers about others: that is not repeated, and says nothing of this number. */
export const FILTER_IGNORED = unavailable("passing", "filter_ignored", false);

/** What is wanted may be on another page: that is not repeated, either. */
export const TOO_MANY_ROWS = unavailable("passing", "too_many_rows", false);
