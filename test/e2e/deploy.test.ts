/**
 * The real wrangler deploys to stand-in accounts. First the real command deploys the real bundle to
 * production in an empty account. Then staging, where several steps fail once, gets a small Worker
 * to save time. `test/node/deploy/deployment.test.ts` tests what `npm run deploy` does before and
 * after it calls wrangler.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { CloudflareApi } from "../../deploy/cloudflare.ts";
import { deploy, type Ran } from "../../deploy/deployment.ts";
import { ROOT, runNode } from "../../deploy/processes.ts";
import { prove } from "../../deploy/prove.ts";
import { readTarget, writeConfig } from "../../deploy/target.ts";
import { Account, type AccountOptions, type Metadata } from "../cloudflare/account.ts";
import { type CloudflareStandIn, startCloudflare } from "../cloudflare/server.ts";
import { copyProject } from "../project-copy.ts";

vi.setConfig({ testTimeout: 180_000 });

const WRANGLER = fileURLToPath(import.meta.resolve("wrangler"));
const PRODUCTION = "business-verification";
const STAGING = "business-verification-staging";

const production = new Account();

let cloudflare: CloudflareStandIn;
let folder: string;
/** A copy of this project, because a deployment rebuilds the page while other tests serve it. */
let project: string;
let config: string;
let secretsFile: string;
let smallWorker: string;

