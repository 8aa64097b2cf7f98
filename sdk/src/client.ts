/** The client. The methods for jobs, watched numbers and webhooks are in fields such as `batch`. */
import { apiKeyOf, baseUrlOf, bodyOf } from "./arguments.ts";
import { Batches } from "./batch.ts";
import { type EventQuery, type EventsOptions, fetchEvents, readEvents } from "./events.ts";
import { answerOf } from "./response.ts";
import { createTransport, type SendOptions, type Transport } from "./transport.ts";
import type {
  Business,
  CallOptions,
  ChargedOptions,
  DescribeRequest,
  EventList,
  OutputLanguage,
  PlanList,
  ServiceEvent,
  Status,
  StatusList,
  StatusListRequest,
  StatusRequest,
  Usage,
  Verification,
  VerifyRequest,
} from "./types.ts";
import { Watches } from "./watches.ts";
import { WebhookEndpoints } from "./webhook-endpoints.ts";

/** The longest delay of a timer. A timer with a longer delay fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export interface ClientOptions {
  /** `bvs_live_…`, or `bvs_test_…`, which accepts only test numbers and costs nothing. */
  apiKey: string;
  /** The service's address, such as `https://api.example.com`. */
  baseUrl: string;
  /** The address for `describe`, if it differs from `baseUrl`. */
  describeBaseUrl?: string | undefined;
  /** The key for `describe`, if it differs from `apiKey`. */
  describeApiKey?: string | undefined;
  /** How many milliseconds one attempt may take. Default: 60,000. */
  timeoutMs?: number | undefined;
  /** How many times to retry a call after a temporary failure. Default: 2. */
  retries?: number | undefined;
  /** Used instead of the global `fetch`, for a proxy, a service binding or a test. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

export interface UsageOptions extends CallOptions {
  /**
   * The variant whose usage is fetched: `a` checks claims, `b` describes businesses. Default: the
   * first variant that the service offers at `baseUrl` and for which the key has a plan.
   */
  variant?: "a" | "b" | undefined;
}

/**
 * Every method rejects with `ApiError` if the service refuses the call or cannot answer it. It
 * rejects with `ConnectionError` or `TimeoutError` if no answer came. If the call was aborted, it
 * rejects with the signal's reason, or with `TimeoutError` for `AbortSignal.timeout()`. None of
 * these errors says anything about a business.
 */
export class BusinessVerification {
  /** Jobs of up to 10,000 businesses. */
  readonly batch: Batches;
  /** Numbers that the service looks up once a day. `events` says what changed. */
  readonly watches: Watches;
  /** Addresses to which the service sends events. Your receiver calls `verifyWebhook`. */
  readonly webhookEndpoints: WebhookEndpoints;
  readonly #transport: Transport;
  readonly #describing: Transport;

  /** @throws TypeError if a key or an address is not valid */
  constructor(options: ClientOptions) {
    const { apiKey, baseUrl, describeApiKey = apiKey, describeBaseUrl = baseUrl } = options;
    const sending: SendOptions = {
      timeoutMs: Math.min(options.timeoutMs ?? 60_000, MAX_TIMER_MS),
      retries: options.retries ?? 2,
      // Look up the global `fetch` for each call, because a program may replace it later. Also, a
      // browser's `fetch` fails if it is called as a method of another object.
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    };
    const checking = {
      ...sending,
      apiKey: apiKeyOf(apiKey, "apiKey"),
      baseUrl: baseUrlOf(baseUrl, "baseUrl"),
    };
    this.#transport = createTransport(checking);
    this.#describing = createTransport({
      ...sending,
      apiKey: apiKeyOf(describeApiKey, "describeApiKey"),
      baseUrl: baseUrlOf(describeBaseUrl, "describeBaseUrl"),
    });
    this.batch = new Batches(this.#transport);
    this.watches = new Watches(this.#transport);
    const once = createTransport({ ...checking, retries: 0 });
    this.webhookEndpoints = new WebhookEndpoints(this.#transport, once);
  }

  /** Checks whether a number, an opening date and a representative belong together. */
  async verify<Language extends OutputLanguage = "ko">(
    request: VerifyRequest<Language>,
    options?: ChargedOptions,
  ): Promise<Verification<Language>> {
    // The cast is safe: the generated type allows no undefined fields, but JSON leaves them out.
    const body = bodyOf(request) as Pick<
      VerifyRequest,
      "business_number" | "startDate" | "ownerName"
    >;
    const call = this.#transport.POST("/v1/verify", { body, ...charged(options) });
    return answerOf(call) as Promise<Verification<Language>>;
  }

  /** Looks up the state of one number, or of up to 100 numbers in the given order. */
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
    // The cast is needed, because the generated type has no readonly arrays.
    const body = bodyOf(request) as { business_numbers?: string[] };
    return answerOf(this.#transport.POST("/v1/status", { body, ...charged(options) }));
  }

  /** Describes a business in one of six languages. The key needs a plan for variant B. */
  async describe(request: DescribeRequest, options?: ChargedOptions): Promise<Business> {
    const body = bodyOf(request) as Pick<DescribeRequest, "business_number">;
    return answerOf(this.#describing.POST("/v1/verify/business", { body, ...charged(options) }));
  }

  /** Fetches what the key's account has used this month, and what the key may do. */
  usage({ variant, signal = null }: UsageOptions = {}): Promise<Usage> {
    const params = { query: { ...(variant && { variant }) } };
    return answerOf(this.#transport.GET("/v1/usage", { params, signal }));
  }

  /**
   * Yields what happened to watched numbers and jobs: each event once, the oldest first.
   * `for await (const event of client.events({ after, follow: true }))`. Without `follow`, the loop
   * ends after the last event. With `follow`, the loop waits for more events, and continues after
   * temporary failures.
   */
  events(options: EventsOptions = {}): AsyncGenerator<ServiceEvent, void> {
    return readEvents(this.#transport, options);
  }

  /** Fetches one page of the events. `after` is the `next` of the previous page. */
  eventsPage(query: EventQuery & CallOptions = {}): Promise<EventList> {
    return fetchEvents(this.#transport, query);
  }

  /** Fetches the plans on sale, with their prices and limits. */
  plans({ signal = null }: CallOptions = {}): Promise<PlanList> {
    return answerOf(this.#transport.GET("/v1/plans", { signal }));
  }
}

/** All attempts of a call share one idempotency key, so that the call is charged once. */
function charged({ idempotencyKey, signal = null }: ChargedOptions = {}) {
  return { headers: { "Idempotency-Key": idempotencyKey ?? crypto.randomUUID() }, signal };
}
