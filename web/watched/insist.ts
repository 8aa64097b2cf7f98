/** Repeats a call until its failure is final. Only for calls that may be repeated freely. */
import type { Failure, Reply } from "../service.ts";

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** How often the service may refuse a call because it is busy before that counts as final. */
const MOST_REFUSALS = 8;

export interface Insisting {
  /** Whether the answer is still wanted. */
  isWanted?: () => boolean;
  /** Called before each pause. */
  onPause?: (failure: Failure) => void;
}

/**
 * While there is no connection, it repeats the call without end.
 * @returns null if the answer is not wanted any more
 */
export async function insist<T>(
  call: () => Promise<Reply<T>>,
  { isWanted = () => true, onPause }: Insisting = {},
): Promise<Reply<T> | null> {
  let refusals = 0;
  for (let wait = SHORTEST_PAUSE_MS; isWanted(); wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const reply = await call();
    if (reply.ok) return reply;
    const { failure } = reply;
    if (failure.kind === "error" && (!isPassing(failure) || ++refusals > MOST_REFUSALS))
      return reply;
    onPause?.(failure);
    const asked = failure.kind === "error" ? (failure.retryAfter ?? 0) * 1_000 : 0;
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(wait, asked)));
  }
  return null;
}

function isPassing({ code, status }: Extract<Failure, { kind: "error" }>): boolean {
  return code === "rate_limit_exceeded" || status >= 500;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
