/**
 * Runs one round of the scenario `webhooks`. In each situation, kills the Worker once at each point
 * on the way of a webhook. Every event must reach every endpoint that wants it, and no other
 * endpoint. The id and the body of an event must be the same at each attempt. When nothing is left
 * to do except later attempts, the service's clock jumps to the next attempt.
 */
import { demo } from "../../seed/demo.ts";
import { LOCAL_WEBHOOK_MASTER_KEYS } from "../../seed/demo-endpoints.ts";
import { meteredName } from "../../src/access/account-mode.ts";
import type { KeyMode } from "../../src/access/api-key.ts";
import type { EventType } from "../../src/events/event.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { Account } from "./account.ts";
import { createClient, type Json } from "./http.ts";
import { type LoadContext, pause, sendChecked } from "./load.ts";
import { createRandom, type Random } from "./random.ts";
import { mildly, runWithRegister } from "./register-round.ts";
import type { RoundOptions, RoundReport } from "./round.ts";
import type { ServiceProcess } from "./service-process.ts";
import { startStop } from "./stop.ts";
import { FeedReader, Watcher } from "./watch-clients.ts";
import type { ChangingRegister } from "./watch-register.ts";
import { type Endpoint, WebhookReceiver } from "./webhook-receiver.ts";
import { type Faults, WEBHOOK_POINTS, type WebhookPoint } from "./workers/control.ts";

/** What happens while the Worker is killed. */
const SITUATIONS = ["batch", "watch", "rotate", "stop"] as const;
type Situation = (typeof SITUATIONS)[number];

const ACCOUNTS = 2;
/** The types of events that each endpoint of an account wants; null for all types. */
const WANTED: readonly (readonly EventType[] | null)[] = [
  null,
  ["batch.completed", "watch.stale"],
  ["watch.changed", "batch.cancelled"],
];
const WATCHED_NUMBERS = 40;
const FIRST_NUMBER = 2_000_000_000;
/**
 * How often a number may change. One more change would take the number out of the register, and the
 * service would need 12 hours to confirm that.
 */
const MOST_CHANGES = 3;
/** The share of the watched numbers that change before a step. */
const CHANGING = 0.1;
const TEST_NUMBER = "1000000014";

/** An account may make an endpoint or send a test message only once in this time. */
const TEST_EVERY_MS = 10_000;

/** The pause between two runs of the schedule. The platform would run it once a minute. */
const SCHEDULE_MS = 500;
/** The longest wait until a Worker reaches the point at which it must be killed. */
const REACH_MS = 12_000;
/** How often a step is tried if the Worker does not reach the point of the step. */
const MOST_TRIES = 4;
/** The longest wait until nothing is under way. */
const SETTLE_MS = 90_000;
/** The service can confirm a changed state after 40 minutes. */
const CONFIRMED_MS = 41 * 60_000;
/** After this many jumps of `CONFIRMED_MS`, every change must have its event. */
const MOST_CONFIRMATIONS = 50;
const NEXT_DAY_MS = DAY_MS + 3_600_000;

/** What the bindings and the receiver do during a step. */
const WEATHERS: readonly { faults: Faults; failing: number }[] = [
  { faults: {}, failing: 0 },
  { faults: {}, failing: 0.3 },
  { faults: {}, failing: 0.9 },
  { faults: { DB: mildly() }, failing: 0 },
  { faults: { WEBHOOK_QUEUE: { before: 0.5, after: 0.3 }, DB: mildly() }, failing: 0.1 },
];

export function runWebhookRound(options: RoundOptions): Promise<RoundReport> {
  return runWithRegister(
    options,
    (service, register) => new WebhookRound(options, service, register),
    {
      SUBMIT_SECONDS: "2",
      WEBHOOK_MASTER_KEYS: LOCAL_WEBHOOK_MASTER_KEYS,
    },
  );
}

/** One side of an account: what belongs to its live keys, or to its test keys. */
interface Side {
  account: Account;
  key: string;
  reader: FeedReader;
  endpoints: Endpoint[];
  jobs: string[];
  /** Null on the test side. */
  watcher: Watcher | null;
}

