/**
 * Runs one round with a fresh service and new accounts. First sends load for some seconds while
 * things break. Then waits until every invariant holds or the time limit passes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demo } from "../../seed/demo.ts";
import { LEASE_MS } from "../../src/access/open-checks.ts";
import { nextKoreanMidnight } from "../../src/lib/days.ts";
import { freePort } from "../free-port.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { Account, type CheckedJob, type Key } from "./account.ts";
import { expiryFindings, JUMP_MS } from "./expiry.ts";
import { createClient, type Json } from "./http.ts";
import { findingsOf, readAll } from "./invariants.ts";
import { check, type LoadContext, pause } from "./load.ts";
import { createRandom, type Random } from "./random.ts";
import { SCENARIOS, type Scenario, type ScenarioName } from "./scenarios.ts";
import { ServiceProcess } from "./service-process.ts";
import { RecordedSources } from "./sources.ts";
import { findUnfindable } from "./waiting.ts";
import type { Faults, Sabotage, Stored } from "./workers/control.ts";

export interface RoundOptions {
  script: string;
  upstream: UpstreamProcess;
  seed: string;
  sabotage: Sabotage | null;
  log: (line: string) => void;
}

export interface RoundReport {
  violations: string[];
  counts: Record<string, number>;
  /** How often the service took each second chance (`second-chances.ts`). */
  taken: Record<string, number>;
  /** Seconds from the end of the load until every invariant held, or until the round gave up. */
  restSeconds: number;
}

const LOAD_MS = 8_000;
/** The length of a window of time, after which the faults change. */
const WINDOW_MS = 1_500;
/** The pause between two runs of the schedule, which the platform runs every minute. */
const SCHEDULE_MS = 1_000;
/** The longest wait for the end of all work. `SETTINGS` makes retries and leases much shorter. */
const REST_MS = 90_000;
/**
 * Findings that stay the same for this long will not change any more, because no work of the
 * service pauses for so long.
 */
const STILL_MS = 45_000;
/** Faults go on for this long after the load, so that they also strike the sweeper. */
const AFTERMATH_MS = 5_000;
/**
 * After a check is answered, the service confirms it: it tells the account's meter to count the
 * check. At this time after the load, the service has repeated every failed confirmation. The
 * round then moves the clock on by `LEASE_MS`, so that the meters give back the units that they
 * still hold.
 */
const CONFIRMED_MS = 13_000;
const CLIENTS_PER_ACCOUNT = 4;
/** A check is confirmed within this time after its answer. */
const CONFIRMED_WITHIN_MS = 1_500;
/**
 * If calls to the meter may fail, a check is confirmed within this longer time, because the service
 * repeats a failed confirmation.
 */
const CONFIRMED_AFTER_FAULTS_WITHIN_MS = 25_000;

const SETTINGS = {
  LEASE_SECONDS: "4",
  BATCH_RETRY_SECONDS: "1",
  SUBMIT_SECONDS: "5",
  PROBE_SECONDS: "1",
  PUBLISH_SECONDS: "1",
};

const IMPATIENCE = { NTS_ATTEMPT_TIMEOUT_MS: "1000", NTS_TOTAL_TIMEOUT_MS: "2500" };

/** How many unanswered checks to repeat for each account, and how many unanswered batches. */
const REPEATED = 10;

