import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { demo } from "./seed/demo.ts";
import { LOCAL_NTS_SERVICE_KEY, LOCAL_OPENDART_API_KEY } from "./seed/upstreams/server.ts";

export default defineConfig({
  test: {
    // The service logs an event a request: shown only where a test fails.
    silent: "passed-only",
    projects: [
      { test: { name: "node", include: ["test/node/**/*.test.ts"] } },
      {
        // Inside workerd, with real bindings; the stand-in upstreams run beside it and are reached over HTTP.
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                NTS_BASE_URL: `${inject("upstreamUrl")}/api/nts-businessman/v1`,
                NTS_SERVICE_KEY: LOCAL_NTS_SERVICE_KEY,
                NTS_ATTEMPT_TIMEOUT_MS: 300,
                NTS_TOTAL_TIMEOUT_MS: 1_500,
                BATCH_RETRY_SECONDS: 1,
                OPENDART_BASE_URL: `${inject("upstreamUrl")}/api`,
                OPENDART_API_KEY: LOCAL_OPENDART_API_KEY,
                ADMIN_TOKEN: demo.admin_token,
                UPSTREAM_URL: inject("upstreamUrl"),
                MIGRATIONS: await readD1Migrations("schema/migrations"),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["test/worker/**/*.test.ts"],
          setupFiles: ["test/worker/setup.ts"],
          globalSetup: ["test/worker/upstreams.ts"],
          // One stand-in serves all files, and tests break it on purpose: one at a time.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["test/e2e/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
