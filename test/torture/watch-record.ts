/**
 * Records and checks the watch lists that a test round stores: no number is charged twice in a
 * month, no change is lost, no event is doubled. A list is stored in blocks of at most 100 numbers.
 */
import { eventId } from "../../src/events/event.ts";
import { keptSince } from "../../src/watch-list/month.ts";
import { ofThisWatch, readStates } from "../../src/watch-list/states.ts";
import type { FeedReader, Watcher } from "./watch-clients.ts";
import { type ChangingRegister, stateText } from "./watch-register.ts";
import type { Stored, StoredWatching } from "./workers/control.ts";

/** If a sample is this close to the end of a month, it may belong to either month. */
const NEAR_MIDNIGHT_MS = 5_000;

interface Transition {
  id: number;
  number: string;
  before: string;
  after: string;
}

export class WatchRecord {
  readonly #register: ChangingRegister;
  /** The numbers that were watched in each block, with the key `month block`. */
  readonly #members = new Map<string, Set<string>>();
  /** The block of each number, with the key `month account number`. */
  readonly #placed = new Map<string, number>();
  /** What the meter counted, and what is paid for each block, with the key `account month`. */
  readonly #charged = new Map<string, { used: number; paid: Map<number, number> }>();
  /**
   * The different states that were stored, in their order, with the key `account number added_at`.
   */
  readonly #states = new Map<string, string[]>();
  readonly #events = new Map<number, StoredWatching["events"][number]>();
  readonly #findings = new Set<string>();

  constructor(register: ChangingRegister) {
    this.#register = register;
  }

  /** Notes a sample of what is stored. At least one sample must be taken in each month. */
  note({ watching, meters }: Stored): void {
    if (!watching) throw new Error("watched numbers were not read");
    this.#noteMoney(meters);
    this.#notePlaces(watching);
    this.#noteStates(watching);
    for (const event of watching.events) this.#events.set(event.id, event);
  }

