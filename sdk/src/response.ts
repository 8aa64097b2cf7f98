/** The answer of a call, and what its HTTP response says beside it. */
import { ConnectionError } from "./errors.ts";

/** What the response says beside the answer itself. */
export interface ResponseFacts {
  /** By which the operator finds the request in the log. */
  requestId: string | null;
  /** Answered to a test key: by a test number, and not charged. */
  testMode: boolean;
  /** A repetition of a call with the same idempotency key, which was not charged again. */
  replayed: boolean;
  /** All headers, such as `RateLimit`. */
  headers: Headers;
}

/** By answer: they stay plain objects, and calls that run side by side do not mix. */
const responses = new WeakMap<object, Response>();

/**
 * What the response said beside an answer: `responseOf(await client.verify(…)).requestId`.
 * @param answer the very object that a method of the client returned
 * @throws TypeError when it is another one, such as a copy
 */
export function responseOf(answer: object): ResponseFacts {
  const response = responses.get(answer);
  if (!response) throw new TypeError("This is not an answer of the client, but perhaps a copy.");
  const { headers } = response;
  return {
    requestId: headers.get("X-Request-Id"),
    testMode: headers.get("Test-Mode") === "true",
    replayed: headers.get("Idempotency-Replayed") === "true",
    headers,
  };
}

/** @throws ConnectionError when the answer is not one of the service */
export async function answerOf<Answer extends object>(
  call: Promise<{ data?: Answer; response: Response }>,
): Promise<Answer> {
  try {
    const { data, response } = await call;
    // An error has another status: a proxy that answers it with 200 must not look like a verdict.
    if (!isObject(data) || "error" in data) throw new SyntaxError("not JSON of the service");
    responses.set(data, response);
    return data;
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    throw new ConnectionError("Something other than the service answered: is the address right?", {
      cause: fault,
    });
  }
}

export function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** Whole seconds of a `Retry-After` header, if it has that form. */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get("Retry-After");
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
