/**
 * How the tests run: `node` in Node, `worker` inside workerd with real bindings, `e2e` over the
 * whole local run, `browser` the page in Chromium. All files run side by side, so each has a state
 * of its own: none may rely on another, nor on a port, folder or stand-in that another uses.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, freemem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { demo } from "./seed/demo.ts";
import { LOCAL_NTS_SERVICE_KEY, LOCAL_OPENDART_API_KEY } from "./seed/upstreams/server.ts";
import { ensurePage } from "./web/build.ts";

// Tests start Node a hundred times: what it compiled once, wrangler above all, it need not again.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("node_modules/.cache/node-compile", import.meta.url),
);

// esbuild and the compiler are written in Go: they end before it pays to collect garbage.
process.env.GOGC ??= "off";

/**
 * What a shell may have set for something else: settings of the service and of its tools, those of
 * Cloudflare, colours, proxies, and options of npm. The tests and all that they start go without.
 */
const FOREIGN = new RegExp(
  `^(?:${[
    "PORT|UPSTREAM_PORT|STATE_DIR|KEY_HELP_URL|ADMIN_TOKEN|(?:LEASE|SUBMIT|PROBE)_SECONDS",
    "(?:BVS|NTS|OPENDART|DATA_GO_KR|LIVE_SOURCES|BATCH|CLOUDFLARE|CF|WRANGLER)_.*|LIVE_SOURCES",
    "NO_COLOR|FORCE_COLOR|CLICOLOR_FORCE",
    "(?:https?|all|no)_proxy|NODE_USE_ENV_PROXY",
    "npm_config_(?:dry_run|env|json|secrets_file|url)",
  ].join("|")})$`,
  "i",
);
for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) delete process.env[name];

/** The tests write at most 200 MB at a time. */
const ROOM = 1024 ** 3;
const IN_MEMORY = "/dev/shm";
const inMemory = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
// Databases wait for a disk: in memory, where Linux has room for it, a tenth of the time is saved.
if (!process.env.VITEST_WORKER_ID && Math.min(inMemory.bavail * inMemory.bsize, freemem()) > ROOM) {
  const folder = mkdtempSync(join(IN_MEMORY, "bvs-tests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// wrangler.toml names its folder, which must exist.
await ensurePage();

/** The larger packages that the Worker imports. */
const BUNDLED = [
  "drizzle-orm",
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "hono",
  "hono/route",
  "hono/tiny",
  "zod",
];

/** A test that hangs ends; what must be fast says so itself, for other files run beside it. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // The service logs one event a request: shown only where a test fails.
    silent: "passed-only",
    // Vitest would run one file at a time on two cores. Many tests wait for a clock or a process,
    // so a file more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: "node",
          // A process for each file would cost more than most of the files do.
          pool: "threads",
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ["test/node/**/*.test.ts"],
          setupFiles: ["test/node/setup.ts"],
          ...PATIENCE,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [
          // Called for each process: its bindings are its own. Each test has a stand-in of its own
          // (`test/worker/service.ts`), this one is for what a file does before.
          cloudflareTest(async ({ inject }) => {
            const upstreamUrl = `${inject("upstreamUrl")}/for/${randomUUID()}`;
            return {
              wrangler: { configPath: "./wrangler.toml" },
              miniflare: {
                bindings: {
                  NTS_BASE_URL: `${upstreamUrl}/api/nts-businessman/v1`,
                  NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
                  // A machine that has much else to do is no fault of an upstream: tests of these
                  // times set their own.
                  NTS_ATTEMPT_TIMEOUT_MS: 20_000,
                  NTS_TOTAL_TIMEOUT_MS: 60_000,
                  NAMES_BUDGET_MS: 20_000,
                  FACTS_BUDGET_MS: 20_000,
                  LIVE_SOURCES_BUDGET_MS: 20_000,
                  BATCH_RETRY_SECONDS: 1,
                  OPENDART_BASE_URL: `${upstreamUrl}/api`,
                  OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
                  ADMIN_TOKEN: demo.admin_token,
                  UPSTREAM_URL: upstreamUrl,
                  MIGRATIONS: await readD1Migrations("schema/migrations"),
                },
              },
            };
          }),
        ],
        test: {
          name: "worker",
          // Starting workerd costs more than most files do: the files of a process share one, and
          // `setup.ts` empties it before each of them.
          isolate: false,
          // What a queue or `waitUntil` logs as a file ends would wait for the file's next message,
          // and the file for that line: the run would hang (cloudflare/workers-sdk#15719).
          // `test/worker/setup.ts` keeps the lines instead.
          disableConsoleIntercept: true,
          include: ["test/worker/**/*.test.ts"],
          ...PATIENCE,
          // The longest take twenty seconds where all cores are busy.
          testTimeout: 60_000,
          setupFiles: ["test/worker/setup.ts"],
          globalSetup: ["test/worker/upstreams.ts"],
          // One module each, instead of a round trip to this process for each of their files.
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          // Each starts processes, some of which take seconds of CPU time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          // Four times what the longest takes on two quiet cores.
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
