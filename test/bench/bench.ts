/**
 * `npm run bench`: the goals of the design, each measured within one run, printed as one table.
 * It judges nothing: a figure that misses its goal is marked, and the run still ends well.
 */
import { batchFigures } from "./batch-bench.ts";
import { bundleFigures } from "./bundle-bench.ts";
import type { Figure } from "./figure.ts";
import { startUpstreamProcess } from "./upstream-process.ts";
import { verifyFigures } from "./verify-bench.ts";

const upstream = await startUpstreamProcess();
try {
  const figures: Figure[] = [...bundleFigures(), ...(await verifyFigures(upstream)), ...(await batchFigures(upstream))];
  console.table(
    figures.map(({ figure, measured, goal, reached }) => ({
      figure,
      measured,
      goal,
      reached: reached === null ? "" : reached ? "yes" : "NO",
    })),
  );
} finally {
  upstream.stop();
}
