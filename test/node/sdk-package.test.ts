import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packSdk } from "../../web/sdk-package.ts";
import { type InstalledClient, installClient } from "../sdk-package.ts";
import { DETAILS, makeSigner, VALID } from "./receipts.ts";

const run = promisify(execFile);
const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

let client: InstalledClient;
let server: Server;
let baseUrl = "";
let receipt = "";
let jwks: object = {};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    const [status, answer] = answerTo(`${request.method} ${request.url}`, body);
    response.writeHead(status, {
      "Content-Type": "application/json",
      "X-Request-Id": REQUEST_ID,
    });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signer = await makeSigner("test");
  ({ jwks } = signer);
  const [jwt, date] = (
    await signer.sign(VALID, { claims: { iss: baseUrl }, details: DETAILS })
  ).split("~");
  receipt = `${jwt}~${date}~`;
  client = await installClient();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await client.remove();
});

const REQUEST_ID = "7f0c1c2e-8d5c-4e0e-9d53-0a3f7a0c3c55";
const JOB = { job_id: "job_1", name: "고객", status: "completed" };
const CLOSED = {
  ...{ id: "evt_7", type: "watch.changed" },
  data: { reference: "supplier-17", changed: ["status_code", "closed_on"] },
};
const SECRET = "whsec_h3lUqkD1cVt0nB2mJ9pXwE5rYz8aKs6gQfLoN7iCvTM=";
const HANBIT = { companyName: "Hanbit", status: "Active" };
const ASKS = '"receipt":true';
const ROWS = [1, 2, 3].map((row) => JSON.stringify({ row, answer: { isRegistered: true } }));

/** @returns the status and body with which a service answers if it knows only one business */
function answerTo(route: string, body: string): [number, object | string] {
  switch (route) {
    case "POST /v1/verify":
      return body.includes('"2012"')
        ? [400, { error: { code: "invalid_start_date", message: "startDate: must be a day" } }]
        : [200, { isValid: true, businessInfo: HANBIT, ...(body.includes(ASKS) && { receipt }) }];
    case "GET /.well-known/jwks.json":
      return [200, jwks];
    case "POST /v1/status":
      return body.includes("217-81-8239")
        ? [400, { error: { code: "invalid_business_number", message: "business_number: no" } }]
        : [200, { results: [{ isRegistered: true }] }];
    case "GET /v1/usage":
      return [200, { remaining: 4998 }];
    case "POST /v1/batch/verify":
    case "GET /v1/batch/status/job_1":
      return [200, JOB];
    case "GET /v1/batch/download/job_1":
      return [200, `${ROWS.join("\n")}\n`];
    case "DELETE /v1/batch/job_1":
      return [200, { deleted: true }];
    case "POST /v1/watches":
      return [200, { added: 2, already_watched: 0, watched: 2, max_watched: 5_000 }];
    case "POST /v1/webhook_endpoints":
      return [200, { id: "we_1", secret: SECRET }];
    case "POST /v1/webhook_endpoints/we_1/test":
      return [200, { delivered: true }];
    case "GET /v1/events?limit=1000":
      return [200, { events: [CLOSED], next: CLOSED.id }];
    default:
      return [404, { error: { code: "not_found", message: route } }];
  }
}

/** The start of a program. `say` returns as JSON what `exercise` found and what is expected. */
const SAY = `import { exercise, EXPECTED } from "./exercise.js";
  const say = (fact) => JSON.stringify({ fact, EXPECTED });`;

function expectLearned(said: string): void {
  const { fact, EXPECTED } = JSON.parse(said);
  expect(fact).toEqual(EXPECTED);
}

