/**
 * The failures of a command. A command throws a `Failure`; `bvs.ts` prints it as one line, or as
 * JSON with --json, and exits with code 1.
 */

export class Failure extends Error {
  /** The kind of failure, for programs. */
  readonly code: string = "failed";
}

/** The command line is not valid. */
export class UsageFailure extends Failure {
  override readonly code = "invalid_usage";
}

/** The service answered with an error. */
export class ServiceFailure extends Failure {
  override readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  /** The JSON of the answer; undefined if something other than the service answered. */
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

/** The message of a thrown value, on one line. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.trim().replace(/\s*\n\s*/g, " ");
}

/** A thrown value as JSON: the service's own error unchanged, any other value in the same shape. */
export function jsonOf(thrown: unknown): string {
  if (thrown instanceof ServiceFailure && thrown.body !== undefined) return thrown.body;
  const code = thrown instanceof Failure ? thrown.code : "failed";
  return JSON.stringify({ error: { code, message: messageOf(thrown) } });
}
