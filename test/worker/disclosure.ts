/** Helpers for tests of the disclosure table and of the sync. */
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { LOCAL_OPENDART_API_KEY } from "../../seed/upstreams/opendart.ts";
import {
  factWrites,
  type IdentifyingFacts,
  toIncoming,
  writeCompanies,
} from "../../src/disclosure/store.ts";
import { createOpenDartClient } from "../../src/opendart/client.ts";
import type { DisclosedCompany } from "../../src/opendart/corp-code-reader.ts";
import type { FactsMessage } from "../../src/sync/facts.ts";
import type { ImportMessage } from "../../src/sync/import.ts";
import { createRunStore } from "../../src/sync/runs.ts";

export const LEASE_MS = 60_000;

export async function emptyTable(): Promise<void> {
  await env.DB.batch(
    ["companies", "company_keys", "sync_runs", "profiles", "former_names", "disclosure_counts"].map(
      (table) => env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
}

/** A company of the table. `code` becomes its corp code. */
export function company(
  code: number,
  name: string,
  more: Partial<DisclosedCompany> = {},
): DisclosedCompany {
  const corpCode = String(code).padStart(8, "0");
  return {
    corpCode,
    name,
    englishName: `Company ${code}`,
    stockCode: "",
    modifiedOn: "20260101",
    ...more,
  };
}

/** @returns how many companies were new or changed */
export function write(...companies: DisclosedCompany[]): Promise<number> {
  return writeCompanies(env.DB, companies.map(toIncoming));
}

export function facts(code: number, more: Partial<IdentifyingFacts> = {}): IdentifyingFacts {
  const corpCode = String(code).padStart(8, "0");
  return {
    corpCode,
    businessNumber: "",
    legalName: "",
    stockName: "",
    representatives: "",
    englishName: "",
    ...more,
  };
}

export function writeFacts(...all: IdentifyingFacts[]): Promise<void> {
  return writeFactsOn("2026-01-01", ...all);
}

export async function writeFactsOn(day: string, ...all: IdentifyingFacts[]): Promise<void> {
  await env.DB.batch(factWrites(env.DB, all, [], day));
}

/** Every index key as `key/former/corp code`, sorted. */
export async function allKeys(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT key, former, corp_code FROM company_keys").all<{
    key: string;
    former: number;
    corp_code: number;
  }>();
  return results.map((row) => `${row.key}/${row.former}/${row.corp_code}`).sort();
}

export async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await env.DB.prepare(sql).all()).results;
}

export class RecordingQueue<Message> {
  readonly sent: Message[] = [];

  async send(message: Message): Promise<void> {
    this.sent.push(message);
  }

  async sendBatch(messages: Iterable<{ body: Message }>): Promise<void> {
    for (const { body } of messages) this.sent.push(body);
  }
}

/** The sync's services with the real D1 and R2, and the stand-in for OpenDART. */
export function syncServices(start = "2026-03-01T00:00:00Z") {
  const time = { now: Date.parse(start) };
  const clock = () => time.now;
  const imports = new RecordingQueue<ImportMessage>();
  const factQueue = new RecordingQueue<FactsMessage>();
  const queues = { IMPORT_QUEUE: imports, FACTS_QUEUE: factQueue } as unknown as Pick<
    Env,
    "IMPORT_QUEUE" | "FACTS_QUEUE"
  >;
  return {
    env: { DB: env.DB, FILES: env.FILES, ...queues },
    runs: createRunStore(drizzle(env.DB), clock, LEASE_MS),
    openDart: createOpenDartClient({
      baseUrl: `${env.UPSTREAM_URL}/api`,
      apiKey: LOCAL_OPENDART_API_KEY,
    }),
    openDartGate: { plannedCalls: async () => 17_000 },
    clock,
    pauseMs: 0,
    imports,
    factQueue,
    pass: (ms: number) => {
      time.now += ms;
    },
  };
}
