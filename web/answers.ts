/**
 * The service's answers as the page asks for them: always in both languages, so that switching the
 * page's language asks nothing again. The types are those of the service.
 */
import type {
  StatusAnswer as AnyStatusAnswer,
  JobAnswer,
  VerifyAnswer,
} from "../src/variant-a/answers.ts";

export type { UsageAnswer as Usage } from "../src/http/answers.ts";
export type { JobAnswer as Job, JobListAnswer as JobPage } from "../src/variant-a/answers.ts";
export type { BusinessAnswer } from "../src/variant-b/answers.ts";
export type { VerifyAnswer };

/** What `lang=both` answers of a business. */
export type BusinessInfo = Extract<VerifyAnswer["businessInfo"], { companyNameEn: unknown }>;
export type StatusAnswer = Extract<AnyStatusAnswer, { statusEn: unknown }>;
export type Outcomes = NonNullable<JobAnswer["outcomes"]>;

interface RowError {
  error: { code: string; message: string };
}

/** What a row of a job came to: what the check would return, or an error. */
export type ResultLine = VerifyAnswer | StatusAnswer | RowError;

/** A number that was sent, and what it came to. */
export interface Checked {
  number: string;
  line: ResultLine;
}

/** A line of a job's results as it is downloaded. */
export type ResultRow = { input: { business_number: string } } & (
  | { answer: VerifyAnswer | StatusAnswer; error?: undefined }
  | ({ answer?: undefined } & RowError)
);
