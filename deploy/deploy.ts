/**
 * `npm run deploy -- [options]`: one deployment to Cloudflare (docs/deploy.md). This file has the
 * command line and what is real: wrangler, files, the network. The steps are in `deployment.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findAccess } from "./account.ts";
import { CloudflareApi } from "./cloudflare.ts";
import { deploy, type Ran } from "./deployment.ts";
import { DeployError } from "./failure.ts";
import { readTarget, writeConfig } from "./target.ts";

const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CONFIG = join(ROOT, "wrangler.toml");

const USAGE = `npm run deploy -- [options]

Deploys the service to a Cloudflare account (docs/deploy.md). It may be run again at any time: what
is there already is found by its name.

  --env <name>           production if not given, or staging
  --dry-run              look at the account, say what would be done and what stands in the way
  --secrets-file <file>  set the secrets in this file: NAME=value lines, or JSON
  --url <address>        where to look at the result, if not the first address of the Worker
  --help                 print this

Environment:
  CLOUDFLARE_API_TOKEN   whose right is used; if not set, that of npx wrangler login
  CLOUDFLARE_ACCOUNT_ID  which account, if the token may see several
  BVS_ADMIN_TOKEN        the operator's token, if the secrets file has none`;

function run(args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--no-warnings", ...args], { cwd: ROOT, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param account which one, once it is known */
const wranglerOf = (account?: string) => (args: string[], recordTo?: string) =>
  run([WRANGLER, ...args], {
    ...process.env,
    // It asks nothing.
    CI: "true",
    FORCE_COLOR: "0",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    ...(account !== undefined && { CLOUDFLARE_ACCOUNT_ID: account }),
    ...(recordTo !== undefined && { WRANGLER_OUTPUT_FILE_PATH: recordTo }),
  });

const recordFile = join(tmpdir(), `deploy-${process.pid}.ndjson`);
try {
  const { values } = parseArgs({
    options: {
      env: { type: "string", default: "" },
      "dry-run": { type: "boolean", default: false },
      "secrets-file": { type: "string" },
      url: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else await main(values);
} catch (failure) {
  const isOurs = failure instanceof DeployError || failure instanceof TypeError;
  console.error(isOurs ? failure.message : failure);
  process.exitCode = 1;
} finally {
  rmSync(recordFile, { force: true });
}

async function main(values: {
  env: string;
  "dry-run": boolean;
  "secrets-file"?: string;
  url?: string;
}): Promise<void> {
  const target = readTarget(values.env, CONFIG);
  const access = await findAccess(process.env, wranglerOf());
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%h %s"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  await deploy(
    target,
    {
      dryRun: values["dry-run"],
      secretsFile: values["secrets-file"],
      url: values.url,
      adminToken: process.env.BVS_ADMIN_TOKEN,
      message: status === 0 ? stdout.trim().slice(0, 100) : undefined,
      recordFile,
    },
    {
      api: new CloudflareApi(access),
      account: access.account,
      wrangler: wranglerOf(access.account),
      bvs: (args, url, token) =>
        run([join(ROOT, "cli/bvs.ts"), ...args], {
          ...process.env,
          BVS_URL: url,
          BVS_ADMIN_TOKEN: token,
        }),
      fetch: (url) => fetch(url, { signal: AbortSignal.timeout(10_000) }),
      readFile: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
      writeConfig: (ids) => writeConfig(target, ids, CONFIG),
      sleep,
      print: (line) => console.log(line),
    },
  );
}
