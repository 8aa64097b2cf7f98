/** Calls the service, as the operator or as a customer, and throws a `Failure` if a call fails. */
import type * as z from "zod";
import { ApiError, BusinessVerification, ConnectionError, TimeoutError } from "../sdk/src/index.ts";
import { createSender, type SendOptions } from "../sdk/src/transport.ts";
import { isLoopback } from "../src/lib/loopback.ts";
import { Failure, ServiceFailure, UnreachableFailure } from "./failure.ts";

const SENDING: SendOptions = {
  /** Enough to upload 5 MB over a slow connection. */
  timeoutMs: 120_000,
  /** Each command decides what to retry (`retry.ts`). */
  retries: 0,
  fetch: (url, init) => fetch(url, init),
};

export interface AdminRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  json?: unknown;
  /** Sent as it is; its media type belongs in `headers`. */
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** An answer: its text, and the value that a schema read from it. */
export interface Read<Schema extends z.ZodType> {
  text: string;
  value: z.output<Schema>;
}

export class AdminClient {
  readonly #baseUrl: string;
  readonly #token: string;

  /** @throws Failure if the token has a character that no token can have */
  constructor(baseUrl: string, token: string) {
    this.#baseUrl = baseUrl;
    this.#token = checkedCredential(token, "token");
  }

  /** @throws like `CustomerClient.call`, and Failure if the answer does not fit the schema */
  async request<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { method = "GET", json, body, headers }: AdminRequest = {},
  ): Promise<Read<Schema>> {
    const content = json === undefined ? body : JSON.stringify(json);
    const request = new Request(this.#baseUrl + path, {
      method,
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${this.#token}`,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const response = await reach(this.#baseUrl, () => createSender(SENDING)(request));
    const text = await response.text();
    return { text, value: readAs(schema, parseJson(text), this.#baseUrl) };
  }
}

export class CustomerClient {
  readonly #baseUrl: string;
  readonly #service: BusinessVerification;

  /** @throws Failure if the key has a character that no API key can have */
  constructor(baseUrl: string, apiKey: string) {
    this.#baseUrl = baseUrl;
    this.#service = new BusinessVerification({
      ...SENDING,
      apiKey: checkedCredential(apiKey, "API key"),
      baseUrl,
    });
  }

  /** @throws UnreachableFailure, ServiceFailure, or Failure if the URL is not the service's */
  call<Answer>(send: (service: BusinessVerification) => Promise<Answer>): Promise<Answer> {
    return reach(this.#baseUrl, () => send(this.#service));
  }

  /** @throws like `call`, and Failure if the answer does not fit the schema */
  async request<Schema extends z.ZodType>(
    schema: Schema,
    send: (service: BusinessVerification) => Promise<unknown>,
  ): Promise<Read<Schema>> {
    const answer = await this.call(send);
    return { text: JSON.stringify(answer), value: readAs(schema, answer, this.#baseUrl) };
  }
}

function checkedCredential(credential: string, what: "token" | "API key"): string {
  if (!/^[\x21-\x7e]+$/.test(credential))
    throw new Failure(`the ${what} has characters that no ${what} can have`);
  return credential;
}

function readAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  baseUrl: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notTheService(baseUrl);
  return parsed.data;
}

function notTheService(baseUrl: string): Failure {
  return new Failure(`${baseUrl} did not answer as the service does: is it the right URL?`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function reach<T>(baseUrl: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (fault) {
    throw failureOf(baseUrl, fault);
  }
}

function failureOf(baseUrl: string, fault: unknown): unknown {
  if (fault instanceof ApiError) return failureOfError(baseUrl, fault);
  if (fault instanceof TimeoutError) {
    const seconds = SENDING.timeoutMs / 1000;
    return new UnreachableFailure(`the service at ${baseUrl} did not answer within ${seconds} s`);
  }
  if (!(fault instanceof ConnectionError)) return fault;
  if (fault.cause instanceof SyntaxError) return notTheService(baseUrl);
  const code = causeOf(fault.cause);
  const advice =
    code === "ECONNREFUSED" && isLoopback(baseUrl) ? ": start it with npm start, or set --url" : "";
  return new UnreachableFailure(`cannot reach the service at ${baseUrl} (${code})${advice}`);
}

function failureOfError(baseUrl: string, error: ApiError): Failure {
  const { code, status, message, requestId, retryAfter, body } = error;
  if (status < 400) return new Failure(message.replace(/\.$/, ""));
  const retryAfterSeconds = retryAfter ?? undefined;
  if (code === "unknown") {
    return new ServiceFailure(`${baseUrl} answered HTTP ${status}`, {
      status,
      retryAfterSeconds,
      body: undefined,
    });
  }
  // With the request id, the operator can find the request in the log.
  const request = status >= 500 ? ` (request ${requestId})` : "";
  return new ServiceFailure(`${code}: ${message}${request}`, {
    code,
    status,
    retryAfterSeconds,
    body,
  });
}

/**
 * The system's error code, such as ECONNREFUSED, or else the message of the cause. The message of
 * `fetch` contains neither.
 */
function causeOf(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return String(cause);
}
