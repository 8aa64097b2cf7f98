import type { Meters } from "../access/meters.ts";
import { type Fault, operatorMessage } from "../portal/faults.ts";
import type { RegistryClient } from "../registry/client.ts";
import type { CallCounts, RegistryMemory } from "../registry/memory.ts";
import type { Finding, Hop } from "./finding.ts";

export interface HopServices {
  env: Pick<Env, "DB" | "API_KEYS" | "FILES">;
  meters: Meters;
  registry: RegistryClient;
  registryMemory: RegistryMemory;
  registryAllowance: () => Promise<{ level: string; used: number; callsADay: number } | null>;
  clock: () => number;
}

/** Samsung Electronics' business number, from that company's web pages. The registry knows it. */
const PUBLIC_NUMBER = "1248100998";

/**
 * How long the doctor waits for the tax authority's answer. A check waits at most as long when
 * it repeats a call that failed (`LATER_ATTEMPT_MS` in `registry/attempts.ts`).
 */
const REGISTRY_TIMEOUT_MS = 5_000;
const HOP_TIMEOUT_MS = 6_000;

export type Seen =
  | { detail: string | null }
  | { problem: string; detail?: string | null; fault?: Fault };

type Examined = Exclude<Hop, "queue" | "schedule" | "alarms" | "rounds" | "webhooks" | "receipts">;

const REMEDIES: Record<Exclude<Examined, "registry">, string> = {
  allowance:
    "Until the gate answers, checks go on, but nothing limits how often the isolates together ask the tax authority. See cloudflarestatus.com.",
  database:
    "If tables are missing, apply the migrations (npm run wrangler -- d1 migrations apply DB --remote --env=, on staging --env=staging); otherwise see cloudflarestatus.com.",
  replica:
    "Names are read from this replica; checks go on without them. See cloudflarestatus.com, and whether read replication is on for the database.",
  keys: "Check whether the namespace of API_KEYS still exists; otherwise see cloudflarestatus.com.",
  files:
    "Check whether R2 is enabled and the bucket still exists; otherwise see cloudflarestatus.com.",
  meter: "Until it answers, every check is refused and not charged. See cloudflarestatus.com.",
};

export function examineHops(services: HopServices): Promise<Finding[]> {
  const { env, meters, clock } = services;
  const hops: [Examined, () => Promise<Seen>][] = [
    ["registry", () => lookAtRegistry(services)],
    ["allowance", () => lookAtAllowance(services)],
    ["database", () => lookAtDatabase(env.DB.withSession("first-primary"))],
    ["replica", () => lookAtDatabase(env.DB.withSession("first-unconstrained"))],
    // KV has no entry `ready`. Any answer is enough, even from a cache.
    ["keys", () => env.API_KEYS.get("ready").then(() => ({ detail: null }))],
    ["files", () => lookAtFiles(env.FILES)],
    [
      "meter",
      () =>
        meters
          .probe()
          .probe()
          .then(() => ({ detail: null })),
    ],
  ];
  return Promise.all(hops.map(([hop, look]) => timed(hop, look, clock)));
}

async function timed(
  hop: Examined,
  look: () => Promise<Seen>,
  clock: () => number,
): Promise<Finding> {
  const startedAt = clock();
  const seen = await seenWithin(hop, look);
  const ms = clock() - startedAt;
  return "problem" in seen
    ? { hop, ok: false, ms, detail: null, ...seen }
    : { hop, ok: true, ms, detail: seen.detail, problem: null };
}

async function seenWithin(hop: Examined, look: () => Promise<Seen>): Promise<Seen> {
  const remedy = hop === "registry" ? "" : ` ${REMEDIES[hop]}`;
  try {
    return await withinTimeout(look());
  } catch (thrown) {
    if (thrown instanceof Silence) return { problem: `${thrown.message}.${remedy}` };
    // The doctor asks only fixed questions, so the thrown message contains no customer data.
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { problem: `It failed: ${message}.${remedy}` };
  }
}

class Silence extends Error {}

export async function withinTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    const silence = new Silence(`It did not answer within ${HOP_TIMEOUT_MS / 1000} s`);
    timer = setTimeout(() => reject(silence), HOP_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

async function lookAtRegistry({ registry, registryMemory, clock }: HopServices): Promise<Seen> {
  const detail = recentCalls(registryMemory.calls.counts(clock()));
  const diagnosis = await registry.diagnose(PUBLIC_NUMBER, REGISTRY_TIMEOUT_MS);
  if (diagnosis.kind === "answered") return { detail };
  const { fault, httpStatus } = diagnosis;
  if (httpStatus === 404) {
    return {
      problem:
        "The tax authority's service is not at its address (HTTP 404). Look at NTS_BASE_URL.",
    };
  }
  return { problem: operatorMessage(fault, "the tax authority", httpStatus), detail, fault };
}

async function lookAtAllowance({ registryAllowance }: HopServices): Promise<Seen> {
  const allowance = await registryAllowance();
  if (!allowance) return { problem: `The gate does not answer. ${REMEDIES.allowance}` };
  const { level, used, callsADay } = allowance;
  const detail = `${used} of ${callsADay} calls today (${Math.floor((100 * used) / callsADay)} %)`;
  switch (level) {
    case "ok":
      return { detail };
    case "low":
      return { detail: `${detail}; batches wait` };
    default:
      return {
        problem: 'NTS_CALLS_A_DAY is used up: checks fail. See "NTS is down" in docs/runbook.md.',
        detail,
      };
  }
}

function recentCalls({ calls, answered, faults, unreadable }: CallCounts): string | null {
  if (calls === 0) return null;
  const counts = Object.entries({ ...faults, ...(unreadable > 0 && { unreadable }) });
  const seen = counts.map(([name, count]) => `${name} ${count}`).join(", ");
  const share = Math.round((100 * answered) / calls);
  return `${answered} of ${calls} calls answered in 5 minutes (${share} %)${seen && `; ${seen}`}`;
}

async function lookAtDatabase(db: D1DatabaseSession): Promise<Seen> {
  const { results, meta } = await db.prepare("SELECT count(*) AS plans FROM plans").all<{
    plans: number;
  }>();
  if (!results[0]?.plans) return { problem: `It contains no plans. ${REMEDIES.database}` };
  const { served_by_region: region, served_by_primary: isPrimary } = meta;
  // D1 names the region only if the database has replicas.
  return { detail: region ? `${region}, ${isPrimary ? "primary" : "replica"}` : null };
}

async function lookAtFiles(bucket: R2Bucket): Promise<Seen> {
  const name = `doctor/${crypto.randomUUID()}`;
  await bucket.put(name, "x");
  const isThere = (await bucket.head(name)) !== null;
  await bucket.delete(name);
  return isThere
    ? { detail: null }
    : { problem: `A stored file has disappeared. ${REMEDIES.files}` };
}
