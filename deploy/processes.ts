/** Runs wrangler and our own command-line tool as processes. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ran, RunWrangler } from "./deployment.ts";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));

export function wranglerOf(account?: string): RunWrangler {
  return (args, recordTo, input) => {
    const settings = {
      // Keeps wrangler from asking questions.
      CI: "true",
      FORCE_COLOR: "0",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_WRITE_LOGS: "false",
      ...(account !== undefined && { CLOUDFLARE_ACCOUNT_ID: account }),
      ...(recordTo !== undefined && { WRANGLER_OUTPUT_FILE_PATH: recordTo }),
    };
    return runNode([WRANGLER, ...args], settings, ROOT, input);
  };
}

export function bvs(args: string[], url: string, token: string): Promise<Ran> {
  return runNode([join(ROOT, "cli/bvs.ts"), ...args], { BVS_URL: url, BVS_ADMIN_TOKEN: token });
}

/**
 * Runs a script with this version of Node in the project's folder, until it ends.
 * @param input the script's standard input
 */
export function runNode(
  args: string[],
  environment: NodeJS.ProcessEnv,
  project = ROOT,
  input = "",
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--no-warnings", ...args], {
      cwd: project,
      env: { ...process.env, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    // If a script ends without reading its input, writing fails. Ignore that.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
