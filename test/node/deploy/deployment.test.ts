/**
 * `npm run deploy` in a stand-in account, with fakes of wrangler and `bvs`.
 * `test/e2e/deploy.test.ts` runs the real programs.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findAccess } from "../../../deploy/account.ts";
import { CloudflareApi } from "../../../deploy/cloudflare.ts";
import { type DeployOptions, deploy, type Ran } from "../../../deploy/deployment.ts";
import { DeployFailure } from "../../../deploy/failure.ts";
import { inspect } from "../../../deploy/preflight.ts";
import { type ResourceIds, readTarget, type Target } from "../../../deploy/target.ts";
import { LONGEST_RETENTION_DAYS } from "../../../src/batch/limits.ts";
import { uploadQuerySchema } from "../../../src/variant-a/batch/upload/request.ts";
import { Account, type AccountOptions, Refused } from "../../cloudflare/account.ts";
import { type CloudflareStandIn, startCloudflare } from "../../cloudflare/server.ts";

const TARGET = readTarget("staging", "wrangler.toml");
const SECRETS =
  "NTS_SERVICE_KEY=a+b/c==\nOPENDART_API_KEY=d\nADMIN_TOKEN=alice=0123456789abcdef,ci=fedcba9876543210";
const FIRST: Partial<DeployOptions> = { secretsFile: ".env.deploy" };
const URL = "https://business-verification-staging.acme.workers.dev";
const done = (output = ""): Ran => ({ code: 0, output });
const failed = (output: string): Ran => ({ code: 1, output });

let cloudflare: CloudflareStandIn;
beforeAll(async () => {
  cloudflare = await startCloudflare();
});
afterAll(() => cloudflare.close());

interface Stage {
  /** Maps the start of a command to its error output. Only the next such command fails. */
  fails?: Record<string, string>;
  /** Maps a whole command to its error output. Every run of this command fails. */
  stays?: Record<string, string>;
  files?: Record<string, string>;
  /** The answers of `/health` and `/ready`, each as `[status, body]`. The last answer repeats. */
  health?: [number, string][];
  ready?: [number, string][];
  targets?: string[];
  syncRuns?: object[];
  target?: Partial<Target>;
}

async function play(account: Account, options: Partial<DeployOptions> = {}, stage: Stage = {}) {
  cloudflare.use(account);
  const ran: string[] = [];
  const requested: string[] = [];
  const printed: string[] = [];
  const fails = { ...stage.fails };
  let ids: ResourceIds | undefined;
  let secrets: Record<string, string> = {};
  const answers: Record<string, [number, string][]> = {
    health: [...(stage.health ?? [[200, '{"status":"ok"}']])],
    ready: [...(stage.ready ?? [[200, '{"status":"ready","release":"v2"}']])],
  };
  /** Runs a command of the fake wrangler or the fake `bvs`. Only an upload changes the account. */
  const run = (command: string): Ran => {
    ran.push(command.replace(/--config=\S+/, "--config"));
    const fail = Object.keys(fails).find((start) => command.startsWith(start));
    if (fail !== undefined) {
      const output = fails[fail] ?? "";
      delete fails[fail];
      return failed(output);
    }
    const stays = stage.stays?.[command];
    if (stays !== undefined) return failed(stays);
    if (command.startsWith("deploy --config")) uploadTo(account, ids);
    if (command.startsWith("sync list"))
      return done(`a notice\n${JSON.stringify({ sync_runs: stage.syncRuns ?? [] })}`);
    return done(command === "doctor" ? "A check works." : "");
  };
  const record = {
    type: "deploy",
    version_id: "v2",
    targets: stage.targets ?? [URL, "schedule: * * * * *"],
  };
  const files: Record<string, string> = {
    record: `{"type":"wrangler-session","version":1}\n${JSON.stringify(record)}`,
    ".env.deploy": SECRETS,
    ...stage.files,
  };
  const failure: unknown = await deploy(
    { ...TARGET, ...stage.target },
    {
      dryRun: false,
      takeDomain: false,
      secretsFile: undefined,
      url: undefined,
      adminToken: undefined,
      message: "abc123 A change",
      recordFile: "record",
      ...options,
    },
    {
      api: new CloudflareApi(await findAccess(cloudflare.environment, async () => done())),
      account: account.id,
      wrangler: async (args) => run(args.join(" ")),
      bvs: async (args, url, token) => {
        requested.push(`bvs ${url} ${token}`);
        return run(args.join(" "));
      },
      fetch: async (url) => {
        requested.push(url);
        const waiting = answers[url.slice(url.lastIndexOf("/") + 1)] ?? [];
        const [status, body] = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? [404, ""];
        return new Response(body, { status });
      },
      readFile: (path) => files[path],
      writeConfig: (given) => {
        ids = given;
        return { path: "temporary.json", remove: () => ran.push("remove configuration") };
      },
      writeSecrets: (given) => {
        secrets = given;
        return { path: "temporary secrets", remove: () => ran.push("remove secrets") };
      },
      sleep: async () => {},
      print: (line) => printed.push(line),
    },
  ).then(
    () => null,
    (thrown) => thrown,
  );
  if (failure !== null && !(failure instanceof DeployFailure)) throw failure;
  expect(account.unknown).toEqual([]);
  return {
    ran,
    requested,
    printed: printed.join("\n"),
    secrets,
    failure: failure?.message ?? null,
  };
}

function uploadTo(account: Account, ids: ResourceIds | undefined): void {
  const namespaces = Object.entries(ids?.namespaces ?? {}).map(([name, namespace_id]) => ({
    type: "kv_namespace",
    name,
    namespace_id,
  }));
  const secrets = TARGET.requiredSecrets.map((name) => ({ type: "secret_text", name }));
  account.answer({
    method: "PUT",
    path: `workers/scripts/${TARGET.worker}`,
    query: new URLSearchParams(),
    body: {
      main_module: "index.js",
      migrations: { new_tag: TARGET.migrationTags.at(-1) },
      bindings: [
        { type: "durable_object_namespace", name: "USAGE_METER" },
        { type: "d1", name: "DB", id: ids?.database },
        ...namespaces,
        ...secrets,
      ],
    },
  });
}

