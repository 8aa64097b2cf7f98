/** Helpers for tests that call the service as a caller does, with stand-in upstreams. */
import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, inject, onTestFinished, vi } from "vitest";
import { demo } from "../../seed/demo.ts";
import type { UsageMeter } from "../../src/access/meter.ts";
import { settingsOf } from "../../src/config.ts";
import { checkAnswer } from "../answers.ts";

export { demo };

// biome-ignore lint/suspicious/noExplicitAny: the tests check the form of each answer
export type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Each test has its own client address, because failed authentication is limited per address. */
let address = "";

export async function request(path: string, init?: RequestInit): Promise<Answer> {
  const sent = new Request(`http://127.0.0.1${path}`, init);
  if (!sent.headers.has("CF-Connecting-IP")) sent.headers.set("CF-Connecting-IP", address);
  const response = await exports.default.fetch(sent);
  const text = await response.text();
  const body = text.startsWith("{") ? JSON.parse(text) : text;
  checkAnswer(init?.method ?? "GET", path, response.status, response.headers, body);
  return { status: response.status, headers: response.headers, body };
}

export function bearer(key: string): { Authorization: string } {
  return { Authorization: `Bearer ${key}` };
}

export function get(path: string, key: string): Promise<Answer> {
  return request(path, { headers: bearer(key) });
}

/** POSTs a body as JSON, or a string unchanged. */
export function post(
  path: string,
  key: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return request(path, {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export function verify(
  key: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  return post("/v1/verify", key, body, headers);
}

export function describeBusiness(
  key: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  return post("/v1/verify/business", key, body, headers);
}

/** Issues a key, by default in a new account, so that no other test changes its counts. */
export async function issueKey(
  plans: { a?: string; b?: string },
  limits: Record<string, number> = {},
  account = `test-${crypto.randomUUID()}`,
): Promise<{ apiKey: string; id: string; account: string }> {
  const { status, body } = await post("/admin/keys", demo.admin_token, { account, plans, limits });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { apiKey: body.api_key, id: body.key.id, account };
}

/** @returns the key with another last character, which is not a valid key */
export function wrongKey(apiKey: string): string {
  return apiKey.slice(0, -1) + (apiKey.endsWith("x") ? "y" : "x");
}

export function meterOf(account: string, variant: "a" | "b" = "a") {
  return env.USAGE_METER.getByName(`${account}:${variant}`);
}

/** Waits until the meter has counted `used` (units by month, latest first), and no unit is open. */
export async function counted(
  account: string,
  used: number[],
  variant: "a" | "b" = "a",
): Promise<void> {
  await eventually(async () => {
    const months = await meterOf(account, variant).history();
    expect(months.map((month) => [month.used, month.open])).toEqual(used.map((n) => [n, 0]));
  });
}

/** Repeats `holds` until it succeeds, for at most 20 seconds. */
export function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: 20_000, interval: 20 });
}

/** Sets the clock of the account's meter until the meter restarts. */
export function setClock(
  account: string,
  clock: () => number,
  variant: "a" | "b" = "a",
): Promise<void> {
  return runInDurableObject<UsageMeter, void>(meterOf(account, variant), (meter) => {
    Reflect.set(meter, "clock", clock);
  });
}

/** Stops the clock of the account's meter, so that its rate limit regains no tokens. */
export function stopClock(account: string): Promise<void> {
  const now = Date.now();
  return setClock(account, () => now);
}

/** @returns the parts of a refusal that must not differ between requests with the same fault */
export function refusal({ status, headers, body }: Answer) {
  return {
    status,
    body,
    challenge: headers.get("WWW-Authenticate"),
    retryAfter: headers.get("Retry-After"),
  };
}

/** @returns the units that the key's account has used this month, in the key's first variant */
export async function used(key: string): Promise<number> {
  return (await get("/v1/usage", key)).body.used;
}

type Fault = {
  mode?: string;
  modes?: string[];
  every?: number;
  share?: number;
  path?: string | string[];
  [more: string]: unknown;
};

