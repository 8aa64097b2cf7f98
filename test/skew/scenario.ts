/**
 * The steps that `npm run skew` records. First, `prepare` leaves something in every store. Then
 * `use` works on what is stored. The steps also run on the last release, so they use only what that
 * release has. `coverage.ts` lists everything that the recorded fixtures must contain.
 */
import { type DemoBusiness, demo } from "../../seed/demo.ts";
import { LOCAL_OPENDART_API_KEY } from "../../seed/upstreams/server.ts";
import { loadNumbers } from "../load-numbers.ts";
import type { UpstreamProcess } from "../upstream-process.ts";
import type { Answer } from "./host.ts";
import type { Message } from "./workers/control.ts";

export interface Sent {
  method?: string;
  key?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | string | Uint8Array;
}

export interface Recorder {
  upstream: UpstreamProcess;
  request(path: string, sent?: Sent): Promise<Answer>;
  /** Sends a request, and stops the Worker's work on it halfway, as if the Worker had died. */
  abandon(path: string, sent: Sent): Promise<void>;
  /** Takes the messages that wait in this queue, or in all queues if none is given. */
  take(queue?: string): Message[];
  pass(ms: number): void;
  deliver(message: Message, how?: "here" | "placed"): Promise<void>;
  tick(cron: string): Promise<void>;
}

const { keys, admin_token: ADMIN } = demo;
const [HANBIT, SAESOL, DONGNYEOK] = claimsOf(demo.businesses) as [Claim, Claim, Claim];
/** Businesses that the live sources know, but the disclosure table does not. */
const LIVE = claimsOf(demo.liveSources.businesses) as [Claim, Claim, Claim, Claim];
/** A test number that is valid (docs/test-mode.md). */
const TEST_CLAIM = {
  business_number: "1000000014",
  startDate: "20200101",
  ownerName: "홍길동",
  companyName: "",
};
const CSV = { "Content-Type": "text/csv" };
const STATUS_BATCH = { check: "status", business_numbers: loadNumbers(2) };
const REPEATABLE_BATCH = { "Idempotency-Key": "recorded-status-job" };
const ERASED_ACCOUNT = "erased-account";
/** The `crons` of wrangler.toml. */
const MINUTE = "* * * * *";
const NIGHT = "17 18 * * *";
/** More than `SUBMIT_SECONDS` in wrangler.toml, so that the sweeper undoes a submission. */
const SUBMISSION_MS = 1_200_000;
const READ_BY_THE_OPERATOR = [
  "keys",
  "accounts/demo-a-starter/usage",
  "accounts/demo-a-enterprise/usage",
  "accounts/erased-account/usage",
  "sync-runs",
  "sources",
  "jobs",
  "receipt-keys",
  `profiles/${LIVE[1].business_number}`,
  `profiles/${LIVE[2].business_number}`,
];

interface Claim {
  business_number: string;
  startDate: string;
  ownerName: string;
  companyName: string;
}

function claimsOf(businesses: readonly DemoBusiness[]): Claim[] {
  return businesses.map(({ b_no, start_dt, p_nm, b_nm }) => ({
    business_number: b_no,
    startDate: start_dt,
    ownerName: p_nm,
    companyName: b_nm,
  }));
}

export interface Prepared {
  /** The ids of ended jobs. The third belongs to a test key. */
  ended: string[];
  /** The id of a job with a chunk that no worker has taken yet. */
  open: string;
  messages: Message[];
}

export async function prepare(recorder: Recorder): Promise<Prepared> {
  await checks(recorder);
  await accounts(recorder);
  const ended = await endedJobs(recorder);
  await syncs(recorder);
  const { open, hint } = await openJob(recorder);
  await openSyncs(recorder);
  await night(recorder);
  return { ended, open, messages: [hint, ...recorder.take()] };
}

async function checks({ request, upstream }: Recorder): Promise<void> {
  const verify = { key: keys.a.starter, body: HANBIT };
  await request("/v1/verify", { ...verify, body: withReceipt(HANBIT) });
  await request("/v1/verify", { ...verify, body: { ...SAESOL, ownerName: "아무개" } });
  // Two checks at the same time under one Idempotency-Key make the meter decide which one pays.
  const repeatable = { ...verify, headers: { "Idempotency-Key": "recorded-check" } };
  await Promise.all([request("/v1/verify", repeatable), request("/v1/verify", repeatable)]);
  const numbers = [HANBIT, SAESOL].map(({ business_number }) => business_number);
  await request("/v1/status", { key: keys.a.starter, body: { business_numbers: numbers } });
  await upstream.control({ fail: { mode: "key", path: ["validate", "status"] } });
  await request("/v1/verify", verify);
  await upstream.control({ fail: { mode: "http500", path: "comwel", every: 1 } });
  await request("/v1/verify/business", { key: keys.b.paid, body: numberOf(LIVE[0]) });
  await upstream.control({ fail: null });
  await request("/v1/verify/business", { key: keys.b.paid, body: numberOf(LIVE[1]) });
  await request("/v1/verify/business", { key: keys.b.paid, body: numberOf(HANBIT) });
  await request("/v1/verify", { key: keys.test.a, body: withReceipt(TEST_CLAIM) });
  await request("/v1/usage", { key: keys.a.starter });
  await request(`/admin/profiles/${LIVE[2].business_number}`, { method: "DELETE", key: ADMIN });
  await request("/ready");
}

