/**
 * Models the latency of a check for a distant caller. Adds up the waits of the check, which are
 * mostly round trips between cities, and the Worker's own time as measured here. If several waits
 * overlap, counts only the longest. Compares the present placement of the Worker with the former
 * one. To run it alone: `npm run bench -- model`.
 *
 * The latency on the real platform has not been measured yet. `bvs doctor` and `hops_ms` in the log
 * will show it.
 */
import type { UpstreamProcess } from "../upstream-process.ts";
import { type Figure, figure, format, remark } from "./figure.ts";
import { bundle, startWorker } from "./harness.ts";
import { latency } from "./load.ts";
import { shotAt } from "./verify-bench.ts";

/**
 * Round trips between a city and Seoul in milliseconds: averages between the AWS regions of these
 * cities, from the table "Latency Between AWS Global Regions"
 * (https://acomputerscientistlearnsaws.blogspot.com/2017/04/aws-regions.html). Newer figures are a
 * few per cent lower, which does not change the comparison. The value within Seoul is assumed.
 */
const TO_SEOUL_MS = { Frankfurt: 266, Virginia: 178, "São Paulo": 286, Singapore: 72, Seoul: 3 };
type City = keyof typeof TO_SEOUL_MS;

/**
 * The round trip between Seoul and Tokyo, from the same table. The service asks Cloudflare to keep
 * its meters, which count the charged units, in `apac-ne`. This is Japan or Korea, so a meter may
 * be in Tokyo.
 */
const SEOUL_TOKYO_MS = 31;

/** The tax authority's own time. Assumed. */
const REGISTRY_MS = 100;

/** The round trip between a caller's city and the nearest Cloudflare location. Assumed. */
const TO_EDGE_MS = 3;

/**
 * A read of KV takes 6 to 8 ms if the location has the entry. It takes 100 to 300 ms from the
 * central store (https://www.skills.sh/jezweb/claude-skills/cloudflare-kv).
 */
const KV_HOT_MS = 7;
const KV_COLD_MS = 200;

/** The time that a hibernated or new meter needs to start. Assumed. */
const METER_START_MS = 50;

/** The round trips that open a connection: one for TCP and one for TLS 1.3. */
const HANDSHAKES = 2;

const GOAL = 1.25;
const JUDGED: ReadonlySet<City> = new Set(["Frankfurt", "Virginia"]);

/** The most that a new isolate may take to evaluate the bundle (`bundle-bench.ts`). */
const START_UP_MS = 50;

interface Modelled {
  p50: number;
  /** A check with wrong details, which asks the tax authority twice. */
  mismatch: number;
  /** The first check of a key in a new isolate, with a sleeping meter and no open connection. */
  cold: number;
}

const floorOf = (city: City) => TO_SEOUL_MS[city] + REGISTRY_MS;

/**
 * Models the present placement. `placement.region` runs the Worker in Seoul, and `locationHint`
 * keeps the meter near it. Names come from the nearest replica, and the isolate remembers the key.
 */
function placed(city: City, own: number): Modelled {
  const there = TO_EDGE_MS + TO_SEOUL_MS[city];
  const toRegistry = TO_SEOUL_MS.Seoul;
  const registry = toRegistry + REGISTRY_MS;
  const meter = SEOUL_TOKYO_MS;
  const names = SEOUL_TOKYO_MS;
  return {
    p50: there + own + Math.max(meter, registry, names),
    mismatch: there + own + Math.max(meter, 2 * registry, names),
    cold:
      there +
      START_UP_MS +
      KV_COLD_MS +
      own +
      Math.max(meter + METER_START_MS, HANDSHAKES * toRegistry + registry, names),
  };
}

/**
 * Models the former placement. The Worker ran where the request arrived, because smart placement
 * never chooses a place without callers. Each check read its key from KV. The meter was near its
 * first caller, was usually hibernated, and read its plan from the D1 primary near Korea. The names
 * also came from this primary.
 */
function unplaced(city: City, own: number): Modelled {
  const toSeoul = TO_SEOUL_MS[city];
  const registry = toSeoul + REGISTRY_MS;
  const meter = TO_EDGE_MS + METER_START_MS + toSeoul + SEOUL_TOKYO_MS;
  const names = toSeoul + SEOUL_TOKYO_MS;
  return {
    p50: TO_EDGE_MS + KV_HOT_MS + own + Math.max(meter, registry, names),
    mismatch: TO_EDGE_MS + KV_HOT_MS + own + Math.max(meter, 2 * registry, names),
    cold:
      TO_EDGE_MS +
      START_UP_MS +
      KV_COLD_MS +
      own +
      Math.max(meter, HANDSHAKES * toSeoul + registry, names),
  };
}

export async function modelFigures(upstream: UpstreamProcess): Promise<Figure[]> {
  const own = await ownTime(upstream);
  return [
    remark("model: own time of a check, measured here", `${format(own)} ms`),
    ...(Object.keys(TO_SEOUL_MS) as City[]).flatMap((city) => cityFigures(city, own)),
  ];
}

function cityFigures(city: City, own: number): Figure[] {
  const floor = floorOf(city);
  const now = placed(city, own);
  const before = unplaced(city, own);
  const name = `model: p50 from ${city} / floor of ${floor} ms`;
  const ratio = now.p50 / floor;
  return [
    JUDGED.has(city) ? figure(name, ratio, "≤", GOAL) : remark(name, format(ratio)),
    remark("… p50, wrong details, cold", textOf(now)),
    remark("… with the former placement", textOf(before)),
  ];
}

function textOf({ p50, mismatch, cold }: Modelled): string {
  return `${[p50, mismatch, cold].map((ms) => Math.round(ms)).join(", ")} ms`;
}

/** Measures a check with upstreams that answer at once, so nearly all of its time is our own. */
async function ownTime(upstream: UpstreamProcess): Promise<number> {
  const service = await startWorker(bundle("src/index.ts").file, upstream.url);
  try {
    const shot = await shotAt(service);
    await latency(shot, 200);
    return await latency(shot, 200);
  } finally {
    await service.stop();
  }
}
