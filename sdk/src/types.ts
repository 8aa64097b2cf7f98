/** The types of requests, and of the answers to them. */
import type { components, operations } from "./schema.ts";

type Schemas = components["schemas"];
type JsonBody<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** Lets optional fields be undefined, so that a program can pass values that may be missing. */
type Fillable<Request> = {
  [Field in keyof Request]: object extends Pick<Request, Field>
    ? Request[Field] | undefined
    : Request[Field];
};

/** The output languages of variant A. `both`: Korean and English. `code`: codes without texts. */
export type OutputLanguage = "ko" | "en" | "both" | "code";

/** The language of an answer. Set one of the two fields. Default: Korean. */
interface In<Language extends OutputLanguage> {
  /** `ko` Korean, `en` English, `both` Korean and English, `code` codes without names and texts. */
  lang?: Language | null | undefined;
  /** Another name for `lang`. */
  language?: Language | null | undefined;
}

interface ReceiptRequest {
  /**
   * Adds a receipt to the answer: a signed text that proves the answer. `verifyReceipt` verifies
   * this receipt.
   */
  receipt?: boolean | null | undefined;
}

interface Receipted {
  /** The answer has a receipt if the request asked for one. `verifyReceipt` verifies a receipt. */
  receipt?: string;
}

/**
 * The schema of an answer without its optional fields. The optional fields belong to other forms of
 * the answer, such as the bilingual form.
 */
type Shape<Name extends keyof Schemas> = {
  [Field in keyof Schemas[Name] as object extends Pick<Schemas[Name], Field>
    ? never
    : Field]: Schemas[Name][Field];
};

export type BusinessInfo = Shape<"BusinessInfo">;
export type BilingualBusinessInfo = Shape<"BilingualBusinessInfo">;
export type BusinessCodes = Shape<"BusinessCodes">;

interface InfoIn {
  ko: BusinessInfo;
  en: BusinessInfo;
  both: BilingualBusinessInfo;
  code: BusinessCodes;
}

export type VerifyRequest<Language extends OutputLanguage = OutputLanguage> = Fillable<
  Omit<JsonBody<"verifyBusiness">, keyof In<Language>>
> &
  In<Language> &
  ReceiptRequest;

/** Check `isValid` first. If it is false, `reason` says why the details are not confirmed. */
export type Verification<Language extends OutputLanguage = OutputLanguage> =
  | ValidVerification<Language>
  | InvalidVerification<Language>;

export interface ValidVerification<Language extends OutputLanguage = OutputLanguage>
  extends Omit<Schemas["ValidVerification"], "businessInfo">,
    Receipted {
  businessInfo: InfoIn[Language];
}

export interface InvalidVerification<Language extends OutputLanguage = OutputLanguage>
  extends Omit<Schemas["InvalidVerification"], "businessInfo">,
    Receipted {
  businessInfo: InfoIn[Language];
}

interface StatusIn {
  ko: Shape<"RegistrationStatus">;
  en: Shape<"RegistrationStatus">;
  both: Shape<"BilingualRegistrationStatus">;
  code: Shape<"StatusCodes">;
}

export type StatusRequest<Language extends OutputLanguage = OutputLanguage> = In<Language> &
  ReceiptRequest & {
    /** Ten digits, plain or hyphenated 3-2-5. */
    business_number: string;
    business_numbers?: null | undefined;
  };
export type StatusListRequest<Language extends OutputLanguage = OutputLanguage> = In<Language> &
  ReceiptRequest & {
    /** Up to 100 numbers. The results have the same order. */
    business_numbers: readonly string[];
    business_number?: null | undefined;
  };
export type Status<Language extends OutputLanguage = OutputLanguage> = StatusIn[Language] &
  Receipted;
export interface StatusList<Language extends OutputLanguage = OutputLanguage> {
  /** One result for each number, in the order sent. */
  results: Status<Language>[];
}

export type DescribeRequest = Fillable<JsonBody<"describeBusiness">> & ReceiptRequest;
export type Business = Schemas["Business"] & Receipted;
export type Usage = Schemas["Usage"];
export type Plan = Schemas["Plan"];
export type PlanList = Schemas["Plans"];

