/** Everything that a call can end with besides an answer. None of it is a verdict. */
import type { ErrorCode } from "./types.ts";

/** The service refused the request, or could not answer it; or something before it did so. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Stable, for programs. New ones may be added; `unknown`: the answer was not the service's. */
  declare readonly code: ErrorCode | "unknown" | (string & {});
  /** Of HTTP. */
  declare readonly status: number;
  /** The field at fault, such as `startDate`; null where none is. */
  declare readonly parameter: string | null;
  /** By which the operator finds the request in the log. */
  declare readonly requestId: string | null;
  /** Seconds after which the same request may succeed; null where the service does not say. */
  declare readonly retryAfter: number | null;
  /** Where the code is explained. */
  declare readonly helpUrl: string | null;
  /** The answer as it came. */
  declare readonly body: string;

  constructor(message: string, facts: Omit<ApiError, keyof Error>) {
    super(message);
    Object.assign(this, facts);
  }
}

/** The service could not be reached, the connection broke, or something else answered. */
export class ConnectionError extends Error {
  override readonly name: string = "ConnectionError";
}

/** No answer came in the time given, by `timeoutMs` or by the call's `AbortSignal.timeout()`. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";
}

/** Why a signal was aborted. A time-out of the platform becomes one of ours. */
export function abortReason({ reason }: AbortSignal): unknown {
  return reason?.name === "TimeoutError"
    ? new TimeoutError("No answer came within the time of the signal.", { cause: reason })
    : reason;
}
