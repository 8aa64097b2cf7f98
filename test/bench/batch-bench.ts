/** Measures a batch of 10,000 distinct rows: its registry calls, time, charge and memory. */
import { setTimeout as sleep } from "node:timers/promises";
import { LOCAL_NTS_SERVICE_KEY } from "../../seed/upstreams/server.ts";
import { loadNumbers } from "../load-numbers.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, type RunningWorker, startWorker } from "./harness.ts";
import { median } from "./load.ts";
import { residentMegabytes } from "./processes.ts";
import { shotAt } from "./verify-bench.ts";

const ROWS = 10_000;
const ROWS_A_CALL = 100;
/** Approximately the time that the tax authority needs for a call with 100 businesses. */
const REGISTRY_MS = 300;
/**
 * How many chunks of a batch the Worker checks at once here. Each chunk starts with a queue
 * message. Miniflare delivers the messages in groups of at most `max_batch_size` (wrangler.toml),
 * one group after another.
 */
const CONCURRENCY = 2;
const ROUNDS = 3;
const POLL_MS = 50;

export async function batchFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const service = await startWorker(bundle("src/index.ts").file, upstream.url);
  try {
    const { headers } = await shotAt(service);
    const numbers = loadNumbers(ROWS);
    const before = await usedBy(service, headers);
    await runBatch(service, headers, numbers);
    const idle = residentMegabytes().now;
    await upstream.control({ latencyMs: REGISTRY_MS });
    const ratios: number[] = [];
    const times: number[] = [];
    const calls: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await timeOf(() => bareCalls(upstream.url, numbers));
      const callsBefore = (await upstream.stats()).validate.calls;
      const ours = await timeOf(() => runBatch(service, headers, numbers));
      calls.push((await upstream.stats()).validate.calls - callsBefore);
      ratios.push(ours / bare);
      times.push(ours);
    }
    await upstream.control({ latencyMs: 0 });
    const charged = ((await usedBy(service, headers)) - before) / (ROUNDS + 1);
    return [
      figure(
        "calls of /validate for a batch of 10,000 distinct rows",
        Math.max(...calls),
        "≤",
        ROWS / ROWS_A_CALL,
      ),
      figure("rows in the largest call", (await upstream.stats()).maxRows, "≤", ROWS_A_CALL),
      figure(
        `time of this batch / time of its 100 calls alone, ${CONCURRENCY} at once, ${REGISTRY_MS} ms each`,
        median(ratios),
        "≤",
        1.5,
      ),
      remark("… seconds", format(median(times) / 1000)),
      figure(
        "difference between the batch's charged units and 10,000",
        Math.abs(charged - ROWS),
        "≤",
        0,
      ),
      remark(
        "memory of workerd, after a batch / at its peak",
        `${format(idle)} / ${format(residentMegabytes().peak)} MB`,
      ),
    ];
  } finally {
    await service.stop();
  }
}

/**
 * Uploads a CSV file and waits until its job is completed.
 * @returns the id of the job
 * @throws if any row is not valid
 */
export async function runBatch(
  { url }: RunningWorker,
  headers: Record<string, string>,
  numbers: string[],
): Promise<string> {
  const body = `business_number,start_date,owner_name\n${numbers.map((number) => `${number},20200101,홍길동\n`).join("")}`;
  const upload = await fetch(new URL("/v1/batch/upload", url), {
    method: "POST",
    headers: { ...headers, "Content-Type": "text/csv" },
    body,
  });
  let job = (await upload.json()) as { job_id: string; status: string; valid: number };
  while (job.status !== "completed") {
    await sleep(POLL_MS);
    job = (await (
      await fetch(new URL(`/v1/batch/status/${job.job_id}`, url), { headers })
    ).json()) as typeof job;
  }
  if (job.valid !== numbers.length)
    throw new Error(`${job.valid} of ${numbers.length} rows are valid`);
  return job.job_id;
}

async function bareCalls(upstreamUrl: string, numbers: string[]): Promise<void> {
  const url = `${upstreamUrl}/api/nts-businessman/v1/validate?serviceKey=${LOCAL_NTS_SERVICE_KEY}`;
  let next = 0;
  const callAll = async () => {
    while (next < numbers.length) {
      const rows = numbers.slice(next, next + ROWS_A_CALL);
      next += ROWS_A_CALL;
      const businesses = rows.map((number) => ({
        b_no: number,
        start_dt: "20200101",
        p_nm: "홍길동",
      }));
      const answer = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ businesses }),
      });
      await answer.json();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, callAll));
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function usedBy({ url }: RunningWorker, headers: Record<string, string>): Promise<number> {
  const usage = await fetch(new URL("/v1/usage", url), { headers });
  return ((await usage.json()) as { used: number }).used;
}
