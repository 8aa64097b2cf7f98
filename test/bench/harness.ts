/** Runs a Worker of this project in Miniflare, without wrangler's proxy in front of it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { demo } from "../../seed/demo.ts";
import { migrate } from "../../seed/migrate.ts";
import { makePrivateJwk } from "../../seed/receipt-keys.ts";
import { type SeededBindings, seed } from "../../seed/seed.ts";
import { LOCAL_NTS_SERVICE_KEY, LOCAL_OPENDART_API_KEY } from "../../seed/upstreams/server.ts";
import { staticFilesOf } from "../static-files.ts";

export interface RunningWorker {
  url: URL;
  env: SeededBindings;
  miniflare: Miniflare;
  stop(): Promise<void>;
}

// wrangler finds the secrets of wrangler.toml in the environment, and warns if one is missing.
Object.assign(process.env, {
  NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
  OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
  ADMIN_TOKEN: demo.admin_token,
});

export const RECEIPT_SETTINGS = {
  RECEIPT_ISSUER: "https://receipts.example.com",
  RECEIPT_KEY: await makePrivateJwk(),
};

/**
 * Bundles an entry point as `wrangler deploy` does. `options` are passed to wrangler.
 * @returns the path of the bundle, and what wrangler printed
 */
export function bundle(entry: string, options: string[] = []): { file: string; report: string } {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  const report = execFileSync(
    "wrangler",
    ["deploy", entry, "--dry-run", "--env=", `--outdir=${folder}`, ...options],
    {
      encoding: "utf8",
    },
  );
  return { file: join(folder, basename(entry).replace(/\.ts$/, ".js")), report };
}

export interface StartOptions {
  /** 0 takes any free port. */
  port?: number;
  /** The folder of the state. Without a folder, the state ends with the Worker. */
  stateDir?: string;
  /** The port of workerd's inspector. Without a port, the inspector is off. */
  inspectorPort?: number;
  /** Set after the [vars] of wrangler.toml, so these values win. */
  bindings?: Record<string, string>;
}

export async function startWorker(
  script: string,
  upstreamUrl: string,
  { port = 0, stateDir, inspectorPort, bindings = {} }: StartOptions = {},
): Promise<RunningWorker> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions("wrangler.toml");
  const {
    modulesRules: _modules,
    rootPath: _root,
    // The page is not part of the measurement.
    assets: _assets,
    bindings: vars,
    ...options
  } = workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      modules: [{ type: "ESModule", path: "index.js", contents: readFileSync(script, "utf8") }],
      port,
      ...(inspectorPort !== undefined && { inspectorPort }),
      ...(stateDir && { resourcePersistencePath: stateDir }),
      serviceBindings: { ASSETS: staticFilesOf(".") },
      handleStructuredLogs: () => {},
      bindings: {
        ...(vars as Record<string, string>),
        NTS_BASE_URL: `${upstreamUrl}/api/nts-businessman/v1`,
        OPENDART_BASE_URL: `${upstreamUrl}/api`,
        ...bindings,
      },
    }),
  );
  const url = await miniflare.ready;
  const env = await miniflare.getBindings<SeededBindings>();
  await migrate(env.DB);
  await seed(env);
  return { url, env, miniflare, stop: () => miniflare.dispose() };
}
