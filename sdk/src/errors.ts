/** Everything a call can end with besides an answer. */

/** The service refused the request, or could not answer it. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Stable, for programs; `unknown` where the answer was not the service's own. */
  readonly code: string;
  /** Of HTTP. */
  readonly status: number;
  /** The field at fault, such as `startDate`; null where none is. */
  readonly parameter: string | null;
  /** By which the operator finds the request in the log. */
  readonly requestId: string | null;
  /** Seconds after which the same request may succeed; null where the service does not say. */
  readonly retryAfter: number | null;

  constructor(message: string, facts: Omit<ApiError, "name" | "message" | "cause" | "stack">) {
    super(message);
    this.code = facts.code;
    this.status = facts.status;
    this.parameter = facts.parameter;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

/** The service could not be reached, the connection broke, or something else answered. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
}

/** No answer came within the time given. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}
