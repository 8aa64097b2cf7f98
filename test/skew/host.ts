/**
 * Runs the observed Worker (`workers/observed.ts`) of one checkout in Miniflare, and sends commands
 * to this Worker.
 */
import { join } from "node:path";
import type { D1Database, KVNamespace, R2Bucket } from "@cloudflare/workers-types";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { demo } from "../../seed/demo.ts";
import { LOCAL_NTS_SERVICE_KEY, LOCAL_OPENDART_API_KEY } from "../../seed/upstreams/server.ts";
import { LIVE_SOURCE_NAMES } from "../../src/live-sources/data-sets.ts";
import { staticFilesOf } from "../static-files.ts";
import { withinLimit } from "./time-limit.ts";
import type { Commands, Observed, StoredObject } from "./workers/control.ts";

export interface Bindings {
  DB: D1Database;
  API_KEYS: KVNamespace;
  RATE_COUNTERS: KVNamespace;
  FILES: R2Bucket;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Host {
  bindings: Bindings;
  fetch(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string | Uint8Array,
  ): Promise<Answer>;
  order<Name extends keyof Commands>(name: Name, given: Commands[Name]): Promise<unknown>;
  /** @returns what the Worker has done since the last call of `observed` */
  observed(): Promise<Observed>;
  methods(): Promise<Record<string, string[]>>;
  stop(): Promise<void>;
}

export const WORKERS = "test/skew/workers";

// wrangler finds the secrets of wrangler.toml in the environment, and warns if one is missing.
const SECRETS = {
  NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
  OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
  ADMIN_TOKEN: demo.admin_token,
};

/**
 * The keys that sign receipts are the example keys of RFC 7517 and RFC 6979. They never change, so
 * the D1 database that one release filled already has the public keys that the next release uses.
 */
const RECEIPT_SETTINGS = {
  RECEIPT_ISSUER: "https://receipts.example.com",
  RECEIPT_KEY: JSON.stringify({
    ...{ kty: "EC", crv: "P-256" },
    x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
    y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
    d: "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE",
  }),
  RECEIPT_TEST_KEY: JSON.stringify({
    ...{ kty: "EC", crv: "P-256" },
    x: "YP7UuiVanTHJYet0xjVtaMBJuJI7Yfps5mliLmDyn7Y",
    y: "eQP-EAi4vJmkGunpVii8ZPLxsgwtfp9Rd6PClNRGIpk",
    d: "ya-p2EW6dRZrXCFXZ7HWk05Qw9s26JsSe4piKxIPZyE",
  }),
};

/**
 * The time limits are long, so that a busy machine does not look like a fault of an upstream. The
 * limits of calls a minute are high, so that calls do not wait.
 */
const SETTINGS = {
  NTS_ATTEMPT_TIMEOUT_MS: "8000",
  NTS_TOTAL_TIMEOUT_MS: "8000",
  NAMES_BUDGET_MS: "8000",
  FACTS_BUDGET_MS: "8000",
  LIVE_SOURCES: LIVE_SOURCE_NAMES.join(),
  LIVE_SOURCES_BUDGET_MS: "8000",
  LIVE_SOURCES_CALLS_A_MINUTE: "60000",
  OPENDART_CALLS_A_MINUTE: "60000",
};

export async function startHost(
  root: string,
  upstreamUrl: string,
  objects: readonly StoredObject[],
): Promise<Host> {
  Object.assign(process.env, SECRETS, { WRANGLER_LOG: "error" });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml"));
  const {
    modulesRules: _modules,
    rootPath: _root,
    assets: _assets,
    bindings: vars,
    durableObjects: namespaces,
    ...options
  } = workerOptions;
  const durableObjects = namespaces as DurableObjects;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      durableObjects,
      serviceBindings: { ASSETS: staticFilesOf(root) },
      modules: [
        { type: "ESModule", path: "index.js", contents: await bundle(root, durableObjects) },
      ],
      handleStructuredLogs: () => {},
      bindings: {
        ...(vars as Record<string, string>),
        ...SECRETS,
        ...SETTINGS,
        ...RECEIPT_SETTINGS,
        NTS_BASE_URL: `${upstreamUrl}/api/nts-businessman/v1`,
        OPENDART_BASE_URL: `${upstreamUrl}/api`,
        DATA_GO_KR_BASE_URL: upstreamUrl,
        STORED_OBJECTS: JSON.stringify(objects),
      },
    }),
  );
  await miniflare.ready;
  const call = async (name: string, body: unknown) => {
    const answer = await withinLimit(
      name,
      miniflare.dispatchFetch(`http://127.0.0.1/__skew/${name}`, {
        method: "POST",
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    bindings: await miniflare.getBindings<Bindings & Record<string, unknown>>(),
    async fetch(method, path, headers = {}, body) {
      const answer = await withinLimit(
        `${method} ${path}`,
        miniflare.dispatchFetch(`http://127.0.0.1${path}`, {
          method,
          headers: { "CF-Connecting-IP": "192.0.2.1", ...headers },
          ...(body !== undefined && { body }),
        }),
      );
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      };
    },
    order: (name, given) => call(name, given),
    observed: async () => (await call("observed", null)) as Observed,
    methods: async () => (await call("methods", null)) as Record<string, string[]>,
    stop: () => miniflare.dispose(),
  };
}

/** The classes of Durable Objects, by their bindings in wrangler.toml. */
type DurableObjects = Record<string, string | { className: string }>;

const bundles = new Map<string, Promise<string>>();

function bundle(root: string, durableObjects: DurableObjects): Promise<string> {
  const bundled = bundles.get(root) ?? bundleOnce(root, durableObjects);
  bundles.set(root, bundled);
  return bundled;
}

async function bundleOnce(root: string, durableObjects: DurableObjects): Promise<string> {
  const classes = Object.entries(durableObjects).map(([binding, one]) => ({
    binding,
    name: typeof one === "string" ? one : one.className,
  }));
  const { outputFiles } = await build({
    stdin: {
      resolveDir: join(root, WORKERS),
      contents: [
        'import { observedClass } from "./observed.ts";',
        'import * as release from "../../../src/index.ts";',
        'export { default } from "./observed.ts";',
        ...classes.map(
          ({ binding, name }) =>
            `export const ${name} = observedClass(release.${name}, "${binding}");`,
        ),
      ].join("\n"),
    },
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    // `node_modules` of a temporary checkout is a link to `node_modules` of the main checkout.
    preserveSymlinks: true,
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
