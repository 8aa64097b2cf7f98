/**
 * Runs the whole service on this machine. Prepares the state and the page, and starts the stand-in
 * upstreams, the receiver of webhooks and `wrangler dev`. A timer calls the scheduled handler.
 * The command `npm start` is in `start.ts`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ALARM_SECRETS } from "../src/alarms/settings.ts";
import { LIVE_SOURCE_NAMES } from "../src/live-sources/data-sets.ts";
import { buildPage } from "../web/build.ts";
import { loggedAsError } from "./compact-log.ts";
import { demo } from "./demo.ts";
import { LOCAL_WEBHOOK_MASTER_KEYS } from "./demo-endpoints.ts";
import { receiptSettings } from "./receipt-keys.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { lockState } from "./state-lock.ts";
import {
  LOCAL_NTS_SERVICE_KEY,
  LOCAL_OPENDART_API_KEY,
  type StandInServer,
  startStandIns,
} from "./upstreams/server.ts";

export interface LocalOptions {
  port: number;
  upstreamPort: number;
  /** If not set, there is no receiver of webhooks, and the demo accounts have no endpoints. */
  receiverPort?: number;
  /** The absolute path of the folder for the files of D1, KV, R2, queues and Durable Objects. */
  stateDir: string;
  /** Called with each line of JSON that the service or the receiver logs. */
  log: (line: string) => void;
  /** Aborts the start. Then `startLocalService` rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface LocalService {
  url: string;
  /** Resolves when `wrangler dev` has ended, by itself or because of `stop`. */
  ended: Promise<void>;
  /** Stops everything that was started. Resolves when all of it has ended. */
  stop(): Promise<void>;
}

class StartError extends Error {}

/**
 * How long `stop` waits after the last request. The meter counts a check up to 200 ms after its
 * answer, or later on a busy machine. The log line of a request comes shortly after its answer.
 */
const COUNTING_MS = 1_000;
const LOGGING_MS = 300;

const HOST = "127.0.0.1";
const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));
const ROOT = fileURLToPath(new URL("..", import.meta.url));
/**
 * Node options for a child that must end with this process. If this process ends for any reason,
 * the channel to the child closes. Then `die-with-parent.ts` ends the child.
 */
const TIED_TO_US = ["--no-warnings", `--import=${new URL("die-with-parent.ts", import.meta.url)}`];

const PREPARE_TIMEOUT_MS = 60_000;
const READY_TIMEOUT_MS = 60_000;
/** How long a request to `/health` may take. wrangler leaves some requests unanswered. */
const HEALTH_TIMEOUT_MS = 5_000;
/** How many of the last lines of output to show if the service does not become ready. */
const SHOWN_LINES = 5;
/** How long wrangler may take to end before it and its children are killed. */
const STOP_TIMEOUT_MS = 5_000;
/** How often to call the scheduled handler. Short, so that work resumes within seconds. */
const SCHEDULE_INTERVAL_MS = 5_000;
const SCHEDULED_TIMEOUT_MS = 60_000;

/**
 * Starts everything. Resolves when `/health` answers.
 * @throws StartError, or the reason of `signal`
 */
