/**
 * The one client of the National Tax Service (docs/upstreams.md): asks, repeats what is safe to
 * repeat, and believes only what counts as an answer. What the answers mean together belongs in
 * `check.ts`.
 */
import type * as z from "zod";
import { type Answered, answered, type Unavailable, type UpstreamFault } from "../lib/answer.ts";
import { parseJson } from "../lib/json.ts";
import { countsFor, isKeyFault, type StateEntry, statusAnswer, validateAnswer } from "./answers.ts";

/** The most entries that the registry takes in one call (docs/upstreams.md). */
export const MAX_ENTRIES = 100;

/** The first attempt and two more, made only after a fault that may pass by itself. */
const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 150;

/**
 * A business as the caller claims it: number of ten digits, opening date YYYYMMDD, representative.
 */
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

export type RegistryAnswer<T> = Answered<T> | (Unavailable & { fault: UpstreamFault });

export interface RegistryClient {
  /**
   * Does the register confirm number, opening date and representative together?
   * @param claims 1 to 100
   * @returns for each claim, in order, the state of the business; null when the register does not
   *   confirm the claim
   */
  validate(
    claims: Claim[],
    signal?: AbortSignal,
  ): Promise<RegistryAnswer<(RegistryState | null)[]>>;
  /**
   * What is the state of these numbers?
   * @param numbers 1 to 100
   * @returns for each number, in order, its state; null when it is not registered
   */
  status(
    numbers: string[],
    signal?: AbortSignal,
  ): Promise<RegistryAnswer<(RegistryState | null)[]>>;
  /**
   * Does the register's gateway answer at all? The question carries no key and is refused, which
   * costs nothing of our daily allowance. Whether our key is accepted, only real checks tell.
   */
  isReachable(timeoutMs: number): Promise<boolean>;
}

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For one attempt, and for all attempts at a call together. */
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  /** Called after every attempt, with its fault, or null when it was answered. */
  onAttempt?: (operation: "validate" | "status", fault: UpstreamFault | null) => void;
  /** Epoch milliseconds. */
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** From 0 to 1: spreads the attempts of concurrent calls. */
  random: () => number;
}

export function createRegistryClient(options: RegistryOptions): RegistryClient {
  const { clock, sleep, random } = options;
  /** Longer each time, and never in step with other callers. */
  const pause = (attempt: number) => sleep(BACKOFF_MS * attempt * (0.5 + random()));
  const ask = async <Entry extends { b_no: string }>(
    operation: "validate" | "status",
    body: unknown,
    numbers: string[],
    schema: z.ZodType<{ data: Entry[] }>,
    signal: AbortSignal | undefined,
  ): Promise<RegistryAnswer<Entry[]>> => {
    const request = { url: endpoint(options, operation), body: JSON.stringify(body) };
    const givesUpAt = clock() + options.totalTimeoutMs;
    for (let attempt = 1; ; attempt++) {
      const timeout = Math.min(options.attemptTimeoutMs, givesUpAt - clock());
      const answer = await attemptCall(request, timeout, signal);
      if (answer.kind === "answered") {
        const parsed = schema.safeParse(parseJson(answer.text));
        if (parsed.success && countsFor(parsed.data.data, numbers)) {
          options.onAttempt?.(operation, null);
          return answered(parsed.data.data);
        }
      }
      const { fault, repeatable } = answer.kind === "failed" ? answer : failureOf(answer.text);
      if (!signal?.aborted) options.onAttempt?.(operation, fault);
      if (!repeatable || attempt === MAX_ATTEMPTS || clock() >= givesUpAt || signal?.aborted) {
        return { kind: "unavailable", fault };
      }
      await pause(attempt);
    }
  };

  return {
    async validate(claims, signal) {
      // Only the three required fields: every optional one that is sent takes part in the
      // comparison.
      const businesses = claims.map(({ number, startDate, ownerName }) => ({
        b_no: number,
        start_dt: startDate,
        p_nm: ownerName,
      }));
      const numbers = claims.map((claim) => claim.number);
      const entries = await ask("validate", { businesses }, numbers, validateAnswer, signal);
      return mapEach(entries, (entry) => (entry.valid === "01" ? toState(entry.status) : null));
    },
    async status(numbers, signal) {
      const entries = await ask("status", { b_no: numbers }, numbers, statusAnswer, signal);
      return mapEach(entries, (entry) => (entry.b_stt_cd === "" ? null : toState(entry)));
    },
    async isReachable(timeoutMs) {
      const request = { url: `${options.baseUrl}/status?returnType=JSON`, body: '{"b_no":[]}' };
      const answer = await attemptCall(request, timeoutMs, undefined);
      if (answer.kind === "answered") return isKeyFault(answer.text);
      return answer.fault === "key" || (answer.fault === "http" && !answer.repeatable);
    },
  };
}

type Attempt =
  | { kind: "answered"; text: string }
  | { kind: "failed"; fault: UpstreamFault; repeatable: boolean };

async function attemptCall(
  request: { url: string; body: string },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  // One timer that is cleared: AbortSignal.timeout would leave one behind for every call that is
  // answered in time.
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
    return {
      kind: "failed",
      fault: abort.signal.aborted ? "timeout" : "network",
      repeatable: true,
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** A 200 that is no answer: a gateway's XML, cut JSON, an array of another length. */
function failureOf(text: string): { fault: UpstreamFault; repeatable: boolean } {
  return isKeyFault(text)
    ? { fault: "key", repeatable: false }
    : { fault: "malformed", repeatable: true };
}

function mapEach<From, To>(
  answer: RegistryAnswer<From[]>,
  map: (one: From) => To,
): RegistryAnswer<To[]> {
  return answer.kind === "answered" ? answered(answer.value.map(map)) : answer;
}

/**
 * The portal issues the key in an encoded and a decoded form. Encoding the encoded one again is the
 * classic failure.
 */
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
