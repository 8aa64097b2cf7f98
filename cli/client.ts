/**
 * Speaking HTTP to the service: who is calling, what came back, and every way that can fail as a
 * `Failure`. What is asked for, and how it is shown, belongs in the commands.
 */
import * as z from "zod";
import { errorAnswer } from "../src/http/answers.ts";
import { isLoopback } from "../src/lib/loopback.ts";
import { Failure, ServiceFailure, UnreachableFailure } from "./failure.ts";

/** Long enough for 5 MB on a slow line. */
const TIMEOUT_MS = 120_000;

/** With any code: a newer service may have some that this tool does not know. */
const errorSchema = errorAnswer.extend({
  error: errorAnswer.shape.error.extend({ code: z.string() }),
});

export interface ServiceRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is; its media type belongs in `headers`. */
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** A successful answer: read it once, as one of the two. */
export interface ServiceAnswer {
  headers: Headers;
  /**
   * The text as the service sent it, and what a schema reads in it.
   * @throws Failure when it is something else
   */
  json<Schema extends z.ZodType>(
    schema: Schema,
  ): Promise<{ text: string; value: z.output<Schema> }>;
  bytes(): Promise<Uint8Array>;
}

/** The service at one address, with one bearer token. */
export class Client {
  readonly #baseUrl: string;
  readonly #token: string;

  /** @throws Failure when the token cannot be one */
  constructor(baseUrl: string, token: string) {
    if (!/^[\x21-\x7e]+$/.test(token))
      throw new Failure("the token holds characters that no token has");
    this.#baseUrl = baseUrl;
    this.#token = token;
  }

  /** @throws UnreachableFailure, ServiceFailure */
  async send(
    path: string,
    { method = "GET", json, body, headers }: ServiceRequest = {},
  ): Promise<ServiceAnswer> {
    const content = json === undefined ? body : JSON.stringify(json);
    const response = await this.#reach(() =>
      fetch(this.#baseUrl + path, {
        method,
        headers: {
          Accept: "application/json",
          Authorization: `Bearer ${this.#token}`,
          ...(json !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
        // A redirected POST would become a GET: better to say where the service is.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    if (!response.ok) throw await this.#failureOf(response);
    return {
      headers: response.headers,
      json: async (schema) => {
        const text = await this.#reach(() => response.text());
        const parsed = schema.safeParse(parseJson(text));
        if (!parsed.success)
          throw new Failure(
            `${this.#baseUrl} did not answer as the service does: is it the right URL?`,
          );
        return { text, value: parsed.data };
      },
      bytes: async () => new Uint8Array(await this.#reach(() => response.arrayBuffer())),
    };
  }

  async #reach<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "TimeoutError") {
        throw new UnreachableFailure(
          `the service at ${this.#baseUrl} did not answer within ${TIMEOUT_MS / 1000} s`,
        );
      }
      const code = causeOf(fault);
      const hint =
        code === "ECONNREFUSED" && isLoopback(this.#baseUrl)
          ? ": start it with npm start, or set --url"
          : "";
      throw new UnreachableFailure(`cannot reach the service at ${this.#baseUrl} (${code})${hint}`);
    }
  }

  async #failureOf(response: Response): Promise<Failure> {
    const { status, headers } = response;
    const location = headers.get("Location");
    if (status >= 300 && status < 400 && location) {
      await response.body?.cancel();
      return new Failure(
        `${this.#baseUrl} redirects to ${location}: use the address of the service itself`,
      );
    }
    const body = await this.#reach(() => response.text());
    const parsed = errorSchema.safeParse(parseJson(body));
    const retryAfterSeconds = secondsOf(headers.get("Retry-After"));
    if (!parsed.success) {
      return new ServiceFailure(`${this.#baseUrl} answered HTTP ${status}`, {
        status,
        retryAfterSeconds,
        body: undefined,
      });
    }
    const { code, message } = parsed.data.error;
    // What the operator needs to find it in the log.
    const request = status >= 500 ? ` (request ${headers.get("X-Request-Id")})` : "";
    return new ServiceFailure(`${code}: ${message}${request}`, {
      code,
      status,
      retryAfterSeconds,
      body,
    });
  }
}

/** The seconds of a `Retry-After` header, if it has that form. */
export function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The system's word for why a connection failed: `fetch` itself only says that it did. */
function causeOf(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return String(cause);
}
