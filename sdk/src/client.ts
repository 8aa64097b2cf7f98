/**
 * The client: one method for each question that the service answers. Batch jobs have a file of
 * their own; how a request is sent, and sent again, belongs in `transport.ts`.
 */

import { apiKeyOf, baseUrlOf, bodyOf } from "./arguments.ts";
import { Batches } from "./batch.ts";
import { answerOf } from "./response.ts";
import { createTransport, type SendOptions, type Transport } from "./transport.ts";
import type {
  Business,
  CallOptions,
  ChargedOptions,
  DescribeRequest,
  OutputLanguage,
  PlanList,
  Status,
  StatusList,
  StatusListRequest,
  StatusRequest,
  Usage,
  Verification,
  VerifyRequest,
} from "./types.ts";

/** The longest that a timer can be; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface ClientOptions {
  /** `bvs_live_…`, or `bvs_test_…` for answers by test numbers, which cost nothing. */
  apiKey: string;
  /** The service's address, such as `https://api.example.com`; of a page its `location.origin`. */
  baseUrl: string;
  /** Where `describe` is answered, if elsewhere. */
  describeBaseUrl?: string | undefined;
  /** The key for `describe`, if another. */
  describeApiKey?: string | undefined;
  /** How many milliseconds one attempt may take; 60,000 unless given. */
  timeoutMs?: number | undefined;
  /** How often a call that failed for a reason that may pass is sent again; 2 unless given. */
  retries?: number | undefined;
  /** What sends requests, instead of the global `fetch`: for a proxy, a service binding, a test. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

export interface UsageOptions extends CallOptions {
  /** Of a key with plans for both: A checks claims, B describes. The first unless given. */
  variant?: "a" | "b" | undefined;
}

/**
 * Every method rejects with `ApiError` when the service refuses or cannot answer, with
 * `ConnectionError` or `TimeoutError` when no answer came, and with the signal's reason when the
 * call was aborted; `AbortSignal.timeout()` is a `TimeoutError` too. None of these is a verdict
 * about a business.
 */
export class BusinessVerification {
  /** Jobs of up to 10,000 businesses. */
  readonly batch: Batches;
  readonly #transport: Transport;
  readonly #describing: Transport;

  /** @throws TypeError when the key or an address cannot be one */
  constructor(options: ClientOptions) {
    const { apiKey, baseUrl, describeApiKey = apiKey, describeBaseUrl = baseUrl } = options;
    const sending: SendOptions = {
      timeoutMs: Math.min(options.timeoutMs ?? 60_000, MAX_TIMER_MS),
      retries: options.retries ?? 2,
      // Looked up with each call: it may be replaced later, and browsers want it called by itself.
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    };
    this.#transport = createTransport({
      ...sending,
      apiKey: apiKeyOf(apiKey, "apiKey"),
      baseUrl: baseUrlOf(baseUrl, "baseUrl"),
    });
    this.#describing = createTransport({
      ...sending,
      apiKey: apiKeyOf(describeApiKey, "describeApiKey"),
      baseUrl: baseUrlOf(describeBaseUrl, "describeBaseUrl"),
    });
    this.batch = new Batches(this.#transport);
  }

  /** Whether a number, an opening date and a representative belong together. */
  async verify<Language extends OutputLanguage = "ko">(
    request: VerifyRequest<Language>,
    options?: ChargedOptions,
  ): Promise<Verification<Language>> {
    // The generated type has no undefined, which JSON leaves out.
    const body = bodyOf(request) as Pick<
      VerifyRequest,
      "business_number" | "startDate" | "ownerName"
    >;
    const call = this.#transport.POST("/v1/verify", { body, ...charged(options) });
    return answerOf(call) as Promise<Verification<Language>>;
  }

  /** The state of one number, or of up to 100 in the order in which they are given. */
  status<Language extends OutputLanguage = "ko">(
    request: StatusListRequest<Language>,
    options?: ChargedOptions,
  ): Promise<StatusList<Language>>;
  status<Language extends OutputLanguage = "ko">(
    request: StatusRequest<Language>,
    options?: ChargedOptions,
  ): Promise<Status<Language>>;
  async status(
    request: StatusRequest | StatusListRequest,
    options?: ChargedOptions,
  ): Promise<Status | StatusList> {
    // The generated type has arrays that may be written to.
    const body = bodyOf(request) as { business_numbers?: string[] };
    return answerOf(this.#transport.POST("/v1/status", { body, ...charged(options) }));
  }

  /** All that is known of a number, in one of six languages. Needs a plan for variant B. */
  async describe(request: DescribeRequest, options?: ChargedOptions): Promise<Business> {
    const body = bodyOf(request) as Pick<DescribeRequest, "business_number">;
    return answerOf(this.#describing.POST("/v1/verify/business", { body, ...charged(options) }));
  }

  /** What the account of the key has used this month, and what the key may do. */
  usage({ variant, signal = null }: UsageOptions = {}): Promise<Usage> {
    const params = { query: { ...(variant && { variant }) } };
    return answerOf(this.#transport.GET("/v1/usage", { params, signal }));
  }

  /** The plans on sale, with their prices and limits. */
  plans({ signal = null }: CallOptions = {}): Promise<PlanList> {
    return answerOf(this.#transport.GET("/v1/plans", { signal }));
  }
}

/** A call that is sent again must be the same to the service, so that it is charged once. */
function charged({ idempotencyKey, signal = null }: ChargedOptions = {}) {
  return { headers: { "Idempotency-Key": idempotencyKey ?? crypto.randomUUID() }, signal };
}
