/**
 * Runs each code sample of the reference as a user would: outside the project, with the
 * service's address and a test key in the environment.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicEndpoints } from "../../docs/openapi/endpoints.ts";
import { FIRST_BODIES } from "../../docs/openapi/first-bodies.ts";
import { asCurl, TASKS } from "../../docs/openapi/samples.ts";
import { BusinessVerification } from "../../sdk/src/index.ts";
import { demo } from "../../seed/demo.ts";
import { type LocalService, startLocalService } from "../../seed/local-service.ts";
import { freePort } from "../free-port.ts";

const SAMPLES = fileURLToPath(new URL("../../docs/samples", import.meta.url));
const CLIENT = fileURLToPath(new URL("../../sdk/src/index.ts", import.meta.url));

/** The program that runs the samples of a language; undefined if this machine cannot run them. */
const PROGRAMS = {
  sh: hasProgram("curl") ? "sh" : undefined,
  ts: process.execPath,
  py: hasProgram("python3") ? "python3" : undefined,
} as const;
type Language = keyof typeof PROGRAMS;

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

const EXPECTED: Record<string, Record<Language, readonly (string | RegExp)[]>> = {
  verify: {
    sh: ['"isValid":true', '"representative":"홍길동"'],
    ts: ["valid 01\n"],
    py: ["valid 01\n"],
  },
  status: {
    sh: ['"results":[{"businessNumber":"1000000014"', '"isRegistered":false'],
    ts: ["1000000014 01\n1000000033 03\n1000000218 not registered\n"],
    py: ["1000000014 01\n1000000033 03\n1000000218 not registered\n"],
  },
  describe: {
    sh: ['"valid":true', '"status":"active"'],
    ts: [/^active \w.*\n$/],
    py: [/^active \w.*\n$/],
  },
  batch: {
    sh: [/"?1000000014"?,.*true/, /"?1000000218"?,.*not_registered/],
    ts: ["2 of 2\n", "1 valid\n2 invalid\n"],
    py: ["1 valid\n2 invalid\n"],
  },
  receipt: {
    sh: [/^genuine\n\{.*"is_valid":true/, '"claimed_representative","홍길동"]'],
    ts: ["genuine: 1000000014 valid\n2020-01-01 홍길동 []\n"],
    py: ["genuine: 1000000014 valid\n2020-01-01 홍길동\n"],
  },
};

const WATCHING_EXPECTED: Record<
  Language,
  { added: string; changes: readonly (readonly string[])[] }
> = {
  sh: {
    added: '"added":3,"already_watched":0,"watched":3,',
    changes: [
      ['"reference":"supplier-17"', '"reference":"supplier-21"'],
      ['"reference":"supplier-21"', '"reference":"supplier-40"'],
    ],
  },
  ts: {
    added: "3 added, 3 of ",
    changes: [
      ["supplier-17 01 -> 03", "supplier-21 01 -> 02"],
      ["supplier-21 02 -> 01", "supplier-40 01 -> null"],
    ],
  },
  py: {
    added: "3 added, 3 of ",
    changes: [
      ["supplier-17 01 -> 03", "supplier-21 01 -> 02"],
      ["supplier-21 02 -> 01", "supplier-40 01 -> None"],
    ],
  },
};

const ERRORS_EXPECTED = [
  /^1000000014 valid$/m,
  /^1000000222 invalid$/m,
  /^1000000519 .*rate_limit_exceeded/m,
  /^1000000523 .*quota/m,
  /^1234 .*invalid_business_number/m,
];

let service: LocalService;
let folder: string;

describe("the code samples", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bvs-samples-"));
    const [port, upstreamPort] = [await freePort(), await freePort()];
    [service] = await Promise.all([
      startLocalService({ port, upstreamPort, stateDir: join(folder, "state"), log: () => {} }),
      bundleTypeScript(),
      writeFile(join(folder, "customers.csv"), FIRST_BODIES.uploadBatch as string),
    ]);
  });
  afterAll(async () => {
    await Promise.all([...receivers.values()].map((stop) => stop()));
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("can get their client from the service", async () => {
    const file = await fetch(`${service.url}/business-verification.tgz`);
    expect(file.status).toBe(200);
    const archive = Buffer.from(gunzipSync(await file.arrayBuffer()));
    expect(archive.includes("package/dist/index.js\0")).toBe(true);
  });

  it.skipIf(PROGRAMS.sh === undefined)("run without errors if asCurl generates them", async () => {
    const shown = publicEndpoints.filter(
      ({ operationId }) => !TASKS.some((task) => task.operationId === operationId),
    );
    let jobId = "";
    const { webhookEndpoints } = clientOf(demo.keys.test.a);
    // Nothing listens at this address, so the answer says that the test message failed.
    const { id } = await webhookEndpoints.create({ url: "http://127.0.0.1:9/" });
    for (const endpoint of shown) {
      const { code, stdout, stderr } = await runShell(asCurl(endpoint), {
        // This number is in customers.csv, which was uploaded to the watch list.
        ...{ JOB_ID: jobId, BUSINESS_NUMBER: "1000000014", ENDPOINT_ID: id },
      });
      expect([endpoint.operationId, code, stderr]).toEqual([endpoint.operationId, 0, ""]);
      if (endpoint.operationId !== "uploadBatch") continue;
      jobId = JSON.parse(stdout).job_id;
      await clientOf(demo.keys.test.a).batch.wait(jobId);
    }
    expect(jobId).toMatch(/^job_/);
  });

  for (const [language, program] of Object.entries(PROGRAMS) as [Language, string | undefined][]) {
    const missing = program === undefined ? `: this machine has no ${needed(language)}` : "";
    describe.skipIf(program === undefined)(`in ${language}${missing}`, () => {
      it.concurrent.each(Object.keys(EXPECTED))("print the expected output: %s", async (task) => {
        const { code, stdout, stderr } = await run(`${task}.${language}`);
        expect([code, stderr]).toEqual([0, ""]);
        for (const wanted of EXPECTED[task]?.[language] ?? []) {
          if (typeof wanted === "string") expect(stdout).toContain(wanted);
          else expect(stdout).toMatch(wanted);
        }
      });

      it.concurrent.each(["verify", "status", "batch", "describe", "receipt", "watch", "changes"])(
        "end with the service's reason if the key is wrong: %s",
        async (task) => {
          const own = await mkdtemp(join(folder, "refused-"));
          const { code, stdout, stderr } = await run(`${task}.${language}`, "bvs_test_wrong", own);
          expect(code).not.toBe(0);
          expect(stdout + stderr).toContain("invalid_api_key");
        },
      );

      it.concurrent("watch numbers, and read each change once, even after a pause of days", async () => {
        const key = await issueTestKey();
        const own = await mkdtemp(join(folder, "watching-"));
        const { added, changes } = WATCHING_EXPECTED[language];
        const print = async (task: string) => {
          const { code, stdout, stderr } = await run(`${task}.${language}`, key, own);
          expect([code, stderr]).toEqual([0, ""]);
          return stdout;
        };
        const day = () => callService("/v1/watches/run", key);
        const [first = [], later = []] = changes;

        expect(await print("watch")).toContain(added);
        await day();
        // The first answer about a number is not an event.
        expect(await print("changes")).toBe("");
        await day();
        expectEach(await print("changes"), first);
        expect(await print("changes")).toBe("");
        await day();
        await day();
        expectEach(await print("changes"), later);
        expect(await print("changes")).toBe("");
      });

      it.concurrent("make an endpoint, and receive and verify its messages, even during a rotation", async ({
        expect,
      }) => {
        const key = await issueTestKey();
        const { webhookEndpoints, watches } = clientOf(key);
        const own = await mkdtemp(join(folder, "receiving-"));
        const port = await freePort();
        const url = `http://127.0.0.1:${port}/`;
        const made = await run(`webhook.${language}`, key, own, { BVS_WEBHOOK_URL: url });
        expect([made.code, made.stderr]).toEqual([0, ""]);
        const [id = ""] = /we_[0-9a-f]{32}/.exec(made.stdout) ?? [];
        const [secret = ""] = /whsec_[\w+/]+=/.exec(made.stdout) ?? [];
        const received = await startReceiver(language, port, secret, own);
        expect(await webhookEndpoints.test(id)).toMatchObject({ delivered: true });
        await expect.poll(received).toMatch(/webhook\.test/);

        const days = async (business_number: string, reference: string) => {
          await watches.add([{ business_number, reference }]);
          for (let day = 0; day < 2; day++) await watches.runTestDay();
        };
        await days("1000000917", "supplier-17");
        await expect.poll(received).toMatch(/supplier-17/);
        const { secret: next } = await webhookEndpoints.rotate(id);
        await days("1000000921", "supplier-21");
        await expect.poll(received).toMatch(/supplier-21/);
        const deliveries = async () => (await webhookEndpoints.deliveries(id)).deliveries;
        // The service stores the answer of the receiver a moment after the receiver has sent it.
        await expect
          .poll(async () => (await deliveries()).filter(({ attempts }) => attempts === 0))
          .toEqual([]);
        for (const delivery of await deliveries())
          expect(delivery).toMatchObject({ attempts: 1, status_code: 204 });

        const send = async (sent: Record<string, string>, body = BODY) =>
          (await fetch(url, { method: "POST", headers: sent, body })).status;
        expect(await send(signed(secret))).toBe(204);
        expect(await send(signed(next))).toBe(400);
        expect(await send(signed(secret), BODY.replace("1", "2"))).toBe(400);
        expect(await send(signed(secret, -301))).toBe(400);
        expect(await send(signed(secret, 302))).toBe(400);
        expect(await send({})).toBe(400);
        for (const length of ["nine", "-9", "9".repeat(5_000)])
          expect(await answerToLength(port, length)).toMatch(/^HTTP\/1\.[01] 400 /);
        await cutOff(port);
        expect(await send(signed(secret))).toBe(204);
        const secrets = await startReceiver(language, port, `${next},${secret}`, own);
        for (const one of [next, secret]) expect(await send(signed(one))).toBe(204);
        await expect.poll(secrets).toMatch(/batch\.completed/);
      });

      it.concurrent("handle errors, and do not wait for the quota of the next month", async () => {
        const { code, stdout, stderr } = await run(`errors.${language}`);
        if (language === "sh") {
          expect([code, stdout]).toEqual([1, ""]);
          expect(stderr).toContain("rate_limit_exceeded");
          return;
        }
        expect([code, stderr]).toEqual([0, ""]);
        for (const wanted of ERRORS_EXPECTED) expect(stdout).toMatch(wanted);
      });
    });
  }
});

