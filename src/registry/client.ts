/** The only client of the National Tax Service (docs/upstreams.md). */
import { type Answered, answered, type Unavailable } from "../lib/answer.ts";
import { nextKoreanMidnight } from "../lib/days.ts";
import { callPortal, type NothingReceived, type ReceivedBody } from "../portal/call.ts";
import {
  type Fault,
  type FaultRule,
  faultOf,
  malformed,
  type ReadFault,
} from "../portal/faults.ts";
import { decodedKey } from "../portal/service-key.ts";
import type { CallPermit } from "../sources/call-lease.ts";
import type { Purpose as CallPurpose } from "../sources/gate-messages.ts";
import {
  type EntryAnswer,
  entriesOf,
  fieldNames,
  readStatusEntry,
  readValidateEntry,
} from "./answers.ts";
import { Attempts } from "./attempts.ts";
import type { RegistryMemory } from "./memory.ts";

/** The registry's limit for one call (docs/upstreams.md). */
export const MAX_ENTRIES = 100;

/** No business has this number, so a probe asks about no customer's business. */
export const PROBE_NUMBER = "0000000000";

/** A number of ten digits, the opening date (YYYYMMDD), and the name of the representative. */
export interface RegistryClaim {
  number: string;
  startDate: string;
  ownerName: string;
}

export interface RegistryUnavailable extends Unavailable {
  fault: Fault;
  /**
   * What the registry refused. If the question had only one claim, this is `ownerName`, because our
   * own checks accepted the other fields.
   */
  refuses?: "entry" | "ownerName";
  /** Until shortly after Korean midnight, when the allowance is renewed, but at most an hour. */
  retryAfterSeconds?: number;
  /** Our own gate refused the call. */
  held?: CallRefusal;
}

export type CallRefusal = Exclude<CallPermit, "granted">;

export type RegistryAnswer<T> = Answered<T> | RegistryUnavailable;

/** `explanation` asks why a claim was not confirmed. */
export type Purpose = "question" | "explanation" | "probe";

export interface RegistryClient {
  /** Asks about 1 to 100 claims. Answers have the same order; null for an unconfirmed claim. */
  validate(claims: RegistryClaim[], signal?: AbortSignal): Promise<RegistryAnswer<EntryAnswer[]>>;
  /** Asks about 1 to 100 numbers. Answers have the same order; null for an unregistered number. */
  status(
    numbers: string[],
    signal?: AbortSignal,
    purpose?: Purpose,
  ): Promise<RegistryAnswer<EntryAnswer[]>>;
  /** Sends a call without our key, so the result proves only that the gateway answers. */
  isReachable(timeoutMs: number): Promise<boolean>;
  /** Makes one `/status` call with our key, and never repeats it. */
  diagnose(number: string, timeoutMs: number): Promise<Diagnosis>;
}

export type Diagnosis =
  | { kind: "answered" }
  /** `httpStatus` is null if no complete HTTP answer came. */
  | { kind: "failed"; fault: Fault; httpStatus: number | null };

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For the first attempt. Later attempts have at most five seconds. */
  attemptTimeoutMs: number;
  /** For all attempts of a question together. */
  totalTimeoutMs: number;
  explanationTimeoutMs: number;
  /** Called before each call with our key, to count it. */
  takeCall: (purpose: CallPurpose) => Promise<CallPermit>;
  /** `planned` questions (batches, watch lists) wait while few calls of the day are left. */
  purpose: CallPurpose;
  onHeld?: (operation: Operation, refusal: CallRefusal) => void;
  /** Called after an attempt, except if it failed after an abort. `fault` is null for an answer. */
  onAttempt?: (operation: Operation, fault: Fault | null) => void;
  onUnreadable?: (operation: Operation, fields: string[]) => void;
  /** Called after each question whose result says something about the registry. */
  onCall?: () => void;
  memory: RegistryMemory;
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. Spreads the attempts of concurrent calls. */
  random: () => number;
}

type Operation = "validate" | "status";

interface Question<Item> {
  operation: Operation;
  items: readonly Item[];
  numberOf: (item: Item) => string;
  bodyOf: (items: Item[]) => unknown;
  readEntry: (entry: unknown) => EntryAnswer;
}

