/** The types of the service's answers. Answers of variant A are in Korean and English. */
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

export type ResultLine = VerifyAnswer | StatusAnswer | RowError;

/** A row that was sent: its business number and its result. */
export interface Checked {
  /** Empty if the service gave no result for the row. */
  number: string;
  result: ResultLine;
}
