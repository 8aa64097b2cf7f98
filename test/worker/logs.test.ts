import { env, exports } from "cloudflare:workers";
import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { ERRORS } from "../../src/errors.ts";
import { LANGUAGES } from "../../src/language/languages.ts";
import { romanizeName } from "../../src/language/romanize.ts";
import { download } from "./batches.ts";
import {
  bearer,
  breakUpstreams,
  claimOf,
  demo,
  describeBusiness,
  eventually,
  get,
  HANBIT,
  issueKey,
  type Json,
  post,
  request,
  stopClock,
  UNREGISTERED,
  verify,
} from "./service.ts";

const lines: string[] = [];
const LEVELS = ["debug", "info", "log", "warn", "error"] as const;
function captureLines(): void {
  lines.length = 0;
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(
        parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" "),
      );
    });
  }
}
beforeEach(captureLines);

const requestEvents = (of: string[]) =>
  of.map((line) => JSON.parse(line)).filter(({ event }) => event === "request");
const events = () => requestEvents(lines);

const FORBIDDEN = [
  ...demo.businesses.flatMap(({ b_no, p_nm, b_nm }) => [b_no, p_nm, b_nm, romanizeName(b_nm)]),
  ...demo.businesses.map(({ b_no }) => b_no.replace(/^(...)(..)/, "$1-$2-")),
  ...demo.disclosure.flatMap(({ corp_name, corp_eng_name }) => [corp_name, corp_eng_name]),
  ...demo.profiles.flatMap(({ ceo_nm, adres }) => [ceo_nm, adres]),
  ...Object.values(demo.keys).flatMap((keys) => Object.values(keys)),
  ...["허위인", "허위상회", UNREGISTERED, demo.admin_token, env.NTS_SERVICE_KEY],
].filter((text) => text.length > 1);

function expectNothingPersonal(more: string[] = [], inLines = lines): void {
  for (const line of inLines) {
    for (const text of [...FORBIDDEN, key, ...more]) expect(line).not.toContain(text);
  }
}

const wrong = claimOf(HANBIT, { ownerName: "허위인", companyName: "허위상회" });
const brokenBy = async (mode: string, body: object = claimOf(HANBIT), path?: string) => {
  await breakUpstreams({ fail: { mode, ...(path && { path }) } });
  const answer = await verify(key, body);
  await breakUpstreams({ fail: null });
  return answer;
};
const toRow = ({ b_no, start_dt, p_nm }: typeof HANBIT) => ({
  business_number: b_no,
  start_date: start_dt,
  owner_name: p_nm,
});
const batch = (body: object, headers?: Record<string, string>) =>
  post("/v1/batch/verify", key, body, headers);
const BATCH_ROW = toRow(HANBIT);
const upload = (body: BodyInit) =>
  request("/v1/batch/upload", {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "text/csv" },
    body,
  });
const tool = (name: string, given: object, version = "2025-11-25") =>
  post(
    "/mcp",
    key,
    { jsonrpc: "2.0", id: HANBIT.p_nm, method: "tools/call", params: { name, arguments: given } },
    { "MCP-Protocol-Version": version },
  );
