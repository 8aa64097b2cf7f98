/**
 * The steps of a deployment, in an order that never puts new code on an old database: the account,
 * its resources, migrations, the Worker, what wrangler cannot set, a look at what answers, the
 * first sync, a check that is really made. Each may fail, and the next run goes on from there,
 * because each looks before it acts. What is real (wrangler, the network, files) is passed in;
 * `deploy.ts` is the command.
 */
import * as z from "zod";
import { ApiFailure, type CloudflareApi } from "./cloudflare.ts";
import { DeployFailure } from "./failure.ts";
import { jsonIn } from "./json-in-output.ts";
import { explain, type Inspection, inspect, tryUpload } from "./preflight.ts";
import { createResources, enableReadReplication, setFileExpiry } from "./resources.ts";
import { operatorToken, readSecrets } from "./secrets.ts";
import { lookAt } from "./smoke.ts";
import type { ResourceIds, Target, TemporaryFile } from "./target.ts";

export interface Ran {
  code: number;
  output: string;
}

/**
 * Runs wrangler with these arguments to its end.
 * @param recordTo a file to which wrangler writes what it did
 */
export type RunWrangler = (args: string[], recordTo?: string) => Promise<Ran>;

export interface Surroundings {
  api: CloudflareApi;
  /** The id of the account that `api` speaks of. */
  account: string;
  wrangler: RunWrangler;
  /** Runs a command of `bvs` for the service at this address, with the operator's token. */
  bvs: (args: string[], url: string, token: string) => Promise<Ran>;
  fetch: (url: string) => Promise<Response>;
  /** Reads a file that may be missing. */
  readFile: (path: string) => string | undefined;
  /** Writes wrangler's configuration with the ids of the resources. */
  writeConfig: (ids: ResourceIds) => TemporaryFile;
  /** Writes a file of secrets, as JSON, that nobody else may read. */
  writeSecrets: (secrets: Record<string, string>) => TemporaryFile;
  sleep: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

export interface DeployOptions {
  dryRun: boolean;
  /** A file of secrets (`NAME=value` lines or JSON): what it holds is set by this deployment. */
  secretsFile: string | undefined;
  /** Where to look at the result; if not given, wrangler says where. */
  url: string | undefined;
  /** Of the operator, if the file of secrets has none. */
  adminToken: string | undefined;
  /** Shown beside the version in Cloudflare's list: the commit. */
  message: string | undefined;
  /** Where wrangler may write what it did. */
  recordFile: string;
}

export async function deploy(
  target: Target,
  options: DeployOptions,
  surroundings: Surroundings,
): Promise<void> {
  const { api, account, print } = surroundings;
  const secrets = secretsIn(options.secretsFile, surroundings.readFile);

  print(`Looking at account ${account} …`);
  const found = await inspect(api, account, target, Object.keys(secrets));
  if (options.dryRun) return showPlan(target, found, surroundings);
  const trial = found.worker === "absent" ? await tryUpload(api, account, target) : undefined;
  refuse([...found.problems, trial]);

  const ids = await step("Resources", createResources(api, target, found, print), surroundings);
  const config = surroundings.writeConfig(ids);
  let deployed: Deployed;
  try {
    deployed = await upload(target, options, config.path, secrets, surroundings);
  } finally {
    config.remove();
  }
  await step("Settings", settle(target, ids.database, surroundings), surroundings);

  const url = options.url ?? deployed.url;
  if (url === undefined) {
    throw new DeployFailure(
      "The Worker is deployed, but wrangler names no address for it: look at it yourself, or give --url.",
    );
  }
  print(`Looking at ${url} …`);
  await lookAt(url, deployed.version, surroundings);
  const token = operatorToken(secrets.ADMIN_TOKEN) ?? options.adminToken;
  if (token === undefined) {
    print(
      "  no sync was started and no check was made: for both, set BVS_ADMIN_TOKEN to one token of the operator.",
    );
  } else {
    await startFirstSync(url, token, surroundings);
    await proveCheck(url, token, surroundings);
  }
  print(nextSteps(url, options.secretsFile));
}

/** Shows what a deployment would do; creates nothing. @throws DeployFailure if it could not */
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
  refuse([
    ...found.problems,
    code === 0 ? undefined : `wrangler's dry run failed (exit code ${code}):\n${output.trim()}`,
  ]);
  print("Nothing stands in the way.");
  if (found.worker === "absent") {
    print(
      "Whether the account is on Workers Paid was not looked at: only an upload tells, which the deployment tries first.",
    );
  }
}

/** @throws DeployFailure with every reason */
function refuse(problems: readonly (string | undefined)[]): void {
  const reasons = new Set(problems.filter((problem) => problem !== undefined));
  if (reasons.size === 0) return;
  throw new DeployFailure(["It cannot be deployed yet.", ...reasons].join("\n- "));
}

