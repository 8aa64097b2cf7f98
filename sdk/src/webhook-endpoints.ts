/** Manages webhook endpoints: the addresses to which the service sends events. */
import { bodyOf } from "./arguments.ts";
import { answerOf } from "./response.ts";
import type { Transport } from "./transport.ts";
import type {
  CallOptions,
  DeletedWebhookEndpoint,
  NewWebhookEndpoint,
  TestedWebhookEndpoint,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointList,
  WebhookEndpointWithSecret,
} from "./types.ts";

export class WebhookEndpoints {
  readonly #transport: Transport;
  /** Does not retry, because a repeated call would make another endpoint or another secret. */
  readonly #once: Transport;

  /** @internal */
  constructor(transport: Transport, once: Transport) {
    this.#transport = transport;
    this.#once = once;
  }

  /**
   * Makes an endpoint. Store its `secret` now, because no later call returns it. The endpoint gets
   * events after it has accepted a test message (`test`). The client does not retry this call.
   */
  create(
    endpoint: NewWebhookEndpoint,
    { signal = null }: CallOptions = {},
  ): Promise<WebhookEndpointWithSecret> {
    const body = bodyOf(endpoint) as { url: string };
    return answerOf(this.#once.POST("/v1/webhook_endpoints", { body, signal }));
  }

  /** Fetches all endpoints of the account, the oldest first. There are at most ten. */
  list({ signal = null }: CallOptions = {}): Promise<WebhookEndpointList> {
    return answerOf(this.#transport.GET("/v1/webhook_endpoints", { signal }));
  }

  /** Fetches an endpoint, without its secret. */
  async get(id: string, { signal = null }: CallOptions = {}): Promise<WebhookEndpoint> {
    const params = paramsOf(id);
    return answerOf(this.#transport.GET("/v1/webhook_endpoints/{endpoint_id}", { params, signal }));
  }

  /** Changes the fields that you send. After a change of `url`, the endpoint needs a new test. */
  async update(
    id: string,
    change: WebhookEndpointChange,
    { signal = null }: CallOptions = {},
  ): Promise<WebhookEndpoint> {
    const body = bodyOf(change) as object;
    return answerOf(
      this.#transport.POST("/v1/webhook_endpoints/{endpoint_id}", {
        params: paramsOf(id),
        body,
        signal,
      }),
    );
  }

  /** Deletes an endpoint. Events that still wait to be sent to it are dropped. */
  async delete(id: string, { signal = null }: CallOptions = {}): Promise<DeletedWebhookEndpoint> {
    const params = paramsOf(id);
    return answerOf(
      this.#transport.DELETE("/v1/webhook_endpoints/{endpoint_id}", { params, signal }),
    );
  }

  /**
   * Gives an endpoint a new secret. For 24 hours, messages are also signed with the old secret, so
   * pass both secrets to `verifyWebhook` during that time. The client does not retry this call,
   * because a second rotation would end the old secret.
   */
  async rotate(
    id: string,
    { signal = null }: CallOptions = {},
  ): Promise<WebhookEndpointWithSecret> {
    const params = paramsOf(id);
    return answerOf(
      this.#once.POST("/v1/webhook_endpoints/{endpoint_id}/rotate", { params, signal }),
    );
  }

  /** Sends a test message to an endpoint. A new endpoint is enabled if it answers with 2xx. */
  async test(id: string, { signal = null }: CallOptions = {}): Promise<TestedWebhookEndpoint> {
    const params = paramsOf(id);
    return answerOf(
      this.#transport.POST("/v1/webhook_endpoints/{endpoint_id}/test", { params, signal }),
    );
  }

  /** Fetches the last 100 deliveries to an endpoint, the newest first. */
  async deliveries(id: string, { signal = null }: CallOptions = {}): Promise<WebhookDeliveryList> {
    const params = paramsOf(id);
    return answerOf(
      this.#transport.GET("/v1/webhook_endpoints/{endpoint_id}/deliveries", { params, signal }),
    );
  }
}

/** @throws TypeError if there is no id. Without an id, the request would go to another path */
function paramsOf(endpoint_id: string) {
  if (typeof endpoint_id !== "string" || endpoint_id === "")
    throw new TypeError("Give the id of the webhook endpoint as a text.");
  return { path: { endpoint_id } };
}
