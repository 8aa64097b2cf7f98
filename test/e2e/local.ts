/**
 * Starts the service for the end-to-end tests as a new user does, reads its output, and stops it.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/**
 * How long tests wait for something that must happen. The time is long, because a machine may be
 * busy.
 */
const PATIENCE_MS = 60_000;
/**
 * Longer than the limit in `seed/local-service.ts`, so that the service gives up before the test
 * does, and says what went wrong.
 */
const READY_TIMEOUT_MS = 2 * PATIENCE_MS;

/** A state folder and three ports, which stay the same from one start to the next. */
export interface LocalPlace {
  project: string;
  /** The folder in which the start command runs; by default the project's folder. */
  workingDirectory?: string;
  port: number;
  upstreamPort: number;
  receiverPort: number;
  stateDir: string;
  url: string;
  upstreamUrl: string;
  remove(): Promise<void>;
}

export async function localPlace(project = ROOT): Promise<LocalPlace> {
  const [port, upstreamPort, receiverPort] = [await freePort(), await freePort(), await freePort()];
  const stateDir = await mkdtemp(join(tmpdir(), "bvs-state-"));
  return {
    project,
    port,
    upstreamPort,
    receiverPort,
    stateDir,
    url: `http://127.0.0.1:${port}`,
    upstreamUrl: `http://127.0.0.1:${upstreamPort}`,
    remove: () => rm(stateDir, { recursive: true, force: true }),
  };
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export class LocalRun {
  stdout = "";
  stderr = "";
  /** Resolves when the process has ended and all its output has been read. */
  readonly ended: Promise<Ended>;
  readonly #child: ChildProcess;
  #end: Ended | undefined;

  /**
   * @param how `node seed/start.ts`, or `npm start`, which runs it
   * @param settings environment variables; undefined values are left out
   */
  constructor(
    place: LocalPlace,
    how: "node" | "npm" = "node",
    settings: Record<string, string | undefined> = {},
    options: string[] = [],
  ) {
    const [program, args] =
      how === "npm"
        ? ["npm", ["start"]]
        : [process.execPath, [join(place.project, "seed/start.ts"), ...options]];
    const child = spawn(program, args, {
      cwd: place.workingDirectory ?? place.project,
      // A separate process group, so that `ctrlC` can signal the whole group, but not the test.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PORT: String(place.port),
        UPSTREAM_PORT: String(place.upstreamPort),
        RECEIVER_PORT: String(place.receiverPort),
        STATE_DIR: place.stateDir,
        ...settings,
      },
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text;
    });
    this.ended = new Promise((resolve) => {
      child.once("close", (code, signal) => {
        this.#end = { code, signal };
        resolve(this.#end);
      });
    });
    this.#child = child;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error("the service was never started");
    return this.#child.pid;
  }

  async ready(): Promise<this> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!this.stdout.includes("Ctrl-C stops it")) {
      if (this.#end || Date.now() > deadline) {
        throw new Error(
          `the service did not start: ${JSON.stringify(this.#end)}\n${this.stdout}\n${this.stderr}`,
        );
      }
      await sleep(50);
    }
    return this;
  }

  signal(signal: NodeJS.Signals): Promise<Ended> {
    process.kill(this.pid, signal);
    return this.ended;
  }

  ctrlC(): Promise<Ended> {
    process.kill(-this.pid, "SIGINT");
    return this.ended;
  }

  async stop(): Promise<void> {
    if (!this.#end) await this.signal("SIGTERM");
  }
}

export function startLocal(
  place: LocalPlace,
  how?: "node" | "npm",
  options?: string[],
): Promise<LocalRun> {
  return new LocalRun(place, how, {}, options).ready();
}

export function descendantsOf(pid: number): number[] {
  const parents = processParents();
  const below = (parent: number): number[] =>
    [...parents]
      .filter(([, itsParent]) => itsParent === parent)
      .flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

export async function stillRunning(pids: readonly number[]): Promise<number[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const known = processParents();
    const left = pids.filter((pid) => known.has(pid));
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(50);
  }
}

/**
 * Process id → parent id. On Linux, where `ps` may be missing, this reads /proc and leaves out
 * zombies.
 */
function processParents(): Map<number, number> {
  if (process.platform !== "linux") {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
      .trim()
      .split("\n");
    return new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      // pid (name, which may contain anything) state ppid …
      const [, state, ppid] =
        /^.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${entry}/stat`, "utf8")) ?? [];
      if (state !== "Z") parents.set(Number(entry), Number(ppid));
    } catch {
      // The process has ended in the meantime.
    }
  }
  return parents;
}

export async function stillListening(ports: readonly number[]): Promise<number[]> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const listening = await Promise.all(ports.map(isListening));
    const left = ports.filter((_, at) => listening[at]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await sleep(50);
  }
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