export async function runRound(
  options: RoundOptions & { scenario: ScenarioName },
): Promise<RoundReport> {
  const { script, upstream, seed, sabotage, log } = options;
  const scenario: Scenario = SCENARIOS[options.scenario];
  const random = createRandom(seed);
  const stateDir = await mkdtemp(join(tmpdir(), "torture-"));
  const port = await freePort();
  const sources = scenario.crosses === "midnight in Korea" ? new RecordedSources() : null;
  const service = new ServiceProcess({
    script,
    stateDir,
    port,
    upstreamUrl: upstream.url,
    bindings: {
      ...SETTINGS,
      ...(scenario.breaksRegistry && IMPATIENCE),
      ...(scenario.tidiesSoon && { SUBMIT_SECONDS: "2" }),
      ...(await sources?.start(upstream.url)),
      ...(sabotage === "ignore-lease" && { LEASE_SECONDS: "0.001" }),
    },
  });
  const violations: string[] = [];
  const counts: Record<string, number> = {};
  const context: LoadContext = {
    url: service.url,
    call: createClient(service.url),
    batchesOnly: scenario.batchesOnly,
    whenUp: () => service.whenUp(),
    adminToken: demo.admin_token,
    mayFail: scenario.breaksRegistry || scenario.breaksBindings,
    violation: (what) => violations.push(what),
    count: (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
    },
  };
  await fetch(`${upstream.url}/__reset`, { method: "POST" });
  try {
    await service.start();
    const accounts = await Promise.all(
      scenario.quotas.map((quota, i) => openAccount(context, i, quota, scenario)),
    );
    let offsetMs = scenario.crosses ? untilCrossing(scenario.crosses) - LOAD_MS / 2 : 0;
    if (sources) sources.offsetMs = offsetMs;
    const breakBindings = (faults: Faults, windowSeed: string) =>
      service
        .tell({ faults, sabotage, seed: windowSeed, roundSeed: seed, offsetMs })
        .catch(() => {});
    await breakBindings({}, seed);

    const load = new Load();
    const clients = accounts.flatMap((account) => {
      // Some accounts stop long before the load ends. The work that their last calls have started
      // must end without any later call of the account.
      const leavesAt = Date.now() + random.int(LOAD_MS / 3, LOAD_MS * 2);
      return Array.from({ length: CLIENTS_PER_ACCOUNT }, (_, client) =>
        scenario.client(
          context,
          account,
          createRandom(`${seed}/${account.name}/${client}`),
          () => load.goesOn && (!scenario.breaksBindings || Date.now() < leavesAt),
        ),
      );
    });
    let isAtRest = false;
    const schedule = runSchedule(service, () => !isAtRest);
    await Promise.all([
      ...clients,
      breakThings(scenario, breakBindings, upstream, random, load, options),
      killNowAndThen(scenario, service, accounts, random, load, log, context),
    ]);
    if (scenario.breaksBindings) {
      const after = new Load(AFTERMATH_MS);
      await breakThings(scenario, breakBindings, upstream, random, after, options);
    }

    log("  load ended");
    const restsSince = Date.now();
    const rest = {
      call: context.call,
      adminToken: context.adminToken,
      stored: service.stored.bind(service),
      checkedJobs: new Map(),
      doubts: (await service.notes()).doubts,
      knowsOriginals: !scenario.breaksBindings && scenario.kills[1] === 0,
    };
    let findings: string[] = [];
    let lastSaid = "";
    let changedAt = Date.now();
    do {
      await pause(1_000);
      if (!scenario.crosses && offsetMs === 0 && Date.now() > restsSince + CONFIRMED_MS) {
        log("  leases end");
        offsetMs = LEASE_MS;
        await breakBindings({}, seed);
      }
      findings = await findingsOf(rest, accounts).catch((fault) => [String(fault)]);
      if (findings.length === 0) findings = await findRefused(context, accounts, random);
      if (findings.length === 0) findings = (await sources?.findings(context)) ?? [];
      const said = findings.slice(0, 3).join("; ");
      if (said !== lastSaid) {
        log(`  not yet: ${said}`);
        changedAt = Date.now();
      }
      lastSaid = said;
    } while (
      findings.length > 0 &&
      Date.now() - restsSince < REST_MS &&
      Date.now() - changedAt < STILL_MS
    );
    const stored = await readAll(rest, accounts);
    for (const account of accounts) {
      if (account.erasure === "none")
        findings.push(...(await findUnfindable(context, account, stored, REPEATED)));
      countHungUp(account, stored, counts);
    }
    if (scenario.expires && findings.length === 0) {
      // Waits until the checks that `findUnfindable` has repeated are confirmed.
      await pause(CONFIRMED_WITHIN_MS);
      const before = await readAll(rest, accounts);
      offsetMs += JUMP_MS;
      const after = new Load(AFTERMATH_MS);
      await breakThings(scenario, breakBindings, upstream, random, after, options);
      const endsAt = Date.now() + STILL_MS;
      do {
        await pause(1_000);
        findings = expiryFindings(accounts, before, await readAll(rest, accounts));
        log(`  not yet expired: ${findings.length} ${findings.slice(0, 2).join("; ")}`);
      } while (findings.length > 0 && Date.now() < endsAt);
    }
    isAtRest = true;
    await schedule;
    if (scenario.batchesOnly) {
      findings.push(...(await findRepeatedCalls(upstream, accounts, rest.checkedJobs, log)));
    }
    return {
      violations: [...violations, ...findings],
      counts: { ...counts, ...sources?.counts() },
      taken: (await service.notes()).taken,
      restSeconds: (Date.now() - restsSince) / 1000,
    };
  } finally {
    sources?.stop();
    await service.kill();
    await rm(stateDir, { recursive: true, force: true });
  }
}

