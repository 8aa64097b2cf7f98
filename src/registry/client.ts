/**
 * The only client of the National Tax Service (docs/upstreams.md). It repeats a call if the
 * fault may pass, and accepts only valid answers. `check.ts` turns answers into outcomes.
 */
import type * as z from "zod";
import { type Answered, answered, type RegistryFault, type Unavailable } from "../lib/answer.ts";
import { isoDate } from "../lib/days.ts";
import { parseJson } from "../lib/json.ts";
import { countsFor, isKeyFault, type StateEntry, statusAnswer, validateAnswer } from "./answers.ts";

/** The registry's limit for one call (docs/upstreams.md). */
export const MAX_ENTRIES = 100;

const MAX_ATTEMPTS = 3;
const BACKOFF_MS = 150;

/** Number of ten digits, opening date YYYYMMDD, representative. */
export interface RegistryClaim {
  number: string;
  startDate: string;
  ownerName: string;
}

/** What the register says about a number: its codes and Korean texts. */
export interface RegistryState {
  /** `01` active, `02` suspended, `03` closed. */
  statusCode: string;
  status: string;
  /** `01` to `07`. */
  taxTypeCode: string;
  taxType: string;
  // States that jobs stored before these fields existed do not have them.
  /** YYYY-MM-DD; null if the business is not closed, or the day is unknown. */
  closedOn?: string | null;
  /** The tax type's first day (YYYY-MM-DD) and the previous type; null if it never changed. */
  taxTypeChangedOn?: string | null;
  previousTaxType?: { code: string; text: string } | null;
}

export type RegistryAnswer<T> = Answered<T> | (Unavailable & { fault: RegistryFault });

export interface RegistryClient {
  /**
   * Asks whether the register confirms number, opening date and representative together.
   * @returns the state for each of 1 to 100 claims, in order; null if a claim is not confirmed
   */
  validate(
    claims: RegistryClaim[],
    signal?: AbortSignal,
  ): Promise<RegistryAnswer<(RegistryState | null)[]>>;
  /** @returns the state of each of 1 to 100 numbers, in order; null if it is not registered */
  status(
    numbers: string[],
    signal?: AbortSignal,
  ): Promise<RegistryAnswer<(RegistryState | null)[]>>;
  /**
   * Calls the registry's gateway without a key, to see whether it answers. The gateway refuses
   * the call, which does not count against our daily allowance. Only its own fault for a missing
   * key counts as an answer, because a firewall that blocks our location answers 4xx, too.
   * `diagnose` tests our key.
   */
  isReachable(timeoutMs: number): Promise<boolean>;
  /**
   * Finds out for the operator why checks fail, with one `/status` call that uses our key. The call
   * is not repeated, and counts against our daily allowance.
   * @param number ten digits
   */
  diagnose(number: string, timeoutMs: number): Promise<Diagnosis>;
}

export type Diagnosis =
  | { kind: "answered" }
  /** `httpStatus` is null if no HTTP answer came. */
  | { kind: "failed"; fault: RegistryFault; httpStatus: number | null };

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For one attempt, and for all attempts of a call together. */
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  /** Called after each attempt, unless the caller aborted it. The fault is null for an answer. */
  onAttempt?: (operation: "validate" | "status", fault: RegistryFault | null) => void;
  /** Epoch milliseconds. */
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** Returns 0 to 1. Spreads the attempts of concurrent calls. */
  random: () => number;
}

