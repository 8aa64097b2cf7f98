/**
 * Shortens the lines of the service's log, so that people can read them in a terminal.
 * `src/trace.ts` decides what is logged.
 */

import { stripVTControlCharacters } from "node:util";

type Event = Record<string, unknown>;

const ERROR_MARK = "✘ [ERROR] ";

/** @returns one short line for a request, a message or a webhook; any other line unchanged */
export function compact(line: string): string {
  const event = parse(line);
  switch (event?.event) {
    case "request":
      return join([
        event.status,
        event.method,
        event.route,
        `${event.duration_ms} ms`,
        event.account,
        event.outcome,
        event.code,
        faultOf(event),
      ]);
    case "message":
      return join([
        "job",
        event.queue,
        `${event.duration_ms} ms`,
        event.outcome,
        event.jobId,
        faultOf(event),
      ]);
    case "webhook":
      return join([`webhook of ${event.account}`, `signature ${event.signature}`, event.body]);
    default:
      return line;
  }
}

/**
 * Wrangler puts its own coloured mark before each line that was logged with the level error.
 * @returns the line as the service logged it; null if the service did not log it
 */
export function loggedAsError(line: string): string | null {
  const text = stripVTControlCharacters(line);
  if (!text.startsWith(ERROR_MARK)) return null;
  const logged = text.slice(ERROR_MARK.length).trim();
  return parse(logged) ? logged : null;
}

function parse(line: string): Event | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" ? (value as Event | null) : null;
  } catch {
    return null;
  }
}

function faultOf({ exception }: Event): string | undefined {
  return exception === undefined ? undefined : JSON.stringify(exception);
}

function join(parts: unknown[]): string {
  return parts.filter((part) => part !== undefined && part !== null).join("  ");
}