/** Long timeouts, so that a slow machine does not look like a fault of the tax authority. */
const PATIENT = {
  NTS_ATTEMPT_TIMEOUT_MS: 16_000,
  NTS_TOTAL_TIMEOUT_MS: 16_000,
  NTS_EXPLANATION_TIMEOUT_MS: 8_000,
};
/** For a tax authority that fails on every call: the retries end after 1.5 seconds. */
const RESIGNED = { ...PATIENT, NTS_TOTAL_TIMEOUT_MS: 1_500, NTS_EXPLANATION_TIMEOUT_MS: 1_500 };
/** For a tax authority that never answers: each attempt ends after 0.2 seconds. */
const HASTY = { ...RESIGNED, NTS_ATTEMPT_TIMEOUT_MS: 200 };
/** For a tax authority that sometimes does not answer: each attempt ends after 1.5 seconds. */
const BRISK = { ...PATIENT, NTS_ATTEMPT_TIMEOUT_MS: 1_500 };

function configure(settings: Record<string, string | number>): void {
  // The service reads its settings once and keeps them, and tests copy `env`, so change both.
  Object.assign(settingsOf(env), settings);
  Object.assign(env, settings);
}

/**
 * Gives the service new stand-in upstreams, without faults and without counted calls. Work that
 * started earlier continues with the old stand-ins, so it does not affect the new counts.
 */
export function renewUpstreams(): void {
  const name = crypto.randomUUID();
  address = name;
  const url = `${inject("upstreamUrl")}/for/${name}`;
  configure({
    UPSTREAM_URL: url,
    NTS_BASE_URL: `${url}/api/nts-businessman/v1`,
    OPENDART_BASE_URL: `${url}/api`,
    ...PATIENT,
  });
}

function patienceWith(fault: Fault | null): typeof PATIENT {
  const paths = [fault?.path ?? "status"].flat();
  const isOfRegistry = paths.includes("status") || paths.includes("validate");
  if (!fault || !isOfRegistry) return PATIENT;
  const failsAlways = (fault.every ?? 1) === 1 && fault.share === undefined;
  if (fault.mode === "timeout") return failsAlways ? HASTY : BRISK;
  return failsAlways ? RESIGNED : PATIENT;
}

/** Makes the stand-in upstreams slow or faulty until the next test. */
export async function breakUpstreams(command: {
  latencyMs?: number | Record<string, number>;
  fail?: Fault | null;
  corpCode?: { path: string };
}): Promise<void> {
  if (command.fail !== undefined) configure(patienceWith(command.fail));
  const response = await fetch(`${env.UPSTREAM_URL}/__control`, {
    method: "POST",
    body: JSON.stringify(command),
  });
  if (!response.ok) throw new Error(await response.text());
}

export async function upstreamStats(): Promise<Json> {
  return (await fetch(`${env.UPSTREAM_URL}/__stats`)).json();
}

/** Counts upstream calls in the service, because an abandoned call may never reach a stand-in. */
export function watchUpstreams(): () => number {
  const fetches = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetches.mockRestore());
  return () =>
    fetches.mock.calls.filter(([url]) => String(url).startsWith(`${env.UPSTREAM_URL}/api/`)).length;
}

/**
 * Holds back the messages to a queue.
 * @returns a function that sends the messages. If the test does not call this function, the
 *   messages are dropped when the test ends
 */
export function park<Message>(queue: Queue<Message>): () => Promise<void> {
  const parked: (() => Promise<unknown>)[] = [];
  const { send, sendBatch } = queue;
  const spies = [
    vi.spyOn(queue, "send").mockImplementation(async (...sent): Promise<never> => {
      return void parked.push(() => send.apply(queue, sent)) as never;
    }),
    vi.spyOn(queue, "sendBatch").mockImplementation(async (messages, options): Promise<never> => {
      const sent = [...messages];
      return void parked.push(() => sendBatch.call(queue, sent, options)) as never;
    }),
  ];
  const restore = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(restore);
  return async () => {
    restore();
    for (const go of parked) await go();
  };
}

export type Business = (typeof demo.businesses)[number];

export function business(number: string): Business {
  const found = demo.businesses.find((candidate) => candidate.b_no === number);
  if (!found) throw new Error(`no demo business ${number}`);
  return found;
}

export function claimOf({ b_no, start_dt, p_nm }: Business, more: Record<string, unknown> = {}) {
  return { business_number: b_no, startDate: start_dt, ownerName: p_nm, ...more };
}

/** A true claim about a number of the stand-in's load range (`test/load-numbers.ts`). */
export const LOAD_CLAIM = {
  business_number: "9990000016",
  startDate: "20200101",
  ownerName: "홍길동",
};

export const UNREGISTERED = "1000000009";
export const UNREGISTERED_WITH_FAILING_CHECK_DIGIT = "1000000004";

/** The demo business 한빛물산. The disclosure table contains this company with its business number. */
export const HANBIT = business("2178182399");
