/**
 * A Durable Object decides who may call a source, and when (decision 0031). Workers make the calls,
 * so a slow source does not block its gate. The registry's gate only leases calls (decision 0130)
 * and keeps the operator's alarms (decision 0131).
 */
import { DurableObject } from "cloudflare:workers";
import { AlarmBook } from "../alarms/alarm-book.ts";
import type { WatchAnswer, WatchRequest } from "../alarms/messages.ts";
import { DAY_MS, dayOf, koreanDay } from "../lib/days.ts";
import type {
  FaultKind,
  Grant,
  GrantRequest,
  Lease,
  LeaseRequest,
  Report,
  Share,
  SourceLimits,
  SourceState,
} from "./gate-messages.ts";
import { LeasedCalls } from "./leased-calls.ts";

/** The share of a minute's calls that may be made at once. */
const BURST_SHARE = 0.1;

/** No call takes longer than this. A Worker that has not reported in this time is presumed dead. */
const FLIGHT_MS = 40_000;

/** How long a result is remembered. After this time, all database replicas have its stored copy. */
const MEMORY_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** After this many faults in a row, the source rests. After a refused API key, it rests at once. */
const FAULTS_TO_REST = 5;
/** Each rest is twice as long as the rest before. */
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 600_000;

interface Flight {
  key: string | null;
  endsAt: number;
  ended: Promise<Grant>;
  end: (grant: Grant) => void;
}

type Refusal = Extract<Grant, { kind: "refused" }>;

const NO_REPORT: Report = { kind: "fault", fault: "passing" };

type ReportCounts = Pick<SourceState, "answered" | "found" | "faults">;
type LastFaultRow = {
  kind: FaultKind;
  at: number;
  open_until: number;
  opened_for: number;
};

