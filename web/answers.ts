/**
 * The service's answers as the page asks for them: always in both languages, so that switching the
 * page's language asks nothing again. The types are those of the TypeScript client.
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

/** What a row of a job came to: what the check would return, or an error. */
export type ResultLine = VerifyAnswer | StatusAnswer | RowError;

/** A number that was sent, and what it came to. */
export interface Checked {
  number: string;
  result: ResultLine;
}
