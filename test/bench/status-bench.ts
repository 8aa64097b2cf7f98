/** Compares the throughput of `POST /v1/status` and `POST /v1/verify`. */

import { loadNumbers } from "../load-numbers.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, startWorker } from "./harness.ts";
import { median, throughput } from "./load.ts";
import { shotAt } from "./verify-bench.ts";

/** The kinds of requests take turns in short rounds, so other work affects all kinds alike. */
const ROUNDS = 9;
const REQUESTS_A_ROUND = 400;
const LISTS_A_ROUND = 40;
const CONCURRENCY = 16;
const NUMBERS_A_CALL = 100;

export async function statusFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const worker = await startWorker(bundle("src/index.ts").file, upstream.url);
  try {
    const numbers = loadNumbers(NUMBERS_A_CALL);
    const status = (body: object) => shotAt(worker, { path: "/v1/status", body });
    const verification = await shotAt(worker);
    const single = await status({ business_number: numbers[0], lang: "code" });
    const list = await status({ business_numbers: numbers, lang: "code" });
    const [verified, stated, listed]: [number[], number[], number[]] = [[], [], []];
    for (const shot of [verification, single, list]) await throughput(shot, 200, CONCURRENCY);
    for (let round = 0; round < ROUNDS; round++) {
      verified.push(await throughput(verification, REQUESTS_A_ROUND, CONCURRENCY));
      stated.push(await throughput(single, REQUESTS_A_ROUND, CONCURRENCY));
      listed.push((await throughput(list, LISTS_A_ROUND, CONCURRENCY)) * NUMBERS_A_CALL);
    }
    const ratio = (some: number[]) =>
      median(some.map((perSecond, round) => perSecond / (verified[round] ?? perSecond)));
    return [
      figure(
        "throughput of POST /v1/status with one number, relative to POST /v1/verify",
        ratio(stated),
        "≥",
        0.9,
      ),
      figure("… numbers a second, 100 a call, relative to POST /v1/verify", ratio(listed), "≥", 5),
      remark("… numbers a second on this machine, one a call", format(median(stated))),
      remark("… numbers a second on this machine, 100 a call", format(median(listed))),
    ];
  } finally {
    await worker.stop();
  }
}
