/**
 * Runs the stand-in upstreams in a separate process, so that they answer at once even while the
 * process that calls them is busy. They end with the process that started them.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { ControlCommand, UpstreamStats } from "../seed/upstreams/control.ts";

export interface UpstreamProcess {
  url: string;
  control(command: ControlCommand): Promise<void>;
  stats(): Promise<UpstreamStats>;
  stop(): void;
}

const PROGRAM = fileURLToPath(new URL("../seed/upstreams/server.ts", import.meta.url).href);
const ENDS_WITH_US = new URL("../seed/die-with-parent.ts", import.meta.url).href;

export async function startUpstreamProcess(): Promise<UpstreamProcess> {
  const child = spawn(process.execPath, ["--no-warnings", `--import=${ENDS_WITH_US}`, PROGRAM], {
    env: { ...process.env, UPSTREAM_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  }) as ChildProcess & { stdout: Readable };
  const lines = createInterface({ input: child.stdout });
  const failed = once(child, "close").then(([code]) => {
    throw new Error(`the stand-in upstreams ended with ${code}`);
  });
  const [line] = await Promise.race([once(lines, "line"), failed]);
  failed.catch(() => {});
  const url = /http:\S+/.exec(line)?.[0];
  if (!url) throw new Error(`the stand-in upstreams said: ${line}`);
  return {
    url,
    stats: async () => (await fetch(`${url}/__stats`)).json() as Promise<UpstreamStats>,
    async control(command) {
      const answer = await fetch(`${url}/__control`, {
        method: "POST",
        body: JSON.stringify(command),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    stop: () => void child.kill(),
  };
}
