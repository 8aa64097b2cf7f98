/**
 * The steps of a deployment, in an order that never puts new code on an old database: secrets,
 * resources, migrations, the Worker, a look at what answers. wrangler is only a function that is
 * passed in; `deploy.ts` is the command.
 */
import { parseEnv } from "node:util";
import * as z from "zod";

/** What a deployment needs to know of wrangler.toml, for one environment. */
export interface Target {
  /** As `--env` takes it; empty: production. */
  environment: string;
  worker: string;
  requiredSecrets: string[];
  /** The database's name, and the binding under which its migrations are applied. */
  database: { name: string; binding: string };
}

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
  wrangler: RunWrangler;
  fetch: (url: string) => Promise<Response>;
  /** Reads a file that may be missing. */
  readFile: (path: string) => string | undefined;
  sleep: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

export interface DeployOptions {
  dryRun: boolean;
  /** A file of secrets (`NAME=value` lines or JSON): what it holds is set by this deployment. */
  secretsFile: string | undefined;
  /** Where to look at the result; if not given, wrangler says where. */
  url: string | undefined;
  /** Shown beside the version in Cloudflare's list: the commit. */
  message: string | undefined;
  /** Where wrangler may write what it did. */
  recordFile: string;
}

/** Ends a deployment: the message says what is wrong, and what to do. */
export class DeployError extends Error {}

/** Near the tax authority and most callers; it can only be chosen when the database is made. */
const DATABASE_LOCATION = "apac";

/** A new address takes a moment to be known everywhere. */
const SMOKE_ATTEMPTS = 20;
const SMOKE_PAUSE_MS = 3_000;

/** How wrangler says, in text and in codes, that a Worker, database or queue does not exist. */
const NOT_THERE = /does not exist|not found|couldn't find|\b(?:10007|7404|11000|100123)\b/i;

export async function deploy(
  target: Target,
  options: DeployOptions,
  surroundings: Surroundings,
): Promise<void> {
  const { wrangler, print } = surroundings;
  const where = `--env=${target.environment}`;
  if (options.dryRun) {
    print(await succeed(wrangler(["deploy", "--dry-run", where]), "the dry run"));
    return;
  }
  await requireSecrets(target, options.secretsFile, surroundings);
  await provide(
    ["d1", "info", target.database.name],
    ["d1", "create", target.database.name, `--location=${DATABASE_LOCATION}`],
  );

  print("Migrating the database …");
  await succeed(
    wrangler(["d1", "migrations", "apply", target.database.binding, "--remote", where]),
    "the migration",
  );

  print(`Deploying ${target.worker} …`);
  const args = ["deploy", where];
  if (options.secretsFile !== undefined) args.push(`--secrets-file=${options.secretsFile}`);
  if (options.message !== undefined) args.push(`--message=${options.message}`);
  print(await succeed(wrangler(args, options.recordFile), "the deployment"));

  const deployed = readRecord(surroundings.readFile(options.recordFile) ?? "");
  const url = options.url ?? deployed.url;
  if (url === undefined) {
    throw new DeployError(
      "The Worker is deployed, but wrangler names no address for it: look at it yourself, or give --url.",
    );
  }
  await lookAt(url, deployed.version, surroundings);

  /** Creates a resource unless it exists. */
  async function provide(look: string[], make: string[]): Promise<void> {
    const found = await wrangler([...look, where]);
    if (found.code === 0) return;
    if (!NOT_THERE.test(found.output)) throw failureOf(`wrangler ${look.join(" ")}`, found);
    print(`Creating ${make.slice(0, 3).join(" ")} …`);
    await succeed(wrangler([...make, where]), `wrangler ${make.join(" ")}`);
  }
}

