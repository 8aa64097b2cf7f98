/**
 * The service on this machine, whole: migrated and seeded state, the stand-in upstreams, and `wrangler dev` (DESIGN §11).
 * `start.ts` runs it for people, the end-to-end tests for themselves.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { demo } from "./demo.ts";
import { LOCAL_NTS_SERVICE_KEY, startUpstreams, type Upstream } from "./upstreams/server.ts";

export interface LocalOptions {
  port: number;
  upstreamPort: number;
  /** Where D1, KV, R2, queues and Durable Objects keep their files. */
  stateDir: string;
  /** Whether the service's own output is shown. */
  quiet?: boolean;
}

export interface LocalService {
  url: string;
  upstream: Upstream;
  /** Resolves with the exit code when `wrangler dev` ends by itself. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const READY_TIMEOUT_MS = 60_000;

/** Starts everything; resolves when `/health` answers. */
export async function startLocalService({ port, upstreamPort, stateDir, quiet }: LocalOptions): Promise<LocalService> {
  const upstream = await startUpstreams({ port: upstreamPort });
  const settings = {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_SEND_METRICS: "false",
    NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
    ADMIN_TOKEN: demo.admin_token,
  };
  prepareState(stateDir, settings);
  const worker = spawnWrangler(
    ["dev", `--port=${port}`, "--ip=127.0.0.1", "--inspector-port=0", `--persist-to=${stateDir}`].concat([
      "--show-interactive-dev-session=false",
      `--var=NTS_BASE_URL:${upstream.url}/api/nts-businessman/v1`,
    ]),
    settings,
    quiet ?? false,
  );
  const ended = new Promise<number | null>((resolve) => worker.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    worker.kill("SIGTERM");
    await Promise.all([ended, upstream.close()]);
  };
  try {
    await untilReady(url, ended);
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { url, upstream, ended, stop };
}

function prepareState(stateDir: string, env: NodeJS.ProcessEnv): void {
  const migrate = ["d1", "migrations", "apply", "DB", "--local", `--persist-to=${stateDir}`];
  execFileSync(process.execPath, [WRANGLER, ...migrate], { cwd: ROOT, env: { ...env, CI: "true" }, stdio: "pipe" });
  execFileSync(process.execPath, [`${ROOT}seed/seed-state.ts`, stateDir], { cwd: ROOT, env, stdio: "pipe" });
}

function spawnWrangler(args: string[], env: NodeJS.ProcessEnv, quiet: boolean): ChildProcess {
  const output = quiet ? "ignore" : "inherit";
  // The channel to this process ends with it, however it ends: `die-with-parent.ts` then ends wrangler and its workerd.
  const preload = ["--no-warnings", `--import=${new URL("die-with-parent.ts", import.meta.url)}`];
  return spawn(process.execPath, [...preload, WRANGLER, ...args], {
    cwd: ROOT,
    env,
    stdio: ["ignore", output, output, "ipc"],
  });
}

async function untilReady(url: string, ended: Promise<number | null>): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let exited = false;
  void ended.then(() => {
    exited = true;
  });
  while (Date.now() < deadline) {
    if (exited) throw new Error("wrangler dev ended before the service was ready");
    const response = await fetch(`${url}/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the service did not become ready within ${READY_TIMEOUT_MS / 1000} s`);
}