async function openAccount(
  context: LoadContext,
  index: number,
  quota: number,
  { removes, crosses }: Scenario,
): Promise<Account> {
  const account = new Account(`torture-${index}`, quota, removes && index > 0);
  const issue = async (mode: "live" | "test"): Promise<Key> => {
    const reply = await context.call({
      method: "POST",
      path: "/admin/keys",
      key: context.adminToken,
      body: JSON.stringify({
        account: account.name,
        mode,
        plans: { a: "enterprise", ...(crosses === "midnight in Korea" && { b: "paid" }) },
        limits: { monthly_quota: quota, rate_per_second: 10_000 },
      }),
    });
    if (reply.kind !== "answered" || reply.status !== 200) {
      throw new Error(`no key was issued: ${JSON.stringify(reply)}`);
    }
    const { api_key: secret, key: issued } = reply.body as Json;
    return { id: issued.id, secret, endedAt: null, mayBeDead: false };
  };
  for (let key = 0; key < 2; key++) account.keys.push(await issue("live"));
  if (removes) account.testKey = await issue("test");
  return account;
}

function countHungUp(
  { name, keyedCalls }: Account,
  { meters }: Stored,
  counts: Record<string, number>,
): void {
  const charged = new Set(meters[`${name}:a`]?.charged);
  for (const [key, { outcome }] of keyedCalls) {
    if (outcome !== "hung_up") continue;
    const what = charged.has(key) ? "hung up and charged" : "hung up and free";
    counts[what] = (counts[what] ?? 0) + 1;
  }
}

async function breakThings(
  scenario: Scenario,
  breakBindings: (faults: Faults, seed: string) => Promise<void>,
  upstream: UpstreamProcess,
  random: Random,
  load: Load,
  { seed, log }: RoundOptions,
): Promise<void> {
  while (load.goesOn) {
    const registry = scenario.registry(random);
    const faults = scenario.faults(random);
    log(`  registry ${JSON.stringify(registry)} bindings ${JSON.stringify(faults)}`);
    await upstream.control(registry);
    await breakBindings(faults, `${seed}/${random.int(0, 1e9)}`);
    await pause(WINDOW_MS);
  }
  // End all faults now, so that the calls that are still open can end.
  await upstream.control({ latencyMs: 0, fail: null });
  await breakBindings({}, seed);
}

/** Before about half of the kills, this many checks are sent at once, up to a second earlier. */
const BURST = 240;

