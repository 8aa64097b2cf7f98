/**
 * Reading the facts of companies from OpenDART: a few calls each, over as many days as it takes
 * (`docs/upstreams.md`). A run chooses the companies that are due and queues them; the one consumer
 * of the queue paces the calls.
 */
import { and, inArray, isNull, lt, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { companies } from "../../schema/tables.ts";
import { factWrites } from "../disclosure/store.ts";
import { type OpenDartClient, OpenDartFault } from "../opendart/client.ts";
import { type ProfileUpdate, profileWrites } from "../profile/store.ts";
import { REPORT_CALLS, readLastAnnualReport } from "./last-annual-report.ts";
import type { RunStore, SyncRun } from "./runs.ts";

/** Of the 20,000 that a key is allowed; the rest is for imports, retries and the operator. */
export const CALLS_A_DAY = 15_000;
/** Between two calls: at most 300 a minute, far from the 1,000 that get an address blocked. */
const PAUSE_MS = 200;
/** Within the 100 parameters of one statement (D1 limits). */
const COMPANIES_A_MESSAGE = 50;
/** Companies read between two writes: a worker that dies has read at most these for nothing. */
export const COMPANIES_A_WRITE = 10;
/** Messages in one `sendBatch` (Queues limits). */
const MESSAGES_A_SEND = 100;
/**
 * A consumer may run for 15 minutes (Queues limits). After ten no further company is begun: one
 * takes two and a half minutes when each of its calls times out.
 */
export const READING_MS = 600_000;
/** Facts of listed and reporting companies are read again: representatives and reports change. */
const REPORTING_DAYS = 90;

export interface FactsMessage {
  runId: string;
  corpCodes: number[];
}

export interface FactsServices {
  env: { DB: D1Database; FACTS_QUEUE: Queue<FactsMessage> };
  runs: RunStore;
  openDart: OpenDartClient;
  clock: () => number;
  /** Between two calls of OpenDART. */
  pauseMs?: number;
}

/**
 * Companies whose annual report was never asked for, or may have been followed by another. Filing
 * one changes nothing in the disclosure table.
 */
const REPORT_DUE = `
  SELECT corp_code FROM profiles
   WHERE accounts_read_on IS NULL
      OR (coalesce(employees, capital, revenue) IS NOT NULL
          AND accounts_read_on < date(?1, '-${REPORTING_DAYS} days'))`;

/**
 * Listed companies first, then those that changed since they were read, then the rest, each the
 * latest first. No more than the day allows, however many runs are started in it. Raw SQL: as a
 * typed query its conditions and its limit would be fragments of SQL all the same.
 */
const DUE = `
  SELECT corp_code FROM companies
   WHERE facts_read_on IS NULL OR modified_on > replace(facts_read_on, '-', '')
      OR (stock_code IS NOT NULL AND facts_read_on < date(?1, '-${REPORTING_DAYS} days'))
      OR (facts_read_on < ?1 AND corp_code IN (${REPORT_DUE}))
   ORDER BY stock_code IS NULL, facts_read_on IS NULL, modified_on DESC
   LIMIT max(0, ?2 - (SELECT count(*) FROM companies WHERE facts_read_on = ?1))`;

/**
 * Starts a run over the companies that are due, as many as a day allows.
 * @returns the run; null when one is under way or nothing is due
 */
export async function startFacts({ env, runs, clock }: FactsServices): Promise<SyncRun | null> {
  // One call for `company.json` and those for the report. Not all are made, but none is too many.
  const companiesADay = Math.floor(CALLS_A_DAY / (1 + REPORT_CALLS));
  const due = await env.DB.prepare(DUE)
    .bind(dayOf(clock()), companiesADay)
    .all<{ corp_code: number }>();
  const corpCodes = due.results.map((row) => row.corp_code);
  if (corpCodes.length === 0) return null;
  const id = crypto.randomUUID();
  const run = await runs.start({ id, kind: "facts", source: "opendart", total: corpCodes.length });
  if (!run) return null;
  const messages = chunk(corpCodes, COMPANIES_A_MESSAGE).map((codes) => ({
    body: { runId: id, corpCodes: codes },
  }));
  for (const send of chunk(messages, MESSAGES_A_SEND)) await env.FACTS_QUEUE.sendBatch(send);
  return run;
}

/**
 * Reads the companies of one message, and writes them a few at a time. What the time of one
 * consumer does not suffice for goes into a new message.
 * @returns "again" when OpenDART has a passing fault and the message should come again later
 */
export async function processFacts(
  services: FactsServices,
  message: FactsMessage,
): Promise<"done" | "again"> {
  const { env, runs, clock } = services;
  const run = await runs.find(message.runId);
  if (!run || run.finishedAt !== null) return "done";
  const deadline = clock() + READING_MS;
  const unread = await unreadOf(env.DB, message.corpCodes, dayOf(run.createdAt));
  for (let done = 0; done < unread.length; done += COMPANIES_A_WRITE) {
    const reading = await read(services, unread.slice(done, done + COMPANIES_A_WRITE), deadline);
    await write(services, run, reading);
    const { stop } = reading;
    if (stop === null) continue;
    if (stop === "deadline") {
      const rest = unread.slice(done + reading.updates.length + reading.withoutFacts.length);
      await env.FACTS_QUEUE.send({ runId: run.id, corpCodes: rest });
      return "done";
    }
    if (stop.kind === "passing") return "again";
    await runs.fail(run, `opendart_${stop.status}`, stop.message);
    return "done";
  }
  return "done";
}

/**
 * Those of the companies that were not read since the run began, in the given order. A message that
 * is delivered again, even on the next day, thus asks for nothing twice.
 */
async function unreadOf(db: D1Database, corpCodes: number[], since: string): Promise<number[]> {
  const rows = await drizzle(db)
    .select({ corpCode: companies.corpCode })
    .from(companies)
    .where(
      and(
        inArray(companies.corpCode, corpCodes),
        or(isNull(companies.factsReadOn), lt(companies.factsReadOn, since)),
      ),
    );
  const unread = new Set(rows.map((row) => row.corpCode));
  return corpCodes.filter((corpCode) => unread.has(corpCode));
}

interface Reading {
  updates: ProfileUpdate[];
  /** Companies of which OpenDART has no facts. */
  withoutFacts: number[];
  /** What ended the reading before all companies were read. */
  stop: OpenDartFault | "deadline" | null;
}

/** Reads companies in their order. None is begun after the deadline. */
async function read(
  { openDart, clock, pauseMs = PAUSE_MS }: FactsServices,
  corpCodes: number[],
  deadline: number,
): Promise<Reading> {
  const client = paced(openDart, pauseMs);
  const reading: Reading = { updates: [], withoutFacts: [], stop: null };
  for (const number of corpCodes) {
    if (clock() >= deadline) return { ...reading, stop: "deadline" };
    const corpCode = String(number).padStart(8, "0");
    try {
      const company = await client.company(corpCode);
      if (company) {
        const parts = await readLastAnnualReport(client, corpCode, clock());
        reading.updates.push({ company, parts });
      } else {
        reading.withoutFacts.push(number);
      }
    } catch (fault) {
      if (!(fault instanceof OpenDartFault)) throw fault;
      return { ...reading, stop: fault };
    }
  }
  return reading;
}

/**
 * In one transaction, so that a message that is delivered again adds nothing to the run's count.
 */
async function write(
  { env, runs, clock }: FactsServices,
  run: SyncRun,
  { updates, withoutFacts }: Reading,
): Promise<void> {
  const readOn = dayOf(clock());
  const facts = updates.map(({ company }) => company);
  await env.DB.batch([
    ...factWrites(env.DB, facts, withoutFacts, readOn),
    ...profileWrites(env.DB, updates, readOn),
    runs.advance(env.DB, run, facts.length + withoutFacts.length),
  ]);
}

/** The client with a pause after each answer. */
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

/** Ends runs that have been silent for too long: what they did not read is due again next day. */
export async function recoverFacts({ runs }: Pick<FactsServices, "runs">): Promise<void> {
  await runs.abandon("facts");
}

/** The day of a moment in UTC, YYYY-MM-DD. */
function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
