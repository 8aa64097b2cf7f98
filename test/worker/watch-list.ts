/** Helpers for tests of watched numbers: numbers, a register, rounds, and the clock. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { answered } from "../../src/lib/answer.ts";
import type { EntryAnswer } from "../../src/registry/answers.ts";
import type { RegistryAnswer } from "../../src/registry/client.ts";
import type { RegistryState } from "../../src/registry/state.ts";
import type { Services } from "../../src/services.ts";
import { PAUSE_AFTER_ROUND_MS } from "../../src/watch-list/due.ts";
import { processBlock } from "../../src/watch-list/round.ts";
import { checkAnswer } from "../answers.ts";
import { bindings, resetEngine, worker } from "./batch-engine.ts";
import { bearer, issueKey, type Json, setClock } from "./service.ts";

const realNow = Date.now.bind(Date);
/** How far the test has moved the clock of everything that runs in workerd. */
let passed = 0;

export function clock(): number {
  return Date.now();
}

export function pass(milliseconds: number): void {
  passed += milliseconds;
}

export function numbersOf(count: number, first = 0): string[] {
  return Array.from({ length: count }, (_, at) => String(3_000_000_000 + first + at));
}

export const ACTIVE: RegistryState = {
  ...{ statusCode: "01", status: "계속사업자", taxTypeCode: "01", taxType: "일반과세자" },
  ...{ closedOn: null, taxTypeChangedOn: null, previousTaxType: null },
  ...{ closedByUnitTaxation: false, taxInvoicesSince: null },
};
export const CLOSED: RegistryState = {
  ...ACTIVE,
  ...{ statusCode: "03", status: "폐업자", closedOn: "2026-11-01" },
};
export const SUSPENDED: RegistryState = { ...ACTIVE, statusCode: "02", status: "휴업자" };

/**
 * A register whose states a test sets. The register counts its calls, and a test can make calls
 * fail.
 */
export class Register {
  calls: string[][] = [];
  readonly states = new Map<string, RegistryState | null>();
  /** Decides what a call answers. If this returns undefined, the call answers with the states. */
  answer: (numbers: string[]) => RegistryAnswer<EntryAnswer[]> | undefined = () => undefined;

  of(): Services["registry"] {
    return {
      validate: async () => ({ kind: "unavailable", fault: "down" }),
      status: async (numbers: string[], _signal: unknown, purpose?: string) => {
        if (purpose === "probe") return this.probe();
        this.calls.push(numbers);
        return this.answer(numbers) ?? answered(numbers.map((number) => this.stateOf(number)));
      },
      isReachable: async () => true,
      diagnose: async () => ({ kind: "answered" }),
    };
  }

  probe: () => RegistryAnswer<EntryAnswer[]> = () => answered([null]);

  stateOf(number: string): EntryAnswer {
    const state = this.states.get(number);
    return state === undefined ? ACTIVE : state;
  }

  set(state: RegistryState | null, ...numbers: string[]): void {
    for (const number of numbers) this.states.set(number, state);
  }
}

export const DOWN = { kind: "unavailable", fault: "down" } as const;
export const TIMEOUT = { kind: "unavailable", fault: "timeout" } as const;

