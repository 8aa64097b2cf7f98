/**
 * Measures how long `POST /v1/verify/business` takes. The service may ask the live sources about a
 * business. In the first case, these sources answer. In two other cases, they hang, and in one of
 * these two, D1 already knows the business.
 */
import { LIVE_SOURCE_NAMES } from "../../src/live-sources/data-sets.ts";
import { loadNumbers } from "../load-numbers.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, startWorker } from "./harness.ts";
import { latency, median } from "./load.ts";
import { shotAt } from "./verify-bench.ts";

const REGISTRY_MS = 100;
const SOURCES_MS = 300;
const HANGING_MS = 5_000;
const BUDGET_MS = 1_500;
const BUSINESSES = 9;
/** How many numbers are described for the first time while the sources hang. */
const FEW = 4;

export async function describeFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const worker = await startWorker(bundle("src/index.ts").file, upstream.url, {
    bindings: {
      LIVE_SOURCES: LIVE_SOURCE_NAMES.join(),
      DATA_GO_KR_BASE_URL: upstream.url,
      LIVE_SOURCES_BUDGET_MS: String(BUDGET_MS),
      LIVE_SOURCES_CALLS_A_MINUTE: "60000",
    },
  });
  const medianOf = async (numbers: string[]) => {
    const times: number[] = [];
    for (const business_number of numbers) {
      const body = { business_number };
      times.push(await latency(await shotAt(worker, { path: "/v1/verify/business", body }), 1));
    }
    return median(times);
  };
  try {
    const [warmUp, ...numbers] = loadNumbers(1 + BUSINESSES + FEW);
    await medianOf([warmUp ?? ""]);
    await upstream.control({ latencyMs: { status: REGISTRY_MS, live: SOURCES_MS } });
    const answering = await medianOf(numbers.slice(FEW));
    await upstream.control({ latencyMs: { status: REGISTRY_MS, live: HANGING_MS } });
    const known = await medianOf(numbers.slice(FEW));
    const hanging = await medianOf(numbers.slice(0, FEW));
    return [
      figure(
        "a first description / registry and sources (100 ms, then 300 ms)",
        answering / (REGISTRY_MS + SOURCES_MS),
        "≤",
        1.1,
      ),
      figure("… sources hang / budget of 1.5 s", hanging / BUDGET_MS, "≤", 1.1),
      figure("… D1 knows the business, sources hang / registry", known / REGISTRY_MS, "≤", 1.1),
      remark("… in milliseconds", [answering, hanging, known].map(format).join(", ")),
    ];
  } finally {
    await upstream.control({ latencyMs: 0 });
    await worker.stop();
  }
}