async function accounts({ request }: Recorder): Promise<void> {
  const listed = await request("/admin/keys", { key: ADMIN });
  const idOf = (account: string): string =>
    JSON.parse(listed.body).keys.find((key: { account: string }) => key.account === account).id;
  await request("/v1/verify", { key: keys.a.premium, body: HANBIT });
  await request(`/admin/keys/${idOf("demo-a-premium")}`, {
    method: "PATCH",
    key: ADMIN,
    body: { limits: { monthly_quota: 1_000 }, expires_at: "2099-01-01T00:00:00Z" },
  });
  await request("/v1/verify", { key: keys.a.pro, body: HANBIT });
  await request(`/admin/keys/${idOf("demo-a-pro")}`, { method: "DELETE", key: ADMIN });
  const { body } = await request("/admin/keys", {
    key: ADMIN,
    body: { account: ERASED_ACCOUNT, plans: { a: "pro" } },
  });
  await request("/v1/verify", { key: JSON.parse(body).api_key, body: HANBIT });
  await request(`/admin/accounts/${ERASED_ACCOUNT}/usage`, { key: ADMIN });
  await request(`/admin/accounts/${ERASED_ACCOUNT}`, { method: "DELETE", key: ADMIN });
}

async function endedJobs(recorder: Recorder): Promise<string[]> {
  const { request } = recorder;
  // If an account has a limit of units a day, its meter stores the days of its batches.
  const shared = await request("/admin/keys", {
    key: ADMIN,
    body: { account: "shared-account", plans: { a: "pro" }, limits: { units_per_day: 100 } },
  });
  await submit(recorder, STATUS_BATCH, {}, JSON.parse(shared.body).api_key);
  const ended = [
    await upload(recorder, csvOf([HANBIT, SAESOL, DONGNYEOK]), {
      "Job-Name": "recorded",
      "Idempotency-Key": "recorded-job",
    }),
    await submit(recorder, STATUS_BATCH, REPEATABLE_BATCH),
    await submit(recorder, { businesses: [rowOf(TEST_CLAIM)] }, {}, keys.test.a),
  ];
  await deliverAll(recorder);
  // This repeated request takes one of the meter's places for requests that wait. The job has
  // ended, so the request gives the place back at once.
  await submit(recorder, STATUS_BATCH, { ...REPEATABLE_BATCH, Prefer: "wait=1" });
  const cancelled = await submit(recorder, { businesses: [rowOf(HANBIT)] });
  await request(`/v1/batch/cancel/${cancelled}`, { method: "POST", key: keys.a.enterprise });
  const deleted = await submit(recorder, { businesses: [rowOf(HANBIT)] });
  await request(`/v1/batch/${deleted}`, { method: "DELETE", key: keys.a.enterprise });
  recorder.take();
  return [...ended, cancelled];
}

async function syncs(recorder: Recorder): Promise<void> {
  const { request } = recorder;
  await request("/admin/former-names", {
    key: ADMIN,
    headers: CSV,
    // The disclosure table does not have this company.
    body: "corp_code,name,last_seen,name_en\n99999999,옛이름,2024-01-01,Old Name\n",
  });
  await request("/admin/sync-runs/facts", { method: "POST", key: ADMIN });
  await deliverAll(recorder);
}

/** @returns a job with one finished and one open chunk, and the queue message for the open chunk */
async function openJob(recorder: Recorder): Promise<{ open: string; hint: Message }> {
  // Leave an incomplete submission, as if the Worker had died.
  await recorder.abandon("/v1/batch/upload?language=ko", {
    key: keys.a.enterprise,
    headers: CSV,
    body: csvOf([HANBIT, SAESOL]),
  });
  const open = await submit(recorder, {
    business_numbers: loadNumbers(101),
    start_date: "20200101",
    owner_name: "홍길동",
  });
  const [first, hint] = recorder.take("-batch");
  if (!first || !hint) throw new Error("a job with two chunks must send two hints");
  await recorder.deliver(first);
  return { open, hint };
}

/** Leaves queue messages: for an uploaded company table, a sync run of facts, and the doctor. */
async function openSyncs(recorder: Recorder): Promise<void> {
  const { request, upstream } = recorder;
  const zip = await fetch(`${upstream.url}/api/corpCode.xml?crtfc_key=${LOCAL_OPENDART_API_KEY}`);
  await request("/admin/sync-runs/companies", {
    key: ADMIN,
    headers: { "Content-Type": "application/zip" },
    body: new Uint8Array(await zip.arrayBuffer()),
  });
  await request("/admin/sync-runs/facts", { method: "POST", key: ADMIN });
  await request("/admin/doctor", { method: "POST", key: ADMIN });
}

