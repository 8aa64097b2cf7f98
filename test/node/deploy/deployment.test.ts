/**
 * `npm run deploy`: the order of its steps, and what it says when something is missing. wrangler
 * and the service are played.
 */
import { describe, expect, it } from "vitest";
import {
  DeployError,
  type DeployOptions,
  deploy,
  type Ran,
  type Target,
} from "../../../deploy/deployment.ts";
import { readTarget } from "../../../deploy/target.ts";

const TARGET: Target = {
  environment: "staging",
  worker: "bvs-staging",
  requiredSecrets: ["NTS_SERVICE_KEY", "ADMIN_TOKEN"],
  database: { name: "bvs-staging-db", binding: "DB" },
};
const OPTIONS: DeployOptions = {
  dryRun: false,
  secretsFile: undefined,
  url: undefined,
  message: "abc123 A change",
  recordFile: "record",
};
const done = (output = ""): Ran => ({ code: 0, output });
const failed = (output: string): Ran => ({ code: 1, output });
const SECRETS = `some line\n${JSON.stringify(TARGET.requiredSecrets.map((name) => ({ name, type: "secret_text" })))}\n`;
const NO_WORKER = failed("This Worker does not exist on your account. [code: 10007]");
const RECORD = [
  { type: "wrangler-session", version: 1 },
  {
    type: "deploy",
    version_id: "v2",
    targets: ["https://bvs-staging.acme.workers.dev", "schedule: * * * * *"],
  },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

interface Stage {
  /** What wrangler answers to a command that begins so; everything else is done. */
  wrangler?: Record<string, Ran>;
  files?: Record<string, string>;
  /** `[status, body]` of `/health` and `/ready`, in turn; the last stays. */
  health?: [number, string][];
  ready?: [number, string][];
}

/** Deploys on a stage. @returns what was run, asked and printed, and how it ended */
async function play(stage: Stage, options: Partial<DeployOptions> = {}, target = TARGET) {
  const ran: string[] = [];
  const asked: string[] = [];
  const printed: string[] = [];
  const answers: Record<string, [number, string][]> = {
    health: [...(stage.health ?? [[200, '{"status":"ok"}']])],
    ready: [...(stage.ready ?? [[200, '{"status":"ready","release":"v2"}']])],
  };
  const failure = await deploy(
    target,
    { ...OPTIONS, ...options },
    {
      wrangler: async (args) => {
        ran.push(args.join(" "));
        const known = { "secret list": done(SECRETS), ...stage.wrangler };
        return (
          Object.entries(known).find(([command]) => args.join(" ").startsWith(command))?.[1] ??
          done()
        );
      },
      fetch: async (url) => {
        asked.push(url);
        const waiting = answers[url.slice(url.lastIndexOf("/") + 1)] ?? [];
        const [status, body] = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? [404, ""];
        return new Response(body, { status });
      },
      readFile: (path) => ({ record: RECORD, ...stage.files })[path],
      sleep: async () => {},
      print: (line) => printed.push(line),
    },
  ).then(
    () => null,
    (thrown) => thrown,
  );
  if (failure !== null) expect(failure).toBeInstanceOf(DeployError);
  return {
    ran,
    asked,
    printed: printed.join("\n"),
    failure: failure === null ? null : String(failure.message),
  };
}

describe("a deployment", () => {
  it("looks for what is needed, migrates, deploys, and asks the new release whether it is ready", async () => {
    const { ran, asked, failure } = await play({});
    expect(failure).toBeNull();
    expect(ran).toEqual([
      "secret list --env=staging",
      "d1 info bvs-staging-db --env=staging",
      "d1 migrations apply DB --remote --env=staging",
      "deploy --env=staging --message=abc123 A change",
    ]);
    expect(asked).toEqual([
      "https://bvs-staging.acme.workers.dev/health",
      "https://bvs-staging.acme.workers.dev/ready",
    ]);
  });

  it("creates the database, near Korea, if it does not exist", async () => {
    const { ran, failure } = await play({
      wrangler: {
        "d1 info": failed("Couldn't find DB"),
      },
    });
    expect(failure).toBeNull();
    expect(ran).toContain("d1 create bvs-staging-db --location=apac --env=staging");
  });

  it("changes nothing in a dry run", async () => {
    expect((await play({}, { dryRun: true })).ran).toEqual(["deploy --dry-run --env=staging"]);
  });

  it("names each secret that is not set, and how to set it, before it changes anything", async () => {
    const { ran, failure } = await play({
      wrangler: { "secret list": done('[{"name":"ADMIN_TOKEN"}]') },
    });
    expect(failure).toMatch(
      /^bvs-staging needs secrets that are not set: NTS_SERVICE_KEY\.\n.*secret put <NAME> --env=staging$/,
    );
    expect(ran).toEqual(["secret list --env=staging"]);
  });

  it("asks for a file of secrets if the Worker does not exist yet", async () => {
    const { ran, failure } = await play({ wrangler: { "secret list": NO_WORKER } });
    expect(failure).toMatch(/not set: NTS_SERVICE_KEY, ADMIN_TOKEN\.\n.*--secrets-file/);
    expect(ran).toHaveLength(1);
  });

  it.each([
    ["lines", "NTS_SERVICE_KEY=a+b/c==\nADMIN_TOKEN='0123456789abcdef'\n"],
    ["JSON", '{"NTS_SERVICE_KEY": "a", "ADMIN_TOKEN": "0123456789abcdef"}'],
  ])("takes the secrets from a file of %s, and shows none", async (_, text) => {
    const { ran, printed, failure } = await play(
      { wrangler: { "secret list": NO_WORKER }, files: { ".env.deploy": text } },
      { secretsFile: ".env.deploy" },
    );
    expect(failure).toBeNull();
    expect(ran.at(-1)).toContain("--secrets-file=.env.deploy");
    expect(printed).not.toContain("0123456789abcdef");
  });

  it.each([
    ["an empty secret", "NTS_SERVICE_KEY=\nADMIN_TOKEN=x", /not set: NTS_SERVICE_KEY\./],
    ["a file that is none", undefined, /no file \.env\.deploy/],
    ["a broken file", "{ NTS", /neither JSON nor lines/],
  ])("says what is wrong with %s", async (_, text, message) => {
    const stage = {
      wrangler: { "secret list": NO_WORKER },
      files: text === undefined ? {} : { ".env.deploy": text },
    };
    expect((await play(stage, { secretsFile: ".env.deploy" })).failure).toMatch(message);
  });

  it("shows what wrangler says when it is not logged in", async () => {
    const { failure } = await play({
      wrangler: { "secret list": failed("set a CLOUDFLARE_API_TOKEN") },
    });
    expect(failure).toBe("wrangler secret list failed (exit code 1):\nset a CLOUDFLARE_API_TOKEN");
  });

  it("deploys nothing on a database that cannot be migrated", async () => {
    const { ran, failure } = await play({
      wrangler: { "d1 migrations": failed("near SELEC: syntax error") },
    });
    expect(failure).toContain("syntax error");
    expect(ran.some((command) => command.startsWith("deploy"))).toBe(false);
  });

  it("waits for a new address, and for the new release behind it", async () => {
    const { asked, failure } = await play({
      health: [
        [404, ""],
        [500, ""],
        [200, '{"status":"ok"}'],
      ],
      ready: [
        [200, '{"status":"ready","release":"v1"}'],
        [200, '{"status":"ready","release":"v2"}'],
      ],
    });
    expect(failure).toBeNull();
    expect(asked.filter((url) => url.endsWith("/health"))).toHaveLength(4);
  });

  it("fails with the answer of a service that lacks a setting", async () => {
    const { failure } = await play({
      health: [[500, '{"status":"misconfigured","settings":["NTS_BASE_URL"]}']],
    });
    expect(failure).toContain('{"status":"misconfigured","settings":["NTS_BASE_URL"]}');
  });

  it("fails when a part is down, and shows which", async () => {
    const body = '{"status":"not_ready","release":"v2","down":["registry"]}';
    const { failure, printed } = await play({ ready: [[500, body]] });
    expect(failure).toContain("not ready");
    expect(printed).toContain(body);
  });

  it("looks where it is told to, or at a custom domain", async () => {
    expect((await play({}, { url: "https://api.example.com" })).asked[0]).toBe(
      "https://api.example.com/health",
    );
    const record = JSON.stringify({
      type: "deploy",
      version_id: "v2",
      targets: ["api.example.com (custom domain)"],
    });
    expect((await play({ files: { record } })).asked[0]).toBe("https://api.example.com/health");
  });
});

describe("the target of a deployment", () => {
  it("is what wrangler.toml says of the environment", () => {
    expect(readTarget("staging", "wrangler.toml")).toEqual({
      environment: "staging",
      worker: "business-verification-staging",
      requiredSecrets: ["NTS_SERVICE_KEY", "OPENDART_API_KEY", "ADMIN_TOKEN"],
      database: { name: "business-verification-staging", binding: "DB" },
    });
  });

  it("cannot be an environment that wrangler.toml does not have", () => {
    expect(() => readTarget("prod", "wrangler.toml")).toThrow(/"prod"/);
  });
});