export async function resetWatches(): Promise<void> {
  passed = 0;
  Date.now = () => realNow() + passed;
  onTestFinished(() => {
    Date.now = realNow;
  });
  await resetEngine();
  await env.DB.batch(
    ["watches", "watch_blocks", "watch_accounts", "events"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
}

/** Sends a request. Queue messages that the service then sends are counted, but not delivered. */
export async function send(
  method: string,
  path: string,
  key: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Json; headers: Headers }> {
  const isJson = typeof body === "object";
  const init = {
    method,
    headers: {
      ...bearer(key),
      ...(isJson && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  };
  const app = createApp(new EdgeMemory());
  const url = `http://127.0.0.1${path}`;
  const answer = await app.request(url, init, bindings(), createExecutionContext());
  const text = await answer.text();
  const parsed = text.startsWith("{") ? JSON.parse(text) : text;
  checkAnswer(method, path, answer.status, answer.headers, parsed);
  return { status: answer.status, body: parsed, headers: answer.headers };
}

/** A new account with a list. Its meter has the test's clock. */
export async function watching(
  numbers: string[],
  limits: Record<string, number> = {},
): Promise<{ key: string; account: string; id: string }> {
  const {
    apiKey: key,
    account,
    id,
  } = await issueKey({ a: "enterprise" }, { rate_per_second: 10_000, ...limits });
  await setClock(account, () => Date.now());
  await add(key, numbers);
  return { key, account, id };
}

export async function add(key: string, numbers: string[]): Promise<Json> {
  let body: Json;
  for (let first = 0; first < numbers.length; first += 1_000) {
    const some = numbers.slice(first, first + 1_000);
    const answer = await send("POST", "/v1/watches", key, { business_numbers: some });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    body = answer.body;
  }
  return body;
}

/** Numbers that are added to a block just after its round are asked about after this time. */
export const PAUSE_MS = PAUSE_AFTER_ROUND_MS;

/** Runs a round for each block of numbers that is due now. @returns how many rounds ran */
export async function rounds(
  register: Register,
  services: () => Services = () => worker({}, register.of()),
): Promise<number> {
  for (let count = 0; ; count++) {
    if (!(await processBlock(services(), "behind"))) return count;
  }
}

export async function nextDue(): Promise<number> {
  const row = await env.DB.prepare("SELECT min(due_at) AS due FROM watch_blocks").first<{
    due: number;
  }>();
  return row?.due ?? 0;
}

export async function nextRounds(register: Register): Promise<number> {
  pass(Math.max(0, (await nextDue()) - clock()));
  return rounds(register);
}

export async function passRounds(milliseconds: number, register: Register): Promise<number> {
  const until = clock() + milliseconds;
  let count = 0;
  for (;;) {
    count += await rounds(register);
    const due = await nextDue();
    if (due === 0 || due > until) break;
    pass(Math.max(1, due - clock()));
  }
  pass(Math.max(0, until - clock()));
  return count + (await rounds(register));
}

export async function eventsOf(key: string, types = ""): Promise<Json[]> {
  const found: Json[] = [];
  let after = "";
  for (;;) {
    const query = `limit=1000${after && `&after=${after}`}${types && `&types=${types}`}`;
    const { status, body } = await send("GET", `/v1/events?${query}`, key);
    expect(status, JSON.stringify(body)).toBe(200);
    found.push(...body.events);
    if (body.events.length < 1_000) return found;
    after = body.next;
  }
}

export const changedNumbers = async (key: string): Promise<string[]> =>
  (await eventsOf(key, "watch.changed")).map(({ data }) => data.business_number);

export const count = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(`SELECT count(*) AS n ${sql}`)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;

/** Expects what must be true of the stored list after any change. */
export async function expectSound(account: string): Promise<void> {
  const { results: blocks } = await env.DB.prepare(
    `SELECT places, (SELECT count(*) FROM watches WHERE block = watch_blocks.id
       AND watches.account = watch_blocks.account) AS rows FROM watch_blocks WHERE account = ?`,
  )
    .bind(account)
    .all<{ places: number; rows: number }>();
  for (const { places, rows } of blocks) {
    expect(places).toBe(rows);
    expect(places).toBeLessThanOrEqual(100);
  }
  const rows = blocks.reduce((sum, block) => sum + block.rows, 0);
  expect(await count("FROM watches WHERE account = ?", account)).toBe(rows);
  const row = await env.DB.prepare("SELECT watched, places FROM watch_accounts WHERE account = ?")
    .bind(account)
    .first<{ watched: number; places: number }>();
  expect(row?.places ?? 0).toBe(rows);
  expect(row?.watched ?? 0).toBe(
    await count("FROM watches WHERE account = ? AND removed_at IS NULL", account),
  );
}
