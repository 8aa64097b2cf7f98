/** Starts and kills the Worker under torture, and tells it which calls must fail. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { FaultCommand, Notes, Stored, StoredQuery } from "./workers/control.ts";

const HOST_PROGRAM = fileURLToPath(new URL("host.ts", import.meta.url).href);
const START_TIMEOUT_MS = 120_000;

export interface ServiceOptions {
  script: string;
  stateDir: string;
  port: number;
  upstreamUrl: string;
  bindings: Record<string, string>;
}

export class ServiceProcess {
  readonly url: string;
  readonly #options: ServiceOptions;
  #child: (ChildProcess & { stdout: Readable; stderr: Readable }) | undefined;
  #command: FaultCommand = { faults: {}, sabotage: null, seed: "", roundSeed: "", offsetMs: 0 };
  #up: Promise<void> = Promise.resolve();
  #isUp: () => void = () => {};
  #killed: Notes = { taken: {}, doubts: {} };
  /** The last lines of the service's error output, shown if the service does not start. */
  #output: string[] = [];

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** Resolves when the service answers. After a kill, sets the same faults as before. */
  async start(): Promise<void> {
    const { script, stateDir, port, upstreamUrl, bindings } = this.#options;
    const given = { ...bindings, TORTURE_OFFSET_MS: String(this.#command.offsetMs) };
    const args = [script, stateDir, String(port), upstreamUrl, JSON.stringify(given)];
    const child = spawn(
      process.execPath,
      ["--no-warnings", HOST_PROGRAM, ...args],
      // A separate process group, so that `kill` ends the process and the runtime that it started.
      { detached: true, stdio: ["ignore", "pipe", "pipe", "ipc"] },
    ) as ChildProcess & { stdout: Readable; stderr: Readable };
    this.#child = child;
    this.#output = [];
    createInterface({ input: child.stderr }).on("line", (line) => {
      this.#output = [...this.#output.slice(-20), line];
    });
    const lines = createInterface({ input: child.stdout });
    const isReady = new Promise<boolean>((resolve) => {
      lines.on("line", (line) => line === "ready" && resolve(true));
      child.once("close", () => resolve(false));
      setTimeout(() => resolve(false), START_TIMEOUT_MS).unref();
    });
    if (!(await isReady)) throw new Error(`the service did not start:\n${this.#output.join("\n")}`);
    await this.tell(this.#command);
    this.#isUp();
  }

  whenUp(): Promise<void> {
    return this.#up;
  }

  /** Sends kill -9 to the service and everything that it started. Resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#killed = await this.notes();
    // The next Worker must not stop at the same point.
    delete this.#command.stop;
    this.#up = new Promise((resolve) => {
      this.#isUp = resolve;
    });
    const gone = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await gone;
  }

  /** Sets which calls fail from now on, even after a restart. */
  async tell(command: FaultCommand): Promise<void> {
    this.#command = command;
    await fetch(`${this.url}/__torture/faults`, { method: "POST", body: JSON.stringify(command) });
  }

  /** @returns the notes of the running Worker and of all killed ones, added up */
  async notes(): Promise<Notes> {
    const answer = await fetch(`${this.url}/__torture/notes`).catch(() => null);
    // A Worker that is not under torture has no notes.
    const notes: Notes = answer?.ok ? await answer.json() : { taken: {}, doubts: {} };
    return {
      taken: addUp(this.#killed.taken, notes.taken),
      doubts: addUp(this.#killed.doubts, notes.doubts),
    };
  }

  async schedule(): Promise<void> {
    await fetch(`${this.url}/__torture/schedule`, { method: "POST" });
  }

  async stored(query: StoredQuery): Promise<Stored> {
    const body = JSON.stringify(query);
    const answer = await fetch(`${this.url}/__torture/stored`, { method: "POST", body });
    return answer.json() as Promise<Stored>;
  }
}

export function addUp(
  one: Record<string, number>,
  other: Record<string, number>,
): Record<string, number> {
  const sums = { ...one };
  for (const [what, count] of Object.entries(other)) sums[what] = (sums[what] ?? 0) + count;
  return sums;
}