/** @throws DeployError naming each required secret that is neither set nor in the file */
async function requireSecrets(
  target: Target,
  file: string | undefined,
  { wrangler, readFile }: Surroundings,
): Promise<void> {
  const listed = await wrangler(["secret", "list", `--env=${target.environment}`]);
  const isFirst = listed.code !== 0 && NOT_THERE.test(listed.output);
  if (listed.code !== 0 && !isFirst) throw failureOf("wrangler secret list", listed);
  const given = file === undefined ? [] : readSecrets(file, readFile(file));
  const set = new Set([...(isFirst ? [] : readSecretNames(listed.output)), ...given]);
  const missing = target.requiredSecrets.filter((name) => !set.has(name));
  if (missing.length === 0) return;
  const how = isFirst
    ? "The Worker does not exist yet: write them as NAME=value lines to a file that git ignores, such as .env.deploy, and give it with --secrets-file."
    : `Set each with: npx wrangler secret put <NAME> --env=${target.environment}`;
  throw new DeployError(
    `${target.worker} needs secrets that are not set: ${missing.join(", ")}.\n${how}`,
  );
}

const secretNames = z.array(z.object({ name: z.string() }));

/** The names in `wrangler secret list`, a JSON array that may be among other lines. */
function readSecretNames(output: string): string[] {
  try {
    const json = output.slice(output.indexOf("["), output.lastIndexOf("]") + 1);
    return secretNames.parse(JSON.parse(json)).map(({ name }) => name);
  } catch {
    throw new DeployError(`wrangler secret list answered something other than a list:\n${output}`);
  }
}

/** The names of the secrets in a file that have a value. */
function readSecrets(path: string, text: string | undefined): string[] {
  if (text === undefined) throw new DeployError(`There is no file ${path}.`);
  try {
    const secrets: object = text.trimStart().startsWith("{") ? JSON.parse(text) : parseEnv(text);
    return Object.entries(secrets).flatMap(([name, value]) => (value === "" ? [] : [name]));
  } catch {
    throw new DeployError(`${path} is neither JSON nor lines of NAME=value.`);
  }
}

const deployRecord = z.object({
  type: z.literal("deploy"),
  version_id: z.string().nullish(),
  targets: z.array(z.string()).nullish(),
});

/**
 * What wrangler wrote of a deployment: the version, and the first address among routes, schedules
 * and queues.
 */
function readRecord(text: string): { version: string | undefined; url: string | undefined } {
  const records = text.split("\n").flatMap((line) => {
    const parsed = deployRecord.safeParse(line.startsWith("{") ? JSON.parse(line) : null);
    return parsed.success ? [parsed.data] : [];
  });
  const record = records.at(-1);
  const hosts = (record?.targets ?? []).flatMap(
    (target) =>
      /^(?:https:\/\/)?([a-z0-9.-]+\.[a-z]+)(?: \(custom domain\))?$/.exec(target)?.[1] ?? [],
  );
  return { version: record?.version_id ?? undefined, url: hosts[0] && `https://${hosts[0]}` };
}

/**
 * Asks `/health`, then `/ready`, until the new version answers.
 * @throws DeployError with what it answers instead
 */
async function lookAt(
  url: string,
  version: string | undefined,
  { fetch, sleep, print }: Surroundings,
): Promise<void> {
  let seen = "nothing";
  for (let attempt = 1; attempt <= SMOKE_ATTEMPTS; attempt++) {
    const health = await answerOf(fetch, `${url}/health`);
    seen = health.text;
    if (health.status === 200) {
      const ready = await answerOf(fetch, `${url}/ready`);
      const isNew = version === undefined || ready.text.includes(`"${version}"`);
      if (isNew) {
        print(`${url}/health: ${health.text}`);
        print(`${url}/ready: ${ready.text}`);
        if (ready.status !== 200)
          throw new DeployError(
            "The Worker is deployed and alive, but not ready: /ready says which part is down.",
          );
        return;
      }
      seen = `an earlier release still answers: ${ready.text}`;
    }
    await sleep(SMOKE_PAUSE_MS);
  }
  throw new DeployError(`The Worker is deployed, but ${url}/health does not say so: ${seen}`);
}

async function answerOf(
  fetch: Surroundings["fetch"],
  url: string,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).slice(0, 1_000) };
  } catch (fault) {
    return { status: 0, text: String(fault) };
  }
}

/** The output of what was run. @throws DeployError with the output when it failed */
async function succeed(running: Promise<Ran>, what: string): Promise<string> {
  const ran = await running;
  if (ran.code !== 0) throw failureOf(what, ran);
  return ran.output;
}

function failureOf(what: string, { code, output }: Ran): DeployError {
  return new DeployError(`${what} failed (exit code ${code}):\n${output.trim()}`);
}
