/**
 * The one client of the National Tax Service (UPSTREAMS §1): asks, repeats what is safe to repeat, and believes only what counts as an answer.
 * What the answers mean together belongs in `check.ts`.
 */
import type * as z from "zod";
import { ServiceError } from "../errors.ts";
import { parseJson } from "../lib/json.ts";
import { countsFor, isKeyFault, type StateEntry, statusAnswer, validateAnswer } from "./answers.ts";

/** Entries in one call (UPSTREAMS §1, limits). */
export const MAX_ENTRIES = 100;

/** Attempts at one call: the first and two more, only after what may pass by itself. */
const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 150;
/** What a caller is told to wait before trying again. */
const RETRY_AFTER_SECONDS = 30;

/** A business as the caller claims it: number of ten digits, opening date YYYYMMDD, representative. */
export interface Claim {
  number: string;
  startDate: string;
  ownerName: string;
}

/** What the register says of a number, in its own codes and Korean texts. */
export interface RegistryState {
  /** `01` active, `02` suspended, `03` closed. */
  statusCode: string;
  status: string;
  /** `01` to `07`. */
  taxTypeCode: string;
  taxType: string;
}

/** Why the register did not answer. `key` means that our own service key is refused. */
export type RegistryFault = "timeout" | "network" | "http" | "malformed" | "key";

/** The register gave no answer: never a statement about a business, never charged. */
export class RegistryUnavailable extends ServiceError {
  readonly fault: RegistryFault;

  constructor(fault: RegistryFault) {
    super("registry_unavailable", { retryAfter: RETRY_AFTER_SECONDS });
    this.fault = fault;
  }
}

export interface RegistryClient {
  /**
   * Does the register confirm number, opening date and representative together?
   * @param claims 1 to 100
   * @returns for each claim, in order, the state of the business, or null when the register does not confirm it
   * @throws RegistryUnavailable
   */
  validate(claims: Claim[], signal?: AbortSignal): Promise<(RegistryState | null)[]>;
  /**
   * What is the state of these numbers?
   * @param numbers 1 to 100
   * @returns for each number, in order, its state, or null when it is not registered
   * @throws RegistryUnavailable
   */
  status(numbers: string[], signal?: AbortSignal): Promise<(RegistryState | null)[]>;
  /**
   * Does the register's gateway answer at all? It is asked without our key, and refuses: that costs nothing of our daily allowance. Whether our
   * key is accepted, only the calls of real checks tell.
   */
  isReachable(timeoutMs: number): Promise<boolean>;
}

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For one attempt, and for all attempts at a call together. */
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  /** Told of every attempt: of its fault, or null when it was answered. */
  onAttempt?: (operation: "validate" | "status", fault: RegistryFault | null) => void;
}

export function createRegistryClient(options: RegistryOptions): RegistryClient {
  const ask = async <Entry extends { b_no: string }>(
    operation: "validate" | "status",
    body: unknown,
    numbers: string[],
    schema: z.ZodType<{ data: Entry[] }>,
    signal: AbortSignal | undefined,
  ): Promise<Entry[]> => {
    const request = { url: endpoint(options, operation), body: JSON.stringify(body) };
    const givesUpAt = Date.now() + options.totalTimeoutMs;
    for (let attempt = 1; ; attempt++) {
      const timeout = Math.min(options.attemptTimeoutMs, givesUpAt - Date.now());
      const answer = await attemptCall(request, timeout, signal);
      if (answer.kind === "answered") {
        const parsed = schema.safeParse(parseJson(answer.text));
        if (parsed.success && countsFor(parsed.data.data, numbers)) {
          options.onAttempt?.(operation, null);
          return parsed.data.data;
        }
      }
      const { fault, repeatable } = answer.kind === "failed" ? answer : failureOf(answer.text);
      if (!signal?.aborted) options.onAttempt?.(operation, fault);
      if (!repeatable || attempt === MAX_ATTEMPTS || Date.now() >= givesUpAt || signal?.aborted) {
        throw new RegistryUnavailable(fault);
      }
      await pause(attempt);
    }
  };

  return {
    async validate(claims, signal) {
      // Only the three required fields: every optional one that is sent takes part in the comparison.
      const businesses = claims.map(({ number, startDate, ownerName }) => ({
        b_no: number,
        start_dt: startDate,
        p_nm: ownerName,
      }));
      const numbers = claims.map((claim) => claim.number);
      const entries = await ask("validate", { businesses }, numbers, validateAnswer, signal);
      return entries.map((entry) => (entry.valid === "01" ? toState(entry.status) : null));
    },
    async status(numbers, signal) {
      const entries = await ask("status", { b_no: numbers }, numbers, statusAnswer, signal);
      return entries.map((entry) => (entry.b_stt_cd === "" ? null : toState(entry)));
    },
    async isReachable(timeoutMs) {
      const request = { url: `${options.baseUrl}/status?returnType=JSON`, body: '{"b_no":[]}' };
      const answer = await attemptCall(request, timeoutMs, undefined);
      if (answer.kind === "answered") return isKeyFault(answer.text);
      return answer.fault === "key" || (answer.fault === "http" && !answer.repeatable);
    },
  };
}

type Attempt = { kind: "answered"; text: string } | { kind: "failed"; fault: RegistryFault; repeatable: boolean };

async function attemptCall(
  request: { url: string; body: string },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  // One timer that is cleared: AbortSignal.timeout would leave one behind for every call that is answered in time.
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener("abort", giveUp, { once: true });
  try {
    const response = await fetch(request.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: request.body,
      signal: abort.signal,
    });
    const text = await response.text();
    if (response.status === 200) return { kind: "answered", text };
    if (isKeyFault(text)) return { kind: "failed", fault: "key", repeatable: false };
    return { kind: "failed", fault: "http", repeatable: response.status >= 500 };
  } catch {
    return { kind: "failed", fault: abort.signal.aborted ? "timeout" : "network", repeatable: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** A 200 that is no answer: a gateway's XML, cut JSON, an array of another length. */
function failureOf(text: string): { fault: RegistryFault; repeatable: boolean } {
  return isKeyFault(text) ? { fault: "key", repeatable: false } : { fault: "malformed", repeatable: true };
}

/** Waits before the next attempt: longer each time, and never in step with other callers. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, BACKOFF_MS * attempt * (0.5 + Math.random())));
}

/** The portal hands the key out encoded and decoded; encoding an encoded one again is the classic failure (UPSTREAMS §1.4). */
function endpoint({ baseUrl, serviceKey }: RegistryOptions, operation: string): string {
  const decoded = /%[0-9a-f]{2}/i.test(serviceKey) ? decodeURIComponent(serviceKey) : serviceKey;
  return `${baseUrl}/${operation}?${new URLSearchParams({ serviceKey: decoded, returnType: "JSON" })}`;
}

function toState(entry: StateEntry): RegistryState {
  return {
    statusCode: entry.b_stt_cd,
    status: entry.b_stt,
    taxTypeCode: entry.tax_type_cd,
    taxType: entry.tax_type,
  };
}
