/**
 * The service's answers as the page asks for them: always in both languages, so that switching the
 * page's language asks nothing again. The types are those of the service.
 */
import type { UsageAnswer } from "../src/http/answers.ts";
import type { JobAnswer, VerifyAnswer } from "../src/variant-a/answers.ts";
import type { BusinessAnswer } from "../src/variant-b/answers.ts";

export type { BusinessAnswer, VerifyAnswer };

/** What `lang=both` answers of a business. */
export type BusinessInfo = Extract<VerifyAnswer["businessInfo"], { companyNameEn: unknown }> & {
  closedOn?: string | null;
};

export interface StatusAnswer {
  businessNumber: string;
  isRegistered: boolean;
  status: string | null;
  statusEn: string | null;
  statusCode: string | null;
  taxType: string | null;
  taxTypeEn: string | null;
  taxTypeCode: string | null;
  closedOn: string | null;
  taxTypeChangedOn: string | null;
  issuesTaxInvoices: boolean | null;
  previousTaxType: string | null;
  previousTaxTypeCode: string | null;
  checkedAt: number;
}

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

export type Usage = UsageAnswer & {
  variants?: ("a" | "b")[];
  mode?: "live" | "test";
  max_batch?: number | null;
};

export interface Outcomes {
  active: number;
  suspended: number;
  closed: number;
  details_mismatch: number;
  not_registered: number;
  unconfirmed: number;
  errors: number;
}

export type Job = JobAnswer & {
  name?: string | null;
  check?: "verify" | "status";
  outcomes?: Outcomes;
};

export interface JobPage {
  jobs: Job[];
  next_cursor: string | null;
}
