import { readBytes } from "../lib/read-bytes.ts";
import { malformed, type ReadFault } from "./faults.ts";

/** The longest known answer, 200 rows of the widest live source, takes 300 KB. */
const MAX_BODY_BYTES = 1_000_000;

export interface ReceivedBody {
  kind: "received";
  httpStatus: number;
  text: string;
}

export interface NothingReceived {
  kind: "failed";
  fault: ReadFault;
}

/** @param signal ends the call early, which counts as a time-out */
export async function callPortal(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<ReceivedBody | NothingReceived> {
  // AbortSignal.timeout would leave a timer behind for every answered call.
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  if (signal?.aborted) giveUp();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener("abort", giveUp, { once: true });
  try {
    // A redirect leads to a page for people. If we followed it, that page would get our key.
    const response = await fetch(url, { ...init, redirect: "manual", signal: abort.signal });
    const text = await boundedText(response);
    if (text === null) return { kind: "failed", fault: malformed("too_large", "none") };
    return { kind: "received", httpStatus: response.status, text };
  } catch {
    const fault = abort.signal.aborted ? "timeout" : "network";
    return { kind: "failed", fault: { fault, retries: "within_budget", status: fault } };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

async function boundedText(response: Response): Promise<string | null> {
  const { headers } = response;
  const length = Number(headers.get("Content-Length") ?? Number.NaN);
  // Reading small answers whole is faster.
  if (length <= MAX_BODY_BYTES && !headers.has("Content-Encoding")) return response.text();
  const bytes = await readBytes(response.body, MAX_BODY_BYTES);
  return bytes && new TextDecoder().decode(bytes);
}
