/** Calls the service for webhook endpoints. Returns failures as data, like `service.ts`. */
import { BusinessVerification } from "../../sdk/src/client.ts";
import type {
  DeletedWebhookEndpoint,
  WebhookDelivery as Delivery,
  WebhookEndpoint as Endpoint,
  WebhookEndpointWithSecret as EndpointWithSecret,
  EventType,
  TestedWebhookEndpoint as TestedEndpoint,
  WebhookDeliveryList,
  WebhookEndpointList,
  WebhookEndpoints,
} from "../../sdk/src/index.ts";
import { type Reply, replyOf } from "../service.ts";

export type { Delivery, Endpoint, EndpointWithSecret, EventType, TestedEndpoint };

/** Longer than the service waits for the answer to a test message. */
const PATIENCE_MS = 30_000;

export class WebhookService {
  readonly #endpoints: WebhookEndpoints;

  constructor(apiKey: string) {
    const client = new BusinessVerification({
      apiKey,
      baseUrl: location.origin,
      timeoutMs: PATIENCE_MS,
      // The user decides whether to retry.
      retries: 0,
    });
    this.#endpoints = client.webhookEndpoints;
  }

  list(): Promise<Reply<WebhookEndpointList>> {
    return replyOf(this.#endpoints.list());
  }

  /** @param types null: all types, even types that are added later */
  add(url: string, types: EventType[] | null): Promise<Reply<EndpointWithSecret>> {
    return replyOf(this.#endpoints.create({ url, types }));
  }

  setStatus(id: string, status: "enabled" | "disabled"): Promise<Reply<Endpoint>> {
    return replyOf(this.#endpoints.update(id, { status }));
  }

  remove(id: string): Promise<Reply<DeletedWebhookEndpoint>> {
    return replyOf(this.#endpoints.delete(id));
  }

  rotate(id: string): Promise<Reply<EndpointWithSecret>> {
    return replyOf(this.#endpoints.rotate(id));
  }

  test(id: string): Promise<Reply<TestedEndpoint>> {
    return replyOf(this.#endpoints.test(id));
  }

  deliveries(id: string): Promise<Reply<WebhookDeliveryList>> {
    return replyOf(this.#endpoints.deliveries(id));
  }
}
