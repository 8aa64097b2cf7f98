/** Measures the size of the Worker's bundle, and how long an isolate takes to evaluate it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Figure, figure } from "./figure.ts";
import { bundle } from "./harness.ts";
import { median } from "./load.ts";

const START_UPS = 5;

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** The microseconds between each sample and the previous one. */
  timeDeltas: number[];
}

export function bundleFigures(): Figure[] {
  const { file } = bundle("src/index.ts");
  return [
    figure("Worker bundle, gzipped", gzipSync(readFileSync(file)).length / 1024, "≤", 220, " KB"),
    figure(
      "start-up of an isolate",
      median(Array.from({ length: START_UPS }, startUp)),
      "≤",
      50,
      " ms",
    ),
  ];
}

/** @returns the milliseconds that workerd needs to evaluate the bundle, from wrangler's profile */
function startUp(): number {
  const file = join(mkdtempSync(join(tmpdir(), "profile-")), "start-up.cpuprofile");
  execFileSync("wrangler", ["check", "startup", `--outfile=${file}`], { stdio: "ignore" });
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, "utf8")) as CpuProfile;
  const idle = new Set(
    nodes.filter((node) => node.callFrame.functionName === "(idle)").map((node) => node.id),
  );
  return (
    samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : (timeDeltas[index] ?? 0)), 0) /
    1000
  );
}
