/**
 * The steps of `npm run probe`. Two small Workers call the upstreams. One of them runs near Seoul.
 * The other runs wherever Cloudflare chooses, and also calls from a queue consumer. Then the probe
 * removes the Workers, and prints a table of the answers and what to do.
 */
import * as z from "zod";
import { ApiFailure, type CloudflareApi } from "../cloudflare.ts";
import type { RunWrangler } from "../deployment.ts";
import { DeployFailure } from "../failure.ts";
import { explain, NO_SUBDOMAIN, NO_WORKER, subdomainProblem } from "../preflight.ts";
import { CLOUDFLARE_TRACE, INFORMATIVE, type ProbedUpstream, targetsOf } from "./upstreams.ts";

export const UNPLACED_WORKER = "business-verification-probe";
export const PLACED_WORKER = "business-verification-probe-placed";
export const QUEUE = "business-verification-probe";
const REGION = "aws:ap-northeast-2";

/**
 * How many attempts to make. With `PAUSE_MS` between them, they take five minutes for a new address
 * and two minutes for a new consumer.
 */
const ADDRESS_ATTEMPTS = 100;
const CONSUMER_ATTEMPTS = 40;
const PAUSE_MS = 3_000;

export interface ProbeSurroundings {
  api: CloudflareApi;
  account: string;
  wrangler: RunWrangler;
  writeConfig: (config: object) => { path: string; remove(): void };
  fetch: (url: string, method: "GET" | "POST") => Promise<Response>;
  /** The TLS versions that a host accepts from this machine, oldest first. */
  tlsVersions: (host: string) => Promise<string[]>;
  sleep: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
  /** Part of the Workers' paths, so that other people cannot guess the paths. */
  nonce: string;
}

const seenSchema = z.record(
  z.string(),
  z.object({ status: z.number(), text: z.string(), times: z.array(z.number()) }),
);
/** The answers that one Worker or the consumer got. The keys are names of upstreams. */
type Seen = z.infer<typeof seenSchema>;

export type ProbePlace = "near Seoul" | "unplaced" | "consumer";
export type Reachability = "answers" | "refuses" | "silent";

export interface ProbeFinding {
  place: ProbePlace;
  upstream: string;
  reachability: Reachability;
  /** Milliseconds of the first and the second call. */
  times: number[];
  said: string;
}

export async function probe(
  upstreams: readonly ProbedUpstream[],
  surroundings: ProbeSurroundings,
): Promise<void> {
  const { api, account, print } = surroundings;
  const subdomain = await findSubdomain(api, account);
  const urlOf = (worker: string) =>
    `https://${worker}.${subdomain}.workers.dev/${surroundings.nonce}`;
  let seen: [ProbePlace, Seen][];
  try {
    print("Deploying two small Workers …");
    await createQueue(api);
    for (const config of configsOf(upstreams, surroundings.nonce))
      await deployWorker(config, surroundings);
    print("Asking …");
    seen = [
      [
        "near Seoul",
        await fetchFindings(`${urlOf(PLACED_WORKER)}/request`, ADDRESS_ATTEMPTS, surroundings),
      ],
      [
        "unplaced",
        await fetchFindings(`${urlOf(UNPLACED_WORKER)}/request`, ADDRESS_ATTEMPTS, surroundings),
      ],
      ["consumer", await fetchConsumerFindings(`${urlOf(UNPLACED_WORKER)}/consumer`, surroundings)],
    ];
  } catch (failure) {
    throw failure instanceof ApiFailure ? new DeployFailure(explain(failure, account)) : failure;
  } finally {
    await cleanUp(surroundings);
  }
  const findings = seen.flatMap(([place, answers]) => judge(place, answers, upstreams));
  print("");
  for (const [place, answers] of seen) print(`${place.padEnd(11)} ${locationOf(answers)}`);
  print("");
  for (const finding of findings) print(lineOf(finding));
  print("");
  for (const { name, url } of upstreams) {
    const versions = await surroundings.tlsVersions(new URL(url).hostname);
    print(`${name.padEnd(16)} ${versions.join(", ") || "no TLS"} (from this machine)`);
  }
  print(`\n${conclude(findings)}`);
}