/** Migrations, then the Worker. */
async function upload(
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
  const given = Object.keys(secrets).length > 0 ? writeSecrets(secrets) : undefined;
  if (given) args.push(`--secrets-file=${given.path}`);
  let output: string;
  try {
    output = await succeed(wrangler(args, options.recordFile), "the deployment");
  } finally {
    given?.remove();
  }
  for (const [line] of output.matchAll(
    /^(?:Total Upload|Worker Startup Time|Current Version).*$/gm,
  ))
    print(`  ${line}`);
  return readRecord(readFile(options.recordFile) ?? "");
}

/** What wrangler cannot set. @throws DeployFailure when the API does as if it had, and has not */
async function settle(
  target: Target,
  database: string,
  { api, print }: Surroundings,
): Promise<void> {
  if (!(await enableReadReplication(api, database))) {
    throw new DeployFailure(
      `Read replicas of ${target.database.name} were switched on, but D1 says they are off: run the command again, or switch them on in the dashboard under D1 > ${target.database.name} > Settings.`,
    );
  }
  print("  the database has read replicas");
  print(
    `  the bucket removes files of batches after ${await setFileExpiry(api, target)} days at the latest`,
  );
}

const syncRuns = z.object({ sync_runs: z.array(z.unknown()) });

/** Names that companies had before, as a file of this project (`bvs import history`). */
const FORMER_NAMES = "seed/former-names.csv";

/**
 * Loads former names, each time: a release may bring new ones, and one that failed half-way may
 * have loaded none. Then starts an import of the disclosure table, unless there was a sync run.
 */
async function startFirstSync(
  url: string,
  token: string,
  { bvs, print }: Surroundings,
): Promise<void> {
  const list = await succeed(bvs(["sync", "list", "--json"], url, token), "bvs sync list");
  const runs = jsonIn(list, syncRuns)?.sync_runs;
  if (runs === undefined) throw new DeployFailure(`bvs sync list printed no runs:\n${list}`);
  await succeed(bvs(["import", FORMER_NAMES], url, token), `bvs import ${FORMER_NAMES}`);
  print("  former names are loaded");
  if (runs.length > 0) return;
  await succeed(bvs(["sync", "start", "companies"], url, token), "bvs sync start companies");
  print("  the first import of the disclosure table has been started; it takes a few minutes");
}

/** A queue whose consumer is new may hold its first message back for a while. */
const DOCTOR_ATTEMPTS = 3;
const DOCTOR_PAUSE_MS = 10_000;

/** A question that really goes to the tax authority, from each place where the Worker runs. */
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

function nextSteps(url: string, secretsFile: string | undefined): string {
  return [
    "",
    `It works. What is left to do:`,
    ...(secretsFile === undefined
      ? []
      : [
          `- keep the tokens in ${secretsFile} in a password manager, and delete the file: the Worker has them`,
        ]),
    `- export BVS_URL=${url} BVS_ADMIN_TOKEN=<one token, without its name>`,
    "- npm run --silent bvs -- keys issue --account <name> --plan-a starter",
    "- domains, and the rest: docs/deploy.md",
  ].join("\n");
}

/** @throws DeployFailure */
function secretsIn(
  path: string | undefined,
  readFile: Surroundings["readFile"],
): Record<string, string> {
  if (path === undefined) return {};
  const text = readFile(path);
  if (text === undefined) throw new DeployFailure(`There is no file ${path}.`);
  return readSecrets(text, path);
}

interface Deployed {
  version: string | undefined;
  /** The first address among routes, schedules and queues. */
  url: string | undefined;
}

const deployRecord = z.object({
  type: z.literal("deploy"),
  version_id: z.string().nullish(),
  targets: z.array(z.string()).nullish(),
});

/** What wrangler wrote of a deployment. */
function readRecord(text: string): Deployed {
  const records = text.split("\n").flatMap((line) => {
    const parsed = deployRecord.safeParse(line.startsWith("{") ? JSON.parse(line) : null);
    return parsed.success ? [parsed.data] : [];
  });
  const record = records.at(-1);
  const hosts = (record?.targets ?? []).flatMap(
    (target) =>
      /^(?:https:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?: \(custom domain.*)?$/.exec(target)?.[1] ??
      [],
  );
  return { version: record?.version_id ?? undefined, url: hosts[0] && `https://${hosts[0]}` };
}

/** @throws DeployFailure saying what a failure of the API means */
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

/** The output of what was run. @throws DeployFailure with the output when it failed */
async function succeed(running: Promise<Ran>, what: string): Promise<string> {
  const { code, output } = await running;
  if (code === 0) return output.trimEnd();
  throw new DeployFailure(`${what} failed (exit code ${code}):\n${output.trim()}`);
}
