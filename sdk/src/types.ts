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

/** Whose optional fields may be undefined, as a program has them that fills in what it knows. */
type Fillable<Request> = {
  [Field in keyof Request]: object extends Pick<Request, Field>
    ? Request[Field] | undefined
    : Request[Field];
};

/** The languages of variant A: `both` is Korean with English beside it, `code` has no texts. */
export type OutputLanguage = "ko" | "en" | "both" | "code";

/** The language of an answer, under either of its names; Korean unless given. */
interface In<Language extends OutputLanguage> {
  /** `ko` Korean, `en` English, `both`, or `code`: codes alone, without names and texts. */
  lang?: Language | null | undefined;
  /** Another name for `lang`. */
  language?: Language | null | undefined;
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

export type VerifyRequest<Language extends OutputLanguage = OutputLanguage> = Fillable<
  Omit<JsonBody<"verifyBusiness">, keyof In<Language>>
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
  business_numbers?: null | undefined;
};
export type StatusListRequest<Language extends OutputLanguage = OutputLanguage> = In<Language> & {
  /** Up to 100, answered in their order. */
  business_numbers: readonly string[];
  business_number?: null | undefined;
};
export type Status<Language extends OutputLanguage = OutputLanguage> = StatusIn[Language];
export interface StatusList<Language extends OutputLanguage = OutputLanguage> {
  /** One for each number, in the order sent. */
  results: Status<Language>[];
}

export type DescribeRequest = Fillable<JsonBody<"describeBusiness">>;
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
  company_name?: string | null | undefined;
}

/** What a job asks of its businesses: whether the details are right, or their state alone. */
export type Check = "verify" | "status";

/** Businesses with a claim each, numbers that share one, or numbers alone: `check: "status"`. */
export type BatchRequest<
  Kind extends Check = Check,
  Language extends OutputLanguage = OutputLanguage,
> = In<Language> & {
  /** `verify` unless given. */
  check?: Kind | null | undefined;
  /** How many days the results are kept, counted from the end of the job; 30 unless given. */
  retention_days?: number | null | undefined;
} & (Kind extends "status"
    ? { business_numbers: readonly string[] } | { businesses: readonly Numbered[] }
    :
        | { businesses: readonly Claim[] }
        | ({ business_numbers: readonly string[] } & Omit<Claim, "business_number">));

interface Numbered {
  /** Ten digits, plain or hyphenated 3-2-5. */
  business_number: string;
}

export interface Job<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage>
  extends Omit<Schemas["Job"], "check" | "language"> {
  /** What is asked of the businesses. */
  check: Kind;
  /** The language of the results. */
  language: Language;
}
/** A job by its id; or by itself, which tells what its results hold. */
export type JobRef<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage> =
  | string
  | Pick<Job<Kind, Language>, "job_id" | "check" | "language">;
export type JobStatus = Schemas["JobStatus"];
export type DeletedJob = Schemas["DeletedJob"];
/** One page of the account's jobs, the newest first. */
export interface JobList {
  jobs: Job[];
  /** For the next page; null: there is none. */
  next_cursor: string | null;
}

interface AnswerTo<Language extends OutputLanguage> {
  verify: Verification<Language>;
  status: Status<Language>;
}

/** One row of a job's results, in the order of its input: with an answer, or with an error. */
export type Row<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage> = {
  /** Counted from 1. */
  row: number;
  /** The cells as given. */
  input: { business_number: string; [column: string]: string };
} & (
  | { answer: AnswerTo<Language>[Kind]; error?: undefined }
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
