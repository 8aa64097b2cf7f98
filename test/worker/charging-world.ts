/**
 * Runs the real code that charges: the meter with its SQLite storage, requests of the edge, and
 * batch jobs in D1. The test controls the clock, can make stores fail, and can make the meter lose
 * its memory. Maps and stubs replace R2, KV and the queue, which would be slow here and only carry
 * data.
 *
 * Everything runs inside the Durable Object of the meter, so a call to the meter costs no round
 * trip.
 */
import { createExecutionContext, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createCounterStore } from "../../src/access/counters.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { eraseKeysAndMeters } from "../../src/access/erase-keys-and-meters.ts";
import { UsageMeter } from "../../src/access/meter.ts";
import type { Idempotency } from "../../src/access/meter-messages.ts";
import { MeteredAccount, type Refusal } from "../../src/access/metered-account.ts";
import { createMeters, type Meters } from "../../src/access/meters.ts";
import type { GrantedCheck } from "../../src/access/open-checks.ts";
import { readPlanSnapshot } from "../../src/access/plans.ts";
import { type Answer, answered } from "../../src/lib/answer.ts";
import { RegistryMemory } from "../../src/registry/memory.ts";
import { createServices, type Services } from "../../src/services.ts";
import { Trace } from "../../src/trace.ts";

export const ACCOUNT = "model";
const PLAN = "enterprise";

/** Ten seconds before the end of a month. */
const START = Date.UTC(2026, 10, 30, 23, 59, 50);

/** What happens to the n-th call that a command makes to a store. */
export interface Fault {
  call: number;
  /**
   * - `lost`: the call fails and has no effect.
   * - `unanswered`: the call takes effect, but its answer is lost.
   * - `repeated`: as `unanswered`, and the platform says that the call may be repeated.
   * - `down`: this call and all later calls are lost.
   * - `hangs`: the call takes effect when `World.goOn` is called.
   */
  how: "lost" | "unanswered" | "repeated" | "down" | "hangs";
}

class StoreFault extends Error {
  /** Whether the platform says that the call may be repeated. */
  readonly retryable: boolean;

  constructor(retryable: boolean) {
    super("a store failed");
    this.retryable = retryable;
  }
}

/** The calls that one command makes to stores. A fault may make one of these calls go wrong. */
export class Calls {
  #count = 0;
  #goOn = Promise.withResolvers<void>();
  #hung = Promise.withResolvers<"hung">();
  readonly #fault: Fault | null;
  wasHit = false;

  constructor(fault: Fault | null) {
    this.#fault = fault;
  }

  async pass<T>(effect: () => T | Promise<T>): Promise<T> {
    const { call, how } = this.#fault ?? { call: 0, how: "lost" };
    const isHit = ++this.#count === call || (how === "down" && this.#count > call && call > 0);
    if (!isHit) return effect();
    this.wasHit = true;
    switch (how) {
      case "lost":
      case "down":
        throw new StoreFault(false);
      case "unanswered":
      case "repeated":
        await effect();
        throw new StoreFault(how === "repeated");
      case "hangs":
        this.#hung.resolve("hung");
        await this.#goOn.promise;
        return effect();
    }
  }

