/**
 * Tests `npm run probe`. The Worker of the probe runs in workerd, and asks the stand-in upstreams.
 * A function replaces wrangler.
 */
import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CloudflareApi } from "../../deploy/cloudflare.ts";
import { DeployFailure } from "../../deploy/failure.ts";
import {
  conclude,
  PLACED_WORKER,
  type ProbeFinding,
  type ProbePlace,
  probe,
  QUEUE,
  type Reachability,
  UNPLACED_WORKER,
} from "../../deploy/probe/steps.ts";
import {
  CLOUDFLARE_TRACE,
  type ProbedUpstream,
  targetsOf,
  upstreamsOf,
} from "../../deploy/probe/upstreams.ts";
import { Account } from "../cloudflare/account.ts";
import { type CloudflareStandIn, startCloudflare } from "../cloudflare/server.ts";
import { startUpstreamProcess, type UpstreamProcess } from "../upstream-process.ts";

const NONCE = "0123456789abcdef";

let upstream: UpstreamProcess;
let cloudflare: CloudflareStandIn;
let worker: Miniflare;
let upstreams: ProbedUpstream[];

beforeAll(async () => {
  [upstream, cloudflare] = await Promise.all([startUpstreamProcess(), startCloudflare()]);
  upstreams = upstreamsOf(undefined).map((known) => ({
    ...known,
    url: `${upstream.url}${pathOf(known)}`,
    // The stand-in answers for apis.data.go.kr in the same words as for odcloud.
    ...(known.name === "apis.data.go.kr" && { ownWords: /"status_code"/ }),
  }));
  const { code } = await transform(readFileSync("deploy/probe/worker.ts", "utf8"), {
    loader: "ts",
  });
  worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: "ESModule", path: "index.js", contents: code }],
      compatibilityDate: "2026-10-23",
      bindings: {
        NONCE,
        TARGETS: {
          ...targetsOf(upstreams),
          [CLOUDFLARE_TRACE]: { url: `${upstream.url}/trace`, method: "GET" },
        },
      },
      durableObjects: { FINDINGS: { className: "Findings", useSQLite: true } },
      queueProducers: { QUEUE },
      queueConsumers: { [QUEUE]: { maxBatchSize: 1, maxBatchTimeout: 0 } },
    }),
  );
  await worker.ready;
});
afterAll(async () => {
  upstream.stop();
  await Promise.all([worker.dispose(), cloudflare.close()]);
});

function pathOf({ name, url }: ProbedUpstream): string {
  if (name === "odcloud" || name === "apis.data.go.kr") return "/api/nts-businessman/v1/status";
  return name === "opendart" ? "/api/company.json?corp_code=00126380" : new URL(url).pathname;
}

/** Runs the probe. @returns what it deployed and printed; `failure` is null if it succeeded */
async function play(
  account: Account,
  { wranglerFails = false, consumerRuns = true, sendingFails = 0 } = {},
) {
  cloudflare.use(account);
  const { CLOUDFLARE_API_TOKEN: token = "", CLOUDFLARE_API_BASE_URL: baseUrl = "" } =
    cloudflare.environment;
  const printed: string[] = [];
  const deployed: unknown[] = [];
  const failure: unknown = await probe(upstreams, {
    api: new CloudflareApi({ token, account: account.id, baseUrl }),
    account: account.id,
    wrangler: async () => ({ code: wranglerFails ? 1 : 0, output: "no such thing" }),
    writeConfig: (config) => {
      deployed.push(config);
      return { path: "probe.json", remove: () => {} };
    },
    // The placed and the unplaced Worker have different addresses. Here one Worker serves both
    // addresses.
    fetch: async (url, method) => {
      if (method === "POST" && sendingFails-- > 0) {
        if (sendingFails === 0) return new Response("error code: 1042", { status: 404 });
        throw new TypeError("fetch failed");
      }
      if (!consumerRuns && url.endsWith("/consumer")) return Response.json(null);
      const answer = await worker.dispatchFetch(`http://probe${new URL(url).pathname}`, { method });
      return new Response(await answer.text(), { status: answer.status });
    },
    tlsVersions: async () => ["TLSv1.2"],
    // Shorter than in production, but long enough for a busy machine.
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, consumerRuns ? ms / 10 : 0)),
    print: (line) => printed.push(line),
    nonce: NONCE,
  }).then(
    () => null,
    (thrown) => thrown,
  );
  if (failure !== null && !(failure instanceof DeployFailure)) throw failure;
  expect(account.unknown).toEqual([]);
  return { deployed, printed: printed.join("\n"), failure: failure?.message ?? null };
}

