/**
 * `npm run fuzz -- --seed N --count M` makes requests from the declarations of the endpoints, and
 * messages to `/mcp`. Some have wrong values, bodies that are expensive to parse (bombs), or HTTP
 * tricks. No answer may be a 5xx, take longer than `--hang-ms` (default: 2000 ms), or have an
 * undocumented form. No tool of `/mcp` may fail internally, and every receipt must be genuine.
 * Prints what it finds, and exits with code 1 if it finds anything.
 *
 * The same seed makes the same requests. `--from N` skips the first N and sends M after them.
 * `--kind mcp` sends only messages to `/mcp`, and `--kind endpoints` only the other requests.
 * `--route /v1/watches` sends only requests to endpoints with this text in their path.
 */
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ReceiptKeySet, verifyReceipt } from "../../sdk/src/verify-receipt.ts";
import { demo } from "../../seed/demo.ts";
import { LOCAL_WEBHOOK_MASTER_KEYS } from "../../seed/demo-endpoints.ts";
import { makePrivateJwk } from "../../seed/receipt-keys.ts";
import { checkAnswer } from "../answers.ts";
import { bundle } from "../bench/harness.ts";
import { freePort } from "../free-port.ts";
import { loadNumbers } from "../load-numbers.ts";
import { createRandom } from "../torture/random.ts";
import { ServiceProcess } from "../torture/service-process.ts";
import { startUpstreamProcess } from "../upstream-process.ts";
import { type Credentials, type FuzzRequest, KINDS, makeRequest } from "./requests.ts";
import { type FuzzAnswer, send } from "./send.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    count: { type: "string", default: "10000" },
    from: { type: "string", default: "0" },
    kind: { type: "string" },
    route: { type: "string", default: "" },
    /** In milliseconds. An answer that takes longer is a finding. A busy machine needs more. */
    "hang-ms": { type: "string", default: "2000" },
  },
});

const CONCURRENCY = 8;
const PATIENCE_MS = 30_000;
const SHOWN_FINDINGS = 50;
/** The largest message that `/mcp` reads. */
const MESSAGE_BYTES = 262_144;

const ISSUER = "https://receipts.example.com";
/** Also matches escaped quotes, because `/mcp` puts JSON into a string of its JSON answer. */
const RECEIPT = /"receipt\\*":\\*"([\w.~-]+)\\*"/g;
/** At most so many receipts of each answer are verified. */
const RECEIPTS_VERIFIED = 3;

/** More rows than `/mcp` returns in one page of results. */
const ROWS_OF_JOB = 300;