/**
 * Leaves an incomplete copy of the API keys. The nightly tick starts no other runs, because those
 * of `openSyncs` are under way.
 */
async function night({ request, tick }: Recorder): Promise<void> {
  await tick(NIGHT);
  await tick(MINUTE);
  // LIVE[3] has no official name yet, so the service notes its number. The next tick then asks for
  // the name.
  await request("/v1/verify", { key: keys.a.starter, body: LIVE[3] });
}

export async function use(recorder: Recorder, prepared: Prepared): Promise<void> {
  const { request, deliver, tick } = recorder;
  const { ended, open, messages } = prepared;
  const job = { key: keys.a.enterprise };
  await request(`/v1/batch/status/${open}`, job);
  await request(`/admin/jobs/${open}`, { key: ADMIN });
  for (const message of messages) await deliver(message, "placed");
  for (const message of messages) await deliver(message);
  await request(`/v1/batch/status/${open}`, job);
  await request(`/v1/batch/download/${open}`, job);
  for (const id of ended) {
    const owner = { key: id === ended[2] ? keys.test.a : keys.a.enterprise };
    await request(`/v1/batch/status/${id}?receipt=true`, owner);
    await request(`/v1/batch/download/${id}`, owner);
    const headers = { Accept: "application/x-ndjson" };
    await request(`/v1/batch/download/${id}?receipts=true`, { ...owner, headers });
  }
  await request("/v1/batch", job);
  for (const id of [ended[0], open]) await request("/mcp", { ...job, body: getBatch(id) });

  const repeatable = { "Idempotency-Key": "recorded-check" };
  await request("/v1/verify", { key: keys.a.starter, body: HANBIT, headers: repeatable });
  await request("/v1/verify", { key: keys.a.starter, body: SAESOL, headers: repeatable });
  await request("/v1/verify", { key: keys.a.starter, body: { ...DONGNYEOK, lang: "both" } });
  await request("/v1/verify", { key: keys.a.pro, body: HANBIT });
  await request("/v1/verify", { key: keys.a.premium, body: LIVE[1] });
  await request("/v1/verify", { key: keys.test.a, body: withReceipt(TEST_CLAIM) });
  await request("/v1/status", { key: keys.a.starter, body: withReceipt(numberOf(SAESOL)) });
  for (const one of [HANBIT, LIVE[1], LIVE[2]])
    await request("/v1/verify/business", { key: keys.b.paid, body: withReceipt(numberOf(one)) });
  for (const key of [keys.a.starter, keys.a.premium, keys.a.enterprise, keys.b.paid])
    await request("/v1/usage", { key });
  await request("/v1/plans");
  await request("/.well-known/jwks.json");
  for (const path of READ_BY_THE_OPERATOR) await request(`/admin/${path}`, { key: ADMIN });
  await request("/ready");

  // After this time, the next tick undoes the abandoned submission.
  recorder.pass(SUBMISSION_MS);
  await tick(MINUTE);
  await tick(NIGHT);
  await request("/v1/batch", job);
  await request("/admin/jobs", { key: ADMIN });
}

async function deliverAll(recorder: Recorder): Promise<void> {
  for (const message of recorder.take()) await recorder.deliver(message);
}

async function upload(
  { request }: Recorder,
  body: string,
  headers: Record<string, string>,
): Promise<string> {
  const key = keys.a.enterprise;
  return idOf(
    await request("/v1/batch/upload?language=both", { key, headers: { ...CSV, ...headers }, body }),
  );
}

async function submit(
  { request }: Recorder,
  body: object,
  headers: Record<string, string> = {},
  key = keys.a.enterprise,
): Promise<string> {
  return idOf(await request("/v1/batch/verify", { key, headers, body }));
}

function idOf({ status, body }: Answer): string {
  const { job_id: id } = JSON.parse(body);
  if (!id) throw new Error(`a job was refused with ${status}: ${body}`);
  return id;
}

function numberOf({ business_number }: Claim): object {
  return { business_number };
}

function withReceipt(body: object): object {
  return { ...body, receipt: true };
}

function getBatch(jobId: string | undefined): object {
  const params = { name: "get_batch", arguments: { job_id: jobId, first_row: 2 } };
  return { jsonrpc: "2.0", id: 1, method: "tools/call", params };
}

function rowOf({ business_number, startDate, ownerName }: Claim): object {
  return { business_number, start_date: startDate, owner_name: ownerName };
}

function csvOf(claims: Claim[]): string {
  const rows = claims.map(({ business_number, startDate, ownerName, companyName }) =>
    [business_number, startDate, ownerName, companyName].join(),
  );
  return ["business_number,start_date,owner_name,company_name", ...rows, ""].join("\n");
}