/** Sends an operator's request about a new key. The log of issuing the key is dropped. */
const operate = async (method: string, path: string, body?: object) => {
  const { id } = await issueKey({ a: "pro" });
  lines.length = 0;
  return request(`/admin/keys/${id}${path}`, {
    method,
    headers: { ...bearer(demo.admin_token), "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
};

const HOOKS = "/v1/webhook_endpoints";
let endpointId = "";
const makeEndpoint = async (url: string) => {
  const answer = await post(HOOKS, key, { url });
  endpointId = answer.body.id ?? endpointId;
  return answer;
};

let key: string;
beforeAll(async () => {
  key = (await issueKey({ a: "enterprise", b: "paid" }, { rate_per_second: 1_000 })).apiKey;
});

const PATHS: [path: string, status: number, send: () => Promise<{ status: number }>][] = [
  [
    "a valid business",
    200,
    () => verify(key, claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "both" })),
  ],
  ["wrong details", 200, () => verify(key, wrong)],
  ["an unknown number", 200, () => verify(key, { ...wrong, business_number: UNREGISTERED })],
  ["an unknown reason", 200, () => brokenBy("http500", wrong, "status")],
  [
    "a name that is too long",
    400,
    () => verify(key, claimOf(HANBIT, { ownerName: HANBIT.p_nm.repeat(40) })),
  ],
  ["malformed JSON", 400, () => verify(key, `{"ownerName": "${HANBIT.p_nm}", ${HANBIT.b_no}`)],
  ["a name as a date", 400, () => verify(key, { ...claimOf(HANBIT), startDate: HANBIT.p_nm })],
  ["a name as a language", 400, () => verify(key, claimOf(HANBIT, { lang: HANBIT.p_nm }))],
  [
    "a number as a media type",
    400,
    () => verify(key, claimOf(HANBIT), { "Content-Type": HANBIT.b_no }),
  ],
  [
    "a body that is too large",
    400,
    () => verify(key, claimOf(HANBIT, { note: HANBIT.p_nm.repeat(10_000) })),
  ],
  ["no key", 401, () => request("/v1/usage")],
  ["a number as a key", 401, () => verify(HANBIT.b_no, claimOf(HANBIT))],
  ["a key without its last character", 401, () => verify(key.slice(0, -1), claimOf(HANBIT))],
  [
    "a wrong admin token",
    401,
    () => request("/admin/keys", { headers: bearer(`${demo.admin_token}x`) }),
  ],
  ["a real number with a test key", 400, () => verify(demo.keys.test.a, claimOf(HANBIT))],
  ["a key of the other variant", 403, () => verify(demo.keys.b.paid, claimOf(HANBIT))],
  ["a number as a path", 404, () => get(`/v1/${HANBIT.b_no}`, key)],
  [
    "a name as a path",
    404,
    () => get(`/${encodeURIComponent(HANBIT.p_nm)}?owner=${HANBIT.p_nm}`, key),
  ],
  ["a key in a path", 404, () => get(`/v1/verify/${key}`, key)],
  [
    "revoking a key with a number as its id",
    404,
    () =>
      request(`/admin/keys/${HANBIT.b_no}`, {
        method: "DELETE",
        headers: bearer(demo.admin_token),
      }),
  ],
  [
    "describing a business",
    200,
    () => describeBusiness(key, { business_number: HANBIT.b_no, language: "ko" }),
  ],
  [
    "describing an unregistered business",
    404,
    () => describeBusiness(key, { business_number: UNREGISTERED }),
  ],
  ["describing a name", 400, () => describeBusiness(key, { business_number: HANBIT.p_nm })],
  [
    "a number as a language",
    400,
    () => describeBusiness(key, { business_number: HANBIT.b_no, language: HANBIT.b_no }),
  ],
  [
    "a key of variant A for variant B",
    401,
    () => describeBusiness(demo.keys.a.pro, { business_number: HANBIT.b_no }),
  ],
  ["usage", 200, () => get("/v1/usage", key)],
  ["a name as a variant", 400, () => get(`/v1/usage?variant=${HANBIT.p_nm}`, key)],
  [
    "the status of businesses",
    200,
    () => post("/v1/status", key, { business_numbers: [HANBIT.b_no, UNREGISTERED] }),
  ],
  [
    "the status of a name",
    400,
    () => post("/v1/status", key, { business_numbers: [HANBIT.b_no, HANBIT.p_nm] }),
  ],
  ["a tool that verifies", 200, () => tool("verify_business", claimOf(HANBIT))],
  [
    "a tool with a name as a number",
    200,
    () => tool("check_status", { business_numbers: [HANBIT.p_nm] }),
  ],
  ["a tool with a name as a job id", 200, () => tool("get_batch", { job_id: HANBIT.p_nm })],
  ["a name as a tool", 200, () => tool(HANBIT.p_nm, {})],
  ["a name as a message", 400, () => post("/mcp", key, JSON.stringify(HANBIT.p_nm))],
  ["a number as a version", 400, () => tool(HANBIT.p_nm, {}, HANBIT.b_no)],
  ["GET /mcp with a name", 405, () => get(`/mcp?name=${HANBIT.p_nm}`, key)],
  [
    "ending an MCP session",
    405,
    () =>
      request("/mcp", {
        method: "DELETE",
        headers: { ...bearer(key), "Mcp-Session-Id": HANBIT.b_no },
      }),
  ],
  ["health", 200, () => request("/health")],
  ["listing the plans", 200, () => request(`/v1/plans?account=${HANBIT.p_nm}`)],
  [
    "issuing a key",
    200,
    () =>
      post("/admin/keys", demo.admin_token, {
        account: "logs",
        name: HANBIT.b_nm,
        plans: { a: "pro" },
      }),
  ],
  ["listing the keys", 200, () => get("/admin/keys", demo.admin_token)],
  ["exporting the keys", 200, () => get("/admin/stored-keys", demo.admin_token)],
  [
    "importing a key that is not valid",
    400,
    () => post("/admin/stored-keys", demo.admin_token, { keys: [{ hash: HANBIT.p_nm }] }),
  ],
  ["the copies of the keys", 200, () => get("/admin/key-copies", demo.admin_token)],
  [
    "a copy that does not exist",
    404,
    () => get(`/admin/key-copies/${encodeURIComponent(HANBIT.p_nm)}`, demo.admin_token),
  ],
  ["readiness", 200, () => request("/ready")],
  [
    "showing a key with a name as its id",
    404,
    () => get(`/admin/keys/${encodeURIComponent(HANBIT.p_nm)}`, demo.admin_token),
  ],
  ["renaming a key", 200, () => operate("PATCH", "", { name: HANBIT.p_nm })],
  [
    "renaming a key to a name that is too long",
    400,
    () => operate("PATCH", "", { name: HANBIT.p_nm.repeat(100) }),
  ],
  ["rotating a key", 200, () => operate("POST", "/rotate", { note: HANBIT.p_nm })],
  ["revoking a key", 200, () => operate("DELETE", "")],
  ["an account", 200, () => get("/admin/accounts/logs", demo.admin_token)],
  ["the usage of an account", 200, () => get("/admin/accounts/logs/usage", demo.admin_token)],
  [
    "erasing a name",
    400,
    () =>
      request(`/admin/accounts/${encodeURIComponent(HANBIT.p_nm)}`, {
        method: "DELETE",
        headers: bearer(demo.admin_token),
      }),
  ],
  [
    "the usage of a name",
    400,
    () => get(`/admin/accounts/${encodeURIComponent(HANBIT.p_nm)}/usage`, demo.admin_token),
  ],
  [
    "the jobs of an account with a number as its name",
    200,
    () => get(`/admin/jobs?account=${HANBIT.b_no}`, demo.admin_token),
  ],
  [
    "a job with a name as its id",
    404,
    () => get(`/admin/jobs/${encodeURIComponent(HANBIT.p_nm)}`, demo.admin_token),
  ],
  ["the doctor", 200, () => post("/admin/doctor", demo.admin_token, HANBIT.p_nm)],
  ["a test of alarms", 200, () => post("/admin/alarms/test", demo.admin_token, HANBIT.p_nm)],
  ["the keys of receipts", 200, () => request("/.well-known/jwks.json")],
  [
    "the keys of receipts, for the operator",
    200,
    () => get("/admin/receipt-keys", demo.admin_token),
  ],
  [
    "revoking a key of receipts that is a name",
    404,
    () =>
      post(`/admin/receipt-keys/${encodeURIComponent(HANBIT.p_nm)}/revoke`, demo.admin_token, ""),
  ],
  ["the blocked hosts", 200, () => get("/admin/blocked-hosts", demo.admin_token)],
  [
    "a blocked host that is a name",
    400,
    () => post("/admin/blocked-hosts", demo.admin_token, { host: HANBIT.p_nm }),
  ],
  [
    "unblocking a host that is a name",
    400,
    () =>
      request(`/admin/blocked-hosts/${encodeURIComponent(HANBIT.p_nm)}`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${demo.admin_token}` },
      }),
  ],
  ["the sources", 200, () => get("/admin/sources", demo.admin_token)],
  ["a profile", 200, () => get(`/admin/profiles/${HANBIT.b_no}`, demo.admin_token)],
  [
    "the profile of a name",
    400,
    () => get(`/admin/profiles/${encodeURIComponent(HANBIT.p_nm)}`, demo.admin_token),
  ],
  [
    "forgetting a profile",
    200,
    () =>
      request(`/admin/profiles/${UNREGISTERED}`, {
        method: "DELETE",
        headers: bearer(demo.admin_token),
      }),
  ],
  ["the sync runs", 200, () => get("/admin/sync-runs", demo.admin_token)],
  [
    "a sync run with a number as its id",
    404,
    () => get(`/admin/sync-runs/${HANBIT.b_no}`, demo.admin_token),
  ],
  [
    "importing a name",
    400,
    () => post("/admin/sync-runs/companies", demo.admin_token, HANBIT.p_nm),
  ],
  ["starting a facts run", 200, () => post("/admin/sync-runs/facts", demo.admin_token, "")],
  [
    "uploading a name as facts",
    400,
    () =>
      post("/admin/company-facts", demo.admin_token, HANBIT.p_nm, {
        "Content-Type": "application/x-ndjson",
      }),
  ],
  [
    "uploading former names",
    200,
    () =>
      post("/admin/former-names", demo.admin_token, `00000001,${HANBIT.p_nm},2020-12-01,`, {
        "Content-Type": "text/csv",
      }),
  ],
  [
    "a batch",
    200,
    () => batch({ businesses: [BATCH_ROW] }, { Prefer: "wait=20", "Idempotency-Key": HANBIT.b_no }),
  ],
  [
    "an Idempotency-Key of another batch",
    400,
    () => batch({ businesses: [BATCH_ROW, BATCH_ROW] }, { "Idempotency-Key": HANBIT.b_no }),
  ],
  [
    "an Idempotency-Key with blanks",
    400,
    () => batch({ businesses: [BATCH_ROW] }, { "Idempotency-Key": `${HANBIT.b_no} x` }),
  ],
  [
    "a batch with a name as a number",
    400,
    () => batch({ businesses: [{ ...BATCH_ROW, business_number: HANBIT.p_nm }] }),
  ],
  [
    "a batch with numbers as a name",
    400,
    () => batch({ businesses: [{ ...BATCH_ROW, owner_name: HANBIT.b_no.repeat(11) }] }),
  ],
  [
    "a batch that is named after a person",
    200,
    () =>
      batch(
        { businesses: [BATCH_ROW] },
        { Prefer: "wait=20", "Job-Name": encodeURIComponent(HANBIT.p_nm) },
      ),
  ],
  [
    "a batch whose name is too long",
    400,
    () => batch({ businesses: [BATCH_ROW] }, { "Job-Name": HANBIT.b_no.repeat(11) }),
  ],
  [
    "a batch of only numbers",
    200,
    () =>
      batch(
        { check: "status", business_numbers: [HANBIT.b_no, UNREGISTERED] },
        { Prefer: "wait=20" },
      ),
  ],
  [
    "watching numbers",
    200,
    () =>
      post("/v1/watches", key, {
        watches: [{ business_number: HANBIT.b_no, reference: "supplier-17" }],
      }),
  ],
  [
    "watching with a name as a reference",
    400,
    () =>
      post("/v1/watches", key, {
        watches: [{ business_number: HANBIT.b_no, reference: HANBIT.p_nm }],
      }),
  ],
  [
    "watching a table with a name as a reference",
    200,
    () =>
      request("/v1/watches/upload", {
        method: "POST",
        headers: { ...bearer(key), "Content-Type": "text/csv" },
        body: `business_number,reference\n${HANBIT.b_no},${HANBIT.p_nm}\n`,
      }),
  ],
  ["the watch list", 200, () => get("/v1/watches", key)],
  ["a watched number", 200, () => get(`/v1/watches/${HANBIT.b_no}`, key)],
  ["a name as a watched number", 400, () => get(`/v1/watches/${HANBIT.p_nm}`, key)],
  [
    "removing watched numbers",
    200,
    () => post("/v1/watches/remove", key, { business_numbers: [HANBIT.b_no] }),
  ],
  [
    "removing a watched number",
    404,
    () => request(`/v1/watches/${HANBIT.b_no}`, { method: "DELETE", headers: bearer(key) }),
  ],
  ["a test day with a live key", 400, () => post("/v1/watches/run", key, {})],
  ["the events", 200, () => get("/v1/events", key)],
  ["a webhook endpoint", 200, () => makeEndpoint("http://127.0.0.1:1/hook")],
  ["a refused address", 400, () => makeEndpoint(`https://${HANBIT.p_nm}@${HANBIT.b_no}/`)],
  ["the webhook endpoints", 200, () => get(HOOKS, key)],
  ["one webhook endpoint", 200, () => get(`${HOOKS}/${endpointId}`, key)],
  ["a name as an endpoint", 404, () => get(`${HOOKS}/${HANBIT.p_nm}`, key)],
  ["a change of an endpoint", 200, () => post(`${HOOKS}/${endpointId}`, key, { types: null })],
  ["a new secret", 200, () => post(`${HOOKS}/${endpointId}/rotate`, key, {})],
  ["a test message", 200, () => post(`${HOOKS}/${endpointId}/test`, key, {})],
  ["a test message too early", 429, () => post(`${HOOKS}/${endpointId}/test`, key, {})],
  ["the last deliveries", 200, () => get(`${HOOKS}/${endpointId}/deliveries`, key)],
  [
    "deleting an endpoint",
    200,
    () => request(`${HOOKS}/${endpointId}`, { method: "DELETE", headers: bearer(key) }),
  ],
  ["events after a number", 400, () => get(`/v1/events?after=evt_${HANBIT.b_no}`, key)],
  ["listing the jobs", 200, () => get("/v1/batch?status=completed", key)],
  [
    "listing the jobs with a number as the cursor",
    400,
    () => get(`/v1/batch?cursor=${HANBIT.b_no}`, key),
  ],
  ["an empty batch", 400, () => batch({ businesses: [] })],
  ["a batch that is too large", 400, () => batch({ businesses: Array(10_001).fill(BATCH_ROW) })],
  [
    "a batch on the free plan",
    403,
    () => post("/v1/batch/verify", demo.keys.a.free, { businesses: [BATCH_ROW] }),
  ],
  [
    "an upload",
    200,
    () => upload(`business_number,start_date,owner_name\n${HANBIT.b_no},x,${HANBIT.p_nm}`),
  ],
  ["an upload without its columns", 400, () => upload(`${HANBIT.p_nm},${HANBIT.b_no}\n1,2`)],
  [
    "an upload with an open quote",
    400,
    () => upload(`business_number,start_date,owner_name\n"${HANBIT.p_nm}`),
  ],
  ["an upload of damaged text", 400, () => upload(new Uint8Array([0xff, 0xff, 0x80]))],
  [
    "a call over plain HTTP",
    400,
    () => exports.default.fetch(new Request("http://service.test/v1/verify", { method: "POST" })),
  ],
  [
    "the status of a job with a number as its id",
    404,
    () => get(`/v1/batch/status/${HANBIT.b_no}`, key),
  ],
  [
    "cancelling a job with a number as its id",
    404,
    () => post(`/v1/batch/cancel/${HANBIT.b_no}`, key, {}),
  ],
  [
    "deleting a job with a number as its id",
    404,
    () => request(`/v1/batch/${HANBIT.b_no}`, { method: "DELETE", headers: bearer(key) }),
  ],
  [
    "downloading a job with a name as its id",
    404,
    () => get(`/v1/batch/download/${encodeURIComponent(HANBIT.p_nm)}`, key),
  ],
  [
    "cancelling a job with a number as its id, again",
    404,
    () => post(`/v1/batch/cancel/${HANBIT.b_no}`, key, {}),
  ],
  [
    "deleting a job with a name as its id",
    404,
    () =>
      request(`/v1/batch/${encodeURIComponent(HANBIT.p_nm)}`, {
        method: "DELETE",
        headers: bearer(key),
      }),
  ],
  ...["http500", "timeout", "xml", "html", "truncated", "wrongLength", "key", "reset"].map(
    (mode): [string, number, () => Promise<{ status: number }>] => [
      `an upstream with ${mode}`,
      500,
      () => brokenBy(mode),
    ],
  ),
];

describe("the log of a run through every path", () => {
  const run = new Map<string, { status: number; lines: string[] }>();
  const runEvents = () => [...run.values()].flatMap((left) => requestEvents(left.lines));
  beforeAll(async () => {
    captureLines();
    for (const [name, , send] of PATHS) {
      lines.length = 0;
      const { status } = await send();
      run.set(name, { status, lines: [...lines] });
    }
  });

  it.each(PATHS)("has one event for %s (%i), without personal data", (name, status) => {
    const left = run.get(name);
    expect(left?.status).toBe(status);
    expect(requestEvents(left?.lines ?? [])).toEqual([
      expect.objectContaining({
        status,
        method: expect.any(String),
        route: expect.stringMatching(/^\//),
      }),
    ]);
    expectNothingPersonal([], left?.lines);
  });

  it("contains every error except those that other tests cover", () => {
    const elsewhere = [
      "quota_exceeded",
      "daily_limit_exceeded",
      "rate_limit_exceeded",
      "internal_error",
      "temporarily_unavailable",
      "cancelled",
      "too_many_jobs",
      "storage_exceeded",
      "job_limit_exceeded",
      "too_many_watched",
      "webhooks_not_available",
      "receipts_not_available",
      "too_many_endpoints",
      "results_not_ready",
    ];
    const codes = new Set(runEvents().flatMap(({ code }) => code ?? []));
    expect(Object.keys(ERRORS).filter((code) => !codes.has(code))).toEqual(
      expect.arrayContaining(elsewhere),
    );
    expect(codes.size).toBe(Object.keys(ERRORS).length - elsewhere.length);
  });

  it("contains every route", () => {
    const requested = new Set(runEvents().map(({ method, route }) => `${method} ${route}`));
    const routes = createApp(new EdgeMemory()).routes.filter(({ method }) => method !== "ALL");
    const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...known].filter((route) => !requested.has(route))).toEqual([]);
  });
});

describe("the log", () => {
  it("has an event for each request and chunk of a batch, with the job id and none of its rows", async () => {
    const { body } = await batch({ businesses: demo.businesses.map(toRow) }, { Prefer: "wait=20" });
    for (const route of ["status", "download"]) await get(`/v1/batch/${route}/${body.job_id}`, key);
    // A queue message may be logged after its job has ended, and even during a later test.
    const told = await eventually(() => {
      const ofJob = lines
        .map((line) => JSON.parse(line))
        .filter(({ event, jobId }) => event !== "message" || jobId === body.job_id);
      expect(ofJob.map(({ event, route, jobId }) => [event, route, jobId]).sort()).toEqual([
        ["message", undefined, body.job_id],
        ["request", "/v1/batch/download/:job_id", body.job_id],
        ["request", "/v1/batch/status/:job_id", body.job_id],
        ["request", "/v1/batch/verify", body.job_id],
      ]);
      return ofJob;
    });
    expect(told.find(({ event }) => event === "message")).toMatchObject({
      queue: "business-verification-batch",
      attempt: 1,
      outcome: "done",
      businesses: demo.businesses.length,
      answered: demo.businesses.length,
      registry_attempts: 1,
      release: env.RELEASE.id,
      hops_ms: {
        jobs: expect.any(Number),
        files: expect.any(Number),
        registry: expect.any(Number),
        meter: expect.any(Number),
      },
    });
    expectNothingPersonal();
  });

  it.each<[string, () => Promise<unknown>, string[]]>([
    ["a check", () => verify(key, claimOf(HANBIT)), ["key", "body", "meter", "registry", "names"]],
    ["a mismatch", () => verify(key, wrong), ["key", "body", "meter", "registry", "names"]],
    [
      "variant B",
      () => describeBusiness(key, { business_number: HANBIT.b_no }),
      ["key", "body", "meter", "registry", "profile"],
    ],
    [
      "a batch that the caller waits for",
      () => batch({ businesses: [BATCH_ROW] }, { Prefer: "wait=20" }),
      ["key", "body", "meter", "files", "jobs", "queue", "wait"],
    ],
    ["the list of keys", () => get("/admin/keys", demo.admin_token), ["admin"]],
  ])("shows how long each hop took (%s)", async (_, send, hops) => {
    await breakUpstreams({ latencyMs: 120 });
    await send();
    const [event] = events();
    expect(Object.keys(event.hops_ms)).toEqual(expect.arrayContaining(hops));
    if (hops.includes("registry")) {
      expect(event.hops_ms.registry).toBeGreaterThanOrEqual(119);
      // `other_ms` is the time outside all hops, in which this machine works.
      expect(event.duration_ms - event.other_ms).toBeGreaterThanOrEqual(119);
    }
    expect(event.duration_ms).toBeGreaterThanOrEqual(
      Math.max(...(Object.values(event.hops_ms) as number[])),
    );
  });

  it("contains nothing personal about a demo business that is checked, in any language", async () => {
    for (const lang of ["ko", "en", "both", "code"]) {
      await Promise.all(
        demo.businesses.map((one) => verify(key, claimOf(one, { companyName: one.b_nm, lang }))),
      );
    }
    expect(events()).toHaveLength(4 * demo.businesses.length);
    expectNothingPersonal();
  });

  it("contains nothing personal about a demo business that is described, in any language", async () => {
    for (const language of LANGUAGES) {
      await Promise.all(
        demo.businesses.map(({ b_no }) =>
          describeBusiness(key, { business_number: b_no, language }),
        ),
      );
    }
    expect(events()).toHaveLength(LANGUAGES.length * demo.businesses.length);
    expect(events()[0]).toMatchObject({
      variant: "b",
      outcome: "valid",
      hops_ms: { profile: expect.any(Number) },
    });
    expectNothingPersonal();
  });

  it("contains no part of a receipt, and none of its claims", async () => {
    const checked = await verify(key, claimOf(HANBIT, { receipt: true }));
    const { body: job } = await batch({ businesses: [BATCH_ROW] }, { Prefer: "wait=20" });
    const file = await get(`/v1/batch/status/${job.job_id}?receipt=true`, key);
    const lines = { Accept: "application/x-ndjson" };
    const row = await (await download(key, `${job.job_id}?receipts=true`, lines)).json<Json>();
    const signed = [checked.body, file.body, row.answer].map(({ receipt }) => receipt);
    const parts = signed.join("").split(/[.~]/).filter(Boolean);
    expect(parts).toHaveLength(3 + 2 + 3 + 3 + 2);
    const ids = signed.map((receipt) => decodeJwt(receipt.split("~")[0]).jti as string);
    expectNothingPersonal([...parts, ...ids, JSON.parse(env.RECEIPT_KEY).d]);
  });

  it("has one event for each tool call, with the tool and its outcome", async () => {
    await tool("verify_business", claimOf(HANBIT));
    await tool("check_status", { business_numbers: ["1"] });
    expect(events()).toMatchObject([
      {
        route: "/mcp",
        tool: "verify_business",
        variant: "a",
        outcome: "valid",
        hops_ms: { key: expect.any(Number), registry: expect.any(Number) },
      },
      { route: "/mcp", tool: "check_status", status: 200, code: "invalid_business_number" },
    ]);
    expectNothingPersonal();
  });

  it("has one event for each request over the quota or over the rate, without the API key", async () => {
    const { apiKey } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    for (const status of [200, 429, 429])
      expect((await verify(apiKey, claimOf(HANBIT))).status).toBe(status);
    const throttled = await issueKey({ a: "free" }, { rate_per_second: 1 });
    await stopClock(throttled.account);
    await Promise.all(Array.from({ length: 3 }, () => verify(throttled.apiKey, claimOf(HANBIT))));
    expect(new Set(events().map(({ code }) => code))).toEqual(
      new Set([undefined, "quota_exceeded", "rate_limit_exceeded"]),
    );
    // The operator issued two keys, and each key made three checks.
    expect(events()).toHaveLength(2 + 3 + 3);
    expectNothingPersonal([apiKey, throttled.apiKey]);
  });

  it("shows the class of an exception, never its message", async () => {
    const broken: Env = {
      ...env,
      USAGE_METER: {
        getByName: () => {
          throw new TypeError(`${HANBIT.p_nm} ${HANBIT.b_no}`);
        },
      } as never,
    };
    const app = createApp(new EdgeMemory());
    const init = {
      method: "POST",
      headers: { ...bearer(key), "Content-Type": "application/json" },
      body: JSON.stringify(claimOf(HANBIT)),
    };
    const answer = await app.request("/v1/verify", init, broken, {
      waitUntil() {},
      passThroughOnException() {},
      props: {},
    } as never);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        error: {
          code: "internal_error",
          message: "Something failed on our side. Nothing was charged; retry later.",
        },
      },
    ]);
    expect(events()).toEqual([
      expect.objectContaining({
        code: "internal_error",
        exception: expect.objectContaining({ name: "TypeError" }),
      }),
    ]);
    expectNothingPersonal();
  });

  it("names the settings that are missing or not valid, and shows no value", async () => {
    const bare = { ...env, NTS_BASE_URL: "short-secret", NTS_SERVICE_KEY: "" } as never;
    const answer = await createApp(new EdgeMemory()).request("/health", {}, bare, {
      waitUntil() {},
      passThroughOnException() {},
      props: {},
    } as never);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      status: "misconfigured",
      settings: ["NTS_BASE_URL", "NTS_SERVICE_KEY"],
    });
    expect(lines.join("\n")).toMatch(/configuration_fault.*NTS_BASE_URL.*NTS_SERVICE_KEY/);
    expect(lines.join("\n")).not.toContain("short-secret");
  });

  it.each([HANBIT.b_no, "217-81-82399", demo.keys.a.free, "hanbit"])(
    "contains no request id of the caller unless it is a UUID, because another text could be personal (%s)",
    async (id) => {
      const { headers } = await verify(key, claimOf(HANBIT), { "X-Request-Id": id });
      expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
      for (const line of lines) expect(line).not.toContain(id);
    },
  );
});