export function createRegistryClient(options: RegistryOptions): RegistryClient {
  const { clock, memory, onAttempt, onCall, onHeld, onUnreadable, takeCall } = options;
  const { calls, retryBudget, untold } = memory;

  const attempt = async <Item>(
    question: Question<Item>,
    items: Item[],
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Attempted> => {
    const { operation, bodyOf, numberOf, readEntry } = question;
    const renewedAt = nextKoreanMidnight(clock());
    const call = await callRegistry(endpoint(options, operation), bodyOf(items), timeoutMs, signal);
    const entries = entriesIn(call, items.map(numberOf));
    if (!Array.isArray(entries)) {
      const isRenewed = entries.fault === "allowance" && clock() >= renewedAt;
      const fault = isRenewed ? { ...ENDED_DAY, status: entries.status } : entries;
      if (!signal?.aborted) {
        calls.countFault(fault.fault, clock());
        if (fault.fault === "allowance") calls.useUpAllowance(renewedAt);
        onAttempt?.(operation, fault.fault);
      }
      return { kind: "failed", fault };
    }
    onAttempt?.(operation, null);
    const answers = entries.map(readEntry);
    const unreadable = entries.filter((_, index) => answers[index] === "unreadable");
    calls.countUnreadable(unreadable.length, clock());
    untold.countUnreadable(unreadable.length);
    for (const entry of unreadable) onUnreadable?.(operation, fieldNames(entry));
    return { kind: "answered", answers };
  };

  const ask = async <Item>(
    question: Question<Item>,
    purpose: Purpose,
    signal: AbortSignal | undefined,
  ): Promise<RegistryAnswer<EntryAnswer[]>> => {
    const { items, operation } = question;
    const { totalTimeoutMs, explanationTimeoutMs } = options;
    const totalMs = purpose === "explanation" ? explanationTimeoutMs : totalTimeoutMs;
    const attempts = new Attempts({ ...options, totalMs, retryBudget }, signal);
    const answers = items.map((): EntryAnswer => "unreadable");
    let isAnswered = false;
    let open = [...items.keys()];
    for (;;) {
      const permit = await takeCall(options.purpose);
      if (permit !== "granted") {
        if (permit === "none_left") calls.useUpAllowance(nextKoreanMidnight(clock()));
        onHeld?.(operation, permit);
        return isAnswered ? answered(answers) : { ...allowanceUsedUp(options), held: permit };
      }
      if (attempts.isOver)
        return isAnswered ? answered(answers) : { kind: "unavailable", fault: "timeout" };
      const asked = open.map((index) => items[index] as Item);
      const attempted = await attempt(question, asked, attempts.timeoutMs, signal);
      if (attempted.kind === "answered") {
        isAnswered = true;
        for (const [at, index] of open.entries())
          answers[index] = attempted.answers[at] as EntryAnswer;
        open = open.filter((index) => answers[index] === "unreadable");
        if (open.length === 0) return answered(answers);
      }
      const fault = attempted.kind === "failed" ? attempted.fault : UNREADABLE;
      if (purpose !== "probe" && (await attempts.waitForNext(fault))) continue;
      if (isAnswered) return answered(answers);
      return unavailable(fault, asked.length, operation, options);
    }
  };

  const call = async <Item>(
    question: Question<Item>,
    purpose: Purpose,
    signal: AbortSignal | undefined,
  ): Promise<RegistryAnswer<EntryAnswer[]>> => {
    retryBudget.begin(clock());
    const answer = await ask(question, purpose, signal).finally(() => retryBudget.end(clock()));
    // A refused entry, or a call that was not made, says nothing about the registry.
    const isTelling =
      answer.kind === "answered" || (answer.refuses === undefined && answer.held === undefined);
    const isAnswered =
      answer.kind === "answered" && answer.value.some((entry) => entry !== "unreadable");
    if (isTelling && !signal?.aborted) {
      calls.countCall(isAnswered, clock());
      untold.countCall(isAnswered);
      onCall?.();
    }
    return answer;
  };

  return {
    validate: (claims, signal) => call({ ...VALIDATE, items: claims }, "question", signal),
    status: (numbers, signal, purpose = "question") =>
      call({ ...STATUS, items: numbers }, purpose, signal),
    async isReachable(timeoutMs) {
      const url = `${options.baseUrl}/status?returnType=JSON`;
      const answer = await callRegistry(url, { b_no: [] }, timeoutMs, undefined);
      return answer.kind === "received" && saysKeyIsMissing(answer);
    },
    async diagnose(number, timeoutMs) {
      const url = endpoint(options, "status");
      if ((await takeCall("on_demand")) !== "granted")
        return { kind: "failed", fault: "allowance", httpStatus: null };
      const answer = await callRegistry(url, STATUS.bodyOf([number]), timeoutMs, undefined);
      const entries = entriesIn(answer, [number]);
      if (Array.isArray(entries)) {
        if (entries.map(readStatusEntry).includes("unreadable"))
          return { kind: "failed", fault: "malformed", httpStatus: 200 };
        return { kind: "answered" };
      }
      const httpStatus = answer.kind === "received" ? answer.httpStatus : null;
      return { kind: "failed", fault: entries.fault, httpStatus };
    },
  };
}

const VALIDATE: Omit<Question<RegistryClaim>, "items"> = {
  operation: "validate",
  numberOf: ({ number }) => number,
  // Send no optional field, because the registry would compare that field with its records, too.
  bodyOf: (claims) => ({
    businesses: claims.map(({ number, startDate, ownerName }) => ({
      b_no: number,
      start_dt: startDate,
      p_nm: ownerName,
    })),
  }),
  readEntry: readValidateEntry,
};

const STATUS: Omit<Question<string>, "items"> = {
  operation: "status",
  numberOf: (number) => number,
  bodyOf: (numbers) => ({ b_no: numbers }),
  readEntry: readStatusEntry,
};

const UNREADABLE = malformed("unreadable", "once");

/** If the day ended during the call, the new day has its own allowance, so try once more. */
const ENDED_DAY: FaultRule = { fault: "pace", retries: "once" };

type Attempted =
  | { kind: "answered"; answers: EntryAnswer[] }
  | { kind: "failed"; fault: ReadFault };

function callRegistry(
  url: string,
  body: unknown,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<ReceivedBody | NothingReceived> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return callPortal(url, init, timeoutMs, signal);
}

/** Only HTTP 200 with an entry for each number is an answer. Other bodies may be error pages. */
function entriesIn(call: ReceivedBody | NothingReceived, numbers: string[]): unknown[] | ReadFault {
  if (call.kind === "failed") return call.fault;
  const { httpStatus, text } = call;
  return (httpStatus === 200 && entriesOf(text, numbers)) || faultOf(httpStatus, text);
}

function saysKeyIsMissing({ httpStatus, text }: ReceivedBody): boolean {
  const { fault, status } = faultOf(httpStatus, text);
  // Only the gateway answers with a numeric code. A firewall never does.
  return fault === "key" && /^-?[0-9]+$/.test(status);
}

function unavailable(
  { fault, refusesEntry }: ReadFault,
  entries: number,
  operation: Operation,
  options: RegistryOptions,
): RegistryUnavailable {
  if (fault === "allowance") return allowanceUsedUp(options);
  if (!refusesEntry) return { kind: "unavailable", fault };
  const refuses = entries === 1 && operation === "validate" ? "ownerName" : "entry";
  return { kind: "unavailable", fault, refuses };
}

function allowanceUsedUp({ clock, random }: RegistryOptions): RegistryUnavailable {
  const retryAfterSeconds = secondsUntilRetry(clock(), random());
  return { kind: "unavailable", fault: "allowance", retryAfterSeconds };
}

/** Callers who wait for midnight in Korea should not all come at once. */
const RENEWAL_SPREAD_SECONDS = 300;
const LONGEST_WAIT_SECONDS = 3_600;

function secondsUntilRetry(now: number, random: number): number {
  const seconds = (nextKoreanMidnight(now) - now) / 1000;
  const longest = LONGEST_WAIT_SECONDS - RENEWAL_SPREAD_SECONDS;
  return Math.ceil(Math.min(seconds, longest) + RENEWAL_SPREAD_SECONDS * random);
}

function endpoint({ baseUrl, serviceKey }: RegistryOptions, operation: Operation): string {
  const query = new URLSearchParams({ serviceKey: decodedKey(serviceKey), returnType: "JSON" });
  return `${baseUrl}/${operation}?${query}`;
}
