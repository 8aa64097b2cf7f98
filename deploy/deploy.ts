/**
 * `npm run deploy -- [options]`: one deployment to Cloudflare (docs/deploy.md). This file has the
 * command line and what is real: wrangler, files, the network. The steps are in `deployment.ts`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildPage, PAGE_FOLDER } from "../web/build.ts";
import { findAccess } from "./account.ts";
import { CloudflareApi } from "./cloudflare.ts";
import { deploy } from "./deployment.ts";
import { DeployError } from "./failure.ts";
import { bvs, ROOT, wranglerOf } from "./processes.ts";
import { readTarget, writeConfig } from "./target.ts";

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
  await buildPage(PAGE_FOLDER, { keyHelpUrl: target.keyHelpUrl });
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
      bvs,
      fetch: (url) => fetch(url, { signal: AbortSignal.timeout(10_000) }),
      readFile: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
      writeConfig: (ids) => writeConfig(target, ids, CONFIG),
      sleep,
      print: (line) => console.log(line),
    },
  );
}