beforeAll(async () => {
  cloudflare = await startCloudflare();
  folder = mkdtempSync(join(tmpdir(), "deploy-test-"));
  project = join(folder, "project");
  config = join(project, "wrangler.toml");
  copyProject(project);
  // This empty page stands for the real page, which only npm run deploy builds.
  mkdirSync(join(project, "web/dist"));
  writeFileSync(join(project, "web/dist/index.html"), "");
  secretsFile = join(folder, "secrets");
  writeFileSync(
    secretsFile,
    "NTS_SERVICE_KEY=a$HOME+/==\nOPENDART_API_KEY=b\nADMIN_TOKEN=0123456789abcdef\n",
  );
  smallWorker = join(folder, "small.js");
  const classes = unstable_readConfig({ config }).durable_objects.bindings.map(
    ({ class_name }: { class_name: string }) => `Any as ${class_name}`,
  );
  writeFileSync(
    smallWorker,
    `import { DurableObject } from "cloudflare:workers";
class Any extends DurableObject {}
export { ${classes.join(", ")} };
export default { fetch: () => new Response() };
`,
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await cloudflare.close();
});

function run(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const settings = {
    CI: "true",
    FORCE_COLOR: "0",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    // If wrangler read the file of secrets itself, it would use this value instead of the file's.
    OPENDART_API_KEY: "of the environment",
    ...cloudflare.environment,
    ...env,
  };
  return runNode(args, settings, project);
}

const runDeploy = (...args: string[]) =>
  run([join(project, "deploy/deploy.ts"), ...args, "--url", cloudflare.urlOf(PRODUCTION)]);

interface SmallDeployment {
  environment?: "" | "staging";
  takeDomain?: boolean;
  /** Changes the text of wrangler.toml. */
  change?: (text: string) => string;
}

/** Deploys the small Worker with the real wrangler. @returns the failure's message, or null */
async function deploySmall(
  account: Account,
  { environment = "staging", takeDomain = false, change }: SmallDeployment = {},
): Promise<string | null> {
  cloudflare.use(account);
  const configPath = change ? join(project, "wrangler.changed.toml") : config;
  if (change) writeFileSync(configPath, change(readFileSync(config, "utf8")));
  const target = readTarget(environment, configPath);
  const recordFile = join(folder, "record");
  const { CLOUDFLARE_API_TOKEN: token = "", CLOUDFLARE_API_BASE_URL: baseUrl = "" } =
    cloudflare.environment;
  const failure: unknown = await deploy(
    target,
    {
      dryRun: false,
      takeDomain,
      secretsFile,
      url: cloudflare.urlOf(target.worker),
      adminToken: undefined,
      message: "A change",
      recordFile,
    },
    {
      api: new CloudflareApi({ token, account: account.id, baseUrl }),
      account: account.id,
      wrangler: (args, recordTo) =>
        run([WRANGLER, ...args], recordTo ? { WRANGLER_OUTPUT_FILE_PATH: recordTo } : {}),
      bvs: async (args) => ({
        code: 0,
        output: args[1] === "list" ? '{"sync_runs":[]}' : "A check works.",
      }),
      fetch: (url) => fetch(url),
      readFile: (path) => readFileSync(path, "utf8"),
      writeConfig: (ids) =>
        writeConfig(target, ids, configPath, { main: smallWorker, no_bundle: true }),
      writeSecrets: (secrets) => {
        const path = join(folder, "secrets.json");
        writeFileSync(path, JSON.stringify(secrets));
        return { path, remove: () => rmSync(path) };
      },
      sleep: async () => {},
      print: () => {},
    },
  ).then(
    () => null,
    (thrown) => thrown,
  );
  expect(account.unknown).toEqual([]);
  return failure instanceof Error ? failure.message : null;
}

function documented(command: string): string {
  const text = readFileSync(join(ROOT, "docs/deploy.md"), "utf8");
  const start = text.indexOf("\n", text.indexOf(`$ ${command}`)) + 1;
  return text.slice(start, text.indexOf("```", start));
}

function comparable(output: string): string {
  return output
    .replaceAll(cloudflare.urlOf(PRODUCTION), `https://${PRODUCTION}.acme.workers.dev`)
    .replaceAll(secretsFile, ".env.deploy")
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<version>")
    .replace(/\b[0-9a-f]{32}\b/g, "<account>")
    .replace(/[\d.]+ KiB/g, "… KiB");
}

const sizesIn = (output: string) =>
  [...output.matchAll(/([\d.]+) KiB/g)].map(([, size]) => Number(size));

const SIZE_TOLERANCE = 0.1;

function bindingsOf({ workers }: Account, worker: string): Record<string, unknown> {
  const { bindings = [] } = workers.get(worker)?.metadata ?? {};
  return Object.fromEntries(
    bindings.map(({ name, type, ...rest }) => [
      name,
      [type, rest.bucket_name ?? rest.queue_name ?? rest.class_name ?? rest.simple ?? ""],
    ]),
  );
}

describe("npm run deploy", () => {
  it("lists its options", async () => {
    const { code, output } = await runDeploy("--help");
    expect(output).toMatch(/--env[\s\S]*--dry-run[\s\S]*--secrets-file[\s\S]*--url/);
    expect(code).toBe(0);
  });
});

describe("the real wrangler in an empty account", () => {
  const account = production;

  it("shows the plan for --dry-run, and creates nothing", async () => {
    cloudflare.use(account);
    const { code, output } = await runDeploy("--dry-run", "--secrets-file", secretsFile);
    expect(output).toContain("--dry-run: exiting now.");
    expect(output).toContain("No problems found.");
    expect([code, account.changes]).toEqual([0, []]);
  });

  it("deploys the service, and prints what docs/deploy.md shows", async () => {
    cloudflare.use(account);
    cloudflare.answerFirst([404, ""]);
    const { code, output } = await runDeploy("--secrets-file", secretsFile);
    expect(account.unknown).toEqual([]);
    expect(code).toBe(0);
    const shown = documented("npm run --silent deploy");
    expect(comparable(output)).toBe(comparable(shown));
    const sizes = sizesIn(output);
    expect(sizes).toHaveLength(2);
    for (const [index, size] of sizesIn(shown).entries()) {
      const real = sizes[index] ?? 0;
      expect(Math.abs(size - real), `${size} KiB in docs/deploy.md, really ${real}`).toBeLessThan(
        real * SIZE_TOLERANCE,
      );
    }
    expect(readdirSync(project).filter((name) => name.startsWith("wrangler.deploy-"))).toEqual([]);
  });

  it("binds everything that the Worker uses", () => {
    expect(bindingsOf(account, PRODUCTION)).toMatchObject({
      API_KEYS: ["kv_namespace", ""],
      RATE_COUNTERS: ["kv_namespace", ""],
      USAGE_METER: ["durable_object_namespace", "UsageMeter"],
      SOURCE_GATE: ["durable_object_namespace", "SourceGate"],
      DB: ["d1", ""],
      FILES: ["r2_bucket", `${PRODUCTION}-files`],
      IMPORT_QUEUE: ["queue", `${PRODUCTION}-import`],
      FACTS_QUEUE: ["queue", `${PRODUCTION}-facts`],
      BATCH_QUEUE: ["queue", `${PRODUCTION}-batch`],
      FAILED_AUTHENTICATION: ["ratelimit", { limit: 100, period: 60 }],
      RELEASE: ["version_metadata", ""],
    });
    expect([...(account.workers.get(PRODUCTION)?.secrets.keys() ?? [])].sort()).toEqual([
      "ADMIN_TOKEN",
      "NTS_SERVICE_KEY",
      "OPENDART_API_KEY",
    ]);
    const [upload] = account.sent("PUT", /^workers\/scripts\/business-verification$/) as Metadata[];
    const secrets = upload?.bindings?.filter(({ type }) => type === "secret_text");
    expect(Object.fromEntries(secrets?.map(({ name, text }) => [name, text]) ?? [])).toEqual({
      ADMIN_TOKEN: "0123456789abcdef",
      NTS_SERVICE_KEY: "a$HOME+/==",
      OPENDART_API_KEY: "b",
    });
  });

  it("sends the region, the limits, the schedules and the location hints", () => {
    const [upload] = account.sent("PUT", /^workers\/scripts\/business-verification$/) as Metadata[];
    expect(upload).toMatchObject({
      placement: { mode: "targeted", region: "aws:ap-northeast-2" },
      limits: { cpu_ms: 15_000 },
      observability: { enabled: true, head_sampling_rate: 1, logs: { invocation_logs: false } },
      migrations: { new_tag: unstable_readConfig({ config }).migrations.at(-1)?.tag },
    });
    expect(account.workers.get(PRODUCTION)).toMatchObject({
      crons: ["* * * * *", "17 18 * * *"],
      isServed: true,
    });
    expect(account.databases).toMatchObject([{ hint: "apac", replication: "auto" }]);
    expect([...account.buckets.values()]).toMatchObject([{ locationHint: "apac" }]);
    expect(account.queues.map(({ consumers }) => consumers.length)).toEqual([1, 1, 1, 1]);
  });

  it("applies every migration", () => {
    const applied = account.databases[0]?.sqlite.prepare("SELECT name FROM d1_migrations").all();
    const files = readdirSync(join(ROOT, "schema/migrations")).filter((name) =>
      name.endsWith(".sql"),
    );
    expect(applied?.map(({ name }) => name)).toEqual(files.sort());
  });
});

describe("the real wrangler with staging", () => {
  it("gives staging separate resources, and deploys staging after several refusals and failed steps", async () => {
    const account = new Account({
      forbidden: "d1",
      hasR2: false,
      hasSubdomain: false,
      isPaid: false,
    });
    const lacks: [message: string, mended: AccountOptions][] = [
      ["The token lacks the permission for D1", { forbidden: undefined }],
      ["R2 is not enabled", { hasR2: true }],
      ["no workers.dev subdomain", { hasSubdomain: true }],
      ["Workers Free plan", { isPaid: true }],
    ];
    for (const [message, mended] of lacks) {
      expect(await deploySmall(account)).toContain(message);
      expect(account.databases).toEqual([]);
      Object.assign(account.options, mended);
    }
    const fails: [step: string, method: string, path: RegExp][] = [
      ["the migration failed", "POST", /^d1\/database\/[^/]+\/query$/],
      ["the deployment failed", "PUT", /^workers\/scripts\/[^/]+-staging$/],
      ["the deployment failed", "POST", /^workers\/scripts\/[^/]+\/subdomain$/],
      ["the deployment failed", "POST", /^queues\/[^/]+\/consumers$/],
    ];
    for (const [step, method, path] of fails) {
      account.failOnce(method, path);
      expect(await deploySmall(account)).toContain(step);
      expect(account.hasFailuresLeft).toBe(false);
    }
    expect(await deploySmall(account)).toBeNull();

    expect(account.namespaces.map(({ title }) => title)).toEqual([
      `${STAGING}-api-keys`,
      `${STAGING}-rate-counters`,
    ]);
    expect(account.databases).toMatchObject([{ name: STAGING, replication: "auto" }]);
    expect(account.queues.map(({ consumers }) => consumers.length)).toEqual([1, 1, 1, 1]);
    expect(account.workers.get(STAGING)).toMatchObject({
      isServed: true,
      crons: ["* * * * *", "17 18 * * *"],
      metadata: {
        placement: { mode: "targeted", region: "aws:ap-northeast-2" },
        limits: { cpu_ms: 15_000 },
      },
    });
    expect([...account.workers.keys()]).toEqual([STAGING]);
    const renamed = JSON.stringify(bindingsOf(production, PRODUCTION)).replaceAll(
      `"${PRODUCTION}-`,
      `"${STAGING}-`,
    );
    expect(bindingsOf(account, STAGING)).toEqual(JSON.parse(renamed));
  });

  it("does not give staging the namespaces or the database of production in the same account", async () => {
    const account = new Account();
    expect(await deploySmall(account, { environment: "" })).toBeNull();
    expect(await deploySmall(account)).toBeNull();
    const idsOf = (worker: string) =>
      (account.workers.get(worker)?.metadata.bindings ?? [])
        .filter(({ type }) => type === "kv_namespace" || type === "d1")
        .map(({ namespace_id, id }) => namespace_id ?? id);
    const ids = [...idsOf(PRODUCTION), ...idsOf(STAGING)];
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(account.namespaces.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe("a deployment with a custom domain", () => {
  const withDomain = (text: string) =>
    text.replace(
      "workers_dev = true\n",
      'workers_dev = true\nroutes = [{ pattern = "api.example.com", custom_domain = true }]\n',
    );
  const production = { environment: "", change: withDomain } as const;

  it("keeps the DNS records that the domain has, unless --take-domain is given", async () => {
    const account = new Account();
    account.dnsRecords.add("api.example.com");
    for (const attempt of ["the first deployment", "a later one"]) {
      expect(await deploySmall(account, production), attempt).toMatch(
        /domain api\.example\.com already has DNS records/,
      );
      expect([...account.dnsRecords], attempt).toEqual(["api.example.com"]);
    }
    expect(await deploySmall(account, { ...production, takeDomain: true })).toBeNull();
    expect(account.domains).toEqual([{ hostname: "api.example.com", service: PRODUCTION }]);
    expect(await deploySmall(account, production)).toBeNull();
  });

  it("does not leave the domain to wrangler, because wrangler alone would replace the records", async () => {
    const account = new Account();
    expect(await deploySmall(account, { environment: "" })).toBeNull();
    account.dnsRecords.add("api.example.com");
    const path = join(project, "wrangler.alone.toml");
    writeFileSync(path, withDomain(readFileSync(config, "utf8")));
    const { code } = await run([WRANGLER, "triggers", "deploy", `--config=${path}`, "--env="]);
    expect([code, [...account.dnsRecords]]).toEqual([0, []]);
  });
});

describe("the way back to an earlier release", () => {
  /** Makes wrangler.toml look like that of a release from before the migration v2. */
  const older = (text: string) =>
    text.replace(/\[\[migrations\]\]\ntag = "v2"\n.*\n/, "").replace(/"v1"/, '"v0"');
  const versionsOf = (account: Account) =>
    account.workers.get(STAGING)?.versions.map(({ id }) => id) ?? [];
  const wrangler = (...args: string[]) => run([WRANGLER, ...args, "--env=staging"]);
  const putSecret = (value: string) =>
    runNode(
      [WRANGLER, "secret", "put", "ADMIN_TOKEN", "--env=staging"],
      { CI: "true", FORCE_COLOR: "0", WRANGLER_WRITE_LOGS: "false", ...cloudflare.environment },
      project,
      value,
    );

  it("is refused by npm run deploy if the Durable Object migrations differ", async () => {
    const account = new Account();
    expect(await deploySmall(account)).toBeNull();
    account.changes.length = 0;
    expect(await deploySmall(account, { change: older })).toContain(
      'has the Durable Object migration "v2", which this release does not have',
    );
    expect(account.changes.filter(({ method }) => method === "PUT")).toEqual([]);
    // Without this refusal, wrangler would send migrations that were already applied.
    const path = join(project, "wrangler.alone.toml");
    writeFileSync(path, older(readFileSync(config, "utf8")));
    const { output } = await run([
      WRANGLER,
      "deploy",
      smallWorker,
      "--no-bundle",
      `--config=${path}`,
      "--env=staging",
    ]);
    expect(output).toContain("Applying all available migrations");
  });

  it("works with each command of the runbook, and meets the problems that the runbook warns of", async () => {
    const account = new Account();
    expect(await deploySmall(account)).toBeNull();
    const worker = account.worker(STAGING);
    const [good = ""] = versionsOf(account);
    await putSecret("fedcba9876543210");
    expect(worker.secrets.get("ADMIN_TOKEN")).toBe("fedcba9876543210");
    // Without a version, a rollback takes back the last deployment, which changed only the secret.
    expect((await wrangler("rollback")).code).toBe(0);
    expect(worker.version).toBe(good);
    expect(worker.secrets.get("ADMIN_TOKEN")).toBe("0123456789abcdef");

    const refused = await putSecret("0011223344556677");
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("latest version of your Worker isn't currently deployed");
    expect(await deploySmall(account)).toBeNull();
    expect((await putSecret("0011223344556677")).code).toBe(0);

    const page = readFileSync(join(ROOT, "docs/runbook.md"), "utf8");
    const section = page.slice(page.indexOf("\n## A release goes wrong"));
    const commands = [...section.matchAll(/^npm run wrangler -- (.*)$/gm)].map(
      ([, command = ""]) => command,
    );
    expect(new Set(commands).size).toBe(2);
    for (const command of commands) {
      const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) =>
        (quoted ?? word ?? "").replace("<version>", good).replace(/^--env=$/, "--env=staging"),
      );
      const { code, output } = await run([WRANGLER, ...args]);
      expect([code, output]).toEqual([0, expect.stringContaining(good)]);
    }
    expect(worker.version).toBe(good);
    expect(worker.deployments[0]?.body).toMatchObject({
      annotations: { "workers/message": "why" },
      code_update_strategy: { mode: "deferred", max_delay: 30 },
    });
    const mode = ["--durable-objects-code-update-mode", "immediate"];
    expect((await wrangler("rollback", good, ...mode)).code).toBe(0);
    expect(worker.deployments[0]?.body).toMatchObject({
      code_update_strategy: { mode: "immediate" },
    });
    expect(account.unknown).toEqual([]);
  });
});

describe("npm run deploy -- --env staging --prove", () => {
  const FORGET_MS = 51;
  async function proof({ counted = (answered: number) => answered, canExport = true } = {}) {
    const account = new Account();
    expect(await deploySmall(account)).toBeNull();
    const worker = account.worker(STAGING);
    const [first = ""] = worker.versions.map(({ id }) => id);
    const namespace = account.namespaces.find(({ title }) => title === `${STAGING}-api-keys`)?.id;
    const records = new Map([
      [`${namespace}/id:key_1`, "0".repeat(64)],
      [`${namespace}/key:${"0".repeat(64)}`, "{}"],
    ]);
    const printed: string[] = [];
    const operated: string[] = [];
    const { CLOUDFLARE_API_TOKEN: token = "", CLOUDFLARE_API_BASE_URL: baseUrl = "" } =
      cloudflare.environment;
    const bvs = async (args: string[]): Promise<Ran> => {
      const command = args.join(" ");
      operated.push(command.replace(first.slice(0, 8), "…").replace(folder, ""));
      if (command.startsWith("keys issue")) {
        for (const [name, value] of records) account.values.set(name, value);
        return { code: 0, output: '{"api_key":"bvs_live_1","key":{"id":"key_1"}}' };
      }
      if (command === "keys --help") return { code: 0, output: canExport ? "  export" : "" };
      if (command.startsWith("keys import")) {
        expect(account.values.size).toBe(0);
        for (const [name, value] of records) account.values.set(name, value);
      }
      if (command.startsWith("accounts usage"))
        return { code: 0, output: `{"usage":[{"used":${counted(account.checks)}}]}` };
      return { code: 0, output: "" };
    };
    const failure: unknown = await prove(
      readTarget("staging", config),
      {
        url: cloudflare.urlOf(STAGING),
        token: "0123456789abcdef",
        version: first,
        keysFile: join(folder, "keys"),
        settleMs: 600,
        forgetMs: FORGET_MS,
      },
      {
        api: new CloudflareApi({ token, account: account.id, baseUrl }),
        wrangler: (args, _, input) =>
          runNode(
            [WRANGLER, ...args],
            {
              CI: "true",
              FORCE_COLOR: "0",
              WRANGLER_WRITE_LOGS: "false",
              ...cloudflare.environment,
            },
            project,
            input,
          ),
        bvs,
        fetch,
        sleep: (ms) => {
          if (ms === FORGET_MS) operated.push("(waits until KV no longer serves deleted keys)");
          return new Promise((resolve) => setTimeout(resolve, ms));
        },
        print: (line) => printed.push(line),
        clock: () => performance.now(),
        deployAgain: async () => expect(await deploySmall(account)).toBeNull(),
      },
    ).then(
      () => null,
      (thrown) => thrown,
    );
    expect(account.unknown).toEqual([]);
    const text = printed.join("\n");
    return { account, worker, first, operated, text, failure: failure && String(failure) };
  }

  it("deploys again, rolls back, changes a secret, and restores keys and the database under load", async () => {
    const { account, worker, first, operated, text, failure } = await proof();
    expect([failure, text]).toEqual([null, expect.stringContaining("0 were not charged, 0 were")]);
    const steps = [
      ...["nothing changes", "deploy again", "roll back", "deploy after the rollback"],
      ...["change a secret", "export and restore keys", "restore the database"],
    ];
    for (const step of steps)
      expect(text).toMatch(new RegExp(`^${step} +\\d+ +\\d+ +- +\\d+\\.\\d s$`, "m"));
    const rollback = worker.deployments.filter(({ version }) => version === first);
    expect(rollback.map(({ body }) => body)).toMatchObject([
      { annotations: { "workers/message": "Proof" } },
      {},
    ]);
    expect(worker.versions.map(({ secrets }) => secrets.has("DEPLOYMENT_PROOF"))).toEqual(
      // After three uploads, one version has the secret, and the next version has lost it.
      [false, false, false, true, false],
    );
    expect(account.values.size).toBe(2);
    expect(operated).toEqual([
      "keys issue --account deployment-proof-… --plan-a pro --expires 1d --json",
      "keys --help",
      "keys export /keys",
      "(waits until KV no longer serves deleted keys)",
      "keys import /keys",
      "keys show key_1",
      "accounts usage deployment-proof-… --json",
      "accounts erase deployment-proof-… --yes",
    ]);
    expect(text).not.toContain("skipped");
  });

  it("fails if more checks were charged than answered, and says which step it had to skip", async () => {
    const { text, failure } = await proof({
      counted: (answered) => answered + 1,
      canExport: false,
    });
    expect(failure).toMatch(/charged without an answer/);
    expect(text).toContain("skipped: export and restore keys: this release has no bvs keys export");
  });
});
