/**
 * The only client of the National Tax Service (docs/upstreams.md): it repeats what may pass by
 * itself, and believes only valid entries. What answers mean together belongs in `check.ts`.
 */
import { type Answered, answered, type Unavailable } from "../lib/answer.ts";
import { nextKoreanMidnight } from "../lib/days.ts";
import { callPortal, type NothingReceived, type ReceivedBody } from "../portal/call.ts";
import { type Fault, faultOf, malformed, type ReadFault } from "../portal/faults.ts";
import { decodedKey } from "../portal/service-key.ts";
import {
  type EntryAnswer,
  entriesOf,
  fieldNames,
  readStatusEntry,
  readValidateEntry,
} from "./answers.ts";
import type { RegistryMemory } from "./memory.ts";

/** The registry's limit for one call (docs/upstreams.md). */
export const MAX_ENTRIES = 100;

const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 150;
const PAUSE_GROWTH = 1.6;
/** Start no pause that would leave less time than this for the next attempt. */
const SHORTEST_ATTEMPT_MS = 500;
/** The first attempt may take longer: a right answer after 7 s was recorded. */
const LATER_ATTEMPT_MS = 5_000;

/** Number of ten digits, opening date YYYYMMDD, representative. */
export interface RegistryClaim {
  number: string;
  startDate: string;
  ownerName: string;
}

export interface RegistryUnavailable extends Unavailable {
  fault: Fault;
  /**
   * The registry refuses an entry as malformed: one of several (`entry`), or the only one of
   * `/validate`. After our own checks only its name can be at fault (`ownerName`).
   */
  refuses?: "entry" | "ownerName";
  /** Set if today's allowance is used up: it is renewed at midnight in Korea. */
  retryAfterSeconds?: number;
}

export type RegistryAnswer<T> = Answered<T> | RegistryUnavailable;

/**
 * `explanation`: a claim was not confirmed, and the answer can do without the reason. `probe`: the
 * question is whether the registry answers, so the call is not repeated.
 */
export type Purpose = "question" | "explanation" | "probe";

export interface RegistryClient {
  /**
   * Asks whether the register confirms number, opening date and representative together.
   * @returns for each of 1 to 100 claims, in order, the state; null if it is not confirmed
   */
  validate(claims: RegistryClaim[], signal?: AbortSignal): Promise<RegistryAnswer<EntryAnswer[]>>;
  /** @returns for each of 1 to 100 numbers, in order, its state; null if it is not registered */
  status(
    numbers: string[],
    signal?: AbortSignal,
    purpose?: Purpose,
  ): Promise<RegistryAnswer<EntryAnswer[]>>;
  /**
   * Asks without a key whether the register's gateway answers. The refusal costs nothing of our
   * daily allowance. It says nothing about the register behind the gateway. Only the gateway's own
   * words for a missing key count, because a firewall that blocks our location answers 4xx, too.
   */
  isReachable(timeoutMs: number): Promise<boolean>;
  /**
   * Tells the operator why checks fail, by one `/status` call with our key. The call is not
   * repeated, and counts against our daily allowance. @param number ten digits
   */
  diagnose(number: string, timeoutMs: number): Promise<Diagnosis>;
}

export type Diagnosis =
  | { kind: "answered" }
  /** `httpStatus` is null if no HTTP answer came. */
  | { kind: "failed"; fault: Fault; httpStatus: number | null };

export interface RegistryOptions {
  baseUrl: string;
  serviceKey: string;
  /** For the first attempt; later ones have at most five seconds. */
  attemptTimeoutMs: number;
  /** For all attempts of a question together, and for those that only explain an answer. */
  totalTimeoutMs: number;
  explanationTimeoutMs: number;
  /** Called after each attempt, unless the caller aborted it. The fault is null for an answer. */
  onAttempt?: (operation: Operation, fault: Fault | null) => void;
  /** Called for an entry that cannot be read, with the names of its fields. */
  onUnreadable?: (operation: Operation, fields: string[]) => void;
  memory: RegistryMemory;
  /** Epoch milliseconds. */
  clock: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  /** 0 to 1. Spreads the attempts of concurrent calls. */
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
  const { clock, memory, onAttempt, onUnreadable } = options;
  const { calls, retryBudget } = memory;