export class SourceGate extends DurableObject<Env> {
  /** Tests replace these to control time. */
  protected clock: () => number = Date.now;
  protected sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  readonly #sql: SqlStorage;
  readonly #flights = new Map<string, Flight>();
  /** Calls under way, and calls that wait for their turn, by `GrantRequest.key`. */
  readonly #byKey = new Map<string, Flight>();
  readonly #memory = new Map<string, { value: string; until: number }>();
  /** When the next call would leave if all calls left at an even pace. */
  #pacedUntil = 0;
  #faultsInARow = 0;
  #restBeganAt = 0;
  #restsUntil = 0;
  #restMs = 0;
  #lastFault: SourceState["lastFault"] = null;
  readonly #leased = new LeasedCalls({
    used: (day) => this.#usedOn(day),
    set: (day, used) => this.#setUsed(day, used),
  });
  readonly #alarms = new AlarmBook({
    read: () =>
      this.#sql.exec<{ book: string }>("SELECT book FROM alarms").toArray()[0]?.book ?? null,
    write: (book) =>
      void this.#sql.exec("INSERT OR REPLACE INTO alarms (id, book) VALUES (1, ?)", book),
  });

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, used INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS outcomes (
        day TEXT PRIMARY KEY, answered INTEGER NOT NULL, found INTEGER NOT NULL,
        faults INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS shares (
        day TEXT NOT NULL, owner TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (day, owner)
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS last_fault (
        id INTEGER PRIMARY KEY, kind TEXT NOT NULL, at INTEGER NOT NULL,
        open_until INTEGER NOT NULL, opened_for INTEGER NOT NULL);
      CREATE TABLE IF NOT EXISTS alarms (id INTEGER PRIMARY KEY, book TEXT NOT NULL)`);
    const [known] = this.#sql.exec<LastFaultRow>("SELECT * FROM last_fault").toArray();
    if (!known) return;
    this.#lastFault = { kind: known.kind, at: known.at };
    this.#restsUntil = known.open_until;
    this.#restMs = known.opened_for;
    this.#restBeganAt = known.open_until - known.opened_for;
  }

  /** Never rename `ask`: during a deployment, Workers of the previous version still call it. */
  async ask({ limits, purpose, key, patienceMs, share = null }: GrantRequest): Promise<Grant> {
    const now = this.clock();
    if (key !== null) {
      const shared = await this.#shared(key, now, patienceMs);
      if (shared) return shared;
    }
    // Await nothing here, so that no other request can come in between.
    const reserve = purpose === "planned" ? limits.onDemandCalls : 0;
    const maxCalls = limits.callsADay - reserve;
    const refusal = this.#refusal(maxCalls, now);
    if (refusal) return refusal;
    if (share && this.#usedOfShare(share, now) >= share.callsADay) return refused("allowance");
    const waitMs = this.#turn(limits, now, patienceMs);
    if (waitMs === null) return refused("busy");
    if (share) this.#countShare(share, now);
    const flight = this.#prepare(key, now + waitMs);
    if (waitMs > 0) await this.sleep(waitMs);
    return this.#depart(flight, maxCalls);
  }

  /** Never rename `lease`, for the same reason as `ask`. */
  async lease(request: LeaseRequest): Promise<Lease | null> {
    if (request.seen) this.#alarms.countCalls(request.seen);
    return this.#leased.lease(request);
  }

  /** Only for the registry's gate. Never rename `watch` either. */
  async watch(request: WatchRequest): Promise<WatchAnswer> {
    return this.#alarms.answer(request, (now) => this.#used(now));
  }

  async report(ticket: string, report: Report): Promise<void> {
    const now = this.clock();
    // A ticket begins with the time when its call left. A ticket without a time counts as old.
    const leftAt = Number(ticket.split("/")[0]) || 0;
    const isOfToday = koreanDay(leftAt) === koreanDay(now);
    this.#arrive(ticket, report, now);
    if (isOfToday) this.#countReport(now, report);
    const isFault = report.kind === "fault";
    const isLimit = isFault && report.fault === "limit";
    if (isLimit && isOfToday) this.#count(now, Number.MAX_SAFE_INTEGER - this.#used(now));
    // A call that left before the source began to rest must neither prolong nor end the rest.
    if (leftAt <= this.#restBeganAt) return;
    const wasResting = this.#restMs > 0;
    if (isFault) this.#lastFault = { kind: report.fault, at: now };
    // A limit that was reached on an earlier day says nothing about today.
    if (isFault && report.fault !== "request" && (!isLimit || isOfToday))
      this.#countFault(report.fault, now);
    else {
      this.#faultsInARow = 0;
      this.#restsUntil = 0;
      this.#restMs = 0;
    }
    if (isFault || wasResting) this.#keepLastFault();
  }

  #countFault(fault: FaultKind, now: number): void {
    this.#faultsInARow++;
    if (fault !== "key" && this.#faultsInARow < FAULTS_TO_REST && this.#restMs === 0) return;
    this.#restMs = Math.min(this.#restMs * 2 || FIRST_REST_MS, LONGEST_REST_MS);
    this.#restBeganAt = now;
    this.#restsUntil = now + this.#restMs;
  }

  async plannedCalls({ callsADay, onDemandCalls }: SourceLimits): Promise<number> {
    return Math.max(0, callsADay - onDemandCalls - this.#used(this.clock()));
  }

  async state({ callsADay }: SourceLimits): Promise<SourceState> {
    const now = this.clock();
    const calls = Math.min(this.#used(now), callsADay);
    const [today] = this.#sql
      .exec<ReportCounts>(
        "SELECT answered, found, faults FROM outcomes WHERE day = ?",
        koreanDay(now),
      )
      .toArray();
    return {
      calls,
      left: callsADay - calls,
      ...(today ?? { answered: 0, found: 0, faults: 0 }),
      // While one asker tries the source after a rest, the source still rests for all others.
      restsUntil: this.#restMs > 0 ? Math.max(this.#restsUntil, now) : null,
      lastFault: this.#lastFault,
      tickedAt: this.#alarms.tickedAt,
    };
  }

  /** @returns null if this asker must call the source itself */
  async #shared(key: string, now: number, patienceMs: number): Promise<Grant | null> {
    const remembered = this.#memory.get(key);
    if (remembered && remembered.until > now) return { kind: "known", value: remembered.value };
    const flight = this.#byKey.get(key);
    if (!flight || flight.endsAt <= now) return null;
    return Promise.race([flight.ended, this.sleep(patienceMs).then(() => refused("busy"))]);
  }

  #refusal(maxCalls: number, now: number): Refusal | null {
    if (this.#used(now) >= maxCalls) return refused("allowance");
    return now < this.#restsUntil ? refused("down") : null;
  }

  /** @returns milliseconds until the turn; null if longer than `patienceMs` */
  #turn({ callsAMinute }: SourceLimits, now: number, patienceMs: number): number | null {
    const burst = Math.max(1, Math.floor(callsAMinute * BURST_SHARE));
    const interval = 60_000 / Math.max(1, callsAMinute - burst);
    const pacedUntil = Math.max(this.#pacedUntil, now);
    const waitMs = Math.max(0, Math.ceil(pacedUntil - now - (burst - 1) * interval));
    if (waitMs > patienceMs) return null;
    this.#pacedUntil = pacedUntil + interval;
    return waitMs;
  }

  /** Lets other askers of the same key wait, even before the call leaves. */
  #prepare(key: string | null, leavesAt: number): Flight {
    const { promise: ended, resolve: end } = Promise.withResolvers<Grant>();
    const flight = { key, endsAt: leavesAt + FLIGHT_MS, ended, end };
    if (key !== null) this.#byKey.set(key, flight);
    return flight;
  }

  /** The call counts for the day on which it leaves. */
  #depart(flight: Flight, maxCalls: number): Grant {
    const now = this.clock();
    for (const [ticket, other] of this.#flights)
      if (other.endsAt <= now) this.#arrive(ticket, NO_REPORT, now);
    const refusal = this.#refusal(maxCalls, now);
    if (refusal) {
      this.#land(flight, refusal);
      return refusal;
    }
    // After a rest, one asker tries the source. All others are refused until this asker reports.
    if (this.#restMs > 0) this.#restsUntil = now + FLIGHT_MS;
    this.#count(now, 1);
    const ticket = `${now}/${crypto.randomUUID()}`;
    this.#flights.set(ticket, flight);
    return { kind: "granted", ticket };
  }

  #arrive(ticket: string, report: Report, now: number): void {
    const flight = this.#flights.get(ticket);
    if (!flight) return;
    this.#flights.delete(ticket);
    if (report.kind === "fault") this.#land(flight, refused("down"));
    else {
      if (flight.key !== null) this.#remember(flight.key, report.value, now);
      this.#land(flight, { kind: "known", value: report.value });
    }
  }

  #land(flight: Flight, grant: Grant): void {
    flight.end(grant);
    if (flight.key !== null && this.#byKey.get(flight.key) === flight)
      this.#byKey.delete(flight.key);
  }

  #remember(key: string, value: string, now: number): void {
    // A map keeps the order of insertion, so the oldest results come first.
    for (const [old, { until }] of this.#memory) {
      if (until > now && this.#memory.size < MAX_REMEMBERED) break;
      this.#memory.delete(old);
    }
    this.#memory.delete(key);
    this.#memory.set(key, { value, until: now + MEMORY_MS });
  }

  #countReport(now: number, report: Report): void {
    const day = koreanDay(now);
    const isAnswer = report.kind === "answered";
    this.#sql.exec("DELETE FROM outcomes WHERE day < ?", day);
    this.#sql.exec(
      `INSERT INTO outcomes (day, answered, found, faults) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (day) DO UPDATE SET answered = answered + ?2, found = found + ?3,
                                       faults = faults + ?4`,
      day,
      Number(isAnswer),
      Number(isAnswer && report.found === true),
      Number(!isAnswer),
    );
  }

  /** A resting source must still rest after a restart. */
  #keepLastFault(): void {
    if (!this.#lastFault) return;
    this.#sql.exec(
      `INSERT OR REPLACE INTO last_fault (id, kind, at, open_until, opened_for)
       VALUES (1, ?, ?, ?, ?)`,
      this.#lastFault.kind,
      this.#lastFault.at,
      this.#restsUntil,
      this.#restMs,
    );
  }

  #used(now: number): number {
    return this.#usedOn(koreanDay(now));
  }

  #usedOn(day: string): number {
    const [row] = this.#sql
      .exec<{ used: number }>("SELECT used FROM days WHERE day = ?", day)
      .toArray();
    return row?.used ?? 0;
  }

  #count(now: number, calls: number): void {
    this.#setUsed(koreanDay(now), this.#used(now) + calls);
  }

  #usedOfShare({ of }: Share, now: number): number {
    const [row] = this.#sql
      .exec<{ used: number }>(
        "SELECT used FROM shares WHERE day = ? AND owner = ?",
        koreanDay(now),
        of,
      )
      .toArray();
    return row?.used ?? 0;
  }

  /** Adds at most one row for each granted turn, so the pace limits the rows of a day. */
  #countShare({ of }: Share, now: number): void {
    this.#sql.exec(
      `INSERT INTO shares (day, owner, used) VALUES (?, ?, 1)
       ON CONFLICT (day, owner) DO UPDATE SET used = used + 1`,
      koreanDay(now),
      of,
    );
  }

  #setUsed(day: string, used: number): void {
    if (this.#usedOn(day) === 0) {
      // Keep the day before, because an isolate with a slow clock may lease calls of that day.
      this.#sql.exec("DELETE FROM days WHERE day < ?", dayOf(Date.parse(day) - DAY_MS));
      this.#sql.exec("DELETE FROM shares WHERE day < ?", day);
    }
    this.#sql.exec(
      "INSERT INTO days (day, used) VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET used = ?2",
      day,
      used,
    );
  }
}

function refused(reason: Refusal["reason"]): Refusal {
  return { kind: "refused", reason };
}