export function createRegistryClient(options: RegistryOptions): RegistryClient {
  const { clock, sleep, random } = options;
  const pause = (attempt: number) => sleep(BACKOFF_MS * attempt * (0.5 + random()));
  const call = async <Entry extends { b_no: string }>(
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
      const attempted = await attemptCall(request, timeout, signal);
      const answer = attempted.kind === "failed" ? attempted : read(attempted, numbers, schema);
      if (answer.kind === "answered") {
        options.onAttempt?.(operation, null);
        return answer;
      }
      const { fault, repeatable } = answer;
      if (!signal?.aborted) options.onAttempt?.(operation, fault);
      if (!repeatable || attempt === MAX_ATTEMPTS || clock() >= givesUpAt || signal?.aborted) {
        return { kind: "unavailable", fault };
      }
      await pause(attempt);
    }
  };

  return {
    async validate(claims, signal) {
      // Send no optional field: the registry would compare it, too.
      const businesses = claims.map(({ number, startDate, ownerName }) => ({
        b_no: number,
        start_dt: startDate,
        p_nm: ownerName,
      }));
      const numbers = claims.map((claim) => claim.number);
      const entries = await call("validate", { businesses }, numbers, validateAnswer, signal);
      return mapEach(entries, (entry) => (entry.valid === "01" ? toState(entry.status) : null));
    },
    async status(numbers, signal) {
      const entries = await call("status", { b_no: numbers }, numbers, statusAnswer, signal);
      return mapEach(entries, (entry) => (entry.b_stt_cd === "" ? null : toState(entry)));
    },
    async isReachable(timeoutMs) {
      const request = { url: `${options.baseUrl}/status?returnType=JSON`, body: '{"b_no":[]}' };
      const answer = await attemptCall(request, timeoutMs, undefined);
      return answer.kind === "text" ? isKeyFault(answer.text) : answer.fault === "key";
    },
    async diagnose(number, timeoutMs) {
      const body = JSON.stringify({ b_no: [number] });
      const request = { url: endpoint(options, "status"), body };
      const attempted = await attemptCall(request, timeoutMs, undefined);
      const answer =
        attempted.kind === "failed" ? attempted : read(attempted, [number], statusAnswer);
      if (answer.kind === "answered") return { kind: "answered" };
      return { kind: "failed", fault: answer.fault, httpStatus: answer.httpStatus };
    },
  };
}

interface Failed {
  kind: "failed";
  fault: RegistryFault;
  repeatable: boolean;
  httpStatus: number | null;
}

/** The body of an HTTP 200, not checked yet. */
interface ReceivedText {
  kind: "text";
  text: string;
}

async function attemptCall(
  request: { url: string; body: string },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ReceivedText | Failed> {
  // AbortSignal.timeout would leave a timer behind for every call that is answered in time.
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
    const { status } = response;
    if (status === 200) return { kind: "text", text };
    if (isKeyFault(text)) return failed("key", false, status);
    return failed("http", status >= 500, status);
  } catch {
    return failed(abort.signal.aborted ? "timeout" : "network", true, null);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** Checks the body of an HTTP 200: it may be a gateway's XML, or JSON cut short. */
function read<Entry extends { b_no: string }>(
  { text }: ReceivedText,
  numbers: string[],
  schema: z.ZodType<{ data: Entry[] }>,
): Answered<Entry[]> | Failed {
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success && countsFor(parsed.data.data, numbers)) return answered(parsed.data.data);
  return isKeyFault(text) ? failed("key", false, 200) : failed("malformed", true, 200);
}

function failed(fault: RegistryFault, repeatable: boolean, httpStatus: number | null): Failed {
  return { kind: "failed", fault, repeatable, httpStatus };
}

function mapEach<From, To>(
  answer: RegistryAnswer<From[]>,
  map: (one: From) => To,
): RegistryAnswer<To[]> {
  return answer.kind === "answered" ? answered(answer.value.map(map)) : answer;
}

/** The portal issues the key in URL-encoded form too. Decode it, so it is not encoded twice. */
function endpoint({ baseUrl, serviceKey }: RegistryOptions, operation: string): string {
  const decoded = /%[0-9a-f]{2}/i.test(serviceKey) ? decodeURIComponent(serviceKey) : serviceKey;
  return `${baseUrl}/${operation}?${new URLSearchParams({ serviceKey: decoded, returnType: "JSON" })}`;
}

const ACTIVE = "01";
const CLOSED = "03";
/** 해당없음: there was no tax type before. */
const NO_PREVIOUS_TAX_TYPE = "99";

function toState(entry: StateEntry): RegistryState {
  const previous = entry.rbf_tax_type_cd;
  return {
    statusCode: entry.b_stt_cd,
    status: entry.b_stt,
    taxTypeCode: entry.tax_type_cd,
    taxType: entry.tax_type,
    closedOn: entry.b_stt_cd === CLOSED ? isoDate(entry.end_dt) : null,
    taxTypeChangedOn: isoDate(entry.tax_type_change_dt),
    previousTaxType:
      previous === "" || previous === NO_PREVIOUS_TAX_TYPE
        ? null
        : { code: previous, text: entry.rbf_tax_type },
  };
}

const ISSUES_TAX_INVOICES = new Map([
  ["01", true],
  ["07", true],
  ...["02", "04", "05", "06"].map((code) => [code, false] as const),
]);

/** Null if the business is not active, or its tax type does not say (docs/upstreams.md). */
export function issuesTaxInvoices({ statusCode, taxTypeCode }: RegistryState): boolean | null {
  return statusCode === ACTIVE ? (ISSUES_TAX_INVOICES.get(taxTypeCode) ?? null) : null;
}
