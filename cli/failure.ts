/** What ends a command: one line for whoever typed it, and exit code 1. */

export class Failure extends Error {}

/** The service answered an error: its code and message. */
export class ServiceFailure extends Failure {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    status: number,
    code: string | undefined,
    retryAfterSeconds: number | undefined,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The service gave no answer at all. */
export class UnreachableFailure extends Failure {}

/** Anything thrown as the one line that is shown for it. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.trim().replace(/\s*\n\s*/g, " ");
}