  async until<T>(work: Promise<T>): Promise<T | "hung"> {
    return Promise.race([work, this.#hung.promise]);
  }

  goOn(): void {
    this.#goOn.resolve();
  }
}

export interface CheckRequest {
  account: MeteredAccount;
  /** `failed`: the meter did not answer. */
  opened: "failed" | Refusal["kind"] | "granted";
  granted: GrantedCheck | null;
  /** Ends the work on the check. @returns whether the caller has an answer */
  end: (answer: "answered" | "unavailable") => Promise<boolean>;
}

export interface Confirmation {
  check: GrantedCheck;
  at: number;
}

export interface MonthRow {
  period: string;
  used: number;
}

export interface ReservationRow {
  id: string;
  period: string;
  units: number;
  used: number | null;
}

const TABLES = [
  ...["months", "reservations", "batch_days", "idempotency"],
  ...["revoked_keys", "changed_keys", "notes"],
];

/** Lets all work run that does not wait for the clock, a store or a hung call. */
async function settleDown(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await null;
}

export class World {
  now = START;
  /** Exceptions that the faults of the test do not explain. */
  readonly surprises: unknown[] = [];
  readonly files = new Map<string, Uint8Array>();
  readonly counters = new Map<string, string>();
  /** `slow`: a counter is written only when KV is no longer slow. */
  #kv: "works" | "slow" | "fails" = "works";
  #slowWrites: (() => void)[] = [];
  readonly quota: number;
  /** Units per day; null: no limit. */
  readonly share: number | null;
  readonly #state: DurableObjectState;
  readonly #meterEnv: Env;
  #meter!: UsageMeter;
  #alarmAt: number | null = null;
  #sleepers: { at: number; wake: () => void }[] = [];
  readonly #edges = [new EdgeMemory(), new EdgeMemory()];
  /**
   * The calls that requests make to the meter. A command that sets a fault replaces this object.
   */
  #edgeCalls = new Calls(null);
  #hung: { calls: Calls; work: Promise<unknown> }[] = [];
  #confirmations: Confirmation[] = [];
  readonly clock = () => this.now;
  readonly trace = new Trace("model", this.clock);

  constructor(state: DurableObjectState, quota: number, share: number | null) {
    this.#state = state;
    this.quota = quota;
    this.share = share;
    this.#meterEnv = { ...env, RATE_COUNTERS: this.#kvNamespace() } as Env;
    // A line for each lost charge would fill the log.
    this.trace.lostCharges = () => {};
    this.trace.exception = (thrown) => void this.#expectStoreFault(thrown);
  }

  /** Starts a meter with empty memory. The storage and the alarm stay. */
  async startMeter(): Promise<void> {
    // The old and the new meter must not run at once, so let the old meter finish its work.
    this.setKv("works");
    await settleDown();
    let starting: Promise<unknown> = Promise.resolve();
    const setAlarm = async (at: number | null) => {
      this.#alarmAt = at;
    };
    const getAlarm = async () => this.#alarmAt;
    const alarms = { getAlarm, setAlarm, deleteAlarm: () => setAlarm(null) };
    for (const [name, value] of Object.entries(alarms))
      Object.defineProperty(this.#state.storage, name, { value, configurable: true });
    Object.defineProperty(this.#state, "blockConcurrencyWhile", {
      value: (work: () => Promise<unknown>) => {
        starting = work();
        return starting;
      },
      configurable: true,
    });
    this.#meter = new UsageMeter(this.#state, this.#meterEnv);
    Reflect.set(this.#meter, "clock", this.clock);
    await starting;
  }

  /** Passes time. @param isStalled whether the isolates run only at the end of that time */
  async pass(milliseconds: number, fault: Fault | null, isStalled = false): Promise<void> {
    this.#edgeCalls = new Calls(fault);
    const until = this.now + milliseconds;
    if (isStalled) this.now = until;
    for (;;) {
      const next = Math.min(this.#alarmAt ?? until + 1, ...this.#sleepers.map(({ at }) => at));
      if (next > until) break;
      this.now = Math.max(this.now, next);
      if (this.#alarmAt !== null && this.#alarmAt <= this.now) {
        this.#alarmAt = null;
        this.#meter.alarm().catch((thrown) => this.surprises.push(thrown));
      }
      const due = this.#sleepers.filter(({ at }) => at <= this.now);
      this.#sleepers = this.#sleepers.filter(({ at }) => at > this.now);
      for (const { wake } of due) wake();
      await settleDown();
    }
    this.now = until;
  }

  /** The checks in the successful `confirm` calls since this method was last called. */
  takeConfirmations(): Confirmation[] {
    const taken = this.#confirmations;
    this.#confirmations = [];
    return taken;
  }

  /** @param units how many units a list has; undefined for a single check */
  async open(
    edge: number,
    idempotency: Idempotency | null,
    units: number | undefined,
    calls: Calls,
  ): Promise<CheckRequest> {
    this.#edgeCalls = calls;
    const memory = this.#edges[edge] as EdgeMemory;
    const account = this.account(
      this.meters(() => this.#edgeCalls),
      memory,
    );
    const work = Promise.withResolvers<Answer<null>>();
    const opening = account.begin(idempotency, units);
    const charged = account.charge(() => work.promise);
    charged.catch(() => {});
    const opened = await opening.catch((thrown: unknown) => this.#expectStoreFault(thrown));
    return {
      account,
      opened: opened?.kind ?? "failed",
      granted: opened?.kind === "granted" ? opened.check : null,
      end: async (answer) => {
        work.resolve(answer === "answered" ? answered(null) : { kind: "unavailable" });
        return (await charged).kind === "answered";
      },
    };
  }

  /** From now on, the fault can hit the calls of open requests. @returns these calls */
  expectEdgeCalls(fault: Fault | null): Calls {
    this.#edgeCalls = new Calls(fault);
    return this.#edgeCalls;
  }

  account(meters: Meters, memory: EdgeMemory): MeteredAccount {
    const { trace, clock } = this;
    const sleep = (milliseconds: number) =>
      new Promise<void>((wake) => this.#sleepers.push({ at: this.now + milliseconds, wake }));
    const services = {
      ...{ meters, memory, trace, clock, sleep },
      plansSeen: () => undefined,
      waitUntil: () => {},
    };
    const limits = {
      ...(this.share !== null && { unitsPerDay: this.share }),
      monthlyQuota: this.quota,
      ratePerSecond: 1_000_000,
    };
    const key = { id: "key_1", account: ACCOUNT, name: "", plans: { a: PLAN }, limits } as const;
    const record = { ...key, createdAt: "", mode: "live" } as const;
    return new MeteredAccount(services, { key: record, variant: "a", planId: PLAN, counter: null });
  }

  /** New services, for one worker or request. @param registry what the registry answers */
  services(calls: Calls, registry?: Partial<Services["registry"]>): Services {
    const bindings = {
      ...env,
      DB: databaseWith(calls),
      FILES: bucketIn(this.files, calls),
      BATCH_QUEUE: { sendBatch: () => calls.pass(() => {}) },
      RATE_COUNTERS: this.#kvNamespace(),
    } as unknown as Env;
    const memory = new EdgeMemory();
    const context = createExecutionContext();
    const { trace, clock } = this;
    const services = createServices(bindings, context, trace, clock, memory, new RegistryMemory());
    const meters = this.meters(() => calls);
    return { ...services, meters, registry: { ...services.registry, ...registry } };
  }

  /**
   * Runs a request or worker until it ends or hangs.
   * @returns undefined if a fault of a store ended it
   */
  async run<T>(
    fault: Fault | null,
    work: (calls: Calls) => Promise<T>,
  ): Promise<T | "hung" | undefined> {
    const calls = new Calls(fault);
    const ended = work(calls).catch((thrown: unknown) => this.#expectStoreFault(thrown));
    const outcome = await calls.until(ended);
    if (outcome === "hung") this.#hung.push({ calls, work: ended });
    return outcome;
  }

  get hasHung(): boolean {
    return this.#hung.length > 0;
  }

  async goOn(): Promise<void> {
    const hung = this.#hung.shift();
    hung?.calls.goOn();
    await hung?.work;
  }

  setKv(kv: "works" | "slow" | "fails"): void {
    this.#kv = kv;
    if (kv !== "slow") this.#endSlowWrites();
  }

  /** Erases the meters and the counters: the first step of erasing an account. */
  async eraseMeters(): Promise<void> {
    const keys = { list: async () => [], remove: async () => {} };
    const counters = createCounterStore(this.#kvNamespace());
    const meters = this.meters(() => new Calls(null));
    const erasing = eraseKeysAndMeters({ keys, meters, counters } as never, ACCOUNT);
    // A write to KV that is under way arrives now.
    await settleDown();
    this.#endSlowWrites();
    await erasing;
    await settleDown();
  }

  months(): MonthRow[] {
    return this.#rows("SELECT period, used FROM months");
  }

  reservations(): ReservationRow[] {
    return this.#rows("SELECT id, period, units, used FROM reservations");
  }

  batchDays(): Map<string, number> {
    const rows = this.#rows<{ day: string; units: number }>(
      "SELECT day, sum(units) AS units FROM batch_days GROUP BY day",
    );
    return new Map(rows.map(({ day, units }) => [day, units]));
  }

  /** How many units the meter holds for checks, by month. */
  async held(): Promise<Map<string, number>> {
    const open = new Map<string, number>();
    for (const { period, units, used } of this.reservations())
      if (used === null) open.set(period, (open.get(period) ?? 0) + units);
    const history = await this.#meter.history();
    return new Map(
      history.map((month) => [month.period, month.open - (open.get(month.period) ?? 0)]),
    );
  }

  meterRows(): { table: string; row: Record<string, unknown> }[] {
    return TABLES.flatMap((table) =>
      this.#rows<Record<string, unknown>>(`SELECT * FROM ${table}`).map((row) => ({ table, row })),
    );
  }

  #rows<Row extends object>(sql: string): Row[] {
    return this.#state.storage.sql.exec(sql).toArray() as Row[];
  }

  #expectStoreFault(thrown: unknown): undefined {
    const isOurs = thrown instanceof StoreFault || (thrown as Error).cause instanceof StoreFault;
    if (!isOurs) this.surprises.push(thrown);
  }

  #endSlowWrites(): void {
    for (const write of this.#slowWrites) write();
    this.#slowWrites = [];
  }

  /** Meters whose calls may fail. A call that takes effect after a restart is for the new meter. */
  meters(calls: () => Calls): Meters {
    const stub = new Proxy({} as UsageMeter, {
      get:
        (_, name) =>
        async (...args: unknown[]) => {
          const sent = structuredClone(args);
          const result = await calls().pass(() => {
            const method = Reflect.get(this.#meter, name) as (...args: unknown[]) => unknown;
            return method.apply(this.#meter, sent);
          });
          if (name === "confirm") {
            for (const check of args[1] as GrantedCheck[])
              this.#confirmations.push({ check, at: this.now });
          }
          return structuredClone(result);
        },
    });
    const unused = { erase: async () => {} };
    const getByName = (name: string) => (name === `${ACCOUNT}:a` ? stub : unused);
    return createMeters({ getByName } as unknown as Env["USAGE_METER"]);
  }

  #kvNamespace(): KVNamespace {
    const put = async (key: string, value: string) => {
      if (this.#kv === "fails") throw new Error("KV fails");
      if (this.#kv === "slow") await new Promise<void>((end) => this.#slowWrites.push(end));
      this.counters.set(key, value);
    };
    const list = async () => ({ keys: [...this.counters.keys()].map((name) => ({ name })) });
    const remove = async (key: string) => void this.counters.delete(key);
    return { put, list, delete: remove } as unknown as KVNamespace;
  }
}

/** Runs `work` inside the Durable Object of a meter. `work` gets a function that makes worlds. */
export async function withWorlds(
  work: (makeWorld: (quota: number, share: number | null) => Promise<World>) => Promise<void>,
): Promise<void> {
  // Plans with this date never get old. The meter would read old plans again, which is slow.
  const plans = await readPlanSnapshot(env, "a", Date.UTC(2100, 0));
  const stub = env.USAGE_METER.getByName(`model-${crypto.randomUUID()}`);
  await runInDurableObject<UsageMeter, void>(stub, async (_, state) => {
    const { sql } = state.storage;
    await work(async (quota, share) => {
      for (const table of TABLES) sql.exec(`DELETE FROM ${table}`);
      sql.exec("INSERT INTO notes VALUES ('plans', ?1)", JSON.stringify(plans));
      const world = new World(state, quota, share);
      await world.startMeter();
      return world;
    });
  });
}

function databaseWith(calls: Calls): D1Database {
  type Statement = D1PreparedStatement & { real: D1PreparedStatement };
  const faulty = (real: D1PreparedStatement): Statement => {
    const call = (name: "run" | "all" | "raw") => () => calls.pass<unknown>(() => real[name]());
    const bind = (...values: unknown[]) => faulty(real.bind(...values));
    const methods = { run: call("run"), all: call("all"), raw: call("raw") };
    return { real, bind, ...methods } as unknown as Statement;
  };
  return {
    prepare: (sql: string) => faulty(env.DB.prepare(sql)),
    batch: (statements: Statement[]) =>
      calls.pass(() => env.DB.batch(statements.map(({ real }) => real))),
  } as unknown as D1Database;
}

function bucketIn(files: Map<string, Uint8Array>, calls: Calls): R2Bucket {
  const objectOf = (bytes: Uint8Array) => {
    const response = new Response(bytes);
    return { body: response.body, json: () => response.json(), text: () => response.text() };
  };
  return {
    put: async (key: string, value: Blob | string) => {
      const bytes = new Uint8Array(await new Response(value).arrayBuffer());
      await calls.pass(() => void files.set(key, bytes));
    },
    get: (key: string, { range }: { range?: { offset: number; length: number } } = {}) =>
      calls.pass(() => {
        const bytes = files.get(key);
        if (!bytes) return null;
        return objectOf(range ? bytes.slice(range.offset, range.offset + range.length) : bytes);
      }),
    delete: (keys: string | string[]) =>
      calls.pass(() => {
        for (const key of [keys].flat()) files.delete(key);
      }),
    list: ({ prefix }: { prefix: string }) =>
      calls.pass(() => {
        const keys = [...files.keys()].filter((key) => key.startsWith(prefix));
        return { objects: keys.map((key) => ({ key })), truncated: false };
      }),
  } as unknown as R2Bucket;
}
