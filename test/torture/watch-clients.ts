/** Customers who add numbers to their watch lists, remove them, and add them again. */
import type { Account } from "./account.ts";
import type { Json } from "./http.ts";
import { type LoadContext, pause, sendChecked } from "./load.ts";
import type { Random } from "./random.ts";

/** What a customer does. `again` adds numbers that were removed before. */
export type WatchAction = "add" | "remove" | "again";

/** A request may remove at most this many numbers. */
const MOST_REMOVED = 1_000;

export class Gate {
  #isOpen = false;
  #active = 0;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    while (this.#active > 0) await pause(10);
  }

  async pass(act: () => Promise<void>): Promise<boolean> {
    if (!this.#isOpen) return false;
    this.#active++;
    await act().finally(() => this.#active--);
    return true;
  }
}

/**
 * Watches numbers of one account. No other client changes these numbers, so the order of all
 * changes is known.
 */
export class Watcher {
  readonly account: Account;
  readonly watched = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #first: number;
  readonly #context: LoadContext;
  readonly #random: Random;
  #fresh = 0;

  /** @param first the first number of a range that only this client uses */
  constructor(context: LoadContext, account: Account, first: number, random: Random) {
    this.account = account;
    this.#context = context;
    this.#first = first;
    this.#random = random;
  }

  /** Resolves when the service has confirmed the action, or refuses the key. */
  async act(action: WatchAction): Promise<void> {
    const count = this.#random.int(1, this.#random.pick([1, 5, 30]));
    // Sometimes remove all numbers, so that blocks become empty. The service deletes a block that
    // stays empty for a month.
    if (action === "remove" && this.#random.chance(0.03))
      return this.#remove([...this.watched].slice(0, MOST_REMOVED));
    switch (action) {
      case "add":
        return this.add(count);
      case "remove":
        return this.#remove(this.#some(this.watched, count));
      case "again": {
        if (this.#removed.size === 0) await this.#remove(this.#some(this.watched, count));
        return this.#add(this.#some(this.#removed, count));
      }
    }
  }

  add(count: number): Promise<void> {
    const numbers = Array.from({ length: count }, () => String(this.#first + this.#fresh++));
    return this.#add(numbers);
  }

  async #add(numbers: string[]): Promise<void> {
    if (numbers.length === 0) return;
    const isTable = this.#random.chance(0.2);
    const rows = ["business_number", ...numbers].join("\n");
    const isDone = await this.#confirmed(
      isTable
        ? { path: "/v1/watches/upload", body: rows, headers: { "Content-Type": "text/csv" } }
        : { path: "/v1/watches", body: JSON.stringify({ business_numbers: numbers }) },
    );
    if (!isDone) return;
    for (const number of numbers) {
      this.watched.add(number);
      this.#removed.delete(number);
    }
  }

  async #remove(numbers: string[]): Promise<void> {
    if (numbers.length === 0) return;
    const body = JSON.stringify({ business_numbers: numbers });
    if (!(await this.#confirmed({ path: "/v1/watches/remove", body }))) return;
    for (const number of numbers) {
      this.watched.delete(number);
      this.#removed.add(number);
    }
  }

  #some(numbers: Set<string>, count: number): string[] {
    const all = [...numbers];
    return Array.from({ length: Math.min(count, all.length) }, () =>
      all.splice(this.#random.int(0, all.length - 1), 1),
    ).flat();
  }

  /** Repeats a request until it is answered. @returns false if the account is erased */
  async #confirmed(request: {
    path: string;
    body: string;
    headers?: Record<string, string>;
  }): Promise<boolean> {
    const [key] = this.account.keys;
    if (!key) throw new Error("an account has no key");
    for (;;) {
      this.#context.count("watch requests");
      const call = { method: "POST", key: key.secret, ...request };
      const reply = await sendChecked(this.#context, this.account, key, call);
      if (reply.kind === "answered" && reply.status < 500) return reply.status === 200;
      await pause(50);
    }
  }
}

/** Reads the events of an account with a cursor. Notes a violation if an event comes twice. */
export class FeedReader {
  readonly #account: Account;
  readonly #context: LoadContext;
  readonly #random: Random;
  readonly events = new Map<string, Json>();
  #next = "";

  constructor(context: LoadContext, account: Account, random: Random) {
    this.#context = context;
    this.#account = account;
    this.#random = random;
  }

  async read(): Promise<void> {
    const [key] = this.#account.keys;
    if (!key) return;
    for (;;) {
      const limit = this.#random.pick([2, 50, 1_000]);
      const path = `/v1/events?limit=${limit}${this.#next && `&after=${this.#next}`}`;
      const call = { method: "GET", path, key: key.secret };
      const reply = await sendChecked(this.#context, this.#account, key, call);
      if (reply.kind === "answered" && reply.status < 500) {
        if (reply.status !== 200) return;
        for (const event of reply.body.events) {
          if (this.events.has(event.id))
            this.#context.violation(`${this.#account.name}: the feed shows ${event.id} twice`);
          this.events.set(event.id, event);
        }
        this.#next = reply.body.next;
        if (reply.body.events.length < limit) return;
      } else await pause(50);
    }
  }
}
