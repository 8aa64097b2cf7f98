/**
 * What ends a command: one line for the person who typed it, the same as JSON for programs, and
 * exit code 1.
 */

export class Failure extends Error {
  /** A word for it that programs can compare. */
  readonly code: string = "failed";
}

/** What was typed is not a valid command. */
export class UsageFailure extends Failure {
  override readonly code = "invalid_usage";
}

/** The service answered an error: its code and message. */
export class ServiceFailure extends Failure {
  override readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  /** The answer's own JSON; undefined when it was not the service that answered. */
  readonly body: string | undefined;

  constructor(
    message: string,
    {
      code,
      status,
      retryAfterSeconds,
      body,
    }: Pick<ServiceFailure, "status" | "body"> & {
      code?: string;
      retryAfterSeconds: number | undefined;
    },
  ) {
    super(message);
    this.code = code ?? "unexpected_answer";
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

/** The service gave no answer at all. */
export class UnreachableFailure extends Failure {
  override readonly code = "unreachable";
}

/** Anything thrown as the one line that is shown for it. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.trim().replace(/\s*\n\s*/g, " ");
}

/** Anything thrown as JSON: an error of the service as it came, others in the same shape. */
export function jsonOf(thrown: unknown): string {
  if (thrown instanceof ServiceFailure && thrown.body !== undefined) return thrown.body;
  const code = thrown instanceof Failure ? thrown.code : "failed";
  return JSON.stringify({ error: { code, message: messageOf(thrown) } });
}
