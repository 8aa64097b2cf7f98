/**
 * Compares the throughput and CPU time of `POST /v1/verify` with those of a hand-written Worker
 * (`workers/floor.ts`), and measures the latency of a check in each variant.
 */

import { demo } from "../../seed/demo.ts";
import { hashApiKey } from "../../src/access/api-key.ts";
import { createKeyStore } from "../../src/access/key-store.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, RECEIPT_SETTINGS, type RunningWorker, startWorker } from "./harness.ts";
import { latency, median, type Shot, throughput } from "./load.ts";
import { cpuMs, workerdProcesses } from "./processes.ts";

/** The service and the floor take turns in short rounds, so other load affects both alike. */
const ROUNDS = 15;
const REQUESTS_A_ROUND = 600;
/** A Worker goes on working after its answers. It gets this time, so that all its work counts. */
const PAUSE_AFTER_ROUND_MS = 300;
const CONCURRENCY = 16;
const WARM_UP_REQUESTS = 1_000;

const UPSTREAM_DELAY_MS = 100;
const LATENCY_REQUESTS = 25;

export async function verifyFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  return [...(await throughputFigures(upstream)), ...(await latencyFigures(upstream))];
}

async function throughputFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const service = await startWarm("src/index.ts", upstream);
  const floor = await startWarm("test/bench/workers/floor.ts", upstream);
  const receipts = { ...service, shot: await shotAt(service.worker, WITH_RECEIPT) };
  try {
    await throughput(receipts.shot, WARM_UP_REQUESTS, CONCURRENCY);
    const ratios: number[] = [];
    const served: number[] = [];
    const cpu = { service: 0, floor: 0, receipts: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const [ofService, ofFloor] = [await roundOf(service), await roundOf(floor)];
      ratios.push(ofService.perSecond / ofFloor.perSecond);
      served.push(ofService.perSecond);
      cpu.service += ofService.cpuMs;
      cpu.floor += ofFloor.cpuMs;
      cpu.receipts += (await roundOf(receipts)).cpuMs;
    }
    return [
      figure("throughput of POST /v1/verify / hand-written floor", median(ratios), "≥", 0.9),
      remark("… requests a second here", format(median(served))),
      figure(
        "CPU time of hand-written floor / CPU time of POST /v1/verify (with the confirmation of the charge)",
        cpu.floor / cpu.service,
        "≥",
        0.9,
      ),
      figure(
        "CPU time of a receipt",
        (cpu.receipts - cpu.service) / (ROUNDS * REQUESTS_A_ROUND),
        "≤",
        0.3,
        " ms",
      ),
    ];
  } finally {
    await service.worker.stop();
    await floor.worker.stop();
  }
}

interface WarmWorker {
  worker: RunningWorker;
  shot: Shot;
  /** The id of the Worker's workerd process. */
  pid: number | undefined;
}

async function startWarm(entry: string, upstream: UpstreamProcess): Promise<WarmWorker> {
  const before = new Set(workerdProcesses());
  const settings = { bindings: RECEIPT_SETTINGS };
  const worker = await startWorker(bundle(entry).file, upstream.url, settings);
  const pid = workerdProcesses().find((one) => !before.has(one));
  const shot = await shotAt(worker);
  await throughput(shot, WARM_UP_REQUESTS, CONCURRENCY);
  return { worker, shot, pid };
}

async function roundOf({ shot, pid }: WarmWorker): Promise<{ perSecond: number; cpuMs: number }> {
  const before = cpuMs(pid);
  const perSecond = await throughput(shot, REQUESTS_A_ROUND, CONCURRENCY);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_ROUND_MS));
  return { perSecond, cpuMs: cpuMs(pid) - before };
}

async function latencyFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const service = await startWorker(bundle("test/bench/workers/delayed.ts").file, upstream.url);
  try {
    const figures: Figure[] = [];
    for (const shot of [await shotAt(service), await shotAt(service, DESCRIPTION)]) {
      await latency(shot, 3);
      await upstream.control({ latencyMs: UPSTREAM_DELAY_MS });
      const took = await latency(shot, LATENCY_REQUESTS);
      await upstream.control({ latencyMs: 0 });
      const name = `latency of POST ${shot.url.pathname} / slowest call (registry 100 ms, meter 60 ms, D1 30 ms)`;
      figures.push(figure(name, took / UPSTREAM_DELAY_MS, "≤", 1.1));
    }
    return figures;
  } finally {
    await service.stop();
  }
}

interface Call {
  path: string;
  body: object;
}

const [BUSINESS] = demo.businesses;
const VERIFICATION: Call = {
  path: "/v1/verify",
  body: {
    business_number: BUSINESS?.b_no,
    startDate: BUSINESS?.start_dt,
    ownerName: BUSINESS?.p_nm,
    companyName: BUSINESS?.b_nm,
    lang: "en",
  },
};
export const WITH_RECEIPT: Call = {
  ...VERIFICATION,
  body: { ...VERIFICATION.body, receipt: true },
};
const DESCRIPTION: Call = {
  path: "/v1/verify/business",
  body: { business_number: BUSINESS?.b_no, language: "ko" },
};

/**
 * Stores a key that no benchmark can exhaust.
 * @returns a request with this key; a verification by default
 */
export async function shotAt(
  { url, env }: RunningWorker,
  { path, body }: Call = VERIFICATION,
): Promise<Shot> {
  const apiKey = demo.keys.a.enterprise;
  await createKeyStore(env.API_KEYS).put(await hashApiKey(apiKey), {
    id: "key_bench",
    account: "bench",
    name: "Bench",
    plans: { a: "enterprise", b: "paid" },
    limits: { monthlyQuota: 100_000_000, ratePerSecond: 1_000_000 },
    createdAt: new Date().toISOString(),
  });
  return {
    url: new URL(path, url),
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}
