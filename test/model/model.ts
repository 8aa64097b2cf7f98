/**
 * `npm run model -- --seed N --sequences M` makes many random sequences of all operations that
 * charge. Compares what the service charges for each sequence with what the model of charging says
 * (`test/worker/charging-model.ts`). Works in parts, each in a new process with fresh memory. If
 * the service and the model differ, prints the shortest sequence with a difference, and exits with
 * code 1.
 *
 * The same seed makes the same sequences. `--part` is the number of the first part to run, and
 * `--parts` how many parts to run at most.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    sequences: { type: "string", default: "10000" },
    part: { type: "string", default: "1" },
    parts: { type: "string", default: "1000000" },
  },
});

const PART = 5_000;
/** Only one sequence in this many has batch jobs, because batch jobs take much longer. */
const JOBS_IN = 20;
const MINUTES = 30;
const FILE = "test/worker/charging-model.test.ts";

const seed = Number(values.seed);
const sequences = Number(values.sequences);
const first = Number(values.part);
const last = Math.min(Math.ceil(sequences / PART), first + Number(values.parts) - 1);
let run = 0;
for (let part = first; part <= last; part++) {
  const count = Math.min(PART, sequences - (part - 1) * PART);
  const jobs = Math.ceil(count / JOBS_IN);
  const startedAt = Date.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "worker", FILE],
    {
      env: {
        ...process.env,
        MODEL_SEED: String(seed * 1_000 + part),
        MODEL_METER_SEQUENCES: String(count - jobs),
        MODEL_JOB_SEQUENCES: String(jobs),
        MODEL_MINUTES: String(MINUTES),
      },
      encoding: "utf8",
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  if (status !== 0) {
    console.log(stdout, stderr);
    console.log(
      `again: npm run model -- --seed ${seed} --sequences ${sequences} --part ${part} --parts 1`,
    );
    process.exit(1);
  }
  run += count;
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0);
  console.log(`part ${part} of ${last}: ${count} sequences, ${jobs} with jobs, in ${seconds} s`);
}
console.log(`seed ${seed}: ${run} sequences, 0 differences`);