function judge(
  place: ProbePlace,
  answers: Seen,
  upstreams: readonly ProbedUpstream[],
): ProbeFinding[] {
  return upstreams.map(({ name, ownWords }) => {
    const { status, text, times } = answers[name] ?? { status: 0, text: "not asked", times: [] };
    const reachability = status === 0 ? "silent" : ownWords.test(text) ? "answers" : "refuses";
    const said = `${status === 0 ? "" : `HTTP ${status} `}${text.replace(/\s+/g, " ").slice(0, 60)}`;
    return { place, upstream: name, reachability, times, said };
  });
}

const ADVICE = "docs/deploy.md#when-an-upstream-refuses";

export function conclude(findings: readonly ProbeFinding[]): string {
  const missingFrom = (place: ProbePlace) =>
    findings
      .filter((finding) => finding.place === place && !INFORMATIVE.has(finding.upstream))
      .flatMap(({ reachability, upstream }) => (reachability === "answers" ? [] : [upstream]));
  const missingNear = missingFrom("near Seoul");
  const missingUnplaced = missingFrom("unplaced");
  const missingConsumer = missingFrom("consumer");
  if (missingNear.length === 0 && missingUnplaced.length + missingConsumer.length === 0)
    return "The necessary upstreams answer everywhere: deploy.";
  if (missingNear.length === 0) {
    return `The necessary upstreams answer near Seoul, but not everywhere: set the binding PLACED after the first deployment (${ADVICE}).`;
  }
  if (missingUnplaced.length === 0) {
    const more =
      missingConsumer.length > 0 ? ", and set the binding PLACED after the first deployment" : "";
    return `The necessary upstreams answer elsewhere, but not near Seoul (${missingNear.join(", ")}): set another region under [placement] in wrangler.toml${more} (${ADVICE}).`;
  }
  const nowhere = missingNear.filter((upstream) => missingUnplaced.includes(upstream));
  if (nowhere.length === 0) {
    return `No place gets an answer from all necessary upstreams: near Seoul, ${missingNear.join(", ")} does not answer; elsewhere, ${missingUnplaced.join(", ")} does not. Try another region under [placement] in wrangler.toml, or use a relay in Korea for one of them (${ADVICE}).`;
  }
  return `Requests get no answer, near Seoul or elsewhere, from ${nowhere.join(", ")}: a relay in Korea is needed (${ADVICE}).`;
}

function lineOf({ place, upstream, reachability, times, said }: ProbeFinding): string {
  const [cold, warm] = times;
  const took = cold === undefined ? "" : `${cold} ms${warm === undefined ? "" : `, then ${warm}`}`;
  return `${place.padEnd(11)} ${upstream.padEnd(16)} ${reachability.padEnd(8)} ${took.padEnd(16)} ${said}`;
}

/** The data center where the Worker ran, and the country that an upstream sees. */
function locationOf(answers: Seen): string {
  const text = answers[CLOUDFLARE_TRACE]?.text ?? "";
  const field = (name: string) => new RegExp(`^${name}=(\\S+)`, "m").exec(text)?.[1] ?? "?";
  return `${field("colo")}, seen from outside as ${field("loc")}`;
}

async function findSubdomain(api: CloudflareApi, account: string): Promise<string> {
  try {
    const found = await api.find(
      "/workers/subdomain",
      z.object({ subdomain: z.string() }),
      NO_SUBDOMAIN,
    );
    if (found) return found.subdomain;
  } catch (failure) {
    throw new DeployFailure(explain(failure, account));
  }
  throw new DeployFailure(subdomainProblem(account));
}

const queues = z.array(z.object({ queue_id: z.string(), queue_name: z.string() }));

async function findQueue(api: CloudflareApi): Promise<string | undefined> {
  const found = await api.call("/queues", queues, { query: [["name", QUEUE]] });
  return found.find(({ queue_name }) => queue_name === QUEUE)?.queue_id;
}

