/** Turns a response into an answer or an error, and keeps its headers for `responseOf`. */
import { ApiError, ConnectionError } from "./errors.ts";

/** What the headers of a response say about the answer. */
export interface ResponseFacts {
  /** With this id the operator finds the request in the log. */
  requestId: string | null;
  /** True if the call used a test key. Such a call costs nothing. */
  testMode: boolean;
  /** True if the idempotency key was used before, so that the call was not charged again. */
  replayed: boolean;
  /** All headers, such as `RateLimit`. */
  headers: Headers;
}

/** The response of each answer. Answers do not contain it, so that they stay plain objects. */
const responses = new WeakMap<object, Response>();

/**
 * Returns facts from the headers of an answer: `responseOf(await client.verify(…)).requestId`.
 * @param answer the object that a method of the client returned
 * @throws TypeError for any other object, such as a copy
 */
export function responseOf(answer: object): ResponseFacts {
  const response = responses.get(answer);
  if (!response)
    throw new TypeError(
      "This object is not an answer of the client. It may be a copy of an answer.",
    );
  const { headers } = response;
  return {
    requestId: headers.get("X-Request-Id"),
    testMode: headers.get("Test-Mode") === "true",
    replayed: headers.get("Idempotency-Replayed") === "true",
    headers,
  };
}

export const OTHER_SERVER = "Something other than the service answered: is the address right?";

/** @throws ConnectionError if something other than the service answered */
export async function answerOf<Answer extends object>(
  call: Promise<{ data?: Answer; response: Response }>,
): Promise<Answer> {
  try {
    const { data, response } = await call;
    // A proxy may report an error with status 200. Do not return such an error as an answer.
    if (!isObject(data) || "error" in data) throw new SyntaxError("not JSON of the service");
    responses.set(data, response);
    return data;
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    throw new ConnectionError(OTHER_SERVER, { cause: fault });
  }
}

/** For each header, the option of the client that sets it. Error messages name the option. */
const OPTIONS: Record<string, string> = { "Idempotency-Key": "idempotencyKey", "Job-Name": "name" };

export function errorOf({ url }: Request, { status, headers }: Response, body: string): ApiError {
  const { code, message: sent, details } = errorIn(body);
  const message = sent?.replace(/^[\w-]+(?=: )/, (name) => OPTIONS[name] ?? name);
  return new ApiError(message ?? messageFor(url, status, headers), {
    code: code ?? "unknown",
    status,
    // An error without details may name the field in its message: "startDate: must be …".
    parameter: details ? details.parameter : (/^([\w.-]+): /.exec(message ?? "")?.[1] ?? null),
    requestId: headers.get("X-Request-Id"),
    retryAfter: retryAfterOf(headers),
    helpUrl: helpIn(headers.get("Link"), url),
    body,
  });
}

/** The message for an answer that is not from the service. In browsers, a redirect has status 0. */
function messageFor(url: string, status: number, headers: Headers): string {
  const origin = originOf(url);
  if (status > 0 && (status < 300 || status > 399)) return `${origin} answered HTTP ${status}.`;
  const target = headers.get("Location") ?? "another address";
  return `${origin} redirects to ${target}: use the address of the service itself.`;
}

interface ErrorBody {
  code?: string | undefined;
  message?: string | undefined;
  details?: { parameter: string | null } | undefined;
}

/** An answer that is not from the service may lack any of the fields. */
function errorIn(body: string): ErrorBody {
  const error = membersOf(membersOf(parsed(body)).error);
  return {
    code: textOf(error.code),
    message: textOf(error.message),
    ...(isObject(error.details) && {
      details: { parameter: textOf(membersOf(error.details).parameter) ?? null },
    }),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function membersOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** @returns the address in `<…>; rel="help"`, or null */
function helpIn(link: string | null, url: string): string | null {
  const target = /<([^>]*)>\s*;\s*rel="?help\b/.exec(link ?? "")?.[1];
  return target !== undefined && URL.canParse(target, url) ? new URL(target, url).href : null;
}

export function originOf(url: string): string {
  return new URL(url).origin;
}

export function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** @returns the seconds of the `Retry-After` header; null if it is missing or a date */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get("Retry-After");
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
