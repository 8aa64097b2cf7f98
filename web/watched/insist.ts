/** Repeats a call while its failure is temporary. Only for calls that may be repeated freely. */
import type { Failure, Reply } from "../service.ts";

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** After this many refusals by a busy service, the failure is final. */
const MOST_REFUSALS = 8;

export interface Insisting {
  isWanted?: () => boolean;
  onPause?: (failure: Failure) => void;
}

/**
 * Repeats the call for as long as there is no connection.
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
