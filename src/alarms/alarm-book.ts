/**
 * The state of the alarms and the undelivered messages. The registry's gate stores both, so that
 * an outage of D1 or KV loses no message (docs/decisions/0131-alarms-live-in-the-gate.md).
 */
import { ALARMS } from "./catalogue.ts";
import {
  type ActiveAlarm,
  ALARM_NAMES,
  type AlarmMessage,
  type AlarmName,
  type Condition,
  type SeenCalls,
  type WatchAnswer,
  type WatchRequest,
} from "./messages.ts";

/**
 * An allowance alarm ends only when the used share is this far below its limit. Otherwise the alarm
 * would end and start again whenever a few calls are given back.
 */
const ALLOWANCE_DISTANCE = 0.05;
/** If no check has reported for this long, checks no longer count as failing. */
const SILENCE_MS = 3_600_000;
/** A message that no listener accepts is given up after this time. */
const GIVEN_UP_AFTER_MS = 86_400_000;
const MOST_MESSAGES = 50;
/**
 * The schedule ticks once a minute. When a tick takes the messages to send them, no other tick may
 * take them for this long.
 */
const SENDING_MS = 45_000;

interface State {
  /** Since when the condition holds without a break; null: it does not hold. */
  since: number | null;
  isActive: boolean;
  /** While the alarm is active: since when the condition no longer holds. */
  goneSince: number | null;
  isAnnounced: boolean;
}

interface Book {
  tickedAt: number | null;
  states: Partial<Record<AlarmName, State>>;
  messages: AlarmMessage[];
  failedAt: number | null;
}

export interface BookStore {
  read(): string | null;
  write(book: string): void;
}

const NO_CALLS: SeenCalls = { answered: 0, failed: 0, unreadable: 0 };

export class AlarmBook {
  readonly #store: BookStore;
  #book: Book | undefined;
  /** What isolates have reported since the last tick. A restart of the gate loses this count. */
  #seen = { ...NO_CALLS };
  #sendsUntil = 0;

  constructor(store: BookStore) {
    this.#store = store;
  }

  get tickedAt(): number | null {
    return this.#read().tickedAt;
  }

  countCalls(seen: SeenCalls): void {
    this.#seen.answered += seen.answered;
    this.#seen.failed += seen.failed;
    this.#seen.unreadable += seen.unreadable;
  }

  answer(request: WatchRequest, used: (now: number) => number): WatchAnswer {
    switch (request.kind) {
      case "look":
        return this.#answer();
      case "calls":
        this.countCalls(request.seen);
        return this.#answer();
      case "tick":
        return this.#tick(request, used(request.now));
      case "delivered": {
        const book = this.#read();
        book.messages = book.messages.filter(({ id }) => !request.ids.includes(id));
        this.#sendsUntil = 0;
        this.#write(book);
        return this.#answer();
      }
    }
  }

  #tick(
    { now, isComplete, conditions, callsADay, hasListener }: WatchRequest & { kind: "tick" },
    used: number,
  ): WatchAnswer {
    const book = this.#read();
    const seen = this.#seen;
    this.#seen = { ...NO_CALLS };
    if (isComplete) book.tickedAt = now;
    const share = used / callsADay;
    const all: Partial<Record<AlarmName, Condition>> = {
      ...conditions,
      registry_failing: this.#isFailing(book, seen, now),
      entries_unreadable: seen.unreadable > 0,
      allowance_70: isAbove(share, 0.7),
      allowance_90: isAbove(share, 0.9),
    };
    const changes: AlarmMessage[] = [];
    for (const alarm of ALARM_NAMES) {
      const state = book.states[alarm] ?? NO_STATE;
      const next = nextState(alarm, state, all[alarm] ?? null, now);
      book.states[alarm] = next;
      const since = next.since ?? state.since ?? now;
      const message = (type: AlarmMessage["type"]): AlarmMessage => ({
        id: `alarm_${crypto.randomUUID()}`,
        ...{ type, alarm, since, at: now },
      });
      if (state.isActive && !next.isActive) {
        const ended = message("alarm.ended");
        changes.push(ended);
        if (state.isAnnounced) book.messages.push(ended);
      }
      if (next.isActive && !next.isAnnounced) {
        const started = message("alarm.started");
        if (!state.isActive) changes.push(started);
        if (hasListener) book.messages.push(started);
        next.isAnnounced = hasListener;
      }
    }
    book.messages = book.messages
      .filter(({ at }) => now - at < GIVEN_UP_AFTER_MS)
      .slice(-MOST_MESSAGES);
    this.#write(book);
    const maySend = now >= this.#sendsUntil;
    if (maySend && book.messages.length > 0) this.#sendsUntil = now + SENDING_MS;
    const needsProbe =
      book.states.registry_failing?.since != null && seen.answered + seen.failed === 0;
    return { ...this.#answer(), changes, toSend: maySend ? book.messages : [], needsProbe };
  }

  #isFailing(book: Book, { answered, failed }: SeenCalls, now: number): Condition {
    if (failed > 0 && failed >= answered) {
      book.failedAt = now;
      return true;
    }
    if (answered > 0) return false;
    return now - (book.failedAt ?? 0) > SILENCE_MS ? false : null;
  }

  #answer(): WatchAnswer {
    const { tickedAt, states, messages } = this.#read();
    const active = ALARM_NAMES.flatMap((alarm): ActiveAlarm[] => {
      const { isActive = false, since = null } = states[alarm] ?? {};
      return isActive ? [{ alarm, since: since ?? 0 }] : [];
    });
    return {
      ...{ tickedAt, active, changes: [], toSend: [], waiting: messages.length },
      needsProbe: false,
    };
  }

  #read(): Book {
    if (this.#book) return this.#book;
    const stored = this.#store.read();
    const empty: Book = { tickedAt: null, states: {}, messages: [], failedAt: null };
    this.#book = stored === null ? empty : { ...empty, ...(JSON.parse(stored) as Partial<Book>) };
    return this.#book;
  }

  #write(book: Book): void {
    this.#store.write(JSON.stringify(book));
  }
}

const NO_STATE: State = { since: null, isActive: false, goneSince: null, isAnnounced: false };

function nextState(alarm: AlarmName, state: State, condition: Condition, now: number): State {
  const { startsAfterMs, endsAfterMs } = ALARMS[alarm];
  if (!state.isActive) {
    if (condition === false) return NO_STATE;
    if (condition === null && state.since === null) return state;
    const since = state.since ?? now;
    return { ...NO_STATE, since, isActive: condition === true && now - since >= startsAfterMs };
  }
  if (condition === null) return state;
  if (condition) return { ...state, goneSince: null };
  const goneSince = state.goneSince ?? now;
  return now - goneSince >= endsAfterMs ? NO_STATE : { ...state, goneSince };
}

function isAbove(share: number, limit: number): Condition {
  if (share > limit) return true;
  return share <= limit - ALLOWANCE_DISTANCE ? false : null;
}
