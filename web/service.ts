/** Calls the service. Returns errors and lost connections as data. Throws only for our own bugs. */
// Do not import the client's index: the first view would then load the verifier of receipts too.
import { BusinessVerification } from "../sdk/src/client.ts";
import { ApiError, ConnectionError } from "../sdk/src/errors.ts";
import type { BatchRequest } from "../sdk/src/index.ts";
import { responseOf } from "../sdk/src/response.ts";
import type {
  BusinessAnswer,
  Checked,
  DescribeLanguage,
  Job,
  JobPage,
  ResultLine,
  StatusAnswer,
  Usage,
  VerifyAnswer,
} from "./answers.ts";

export type Failure =
  | { kind: "offline" }
  | {
      kind: "error";
      status: number;
      code: string;
      message: string;
      /** The field at fault. In a list it contains the index: `businesses.3.business_number`. */
      parameter: string | null;
      /** In seconds; undefined if the service does not say. */
      retryAfter: number | undefined;
      requestId: string;
    };

export type Reply<T> = { ok: true; value: T; requestId: string } | { ok: false; failure: Failure };

/** A request that the page can also show as a command for a terminal. */
export interface ShownRequest<Body extends object = object> {
  path: string;
  body: Body;
}

export interface Claim {
  business_number: string;
  start_date: string;
  owner_name: string;
  company_name?: string;
}

export type Batch =
  | { check: "verify"; businesses: Claim[] }
  | { check: "status"; businesses: { business_number: string }[] };

/** The service's limit for one status call. */
export const NUMBERS_A_CALL = 100;
/** The service's limit for a page of the list of jobs. */
const JOBS_A_PAGE = 100;
/** How many repetitions of a status call under the same Idempotency-Key are free. */
export const FREE_REPEATS = 10;
/** Shorter than the 24 hours for which the service remembers an Idempotency-Key. */
export const IDEMPOTENCY_KEY_LIFE_MS = 23 * 3_600_000;

/** Longer than the service waits for the tax authority. */
const PATIENCE_MS = 30_000;

/** Asks for both languages, so that switching the page's language needs no new request. */
const BOTH = { lang: "both" } as const;

export const requests = {
  verify: (claim: Claim, receipt = false) => ({
    path: "/v1/verify" as const,
    body: {
      business_number: claim.business_number,
      startDate: claim.start_date,
      ownerName: claim.owner_name,
      ...(claim.company_name && { companyName: claim.company_name }),
      ...BOTH,
      ...withReceipt(receipt),
    },
  }),
  status: (number: string, receipt = false) => ({
    path: "/v1/status" as const,
    body: { business_number: number, ...BOTH, ...withReceipt(receipt) },
  }),
  describe: (number: string, language: DescribeLanguage, receipt = false) => ({
    path: "/v1/verify/business" as const,
    body: { business_number: number, language, ...withReceipt(receipt) },
  }),
};

function withReceipt(receipt: boolean): { receipt?: true } {
  return receipt ? { receipt } : {};
}

type Body<Name extends keyof typeof requests> = ReturnType<(typeof requests)[Name]>["body"];

export class Service {
  readonly #client: BusinessVerification;
  /** The last check and its Idempotency-Key, if the check got an error or no answer. */
  #unanswered: { question: string; idempotencyKey: string } | null = null;