const hangMs = Number(values["hang-ms"]);
const kind = values.route ? "endpoints" : (KINDS.find((known) => known === values.kind) ?? null);
if (values.kind !== undefined && !kind) throw new Error(`--kind is one of ${KINDS.join(", ")}`);
const upstream = await startUpstreamProcess();
const stateDir = await mkdtemp(join(tmpdir(), "fuzz-"));
const service = new ServiceProcess({
  script: bundle("src/index.ts").file,
  stateDir,
  port: await freePort(),
  upstreamUrl: upstream.url,
  bindings: {
    WEBHOOK_MASTER_KEYS: LOCAL_WEBHOOK_MASTER_KEYS,
    RECEIPT_ISSUER: ISSUER,
    RECEIPT_KEY: await makePrivateJwk(),
    RECEIPT_TEST_KEY: await makePrivateJwk(),
  },
});
const receiver = createServer((incoming, outgoing) => {
  incoming.resume();
  outgoing.writeHead(204).end();
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const statuses: Record<string, number> = {};
const findings: string[] = [];
let slowestMs = 0;
let units = 0;
let receipts = 0;
try {
  await service.start();
  const url = new URL(service.url);
  const credentials = await openAccount();
  const jwks = await receiptKeys(credentials.keys);
  let next = Number(values.from);
  const end = next + Number(values.count);
  const sendAll = async () => {
    while (next < end) {
      const number = next++;
      const random = createRandom(`${values.seed}/${number}`);
      const request = makeRequest(random, credentials, kind, values.route);
      const answer = await send(url, request, PATIENCE_MS);
      judge(number, request, answer);
      await judgeReceipts(number, answer, jwks);
      noteEndpoint(credentials, answer);
      if (number % 5_000 === 4_999) console.log(`${number + 1} sent, ${findings.length} findings`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendAll));
  units = await unitsUsed(credentials);
} finally {
  await service.kill();
  upstream.stop();
  receiver.close();
  await rm(stateDir, { recursive: true, force: true });
}
console.log(`seed ${values.seed}: ${values.count} requests, slowest ${slowestMs.toFixed(0)} ms`);
console.log(`${units} units used, ${receipts} receipts verified`);
console.log(`statuses ${JSON.stringify(statuses)}`);
for (const finding of findings.slice(0, SHOWN_FINDINGS)) console.log(finding);
console.log(`${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);

function judge(number: number, request: FuzzRequest, answer: FuzzAnswer | null): void {
  const { method, path, framing } = request;
  const found = (what: string) =>
    findings.push(`#${number} ${method} ${path.slice(0, 100)} (${framing}): ${what}`);
  statuses[answer?.status ?? "none"] = (statuses[answer?.status ?? "none"] ?? 0) + 1;
  if (!answer) {
    // A body with unusual framing may get no answer. If a body is too large, the service may close
    // the connection before its answer has arrived.
    const isSmall = (request.body?.length ?? 0) < (path === "/mcp" ? MESSAGE_BYTES : 1_000_000);
    if (framing === "length" && isSmall) found("no answer");
    return;
  }
  slowestMs = Math.max(slowestMs, answer.milliseconds);
  if (answer.milliseconds > hangMs) found(`took ${answer.milliseconds.toFixed(0)} ms`);
  if (answer.status >= 500) {
    found(`${answer.status} ${JSON.stringify(answer.body)}`);
    return;
  }
  if (hasInternalError(answer.body)) found(JSON.stringify(answer.body));
  // workerd refuses some requests before the service sees them. Its answers have no request id.
  if (!answer.headers.has("X-Request-Id") && [400, 413, 414, 431, 501].includes(answer.status))
    return;
  try {
    // The service also answers paths with a slash at the end, such as `/health/`.
    const route = path.replace(/\/(?=\?|$)/, "");
    checkAnswer(method, route, answer.status, answer.headers, answer.body);
  } catch (fault) {
    found(String(fault).slice(0, 400));
  }
}

async function judgeReceipts(
  number: number,
  answer: FuzzAnswer | null,
  jwks: ReceiptKeySet,
): Promise<void> {
  const { body = "" } = answer ?? {};
  const text = typeof body === "string" ? body : JSON.stringify(body);
  for (const [, receipt = ""] of [...text.matchAll(RECEIPT)].slice(0, RECEIPTS_VERIFIED)) {
    receipts++;
    const payload = Buffer.from(receipt.split(".")[1] ?? "", "base64url").toString();
    try {
      await verifyReceipt(receipt, { jwks, issuer: ISSUER, mode: JSON.parse(payload).mode });
    } catch (fault) {
      findings.push(`#${number} ${receipt}: ${fault}`);
    }
  }
}

function noteEndpoint({ endpoints }: Credentials, answer: FuzzAnswer | null): void {
  const { id, secret } = Object(answer?.body);
  if (secret !== undefined && !endpoints.includes(id)) endpoints.push(id);
}

async function unitsUsed({ keys: [key] }: Credentials): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await fetch(`${service.url}/v1/usage`, { headers });
  return ((await answer.json()) as { used: number }).used;
}

/**
 * Whether a tool of `/mcp` failed internally. The HTTP status does not show such a failure, because
 * the status is 200.
 */
function hasInternalError(body: unknown): boolean {
  const { result } = Object(body);
  return result?.structuredContent?.error?.code === "internal_error";
}

async function openAccount(): Promise<Credentials> {
  const issue = async (account: string, mode = "live") => {
    const issued = await fetch(`${service.url}/admin/keys`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${demo.admin_token}`,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({
        account,
        mode,
        plans: { a: "enterprise", b: "paid" },
        limits: { monthly_quota: 100_000_000, rate_per_second: 1_000_000 },
      }),
    });
    return (await issued.json()) as { api_key: string; key: { id: string } };
  };
  const { api_key } = await issue("fuzz");
  const { api_key: testKey } = await issue("fuzz", "test");
  const { key } = await issue("decoy");
  const { port } = receiver.address() as AddressInfo;
  const receiverUrl = `http://127.0.0.1:${port}/`;
  // The endpoint is made before the job, so that it gets the event about the end of the job.
  const endpoints = [await verifiedEndpoint(api_key, receiverUrl)];
  return {
    keys: [api_key, api_key, api_key, testKey, demo.keys.a.free],
    adminToken: demo.admin_token,
    ids: [key.id, "decoy", "demo-b-free", "job_725ea483831f48af84c4d9d62c091dbc"],
    endpoints,
    receiver: receiverUrl,
    jobs: [await endedJob(api_key)],
    ...(await watchedList(api_key)),
  };
}

async function receiptKeys(apiKeys: readonly string[]): Promise<ReceiptKeySet> {
  const body = JSON.stringify({ business_number: "1000000014", receipt: true });
  for (const apiKey of new Set(apiKeys)) {
    const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
    await fetch(`${service.url}/v1/status`, { method: "POST", headers, body });
  }
  return (await (await fetch(`${service.url}/.well-known/jwks.json`)).json()) as ReceiptKeySet;
}

async function verifiedEndpoint(apiKey: string, url: string): Promise<string> {
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
  const post = (path: string, body?: string) =>
    fetch(`${service.url}/v1/webhook_endpoints${path}`, {
      method: "POST",
      headers,
      body: body ?? null,
    });
  const made = await post("", JSON.stringify({ url }));
  const { id } = (await made.json()) as { id: string };
  const tested = await post(`/${id}/test`);
  if (!tested.ok) throw new Error(await tested.text());
  return id;
}

async function watchedList(apiKey: string): Promise<Pick<Credentials, "watched" | "cursors">> {
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
  const watched = loadNumbers(ROWS_OF_JOB);
  const body = JSON.stringify({ business_numbers: watched });
  await fetch(`${service.url}/v1/watches`, { method: "POST", headers, body });
  const read = async (path: string) => {
    const answer = await fetch(`${service.url}${path}`, { headers });
    return (await answer.json()) as { next?: string; next_cursor?: string };
  };
  const { next_cursor: cursor = "" } = await read("/v1/watches?limit=1");
  const { next: after = "" } = await read("/v1/events");
  return { watched, cursors: { cursor, after } };
}

async function endedJob(apiKey: string): Promise<string> {
  const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ check: "status", business_numbers: loadNumbers(ROWS_OF_JOB) });
  const init = { method: "POST", headers, body };
  const started = await fetch(`${service.url}/v1/batch/verify`, init);
  const { job_id } = (await started.json()) as { job_id: string };
  for (;;) {
    const answer = await fetch(`${service.url}/v1/batch/status/${job_id}`, { headers });
    const job = (await answer.json()) as { completed_at: string | null };
    if (job.completed_at !== null) return job_id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
