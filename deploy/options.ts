/** Reads and checks the command line of `npm run deploy`. */
import { parseArgs } from "node:util";
import { DeployFailure } from "./failure.ts";

interface CommandLine {
  /** The value of `--env`; empty for production. */
  env: string;
  dryRun: boolean;
  takeDomain: boolean;
  prove: boolean;
  secretsFile: string | undefined;
  url: string | undefined;
  help: boolean;
}

/** @throws DeployFailure if an option cannot be used; TypeError (`parseArgs`) if it is unknown */
export function readDeployOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): CommandLine {
  refuseTakenByNpm(
    ["env", "dry-run", "take-domain", "prove", "secrets-file", "url"],
    "deploy",
    environment,
  );
  const { values } = parseArgs({
    args,
    options: {
      env: { type: "string", default: "" },
      "dry-run": { type: "boolean", default: false },
      "take-domain": { type: "boolean", default: false },
      prove: { type: "boolean", default: false },
      "secrets-file": { type: "string" },
      url: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const { env, "dry-run": dryRun, "secrets-file": secretsFile, prove, url, help } = values;
  if (prove && (env === "" || dryRun))
    throw new DeployFailure(
      "--prove rolls back a release, changes a secret and restores the database: use it with --env staging, without --dry-run.",
    );
  const takeDomain = values["take-domain"];
  return {
    env,
    dryRun,
    takeDomain,
    prove,
    secretsFile,
    url: url === undefined ? undefined : addressOf(url),
    help,
  };
}

/**
 * Refuses options that npm took for itself. With `npm run deploy --dry-run`, npm takes the option,
 * so the script would really deploy. For each option that npm takes, it sets an environment
 * variable such as `npm_config_dry_run`.
 */
export function refuseTakenByNpm(
  names: readonly string[],
  script: string,
  environment: Record<string, string | undefined>,
): void {
  for (const name of names) {
    const taken = environment[`npm_config_${name.replaceAll("-", "_")}`];
    if (taken === undefined || taken === "" || taken === "false") continue;
    throw new DeployFailure(
      `npm has taken --${name} for itself: write two hyphens before the options, npm run ${script} -- --${name} …`,
    );
  }
}

/** @returns the address without `/v1`, so that `/health` can be appended */
function addressOf(text: string): string {
  const url = URL.parse(text);
  const isLocal = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  if (url?.protocol !== "https:" && !(isLocal && url?.protocol === "http:")) {
    throw new DeployFailure(
      `--url must be an address such as https://api.example.com, not "${text}".`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "").replace(/\/v1$/, "");
}