  #noteMoney(meters: Stored["meters"]): void {
    for (const [name, { months, paid }] of Object.entries(meters)) {
      const [account] = name.split(":");
      for (const { period, used } of months) {
        const ofMonth = paid.filter((row) => row.period === period);
        const byBlock = new Map(ofMonth.map((row) => [row.block, row.paid]));
        const key = `${account} ${period}`;
        // After some months, the meter forgets what is paid for each block.
        const paidBefore = this.#charged.get(key)?.paid ?? byBlock;
        this.#charged.set(key, { used, paid: ofMonth.length > 0 ? byBlock : paidBefore });
      }
    }
  }

  #notePlaces({ now, watches }: StoredWatching): void {
    const month = monthOf(now);
    const isSure = [now - NEAR_MIDNIGHT_MS, now + NEAR_MIDNIGHT_MS].every(
      (time) => monthOf(time) === month,
    );
    for (const { account, number, block, addedAt, removedAt } of watches) {
      // After its removal, a number keeps its place only for a time (`keptSince`). This number has
      // lost its place, even if its row still exists.
      if (removedAt !== null && removedAt < keptSince(now)) continue;
      setOf(this.#members, `${month} ${block}`).add(number);
      // The number may have been added and paid for after the last sample of the month before.
      if (monthOf(addedAt) < month)
        setOf(this.#members, `${monthBefore(month)} ${block}`).add(number);
      if (!isSure) continue;
      const key = `${month} ${account} ${number}`;
      const known = this.#placed.get(key) ?? block;
      if (known !== block)
        this.#findings.add(`${account}: ${number} is in blocks ${known} and ${block} in ${month}`);
      this.#placed.set(key, known);
    }
  }

  #noteStates({ watches, blocks }: StoredWatching): void {
    const stored = new Map(blocks.map(({ id, states }) => [id, readStates(states).numbers]));
    for (const { account, number, block, addedAt } of watches) {
      const known = ofThisWatch(stored.get(block)?.[number], addedAt);
      if (!known) continue;
      const key = `${account} ${number} ${addedAt}`;
      const seen = this.#states.get(key) ?? [];
      const state = stateText(known.s);
      if (seen.at(-1) !== state) this.#states.set(key, [...seen, state]);
    }
  }

  findings(): string[] {
    return [...this.#findings, ...this.#moneyFindings(), ...this.#eventFindings()];
  }

  #moneyFindings(): string[] {
    const findings: string[] = [];
    for (const [key, { used, paid }] of this.#charged) {
      const [account = "", month = ""] = key.split(" ");
      const sum = [...paid.values()].reduce((total, units) => total + units, 0);
      if (sum !== used) findings.push(`${account}: used ${used} in ${month}, but paid ${sum}`);
      for (const [block, units] of paid) {
        const members = this.#members.get(`${month} ${block}`) ?? new Set();
        const answered = [...members].filter((number) => this.#register.wasAskedIn(month, number));
        if (units > answered.length)
          findings.push(
            `${account}: ${units} of block ${block} are paid in ${month}, but only ${answered.length} of its numbers were answered`,
          );
      }
    }
    return findings;
  }

  /** Checks that the events report exactly the changes of the stored states, and each only once. */
  #eventFindings(): string[] {
    const findings: string[] = [];
    const changes = this.#changes();
    const pauses = new Set<string>();
    for (const { account, type, dedupe } of this.#events.values()) {
      const key = `${account} ${type} ${dedupe}`;
      if (pauses.has(key)) findings.push(`${account}: ${type} ${dedupe} is there twice`);
      pauses.add(key);
    }
    for (const [key, seen] of this.#states) {
      const [account = "", number = "", addedAt = ""] = key.split(" ");
      const found = (what: string) => findings.push(`${account}: ${number} ${what}`);
      const own = changes.get(`${account} ${number}`) ?? [];
      const ends = this.#addedAfter(account, number, Number(addedAt));
      const path = own.filter(({ id }) => id >= Number(addedAt) * 1_000 && id < ends * 1_000);
      const states = [path[0]?.before ?? seen[0], ...path.map(({ after }) => after)];
      for (const [at, { before, after }] of path.entries()) {
        if (before !== states[at]) found(`has an event from ${before}, but was ${states[at]}`);
        if (states.indexOf(after) !== at + 1) found(`has two events that report ${after}`);
      }
      if (seen[0] !== states[0])
        found(`was first ${seen[0]}, but its first event is from ${states[0]}`);
      if (seen.at(-1) !== states.at(-1))
        found(`is ${seen.at(-1)}, but its events say ${states.at(-1)}`);
      for (const state of seen)
        if (!states.includes(state)) found(`was ${state}, but no event says so`);
    }
    return findings;
  }

  #changes(): Map<string, Transition[]> {
    const changes = new Map<string, Transition[]>();
    const events = [...this.#events.values()].sort((one, other) => one.id - other.id);
    for (const { id, account, type, data } of events) {
      if (type !== "watch.changed") continue;
      const { business_number: number, before, after } = JSON.parse(data);
      const key = `${account} ${number}`;
      const change = { id, number, before: textOf(before), after: textOf(after) };
      changes.set(key, [...(changes.get(key) ?? []), change]);
    }
    return changes;
  }

  /**
   * @returns when the number was next added again, in a later month. From then on, its events
   *   belong to that later watch
   */
  #addedAfter(account: string, number: string, addedAt: number): number {
    const prefix = `${account} ${number} `;
    const later = [...this.#states.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => Number(key.slice(prefix.length)))
      .filter((other) => other > addedAt);
    return Math.min(...later, Number.MAX_SAFE_INTEGER / 1_000);
  }

  /** Checks what must hold after the daily rounds, when the service has confirmed all changes. */
  restFindings(
    { watching }: Stored,
    watchers: Watcher[],
    readers: Map<string, FeedReader>,
    isLimited: (account: string) => boolean,
  ): string[] {
    if (!watching) return ["watched numbers were not read"];
    const findings: string[] = [];
    const stored = new Map(
      watching.blocks.map(({ id, states }) => [id, readStates(states).numbers]),
    );
    for (const name of new Set(watchers.map(({ account }) => account.name))) {
      const found = (what: string) => findings.push(`${name}: ${what}`);
      const rows = watching.watches.filter(({ account }) => account === name);
      const live = rows.filter(({ removedAt }) => removedAt === null);
      const wanted = watchers
        .filter(({ account }) => account.name === name)
        .flatMap(({ watched }) => [...watched]);
      const listed = live.map(({ number }) => number);
      if (listed.sort().join() !== wanted.sort().join())
        found(`its list has ${listed.length} numbers, but should have ${wanted.length}`);
      const counted = watching.lists.find(({ account }) => account === name)?.watched ?? 0;
      if (counted !== listed.length) found(`counts ${counted} of ${listed.length} numbers`);
      for (const { id, places } of watching.blocks.filter(({ account }) => account === name)) {
        const there = rows.filter(({ block }) => block === id).length;
        if (places !== there || there > 100) found(`block ${id} has ${there} of ${places} places`);
      }
      for (const { number, block, addedAt } of live) {
        const known = ofThisWatch(stored.get(block)?.[number], addedAt);
        const wantedState = this.#register.stateOf(number);
        if (isLimited(name)) continue;
        if (!known) found(`${number} was never answered`);
        else if (stateText(known.s) !== wantedState)
          found(`${number} is ${stateText(known.s)}, but the register says ${wantedState}`);
        else if (known.n) found(`${number} still has a new state that is not confirmed`);
      }
      const read = readers.get(name)?.events;
      for (const { id } of watching.events.filter(({ account }) => account === name))
        if (!read?.has(eventId(id))) found(`${eventId(id)} was never in the feed`);
      for (const id of read?.keys() ?? [])
        if (!this.#events.has(Number(id.slice("evt_".length)))) found(`${id} was never stored`);
    }
    return findings;
  }

  /** @returns the numbers whose last change the service has confirmed, so they may change again */
  settled({ watching }: Stored): string[] {
    return (watching?.blocks ?? []).flatMap(({ states }) =>
      Object.entries(readStates(states).numbers)
        .filter(([number, { s, n }]) => !n && stateText(s) === this.#register.stateOf(number))
        .map(([number]) => number),
    );
  }
}

/** Finds what is left of an erased account, except in its meters and keys (`erased.ts`). */
export function watchRemains(name: string, { watching }: Stored): string[] {
  if (!watching) return ["watched numbers were not read"];
  const { watches, blocks, lists, events, erasing } = watching;
  const rows = { watches, blocks, lists, events, erasing: erasing.map((account) => ({ account })) };
  return Object.entries(rows).flatMap(([table, all]) => {
    const left = all.filter(({ account }) => account === name || account === `${name}~test`);
    return left.length === 0
      ? []
      : [`${name} is erased, but this is left: ${left.length} ${table}`];
  });
}

/** @param state the state of a number in the form that events have */
function textOf(state: Record<string, unknown>): string {
  return stateText([state.is_registered, state.status_code, state.tax_type_code]);
}

function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

function monthBefore(month: string): string {
  return monthOf(Date.parse(`${month}-01T00:00:00Z`) - 1);
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}