function changesOf(account: Account): string[] {
  return account.changes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !/^POST .*\/(?:query|changeset)$|-preflight$/.test(call));
}

async function deployedAccount(): Promise<Account> {
  const account = new Account();
  expect((await play(account, FIRST)).failure).toBeNull();
  account.changes.length = 0;
  return account;
}

function expectComplete({ namespaces, databases, buckets, queues, workers }: Account): void {
  expect(namespaces.map(({ title }) => title).sort()).toEqual([
    "business-verification-staging-api-keys",
    "business-verification-staging-rate-counters",
  ]);
  expect(databases).toMatchObject([
    { name: "business-verification-staging", hint: "apac", replication: "auto" },
  ]);
  expect([...buckets]).toMatchObject([
    ["business-verification-staging-files", { locationHint: "apac" }],
  ]);
  expect(queues.map(({ queue_name }) => queue_name).sort()).toEqual(
    ["batch", "facts", "import", "webhooks"].map((name) => `business-verification-staging-${name}`),
  );
  expect([...workers.keys()]).toEqual(["business-verification-staging"]);
}

describe("a deployment to an empty account", () => {
  it("creates all resources near Korea, migrates the database, deploys, and makes a check", async () => {
    const account = new Account();
    const { ran, requested, printed, failure } = await play(account, FIRST);
    expect(failure).toBeNull();
    expect(ran).toEqual([
      "d1 migrations apply DB --remote --config --env=staging",
      "deploy --config --env=staging --message=abc123 A change --secrets-file=temporary secrets",
      "remove secrets",
      "remove configuration",
      "sync list --json",
      "import seed/former-names.csv",
      "sync start companies",
      "doctor",
    ]);
    expect(requested.slice(0, 3)).toEqual([
      `${URL}/health`,
      `${URL}/ready`,
      `bvs ${URL} 0123456789abcdef`,
    ]);
    expectComplete(account);
    expect(printed).toContain("A check works.");
    expect(printed).toContain("Next steps");
    expect(printed).not.toContain("0123456789abcdef");
  });

  it("adds rules that delete old files of the bucket, and keeps the bucket's default rule", async () => {
    const account = await deployedAccount();
    const rules = account.buckets.get(TARGET.bucket)?.rules;
    const days = (count: number) => ({ condition: { type: "Age", maxAge: count * 86_400 } });
    expect(rules).toMatchObject([
      { id: "Default Multipart Abort Rule" },
      { conditions: { prefix: "batch/" }, deleteObjectsTransition: days(30 + 3 + 14) },
      { conditions: { prefix: "sync/" }, deleteObjectsTransition: days(7) },
    ]);
    const longest = uploadQuerySchema.parse({}).retentionDays;
    expect(LONGEST_RETENTION_DAYS).toBe(longest);
    const longer = uploadQuerySchema.safeParse({ retention_days: String(longest + 1) });
    expect(longer.success).toBe(false);
    await play(account);
    expect(account.buckets.get(TARGET.bucket)?.rules).toEqual(rules);
  });
});

