/**
 * Reading the facts of companies from OpenDART, a few calls a company, over as many days as it takes (DESIGN §8, UPSTREAMS §2).
 * A run chooses the companies that are due and queues them; the one consumer paces the calls.
 */

import { factWrites } from "../disclosure/store.ts";
import { type OpenDartClient, OpenDartFault } from "../opendart/client.ts";
import { type ProfileUpdate, profileWrites } from "../profile/store.ts";
import { annualReportSource } from "./annual-report-source.ts";
import type { RunStore, SyncRun } from "./runs.ts";

/** Of the 20,000 calls a day that a key is allowed; the rest is for the table, repeats and the operator. */
export const CALLS_A_DAY = 15_000;
/** Between two calls: at most 300 a minute, far from the 1,000 that get the address blocked. */
const PAUSE_MS = 200;
const COMPANIES_A_MESSAGE = 50;
/** Messages in one `sendBatch` (Queues limits). */
const MESSAGES_A_SEND = 100;
/** Facts of a company that is listed, or files reports, are read again after so long: its representatives and reports change. */
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

/** Those whose annual report was never asked for, or may have a successor: filing one changes nothing in the table. */
const REPORT_DUE = `
  SELECT corp_code FROM profiles
   WHERE accounts_read_on IS NULL
      OR (coalesce(employees, capital, revenue) IS NOT NULL AND accounts_read_on < date(?1, '-${REPORTING_DAYS} days'))`;

/**
 * Listed companies first, then those that changed since they were read, the latest first; then the rest. No more than the day allows,
 * however many runs are started in it.
 */
const DUE = `
  SELECT corp_code FROM companies
   WHERE facts_read_on IS NULL OR modified_on > replace(facts_read_on, '-', '')
      OR (stock_code IS NOT NULL AND facts_read_on < date(?1, '-${REPORTING_DAYS} days'))
      OR (facts_read_on < ?1 AND corp_code IN (${REPORT_DUE}))
   ORDER BY stock_code IS NULL, facts_read_on IS NULL, modified_on DESC
   LIMIT max(0, ?2 - (SELECT count(*) FROM companies WHERE facts_read_on = ?1))`;

/** In the order in which they were queued: what is most wanted first. */
const UNREAD = `
  SELECT corp_code FROM json_each(?1) AS wanted JOIN companies ON corp_code = wanted.value
   WHERE facts_read_on IS NULL OR facts_read_on < ?2
   ORDER BY wanted.key`;

/**
 * Starts a run over the companies that are due, as many as a day allows.
 * @returns the run; null when one is under way or nothing is due
 */
export async function startFacts({
  env,
  runs,
  openDart,
  clock,
}: FactsServices): Promise<SyncRun | null> {
  // One call for `company.json` and what the source may need: not all of them are made, but no day exceeds its calls.
  const companiesADay = Math.floor(
    CALLS_A_DAY / (1 + annualReportSource(openDart, clock).maxCalls),
  );
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
 * Reads the companies of one message; those that have been read since the run began are left out: a message that is delivered again, even
 * on the next day, asks for nothing twice.
 * @returns "again" when something passing went wrong and the rest is to be asked later
 */
export async function processFacts(
  services: FactsServices,
  message: FactsMessage,
): Promise<"done" | "again"> {
  const { env, runs, clock } = services;
  const run = await runs.find(message.runId);
  if (!run || run.finishedAt !== null) return "done";
  const unread = await env.DB.prepare(UNREAD)
    .bind(JSON.stringify(message.corpCodes), dayOf(run.createdAt))
    .all<{ corp_code: number }>();

  const { updates, withoutFacts, fault } = await read(
    services,
    unread.results.map((row) => row.corp_code),
  );
  const readOn = dayOf(clock());
  const facts = updates.map(({ company }) => company);
  const writes = [
    ...factWrites(env.DB, facts, withoutFacts, readOn),
    ...profileWrites(env.DB, updates, readOn),
  ];
  // In one transaction with the facts: a message that is delivered again adds nothing to the count.
  await env.DB.batch([...writes, runs.advance(env.DB, run, facts.length + withoutFacts.length)]);

  if (fault?.kind === "passing") return "again";
  if (fault) await runs.fail(run, `opendart_${fault.status}`, fault.message);
  return "done";
}

interface Reading {
  updates: ProfileUpdate[];
  /** Companies of which OpenDART has no facts. */
  withoutFacts: number[];
  /** What ended the reading before all were read. */
  fault: OpenDartFault | null;
}

async function read(
  { openDart, clock, pauseMs = PAUSE_MS }: FactsServices,
  corpCodes: number[],
): Promise<Reading> {
  const client = paced(openDart, pauseMs);
  const source = annualReportSource(client, clock);
  const reading: Reading = { updates: [], withoutFacts: [], fault: null };
  for (const corpCode of corpCodes) {
    try {
      const company = await client.company(String(corpCode).padStart(8, "0"));
      if (company) reading.updates.push({ company, parts: await source.read(company) });
      else reading.withoutFacts.push(corpCode);
    } catch (fault) {
      if (!(fault instanceof OpenDartFault)) throw fault;
      return { ...reading, fault };
    }
  }
  return reading;
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

/** Ends runs of which nothing has been heard for long: what they left is due again on the next day. */
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
