/** Counts the platform operations of a single check. */
import { setTimeout as sleep } from "node:timers/promises";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure } from "./figure.ts";
import { bundle, RECEIPT_SETTINGS, type RunningWorker, startWorker } from "./harness.ts";
import { latency, type Shot } from "./load.ts";
import { shotAt, WITH_RECEIPT } from "./verify-bench.ts";

type Operations = Record<
  "kvReads" | "meterCalls" | "meterRows" | "gateCalls" | "d1Queries" | "fetches",
  number
>;

const CHECKS = 20;
/**
 * The pause after each check, in which the isolate confirms the check at the meter. Without this
 * pause, one call to the meter could confirm two checks.
 */
const APART_MS = 300;
/** Gate calls are averaged over this many checks, because one gate call serves many checks. */
const MANY_CHECKS = 1_000;

export async function operationFigures({ url }: UpstreamProcess): Promise<Figure[]> {
  const script = bundle("test/bench/workers/counting.ts").file;
  const service = await startWorker(script, url, { bindings: RECEIPT_SETTINGS });
  try {
    const shot = await shotAt(service);
    const first = await operationsOf(service, shot, 1);
    const later = await operationsOf(service, shot, CHECKS);
    const many = await operationsOf(service, shot, MANY_CHECKS, 0);
    const withReceipt = await shotAt(service, WITH_RECEIPT);
    const firstReceipt = await operationsOf(service, withReceipt, 1);
    const receipts = await operationsOf(service, withReceipt, CHECKS);
    const each = (what: keyof Operations) => later[what] / CHECKS;
    return [
      figure("KV reads of an isolate's first check, including the plans", first.kvReads, "≤", 3),
      figure("… while the key is remembered", each("kvReads"), "≤", 0),
      figure("… meter calls, one of them before the answer", each("meterCalls"), "≤", 2),
      figure(
        "… calls of the registry's gate, over 1,000 checks",
        many.gateCalls / MANY_CHECKS,
        "≤",
        0.1,
      ),
      figure("… queries of D1", each("d1Queries"), "≤", 1),
      figure("… with an isolate's first receipt", firstReceipt.d1Queries, "≤", 2),
      figure("… with each later receipt", receipts.d1Queries / CHECKS, "≤", 1),
      figure("… calls of the tax authority", each("fetches"), "≤", 1),
      figure("… meter rows written, each check confirmed separately", each("meterRows"), "≤", 1.2),
    ];
  } finally {
    await service.stop();
  }
}

async function operationsOf(
  { url }: RunningWorker,
  shot: Shot,
  checks: number,
  apartMs = APART_MS,
): Promise<Operations> {
  await fetch(new URL("/__operations", url));
  for (let check = 0; check < checks; check++) {
    await latency(shot, 1);
    if (apartMs > 0) await sleep(apartMs);
  }
  return (await fetch(new URL("/__operations", url))).json() as Promise<Operations>;
}