describe("a deployment to an account that is not ready", () => {
  const fix = (account: Account, options: AccountOptions) =>
    Object.assign(account.options, options);

  it.each<[string, AccountOptions, AccountOptions, RegExp]>([
    [
      "R2 is not enabled",
      { hasR2: false },
      { hasR2: true },
      /R2 is not enabled: open https:\/\/dash\.cloudflare\.com\/\w{32}\/r2\/overview and click/,
    ],
    [
      "it has no workers.dev subdomain",
      { hasSubdomain: false },
      { hasSubdomain: true },
      /no workers\.dev subdomain: open https:\/\/dash\.cloudflare\.com\/\w{32}\/workers\/onboarding/,
    ],
    [
      "it is on the free plan",
      { isPaid: false },
      { isPaid: true },
      /Workers Free plan.*open https:\/\/dash\.cloudflare\.com\/\w{32}\/workers\/plans and choose/,
    ],
    [
      "the token lacks the permission for D1",
      { forbidden: "d1" },
      { forbidden: undefined },
      /token lacks the permission for D1: open \S+, edit the token, and add the permission Account > D1 > Edit/,
    ],
    [
      "the token lacks the permission for KV",
      { forbidden: "storage/kv" },
      { forbidden: undefined },
      /add the permission Account > Workers KV Storage > Edit/,
    ],
    [
      "the token lacks the permission for R2",
      { forbidden: "r2/buckets" },
      { forbidden: undefined },
      /add the permission Account > Workers R2 Storage > Edit/,
    ],
    [
      "the token lacks the permission for queues",
      { forbidden: "queues" },
      { forbidden: undefined },
      /add the permission Account > Queues > Edit/,
    ],
    [
      "the token has no access to anything",
      { forbidden: "" },
      { forbidden: undefined },
      /token has no access to anything in account \w{32}: .*Make one at https:/,
    ],
    [
      "the token lacks the permission for Workers",
      { forbidden: "workers" },
      { forbidden: undefined },
      /add the permission Account > Workers Scripts > Edit/,
    ],
  ])(
    "creates nothing and says what to click if %s, and succeeds after the click",
    async (_, lacks, has, message) => {
      const account = new Account(lacks);
      const { ran, failure } = await play(account, FIRST);
      expect(failure).toMatch(message);
      // The two lines are a heading and a sentence about the only problem.
      expect(failure?.split("\n")).toHaveLength(2);
      expect(ran).toEqual([]);
      expect(changesOf(account)).toEqual([]);
      fix(account, has);
      expect((await play(account, FIRST)).failure).toBeNull();
      expectComplete(account);
    },
  );

  it("names everything that is missing, in a single message", async () => {
    const account = new Account({ hasR2: false, hasSubdomain: false, isPaid: false });
    const { failure } = await play(account);
    expect(failure?.split("\n- ").slice(1)).toEqual([
      expect.stringContaining("R2 is not enabled"),
      expect.stringContaining("no workers.dev subdomain"),
      expect.stringContaining("lacks these secrets"),
      expect.stringContaining("Workers Free plan"),
    ]);
  });

  it("says that there is no token, or that Cloudflare does not know the token", async () => {
    const account = new Account();
    cloudflare.use(account);
    const { environment } = cloudflare;
    const accessWith = (changes: object) =>
      findAccess({ ...environment, ...changes }, async () => failed("Not logged in."));
    await expect(accessWith({ CLOUDFLARE_API_TOKEN: "" })).rejects.toThrow(
      /There is no token: log in with npm run wrangler -- login, or make one at/,
    );
    const unknown = accessWith({ CLOUDFLARE_API_TOKEN: "wrong", CLOUDFLARE_ACCOUNT_ID: "" });
    await expect(unknown).rejects.toThrow(/does not know the token\. Make one at/);
    expect(await accessWith({ CLOUDFLARE_ACCOUNT_ID: "" })).toMatchObject({ account: account.id });
  });

  it("says only once that Cloudflare's API cannot be reached", async () => {
    const api = new CloudflareApi({ token: "t", account: "a", baseUrl: "http://127.0.0.1:9" });
    const { problems } = await inspect(api, "a", TARGET, TARGET.requiredSecrets, false);
    expect(problems).toEqual([
      expect.stringMatching(/^Cloudflare's API cannot be reached \(.+\)\.$/),
    ]);
  });

  const R2 = /^r2\/buckets\/[^/]+$/;
  it.each<[string, RegExp, Refused, RegExp]>([
    [
      "R2 has an internal error, whose number means a bad token in other parts of the API",
      R2,
      new Refused(500, 10001, "We encountered an internal error. Please try again."),
      /API failed \(GET .*internal error.*\): run the command again/,
    ],
    [
      "there were too many calls",
      R2,
      new Refused(429, 971, "Please wait and consider throttling your request speed"),
      /takes no more calls for now \(Please wait.*\): wait five minutes/,
    ],
    [
      "the token is for other networks",
      R2,
      new Refused(403, 9109, "Cannot use the access token from location: 192.0.2.1"),
      /may not be used from this network \(Cannot use.*192\.0\.2\.1\): .*Client IP Address Filtering/,
    ],
    [
      "the user has not clicked the link in Cloudflare's first mail",
      /-preflight$/,
      new Refused(403, 10034, "You need to verify your email address to use Workers."),
      /click the link in the mail that Cloudflare sent/,
    ],
    [
      "the token has expired",
      R2,
      new Refused(401, 1000, "Invalid API Token"),
      /does not know the token/,
    ],
  ])("explains the API's error if %s", async (_, path, refusal, message) => {
    const account = new Account();
    account.failOnce(path === R2 ? "GET" : "PUT", path, refusal);
    const { failure } = await play(account, FIRST);
    expect(failure).toMatch(message);
    expect(failure?.split("\n")).toHaveLength(2);
  });

  it.each<[string, number, string, RegExp]>([
    ["a proxy's page", 403, "<html>", /^- Something other than .* \(HTTP 403, and no JSON\)/],
    [
      "a gateway's page",
      502,
      "<html>",
      /^- Cloudflare's API failed \(GET .* HTTP 502, and no JSON/,
    ],
    [
      "half an answer",
      200,
      '{"success":true,"res',
      /^- Cloudflare's API failed .*HTTP 200, and no/,
    ],
    [
      "the login page of a network",
      200,
      "<html>",
      /^- Cloudflare's API failed .*HTTP 200, and no JSON/,
    ],
    ["an error without a number", 400, '{"success":false,"errors":[{"message":"no"}]}', /: no\)/],
  ])("does not mistake %s for a missing permission", async (_, status, body, message) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    try {
      const { failure } = await play(new Account(), FIRST);
      expect(failure?.split("\n").slice(1)).toContainEqual(expect.stringMatching(message));
      expect(failure).not.toMatch(/permission|know the token/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    ["", '{\n  "type": "oauth",\n  "token": "of-the-login"\n}'],
    [
      ", even if wrangler prints notices around it",
      'Use {env} {"a": 1}\n{"type": "oauth", "token": "of-the-login"}\nBye {}',
    ],
  ])("uses the token of wrangler's login if no other token is set%s", async (_, output) => {
    cloudflare.use(new Account());
    const access = await findAccess(
      { ...cloudflare.environment, CLOUDFLARE_API_TOKEN: undefined },
      async () => done(output),
    );
    expect(access.token).toBe("of-the-login");
  });

  it("asks for the account's id if the token does not have exactly one account, or if the given id is malformed", async () => {
    const account = new Account();
    cloudflare.use(account);
    const accessWith = (changes: object) =>
      findAccess({ ...cloudflare.environment, ...changes }, async () => done());
    const { id } = account;
    expect(await accessWith({ CLOUDFLARE_ACCOUNT_ID: ` ${id}\n` })).toMatchObject({ account: id });
    await expect(accessWith({ CLOUDFLARE_ACCOUNT_ID: "acme" })).rejects.toThrow(
      /CLOUDFLARE_ACCOUNT_ID is "acme", which is not an account id/,
    );
    account.visible.length = 0;
    await expect(accessWith({ CLOUDFLARE_ACCOUNT_ID: "" })).rejects.toThrow(
      /lists no account for the token: set CLOUDFLARE_ACCOUNT_ID to the id of the account/,
    );
    account.visible.push({ id, name: "Acme" }, { id: "b".repeat(32), name: "Other" });
    await expect(accessWith({ CLOUDFLARE_ACCOUNT_ID: "" })).rejects.toThrow(
      `has access to 2 accounts: set CLOUDFLARE_ACCOUNT_ID to the id of the account to deploy to (the dashboard shows it in its address after dash.cloudflare.com/).\n  ${id}  Acme\n  ${"b".repeat(32)}  Other`,
    );
  });

  it("finds all accounts of the token, even if they fill more than one page", async () => {
    const account = new Account();
    cloudflare.use(account);
    for (let i = 1; i <= 50; i++)
      account.visible.push({ id: String(i).padStart(32, "0"), name: `Account ${i}` });
    await expect(
      findAccess({ ...cloudflare.environment, CLOUDFLARE_ACCOUNT_ID: "" }, async () => done()),
    ).rejects.toThrow(/has access to 51 accounts.*\n.*Acme[\s\S]*Account 50$/);
  });

  it("changes nothing if Workers, databases or queues of others have our names, and says so", async () => {
    const account = new Account();
    const post = (path: string, body: object) =>
      account.answer({ method: "POST", path, body, query: new URLSearchParams() });
    post("d1/database", { name: TARGET.database.name });
    post(`d1/database/${TARGET.database.name}/query`, { sql: "CREATE TABLE theirs (id)" });
    post("queues", { queue_name: TARGET.queues[0] });
    const upload = { main_module: "index.js", bindings: [] };
    for (const name of [TARGET.worker, "theirs"]) {
      account.answer({
        method: "PUT",
        path: `workers/scripts/${name}`,
        body: upload,
        query: new URLSearchParams(),
      });
    }
    post(`queues/${account.queues[0]?.queue_id}/consumers`, {
      type: "worker",
      script_name: "theirs",
    });
    account.changes.length = 0;
    const { failure } = await play(account, FIRST);
    expect(failure).toMatch(/another Worker named business-verification-staging/);
    expect(failure).toMatch(/another database named business-verification-staging/);
    expect(failure).toMatch(/queue business-verification-staging-\w+ belongs to the Worker theirs/);
    expect(changesOf(account)).toEqual([]);
  });
});

describe("a resource that already has one of our names", () => {
  const request = (account: Account, method: string, path: string, body?: object) =>
    account.answer({ method, path, body, query: new URLSearchParams() });
  const upload = (account: Account, name: string, bindings: object[]) =>
    request(account, "PUT", `workers/scripts/${name}`, { main_module: "index.js", bindings });
  /**
   * Deploys, and expects that a failed deployment leaves the account unchanged.
   * @returns the message of the failure, or null if the deployment succeeded
   */
  const refusal = async (account: Account, target: Partial<Target> = {}) => {
    account.changes.length = 0;
    const { failure } = await play(account, FIRST, { target });
    if (failure !== null) expect(changesOf(account)).toEqual([]);
    return failure;
  };
  const QUERY = `d1/database/${TARGET.database.name}/query`;

  it("stops the deployment if it is a database with tables of others", async () => {
    const account = new Account();
    request(account, "POST", "d1/database", { name: TARGET.database.name });
    const sql = "CREATE TABLE d1_migrations (id); CREATE TABLE users (id); CREATE TABLE plans (id)";
    request(account, "POST", QUERY, { sql });
    expect(await refusal(account)).toMatch(/another database named business-verification-staging/);
  });

  it.each([
    ["has no table yet", "SELECT 1"],
    ["has only the table of migrations", "CREATE TABLE d1_migrations (id)"],
    ["has our first tables", readFileSync("schema/migrations/0000_tables.sql", "utf8")],
  ])("is used if it is a database that %s", async (_, sql) => {
    const account = new Account();
    request(account, "POST", "d1/database", {
      name: TARGET.database.name,
      primary_location_hint: "apac",
    });
    request(account, "POST", QUERY, { sql });
    expect(await refusal(account)).toBeNull();
    expectComplete(account);
  });

  it("stops the deployment if it is a bucket with files of others, because our rules could delete them", async () => {
    const account = new Account();
    request(account, "POST", "r2/buckets", { name: TARGET.bucket });
    account.buckets.get(TARGET.bucket)?.keys.push("backup/1.tar", "batch.txt");
    expect(await refusal(account)).toMatch(/another bucket named business-verification-staging-f/);
  });

  it.each([
    [[]],
    [["batch/job_1/rows.ndjson", "x"]],
    [["sync/1.zip"]],
    [["doctor/1"]],
    [["keys/2026-11-22/00.ndjson"]],
  ])("is used if it is a bucket with only our files: %j", async (keys) => {
    const account = new Account();
    request(account, "POST", "r2/buckets", { name: TARGET.bucket, locationHint: "apac" });
    account.buckets.get(TARGET.bucket)?.keys.push(...keys);
    expect(await refusal(account)).toBeNull();
    expectComplete(account);
  });

  it("stops the deployment if it is a queue with a pull consumer", async () => {
    const account = new Account();
    request(account, "POST", "queues", { queue_name: TARGET.queues[0] });
    account.queues[0]?.consumers.push({ consumer_id: "1", type: "http_pull", settings: {} });
    expect(await refusal(account)).toMatch(
      /queue business-verification-staging-\w+ has a pull consumer/,
    );
  });

  it("stops the deployment if it is a domain of another Worker", async () => {
    const account = new Account();
    const domains = ["api.example.com", "new.example.com"];
    account.domains.push({ hostname: "api.example.com", service: "theirs" });
    expect(await refusal(account, { domains })).toMatch(
      /domain api\.example\.com belongs to the Worker theirs/,
    );
    account.domains[0] = { hostname: "api.example.com", service: TARGET.worker };
    expect(await refusal(account, { domains })).toBeNull();
  });

  it("stops the deployment if it is a domain with DNS records that the operator has not agreed to replace", async () => {
    const account = new Account();
    await play(account, FIRST);
    account.changes.length = 0;
    account.dnsRecords.add("api.example.com");
    const target = { domains: ["api.example.com", "new.example.com"] };
    const { failure, ran } = await play(account, {}, { target });
    expect(failure).toMatch(
      /domain api\.example\.com already has DNS records.*delete them.*--take-domain/,
    );
    expect(failure).not.toContain("new.example.com");
    expect([ran, account.domains]).toEqual([[], []]);
    const taken = await play(account, { takeDomain: true }, { target });
    expect(taken.failure).toBeNull();
    expect(account.domains.map(({ hostname }) => hostname)).toEqual(target.domains);
    expect([...account.dnsRecords]).toEqual([]);
    // The records now belong to the Worker, so the next deployment needs no permission.
    expect((await play(account, {}, { target })).failure).toBeNull();
  });

  it("keeps its DNS records, and ends the deployment after the upload of the Worker, if it is a domain whose records Cloudflare reports only when the domain is added", async () => {
    const account = new Account();
    account.dnsRecords.add("api.example.com");
    // The account has no Worker yet, so Cloudflare cannot say what a new domain would replace.
    const target = { domains: ["api.example.com"] };
    const { failure } = await play(account, FIRST, { target });
    expect(failure).toMatch(/api\.example\.com already has DNS records.*--take-domain/);
    expect([...account.dnsRecords]).toEqual(["api.example.com"]);
    expect(account.workers.has(TARGET.worker)).toBe(true);
  });

  it("is used if it is a Worker with only our secrets, because wrangler secret put creates such a Worker", async () => {
    const account = new Account({ isPaid: false });
    const optional = [
      "DATA_GO_KR_KEY",
      "WEBHOOK_MASTER_KEYS",
      "HEARTBEAT_URL",
      "ALERT_WEBHOOK_URL",
      "ALERT_WEBHOOK_SECRET",
    ];
    const names = [...TARGET.requiredSecrets, ...optional];
    const secrets = names.map((name) => ({ type: "secret_text", name }));
    upload(account, TARGET.worker, secrets);
    // A Worker without code does not prove that the account is on a paid plan.
    expect((await play(account)).failure).toMatch(/Workers Free plan/);
    account.options.isPaid = true;
    expect((await play(account)).failure).toBeNull();
    expectComplete(account);
  });

  it("stops the deployment if it is a Worker with the name of the trial upload", async () => {
    const account = new Account();
    upload(account, `${TARGET.worker}-preflight`, []);
    const failure = await refusal(account);
    expect(failure).toMatch(
      /another Worker named business-verification-staging-preflight: rename or remove/,
    );
    expect(account.changes.filter(({ path }) => path.endsWith("-preflight"))).toEqual([]);
  });

  it("does not stop the deployment if it is a trial upload that another run has already removed", async () => {
    const account = new Account();
    const { answer } = account;
    account.answer = (question) => {
      if (question.method === "DELETE") account.workers.clear();
      return answer.call(account, question);
    };
    expect(await refusal(account)).toBeNull();
  });
});

describe("a step", () => {
  it.each<[string, string, RegExp]>([
    ["a namespace", "POST", /^storage\/kv/],
    ["the database", "POST", /^d1\/database$/],
    ["the bucket", "POST", /^r2\/buckets$/],
    ["a queue", "POST", /^queues$/],
    ["the read replicas", "PUT", /^d1\/database/],
    ["the life-cycle rule", "PUT", /^r2\/buckets/],
    ["the trial upload that finds out the plan", "PUT", /-preflight$/],
    ["removing the trial upload", "DELETE", /-preflight$/],
    ["listing the queues", "GET", /^queues/],
  ])(
    "that fails at Cloudflare's API ends the run, and the next run completes the deployment: %s",
    async (_, method, path) => {
      const account = new Account();
      account.failOnce(method, path);
      expect((await play(account, FIRST)).failure).toMatch(
        /unknown error[\s\S]*[Rr]un the command again/,
      );
      expect(account.hasFailuresLeft).toBe(false);
      expect((await play(account, FIRST)).failure).toBeNull();
      expectComplete(account);
    },
  );

  it("names the missing permission if the token may read but not edit", async () => {
    const account = new Account();
    account.failOnce("POST", /^d1\/database$/, new Refused(403, 10000, "Authentication error"));
    expect((await play(account, FIRST)).failure).toMatch(/permission Account > D1 > Edit/);
    expect((await play(account, FIRST)).failure).toBeNull();
    expectComplete(account);
  });

  it.each<[string, string]>([
    ["d1 migrations", "the migration failed (exit code 1):\nnear SELEC"],
    ["deploy", "the deployment failed (exit code 1):\nnear SELEC"],
    ["sync list", "bvs sync list failed (exit code 1):\nnear SELEC"],
    ["import", "bvs import seed/former-names.csv failed (exit code 1):\nnear SELEC"],
    ["sync start", "bvs sync start companies failed (exit code 1):\nnear SELEC"],
  ])(
    "that fails in %s ends the run with the output of this command, and the next run completes the deployment",
    async (command, message) => {
      const account = new Account();
      const { ran, failure } = await play(account, FIRST, { fails: { [command]: "near SELEC" } });
      expect(failure).toBe(message);
      expect(ran).toContain("remove configuration");
      if (command === "d1 migrations")
        expect(ran.some((other) => other.startsWith("deploy"))).toBe(false);
      expect((await play(account, FIRST)).failure).toBeNull();
      expectComplete(account);
    },
  );

  it("uses a namespace that another run created in the meantime", async () => {
    const account = new Account();
    const title = "business-verification-staging-api-keys";
    const { answer } = account;
    account.answer = (question) => {
      const result = answer.call(account, question);
      // At this time the deployment has listed the namespaces, but has not created its own yet.
      if (question.path === "workers/subdomain") account.namespaces.push({ id: "theirs", title });
      return result;
    };
    const { failure } = await play(account, FIRST);
    expect(failure).toBeNull();
    expect(account.namespaces.filter((namespace) => namespace.title === title)).toHaveLength(1);
  });

  it("switches the read replicas on even if D1 said nothing about them before", async () => {
    const account = new Account();
    const { answer } = account;
    account.answer = (question) => {
      const result = answer.call(account, question) as { read_replication?: { mode: string } };
      return result?.read_replication?.mode === "disabled"
        ? { ...result, read_replication: undefined }
        : result;
    };
    expect((await play(account, FIRST)).failure).toBeNull();
    expectComplete(account);
  });

  it("fails if the read replicas stay off", async () => {
    const account = new Account();
    const { answer } = account;
    account.answer = (question) =>
      question.method === "PUT" && question.path.startsWith("d1/")
        ? {}
        : answer.call(account, question);
    expect((await play(account, FIRST)).failure).toMatch(/says they are off.*Settings/);
  });
});

describe("former names", () => {
  it("are imported with each release, even if a sync run already exists", async () => {
    const { ran, failure } = await play(await deployedAccount(), FIRST, { syncRuns: [{}] });
    expect(failure).toBeNull();
    expect(ran).toContain("import seed/former-names.csv");
    expect(ran).not.toContain("sync start companies");
  });
});

describe("the doctor's check after a deployment", () => {
  it("is repeated if it fails at first, because it may fail while a queue is new", async () => {
    const stage = { fails: { doctor: "queue: no answer" } };
    const { ran, failure } = await play(new Account(), FIRST, stage);
    expect(failure).toBeNull();
    expect(ran.filter((command) => command === "doctor")).toHaveLength(2);
  });

  it("fails the deployment with the doctor's message", async () => {
    const stage = { stays: { doctor: "registry (request): refuses this place" } };
    const { printed, failure } = await play(new Account(), FIRST, stage);
    expect(failure).toMatch(/a check or a batch would fail:\nregistry \(request\): refuses/);
    expect(printed).not.toContain("Next steps");
  });
});

describe("an account with many resources", () => {
  it("is asked for all pages of its namespaces, but only for queues with our names", async () => {
    const account = await deployedAccount();
    const others = Array.from({ length: 250 }, (_, i) => ({ id: `${i}`, title: `other ${i}` }));
    account.namespaces.unshift(...others);
    // Without a Worker, only the titles of the namespaces show which ones are ours.
    account.workers.clear();
    for (let i = 0; i < 150; i++)
      account.queues.unshift({ queue_id: `${i}`, queue_name: `other ${i}`, consumers: [] });
    expect((await play(account, FIRST)).failure).toBeNull();
    expect(changesOf(account)).toEqual([`PUT workers/scripts/${TARGET.worker}`]);
  });
});

describe("a later deployment", () => {
  it("creates nothing new, and needs no file of secrets", async () => {
    const account = await deployedAccount();
    const { ran, failure } = await play(account, { adminToken: "operator" });
    expect(failure).toBeNull();
    expect(ran).toContain("deploy --config --env=staging --message=abc123 A change");
    expect(changesOf(account)).toEqual([`PUT workers/scripts/${TARGET.worker}`]);
    expectComplete(account);
  });

  it("says that it made no check because it lacks the operator's token", async () => {
    const { ran, printed, failure } = await play(await deployedAccount());
    expect(failure).toBeNull();
    expect(ran).not.toContain("doctor");
    expect(printed).toMatch(/no check was made: set BVS_ADMIN_TOKEN/);
  });

  it("keeps using the namespaces to which the Worker is bound, even if they were renamed", async () => {
    const account = await deployedAccount();
    for (const namespace of account.namespaces) namespace.title = `renamed ${namespace.title}`;
    expect((await play(account)).failure).toBeNull();
    expect(account.namespaces).toHaveLength(2);
  });

  it("names each newly required secret, and how to set it", async () => {
    const account = await deployedAccount();
    account.workers.get(TARGET.worker)?.secrets.delete("NTS_SERVICE_KEY");
    const { ran, failure } = await play(account);
    expect(failure).toMatch(
      /these secrets: NTS_SERVICE_KEY\. .*secret put <NAME> --env=staging\.$/,
    );
    expect(ran).toEqual([]);
  });
});

const ADMIN_TOKEN = "0123456789abcdef$HOME";
const WEBHOOK_SECRET = `whsec_${btoa("a secret of the operator")}`;
const lines = (secrets: object, quote = "") =>
  Object.entries(secrets)
    .map(([name, value]) => `${name}=${quote}${value}${quote}`)
    .join("\n");

describe("the file of secrets", () => {
  it("is required if the Worker does not exist yet", async () => {
    const { ran, failure } = await play(new Account());
    expect(failure).toMatch(
      /these secrets: NTS_SERVICE_KEY, OPENDART_API_KEY, ADMIN_TOKEN\. .*--secrets-file/,
    );
    expect(ran).toEqual([]);
  });

  const GOOD = { NTS_SERVICE_KEY: "a+b/c==", OPENDART_API_KEY: "d", ADMIN_TOKEN };

  it("may have no name that is not a secret of the Worker", async () => {
    for (const [name, problem] of [
      [
        "ALERT_WEBHOOK_URI",
        "ALERT_WEBHOOK_URI is not a secret of the Worker: do you mean ALERT_WEBHOOK_URL?",
      ],
      [
        "NTS_CALLS_A_DAY",
        "NTS_CALLS_A_DAY is not a secret of the Worker. Settings belong in wrangler.toml.",
      ],
    ] as const) {
      const files = { ".env.deploy": lines({ ...GOOD, [name]: "x" }) };
      const { failure, ran } = await play(new Account(), FIRST, { files });
      expect(failure).toContain(problem);
      expect(ran).toEqual([]);
    }
  });

  it.each<[string, string]>([
    ["lines", lines(GOOD)],
    [
      "a byte-order mark and Windows line ends",
      `\uFEFF${lines(GOOD).replaceAll("\n", "\r\n")}\r\n`,
    ],
    ["quoted lines", lines(GOOD, "'")],
    ["lines for a shell", lines(GOOD).replace(/^/gm, "export ")],
    ["JSON", JSON.stringify(GOOD)],
    ["JSON with a byte-order mark", `\uFEFF${JSON.stringify(GOOD, null, 2)}`],
    ["values with a line break at their end", JSON.stringify(GOOD).replaceAll('",', '\\n",')],
    ["empty entries", `${lines(GOOD)}\nDATA_GO_KR_KEY=\nHEARTBEAT_URL=`],
  ])("may contain %s, and wrangler receives the same secrets", async (_, text) => {
    const { secrets, failure } = await play(new Account(), FIRST, {
      files: { ".env.deploy": text },
    });
    expect(failure).toBeNull();
    expect(secrets).toEqual(GOOD);
  });

  it("may contain secrets that the Worker does not need", async () => {
    const key = Buffer.alloc(32, 7).toString("base64");
    const given = { ...GOOD, WEBHOOK_MASTER_KEYS: `2027:${key},2026:${key}` };
    const files = { ".env.deploy": lines(given) };
    const { secrets, failure } = await play(new Account(), FIRST, { files });
    expect(failure).toBeNull();
    expect(secrets).toEqual(given);
  });

  it("leaves a secret of the Worker unchanged if its entry has no value", async () => {
    const files = { ".env.deploy": `NTS_SERVICE_KEY=\nADMIN_TOKEN=${ADMIN_TOKEN}` };
    const { secrets, failure } = await play(await deployedAccount(), FIRST, { files });
    expect(failure).toBeNull();
    expect(secrets).toEqual({ ADMIN_TOKEN });
  });

  it.each<[string, string, RegExp]>([
    [
      "a line break within a value",
      '{"NTS_SERVICE_KEY":"a\\nb"}',
      /^NTS_SERVICE_KEY in .env.deploy has a line/,
    ],
    ["a number", '{"NTS_SERVICE_KEY":1}', /^NTS_SERVICE_KEY in .env.deploy is not a text/],
    ["an open quote", 'NTS_SERVICE_KEY="a', /^NTS_SERVICE_KEY in .env.deploy starts with a quote/],
    [
      "a # without quotes",
      "NTS_SERVICE_KEY=a#b",
      /^NTS_SERVICE_KEY in .env.deploy is cut off at #/,
    ],
    ["UTF-16", "N\0T\0S\0=\0a\0", /neither JSON nor lines/],
    ["nothing", "", /neither JSON nor lines/],
    ["a list", '["NTS_SERVICE_KEY"]', /neither JSON nor lines/],
    [
      "a weak token",
      "ADMIN_TOKEN=admin",
      /^ADMIN_TOKEN in .env.deploy cannot be used, it has fewer/,
    ],
    [
      "a master key that is too short",
      "WEBHOOK_MASTER_KEYS=2026:YQ==",
      /^WEBHOOK_MASTER_KEYS in .env.deploy must have the form name:base64\. Each key needs 32 to 64 bytes/,
    ],
    [
      "an entry that is not for the Worker",
      "CLOUDFLARE_API_TOKEN=a",
      /not for the Worker: export it/,
    ],
  ])("is refused with %s", async (_, text, message) => {
    const account = new Account();
    const { failure } = await play(account, FIRST, { files: { ".env.deploy": text } });
    expect(failure).toMatch(message);
    expect(account.changes).toEqual([]);
  });

  it("is refused if its list of admin tokens has a mistake", async () => {
    const files = { ".env.deploy": lines({ ...GOOD, ADMIN_TOKEN: "alice=0123456789abcdef,ci=x" }) };
    const { ran, failure } = await play(new Account(), { ...FIRST }, { files });
    expect(failure).toMatch(/ADMIN_TOKEN.*entry 2 is not of the form name=token/);
    expect(ran).toEqual([]);
  });

  it.each([
    ["an address without https", { HEARTBEAT_URL: "http://a.example/1" }, /HEARTBEAT_URL.*https/],
    [
      "a short secret of webhooks",
      { ALERT_WEBHOOK_URL: "https://a.example", ALERT_WEBHOOK_SECRET: "whsec_YQ==" },
      /ALERT_WEBHOOK_SECRET in .* is not whsec_/,
    ],
    [
      "an address for alarms without a secret",
      { ALERT_WEBHOOK_URL: "https://a.example/token" },
      /ALERT_WEBHOOK_URL is set without ALERT_WEBHOOK_SECRET/,
    ],
  ])(
    "is refused with %s, and the message does not show the address",
    async (_, alarms, message) => {
      const account = await deployedAccount();
      const files = { ".env.deploy": lines({ ...GOOD, ...alarms }) };
      const { failure } = await play(account, FIRST, { files });
      expect(failure).toMatch(message);
      expect(failure).not.toContain("a.example");
      expect(changesOf(account)).toEqual([]);
    },
  );

  it.each([false, true])(
    "is refused if it has an address for alarms but no secret, even at the first deployment (dry run: %s)",
    async (dryRun) => {
      const account = new Account();
      const files = { ".env.deploy": lines({ ...GOOD, ALERT_WEBHOOK_URL: "https://a.example" }) };
      const { failure } = await play(account, { ...FIRST, dryRun }, { files });
      expect(failure).toMatch(/ALERT_WEBHOOK_URL is set without ALERT_WEBHOOK_SECRET/);
      expect(changesOf(account)).toEqual([]);
    },
  );

  it("may have the address for alarms without the secret if the Worker already has the secret", async () => {
    const account = await deployedAccount();
    account.worker(TARGET.worker).secrets.set("ALERT_WEBHOOK_SECRET", WEBHOOK_SECRET);
    const files = { ".env.deploy": "ALERT_WEBHOOK_URL=https://a.example" };
    expect((await play(account, FIRST, { files })).failure).toBeNull();
  });

  it.each([false, true])("must exist (dry run: %s)", async (dryRun) => {
    const { ran, failure } = await play(new Account(), { secretsFile: "none", dryRun });
    expect(failure).toBe("There is no file none.");
    expect(ran).toEqual([]);
  });

  it.each([
    [
      "an empty required secret",
      `NTS_SERVICE_KEY=\nOPENDART_API_KEY=y\nADMIN_TOKEN=${ADMIN_TOKEN}`,
      /these secrets: NTS_SERVICE_KEY\./,
    ],
    ["JSON that does not end", "{ NTS", /neither JSON nor lines/],
  ])("is refused with %s", async (_, text, message) => {
    const files = { ".env.deploy": text };
    expect((await play(new Account(), FIRST, { files })).failure).toMatch(message);
  });
});

describe("a dry run", () => {
  it("shows what would be created, and creates nothing", async () => {
    const account = new Account();
    const { ran, printed, failure } = await play(account, { ...FIRST, dryRun: true });
    expect(failure).toBeNull();
    expect(ran).toEqual(["deploy --dry-run --env=staging"]);
    expect(account.changes).toEqual([]);
    expect(printed).toContain("create  KV namespace business-verification-staging-api-keys");
    expect(printed).toContain(`address ${URL}`);
    expect(printed).toContain("No problems found.");
  });

  it("shows what exists", async () => {
    const account = await deployedAccount();
    const { printed, failure } = await play(account, { dryRun: true });
    expect(failure).toBeNull();
    expect(changesOf(account)).toEqual([]);
    expect(printed).toContain("exists  database business-verification-staging in APAC");
    expect(printed).not.toContain("create");
  });

  it("shows a resource as unknown, not as missing, if it could not be read", async () => {
    const { printed, failure } = await play(new Account({ forbidden: "d1" }), {
      ...FIRST,
      dryRun: true,
    });
    expect(failure).toMatch(/add the permission Account > D1 > Edit/);
    expect(printed).toContain("unknown database business-verification-staging");
    expect(printed).toContain("create  bucket");
  });

  it("says that the plan is unknown if the account has no Worker", async () => {
    const account = new Account({ isPaid: false });
    const { printed } = await play(account, { ...FIRST, dryRun: true });
    expect(printed).toMatch(/No problems found\.\nA dry run cannot tell whether .* Workers Paid\./);
    const later = await play(await deployedAccount(), { dryRun: true });
    expect(later.printed).not.toContain("Workers Paid");
  });

  it("names the other obstacles even if wrangler's own dry run fails", async () => {
    const stage = { fails: { "deploy --dry-run": "Could not resolve hono" } };
    const account = new Account({ hasR2: false });
    const { failure } = await play(account, { ...FIRST, dryRun: true }, stage);
    expect(failure).toMatch(/R2 is not enabled[\s\S]*dry run failed[\s\S]*Could not resolve hono/);
  });

  it("fails with all obstacles, including the secrets", async () => {
    const { failure } = await play(new Account({ hasR2: false }), { dryRun: true });
    expect(failure).toMatch(/R2 is not enabled[\s\S]*lacks these secrets/);
  });
});

describe("the wait for the new release", () => {
  it("lasts until the new address answers with the new release", async () => {
    const { requested, failure } = await play(await deployedAccount(), FIRST, {
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
    expect(requested.filter((url) => url.endsWith("/health"))).toHaveLength(4);
  });

  it("lasts at most five minutes, because a new subdomain may need that long", async () => {
    const { requested, failure } = await play(await deployedAccount(), FIRST, {
      health: [[522, ""]],
    });
    expect(failure).toMatch(/does not say so/);
    expect(requested).toHaveLength(100);
  });

  it("ends after ten requests if the service lacks a setting, and shows the service's answer", async () => {
    const { requested, failure } = await play(await deployedAccount(), FIRST, {
      health: [[500, '{"status":"misconfigured","settings":["NTS_BASE_URL"]}']],
    });
    expect(failure).toContain('{"status":"misconfigured","settings":["NTS_BASE_URL"]}');
    // The answer of /health does not name a release, so the first answers may come from the
    // previous release.
    expect(requested).toHaveLength(10);
  });

  it("continues if the previous release reports a fault", async () => {
    const { failure } = await play(await deployedAccount(), FIRST, {
      health: [
        [500, '{"status":"misconfigured","settings":["NTS_BASE_URL"]}'],
        [200, '{"status":"ok"}'],
      ],
    });
    expect(failure).toBeNull();
  });

  it("succeeds if a part of the service fails only at first", async () => {
    const down: [number, string] = [500, '{"release":"v2","down":["meter"]}'];
    const { failure } = await play(await deployedAccount(), FIRST, {
      ready: [down, down, [200, '{"status":"ready","release":"v2"}']],
    });
    expect(failure).toBeNull();
  });

  it("fails if a part of the service stays down, and shows which part", async () => {
    const body = '{"status":"not_ready","release":"v2","down":["registry"]}';
    const { failure, printed } = await play(await deployedAccount(), FIRST, {
      ready: [[500, body]],
    });
    expect(failure).toContain("not ready");
    expect(printed).toContain(body);
  });

  it("uses the given address, or else the address that wrangler reports, or else a custom domain", async () => {
    const account = await deployedAccount();
    const given = await play(account, { url: "https://api.example.com" });
    expect(given.requested[0]).toBe("https://api.example.com/health");
    const target = { domains: ["api.example.com"] };
    const both = await play(account, {}, { target });
    expect(both.requested[0]).toBe(`${URL}/health`);
    const custom = await play(account, {}, { target, targets: ["schedule: * * * * *"] });
    expect(custom.requested[0]).toBe("https://api.example.com/health");
  });
});

describe("a release that is older than the deployed one", () => {
  const older = { migrationTags: ["v1"] };

  it("is refused with advice if the deployed release has one more Durable Object migration", async () => {
    const account = await deployedAccount();
    expect(account.workers.get(TARGET.worker)?.migrationTag).toBe("v2");
    for (const options of [{}, { dryRun: true }]) {
      const { failure, ran } = await play(account, options, { target: older });
      expect(failure).toMatch(
        /has the Durable Object migration "v2", which this release does not have[\s\S]*a new release[\s\S]*\[\[migrations\]\][\s\S]*docs\/runbook\.md/,
      );
      expect(ran.filter((command) => !command.includes("--dry-run"))).toEqual([]);
      expect(changesOf(account)).toEqual([]);
    }
  });

  it("is deployed if both releases have the same Durable Object migrations", async () => {
    expect((await play(await deployedAccount())).failure).toBeNull();
  });

  it("is not confused with a newer release that adds a Durable Object migration", async () => {
    const newer = { migrationTags: ["v1", "v2", "v3"] };
    expect((await play(await deployedAccount(), {}, { target: newer })).failure).toBeNull();
  });
});

describe("the target of a deployment", () => {
  it("is what wrangler.toml says about the environment", () => {
    expect(TARGET).toEqual({
      environment: "staging",
      worker: "business-verification-staging",
      requiredSecrets: ["NTS_SERVICE_KEY", "OPENDART_API_KEY", "ADMIN_TOKEN"],
      database: { name: "business-verification-staging", binding: "DB" },
      namespaces: [
        { binding: "API_KEYS", title: "business-verification-staging-api-keys" },
        { binding: "RATE_COUNTERS", title: "business-verification-staging-rate-counters" },
      ],
      bucket: "business-verification-staging-files",
      queues: ["import", "facts", "batch", "webhooks"].map(
        (name) => `business-verification-staging-${name}`,
      ),
      deadlineHours: 72,
      cpuMs: 15_000,
      objectBindings: ["USAGE_METER", "SOURCE_GATE"],
      domains: [],
      migrationTags: ["v1", "v2"],
    });
  });

  it("cannot be an environment that wrangler.toml does not have", () => {
    expect(() => readTarget("prod", "wrangler.toml")).toThrow(/"prod"/);
  });
});