describe("the published client", () => {
  it("contains its code, types, licence and README, and needs no other package", () => {
    expect(client.files.sort()).toEqual([
      "LICENSE",
      "README.md",
      ...[
        ...["batch", "client", "errors", "events"].flatMap((name) => [
          `${name}.d.cts`,
          `${name}.d.ts`,
        ]),
        ...["index.cjs", "index.d.cts", "index.d.ts", "index.js", "openapi-fetch.LICENSE"],
        ...[
          ...["response", "schema", "types", "verify-receipt", "verify-webhook", "watches"],
          "webhook-endpoints",
        ].flatMap((name) => [`${name}.d.cts`, `${name}.d.ts`]),
      ].map((name) => `dist/${name}`),
      "package.json",
    ]);
    const manifest = JSON.parse(readFileSync(path("sdk/package.json"), "utf8"));
    expect(manifest).not.toHaveProperty("dependencies");
    const module = { types: "./dist/index.d.ts", default: "./dist/index.js" };
    const required = { types: "./dist/index.d.cts", default: "./dist/index.cjs" };
    expect(manifest.exports["."]).toEqual({ require: required, ...module });
    // The module resolution node10 of TypeScript does not read `exports`.
    expect(manifest).toMatchObject({ main: module.default, types: module.types });
    expect(readFileSync(path("sdk/LICENSE"))).toEqual(readFileSync(path("LICENSE")));
  });

  it("has the same files in the package for npm and in the package that the service offers", async () => {
    const filesIn = async (folder: string) => {
      const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [name.slice(folder.length), await readFile(name, "utf8")]),
        ),
      );
    };
    const published = join(client.folder, "published");
    const installed = join(client.folder, "node_modules/business-verification");
    await cp(installed, published, { recursive: true });
    const file = join(client.folder, "business-verification.tgz");
    await packSdk(file);
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", file], {
      cwd: client.folder,
    });
    expect(await filesIn(installed)).toEqual(await filesIn(published));
  });

  // A bundler leaves out functions that a program does not use.
  it.each([
    [7, "{ BusinessVerification, ApiError }", false, false],
    [2.5, "{ verifyReceipt, ReceiptError }", false, true],
    [10, "*", true, true],
  ])(
    "is at most %d KB in a bundle of %s, minified and gzipped",
    async (most, names, hasWebhooks, hasReceipts) => {
      const bundled = await client.bundle(`export ${names} from "business-verification"`);
      expect(gzipSync(bundled, { level: 9 }).length).toBeLessThanOrEqual(most * 1024);
      expect(bundled.includes("webhook-")).toBe(hasWebhooks);
      expect(bundled.includes("bvs-receipt")).toBe(hasReceipts);
    },
  );
});

const COMPILERS = { "TypeScript 7": "node_modules", "TypeScript 5": "sdk/node_modules" };
const WORKERS_TYPES = path("node_modules/@cloudflare/workers-types");
const SETTINGS = [
  ["Node", "nodenext", { types: ["node"], lib: ["es2023"] }],
  ["a bundled page", "bundler", { types: [], lib: ["es2023", "dom"] }],
  ["a Worker", "bundler", { types: [WORKERS_TYPES], lib: ["es2023"] }],
] as const;

async function expectCompiled(
  packages: string,
  resolution: string,
  options: object,
  file: string,
): Promise<void> {
  const config = join(client.folder, "tsconfig.json");
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ skipLibCheck: false, noEmit: true, target: "es2022", verbatimModuleSyntax: true },
    module: resolution === "bundler" ? "esnext" : resolution,
    moduleResolution: resolution,
    typeRoots: [path("node_modules/@types")],
    ...options,
  };
  await writeFile(config, JSON.stringify({ compilerOptions, files: [file] }));
  const compiler = path(`${packages}/typescript/bin/tsc`);
  const compiled = await run(process.execPath, [compiler, "-p", config]).catch(({ stdout }) => ({
    stdout,
  }));
  expect(compiled.stdout).toBe("");
}

describe.each(Object.entries(COMPILERS))("the types of the client for %s", (_name, packages) => {
  // Only machines that generate the client's types have TypeScript 5.
  const isThere = existsSync(path(`${packages}/typescript`));
  it.skipIf(!isThere).each(SETTINGS)(
    "accept correct programs and reject wrong ones, in %s",
    (_where, resolution, options) => expectCompiled(packages, resolution, options, "types.ts"),
  );
});

describe("CommonJS programs", () => {
  const old = "sdk/node_modules";
  it.skipIf(!existsSync(path(`${old}/typescript`)))(
    "compile with the old module resolution node10, which TypeScript 7 no longer has",
    async () => {
      const options = { types: ["node"], lib: ["es2023"], verbatimModuleSyntax: false };
      await expectCompiled(old, "node10", { ...options, module: "commonjs" }, "types.ts");
    },
  );

  it.each(Object.entries(COMPILERS))("compile under %s", async (_name, packages) => {
    if (!existsSync(path(`${packages}/typescript`))) return;
    await cp(join(client.folder, "types.ts"), join(client.folder, "types.cts"));
    const options = { types: ["node"], lib: ["es2023"], verbatimModuleSyntax: false };
    await expectCompiled(packages, "node16", options, "types.cts");
  });

  it("get the same classes from require and from import", async () => {
    const script = `const required = require("business-verification");
      import("business-verification").then((imported) => {
        const same = Object.keys(imported).filter((name) => imported[name] === required[name]);
        console.log(same.join());
      });`;
    const { stdout } = await run(process.execPath, ["-e", script], { cwd: client.folder });
    expect(stdout).toContain(
      "ApiError,BusinessVerification,ConnectionError,ReceiptError,TimeoutError,WebhookVerificationError,responseOf,verifyReceipt,verifyWebhook",
    );
  });
});

