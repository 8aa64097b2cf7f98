/**
 * Serves a stand-in account over HTTP. `/client/v4` is Cloudflare's API. `/served/…` is a deployed
 * Worker, with the routes that a deployment calls.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { DoctorAnswer } from "../../src/admin/doctor/answer.ts";
import type { SyncRunAnswer } from "../../src/admin/sync-runs/answer.ts";
import { type Account, ASSETS_TOKEN, type Metadata, Refused } from "./account.ts";

const TOKEN = "stand-in-token";

export interface CloudflareStandIn {
  environment: Record<string, string>;
  urlOf(worker: string): string;
  /**
   * Sends all later requests to this account. Forgets all sync runs, and the answers that
   * `answerFirst` set.
   */
  use(account: Account): void;
  /**
   * Sets the answers to the next requests that the deployed Worker gets, one for each request.
   * Later requests get the usual answers.
   */
  answerFirst(...answers: [status: number, body: string][]): void;
  close(): Promise<void>;
}

export async function startCloudflare(): Promise<CloudflareStandIn> {
  let account: Account | undefined;
  let first: [number, string][] = [];
  let syncRuns: object[] = [];
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    try {
      const url = new URL(request.url ?? "", "http://stand-in");
      if (!account) throw new Error("no account is in use");
      const served = /^\/served\/([^/]+)(\/.*)$/.exec(url.pathname);
      if (served) {
        request.resume();
        const next = first.shift();
        if (next) return reply(...next);
        return reply(...serve(account, served[1] ?? "", `${request.method} ${served[2]}`));
      }
      reply(...callApi(account, request, url, await readBody(request)));
    } catch (fault) {
      reply(500, String(fault));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment: Record<string, string> = {
    CLOUDFLARE_API_BASE_URL: `${base}/client/v4`,
    CLOUDFLARE_API_TOKEN: TOKEN,
  };
  return {
    environment,
    urlOf: (worker) => `${base}/served/${worker}`,
    use: (next) => {
      account = next;
      first = [];
      syncRuns = [];
      environment.CLOUDFLARE_ACCOUNT_ID = next.id;
    },
    answerFirst: (...answers) => {
      first = answers;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function serve(account: Account, name: string, call: string): [number, unknown] {
    const worker = account.workers.get(name);
    if (!worker?.isServed) return [404, "There is nothing here yet"];
    switch (call) {
      case "GET /health":
        return [200, { status: "ok" }];
      case "GET /ready":
        return [200, { status: "ready", release: worker.version, down: [] }];
      case "GET /admin/sync-runs":
        return [200, { sync_runs: syncRuns }];
      case "POST /admin/sync-runs/companies": {
        const run = newRun();
        syncRuns.unshift(run);
        return [202, run];
      }
      case "POST /admin/former-names":
        return [200, { former_names: 2 }];
      case "POST /v1/status":
        account.checks++;
        return [200, { isRegistered: false }];
      case "POST /admin/doctor":
        return [200, examination(worker.version)];
      default:
        return [404, { error: { code: "not_found", message: call } }];
    }
  }
}

function callApi(
  account: Account,
  request: IncomingMessage,
  url: URL,
  body: unknown,
): [number, unknown] {
  // A 401 or 403 has no messages and no result (BeeHiveSafety/CloudflareToAbuseIPDB#5).
  const refuse = (status: number, code: number, message: string): [number, unknown] => [
    status,
    {
      success: false,
      errors: [{ code, message }],
      ...(status !== 401 && status !== 403 && { messages: [], result: null }),
    },
  ];
  const token = url.pathname.endsWith("/workers/assets/upload") ? ASSETS_TOKEN : TOKEN;
  if (request.headers.authorization !== `Bearer ${token}`)
    return refuse(401, 1000, "Invalid API Token");
  const succeed = (result: unknown): [number, unknown] => [
    200,
    {
      success: true,
      errors: [],
      messages: [],
      result,
      ...(Array.isArray(result) && {
        result_info: { page: 1, per_page: 100, count: result.length, total_count: result.length },
      }),
    },
  ];
  const path = url.pathname.replace("/client/v4/", "");
  if (path === "accounts") {
    const size = Math.min(Number(url.searchParams.get("per_page") ?? 20), 50);
    const start = (Number(url.searchParams.get("page") ?? 1) - 1) * size;
    return succeed(account.visible.slice(start, start + size));
  }
  const prefix = `accounts/${account.id}/`;
  if (!path.startsWith(prefix)) return refuse(404, 7003, `Could not route to /${path}`);
  try {
    const question = {
      method: request.method ?? "GET",
      path: decodeURIComponent(path.slice(prefix.length)),
      query: url.searchParams,
      body,
    };
    return succeed(account.answer(question));
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    return refuse(refusal.status, refusal.code, refusal.message);
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (bytes.length === 0) return undefined;
  if (!type.startsWith("multipart/form-data")) return JSON.parse(bytes.toString("utf8"));
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
  if (!form.has("metadata")) return [...form.keys()];
  const metadata: Metadata = JSON.parse(String(form.get("metadata")));
  const modules = [...form.keys()].filter((name) => name !== "metadata");
  if (!modules.includes(metadata.main_module)) throw new Error("the main module is missing");
  return metadata;
}

function examination(release: string): DoctorAnswer {
  const hop = (
    name: DoctorAnswer["places"][number]["hops"][number]["hop"],
    ms: number,
    detail: string | null = null,
  ) => ({ hop: name, ok: true, ms, detail, problem: null });
  const hops = (registry: number) => [
    hop("registry", registry),
    hop("database", 6, "APAC, primary"),
    hop("replica", 5, "APAC, replica"),
    hop("keys", 4),
    hop("files", 21),
    hop("meter", 7),
  ];
  return {
    healthy: true,
    release,
    examined_at: "2026-11-01T00:00:00.000Z",
    placement: "remote-ICN",
    places: [
      { place: "request", hops: [...hops(41), hop("queue", 1_840)] },
      { place: "consumer", hops: hops(47) },
    ],
  };
}

function newRun(): SyncRunAnswer {
  return {
    id: "0c7278c6-1b94-461a-b4c1-3f0b20d93b16",
    kind: "companies",
    source: "opendart",
    status: "queued",
    total: null,
    done: 0,
    changed: 0,
    attempts: 0,
    created_at: "2026-11-01T00:00:00.000Z",
    finished_at: null,
    fault: null,
  };
}