  constructor(apiKey: string) {
    this.#client = new BusinessVerification({
      apiKey,
      baseUrl: location.origin,
      timeoutMs: PATIENCE_MS,
      // The user decides whether to retry. Lists retry in `list/run.ts`.
      retries: 0,
    });
  }

  usage(): Promise<Reply<Usage>> {
    return replyOf(this.#client.usage());
  }

  verify(body: Body<"verify">): Promise<Reply<VerifyAnswer>> {
    return this.#check(body, (options) => this.#client.verify(body, options));
  }

  status(body: Body<"status">): Promise<Reply<StatusAnswer>> {
    return this.#check(body, (options) => this.#client.status(body, options));
  }

  describe(body: Body<"describe">): Promise<Reply<BusinessAnswer>> {
    return this.#check(body, (options) => this.#client.describe(body, options));
  }

  /**
   * A repeated check keeps its Idempotency-Key, because the service may have charged the check
   * although the answer was lost.
   */
  async #check<T extends object>(
    body: object,
    send: (options: { idempotencyKey: string }) => Promise<T>,
  ): Promise<Reply<T>> {
    const question = JSON.stringify(body);
    const unanswered = this.#unanswered?.question === question ? this.#unanswered : null;
    const idempotencyKey = unanswered?.idempotencyKey ?? crypto.randomUUID();
    const reply = await replyOf(send({ idempotencyKey }));
    const isAnswered =
      reply.ok || (reply.failure.kind === "error" && reply.failure.code === "business_not_found");
    this.#unanswered = isAnswered ? null : { question, idempotencyKey };
    return reply;
  }

  /**
   * @param numbers at most `NUMBERS_A_CALL`
   * @param idempotencyKey the same for all attempts, so that they are charged only once
   */
  statuses(numbers: string[], idempotencyKey: string): Promise<Reply<{ results: StatusAnswer[] }>> {
    const request = { business_numbers: numbers, ...BOTH };
    return replyOf(this.#client.status(request, { idempotencyKey }));
  }

  /**
   * @param name the job's name in lists
   * @param idempotencyKey the same for all attempts, so that they make only one job
   */
  submit(batch: Batch, name: string, idempotencyKey: string): Promise<Reply<Job>> {
    const request: BatchRequest = { ...batch, language: "both" };
    return replyOf(this.#client.batch.submit(request, { name, idempotencyKey }));
  }

  job(id: string): Promise<Reply<Job>> {
    return replyOf(this.#client.batch.status(id));
  }

  jobs(cursor: string | null): Promise<Reply<JobPage>> {
    return replyOf(this.#client.batch.listPage({ limit: JOBS_A_PAGE, cursor }));
  }

  /** The receipt of an ended job's results file. */
  receiptOf(id: string): Promise<Reply<Job>> {
    return replyOf(this.#client.batch.status(id, { receipt: true }));
  }

  /** The results file of a job, byte for byte as its receipt covers it. */
  resultsFile(id: string): Promise<Reply<Blob>> {
    return replyOf(this.#client.batch.download(id), () => "");
  }

  cancel(id: string): Promise<Reply<Job>> {
    return replyOf(this.#client.batch.cancel(id));
  }

  remove(id: string): Promise<Reply<{ deleted: true }>> {
    return replyOf(this.#client.batch.delete(id));
  }

  /** Fetches the results of a job, one for each row, in the order sent. */
  results(id: string): Promise<Reply<Checked[]>> {
    // The client yields rows without their response, so there is no request id.
    return replyOf(this.#results(id), () => "");
  }

  async #results(id: string): Promise<Checked[]> {
    const lines: Checked[] = [];
    for await (const { input, answer, error } of this.#client.batch.results(id)) {
      const result = error ? { error } : (answer as ResultLine);
      lines.push({ number: input.business_number, result });
    }
    return lines;
  }
}

export async function replyOf<T extends object>(
  call: Promise<T>,
  requestIdOf = (answer: T) => responseOf(answer).requestId ?? "",
): Promise<Reply<T>> {
  try {
    const value = await call;
    return { ok: true, value, requestId: requestIdOf(value) };
  } catch (fault) {
    return { ok: false, failure: failureOf(fault) };
  }
}

function failureOf(fault: unknown): Failure {
  if (fault instanceof ConnectionError) return { kind: "offline" };
  if (!(fault instanceof ApiError)) throw fault;
  // An answer without the service's code came from something else, such as a proxy.
  if (fault.code === "unknown") return { kind: "offline" };
  const { status, code, message, parameter, retryAfter, requestId } = fault;
  return {
    kind: "error",
    status,
    code,
    message,
    parameter,
    retryAfter: retryAfter || undefined,
    requestId: requestId ?? "",
  };
}
