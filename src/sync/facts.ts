/** Reads facts from OpenDART over many days: `company.json`, then annual reports. */
import { and, inArray, isNull, lt, ne, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { companies, profiles } from "../../schema/tables.ts";
import { countsWrite } from "../disclosure/counts.ts";
import { factWrites } from "../disclosure/store.ts";
import { dayOf } from "../lib/days.ts";
import { MESSAGES_PER_SEND } from "../lib/queue-limits.ts";
import { type OpenDartClient, OpenDartFault } from "../opendart/client.ts";
import {
  type ProfileUpdate,
  profileWrites,
  type ReportUpdate,
  reportWrites,
} from "../profile/store.ts";
import type { GateClient } from "../sources/gate-client.ts";
import { REPORT_CALLS, readLastAnnualReport } from "./last-annual-report.ts";
import type { RunStore, SyncRun } from "./runs.ts";

/** At most 300 calls a minute, so that checks can use most of the calls that the gate allows. */
const PAUSE_MS = 200;
/** One statement has at most 100 parameters (D1 limits). */
const COMPANIES_PER_MESSAGE = 50;
/** If a Worker dies, at most this many companies must be read again. */
export const COMPANIES_READ_PER_WRITE = 10;
/** Ten of a consumer's 15 minutes (Queues limits), because five more calls of 30 s may follow. */
export const READING_MS = 600_000;
/**
 * After this many days, reports are read again, and so are the facts of companies that are listed
 * or have a stale English name.
 */
const DAYS_TO_REREAD = 90;

export interface FactsMessage {
  runId: string;
  corpCodes: number[];
  /** Absent in messages of an earlier release, which need both parts. */
  part?: Part;
}

type Part = "company" | "report";

export interface FactsServices {
  env: { DB: D1Database; FACTS_QUEUE: Queue<FactsMessage> };
  runs: RunStore;
  openDart: OpenDartClient;
  openDartGate: Pick<GateClient, "plannedCalls">;
  clock: () => number;
  pauseMs?: number;
}

/** Listed companies first, then companies to read again, then companies never read. */
const COMPANIES_DUE = `
  SELECT corp_code FROM companies
   WHERE facts_read_on IS NULL
      OR (facts_read_on < ?1
          AND (modified_on >= replace(facts_read_on, '-', '')
               OR ((stock_code IS NOT NULL OR is_english_stale)
                   AND facts_read_on < date(?1, '-${DAYS_TO_REREAD} days'))))
   ORDER BY stock_code IS NULL, facts_read_on IS NULL, modified_on DESC
   LIMIT ?2`;

/** The company table does not show new reports, so a company with a report becomes due again. */
const REPORTS_DUE = `
  SELECT corp_code FROM profiles JOIN companies USING (corp_code)
   WHERE accounts_read_on IS NULL
      OR (coalesce(employees, capital, revenue) IS NOT NULL
          AND accounts_read_on < date(?1, '-${DAYS_TO_REREAD} days'))
   ORDER BY stock_code IS NULL, accounts_read_on IS NULL, modified_on DESC
   LIMIT ?2`;

/** Starts a run for due companies. Null: no company is due, or a run is under way. */
export async function startFacts(services: FactsServices): Promise<SyncRun | null> {
  const calls = await services.openDartGate.plannedCalls();
  return (
    (await start(services, "company", await due(services, COMPANIES_DUE, calls))) ??
    // A report may take fewer calls than `REPORT_CALLS`, but never more.
    (await start(
      services,
      "report",
      await due(services, REPORTS_DUE, Math.floor(calls / REPORT_CALLS)),
    ))
  );
}

async function due({ env, clock }: FactsServices, query: string, limit: number): Promise<number[]> {
  const { results } = await env.DB.prepare(query)
    .bind(dayOf(clock()), limit)
    .all<{ corp_code: number }>();
  return results.map((row) => row.corp_code);
}

async function start(
  { env, runs }: FactsServices,
  part: Part,
  corpCodes: number[],
): Promise<SyncRun | null> {
  if (corpCodes.length === 0) return null;
  const id = crypto.randomUUID();
  const run = await runs.start({ id, kind: "facts", source: "opendart", total: corpCodes.length });
  if (!run) return null;
  await countsWrite(env.DB).run();
  const messages = chunk(corpCodes, COMPANIES_PER_MESSAGE).map((codes) => ({
    body: { runId: id, corpCodes: codes, part },
  }));
  for (const send of chunk(messages, MESSAGES_PER_SEND)) await env.FACTS_QUEUE.sendBatch(send);
  return run;
}

/** @returns "again" if the message must be delivered again */
export async function processFacts(
  services: FactsServices,
  message: FactsMessage,
): Promise<"done" | "again"> {
  const { env, runs, clock } = services;
  const run = await runs.find(message.runId);
  if (!run || run.finishedAt !== null) return "done";
  const deadline = clock() + READING_MS;
  const { part } = message;
  const { unread, known } = await stateOf(env.DB, message, run);
  if (known.length > 0) {
    const counted = runs.factsProgressWrite(env.DB, run, known.length);
    await env.DB.batch([markCounted(env.DB, run, known), counted]);
  }
  for (let done = 0; done < unread.length; done += COMPANIES_READ_PER_WRITE) {
    const codes = unread.slice(done, done + COMPANIES_READ_PER_WRITE);
    const reading = await read(services, codes, part, deadline);
    await write(services, run, reading);
    const { stop } = reading;
    if (stop === null) continue;
    if (stop === "deadline") {
      const rest = unread.slice(done + reading.read.length);
      await env.FACTS_QUEUE.send({ ...message, corpCodes: rest });
      return "done";
    }
    if (stop.kind === "passing") return "again";
    await runs.fail(run, `opendart_${stop.status}`, stop.message);
    return "done";
  }
  if (part === "company" && (await runs.find(run.id))?.status === "completed") {
    await countsWrite(env.DB).run();
    await startFacts(services);
  }
  return "done";
}

/**
 * `unread` companies must be read. `known` companies were read on demand since the run began, and
 * the run has not counted them yet. All other companies are left out. So a message that is
 * delivered again reads and counts no company twice.
 */
async function stateOf(
  db: D1Database,
  { corpCodes, part }: FactsMessage,
  run: SyncRun,
): Promise<{ unread: number[]; known: number[] }> {
  const since = dayOf(run.createdAt);
  if (part === "report") {
    const rows = await drizzle(db)
      .select({ corpCode: profiles.corpCode })
      .from(profiles)
      .where(
        and(
          inArray(profiles.corpCode, corpCodes),
          or(isNull(profiles.accountsReadOn), lt(profiles.accountsReadOn, since)),
        ),
      );
    const unread = new Set(rows.map((row) => row.corpCode));
    return { unread: corpCodes.filter((corpCode) => unread.has(corpCode)), known: [] };
  }
  const rows = await drizzle(db)
    .select({ corpCode: companies.corpCode, factsReadOn: companies.factsReadOn })
    .from(companies)
    .where(
      and(
        inArray(companies.corpCode, corpCodes),
        or(isNull(companies.factsRun), ne(companies.factsRun, run.id)),
      ),
    );
  const readOn = new Map(rows.map((row) => [row.corpCode, row.factsReadOn]));
  const isKnown = (corpCode: number) => (readOn.get(corpCode) ?? "") >= since;
  const open = corpCodes.filter((corpCode) => readOn.has(corpCode));
  return {
    unread: open.filter((corpCode) => !isKnown(corpCode)),
    known: open.filter(isKnown),
  };
}

interface Reading {
  read: number[];
  updates: ProfileUpdate[];
  reports: ReportUpdate[];
  withoutFacts: number[];
  /** Null if all companies were read. */
  stop: OpenDartFault | "deadline" | null;
}

async function read(
  { openDart, clock, pauseMs = PAUSE_MS }: FactsServices,
  corpCodes: number[],
  part: Part | undefined,
  deadline: number,
): Promise<Reading> {
  const client = paced(openDart, pauseMs);
  const reading: Reading = { read: [], updates: [], reports: [], withoutFacts: [], stop: null };
  for (const number of corpCodes) {
    if (clock() >= deadline) return { ...reading, stop: "deadline" };
    const corpCode = String(number).padStart(8, "0");
    try {
      const company = part === "report" ? null : await client.company(corpCode);
      const isReportDue = part === "report" || (part === undefined && company !== null);
      const parts = isReportDue ? await readLastAnnualReport(client, corpCode, clock()) : {};
      if (company) reading.updates.push({ company, parts });
      else if (part === "report") reading.reports.push({ corpCode: number, parts });
      else reading.withoutFacts.push(number);
      reading.read.push(number);
    } catch (fault) {
      if (!(fault instanceof OpenDartFault)) throw fault;
      return { ...reading, stop: fault };
    }
  }
  return reading;
}

/** Writes in one transaction, so that a repeated message cannot count a company twice. */
async function write(
  { env, runs, clock }: FactsServices,
  run: SyncRun,
  { read, updates, reports, withoutFacts }: Reading,
): Promise<void> {
  const readOn = dayOf(clock());
  const facts = updates.map(({ company }) => company);
  await env.DB.batch([
    ...factWrites(env.DB, facts, withoutFacts, readOn),
    ...profileWrites(env.DB, updates, readOn),
    ...reportWrites(env.DB, reports, readOn),
    markCounted(env.DB, run, read),
    runs.factsProgressWrite(env.DB, run, read.length),
  ]);
}

function markCounted(db: D1Database, run: SyncRun, corpCodes: number[]): D1PreparedStatement {
  return db
    .prepare(
      "UPDATE companies SET facts_run = ?1 WHERE corp_code IN (SELECT value FROM json_each(?2))",
    )
    .bind(run.id, JSON.stringify(corpCodes));
}

function paced(
  openDart: OpenDartClient,
  pauseMs: number,
): Pick<OpenDartClient, "company" | "annualReport"> {
  const pause = async <T>(answer: T): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return answer;
  };
  return {
    company: (corpCode) => openDart.company(corpCode).then(pause),
    annualReport: (part, corpCode, year) => openDart.annualReport(part, corpCode, year).then(pause),
  };
}

/** Fails runs without progress. Their unread companies are due again in the next run. */
export async function recoverFacts({ runs }: Pick<FactsServices, "runs">): Promise<void> {
  await runs.failIdle("facts");
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