/**
 * Makes a new account for each key, so that samples that run at the same time do not share a watch
 * list.
 */
async function issueTestKey(): Promise<string> {
  const account = `samples-${crypto.randomUUID()}`;
  const limits = { rate_per_second: 1_000 };
  const terms = { account, plans: { a: "pro" }, mode: "test", limits };
  return (await callService("/admin/keys", demo.admin_token, terms)).api_key;
}

async function callService(path: string, key: string, body: object = {}) {
  const answer = await fetch(service.url + path, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

function expectEach(output: string, wanted: readonly string[]): void {
  for (const one of wanted) expect(output.split(one)).toHaveLength(2);
  expect(output.match(/supplier-/g)).toHaveLength(wanted.length);
}

const clientOf = (apiKey: string) => new BusinessVerification({ baseUrl: service.url, apiKey });

const BODY = '{"id":"evt_1","type":"batch.completed","data":{}}';

function signed(secret: string, secondsLater = 0): Record<string, string> {
  const at = Math.floor(Date.now() / 1000) + secondsLater;
  const signature = new Webhook(secret).sign("evt_1", new Date(at * 1000), BODY);
  return { "webhook-id": "evt_1", "webhook-timestamp": `${at}`, "webhook-signature": signature };
}

/** For each port, the function that ends the receiver that listens there. */
const receivers = new Map<number, () => Promise<void>>();

/** @returns a function that reads what the receiver has printed or written to a file */
async function startReceiver(
  language: Language,
  port: number,
  secret: string,
  cwd: string,
): Promise<() => Promise<string>> {
  await receivers.get(port)?.();
  const env = { PATH: process.env.PATH, BVS_WEBHOOK_SECRET: secret, PORT: String(port) };
  if (language === "sh") {
    receivers.set(port, await serveCgi(join(SAMPLES, "receive.sh"), port, cwd, env));
    return () => readFile(join(cwd, "events.ndjson"), "utf8").catch(() => "");
  }
  const child = spawn(PROGRAMS[language] ?? "", [fileOf(`receive.${language}`)], { cwd, env });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  receivers.set(port, () => ended(child));
  // A request without a signature is refused as soon as the receiver listens.
  const answered = () =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST" }).then(({ status }) => status);
  while ((await answered().catch(() => 0)) !== 400) await sleep(50);
  return async () => printed;
}

async function cutOff(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  const start = `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{`;
  await new Promise<void>((resolve) => socket.write(start, () => resolve()));
  await sleep(100);
  socket.destroy();
}

/** @param length the header `Content-Length` as it is sent, which `fetch` would refuse */
async function answerToLength(port: number, length: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n`);
  return Buffer.concat(await socket.toArray()).toString();
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}

/** Serves a CGI program, as RFC 3875 specifies. @returns a function that ends the server */
async function serveCgi(
  program: string,
  port: number,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [
      `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
      String(value),
    ]);
    const pieces = await request.toArray().catch(() => null);
    if (!pieces) return;
    const body = Buffer.concat(pieces);
    const variables = { REQUEST_METHOD: request.method, CONTENT_LENGTH: String(body.length) };
    const child = execFile(
      "sh",
      [program],
      { cwd, env: { ...env, ...variables, ...Object.fromEntries(headers) } },
      (_error, stdout) => {
        const [, status = "500"] = /^Status: (\d{3}) .*\r\n\r\n$/.exec(stdout) ?? [];
        response.writeHead(Number(status), { Connection: "close" }).end();
      },
    );
    child.stdin?.on("error", () => {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function bundleTypeScript(): Promise<void> {
  const tasks = [...Object.keys(EXPECTED), ...["watch", "changes", "webhook", "receive", "errors"]];
  await build({
    entryPoints: tasks.map((task) => join(SAMPLES, `${task}.ts`)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { "business-verification": CLIENT },
    logLevel: "warning",
  });
}

function run(
  file: string,
  key?: string,
  cwd = folder,
  more: Record<string, string> = {},
): Promise<Ran> {
  const [task, language] = file.split(".") as [string, Language];
  const settings = { BVS_API_KEY: key ?? demo.keys.test[task === "describe" ? "b" : "a"], ...more };
  return runProgram(PROGRAMS[language] ?? "", [fileOf(file)], settings, cwd);
}

function fileOf(file: string): string {
  return file.endsWith(".ts") ? join(folder, file.replace(/ts$/, "mjs")) : join(SAMPLES, file);
}

const runShell = (command: string, settings: Record<string, string>) =>
  runProgram("sh", ["-c", command], { BVS_API_KEY: demo.keys.test.a, ...settings });

function runProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
  cwd = folder,
): Promise<Ran> {
  const env = {
    PATH: process.env.PATH,
    // Without this, a proxy in the settings of this machine would receive the requests.
    NO_PROXY: "127.0.0.1",
    PYTHONIOENCODING: "utf-8",
    BVS_URL: service.url,
    ...settings,
  };
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

function hasProgram(name: string): boolean {
  try {
    execFileSync(name, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function needed(language: Language): string {
  return { sh: "curl", ts: "Node", py: "python3" }[language];
}
