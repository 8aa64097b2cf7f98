/** This thread loads `cli/bvs.ts` again for each run. That is faster than a new process. */
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
