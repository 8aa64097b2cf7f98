/**
 * `GET /ready`: whether each part that a check needs answers, and how old the disclosure table is. Open to everybody, as a monitor needs no key;
 * so it is cheap, costs nothing of the tax authority's allowance, and looks at most every few seconds in an isolate.
 */
import type { Services } from "../services.ts";
import type { Handler } from "./context.ts";

/** What a check cannot be answered without. */
type Part = "database" | "keys" | "meter" | "registry";

/** A part that has not answered by then is down for whoever waits for it. */
const PART_TIMEOUT_MS = 2_000;
/** So long an isolate says again what it has found. */
const REMEMBERED_MS = 5_000;
/** The sync is daily: two in a row have failed. */
const STALE_AFTER_MS = 60 * 3_600_000;

interface PartState {
  ok: boolean;
  ms: number;
}

interface Readiness {
  status: "ready" | "not_ready";
  release: string;
  checked_at: string;
  down: Part[];
  parts: Record<Part, PartState>;
  /** An old or empty table costs official names, no check: it makes nothing "not ready". Null where the database does not answer. */
  disclosure_table: {
    status: "ok" | "stale" | "never synced" | "empty";
    age_hours: number | null;
  } | null;
}

/** The route, with its memory: one for each app, and so for each isolate. */
export function readyRoute(): Handler {
  let known: { readiness: Readiness; checkedAt: number } | undefined;
  let looking = false;
  return async (c) => {
    const { services } = c.var;
    const isFresh = known && services.clock() - known.checkedAt < REMEMBERED_MS;
    // While one request looks, the others repeat what was found last: a flood of them costs nothing.
    if (!known || !(isFresh || looking)) {
      looking = true;
      try {
        known = { readiness: await look(services), checkedAt: services.clock() };
      } finally {
        looking = false;
      }
    }
    const { readiness } = known;
    services.trace.note({
      outcome: readiness.status,
      ...(readiness.down.length > 0 && { down: readiness.down }),
    });
    return c.json(readiness, readiness.status === "ready" ? 200 : 500);
  };
}

async function look(services: Services): Promise<Readiness> {
  const { env, meters, registry, clock, trace } = services;
  let table: Readiness["disclosure_table"] = null;
  const probes: Record<Part, () => Promise<boolean>> = {
    database: async () => {
      table = await trace.time("names", tableState(env.DB, clock()));
      return true;
    },
    // An entry that is never written: KV may remember that it is not there.
    keys: async () => (await trace.time("key", env.API_KEYS.get("ready"))) === null,
    meter: () => trace.time("meter", meters.probe().probe()).then(() => true),
    registry: () => trace.time("registry", registry.isReachable(PART_TIMEOUT_MS)),
  };
  const states = await Promise.all(
    Object.entries(probes).map(
      async ([part, probe]) => [part, await stateOf(probe, clock)] as const,
    ),
  );
  const parts = Object.fromEntries(states) as Record<Part, PartState>;
  const down = states.filter(([, { ok }]) => !ok).map(([part]) => part as Part);
  return {
    status: down.length === 0 ? "ready" : "not_ready",
    release: env.RELEASE.id,
    checked_at: new Date(clock()).toISOString(),
    down,
    parts,
    disclosure_table: table,
  };
}

async function stateOf(probe: () => Promise<boolean>, clock: () => number): Promise<PartState> {
  const startedAt = clock();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PART_TIMEOUT_MS);
  });
  try {
    return { ok: await Promise.race([probe(), patience]), ms: clock() - startedAt };
  } catch {
    return { ok: false, ms: clock() - startedAt };
  } finally {
    clearTimeout(timer);
  }
}

async function tableState(db: D1Database, now: number): Promise<Readiness["disclosure_table"]> {
  const row = await db
    .prepare(
      `SELECT EXISTS (SELECT 1 FROM companies) AS filled,
              (SELECT max(finished_at) FROM sync_runs WHERE kind = 'companies' AND status = 'completed') AS syncedAt`,
    )
    .first<{ filled: number; syncedAt: number | null }>();
  if (!row?.filled) return { status: "empty", age_hours: null };
  if (row.syncedAt === null) return { status: "never synced", age_hours: null };
  const age = now - row.syncedAt;
  return { status: age > STALE_AFTER_MS ? "stale" : "ok", age_hours: Math.round(age / 3_600_000) };
}
