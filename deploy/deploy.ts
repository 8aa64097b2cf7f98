/**
 * `npm run deploy -- [options]`: deploys to Cloudflare (docs/deploy.md). This file reads the
 * command line, and gives the steps in `deployment.ts` access to wrangler, files and the network.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildPage, PAGE_FOLDER } from "../web/build.ts";
import { findAccess } from "./account.ts";
import { CloudflareApi } from "./cloudflare.ts";
import { type DeployOptions, deploy, type Surroundings } from "./deployment.ts";
import { DeployFailure } from "./failure.ts";
import { readDeployOptions } from "./options.ts";
import { bvs, ROOT, wranglerOf } from "./processes.ts";
import { prove } from "./prove.ts";
import { readTarget, writeConfig } from "./target.ts";

const CONFIG = join(ROOT, "wrangler.toml");

/**
 * How long --prove watches each step. It is longer than 30 seconds, because a busy Durable Object
 * may keep its old code for that time (`max_delay` in wrangler.toml).
 */
const SETTLE_MS = 40_000;

/**
 * How long --prove waits between deleting its key from KV and restoring the key. KV may serve a
 * deleted record for a minute (docs/runbook.md#restoring-keys).
 */
const FORGET_MS = 60_000;

const USAGE = `npm run deploy -- [options]

Deploys the service to a Cloudflare account (docs/deploy.md). You can run it again at any time: it
finds existing resources by their names.

  --env <name>           the environment: staging. Without this option: production
  --dry-run              look at the account, show the plan and every problem, change nothing
  --prove                only for staging: after the deployment, deploy again, roll back, change a
                         secret, and restore keys and the database, all while checks arrive; then
                         print how many checks were lost
  --take-domain          replace the DNS records that a domain in wrangler.toml already has
  --secrets-file <file>  read the secrets from this file, and set them. The file
                         contains NAME=value lines, or JSON
  --url <address>        address for the final checks. Default: the first address of the Worker
  --help                 print this

Environment:
  CLOUDFLARE_API_TOKEN   the token to use. Default: the token of npm run wrangler -- login
  CLOUDFLARE_ACCOUNT_ID  the account, if the token has access to several
  BVS_ADMIN_TOKEN        the operator's token, if the secrets file has none`;

/**
 * The folder for files of this deployment, such as secrets. Other users cannot read the folder,
 * because mkdtemp creates it.
 */
const folder = mkdtempSync(join(tmpdir(), "deploy-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
// Without these handlers, a signal would end the process without an "exit" event, so the folder
// would not be removed.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(1));
try {
  const options = readDeployOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(USAGE);
  else await main(options);
} catch (failure) {
  // parseArgs throws a TypeError for a wrong option.
  const isOurs = failure instanceof DeployFailure || failure instanceof TypeError;
  console.error(isOurs ? failure.message : failure);
  process.exitCode = 1;
}

async function main({
  env,
  dryRun,
  takeDomain,
  prove: isProof,
  secretsFile,
  url,
}: ReturnType<typeof readDeployOptions>): Promise<void> {
  const target = readTarget(env, CONFIG);
  await buildPage(PAGE_FOLDER, { keyHelpUrl: target.keyHelpUrl });
  const access = await findAccess(process.env, wranglerOf());
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%h %s"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const options: DeployOptions = {
    dryRun,
    takeDomain,
    secretsFile,
    url,
    adminToken: process.env.BVS_ADMIN_TOKEN,
    message: status === 0 ? stdout.trim().slice(0, 100) : undefined,
    recordFile: join(folder, "record.ndjson"),
  };
  const surroundings: Surroundings = {
    api: new CloudflareApi(access),
    account: access.account,
    wrangler: wranglerOf(access.account),
    bvs,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }),
    readFile,
    writeConfig: (ids) => {
      const file = writeConfig(target, ids, CONFIG);
      process.once("exit", file.remove);
      return file;
    },
    writeSecrets: (secrets) => {
      const path = join(folder, "secrets.json");
      writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 });
      return { path, remove: () => rmSync(path, { force: true }) };
    },
    sleep,
    print: (line) => console.log(line),
  };
  const deployed = await deploy(target, options, surroundings);
  if (!isProof || !deployed) return;
  const { token } = deployed;
  if (token === undefined) throw new DeployFailure("--prove needs an operator's token.");
  await prove(
    target,
    {
      ...deployed,
      token,
      keysFile: join(folder, "keys"),
      settleMs: SETTLE_MS,
      forgetMs: FORGET_MS,
    },
    {
      ...surroundings,
      clock: () => performance.now(),
      // Give no file of secrets, because the first deployment has already set the secrets.
      deployAgain: () =>
        deploy(
          target,
          { ...options, secretsFile: undefined, adminToken: token, url: deployed.url },
          { ...surroundings, print: () => {} },
        ),
    },
  );
}

function readFile(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    const { code, message } = fault as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw new DeployFailure(`${path} cannot be read: ${message}.`);
  }
}
