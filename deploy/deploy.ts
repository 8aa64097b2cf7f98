/**
 * `npm run deploy -- [--env staging] [--dry-run] [--secrets-file <file>] [--url <address>]`: one
 * deployment to Cloudflare (docs/deploy.md). This file has the command line and what is real:
 * wrangler, files, the network. The steps are in `deployment.ts`.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DeployError, deploy, type RunWrangler } from "./deployment.ts";
import { readTarget } from "./target.ts";

const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));
const ROOT = fileURLToPath(new URL("..", import.meta.url));

const wrangler: RunWrangler = (args, recordTo) =>
  new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      // It asks nothing, and writes no account's ids into wrangler.toml.
      CI: "true",
      FORCE_COLOR: "0",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_WRITE_LOGS: "false",
      ...(recordTo !== undefined && { WRANGLER_OUTPUT_FILE_PATH: recordTo }),
    };
    const child = spawn(process.execPath, ["--no-warnings", WRANGLER, ...args], { cwd: ROOT, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });

const recordFile = join(tmpdir(), `deploy-${process.pid}.ndjson`);
try {
  const { values } = parseArgs({
    options: {
      env: { type: "string", default: "" },
      "dry-run": { type: "boolean", default: false },
      "secrets-file": { type: "string" },
      url: { type: "string" },
    },
  });
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%h %s"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  await deploy(
    readTarget(values.env, join(ROOT, "wrangler.toml")),
    {
      dryRun: values["dry-run"],
      secretsFile: values["secrets-file"],
      url: values.url,
      message: status === 0 ? stdout.trim().slice(0, 100) : undefined,
      recordFile,
    },
    {
      wrangler,
      fetch: (url) => fetch(url, { signal: AbortSignal.timeout(10_000) }),
      readFile: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
      sleep,
      print: (line) => console.log(line),
    },
  );
} catch (failure) {
  const isOurs = failure instanceof DeployError || failure instanceof TypeError;
  console.error(isOurs ? failure.message : failure);
  process.exitCode = 1;
} finally {
  rmSync(recordFile, { force: true });
}
