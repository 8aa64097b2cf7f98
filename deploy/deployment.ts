/**
 * The steps of a deployment, from the inspection of the account to a real check at the end.
 * Migrations come before the upload of the Worker, so that new code never runs with an old
 * database. Every step may be repeated, so the operator can run a failed deployment again.
 */
import * as z from "zod";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import { addDomains } from "./domains.ts";
import { DeployFailure } from "./failure.ts";
import { jsonIn } from "./json-in-output.ts";
import { explain, type Inspection, inspect, tryUpload } from "./preflight.ts";
import { createResources, enableReadReplication, setFileExpiry } from "./resources.ts";
import { operatorToken, readSecrets } from "./secrets.ts";
import { waitUntilReady } from "./smoke.ts";
import type { ResourceIds, Target, TemporaryFile } from "./target.ts";

export interface Ran {
  code: number;
  output: string;
}

/**
 * Runs wrangler with these arguments until it ends.
 * @param recordTo the file in which wrangler records what it did
 * @param input wrangler's standard input
 */
export type RunWrangler = (args: string[], recordTo?: string, input?: string) => Promise<Ran>;

export interface Surroundings {
  api: CloudflareApi;
  account: string;
  wrangler: RunWrangler;
  bvs: (args: string[], url: string, token: string) => Promise<Ran>;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readFile: (path: string) => string | undefined;
  writeConfig: (ids: ResourceIds) => TemporaryFile;
  /** Writes the secrets as JSON to a file that other users cannot read. */
  writeSecrets: (secrets: Record<string, string>) => TemporaryFile;
  sleep: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

export interface DeployOptions {
  dryRun: boolean;
  /** Whether to replace DNS records that a custom domain already has. */
  takeDomain: boolean;
  /** The path of a file with lines of `NAME=value`, or JSON. */
  secretsFile: string | undefined;
  /**
   * The address for the final checks. Default: the first address that wrangler reports, or else the
   * first custom domain.
   */
  url: string | undefined;
  /** The operator's token, if the file of secrets has none. */
  adminToken: string | undefined;
  /** The commit, shown beside the version in Cloudflare's list. */
  message: string | undefined;
  recordFile: string;
}

/** @returns what was deployed; undefined after a dry run */
export async function deploy(
  target: Target,
  options: DeployOptions,
  surroundings: Surroundings,
): Promise<Deployment | undefined> {
  const { api, account, print } = surroundings;
  const secrets = secretsIn(options.secretsFile, surroundings.readFile);

  print(`Looking at account ${account} …`);
  const found = await inspect(api, account, target, Object.keys(secrets), options.takeDomain);
  if (options.dryRun) {
    await showPlan(target, found, surroundings);
    return undefined;
  }
  const trialProblem =
    found.worker === "absent" ? await tryUpload(api, account, target) : undefined;
  refuseIfAny([...found.problems, trialProblem]);

  const ids = await step("Resources", createResources(api, target, found, print), surroundings);
  const config = surroundings.writeConfig(ids);
  let deployed: Deployed;
  try {
    deployed = await migrateAndUpload(target, options, config.path, secrets, surroundings);
  } finally {
    config.remove();
  }
  await step("Settings", applySettings(target, options, ids.database, surroundings), surroundings);

  const [domain] = target.domains;
  const url = options.url ?? deployed.url ?? (domain && `https://${domain}`);
  if (url === undefined) {
    throw new DeployFailure(
      "The Worker is deployed, but wrangler did not report an address for it: run the command again with --url.",
    );
  }
  print(`Looking at ${url} …`);
  await waitUntilReady(url, deployed.version, surroundings);
  const token = operatorToken(secrets.ADMIN_TOKEN) ?? options.adminToken;
  if (token === undefined) {
    print(
      "  no sync was started and no check was made: set BVS_ADMIN_TOKEN to an operator's token, and run the command again.",
    );
  } else {
    await loadNamesAndStartFirstSync(url, token, surroundings);
    await proveCheck(url, token, surroundings);
  }
  print(nextSteps(url, options.secretsFile, token !== undefined));
  return { version: deployed.version, url, token };
}

/** Shows what a deployment would do. @throws DeployFailure with every problem that would stop it */
async function showPlan(
  target: Target,
  found: Inspection,
  { wrangler, print }: Surroundings,
): Promise<void> {
  const { database, unanswered } = found;
  const plan = (state: "exists" | "absent" | "unknown", what: string) =>
    print(`  ${{ exists: "exists ", absent: "create ", unknown: "unknown" }[state]} ${what}`);
  const stateOf = (exists: boolean, permission: Parameters<typeof unanswered.has>[0]) =>
    unanswered.has(permission) ? "unknown" : exists ? "exists" : "absent";
  for (const { binding, title } of target.namespaces) {
    const isThere = found.namespaces[binding] !== undefined;
    plan(stateOf(isThere, "Workers KV Storage"), `KV namespace ${title}`);
  }
  plan(
    stateOf(database !== undefined, "D1"),
    `database ${target.database.name}${database?.region ? ` in ${database.region}` : ""}`,
  );
  plan(stateOf(found.hasBucket, "Workers R2 Storage"), `bucket ${target.bucket}`);
  for (const queue of target.queues)
    plan(stateOf(found.queues.has(queue), "Queues"), `queue ${queue}`);
  plan(found.worker, `Worker ${target.worker}`);
  if (found.subdomain) {
    print(`  address https://${target.worker}.${found.subdomain}.workers.dev`);
  }
  const { code, output } = await wrangler(["deploy", "--dry-run", `--env=${target.environment}`]);
  if (code === 0) print(output.trimEnd());
  refuseIfAny([
    ...found.problems,
    code === 0 ? undefined : `wrangler's dry run failed (exit code ${code}):\n${output.trim()}`,
  ]);
  print("No problems found.");
  if (found.worker === "absent") {
    print(
      "A dry run cannot tell whether the account is on Workers Paid. A deployment tests this first, with a trial upload.",
    );
  }
}

function refuseIfAny(problems: readonly (string | undefined)[]): void {
  const reasons = new Set(problems.filter((problem) => problem !== undefined));
  if (reasons.size === 0) return;
  throw new DeployFailure(["It cannot be deployed yet.", ...reasons].join("\n- "));
}

async function migrateAndUpload(
  target: Target,
  options: DeployOptions,
  configPath: string,
  secrets: Record<string, string>,
  { wrangler, readFile, writeSecrets, print }: Surroundings,
): Promise<Deployed> {
  const where = [`--config=${configPath}`, `--env=${target.environment}`];
  print("Migrating the database …");
  await succeed(
    wrangler(["d1", "migrations", "apply", target.database.binding, "--remote", ...where]),
    "the migration",
  );
  print(`Deploying ${target.worker} …`);
  const args = ["deploy", ...where];
  if (options.message !== undefined) args.push(`--message=${options.message}`);
  const secretsFile = Object.keys(secrets).length > 0 ? writeSecrets(secrets) : undefined;
  if (secretsFile) args.push(`--secrets-file=${secretsFile.path}`);
  let output: string;
  try {
    output = await succeed(wrangler(args, options.recordFile), "the deployment");
  } finally {
    secretsFile?.remove();
  }
  for (const [line] of output.matchAll(
    /^(?:Total Upload|Worker Startup Time|Current Version).*$/gm,
  ))
    print(`  ${line}`);
  return readRecord(readFile(options.recordFile) ?? "");
}

/** Sets what wrangler cannot set. @throws DeployFailure if D1 still reports no read replicas */
async function applySettings(
  target: Target,
  { takeDomain }: DeployOptions,
  databaseId: string,
  { api, print }: Surroundings,
): Promise<void> {
  if (!(await enableReadReplication(api, databaseId))) {
    throw new DeployFailure(
      `Read replicas of ${target.database.name} were switched on, but D1 says they are off: run the command again, or switch them on in the dashboard under D1 > ${target.database.name} > Settings.`,
    );
  }
  print("  the database has read replicas");
  print(
    `  the bucket removes files of batches after ${await setFileExpiry(api, target)} days at the latest`,
  );
  await addDomains(api, target, takeDomain);
  for (const domain of target.domains) print(`  the Worker has the domain ${domain}`);
}

const syncRuns = z.object({ sync_runs: z.array(z.unknown()) });

/** The file that `bvs import history` makes. */
const FORMER_NAMES_FILE = "seed/former-names.csv";

/**
 * Loads former names of companies. If no sync has ever run, starts the import of OpenDART's table
 * of companies. Every deployment loads the former names, because a release may bring new names,
 * and an earlier deployment may have failed before it loaded the names.
 */
async function loadNamesAndStartFirstSync(
  url: string,
  token: string,
  { bvs, print }: Surroundings,
): Promise<void> {
  const list = await succeed(bvs(["sync", "list", "--json"], url, token), "bvs sync list");
  const runs = jsonIn(list, syncRuns)?.sync_runs;
  if (runs === undefined) throw new DeployFailure(`bvs sync list printed no runs:\n${list}`);
  await succeed(bvs(["import", FORMER_NAMES_FILE], url, token), `bvs import ${FORMER_NAMES_FILE}`);
  print("  former names are loaded");
  if (runs.length > 0) return;
  await succeed(bvs(["sync", "start", "companies"], url, token), "bvs sync start companies");
  print("  the first import of the disclosure table has been started; it takes a few minutes");
}

/** Several attempts, because a queue may deliver the first message to a new consumer late. */
const DOCTOR_ATTEMPTS = 3;
const DOCTOR_PAUSE_MS = 10_000;

/** Tests that checks and batches work, with a real call from each place where the Worker runs. */
async function proveCheck(
  url: string,
  token: string,
  { bvs, sleep, print }: Surroundings,
): Promise<void> {
  print("Asking the tax authority …");
  let ran = await bvs(["doctor"], url, token);
  for (let attempt = 2; ran.code !== 0 && attempt <= DOCTOR_ATTEMPTS; attempt++) {
    await sleep(DOCTOR_PAUSE_MS);
    ran = await bvs(["doctor"], url, token);
  }
  if (ran.code === 0) return print(ran.output.trimEnd());
  throw new DeployFailure(
    `The Worker is deployed and answers, but a check or a batch would fail:\n${ran.output.trim()}`,
  );
}

function nextSteps(url: string, secretsFile: string | undefined, wasChecked: boolean): string {
  return [
    "",
    wasChecked ? "It works. Next steps:" : "The release is deployed. Next steps:",
    ...(secretsFile === undefined
      ? []
      : [
          `- copy the tokens from ${secretsFile} to a password manager, and delete the file: the Worker has them`,
        ]),
    `- export BVS_URL=${url} BVS_ADMIN_TOKEN=<a token from ADMIN_TOKEN, without the name before it>`,
    "- npm run --silent bvs -- keys issue --account <name> --plan-a starter",
    "- domains, and the rest: docs/deploy.md",
  ].join("\n");
}

function secretsIn(
  path: string | undefined,
  readFile: Surroundings["readFile"],
): Record<string, string> {
  if (path === undefined) return {};
  const text = readFile(path);
  if (text === undefined) throw new DeployFailure(`There is no file ${path}.`);
  return readSecrets(text, path);
}

export interface Deployment {
  version: string | undefined;
  url: string;
  token: string | undefined;
}

interface Deployed {
  version: string | undefined;
  url: string | undefined;
}

const deployRecord = z.object({
  type: z.literal("deploy"),
  version_id: z.string().nullish(),
  targets: z.array(z.string()).nullish(),
});

function readRecord(text: string): Deployed {
  const records = text.split("\n").flatMap((line) => {
    const parsed = deployRecord.safeParse(line.startsWith("{") ? JSON.parse(line) : null);
    return parsed.success ? [parsed.data] : [];
  });
  const record = records.at(-1);
  const hosts = (record?.targets ?? []).flatMap(
    (target) => /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.exec(target)?.[1] ?? [],
  );
  return { version: record?.version_id ?? undefined, url: hosts[0] && `https://${hosts[0]}` };
}

async function step<T>(
  name: string,
  running: Promise<T>,
  { account, print }: Surroundings,
): Promise<T> {
  print(`${name} …`);
  try {
    return await running;
  } catch (failure) {
    throw failure instanceof ApiFailure ? new DeployFailure(explain(failure, account)) : failure;
  }
}

async function succeed(running: Promise<Ran>, what: string): Promise<string> {
  const { code, output } = await running;
  if (code === 0) return output.trimEnd();
  throw new DeployFailure(`${what} failed (exit code ${code}):\n${output.trim()}`);
}
