import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { readTarget } from "../../../deploy/target.ts";

describe("wrangler.toml", () => {
  const read = (env: string) =>
    unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true });

  it("gives staging the same settings as production, with other names, ids and addresses", () => {
    const renamed = (text: string) =>
      text
        .replaceAll("business-verification-staging", "business-verification")
        .replaceAll('"1002"', '"1001"')
        .replaceAll('"1004"', '"1003"');
    // These settings may differ.
    const own = {
      name: "",
      targetEnvironment: "",
      topLevelName: "",
      routes: [],
      workers_dev: true,
    };
    const ours = { ...read("staging"), ...own };
    const theirs = { ...read(""), ...own };
    expect(JSON.parse(renamed(JSON.stringify(ours)))).toEqual(JSON.parse(JSON.stringify(theirs)));
  });

  it("gives staging its own workers.dev address, but not production's domains", () => {
    // This removes the # before production's domains, as an operator does.
    const text = readFileSync("wrangler.toml", "utf8");
    const withDomains = text
      .replace(/# routes = \[\n(?:#.*\n)*?# \]/, (lines) => lines.replace(/^# /gm, ""))
      .replace("workers_dev = true", "workers_dev = false");
    const folder = mkdtempSync(join(tmpdir(), "configuration-test-"));
    const path = join(folder, "wrangler.toml");
    writeFileSync(path, withDomains);
    try {
      expect(readTarget("", path).domains).toEqual(["api.example.com", "business.example.com"]);
      expect(readTarget("staging", path).domains).toEqual([]);
      const staging = unstable_readConfig({ config: path, env: "staging" }, { hideWarnings: true });
      expect(staging.workers_dev).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(["", "staging"])(
    "sets limits, placement, logs and schedules for environment '%s'",
    (env) => {
      const config = read(env);
      expect(config).toMatchObject({
        limits: { cpu_ms: 15_000 },
        placement: { region: "aws:ap-northeast-2" },
        observability: { enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } },
        triggers: { crons: ["* * * * *", "17 18 * * *"] },
        secrets: { required: ["NTS_SERVICE_KEY", "OPENDART_API_KEY", "ADMIN_TOKEN"] },
        preview_urls: false,
        durable_objects: { code_update_strategy: { mode: "deferred", max_delay: 30 } },
      });
    },
  );

  it.each(["", "staging"])("has a consumer for every queue (environment '%s')", (env) => {
    const { producers = [], consumers = [] } = read(env).queues;
    const names = (some: { queue: string }[]) => some.map(({ queue }) => queue).sort();
    expect(names(consumers)).toEqual(names(producers));
    expect(consumers).toHaveLength(4);
  });
});