export async function startLocalService({
  port,
  upstreamPort,
  receiverPort,
  stateDir,
  log,
  signal,
}: LocalOptions): Promise<LocalService> {
  const standIns = await listenStandIns(upstreamPort);
  let receiver: Receiver | undefined;
  let wrangler: Wrangler | undefined;
  let releaseState = () => {};
  let isReady = false;
  let lastRequestAt = 0;
  const stop = async () => {
    if (isReady) {
      await sleep(LOGGING_MS);
      await sleep(Math.max(0, lastRequestAt + COUNTING_MS - Date.now()));
    }
    await Promise.all([wrangler?.stop(), standIns.close()]);
    receiver?.close();
    releaseState();
  };
  try {
    if (receiverPort) receiver = await listenReceiver(receiverPort, log);
    await requireFreePort(port);
    releaseState = takeState(stateDir);
    const env = { ...process.env, ...CHILD_ENV };
    const pageDir = join(stateDir, "page");
    await Promise.all([
      prepareState(stateDir, receiverPort, env, signal),
      buildPage(pageDir, { keyHelpUrl: process.env.KEY_HELP_URL, demoKeys: DEMO_KEYS }),
    ]);
    const url = `http://${HOST}:${port}`;
    const vars = {
      ...localVars(standIns.url, process.env),
      ...(await receiptSettings(stateDir, url, process.env)),
    };
    wrangler = new Wrangler(port, stateDir, pageDir, vars, env);
    await untilReady(url, wrangler, signal);
    isReady = true;
    wrangler.show((line) => {
      if (line.startsWith('{"event":"request"')) lastRequestAt = Date.now();
      log(line);
    });
    if (hasCronTriggers()) void fireSchedule(url, wrangler.ended);
    return { url, ended: wrangler.ended, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

const DEMO_KEYS = Object.fromEntries([
  ...(["a", "b"] as const).flatMap((variant) =>
    Object.entries(demo.keys[variant]).map(([plan, key]) => [
      `${variant.toUpperCase()} ${plan}`,
      key,
    ]),
  ),
  ...Object.entries(demo.keys.test).map(([variant, key]) => [`${variant.toUpperCase()} test`, key]),
]);

const CHILD_ENV = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  // Keeps wrangler from recording every call, because the record would become very large.
  X_LOCAL_OBSERVABILITY: "false",
  // Keeps wrangler from writing outside the state's folder.
  WRANGLER_WRITE_LOGS: "false",
  NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
  OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
  ADMIN_TOKEN: demo.admin_token,
};

/**
 * With these settings, interrupted work resumes within seconds, and no limit on calls is ever
 * reached. An environment variable of the same name overrides a setting. The secrets of alarms to
 * the operator (`ALARM_SECRETS`) have no value here, and come only from environment variables.
 */
const LOCAL_SETTINGS = {
  LEASE_SECONDS: "5",
  BATCH_RETRY_SECONDS: "1",
  BATCH_DEADLINE_HOURS: "72",
  SUBMIT_SECONDS: "15",
  PROBE_SECONDS: "1",
  NTS_CALLS_A_DAY: "100000000",
  OPENDART_CALLS_A_DAY: "1000000",
  OPENDART_CALLS_A_MINUTE: "60000",
  LIVE_SOURCES: LIVE_SOURCE_NAMES.join(),
  LIVE_SOURCES_BUDGET_MS: "1500",
  LIVE_SOURCES_CALLS_A_DAY: "1000000",
  LIVE_SOURCES_CALLS_A_MINUTE: "60000",
  LIVE_SOURCES_MAX_AGE_DAYS: "30",
  LIVE_SOURCES_PERSONAL_DATA: "false",
};

/** @returns settings that replace those under [vars] in wrangler.toml, or add to them */
export function localVars(
  upstreamUrl: string,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  return {
    NTS_BASE_URL: `${upstreamUrl}/api/nts-businessman/v1`,
    OPENDART_BASE_URL: `${upstreamUrl}/api`,
    DATA_GO_KR_BASE_URL: upstreamUrl,
    WEBHOOK_MASTER_KEYS: LOCAL_WEBHOOK_MASTER_KEYS,
    ...LOCAL_SETTINGS,
    ...Object.fromEntries(
      [...Object.keys(LOCAL_SETTINGS), ...ALARM_SECRETS].flatMap((name) => {
        const chosen = environment[name];
        return chosen ? [[name, chosen]] : [];
      }),
    ),
  };
}

async function listenStandIns(port: number): Promise<StandInServer> {
  try {
    return await startStandIns({ port, host: HOST });
  } catch (failure) {
    throw portFault(failure, port, "UPSTREAM_PORT");
  }
}

async function listenReceiver(port: number, log: (line: string) => void): Promise<Receiver> {
  try {
    return await startReceiver(port, HOST, log);
  } catch (failure) {
    throw portFault(failure, port, "RECEIVER_PORT");
  }
}

/**
 * Checks the port before wrangler starts. Otherwise wrangler would fail late, or another program on
 * the port would answer `/health`.
 */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen(port, HOST, resolve);
    });
  } catch (failure) {
    throw portFault(failure, port, "PORT");
  }
  await new Promise((resolve) => probe.close(resolve));
}

function portFault(failure: unknown, port: number, setting: string): unknown {
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  const problem = { EADDRINUSE: "is already in use", EACCES: "needs more rights than you have" }[
    String(code)
  ];
  return problem
    ? new StartError(`port ${port} ${problem}; choose another with ${setting}=<port>`)
    : failure;
}

function takeState(stateDir: string): () => void {
  const lock = lockState(stateDir);
  if ("release" in lock) return lock.release;
  throw new StartError(
    `the state in ${stateDir} is in use by process ${lock.usedBy}; choose another with STATE_DIR=<folder>`,
  );
}

async function prepareState(
  stateDir: string,
  receiverPort: number | undefined,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal | undefined,
): Promise<void> {
  const args = [stateDir, ...(receiverPort ? [`http://${HOST}:${receiverPort}`] : [])];
  await runStep("preparing the state", [`${ROOT}seed/seed-state.ts`, ...args], env);
  signal?.throwIfAborted();
}

/**
 * Runs a program, and shows the program's output only if the program fails. The program need not
 * end with this process, because the program takes only a short time.
 */
