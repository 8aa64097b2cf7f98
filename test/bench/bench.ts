/**
 * `npm run bench`: the goals of the design, each measured within one run, printed as one table.
 * It judges nothing: a figure that misses its goal is marked, and the run still ends well.
 */

import { startUpstreamProcess } from "../upstream-process.ts";
import { batchFigures } from "./batch-bench.ts";
import { bundleFigures } from "./bundle-bench.ts";
import { printFigures } from "./figure.ts";
import { languageFigures } from "./language-bench.ts";
import { nameFigures } from "./names-bench.ts";
import { verifyFigures } from "./verify-bench.ts";

const upstream = await startUpstreamProcess();
try {
  printFigures([
    ...bundleFigures(),
    ...(await verifyFigures(upstream)),
    ...(await batchFigures(upstream)),
    ...(await nameFigures(upstream.url)),
    ...(await languageFigures()),
  ]);
} finally {
  upstream.stop();
}
