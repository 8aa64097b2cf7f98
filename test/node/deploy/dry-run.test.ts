/**
 * wrangler.toml: production and staging can be deployed as they are, each with its own resources.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { unstable_readConfig } from "wrangler";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** binding → [resource, kind], as `npm run deploy -- --dry-run` prints them. */
type Bindings = Record<string, string[]>;

async function dryRun(...args: string[]): Promise<Bindings> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "deploy/deploy.ts",
    "--dry-run",
    ...args,
  ]);
  expect(stdout).toContain("--dry-run: exiting now.");
  const lines = stdout.matchAll(/^env\.(\w+)(?: \((.*)\))? {2,}(\S.*?) *$/gm);
  return Object.fromEntries(
    Array.from(lines, ([, name = "", resource = "", kind = ""]) => [name, [resource, kind]]),
  );
}

let production: Bindings;
let staging: Bindings;
beforeAll(async () => {
  production = await dryRun();
  staging = await dryRun("--env", "staging");
});

describe("a dry run of the deployment", () => {
  it("of production binds everything the Worker works with", () => {
    expect(production).toMatchObject({
      API_KEYS: ["", "KV Namespace"],
      RATE_COUNTERS: ["", "KV Namespace"],
      USAGE_METER: ["UsageMeter", "Durable Object"],
      DB: ["business-verification", "D1 Database"],
      FILES: ["business-verification-files", "R2 Bucket"],
      IMPORT_QUEUE: ["business-verification-import", "Queue"],
      FACTS_QUEUE: ["business-verification-facts", "Queue"],
      BATCH_QUEUE: ["business-verification-batch", "Queue"],
      FAILED_AUTHENTICATION: ["100 requests/60s", "Rate Limit"],
      RELEASE: ["", "Worker Version Metadata"],
    });
  });

  it("of staging binds the same, and no database, bucket or queue of production", () => {
    expect(Object.keys(staging).sort()).toEqual(Object.keys(production).sort());
    for (const [name, [resource = "", kind]] of Object.entries(staging)) {
      expect([name, kind]).toEqual([name, production[name]?.[1]]);
      if (["D1 Database", "R2 Bucket", "Queue"].includes(kind ?? "")) {
        expect(resource).toBe(
          production[name]?.[0]?.replace("business-verification", "business-verification-staging"),
        );
      }
    }
  });
});

describe("wrangler.toml", () => {
  const read = (env: string) =>
    unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });

  it("gives staging all that is not inherited, changed in nothing but its names", () => {
    const renamed = (text: string) =>
      text
        .replaceAll("business-verification-staging", "business-verification")
        .replaceAll('"1002"', '"1001"')
        .replaceAll('"1004"', '"1003"');
    const { name: _, targetEnvironment: __, topLevelName: ___, ...ours } = read("staging");
    const { name, targetEnvironment, topLevelName, ...theirs } = read("");
    expect(JSON.parse(renamed(JSON.stringify(ours)))).toEqual(JSON.parse(JSON.stringify(theirs)));
  });

  it.each(["", "staging"])(
    "limits, places, logs and schedules what runs (environment '%s')",
    (env) => {
      const config = read(env);
      expect(config).toMatchObject({
        limits: { cpu_ms: 15_000 },
        placement: { mode: "smart" },
        observability: { enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } },
        triggers: { crons: ["* * * * *", "17 18 * * *"] },
        secrets: { required: ["NTS_SERVICE_KEY", "OPENDART_API_KEY", "ADMIN_TOKEN"] },
        preview_urls: false,
      });
    },
  );

  it.each(["", "staging"])("has a consumer for every queue (environment '%s')", (env) => {
    const { producers = [], consumers = [] } = read(env).queues;
    const names = (some: { queue: string }[]) => some.map(({ queue }) => queue).sort();
    expect(names(consumers)).toEqual(names(producers));
    expect(consumers).toHaveLength(3);
  });
});