class WebhookRound {
  readonly #options: RoundOptions;
  readonly #service: ServiceProcess;
  readonly #register: ChangingRegister;
  readonly #receiver: WebhookReceiver;
  readonly #random: Random;
  readonly #context: LoadContext;
  readonly #counts: Record<string, number> = {};
  readonly #violations: string[] = [];
  readonly #sides: Side[] = [];
  readonly #changes = new Map<string, number>();
  #work: Promise<void>[] = [];
  #offsetMs = 0;
  #isScheduled = false;
  #hasEnded = false;

  constructor(options: RoundOptions, service: ServiceProcess, register: ChangingRegister) {
    this.#options = options;
    this.#service = service;
    this.#register = register;
    this.#random = createRandom(options.seed);
    this.#receiver = new WebhookReceiver(createRandom(`${options.seed}/receiver`), (what) =>
      this.#count(what),
    );
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
    this.#receiver.stop();
  }

  async run(): Promise<RoundReport> {
    await this.#receiver.start();
    await this.#tell({});
    void this.#schedule();
    for (let number = 0; number < ACCOUNTS; number++)
      for (const mode of ["live", "test"] as const)
        this.#sides.push(await this.#openSide(`torture-${number}`, mode));
    for (const side of this.#sides) await this.#makeEndpoints(side);
    this.#isScheduled = true;
    await Promise.all(this.#sides.map(({ watcher }) => watcher?.add(WATCHED_NUMBERS)));

    for (const [point, situation] of this.#plan()) {
      for (let tries = 1; !(await this.#kill(point, situation)); tries++) {
        this.#options.log(`  ${point} was not reached (${situation})`);
        if (tries < MOST_TRIES) continue;
        this.#violations.push(`no Worker reached the point ${point} (${situation})`);
        break;
      }
    }

    this.#options.log("  the kills are over");
    const restsSince = Date.now();
    await this.#settle();
    return {
      violations: [...this.#violations, ...this.#findings()],
      counts: this.#counts,
      taken: (await this.#service.notes()).taken,
      restSeconds: (Date.now() - restsSince) / 1000,
    };
  }

  #plan(): [WebhookPoint, Situation][] {
    const steps = WEBHOOK_POINTS.flatMap((point) =>
      SITUATIONS.map((situation): [WebhookPoint, Situation] => [point, situation]),
    );
    return steps
      .map((step) => ({ step, place: this.#random.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ step }) => step);
  }

  /** @returns false if no Worker reached the point in time */
  async #kill(point: WebhookPoint, situation: Situation): Promise<boolean> {
    await this.#settle();
    if (situation === "rotate") for (const side of this.#sides) await this.#rotate(side);
    const stopped = situation === "stop" ? await this.#extraEndpoint() : null;
    if (situation === "watch") await this.#changeSome();
    const { faults, failing } = this.#random.pick(WEATHERS);
    this.#receiver.failing = failing;
    const stop = await startStop();
    const reached = point === "post" ? this.#receiver.hold() : stop.reached;
    // The service can now confirm the changes that `#changeSome` made.
    if (situation === "watch") this.#offsetMs += CONFIRMED_MS;
    await this.#tell(faults, point === "post" ? null : { point, url: stop.url });
    this.#isScheduled = true;
    if (situation !== "watch")
      this.#work = this.#sides.map((side) => this.#submitSome(side, this.#random.int(1, 3)));
    if (stopped) this.#work.push(this.#stop(stopped, this.#random.int(0, 1_500)));
    const isReached = await Promise.race([reached, pause(REACH_MS).then(() => false)]);
    if (isReached) {
      await pause(this.#random.int(0, 60));
      await this.#service.kill();
      await this.#service.start();
      this.#count("kills");
      this.#count(AFTER[point]);
      this.#count(WHILE[situation]);
    }
    stop.end();
    this.#receiver.release();
    this.#options.log(
      `  ${isReached ? "kill -9" : "no kill"} ${AFTER[point]}, ${WHILE[situation]}`,
    );
    // Keep the faults for a while, so that the next attempts meet them too.
    await pause(this.#random.int(0, 1_000));
    return Boolean(isReached);
  }

  /**
   * Ends all faults. Then moves the clock until nothing is under way and every change has its
   * event.
   */
  async #settle(): Promise<void> {
    this.#receiver.failing = 0;
    await this.#tell({});
    await Promise.all(this.#work);
    this.#work = [];
    let confirmations = 0;
    for (const endsAt = Date.now() + SETTLE_MS; ; ) {
      this.#isScheduled = true;
      const open = await this.#open();
      if (open === null) return;
      if (open.waitMs === CONFIRMED_MS && ++confirmations > MOST_CONFIRMATIONS)
        return this.#giveUpChanges();
      if (Date.now() > endsAt) {
        this.#violations.push(`${open.what} is still open`);
        return;
      }
      if (open.waitMs > 0) await this.#pass(open.waitMs);
      else await pause(100);
    }
  }

  #giveUpChanges(): void {
    const changed = this.#changesInFeeds();
    for (const number of this.#unreported()) {
      this.#violations.push(`${number} has changed, but no event says so`);
      this.#changes.set(number, changed.get(number) ?? 0);
    }
  }

  /**
   * @returns something that is left to do, and how long until it is due; null if nothing is left
   */
  async #open(): Promise<{ what: string; waitMs: number } | null> {
    const { watching, jobs } = await this.#service.stored({ meters: {}, watching: true });
    if (!watching) throw new Error("webhooks were not read");
    const { now, blocks, deliveries } = watching;
    const running = jobs.filter(({ status }) => !ENDED.has(status));
    if (running.length > 0) return { what: JSON.stringify(running[0]), waitMs: 0 };
    const busy = blocks.find(
      ({ dueAt, takenUntil }) => (takenUntil ?? 0) > now || (dueAt !== null && dueAt <= now),
    );
    if (busy) return { what: `block ${busy.id}`, waitMs: 0 };
    const dueAt = Math.min(...deliveries.map((delivery) => delivery.dueAt));
    if (deliveries.length > 0)
      return { what: JSON.stringify(deliveries[0]), waitMs: Math.max(0, dueAt - now + 1) };
    for (const { reader } of this.#sides) await reader.read();
    const [missing] = this.#unreported();
    return missing ? { what: `the change of ${missing}`, waitMs: CONFIRMED_MS } : null;
  }

  async #pass(ms: number): Promise<void> {
    this.#isScheduled = false;
    this.#offsetMs += ms;
    await this.#tell({});
  }

  #unreported(): string[] {
    const changed = this.#changesInFeeds();
    return [...this.#changes]
      .filter(([number, changes]) => (changed.get(number) ?? 0) < changes)
      .map(([number]) => number);
  }

  #changesInFeeds(): Map<string, number> {
    const changed = new Map<string, number>();
    for (const { reader } of this.#sides)
      for (const { type, data } of reader.events.values())
        if (type === "watch.changed")
          changed.set(data.business_number, (changed.get(data.business_number) ?? 0) + 1);
    return changed;
  }

  #findings(): string[] {
    const changed = this.#changesInFeeds();
    const doubled = [...changed].filter(
      ([number, events]) => events !== (this.#changes.get(number) ?? 0),
    );
    const feeds = new Map(this.#sides.map(({ account, reader }) => [account.name, reader.events]));
    return [
      ...this.#receiver.findings(feeds),
      ...doubled.map(([number, events]) => `${number} has ${events} events`),
      ...this.#sides.flatMap(jobFindings),
    ];
  }

  /** Changes some businesses, and moves the clock by a day, so that the service finds them. */
  async #changeSome(): Promise<void> {
    const numbers = this.#sides
      .flatMap(({ watcher }) => [...(watcher?.watched ?? [])])
      .filter((number) => (this.#changes.get(number) ?? 0) < MOST_CHANGES);
    const first = this.#random.pick(numbers);
    for (const number of numbers) {
      if (number !== first && !this.#random.chance(CHANGING)) continue;
      this.#register.change(number);
      this.#changes.set(number, (this.#changes.get(number) ?? 0) + 1);
      this.#count("changes");
    }
    await this.#pass(NEXT_DAY_MS);
    this.#isScheduled = true;
    for (let open = await this.#open(); open?.waitMs === 0; open = await this.#open())
      await pause(100);
    this.#isScheduled = false;
  }

  async #submitSome(side: Side, batches: number): Promise<void> {
    for (let batch = 0; batch < batches; batch++) {
      const jobId = await this.#submit(side);
      this.#count("batches");
      side.jobs.push(jobId);
      if (this.#random.chance(0.3))
        await this.#repeated(side, { method: "POST", path: `/v1/batch/cancel/${jobId}` });
    }
  }

  async #submit({ account, key, watcher }: Side): Promise<string> {
    const rows = this.#random.int(1, this.#random.pick([3, 250]));
    const numbers = watcher
      ? Array.from({ length: rows }, (_, row) => String(FIRST_NUMBER + row))
      : [TEST_NUMBER];
    const call = {
      ...{ method: "POST", path: "/v1/batch/verify", key },
      headers: { "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ check: "status", business_numbers: numbers }),
    };
    for (;;) {
      const reply = await sendChecked(this.#context, account, keyOf(account), call);
      if (reply.kind === "answered" && reply.status === 200) return reply.body.job_id;
      await pause(50);
    }
  }

  async #openSide(name: string, mode: KeyMode): Promise<Side> {
    const limits = { monthly_quota: 1_000_000, rate_per_second: 10_000 };
    const { api_key: key, key: issued } = await this.#calmly({
      ...{ method: "POST", path: "/admin/keys", key: this.#context.adminToken },
      body: { account: name, plans: { a: "enterprise" }, limits, mode },
    });
    const account = new Account(meteredName({ account: name, mode }), 1_000_000, false);
    account.keys.push({ id: issued.id, secret: key, endedAt: null, mayBeDead: false });
    const first = FIRST_NUMBER + this.#sides.length * WATCHED_NUMBERS;
    const random = () => createRandom(`${this.#options.seed}/${account.name}`);
    return {
      ...{ account, key, endpoints: [], jobs: [] },
      reader: new FeedReader(this.#context, account, random()),
      watcher: mode === "live" ? new Watcher(this.#context, account, first, random()) : null,
    };
  }

  /**
   * Makes the endpoints that want events, and some that must get none: one that is never enabled,
   * one that is disabled, and one that is deleted.
   */
  async #makeEndpoints(side: Side): Promise<void> {
    for (const types of WANTED) await this.#enable(await this.#make(side, types));
    await this.#make(side, null);
    for (const end of ["disabled", "deleted"] as const) {
      const endpoint = await this.#make(side, null);
      await this.#enable(endpoint);
      await this.#end(endpoint, end);
      endpoint.isEnabled = false;
    }
  }

  async #make(side: Side, types: Endpoint["types"]): Promise<Endpoint> {
    await this.#pass(TEST_EVERY_MS);
    const { account, key, endpoints } = side;
    const path = `/${account.name}/${this.#receiver.endpoints.size}`;
    const { id, secret } = await this.#calmly({
      ...{ method: "POST", path: "/v1/webhook_endpoints", key },
      body: { url: this.#receiver.url + path, types },
    });
    const endpoint: Endpoint = {
      ...{ id, path, types, meteredName: account.name, secrets: [secret] },
      ...{ isEnabled: false, stoppedAt: null },
    };
    endpoints.push(endpoint);
    this.#receiver.endpoints.set(path, endpoint);
    this.#count("endpoints");
    return endpoint;
  }

  async #enable(endpoint: Endpoint): Promise<void> {
    await this.#pass(TEST_EVERY_MS);
    const path = `/v1/webhook_endpoints/${endpoint.id}/test`;
    const { delivered } = await this.#calmly({
      ...{ method: "POST", path, key: this.#sideOf(endpoint).key },
    });
    if (!delivered) throw new Error(`the test message of ${endpoint.path} was not delivered`);
    endpoint.isEnabled = true;
  }

  /** Gives some endpoints new secrets. From now on, both the old and the new secret sign. */
  async #rotate({ key, endpoints }: Side): Promise<void> {
    for (const endpoint of endpoints.filter(({ isEnabled }) => isEnabled)) {
      if (endpoint.stoppedAt !== null || this.#random.chance(0.5)) continue;
      const path = `/v1/webhook_endpoints/${endpoint.id}/rotate`;
      const { secret } = await this.#calmly({ method: "POST", path, key });
      endpoint.secrets.unshift(secret);
      this.#count("rotations");
    }
  }

  async #extraEndpoint(): Promise<Endpoint> {
    const endpoint = await this.#make(this.#random.pick(this.#sides), null);
    await this.#enable(endpoint);
    return endpoint;
  }

  async #stop(endpoint: Endpoint, afterMs: number): Promise<void> {
    await pause(afterMs);
    await this.#end(endpoint, this.#random.pick(["disabled", "deleted"]));
    endpoint.stoppedAt = Date.now();
  }

  async #end(endpoint: Endpoint, end: "disabled" | "deleted"): Promise<void> {
    const path = `/v1/webhook_endpoints/${endpoint.id}`;
    const call =
      end === "deleted"
        ? { method: "DELETE", path }
        : { method: "POST", path, body: JSON.stringify({ status: "disabled" }) };
    await this.#repeated(this.#sideOf(endpoint), call);
  }

  #sideOf({ meteredName }: Endpoint): Side {
    const side = this.#sides.find(({ account }) => account.name === meteredName);
    if (!side) throw new Error(`there is no account ${meteredName}`);
    return side;
  }

  /**
   * Repeats a request until it is answered. A 404 is fine, because an earlier try may have worked.
   */
  async #repeated({ key }: Side, call: { method: string; path: string; body?: string }) {
    for (;;) {
      const reply = await this.#context.call({ ...call, key });
      if (reply.kind === "answered" && [200, 404].includes(reply.status)) return;
      if (reply.kind === "refused") await this.#context.whenUp();
      await pause(50);
    }
  }

  /** Sends a request while nothing is broken. @returns the body of the answer */
  async #calmly({ body, ...call }: { method: string; path: string; key: string; body?: object }) {
    const reply = await this.#context.call({
      ...call,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (reply.kind === "answered" && reply.status === 200) return reply.body as Json;
    throw new Error(`${call.method} ${call.path}: ${JSON.stringify(reply)}`);
  }

  async #tell(faults: Faults, stop: { point: WebhookPoint; url: string } | null = null) {
    const { seed, sabotage } = this.#options;
    const windowSeed = `${seed}/${this.#random.int(0, 1e9)}`;
    this.#register.offsetMs = this.#offsetMs;
    this.#receiver.offsetMs = this.#offsetMs;
    await this.#service.tell({
      ...{ faults, sabotage, seed: windowSeed, roundSeed: seed },
      ...{ offsetMs: this.#offsetMs, stop },
    });
  }

  async #schedule(): Promise<void> {
    while (!this.#hasEnded) {
      if (this.#isScheduled) await this.#service.schedule().catch(() => {});
      await pause(SCHEDULE_MS);
    }
  }

  #count(what: string): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + 1;
  }
}

const ENDED = new Set(["completed", "cancelled", "failed", "deleted"]);

const AFTER: Record<WebhookPoint, string> = {
  event: "after an event was written",
  post: "after a message was sent",
  reply: "after the answer to a message came",
};

const WHILE: Record<Situation, string> = {
  batch: "while a batch ends",
  watch: "while watched numbers change",
  rotate: "while two secrets sign",
  stop: "while an endpoint is stopped",
};

function keyOf({ name, keys: [key] }: Account) {
  if (!key) throw new Error(`${name} has no key`);
  return key;
}

/** Checks that each job has exactly one event that says how it ended. */
function jobFindings({ account, jobs, reader }: Side): string[] {
  const ended = [...reader.events.values()]
    .filter(({ type }) => type.startsWith("batch."))
    .map(({ data }) => data.job_id as string);
  return [...new Set([...jobs, ...ended])].flatMap((job) => {
    const events = ended.filter((id) => id === job).length;
    const isKnown = jobs.includes(job);
    return events === 1 && isKnown ? [] : [`${account.name}: ${job} has ${events} events`];
  });
}
