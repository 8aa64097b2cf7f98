/** Calls the service, as the operator or as a customer, and throws a `Failure` if a call fails. */
import type * as z from "zod";
import { ApiError, BusinessVerification, ConnectionError, TimeoutError } from "../sdk/src/index.ts";
import { createSender, type SendOptions } from "../sdk/src/transport.ts";
import { isLoopback } from "../src/lib/loopback.ts";
import { Failure, ServiceFailure, UnreachableFailure } from "./failure.ts";

const sendingWithin = (timeoutMs: number): SendOptions => ({
  timeoutMs,
  /** Each command decides what to retry (`retry.ts`). */
  retries: 0,
  fetch: (url, init) => fetch(url, init),
});

export interface ServiceAddress {
  url: string;
  timeoutMs: number;
}

export interface AdminRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  json?: unknown;
  /**
   * Sent unchanged, and only if there is no `json`. The caller sets `Content-Type` in `headers`.
   */
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** An answer as text, and as the value that a schema parsed. */
export interface Read<Schema extends z.ZodType> {
  text: string;
  value: z.output<Schema>;
}

export class AdminClient {
  readonly #address: ServiceAddress;
  readonly #token: string;

  /** @throws Failure if the token has a character that no token can have */
  constructor(address: ServiceAddress, token: string) {
    this.#address = address;
    this.#token = checkedCredential(token, "token");
  }

  /** @throws like `CustomerClient.call`, and Failure if the answer does not fit the schema */
  request<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    { method = "GET", json, body, headers }: AdminRequest = {},
  ): Promise<Read<Schema>> {
    const content = json === undefined ? body : JSON.stringify(json);
    return fetchJson(this.#address, schema, path, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
  }
}

/**
 * Without `init`, sends no credential, and gets what everyone may read.
 * @throws like `AdminClient.request`
 */
export async function fetchJson<Schema extends z.ZodType>(
  address: ServiceAddress,
  schema: Schema,
  path: string,
  { headers, ...init }: RequestInit = {},
): Promise<Read<Schema>> {
  const { url, timeoutMs } = address;
  const send = createSender(sendingWithin(timeoutMs));
  const request = new Request(url + path, {
    ...init,
    headers: { Accept: "application/json", ...(headers as Record<string, string>) },
  });
  const response = await reach(address, () => send(request));
  const text = await response.text();
  return { text, value: readAs(schema, parseJson(text), url) };
}

export class CustomerClient {
  readonly #address: ServiceAddress;
  readonly #service: BusinessVerification;

  /** @throws Failure if the key has a character that no API key can have */
  constructor(address: ServiceAddress, apiKey: string) {
    this.#address = address;
    this.#service = new BusinessVerification({
      ...sendingWithin(address.timeoutMs),
      apiKey: checkedCredential(apiKey, "API key"),
      baseUrl: address.url,
    });
  }

  read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
    return readAs(schema, value, this.#address.url);
  }

  /** @returns the failure to throw for an answer that the service never gives */
  oddAnswer(): Failure {
    return notTheService(this.#address.url);
  }

  /** @throws UnreachableFailure, ServiceFailure, or Failure if another server answered */
  call<Answer>(send: (service: BusinessVerification) => Promise<Answer>): Promise<Answer> {
    return reach(this.#address, () => send(this.#service));
  }

  /** @throws like `call`, and Failure if the answer does not fit the schema */
  async request<Schema extends z.ZodType>(
    schema: Schema,
    send: (service: BusinessVerification) => Promise<unknown>,
  ): Promise<Read<Schema>> {
    const answer = await this.call(send);
    return { text: JSON.stringify(answer), value: this.read(schema, answer) };
  }

  async *each<Item>(
    list: (service: BusinessVerification) => AsyncIterable<Item>,
  ): AsyncGenerator<Item, void> {
    try {
      yield* list(this.#service);
    } catch (fault) {
      throw failureOf(this.#address, fault);
    }
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

async function reach<T>(address: ServiceAddress, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (fault) {
    throw failureOf(address, fault);
  }
}

function failureOf({ url: baseUrl, timeoutMs }: ServiceAddress, fault: unknown): unknown {
  if (fault instanceof ApiError) return failureOfError(baseUrl, fault);
  if (fault instanceof TimeoutError) {
    const seconds = timeoutMs / 1000;
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
  const request = status >= 500 ? ` (request ${requestId})` : "";
  return new ServiceFailure(`${code}: ${message}${request}`, {
    code,
    status,
    retryAfterSeconds,
    body,
  });
}

/**
 * @returns the code of the system, such as ECONNREFUSED, or else a message. Uses the `cause` of
 * an error of `fetch`, because that error itself says only that the call failed
 */
function causeOf(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return String(cause);
}
