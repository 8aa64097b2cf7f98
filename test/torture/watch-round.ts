/**
 * Runs one round of the scenario `watching`. The service asks about the watched numbers in daily
 * rounds. In each situation, the scenario kills the Worker once at each point of a daily round.
 * Days and months pass in seconds, because the service's clock jumps while nothing is under way.
 */
import { demo } from "../../seed/demo.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { Account } from "./account.ts";
import { remainsOf } from "./erased.ts";
import { createClient } from "./http.ts";
import { type LoadContext, pause } from "./load.ts";
import { createRandom, type Random } from "./random.ts";
import { mildly, runWithRegister } from "./register-round.ts";
import type { RoundOptions, RoundReport } from "./round.ts";
import type { ServiceProcess } from "./service-process.ts";
import { startStop } from "./stop.ts";
import { FeedReader, Gate, type WatchAction, Watcher } from "./watch-clients.ts";
import { WatchRecord, watchRemains } from "./watch-record.ts";
import type { ChangingRegister } from "./watch-register.ts";
import { type Faults, type Stored, WATCH_POINTS, type WatchPoint } from "./workers/control.ts";

/** What happens while the Worker is killed. */
const SITUATIONS = ["add", "remove", "again", "month", "erase"] as const;
type Situation = (typeof SITUATIONS)[number];

/** The quota of the last account is too small for its numbers. */
const QUOTAS = [1_000_000, 1_000_000, 90];
const WATCHERS_OF_ACCOUNT = 2;
const FIRST_NUMBERS = 120;
/** How many numbers an account adds right before it is erased. */
const NEW_OF_VICTIM = 30;
const FIRST_NUMBER = 2_000_000_000;
/** The size of the range of numbers that belongs to one watcher. */
const NUMBERS_OF_WATCHER = 1_000_000;
/** The pause between two runs of the schedule, which the platform runs every minute. */
const SCHEDULE_MS = 500;
/** The longest wait until a Worker reaches the point at which it must be killed. */
const REACH_MS = 12_000;
/** How often a step is tried if the Worker does not reach the point of the step. */
const MOST_TRIES = 4;
/** The longest wait until no round is under way and none is due. */
const IDLE_MS = 60_000;
/** The service can confirm a changed state after 40 minutes. */
const CONFIRMED_MS = 41 * 60_000;
const NEXT_DAY_MS = DAY_MS + 3_600_000;
/**
 * Shorter than the 30 days for which events are kept, because the readers read only between two
 * jumps of the clock.
 */
const LONGEST_JUMP_MS = 20 * DAY_MS;
/**
 * Before each step, this share of the numbers changes, but only numbers whose last change the
 * service has noticed.
 */
const CHANGING = 0.1;

/** What the bindings and the register do during a step. */
const WEATHERS: readonly { faults: Faults; failing: number }[] = [
  { faults: {}, failing: 0 },
  { faults: {}, failing: 0.3 },
  { faults: {}, failing: 0.9 },
  { faults: { DB: mildly(), BATCH_QUEUE: mildly() }, failing: 0 },
  { faults: { USAGE_METER: { before: 0.2, after: 0.2 }, DB: mildly() }, failing: 0.1 },
];

export function runWatchRound(options: RoundOptions): Promise<RoundReport> {
  return runWithRegister(
    options,
    (service, register) => new WatchRound(options, service, register),
  );
}

class WatchRound {
  readonly #options: RoundOptions;
  readonly #service: ServiceProcess;
  readonly #register: ChangingRegister;
  readonly #record: WatchRecord;
  readonly #random: Random;
  readonly #context: LoadContext;
  readonly #gate = new Gate();
  readonly #counts: Record<string, number> = {};
  readonly #violations: string[] = [];
  readonly #watchers: Watcher[] = [];
  readonly #readers = new Map<string, FeedReader>();
  /** Watchers of accounts that will be erased, one in each step that erases an account. */
  readonly #victims: Watcher[] = [];
  readonly #erased: Account[] = [];
  #accounts = 0;
  #offsetMs = 0;
  /** What the watchers mostly do; null if they do all actions equally often. */
  #action: WatchAction | null = null;
  #isScheduled = false;
  #hasEnded = false;