/** A number to watch. */
export interface NewWatch {
  /** Ten digits, plain or hyphenated 3-2-5. */
  business_number: string;
  /** Your own id for the business: 1 to 64 ASCII letters, digits or `._:-`. Never use a name. */
  reference?: string | null | undefined;
}
/** A watched number with the state that was last confirmed. */
export type Watch = Schemas["Watch"];
export type WatchedState = Schemas["WatchedState"];
export type WatchList = Schemas["WatchList"];
export type AddedWatches = Schemas["AddedWatches"];
export type UploadedWatches = Schemas["UploadedWatches"];
export type RemovedWatches = Schemas["RemovedWatches"];
export type WatchDay = Schemas["WatchDay"];

/** Something that happened. Ignore types that you do not know: new ones may be added. */
export type ServiceEvent = Schemas["Event"];
export type EventType = ServiceEvent["type"];
export type EventList = Schemas["EventList"];

/** An address of yours to which the service sends events. */
export type WebhookEndpoint = Schemas["WebhookEndpoint"];
export type WebhookEndpointWithSecret = Schemas["WebhookEndpointWithSecret"];
export type WebhookEndpointList = Schemas["WebhookEndpointList"];
export type DeletedWebhookEndpoint = Schemas["DeletedWebhookEndpoint"];
export type TestedWebhookEndpoint = Schemas["TestedWebhookEndpoint"];
export type WebhookDelivery = Schemas["WebhookDelivery"];
export type WebhookDeliveryList = Schemas["WebhookDeliveryList"];
export interface NewWebhookEndpoint {
  /** A public address over https. */
  url: string;
  /** The event types that the endpoint gets. Default: all types, also types added later. */
  types?: readonly EventType[] | null | undefined;
}
/** A change of an endpoint. A field that you leave out keeps its value. */
export interface WebhookEndpointChange extends Partial<NewWebhookEndpoint> {
  /** Cannot be set together with `url`, or before a test message was accepted. */
  status?: "enabled" | "disabled" | undefined;
}

/** The message of `webhookEndpoints.test`. It is not one of the account's events. */
export interface TestEvent {
  id: string;
  type: "webhook.test";
  timestamp: string;
  mode: "live" | "test";
  data: { endpoint_id: string };
}
/** What a webhook delivers. Ignore types that you do not know: new ones may be added. */
export type WebhookEvent = ServiceEvent | TestEvent;

/** What the caller claims about one business of a batch. */
export interface Claim {
  /** Ten digits, without hyphens. */
  business_number: string;
  /** The opening date, `YYYYMMDD` or `YYYY-MM-DD`. */
  start_date: string;
  /** The representative, exactly as registered. */
  owner_name: string;
  /** The Korean company name. The service uses it to find the official English name. */
  company_name?: string | null | undefined;
}

/** What a job checks: the details of the businesses (`verify`), or only their state. */
export type Check = "verify" | "status";

/**
 * The businesses of a batch. To check details, give each business its own details, or give numbers
 * and one set of details for all of them. To check only the state (`status`), give only numbers.
 */
export type BatchRequest<
  Kind extends Check = Check,
  Language extends OutputLanguage = OutputLanguage,
> = In<Language> & {
  /** Default: `verify`. */
  check?: Kind | null | undefined;
  /** How many days the results are kept after the end of the job. Default: 30. */
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
  extends Omit<Schemas["Job"], "check" | "language">,
    Receipted {
  check: Kind;
  language: Language;
}
/** A job, or its id. If you pass the job, the types of its results are known. */
export type JobRef<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage> =
  | string
  | Pick<Job<Kind, Language>, "job_id" | "check" | "language">;
export type JobStatus = Schemas["JobStatus"];
export type DeletedJob = Schemas["DeletedJob"];
/** One page of the account's jobs, the newest first. */
export interface JobList {
  jobs: Job[];
  /** The `cursor` of the next page; null if this is the last page. */
  next_cursor: string | null;
}

interface AnswerTo<Language extends OutputLanguage> {
  verify: Verification<Language>;
  status: Status<Language>;
}

/** One row of a job's results, with an answer or with an error. */
export type Row<Kind extends Check = Check, Language extends OutputLanguage = OutputLanguage> = {
  /** Counted from 1. */
  row: number;
  /** The cells as you sent them, without invisible characters. */
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

export interface CallOptions {
  /** Aborts the call, including its waits. */
  signal?: AbortSignal | null | undefined;
}

/** The options of a call that is charged. */
export interface ChargedOptions extends CallOptions {
  /**
   * 1 to 255 printable ASCII characters without blanks. Within 24 hours, the first ten repetitions
   * of a check with the same key are free. A submission with the same key gets the same job, until
   * the job expires or is deleted. Without this option, each call has its own key, so that the
   * client's retries are free.
   */
  idempotencyKey?: string | undefined;
}