describe.each(Object.entries(COMPILERS))("a generated client, for %s", (_name, packages) => {
  it.skipIf(!existsSync(path(`${packages}/typescript`)))(
    "can read a name and a state in an answer in any language",
    async () => {
      const options = {
        ...{ types: [], lib: ["es2023", "dom"], allowImportingTsExtensions: true },
        paths: { "openapi-fetch": [path("node_modules/openapi-fetch")] },
      };
      await expectCompiled(packages, "bundler", options, path("test/sdk-consumer/generated.ts"));
    },
  );
});

function readmeProgram(): string {
  const readme = readFileSync(path("sdk/README.md"), "utf8");
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code);
  return examples.join("").replaceAll("https://api.example.com", baseUrl);
}

describe("the README of the client", () => {
  it("has examples that compile and print the expected output", async () => {
    const program = join(client.folder, "readme.ts");
    const body = JSON.stringify(CLOSED);
    const message = {
      ...{ method: "POST", body },
      headers: {
        ...{ "webhook-id": CLOSED.id, "webhook-timestamp": String(Math.floor(Date.now() / 1000)) },
        "webhook-signature": new Webhook(SECRET).sign(CLOSED.id, new Date(), body),
      },
    };
    const receiving = `for (const more of [{}, { body: "{}" }]) {
      const message = { ...${JSON.stringify(message)}, ...more };
      console.log((await receive(new Request("${baseUrl}", message))).status);
    }`;
    await writeFile(program, readmeProgram() + receiving);
    await expectCompiled("node_modules", "nodenext", SETTINGS[0][2], "readme.ts");
    const env = { ...process.env, BVS_API_KEY: "bvs_test_x", BVS_WEBHOOK_SECRET: SECRET };
    const { stdout } = await run(process.execPath, [program], { env, cwd: client.folder });
    expect(await readFile(join(client.folder, "cursor.txt"), "utf8")).toBe(CLOSED.id);
    expect(stdout.split("\n")).toEqual([
      "Hanbit Active",
      ...[1, 2, 3].map((row) => `${row} { isRegistered: true }`),
      "supplier-17 [ 'status_code', 'closed_on' ]",
      "true",
      "true 2026-11-22T05:03:11.345Z [ 'claimed_representative' ]",
      `invalid_business_number business_number ${REQUEST_ID}`,
      `4998 ${REQUEST_ID} false null`,
      ...["supplier-17 [ 'status_code', 'closed_on' ]", "204", "400"],
      "",
    ]);
  });
});

describe("the client", () => {
  const underNode = async (node: string) => {
    const script = `${SAY} console.log(say(await exercise("${baseUrl}", "bvs_test_x")));`;
    const args = ["--input-type=module", "--unhandled-rejections=strict", "-e", script];
    const { stdout, stderr } = await run(node, args, { cwd: client.folder });
    expectLearned(stdout);
    expect(stderr).toBe("");
  };

  it(`runs under the project's own Node, ${process.version}`, () => underNode(process.execPath));

  const others = otherNodes();
  it.each(others)("runs under the machine's Node, $version", ({ file }) => underNode(file));
  if (others.length === 0)
    it.skip("is not tested under another Node, because this machine has no other Node from version 20 on", () => {});

  it("runs in a Worker", async () => {
    const script = await client.bundle(`${SAY}
      export default {
        async fetch() {
          return new Response(say(await exercise("${baseUrl}", "bvs_test_x")));
        },
      };`);
    const worker = new Miniflare(
      convertV4MiniflareOptions({
        modules: [{ type: "ESModule", path: "index.js", contents: script }],
        compatibilityDate: "2026-10-23",
      }),
    );
    try {
      expectLearned(await (await worker.dispatchFetch("http://127.0.0.1/")).text());
    } finally {
      await worker.dispose();
    }
  });
});

/** @returns the version, or "" if the file cannot be run, like some files of version managers */
function versionOf(node: string): string {
  try {
    return execFileSync(node, ["--version"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}

/** @returns the Nodes in PATH from version 20 on, except those of the project's own version */
function otherNodes(): { file: string; version: string }[] {
  const files = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, process.platform === "win32" ? "node.exe" : "node"))
    .filter((file) => !file.includes("node_modules") && existsSync(file))
    .map((file) => realpathSync(file));
  return [...new Set(files)]
    .map((file) => ({ file, version: versionOf(file) }))
    .filter(
      ({ version }) => version !== process.version && Number.parseInt(version.slice(1), 10) >= 20,
    );
}
