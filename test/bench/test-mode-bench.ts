/**
 * Makes a hundred thousand checks with a test key. For these checks, the service must not call an
 * upstream, and must not charge anything (docs/test-mode.md).
 */
import { demo } from "../../seed/demo.ts";
import { hashApiKey } from "../../src/access/api-key.ts";
import { createKeyStore } from "../../src/access/key-store.ts";
import { TEST_NUMBERS } from "../../src/test-mode/test-number-table.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, type RunningWorker, startWorker } from "./harness.ts";
import { median, type Shot, throughput } from "./load.ts";

const CHECKS = 100_000;
const CONCURRENCY = 16;

/** Test numbers that are answered at once with 200. */
const NUMBERS = TEST_NUMBERS.filter(
  ({ verify, meaning }) => /^(?:in)?valid/.test(verify) && !/seconds?$/.test(meaning),
);

export async function testModeFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const worker = await startWorker(bundle("src/index.ts").file, upstream.url);
  try {
    const checkOf = await testKey(worker);
    const before = await callsOf(upstream);
    const share = Math.ceil(CHECKS / NUMBERS.length);
    const rates: number[] = [];
    for (const { number } of NUMBERS)
      rates.push(await throughput(checkOf(number), share, CONCURRENCY));
    const { url, headers } = checkOf("");
    const usage = await fetch(new URL("/v1/usage", url), { headers });
    const { used } = (await usage.json()) as { used: number };
    const calls = (await callsOf(upstream)) - before;
    return [
      figure(`upstream calls of ${format(share * NUMBERS.length)} test checks`, calls, "≤", 0),
      figure("… charged", used, "≤", 0),
      remark("… test checks a second here", format(median(rates))),
    ];
  } finally {
    await worker.stop();
  }
}

async function testKey({ url, env }: RunningWorker): Promise<(number: string) => Shot> {
  const apiKey = demo.keys.test.a;
  await createKeyStore(env.API_KEYS).put(await hashApiKey(apiKey), {
    id: "key_bench_test",
    account: "bench",
    name: "Bench",
    plans: { a: "enterprise" },
    limits: { ratePerSecond: 1_000_000 },
    createdAt: new Date().toISOString(),
    mode: "test",
  });
  return (number) => ({
    url: new URL("/v1/verify", url),
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      business_number: number,
      startDate: "2020-01-01",
      ownerName: "홍길동",
      companyName: "주식회사 서울무역",
      lang: "en",
    }),
  });
}

async function callsOf({ url }: UpstreamProcess): Promise<number> {
  const count = (value: unknown): number =>
    typeof value === "number"
      ? value
      : Object.values(value as object).reduce((sum: number, one) => sum + count(one), 0);
  return count(await (await fetch(`${url}/__stats`)).json());
}
