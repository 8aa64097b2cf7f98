/**
 * A thread that runs `bvs` many times, which is faster than a new process for each run. Each run
 * evaluates `cli/bvs.ts` again with its own arguments and environment.
 */
import { parentPort } from "node:worker_threads";
import type { Command, Run } from "./harness.ts";

let runs = 0;

parentPort?.on("message", async ({ args, env }: Command) => {
  const run: Run = { code: 0, stdout: "", stderr: "" };
  process.argv = [process.execPath, "bvs", ...args];
  process.env = { ...env };
  process.exitCode = undefined;
  for (const name of ["stdout", "stderr"] as const) {
    process[name].write = (text: string | Uint8Array) => {
      run[name] += text;
      return true;
    };
  }
  await import(`../../../cli/bvs.ts?run=${runs++}`);
  run.code = Number(process.exitCode ?? 0);
  parentPort?.postMessage(run);
});
