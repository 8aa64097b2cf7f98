/**
 * Measures how much memory of an isolate the largest tasks take: three batches of 10,000 rows that
 * finish at once, a download of 10,000 receipts, and the import of OpenDART's table. To run it
 * alone: `npm run bench -- heap`.
 */
import { freePort } from "../free-port.ts";
import { loadNumbers } from "../load-numbers.ts";
import { referencePath } from "../reference-data.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { runBatch } from "./batch-bench.ts";
import { type Figure, figure, remark } from "./figure.ts";
import { bundle, RECEIPT_SETTINGS, type RunningWorker, startWorker } from "./harness.ts";
import { peakMegabytes } from "./heap.ts";
import { importTable } from "./names-bench.ts";
import { shotAt } from "./verify-bench.ts";

const JOBS = 3;
const ROWS = 10_000;
/** Half of the memory that the platform allows an isolate. */
const GOAL_MB = 64;
const TABLE = "corpCode-2026-08-14.zip";

export async function heapFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const inspectorPort = await freePort();
  const options = { inspectorPort, bindings: RECEIPT_SETTINGS };
  const service = await startWorker(bundle("src/index.ts").file, upstream.url, options);
  try {
    const { headers } = await shotAt(service);
    const numbers = loadNumbers(JOBS * ROWS);
    let jobs: string[] = [];
    const batches = await peakMegabytes(inspectorPort, async () => {
      jobs = await Promise.all(
        Array.from({ length: JOBS }, (_, job) =>
          runBatch(service, headers, numbers.slice(job * ROWS, (job + 1) * ROWS)),
        ),
      );
    });
    const table = referencePath(TABLE);
    return [
      figure(
        `memory of the isolate, heap and buffers, while ${JOBS} jobs of 10,000 rows finish at once`,
        batches,
        "≤",
        GOAL_MB,
        " MB",
      ),
      figure(
        "… and while one job is downloaded with a receipt in each of its 10,000 rows",
        await peakMegabytes(inspectorPort, () => download(service, headers, jobs[0] ?? "")),
        "≤",
        GOAL_MB,
        " MB",
      ),
      table
        ? figure(
            "… and during the OpenDART import",
            await peakMegabytes(
              inspectorPort,
              async () => void (await importTable(service, table)),
            ),
            "≤",
            GOAL_MB,
            " MB",
          )
        : remark("… and during the OpenDART import", "no reference data: set REFERENCE_DATA"),
    ];
  } finally {
    await service.stop();
  }
}

async function download(
  { url }: RunningWorker,
  headers: Record<string, string>,
  jobId: string,
): Promise<void> {
  const answer = await fetch(new URL(`/v1/batch/download/${jobId}?receipts=true`, url), {
    headers: { ...headers, Accept: "application/x-ndjson" },
  });
  const receipts = (await answer.text()).split('"receipt":').length - 1;
  if (receipts !== ROWS) throw new Error(`${receipts} of ${ROWS} rows have a receipt`);
}
