/** The failures that a command throws. `bvs.ts` prints them, and exits with code 1. */
import { firstCharacters } from "../src/lib/bounded-text.ts";
import { plainJson, plainText } from "../src/lib/plain-text.ts";

export class Failure extends Error {
  /** Printed with `--json`. */
  readonly code: string = "failed";
}

export class UsageFailure extends Failure {
  override readonly code = "invalid_usage";
}

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

export class UnreachableFailure extends Failure {
  override readonly code = "unreachable";
}

/** In characters. A server that is not the service may send a message of any length. */
const MAX_MESSAGE = 2_000;

/** The message of a thrown value, on one line and fit for a terminal. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const line = plainText(message.trim().replace(/\s*\n\s*/g, " "));
  const shown = firstCharacters(line, MAX_MESSAGE);
  return shown === line ? line : `${shown}…`;
}

/** @returns the service's own error, on one line, or any other thrown value in the same shape */
export function jsonOf(thrown: unknown): string {
  if (thrown instanceof ServiceFailure && thrown.body !== undefined) return plainJson(thrown.body);
  const code = thrown instanceof Failure ? thrown.code : "failed";
  return JSON.stringify({ error: { code, message: messageOf(thrown) } });
}
