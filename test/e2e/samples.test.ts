/**
 * The code samples of the reference, each run as a user would: outside the project, with the
 * service's address and a test key in the environment.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";
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

/** What the output of a sample must contain or match. */
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
};

/** The results for the numbers that the error samples ask about. */
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
    await service?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("can get their client from the service", async () => {
    const file = await fetch(`${service.url}/business-verification.tgz`);
    expect(file.status).toBe(200);
    const archive = Buffer.from(gunzipSync(await file.arrayBuffer()));
    expect(archive.includes("package/dist/index.js\0")).toBe(true);
  });

  it.skipIf(PROGRAMS.sh === undefined)("that asCurl generates run without an error", async () => {
    const shown = publicEndpoints.filter(
      ({ operationId }) => !TASKS.some((task) => task.operationId === operationId),
    );
    let jobId = "";
    for (const endpoint of shown) {
      const { code, stdout, stderr } = await runShell(asCurl(endpoint), { JOB_ID: jobId });
      expect([endpoint.operationId, code, stderr]).toEqual([endpoint.operationId, 0, ""]);
      if (endpoint.operationId !== "uploadBatch") continue;
      jobId = JSON.parse(stdout).job_id;
      await new BusinessVerification({
        baseUrl: service.url,
        apiKey: demo.keys.test.a,
      }).batch.wait(jobId);
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

      it.concurrent("end with an error if the key is wrong: verify", async () => {
        const { code, stdout, stderr } = await run(`verify.${language}`, "bvs_test_wrong");
        expect(code).not.toBe(0);
        expect(stdout + stderr).toMatch(/invalid_api_key|401/);
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

async function bundleTypeScript(): Promise<void> {
  const tasks = [...Object.keys(EXPECTED), "errors"];
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

/** @param key default: a test key for the sample's variant */
function run(file: string, key?: string): Promise<Ran> {
  const [task = "", language] = file.split(".") as [string, Language];
  const path =
    language === "ts" ? join(folder, `${task}.mjs`) : join(SAMPLES, `${task}.${language}`);
  return runProgram(PROGRAMS[language] ?? "", [path], {
    BVS_API_KEY: key ?? demo.keys.test[task === "describe" ? "b" : "a"],
  });
}

const runShell = (command: string, settings: Record<string, string>) =>
  runProgram("sh", ["-c", command], { BVS_API_KEY: demo.keys.test.a, ...settings });

function runProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
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
    execFile(program, args, { cwd: folder, env }, (error, stdout, stderr) =>
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