async function createQueue(api: CloudflareApi): Promise<void> {
  if ((await findQueue(api)) !== undefined) return;
  await api.call("/queues", z.unknown(), { method: "POST", body: { queue_name: QUEUE } });
}

function configsOf(upstreams: readonly ProbedUpstream[], nonce: string): object[] {
  const config = {
    main: "deploy/probe/worker.ts",
    compatibility_date: "2026-10-23",
    workers_dev: true,
    preview_urls: false,
    vars: { NONCE: nonce, TARGETS: targetsOf(upstreams) },
    durable_objects: { bindings: [{ name: "FINDINGS", class_name: "Findings" }] },
    migrations: [{ tag: "v1", new_sqlite_classes: ["Findings"] }],
  };
  const consumer = { queue: QUEUE, max_batch_size: 1, max_batch_timeout: 0 };
  const producers = [{ binding: "QUEUE", queue: QUEUE }];
  return [
    { ...config, name: PLACED_WORKER, queues: { producers }, placement: { region: REGION } },
    { ...config, name: UNPLACED_WORKER, queues: { producers, consumers: [consumer] } },
  ];
}

async function deployWorker(
  config: object,
  { wrangler, writeConfig }: ProbeSurroundings,
): Promise<void> {
  const file = writeConfig(config);
  try {
    const { code, output } = await wrangler(["deploy", `--config=${file.path}`]);
    if (code !== 0)
      throw new DeployFailure(`wrangler failed (exit code ${code}):\n${output.trim()}`);
  } finally {
    file.remove();
  }
}

async function fetchFindings(
  url: string,
  attempts: number,
  { fetch, sleep }: ProbeSurroundings,
): Promise<Seen> {
  let seen = "";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const response = await fetch(url, "GET");
      seen = await response.text();
      const found = seenSchema.safeParse(response.ok ? JSON.parse(seen) : null);
      if (found.success) return found.data;
    } catch (fault) {
      seen = String(fault);
    }
    await sleep(PAUSE_MS);
  }
  throw new DeployFailure(
    `The probe at ${new URL(url).hostname} does not answer: ${seen.slice(0, 200)}`,
  );
}

/** @returns the consumer's findings; empty if the consumer reports none, which is not a failure */
async function fetchConsumerFindings(url: string, surroundings: ProbeSurroundings): Promise<Seen> {
  const { fetch, sleep } = surroundings;
  const send = () =>
    fetch(url, "POST").then(
      ({ ok }) => ok,
      () => false,
    );
  // Retry, because some locations may not know the new address yet.
  for (let attempt = 1; !(await send()) && attempt < CONSUMER_ATTEMPTS; attempt++)
    await sleep(PAUSE_MS);
  try {
    return await fetchFindings(url, CONSUMER_ATTEMPTS, surroundings);
  } catch (failure) {
    if (!(failure instanceof DeployFailure)) throw failure;
    surroundings.print("The queue consumer has reported nothing.");
    return {};
  }
}

/** Removes everything that this probe or an earlier one created. */
async function cleanUp({ api, print }: ProbeSurroundings): Promise<void> {
  try {
    const id = await findQueue(api);
    // Remove the queue first: Cloudflare may refuse to remove a Worker that consumes a queue.
    if (id !== undefined) await api.call(`/queues/${id}`, z.unknown(), { method: "DELETE" });
    for (const worker of [UNPLACED_WORKER, PLACED_WORKER]) {
      const path = `/workers/scripts/${worker}`;
      await api
        .call(path, z.unknown(), { method: "DELETE", query: [["force", "true"]] })
        .catch((failure) => {
          if (!(failure instanceof ApiFailure) || !NO_WORKER.includes(failure.code)) throw failure;
        });
    }
    print("The two Workers and their queue are removed.");
  } catch (failure) {
    print(
      `The probe could not be removed completely (run it again, or look for ${UNPLACED_WORKER} in the dashboard): ${failure}`,
    );
  }
}
