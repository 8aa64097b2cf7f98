/** The client: one method for each question that the service answers. */
import { Batches } from "./batch.ts";
import { answerOf, createTransport, type Transport } from "./transport.ts";
import type {
  Business,
  CallOptions,
  ChargedOptions,
  DescribeRequest,
  Status,
  StatusList,
  StatusRequest,
  Usage,
  Verification,
  VerifyRequest,
} from "./types.ts";

export interface ClientOptions {
  /** `bvs_live_…` or `bvs_test_…`. */
  apiKey: string;
  /** Such as `https://api.example.com`; empty in a page of the same origin. */
  baseUrl: string;
  /** Where `describe` is answered, if elsewhere. */
  describeBaseUrl?: string;
  /** The key for `describe`, if another. */
  describeApiKey?: string;
  /** Milliseconds for one attempt; 60,000 unless given. */
  timeoutMs?: number;
  /** Attempts after the first one; 2 unless given. */
  retries?: number;
  /** Instead of the global one. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Every method rejects with `ApiError` when the service refuses or cannot answer, with
 * `ConnectionError` or `TimeoutError` when it was not reached, and with the signal's reason when it
 * was aborted. An outage is an error: it is never a verdict about a business.
 */
export class BusinessVerification {
  /** Up to 10,000 businesses in one job. */
  readonly batch: Batches;
  readonly #transport: Transport;
  readonly #describing: Transport;

  constructor(options: ClientOptions) {
    const { apiKey, baseUrl, timeoutMs = 60_000, retries = 2, fetch = globalThis.fetch } = options;
    const common = { timeoutMs, retries, fetch };
    this.#transport = createTransport({ ...common, apiKey, baseUrl: trimmed(baseUrl) });
    const { describeBaseUrl = baseUrl, describeApiKey = apiKey } = options;
    this.#describing = createTransport({
      ...common,
      apiKey: describeApiKey,
      baseUrl: trimmed(describeBaseUrl),
    });
    this.batch = new Batches(this.#transport);
  }

  /** Whether a number, an opening date and a representative belong together. */
  verify(request: VerifyRequest, options: ChargedOptions = {}): Promise<Verification> {
    return answerOf(this.#transport.POST("/v1/verify", { body: request, ...charged(options) }));
  }

  /** The state of one number, or of up to 100 in the order in which they are given. */
  status(
    request: StatusRequest & { business_numbers: string[] },
    options?: ChargedOptions,
  ): Promise<StatusList>;
  status(
    request: StatusRequest & { business_number: string },
    options?: ChargedOptions,
  ): Promise<Status>;
  status(request: StatusRequest, options: ChargedOptions = {}): Promise<Status | StatusList> {
    return answerOf(this.#transport.POST("/v1/status", { body: request, ...charged(options) }));
  }

  /** All that is known of a number, in one of six languages. */
  describe(request: DescribeRequest, options: ChargedOptions = {}): Promise<Business> {
    return answerOf(
      this.#describing.POST("/v1/verify/business", { body: request, ...charged(options) }),
    );
  }

  /** What the account of the key has used this month, and what the key may do. */
  usage({ signal = null }: CallOptions = {}): Promise<Usage> {
    return answerOf(this.#transport.GET("/v1/usage", { signal }));
  }
}

/** A request that is repeated must be the same to the service. */
function charged({ idempotencyKey = crypto.randomUUID(), signal = null }: ChargedOptions) {
  return { headers: { "Idempotency-Key": idempotencyKey }, signal };
}

function trimmed(baseUrl: string): string {
  return baseUrl.replace(/\/$/, "");
}