  constructor(options: RoundOptions, service: ServiceProcess, register: ChangingRegister) {
    this.#options = options;
    this.#service = service;
    this.#register = register;
    this.#record = new WatchRecord(register);
    this.#random = createRandom(options.seed);
    this.#context = {
      url: service.url,
      call: createClient(service.url),
      batchesOnly: false,
      whenUp: () => service.whenUp(),
      adminToken: demo.admin_token,
      mayFail: true,
      violation: (what) => this.#violations.push(what),
      count: (what) => this.#count(what),
    };
  }

  end(): void {
    this.#hasEnded = true;
  }

  async run(): Promise<RoundReport> {
    await this.#tell({});
    void this.#schedule();
    for (const quota of QUOTAS) {
      const account = await this.#openAccount(quota);
      this.#readers.set(account.name, new FeedReader(this.#context, account, this.#random));
      for (let client = 0; client < WATCHERS_OF_ACCOUNT; client++) this.#watch(account);
    }
    for (const _ of WATCH_POINTS)
      this.#victims.push(this.#watch(await this.#openAccount(1_000_000)));
    for (const watcher of this.#watchers) void this.#runWatcher(watcher);
    this.#isScheduled = true;
    await Promise.all(this.#watchers.map((watcher) => watcher.add(FIRST_NUMBERS)));
    await this.#idle();

    for (const [point, situation] of this.#plan()) {
      for (let tries = 1; !(await this.#kill(point, situation)); tries++) {
        this.#options.log(`  ${point} was not reached (${situation})`);
        if (tries < MOST_TRIES) continue;
        this.#violations.push(`no Worker reached the point ${point} (${situation})`);
        break;
      }
      await this.#sample();
    }

    this.#options.log("  the kills are over");
    const restsSince = Date.now();
    const findings = await this.#rest();
    return {
      violations: [...this.#violations, ...findings],
      counts: this.#counts,
      taken: (await this.#service.notes()).taken,
      restSeconds: (Date.now() - restsSince) / 1000,
    };
  }

  #plan(): [WatchPoint, Situation][] {
    const steps = WATCH_POINTS.flatMap((point) =>
      SITUATIONS.map((situation): [WatchPoint, Situation] => [point, situation]),
    );
    return steps
      .map((step) => ({ step, place: this.#random.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ step }) => step);
  }

  /** @returns false if no Worker reached the point in time */
  async #kill(point: WatchPoint, situation: Situation): Promise<boolean> {
    const { log } = this.#options;
    await this.#idle();
    await this.#jumpFor(point, situation);
    this.#changeSome(await this.#sample());
    const stop = await startStop();
    this.#action = situation === "month" || situation === "erase" ? null : situation;
    const { faults, failing } = this.#random.pick(WEATHERS);
    this.#register.failing = failing;
    const victim = situation === "erase" ? await this.#nextVictim() : null;
    this.#gate.open();
    // Wait a random time, so that some rounds begin in one month and end in the next.
    if (situation === "month") await pause(this.#random.int(0, 1_200));
    await this.#tell(faults, { point, url: stop.url });
    this.#isScheduled = true;
    // New numbers are due at once.
    void victim?.add(NEW_OF_VICTIM);
    const erasure = victim && this.#erase(victim, this.#random.int(0, 600));
    const isReached = await Promise.race([stop.reached, pause(REACH_MS).then(() => false)]);
    if (isReached) {
      await pause(this.#random.int(0, 60));
      await this.#service.kill();
      await this.#service.start();
      this.#count("kills");
      this.#count(`after ${point}`);
      this.#count(`while ${WHILE[situation]}`);
    }
    stop.end();
    log(`  ${isReached ? "kill -9" : "no kill"} after ${point}, while ${WHILE[situation]}`);
    await pause(this.#random.int(0, 1_000));
    await this.#heal();
    await erasure;
    return isReached;
  }

  async #jumpFor(point: WatchPoint, situation: Situation): Promise<void> {
    const now = this.#now();
    const nextMonth = startOfNextMonth(now);
    // Numbers that are added to a block just after its round wait a minute.
    if (situation === "erase") return this.#passUntil(now + 61_000);
    if (situation === "month") return this.#passUntil(nextMonth - 800);
    if (point === "payment" && situation !== "add") return this.#passUntil(nextMonth + 3_600_000);
    return this.#passUntil(now + this.#random.pick([CONFIRMED_MS, NEXT_DAY_MS, NEXT_DAY_MS]));
  }

  async #nextVictim(): Promise<Watcher> {
    const victim = this.#victims.shift();
    if (victim) return victim;
    const watcher = this.#watch(await this.#openAccount(1_000_000));
    void this.#runWatcher(watcher);
    return watcher;
  }

  async #erase(victim: Watcher, afterMs: number): Promise<void> {
    const { account } = victim;
    await pause(afterMs);
    for (const key of account.keys) key.mayBeDead = true;
    account.erasure = "begun";
    for (;;) {
      const path = `/admin/accounts/${account.name}`;
      const reply = await this.#context.call({
        ...{ method: "DELETE", path, key: this.#context.adminToken },
      });
      if (reply.kind === "answered" && reply.status === 200 && reply.body.erased) break;
      if (reply.kind === "refused") await this.#context.whenUp();
      await pause(100);
    }
    account.erasure = "done";
    for (const key of account.keys) key.endedAt = Date.now();
    this.#erased.push(account);
    this.#count("erasures");
  }

  /** Changes some businesses. Leaves out those whose last change the service has not noticed. */
  #changeSome(stored: Stored): void {
    for (const number of this.#record.settled(stored)) {
      if (!this.#register.canChange(number) || !this.#random.chance(CHANGING)) continue;
      this.#register.change(number);
      this.#count("changes");
    }
  }

  async #rest(): Promise<string[]> {
    await this.#heal();
    let findings: string[] = [];
    for (const ms of [CONFIRMED_MS, NEXT_DAY_MS, CONFIRMED_MS, NEXT_DAY_MS, CONFIRMED_MS]) {
      await this.#idle();
      await this.#passUntil(this.#now() + ms);
    }
    await this.#idle();
    for (const endsAt = Date.now() + IDLE_MS; ; ) {
      const stored = await this.#sample();
      findings = [
        ...this.#record.findings(),
        ...this.#record.restFindings(
          stored,
          this.#watchers.filter(({ account }) => account.erasure === "none"),
          this.#readers,
          (name) => name === `torture-${QUOTAS.length - 1}`,
        ),
        ...this.#erased.flatMap((account) => [
          ...watchRemains(account.name, stored),
          ...remainsOf(account, stored, metersOf(account.name)),
        ]),
      ];
      if (findings.length === 0 || Date.now() > endsAt) return findings;
      await pause(2_000);
    }
  }

  async #heal(): Promise<void> {
    this.#register.failing = 0;
    await this.#tell({});
    await this.#gate.close();
  }

  async #idle(): Promise<void> {
    await this.#heal();
    this.#isScheduled = true;
    for (const endsAt = Date.now() + IDLE_MS; ; ) {
      const { watching } = await this.#sample();
      if (!watching) return;
      const busy = watching.blocks.filter(
        ({ dueAt, takenUntil }) =>
          (takenUntil ?? 0) > watching.now || (dueAt !== null && dueAt <= watching.now),
      );
      if (busy.length === 0 && watching.erasing.length === 0) return;
      if (Date.now() > endsAt) {
        this.#violations.push(`${busy.length} blocks are still due: ${JSON.stringify(busy[0])}`);
        return;
      }
      await pause(200);
    }
  }

  /** Moves the clock while nothing is under way. Stops the schedule; the caller starts it again. */
  async #passUntil(time: number): Promise<void> {
    while (this.#now() < time) {
      this.#isScheduled = false;
      for (const reader of this.#readers.values()) await reader.read();
      await this.#sample();
      this.#offsetMs += Math.min(time - this.#now(), LONGEST_JUMP_MS);
      await this.#tell({});
    }
  }

  async #sample(): Promise<Stored> {
    const names = Array.from({ length: this.#accounts }, (_, at) => `torture-${at}`);
    const meters = Object.fromEntries(names.flatMap(metersOf).map((meter) => [meter, []]));
    const stored = await this.#service.stored({ meters, watching: true });
    this.#record.note(stored);
    return stored;
  }

  async #tell(faults: Faults, stop: { point: WatchPoint; url: string } | null = null) {
    const { seed, sabotage } = this.#options;
    const windowSeed = `${seed}/${this.#random.int(0, 1e9)}`;
    this.#register.offsetMs = this.#offsetMs;
    await this.#service.tell({
      ...{ faults, sabotage, seed: windowSeed, roundSeed: seed },
      ...{ offsetMs: this.#offsetMs, stop },
    });
  }

  async #openAccount(quota: number): Promise<Account> {
    const account = new Account(`torture-${this.#accounts++}`, quota, true);
    const limits = { monthly_quota: quota, rate_per_second: 10_000, max_watched: 1_000_000 };
    const reply = await this.#context.call({
      method: "POST",
      path: "/admin/keys",
      key: this.#context.adminToken,
      body: JSON.stringify({ account: account.name, plans: { a: "enterprise" }, limits }),
    });
    if (reply.kind !== "answered" || reply.status !== 200)
      throw new Error(`no key was issued: ${JSON.stringify(reply)}`);
    const { api_key: secret, key } = reply.body;
    account.keys.push({ id: key.id, secret, endedAt: null, mayBeDead: false });
    return account;
  }

  #watch(account: Account): Watcher {
    const first = FIRST_NUMBER + this.#watchers.length * NUMBERS_OF_WATCHER;
    const random = createRandom(`${this.#options.seed}/${first}`);
    const watcher = new Watcher(this.#context, account, first, random);
    this.#watchers.push(watcher);
    return watcher;
  }

  async #runWatcher(watcher: Watcher): Promise<void> {
    const random = createRandom(`${this.#options.seed}/acts/${this.#watchers.indexOf(watcher)}`);
    while (!this.#hasEnded && watcher.account.erasure !== "done") {
      const wanted = random.chance(0.7) && this.#action;
      const action = wanted || random.pick(["add", "remove", "again"] as const);
      await this.#gate.pass(() => watcher.act(action));
      await pause(random.int(20, 150));
    }
  }

  async #schedule(): Promise<void> {
    while (!this.#hasEnded) {
      if (this.#isScheduled) await this.#service.schedule().catch(() => {});
      await pause(SCHEDULE_MS);
    }
  }

  #now(): number {
    return Date.now() + this.#offsetMs;
  }

  #count(what: string): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1;
  }
}

const WHILE: Record<Situation, string> = {
  add: "numbers are added",
  remove: "numbers are removed",
  again: "numbers are added again",
  month: "the month changes",
  erase: "an account is erased",
};

function startOfNextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

function metersOf(account: string): string[] {
  return [account, `${account}~test`].flatMap((side) => [`${side}:a`, `${side}:b`]);
}
