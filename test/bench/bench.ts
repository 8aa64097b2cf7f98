/**
 * `npm run bench` measures the figures for which the design has goals, and prints one table.
 * Arguments choose the parts, as in `npm run bench -- heap model`. A figure that misses its goal is
 * marked, but the run still succeeds.
 */

import { startUpstreamProcess, type UpstreamProcess } from "../upstream-process.ts";
import { batchFigures } from "./batch-bench.ts";
import { bundleFigures } from "./bundle-bench.ts";
import { describeFigures } from "./describe-bench.ts";
import { disclosureFigures } from "./disclosure-names-bench.ts";
import { type Figure, printFigures } from "./figure.ts";
import { heapFigures } from "./heap-bench.ts";
import { languageFigures } from "./language-bench.ts";
import { modelFigures } from "./latency-bench.ts";
import { nameFigures } from "./names-bench.ts";
import { operationFigures } from "./operations-bench.ts";
import { pageFigures } from "./page-bench.ts";
import { statusFigures } from "./status-bench.ts";
import { testModeFigures } from "./test-mode-bench.ts";
import { verifyFigures } from "./verify-bench.ts";

const PARTS: Record<string, (upstream: UpstreamProcess) => Figure[] | Promise<Figure[]>> = {
  bundle: bundleFigures,
  verify: verifyFigures,
  status: statusFigures,
  describe: describeFigures,
  "test-mode": testModeFigures,
  operations: operationFigures,
  model: modelFigures,
  batch: batchFigures,
  heap: heapFigures,
  names: ({ url }) => nameFigures(url),
  language: languageFigures,
  disclosure: disclosureFigures,
  page: pageFigures,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  throw new Error(
    `no such part: ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`,
  );
}

const upstream = await startUpstreamProcess();
try {
  const figures: Figure[] = [];
  for (const [part, measure] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(part)) figures.push(...(await measure(upstream)));
  }
  printFigures(figures);
} finally {
  upstream.stop();
}