async function runStep(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const step = startNode(["--no-warnings", ...args], env);
  const output = collect(step);
  const timer = setTimeout(() => {
    output.push(`it was ended, because it took longer than ${PREPARE_TIMEOUT_MS / 1000} s`);
    step.kill("SIGKILL");
  }, PREPARE_TIMEOUT_MS);
  const succeeded = await new Promise<boolean>((resolve, reject) => {
    step.once("error", reject);
    step.once("close", (code) => resolve(code === 0));
  }).finally(() => clearTimeout(timer));
  if (!succeeded) throw new StartError(`${name} failed:\n${output.join("\n")}`);
}

/** Starts Node in its own process group, so that Ctrl-C does not reach this child. */
function startNode(args: string[], env: NodeJS.ProcessEnv): Piped {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as Piped;
}

interface Piped extends ChildProcess {
  stdout: Readable;
  stderr: Readable;
}

function collect(child: Piped): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
  return lines;
}

class Wrangler {
  readonly ended: Promise<void>;
  /** All lines of output so far. They are shown if the start fails. */
  readonly output: string[];
  readonly #child: Piped;
  #running = true;
  #showsErrors = true;

  constructor(
    port: number,
    stateDir: string,
    pageDir: string,
    vars: Record<string, string>,
    env: NodeJS.ProcessEnv,
  ) {
    const where = [
      `--port=${port}`,
      `--ip=${HOST}`,
      "--inspector-port=0",
      `--persist-to=${stateDir}`,
      `--assets=${pageDir}`,
    ];
    const settings = Object.entries(vars).map(([name, value]) => `--var=${name}:${value}`);
    this.#child = startNode(
      [
        ...TIED_TO_US,
        WRANGLER,
        "dev",
        ...where,
        "--show-interactive-dev-session=false",
        ...settings,
      ],
      env,
    );
    this.output = collect(this.#child);
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.#running = false;
        resolve();
      };
      this.#child.once("exit", end);
      this.#child.once("error", end);
    });
  }

  get running(): boolean {
    return this.#running;
  }

  /** Starts to pass on the service's log and all errors, but not wrangler's other messages. */
  show(log: (line: string) => void): void {
    createInterface({ input: this.#child.stdout }).on(
      "line",
      (line) => line.startsWith("{") && log(line),
    );
    createInterface({ input: this.#child.stderr }).on("line", (line) => {
      const logged = loggedAsError(line);
      if (logged !== null) log(logged);
      else if (this.#showsErrors && line.trim() !== "") console.error(line);
    });
  }

  async stop(): Promise<void> {
    if (!this.#running) return this.#killGroup();
    this.#showsErrors = false;
    this.#child.kill("SIGTERM");
    const stopWaiting = new AbortController();
    await Promise.race([
      this.ended,
      sleep(STOP_TIMEOUT_MS, undefined, { signal: stopWaiting.signal }).catch(() => {}),
    ]);
    stopWaiting.abort();
    this.#killGroup();
    await this.ended;
  }

  /** Kills wrangler's children, because workerd does not always end with wrangler. */
  #killGroup(): void {
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // No process is left in the group.
    }
  }
}

async function untilReady(
  url: string,
  wrangler: Wrangler,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (!wrangler.running)
      throw new StartError(`wrangler dev ended:\n${wrangler.output.join("\n")}`);
    if (await isHealthy(url)) return;
    await sleep(100);
  }
  const output = wrangler.output.slice(-SHOWN_LINES).join("\n");
  throw new StartError(`the service was not ready within ${READY_TIMEOUT_MS / 1000} s:\n${output}`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, {
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    // Read the whole body, because wrangler logs an error if a connection ends in the middle.
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** Whether the Worker has a scheduled handler. If it has none, calls would only log errors. */
function hasCronTriggers(): boolean {
  return /^\s*crons\s*=\s*\[\s*["']/m.test(readFileSync(`${ROOT}wrangler.toml`, "utf8"));
}

/**
 * Calls the scheduled handler again and again until wrangler ends, one call at a time. Ignores
 * failures, because the service logs them itself.
 */
async function fireSchedule(url: string, ended: Promise<void>): Promise<void> {
  let running = true;
  const stopped = new AbortController();
  void ended.then(() => {
    running = false;
    stopped.abort();
  });
  while (running) {
    await sleep(SCHEDULE_INTERVAL_MS, undefined, { signal: stopped.signal }).catch(() => {});
    if (!running) return;
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(SCHEDULED_TIMEOUT_MS)]);
    const answer = await fetch(`${url}/cdn-cgi/handler/scheduled`, { signal }).catch(
      () => undefined,
    );
    await answer?.text().catch(() => {});
  }
}
