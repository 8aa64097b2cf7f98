/** `GET /ready`. Anyone may call it, so it reuses a result for 5 s, and uses no allowance. */
import { and, eq, max } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  batchEngine,
  companies,
  disclosureCounts,
  keyCopies,
  syncRuns,
} from "../../../schema/tables.ts";
import { readAdminTokens } from "../../access/admin-tokens.ts";
import { isLate } from "../../alarms/late.ts";
import { KEY_COPY_STALE_AFTER_MS } from "../../alarms/observe.ts";
import type { Handler } from "../../http/context.ts";
import { isLoopback } from "../../lib/loopback.ts";
import { Remembered } from "../../lib/remembered.ts";
import type { Services } from "../../services.ts";
import type { Part, ReadyAnswer } from "./answer.ts";

const PART_TIMEOUT_MS = 2_000;
const REMEMBERED_MS = 5_000;
/** Longer than `look` takes. */
const LOOK_MS = 2 * PART_TIMEOUT_MS;
/** The sync is daily, so at this age two syncs in a row have failed. */
const STALE_AFTER_MS = 60 * 3_600_000;

type Readiness = Omit<ReadyAnswer, "register">;
type PartState = ReadyAnswer["parts"][Part];

export function readyRoute(): Handler {
  const remembered = new Remembered<Readiness>(REMEMBERED_MS, LOOK_MS);
  return async (c) => {
    const { services } = c.var;
    const readiness = await remembered.get(() => look(services, isLoopback(c.req.url)), services);
    const { calls } = services.registryMemory;
    const now = services.clock();
    const { live_sources = {} } = readiness;
    const sources = (Object.keys(live_sources) as (keyof typeof live_sources)[]).flatMap((name) => {
      const status = live_sources[name] ?? "ok";
      return status === "ok" ? [] : [`${name}:${status}` as const];
    });
    services.trace.note({
      outcome: readiness.status,
      ...(readiness.down.length > 0 && { down: readiness.down }),
      ...(sources.length > 0 && { sources }),
    });
    // 500, not 503: docs/decisions/0018-only-the-specified-statuses.md.
    return c.json(
      {
        ...readiness,
        // The isolate has the latest state of `register` and `allowance` in memory.
        register: calls.state(now),
        allowance: calls.isAllowanceUsedUp(now) ? "used_up" : readiness.allowance,
      } satisfies ReadyAnswer,
      readiness.status === "ready" ? 200 : 500,
    );
  };
}

async function look(services: Services, isLocal: boolean): Promise<Readiness> {
  const { env, meters, registry, clock, trace } = services;
  let table: ReadyAnswer["disclosure_table"] = null;
  let facts: ReadyAnswer["company_facts"];
  let allowance: ReadyAnswer["allowance"] = "ok";
  let keyCopy: ReadyAnswer["key_copy"] = null;
  const probes: Record<Part, () => Promise<boolean>> = {
    database: async () => {
      const database = await trace.time("names", readDatabase(env.DB, clock()));
      ({ table, facts, allowance, keyCopy } = database);
      return true;
    },
    // No key is stored under this name, so null is the right answer, even from KV's cache.
    keys: async () => (await trace.time("key", env.API_KEYS.get("ready"))) === null,
    meter: () => trace.time("meter", meters.probe().probe()).then(() => true),
    registry: () => trace.time("registry", registry.isReachable(PART_TIMEOUT_MS)),
  };
  const [states, live, counted] = await Promise.all([
    Promise.all(
      Object.entries(probes).map(
        async ([part, probe]) => [part, await stateOf(probe, clock)] as const,
      ),
    ),
    services.dataSetHealth(),
    services.registryAllowance(),
  ]);
  // The service is ready even if tables are old or live sources fail: checks work without them.
  const down = states.filter(([, { ok }]) => !ok).map(([part]) => part as Part);
  return {
    status: down.length === 0 ? "ready" : "not_ready",
    release: env.RELEASE.id,
    checked_at: new Date(clock()).toISOString(),
    down,
    parts: Object.fromEntries(states) as Record<Part, PartState>,
    allowance: allowance === "ok" ? (counted?.level ?? "ok") : allowance,
    background: backgroundOf(counted?.tickedAt, clock()),
    disclosure_table: table,
    key_copy: keyCopy,
    ...(facts && { company_facts: facts }),
    ...(live.length > 0 && {
      live_sources: Object.fromEntries(live.map(({ dataSet, status }) => [dataSet, status])),
    }),
    admin: readAdminTokens(env.ADMIN_TOKEN, isLocal).kind === "tokens" ? "open" : "closed",
  };
}

/**
 * @param tickedAt when the schedule last ran without a fault; null: never; undefined: not known,
 *   because the Durable Object that keeps this time (`sources/source-gate.ts`) does not answer
 */
function backgroundOf(tickedAt: number | null | undefined, now: number): ReadyAnswer["background"] {
  if (tickedAt === undefined) return "unknown";
  return isLate(tickedAt, now) ? "late" : "ok";
}

async function stateOf(probe: () => Promise<boolean>, clock: () => number): Promise<PartState> {
  const startedAt = clock();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PART_TIMEOUT_MS);
  });
  try {
    return { ok: await Promise.race([probe(), timeUp]), ms: clock() - startedAt };
  } catch {
    return { ok: false, ms: clock() - startedAt };
  } finally {
    clearTimeout(timer);
  }
}

async function readDatabase(
  d1: D1Database,
  now: number,
): Promise<{
  table: ReadyAnswer["disclosure_table"];
  facts: ReadyAnswer["company_facts"];
  allowance: ReadyAnswer["allowance"];
  keyCopy: ReadyAnswer["key_copy"];
}> {
  const db = drizzle(d1);
  const isCompletedImport = and(eq(syncRuns.kind, "companies"), eq(syncRuns.status, "completed"));
  const [[company], [run], [counts], [engine], [copy]] = await db.batch([
    db.select({ corpCode: companies.corpCode }).from(companies).limit(1),
    db
      .select({ finishedAt: max(syncRuns.finishedAt) })
      .from(syncRuns)
      .where(isCompletedImport),
    db.select().from(disclosureCounts),
    db.select({ renewedAt: batchEngine.allowanceRenewedAt }).from(batchEngine),
    db.select({ completedAt: max(keyCopies.completedAt) }).from(keyCopies),
  ]);
  const facts = counts && { companies: counts.companies, known: counts.withFacts };
  const allowance = now < (engine?.renewedAt ?? 0) ? "used_up" : "ok";
  const table = ageOf(company !== undefined, run?.finishedAt ?? null, now);
  return { table, facts, allowance, keyCopy: keyCopyOf(copy?.completedAt ?? null, now) };
}

function keyCopyOf(completedAt: number | null, now: number): NonNullable<ReadyAnswer["key_copy"]> {
  if (completedAt === null) return { status: "none", age_hours: null };
  const age = now - completedAt;
  return {
    status: age > KEY_COPY_STALE_AFTER_MS ? "stale" : "ok",
    age_hours: Math.max(0, Math.round(age / 3_600_000)),
  };
}

function ageOf(
  hasCompanies: boolean,
  syncedAt: number | null,
  now: number,
): NonNullable<ReadyAnswer["disclosure_table"]> {
  if (!hasCompanies) return { status: "empty", age_hours: null };
  if (syncedAt === null) return { status: "never synced", age_hours: null };
  const age = now - syncedAt;
  return {
    status: age > STALE_AFTER_MS ? "stale" : "ok",
    age_hours: Math.round(age / 3_600_000),
  };
}
