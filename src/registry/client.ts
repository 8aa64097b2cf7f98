/**
 * The one client of the National Tax Service (docs/upstreams.md): asks, repeats what is safe to
 * repeat, and believes only what counts as an answer. What the answers mean together belongs in
 * `check.ts`.
 */
import type * as z from "zod";
import { type Answered, answered, type RegistryFault, type Unavailable } from "../lib/answer.ts";
import { isoDate } from "../lib/days.ts";
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
export interface RegistryClaim {
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
  // Absent in the stored state of a job that was under way when these came.
  /** The day it was closed, as YYYY-MM-DD; null unless it is, and where the day is unknown. */
  closedOn?: string | null;
  /** Since when the tax type applies, as YYYY-MM-DD, and the one before; null: it never changed. */
  taxTypeChangedOn?: string | null;
  previousTaxType?: { code: string; text: string } | null;
}

export type RegistryAnswer<T> = Answered<T> | (Unavailable & { fault: RegistryFault });

export interface RegistryClient {
  /**
   * Does the register confirm number, opening date and representative together?
   * @param claims 1 to 100
   * @returns for each claim, in order, the state of the business; null when the register does not
   *   confirm the claim
   */
  validate(
    claims: RegistryClaim[],
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
   * costs nothing of our daily allowance. Only the register's own words for a missing key count: a
   * firewall that refuses the place from which we call answers a 4xx, too. Whether our key is
   * accepted, `diagnose` tells.
   */
  isReachable(timeoutMs: number): Promise<boolean>;
  /**
   * What becomes of one call of `/status`, with our key and not repeated: for an operator who wants
   * to know why checks fail. Costs one call of our daily allowance.
   * @param number ten digits
   */
  diagnose(number: string, timeoutMs: number): Promise<Diagnosis>;
}

export type Diagnosis =
  | { kind: "answered" }
  /** @param httpStatus null where no HTTP answer came */
  | { kind: "failed"; fault: RegistryFault; httpStatus: number | null };

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For one attempt, and for all attempts at a call together. */
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  /** Called after every attempt, with its fault, or null when it was answered. */
  onAttempt?: (operation: "validate" | "status", fault: RegistryFault | null) => void;
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
      // Only the three required fields: every optional one that is sent takes part in the
      // comparison.
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
  /** Null where no HTTP answer came. */
  httpStatus: number | null;
}

/** What came with HTTP 200, whatever it says. */
interface ReceivedText {
  kind: "text";
  text: string;
}

async function attemptCall(
  request: { url: string; body: string },
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ReceivedText | Failed> {
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

/**
 * What a text that came with HTTP 200 answers to the numbers asked. It may be no answer: a
 * gateway's XML, cut JSON, an array of another length.
 */
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

/**
 * The portal issues the key in an encoded and a decoded form. Encoding the encoded one again is the
 * classic failure.
 */
function endpoint({ baseUrl, serviceKey }: RegistryOptions, operation: string): string {
  const decoded = /%[0-9a-f]{2}/i.test(serviceKey) ? decodeURIComponent(serviceKey) : serviceKey;
  return `${baseUrl}/${operation}?${new URLSearchParams({ serviceKey: decoded, returnType: "JSON" })}`;
}

const ACTIVE = "01";
const CLOSED = "03";
/** 해당없음: there was no other tax type before. */
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

/** Whether the holders of each tax type issue tax invoices (docs/upstreams.md). */
const ISSUES_TAX_INVOICES = new Map([
  ["01", true],
  ["07", true],
  ...["02", "04", "05", "06"].map((code) => [code, false] as const),
]);

/** Whether a business issues tax invoices; null where its tax type does not tell, or not active. */
export function issuesTaxInvoices({ statusCode, taxTypeCode }: RegistryState): boolean | null {
  return statusCode === ACTIVE ? (ISSUES_TAX_INVOICES.get(taxTypeCode) ?? null) : null;
}
