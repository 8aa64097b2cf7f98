/**
 * Configures how the tests run. `node` runs in Node, and `worker` inside workerd with real
 * bindings. `e2e` tests the whole local run, and `browser` tests the page in Chromium. Test files
 * run at the same time, so a file must not depend on another, or share a port, folder or stand-in
 * with it.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, freemem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { demo } from "./seed/demo.ts";
import { LOCAL_WEBHOOK_MASTER_KEYS } from "./seed/demo-endpoints.ts";
import { makePrivateJwk } from "./seed/receipt-keys.ts";
import { LOCAL_NTS_SERVICE_KEY, LOCAL_OPENDART_API_KEY } from "./seed/upstreams/server.ts";
import { ensurePage } from "./web/build.ts";

// The tests start Node about a hundred times. With this cache, Node compiles wrangler only once.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("node_modules/.cache/node-compile", import.meta.url),
);

// esbuild and the TypeScript compiler are Go programs. They run so briefly that collecting garbage
// would cost more than it saves.
process.env.GOGC ??= "off";

/**
 * Environment variables that a developer's shell may have set, such as settings of the service or
 * of Cloudflare, colours, proxies and npm options. They are removed, because they would change the
 * results of the tests.
 */
const FOREIGN = new RegExp(
  `^(?:${[
    "PORT|UPSTREAM_PORT|RECEIVER_PORT|STATE_DIR|KEY_HELP_URL|ADMIN_TOKEN|(?:LEASE|SUBMIT|PROBE)_SECONDS",
    "(?:BVS|NTS|OPENDART|DATA_GO_KR|LIVE_SOURCES|BATCH|CLOUDFLARE|CF|WRANGLER)_.*|LIVE_SOURCES",
    "WEBHOOK_MASTER_KEYS|RECEIPT_.*|NO_COLOR|FORCE_COLOR|CLICOLOR_FORCE",
    "(?:https?|all|no)_proxy|NODE_USE_ENV_PROXY",
    "npm_config_(?:dry_run|env|json|secrets_file|url)",
  ].join("|")})$`,
  "i",
);
for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) delete process.env[name];

/**
 * If at least this many bytes of memory are free, temporary files are kept in memory. The tests
 * write up to 200 MB.
 */
const ROOM = 1024 ** 3;
const IN_MEMORY = "/dev/shm";
const inMemory = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 };
const hasRoom = Math.min(inMemory.bavail * inMemory.bsize, freemem()) > ROOM;
// Keep databases in memory if there is room, because this saves a tenth of the time. Vitest
// evaluates this file twice. The second time, TMPDIR already names the folder.
if (hasRoom && !process.env.TMPDIR?.startsWith(IN_MEMORY)) {
  const folder = mkdtempSync(join(IN_MEMORY, "bvs-tests-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

// The page's folder must exist, because wrangler.toml names it.
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

/**
 * Limits that end tests that hang. They are long, because other test files run at the same time.
 */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // The service logs one event for each request. Show these events only for tests that fail.
    silent: "passed-only",
    // By default, Vitest would run one file at a time on two cores. But many tests only wait for a
    // clock or a process, so more files must run at a time to keep the cores busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: "node",
          // Starting a process for each file would take longer than most files take.
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
          // Vitest calls this function once for each process. A test file uses the stand-in at this
          // address until its first test. From then on, each test gets its own stand-in
          // (`test/worker/service.ts`).
          cloudflareTest(async ({ inject }) => {
            const upstreamUrl = `${inject("upstreamUrl")}/for/${randomUUID()}`;
            return {
              wrangler: { configPath: "./wrangler.toml" },
              miniflare: {
                bindings: {
                  NTS_BASE_URL: `${upstreamUrl}/api/nts-businessman/v1`,
                  NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
                  // The time limits are long, so that a busy machine does not look like a fault of
                  // an upstream. Tests of the limits set their own.
                  NTS_ATTEMPT_TIMEOUT_MS: 16_000,
                  NTS_TOTAL_TIMEOUT_MS: 16_000,
                  NAMES_BUDGET_MS: 20_000,
                  FACTS_BUDGET_MS: 20_000,
                  LIVE_SOURCES_BUDGET_MS: 20_000,
                  BATCH_RETRY_SECONDS: 1,
                  OPENDART_BASE_URL: `${upstreamUrl}/api`,
                  OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
                  ADMIN_TOKEN: demo.admin_token,
                  WEBHOOK_MASTER_KEYS: LOCAL_WEBHOOK_MASTER_KEYS,
                  RECEIPT_KEY: await makePrivateJwk(),
                  RECEIPT_TEST_KEY: await makePrivateJwk(),
                  RECEIPT_ISSUER: "https://receipts.example.com",
                  UPSTREAM_URL: upstreamUrl,
                  MIGRATIONS: await readD1Migrations("schema/migrations"),
                },
              },
            };
          }),
        ],
        test: {
          name: "worker",
          // Starting workerd takes longer than most files take, so the files of a process share one
          // workerd. `test/worker/setup.ts` empties its state before each file.
          isolate: false,
          // If Vitest intercepts the console, the run hangs when a queue or `waitUntil` logs a line
          // just as a file ends. The line then waits for the file's next message, and the file
          // waits for the line (cloudflare/workers-sdk#15719). `test/worker/setup.ts` keeps the
          // lines.
          disableConsoleIntercept: true,
          include: ["test/worker/**/*.test.ts"],
          ...PATIENCE,
          // The longest tests take twenty seconds when all cores are busy.
          testTimeout: 60_000,
          setupFiles: ["test/worker/setup.ts"],
          globalSetup: ["test/worker/upstreams.ts"],
          // Bundle each package into one module. Otherwise, workerd would ask this process for each
          // file of a package.
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          // Each test starts processes, and some of these take seconds of CPU time.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          // Four times as long as the slowest test takes on two cores without other work.
          testTimeout: 240_000,
          // Starting the service takes at most two minutes, and it may be started twice.
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