describe("the probe", () => {
  it("calls from three places (near Seoul, unplaced, a queue consumer), and removes everything that it created", async () => {
    const account = new Account();
    const { deployed, printed, failure } = await play(account);
    expect(failure).toBeNull();
    expect(deployed).toMatchObject([
      { name: PLACED_WORKER, placement: { region: "aws:ap-northeast-2" } },
      { name: UNPLACED_WORKER, queues: { consumers: [{ queue: QUEUE }] } },
    ]);
    for (const place of ["near Seoul", "unplaced", "consumer"]) {
      const names = ["odcloud", "apis.data.go.kr", "comwel", "fsc", "ftc", "koneps", "opendart"];
      for (const name of names)
        expect(printed).toMatch(new RegExp(`^${place} +${name} +answers +\\d+ ms, then \\d+`, "m"));
    }
    expect(printed).toMatch(/^odcloud +TLSv1\.2 \(from this machine\)$/m);
    expect(printed).toMatch(/The necessary upstreams answer everywhere: deploy\.$/);
    expect([account.queues, account.workers.size]).toEqual([[], 0]);
  });

  it("reports a firewall's answer as a refusal, and a reset connection as silence", async () => {
    await upstream.control({ fail: { mode: "geoblock", every: 1 } });
    const blocked = await play(new Account());
    expect(blocked.printed).toMatch(/^consumer +odcloud +refuses .*HTTP 403/m);
    expect(blocked.printed).toContain("a relay in Korea is needed");
    await upstream.control({ fail: { mode: "reset", every: 1 } });
    const reset = await play(new Account());
    expect(reset.printed).toMatch(/^near Seoul +odcloud +silent/m);
    await upstream.control({ fail: null });
  });

  it("shows the findings of the other places if the consumer reports nothing", async () => {
    const { printed, failure } = await play(new Account(), { consumerRuns: false });
    expect(failure).toBeNull();
    expect(printed).toMatch(/^near Seoul +odcloud +answers/m);
    expect(printed).toMatch(/^consumer +odcloud +silent +not asked/m);
    expect(printed).toMatch(/binding PLACED/);
  });

  it("sends its message again if the new address is not reachable at first", async () => {
    const { printed, failure } = await play(new Account(), { sendingFails: 2 });
    expect(failure).toBeNull();
    expect(printed).toMatch(/^consumer +odcloud +answers/m);
  });

  it("has a Worker that answers 404 to a request without the secret part of the path", async () => {
    for (const path of ["/", "/request", "/wrong/request", "/wrong/consumer"])
      expect((await worker.dispatchFetch(`http://probe${path}`)).status).toBe(404);
  });

  it("removes what it created if it fails, and says what went wrong", async () => {
    const account = new Account();
    const { failure } = await play(account, { wranglerFails: true });
    expect(failure).toMatch(/wrangler failed \(exit code 1\):\nno such thing/);
    expect(account.queues).toEqual([]);
    const { failure: other } = await play(new Account({ hasSubdomain: false }));
    expect(other).toMatch(/no workers\.dev subdomain: open/);
    const { failure: third } = await play(new Account({ forbidden: "queues" }));
    expect(third).toMatch(/permission Account > Queues > Edit/);
  });

  it("can ask a relay instead of the tax authority's gateway", () => {
    const [first] = upstreamsOf("https://relay.example.com/nts/");
    expect(first).toMatchObject({
      name: "relay",
      url: "https://relay.example.com/nts/status?returnType=JSON",
    });
  });
});

describe("the probe's conclusion", () => {
  const seen = (byPlace: Record<ProbePlace, Reachability>): ProbeFinding[] =>
    Object.entries(byPlace).flatMap(([place, reachability]) =>
      ["odcloud", "opendart"].map((name) => ({
        place: place as ProbePlace,
        upstream: name,
        reachability,
        times: [],
        said: "",
      })),
    );

  it.each<[string, Record<ProbePlace, Reachability>, RegExp]>([
    [
      "in all places",
      { "near Seoul": "answers", unplaced: "answers", consumer: "answers" },
      /everywhere/,
    ],
    [
      "only near Seoul",
      { "near Seoul": "answers", unplaced: "refuses", consumer: "silent" },
      /binding PLACED/,
    ],
    [
      "in all places except near Seoul",
      { "near Seoul": "refuses", unplaced: "answers", consumer: "answers" },
      /another region/,
    ],
    [
      "only in requests without placement",
      { "near Seoul": "refuses", unplaced: "answers", consumer: "silent" },
      /another region .*, and set the binding PLACED after the first deployment/,
    ],
    ["nowhere", { "near Seoul": "silent", unplaced: "refuses", consumer: "silent" }, /a relay/],
  ])("says what to do if the upstreams answer %s", (_, byPlace, advice) => {
    expect(conclude(seen(byPlace))).toMatch(advice);
  });

  it("names only the upstreams that answer nowhere", () => {
    const findings = seen({ "near Seoul": "refuses", unplaced: "refuses", consumer: "silent" });
    for (const finding of findings)
      if (finding.place === "unplaced" && finding.upstream === "opendart")
        finding.reachability = "answers";
    expect(conclude(findings)).toMatch(/elsewhere, from odcloud: a relay/);
  });

  it("does not say that an upstream answers nowhere if each upstream answers somewhere", () => {
    const findings = seen({ "near Seoul": "refuses", unplaced: "answers", consumer: "answers" });
    for (const finding of findings)
      if (finding.upstream === "opendart")
        finding.reachability = finding.place === "near Seoul" ? "answers" : "refuses";
    expect(conclude(findings)).toMatch(
      /near Seoul, odcloud does not answer; elsewhere, opendart does not\. Try another region/,
    );
  });
});