async function killNowAndThen(
  scenario: Scenario,
  service: ServiceProcess,
  accounts: Account[],
  random: Random,
  load: Load,
  log: (line: string) => void,
  context: LoadContext,
): Promise<void> {
  const [least, most] = scenario.kills;
  const kills = random.int(least, most);
  const bursts: Promise<unknown>[] = [];
  for (let kill = 0; kill < kills && load.goesOn; kill++) {
    await pause(random.int(200, LOAD_MS / kills));
    if (random.chance(0.5)) {
      const account = random.pick(accounts);
      for (let sent = 0; sent < BURST; sent++) bursts.push(check(context, account, random));
      await pause(random.int(0, 1_000));
    }
    const killedAt = Date.now();
    context.count("kills");
    await service.kill();
    for (const account of accounts) {
      account.noteKill(
        scenario.breaksBindings ? CONFIRMED_AFTER_FAULTS_WITHIN_MS : CONFIRMED_WITHIN_MS,
      );
    }
    await service.start();
    load.extend(Date.now() - killedAt);
    log(`  kill -9, back after ${Date.now() - killedAt} ms`);
  }
  await Promise.all(bursts);
}

/** Decides when the load ends. The time of restarts does not count. */
class Load {
  #endsAt: number;

  constructor(lastsMs = LOAD_MS) {
    this.#endsAt = Date.now() + lastsMs;
  }

  get goesOn(): boolean {
    return Date.now() < this.#endsAt;
  }

  extend(milliseconds: number): void {
    this.#endsAt += milliseconds;
  }
}

/** Runs the schedule, because the platform that would run it is missing here. */
async function runSchedule(service: ServiceProcess, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await service.schedule().catch(() => {});
    await pause(SCHEDULE_MS);
  }
}

async function findRefused(
  context: LoadContext,
  accounts: Account[],
  random: Random,
): Promise<string[]> {
  const findings: string[] = [];
  for (const account of accounts) {
    if (account.erasure !== "none") continue;
    const usage = await context.call({
      method: "GET",
      path: "/v1/usage",
      key: account.keys[0]?.secret ?? "",
    });
    if (usage.kind !== "answered") return ["/v1/usage is not answered"];
    const { used, quota } = usage.body;
    const served = await check(context, account, random, account.keys[0]);
    if (served !== used < quota) {
      findings.push(
        `${account.name}: used ${used} of ${quota}, and a check is ${served ? "served" : "refused"}`,
      );
    }
  }
  return findings;
}

/** Checks that the registry was not asked about more businesses than the jobs and checks have. */
async function findRepeatedCalls(
  upstream: UpstreamProcess,
  accounts: Account[],
  jobs: Map<string, CheckedJob>,
  log: (line: string) => void,
): Promise<string[]> {
  const { validate, status } = await upstream.stats();
  const rowsSoFar = validate.rows;
  // In a round that has only batches, all checks come from `findRefused`.
  const checks = accounts.reduce((sum, { checksSent }) => sum + checksSent, 0);
  const rowsOf = (some: CheckedJob[]) => some.reduce((sum, { distinct }) => sum + distinct, 0);
  const all = [...jobs.values()];
  const rows = rowsOf(all.filter(({ check }) => check === "verify"));
  // For each claim that the registry does not confirm, the service asks for the number's state.
  if (status.rows > rowsOf(all) + checks)
    return [
      `the registry was asked for ${status.rows} states, but there were ${rowsOf(all)} businesses in batches and ${checks} checks`,
    ];
  log(
    `  the registry was asked about ${rowsSoFar} businesses; there were ${rows} in batches, and ${checks} checks`,
  );
  return rowsSoFar <= checks + rows
    ? []
    : [
        `the registry was asked about ${rowsSoFar} businesses, but there were ${rows} in batches, and ${checks} checks`,
      ];
}

function untilCrossing(crossing: NonNullable<Scenario["crosses"]>): number {
  const now = new Date();
  if (crossing === "midnight in Korea") return nextKoreanMidnight(now.getTime()) - now.getTime();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime();
}
