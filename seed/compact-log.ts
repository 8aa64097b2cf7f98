/**
 * Shortens the lines of the service's log for people who watch it. What is logged belongs in
 * `src/trace.ts`.
 */

type Event = Record<string, unknown>;

/** @returns one short line for a request or a queue message, and any other line unchanged */
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
    default:
      return line;
  }
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
