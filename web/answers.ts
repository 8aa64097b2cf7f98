/**
 * The types of the service's answers, from the TypeScript client. The page asks variant A for both
 * languages, so that switching the page's language needs no new request.
 */
import type { DescribeRequest, Job, Status, Verification } from "../sdk/src/index.ts";

export type {
  BilingualBusinessInfo as BusinessInfo,
  Business as BusinessAnswer,
  Job,
  JobList as JobPage,
  Usage,
} from "../sdk/src/index.ts";

export type VerifyAnswer = Verification<"both">;
export type StatusAnswer = Status<"both">;
export type Outcomes = Job["outcomes"];
export type DescribeLanguage = NonNullable<DescribeRequest["language"]>;

interface RowError {
  error: { code: string; message: string };
}

/** The result of a job's row: the answer that a single check would get, or an error. */
export type ResultLine = VerifyAnswer | StatusAnswer | RowError;

/** A number that was sent, and its result. */
export interface Checked {
  number: string;
  result: ResultLine;
}