  /** Makes one call, and reads it entry by entry. */
  const attempt = async <Item>(
    question: Question<Item>,
    items: Item[],
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Attempted> => {
    const { operation, bodyOf, numberOf, readEntry } = question;
    const call = await callRegistry(endpoint(options, operation), bodyOf(items), timeoutMs, signal);
    const entries = entriesIn(call, items.map(numberOf));
    const isOurs = !signal?.aborted;
    if (!Array.isArray(entries)) {
      if (isOurs) {
        calls.countFault(entries.fault, clock());
        if (entries.fault === "allowance") calls.useUpAllowance(nextKoreanMidnight(clock()));
        onAttempt?.(operation, entries.fault);
      }
      return { kind: "failed", fault: entries };
    }
    onAttempt?.(operation, null);
    const answers = entries.map(readEntry);
    const unreadable = entries.filter((_, index) => answers[index] === "unreadable");
    calls.countUnreadable(unreadable.length, clock());
    for (const entry of unreadable) onUnreadable?.(operation, fieldNames(entry));
    return { kind: "answered", answers };
  };

  /** Asks until each entry is answered, or no attempt may follow. */
  const ask = async <Item>(
    question: Question<Item>,
    purpose: Purpose,
    signal: AbortSignal | undefined,
  ): Promise<RegistryAnswer<EntryAnswer[]>> => {
    const { items } = question;
    const { totalTimeoutMs, explanationTimeoutMs } = options;
    const totalMs = purpose === "explanation" ? explanationTimeoutMs : totalTimeoutMs;
    const givesUpAt = clock() + totalMs;
    const answers = items.map((): EntryAnswer => "unreadable");
    let isAnswered = false;
    /** Indexes of the entries that are not answered yet. */
    let open = [...items.keys()];
    for (let made = 1; ; made++) {
      const left = givesUpAt - clock();
      const longest =
        made === 1
          ? options.attemptTimeoutMs
          : Math.min(options.attemptTimeoutMs, LATER_ATTEMPT_MS);
      const asked = open.map((index) => items[index] as Item);
      const attempted = await attempt(question, asked, Math.min(longest, left), signal);
      let fault: ReadFault;
      if (attempted.kind === "answered") {
        isAnswered = true;
        for (const [at, index] of open.entries())
          answers[index] = attempted.answers[at] as EntryAnswer;
        open = open.filter((index) => answers[index] === "unreadable");
        if (open.length === 0) return answered(answers);
        fault = UNREADABLE;
      } else {
        fault = attempted.fault;
      }
      const isFinal = purpose === "probe" || !(await mayFollow(made, fault, givesUpAt, signal));
      if (isFinal)
        return isAnswered
          ? answered(answers)
          : unavailable(fault, asked.length, question.operation, options);
    }
  };

  /** Waits before the next attempt. @returns false if there must be none */
  const mayFollow = async (
    made: number,
    { retries }: ReadFault,
    givesUpAt: number,
    signal: AbortSignal | undefined,
  ): Promise<boolean> => {
    const most = { none: 1, once: 2, within_budget: MAX_ATTEMPTS }[retries];
    if (made >= most || signal?.aborted) return false;
    const pauseMs = FIRST_PAUSE_MS * PAUSE_GROWTH ** (made - 1) * (0.5 + options.random());
    if (clock() + pauseMs > givesUpAt - SHORTEST_ATTEMPT_MS) return false;
    if (!retryBudget.take(clock())) return false;
    await sleepUnlessAborted(options.sleep, pauseMs, signal);
    return !signal?.aborted;
  };

  /** One question with all its attempts, counted as one call. */
  const call = async <Item>(
    question: Question<Item>,
    purpose: Purpose,
    signal: AbortSignal | undefined,
  ): Promise<RegistryAnswer<EntryAnswer[]>> => {
    retryBudget.begin(clock());
    const answer = await ask(question, purpose, signal).finally(() => retryBudget.end(clock()));
    // A refused question says nothing about the registry, and an aborted one neither.
    const isTelling = answer.kind === "answered" || answer.fault !== "request";
    if (isTelling && !signal?.aborted) calls.countCall(answer.kind === "answered", clock());
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
      const answer = await callRegistry(url, STATUS.bodyOf([number]), timeoutMs, undefined);
      const entries = entriesIn(answer, [number]);
      if (Array.isArray(entries)) return { kind: "answered" };
      const httpStatus = answer.kind === "received" ? answer.httpStatus : null;
      return { kind: "failed", fault: entries.fault, httpStatus };
    },
  };
}

const VALIDATE: Omit<Question<RegistryClaim>, "items"> = {
  operation: "validate",
  numberOf: ({ number }) => number,
  // Send no optional field: the registry would compare it, too.
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

/** Only HTTP 200 with an entry for each number is an answer: it may be a gateway's page. */
function entriesIn(call: ReceivedBody | NothingReceived, numbers: string[]): unknown[] | ReadFault {
  if (call.kind === "failed") return call.fault;
  const { httpStatus, text } = call;
  return (httpStatus === 200 && entriesOf(text, numbers)) || faultOf(httpStatus, text);
}

function saysKeyIsMissing({ httpStatus, text }: ReceivedBody): boolean {
  const { fault, status } = faultOf(httpStatus, text);
  // A code of the gateway, not only an HTTP status or the words of something before it.
  return fault === "key" && /^-?[0-9]+$/.test(status);
}

function unavailable(
  { fault, refusesEntry }: ReadFault,
  entries: number,
  operation: Operation,
  { clock, random }: RegistryOptions,
): RegistryUnavailable {
  if (fault === "allowance") {
    const retryAfterSeconds = secondsUntilRenewal(clock(), random());
    return { kind: "unavailable", fault, retryAfterSeconds };
  }
  if (!refusesEntry) return { kind: "unavailable", fault };
  const refuses = entries === 1 && operation === "validate" ? "ownerName" : "entry";
  return { kind: "unavailable", fault, refuses };
}

/** Callers who wait for midnight in Korea should not all come at once. */
const RENEWAL_SPREAD_SECONDS = 300;
const LONGEST_WAIT_SECONDS = 3_600;

function secondsUntilRenewal(now: number, random: number): number {
  const seconds = (nextKoreanMidnight(now) - now) / 1000;
  const longest = LONGEST_WAIT_SECONDS - RENEWAL_SPREAD_SECONDS;
  return Math.ceil(Math.min(seconds, longest) + RENEWAL_SPREAD_SECONDS * random);
}

/** Returns early when the caller aborts. */
async function sleepUnlessAborted(
  sleep: (milliseconds: number) => Promise<void>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!signal) return sleep(milliseconds);
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  signal.addEventListener("abort", wake, { once: true });
  await Promise.race([sleep(milliseconds), aborted]);
  signal.removeEventListener("abort", wake);
}

function endpoint({ baseUrl, serviceKey }: RegistryOptions, operation: Operation): string {
  const query = new URLSearchParams({ serviceKey: decodedKey(serviceKey), returnType: "JSON" });
  return `${baseUrl}/${operation}?${query}`;
}
