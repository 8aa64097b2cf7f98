/**
 * The types of questions and answers. They are those of `docs/openapi.json`, with its names of
 * fields; what is added here is which question has which answer.
 */
import type { components, operations } from "./schema.ts";

type Schemas = components["schemas"];
type JsonBody<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** What a call is charged for, and how it is answered: `both` is Korean with English beside it. */
export type OutputLanguage = "ko" | "en" | "both" | "code";

/** The language of an answer, under either of its names; Korean unless given. */
interface In<Language extends OutputLanguage> {
  /** `ko` Korean, `en` English, `both`, or `code`: codes alone, without names and texts. */
  lang?: Language | null;
  /** Another name for `lang`. */
  language?: Language | null;
}

export type BusinessInfo = Schemas["BusinessInfo"];
export type BilingualBusinessInfo = Schemas["BilingualBusinessInfo"];
export type BusinessCodes = Schemas["BusinessCodes"];

interface InfoIn {
  ko: BusinessInfo;
  en: BusinessInfo;
  both: BilingualBusinessInfo;
  code: BusinessCodes;
}

export type VerifyRequest<Language extends OutputLanguage = OutputLanguage> = Omit<
  JsonBody<"verifyBusiness">,
  keyof In<Language>
> &
  In<Language>;

/** Ask `isValid` first: a valid answer confirms the details, another says with `reason` why not. */
export type Verification<Language extends OutputLanguage = OutputLanguage> =
  | ValidVerification<Language>
  | InvalidVerification<Language>;

export interface ValidVerification<Language extends OutputLanguage = OutputLanguage>
  extends Omit<Schemas["ValidVerification"], "businessInfo"> {
  businessInfo: InfoIn[Language];
}

export interface InvalidVerification<Language extends OutputLanguage = OutputLanguage>
  extends Omit<Schemas["InvalidVerification"], "businessInfo"> {
  businessInfo: InfoIn[Language];
}

interface StatusIn {
  ko: Schemas["RegistrationStatus"];
  en: Schemas["RegistrationStatus"];
  both: Schemas["BilingualRegistrationStatus"];
  code: Schemas["StatusCodes"];
}

export type StatusRequest<Language extends OutputLanguage = OutputLanguage> = In<Language> & {
  /** Ten digits, plain or hyphenated 3-2-5. */
  business_number: string;
  business_numbers?: null;
};
export type StatusListRequest<Language extends OutputLanguage = OutputLanguage> = In<Language> & {
  /** Up to 100, answered in their order. */
  business_numbers: readonly string[];
  business_number?: null;
};
export type Status<Language extends OutputLanguage = OutputLanguage> = StatusIn[Language];
export interface StatusList<Language extends OutputLanguage = OutputLanguage> {
  /** One for each number, in the order sent. */
  results: Status<Language>[];
}

export type DescribeRequest = JsonBody<"describeBusiness">;
export type Business = Schemas["Business"];
export type Usage = Schemas["Usage"];
export type Plan = Schemas["Plan"];
export type PlanList = Schemas["Plans"];

/** What is claimed of one business of a batch. */
export interface Claim {
  /** Ten digits, no hyphens. */
  business_number: string;
  /** The opening date, `YYYYMMDD` or `YYYY-MM-DD`. */
  start_date: string;
  /** The representative, exactly as registered. */
  owner_name: string;
  /** The Korean company name, to find the official English one. */
  company_name?: string | null;
}

/** Businesses with a claim each, numbers that share one, or numbers alone: `check: "status"`. */
export type BatchRequest = Pick<JsonBody<"submitBatch">, "language" | "lang" | "retention_days"> &
  (
    | { check?: "verify" | null; businesses: readonly Claim[] }
    | ({ check?: "verify" | null; business_numbers: readonly string[] } & Omit<
        Claim,
        "business_number"
      >)
    | { check: "status"; business_numbers: readonly string[] }
    | { check: "status"; businesses: readonly { business_number: string }[] }
  );

export type Job = Schemas["Job"];
export type JobStatus = Schemas["JobStatus"];
export type DeletedJob = Schemas["DeletedJob"];
/** One page of the account's jobs. */
export type JobList = Schemas["JobList"];

/** One row of a job's results, in the order of its input: with an answer, or with an error. */
export type Row = {
  /** Counted from 1. */
  row: number;
  /** The cells as given. */
  input: { business_number: string; [column: string]: string };
} & (
  | { answer: Verification | Status; error?: undefined }
  | { answer?: undefined; error: RowError }
);

/** Why a row has no answer. */
export interface RowError {
  code: ErrorCode | (string & {});
  message: string;
}

export type ErrorCode = Schemas["ErrorCode"];

/** What any call takes besides what it asks. */
export interface CallOptions {
  /** Ends the call, and every wait in it. */
  signal?: AbortSignal | null | undefined;
}

/** Of a call that is charged. */
export interface ChargedOptions extends CallOptions {
  /**
   * 1 to 255 printable ASCII characters. The same key with the same request is charged once, for 24
   * hours; without one each call gets its own, which covers the retries of that call.
   */
  idempotencyKey?: string | undefined;
}
