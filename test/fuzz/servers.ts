/**
 * `npm run fuzz:servers -- --seed N --count M` runs the command-line tool against hostile servers
 * (`hostile-server.ts`). They answer, for example, with terminal escapes, endless bodies or wrong
 * types. The tool must end in time, use little memory, and say in words why it failed. It must not
 * print raw control characters, or send its key to another host. Prints what it finds, and exits
 * with code 1 if it finds anything.
 *
 * The same seed makes the same runs. `--from N` skips the first N runs. `--kind NAME` runs only
 * against servers of this kind.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { createRandom, type Random } from "../torture/random.ts";
import { KINDS, startHostileServer } from "./hostile-server.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    count: { type: "string", default: "200" },
    from: { type: "string", default: "0" },
    kind: { type: "string" },
    concurrency: { type: "string", default: "2" },
    verbose: { type: "boolean", default: false },
  },
});

/** How long the tool waits for an answer, in seconds. */
const TOOL_TIMEOUT = 3;
/** The tool repeats some failed calls for a minute. A busy machine needs a little more. */
const MAX_RUN_MS = 80_000;
const MAX_MEMORY_KB = 600_000;
const MAX_OUTPUT = 20_000_000;

/** The characters that a terminal does not show, except for line feeds. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
const STACK_TRACE = /^\s+at .+:\d+|node:internal|heap out of memory|Unhandled|triggerUncaught/m;

const folder = await mkdtemp(join(tmpdir(), "fuzz-servers-"));
const file = (name: string) => join(folder, name);
await writeFile(
  file("a.csv"),
  "business_number,start_date,owner_name\n2178182399,20120305,김한빛\n",
);
await writeFile(file("a.zip"), "PK");
await writeFile(file("a.jsonl"), "{}\n".repeat(600));
await writeFile(file("former-names.csv"), "corp_code,name\n00126380,가\n");
const HEADER = { alg: "ES256", kid: "x", typ: "bvs-receipt+sd-jwt" };
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
await writeFile(file("receipt.txt"), `${encoded(HEADER)}.${encoded({ mode: "live" })}.AAAA~`);

const COMMANDS: readonly (readonly string[])[] = [
  ["keys", "list"],
  ["keys", "show", "key_1"],
  ["keys", "issue", "--account", "acme", "--plan-a", "pro"],
  ["keys", "update", "key_1", "--name", "x"],
  ["keys", "rotate", "key_1"],
  ["keys", "revoke", "key_1"],
  ["accounts", "usage", "acme"],
  ["accounts", "erase", "acme", "--yes"],
  ["jobs", "list"],
  ["jobs", "show", "job_1"],
  ["jobs", "mine"],
  ["jobs", "mine", "--limit", "1000000"],
  ["status", "2178182399", "124-81-78104"],
  ["batch", file("a.csv"), "--out", file("out.csv")],
  ["batch", file("a.csv"), "--out", file("out.csv"), "--language", "en"],
  ["batch", "status", "job_1"],
  ["batch", "cancel", "job_1"],
  ["batch", "delete", "job_1", "--yes"],
  ["watch", "add", file("a.csv")],
  ["watch", "add", "2178182399"],
  ["watch", "list"],
  ["watch", "list", "--out", file("watched.csv")],
  ["watch", "changes"],
  ["watch", "remove", file("a.csv")],
  ["events"],
  ["import", file("a.zip")],
  ["import", file("a.jsonl")],
  ["import", file("former-names.csv")],
  ["sync", "list"],
  ["sync", "show", "run_1"],
  ["sync", "start", "facts"],
  ["sources"],
  ["profile", "2178182399"],
  ["profile", "forget", "2178182399"],
  ["receipts", "verify", file("receipt.txt"), "--issuer", "https://bvs.example.com"],
  ["receipts", "keys"],
  ["receipts", "revoke", "x", "--yes"],
  ["doctor"],
];
/**
 * Some kinds of servers are tested only with these commands. The other kinds are tested with all
 * commands.
 */
const COMMANDS_OF: Record<string, RegExp> = {
  "endless pages": /^(?:jobs mine|accounts erase)/,
  "an endless file": /^batch \//,
  "another file": /^batch \//,
  "a job or run that goes on for a while": /^(?:batch \/|import)/,
  "a wide table": /list|mine|usage|show|status|sources|profile|receipts keys|doctor/,
};

interface Run {
  args: string[];
  code: number | null;
  stdout: string;
  stderr: string;
  memoryKb: number;
  milliseconds: number;
}

async function run(args: string[], url: string): Promise<Run> {
  const startedAt = performance.now();
  const tool = spawn(
    process.execPath,
    [
      ...[
        "--disable-warning=ExperimentalWarning",
        "--import",
        import.meta.resolve("./report-memory.ts"),
      ],
      ...[join(import.meta.dirname, "../../cli/bvs.ts"), ...args],
    ],
    {
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        BVS_URL: url,
        BVS_API_KEY: "bvs_test_key",
        BVS_ADMIN_TOKEN: "token",
        BVS_TIMEOUT: String(TOOL_TIMEOUT),
      },
    },
  );
  const timer = setTimeout(() => tool.kill("SIGKILL"), MAX_RUN_MS);
  const ended = new Promise<number | null>((resolve) => tool.once("exit", resolve));
  const [stdout = "", stderr = "", memory = ""] = await Promise.all(
    tool.stdio.slice(1).map((pipe) => text(pipe as NodeJS.ReadableStream)),
  );
  const code = await ended;
  clearTimeout(timer);
  const milliseconds = performance.now() - startedAt;
  return { args, code, stdout, stderr, memoryKb: Number(memory), milliseconds };
}

function faultsOf(
  { code, stdout, stderr, memoryKb, args, ...run }: Run,
  mayFit: boolean,
): string[] {
  const output = stdout + stderr;
  const unseen = UNSEEN.exec(output);
  const around =
    unseen && JSON.stringify(output.slice(Math.max(0, unseen.index - 40), unseen.index + 40));
  const asJson = args.includes("--json");
  // These commands print a verdict, and exit with code 1 if it is bad.
  const isVerdict = (args[0] === "doctor" || args[1] === "verify") && code === 1 && mayFit;
  return [
    code === null && `did not end within ${MAX_RUN_MS / 1_000} s`,
    run.milliseconds > (TOOL_TIMEOUT + 65) * 1_000 && `took ${run.milliseconds.toFixed(0)} ms`,
    around && `printed a raw character: ${around}`,
    STACK_TRACE.test(output) && `crashed: ${output.slice(0, 500)}`,
    code === 0 && !mayFit && `succeeded: ${stdout.slice(0, 200)}`,
    code !== 0 &&
      !isVerdict &&
      !/^error: \S/m.test(stderr) &&
      `failed without words: ${stderr.slice(0, 200)}`,
    asJson &&
      code !== null &&
      !stdout.trimEnd().split("\n").every(isJson) &&
      `printed something other than JSON: ${stdout.slice(0, 200)}`,
    memoryKb > MAX_MEMORY_KB && `used ${(memoryKb / 1_000).toFixed(0)} MB`,
    output.length > MAX_OUTPUT && `printed ${output.length} characters`,
  ].filter((fault) => typeof fault === "string");
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return line === "";
  }
}

function commandFor(kind: string, random: Random): string[] {
  const only = COMMANDS_OF[kind];
  const commands = only ? COMMANDS.filter((one) => only.test(one.join(" "))) : COMMANDS;
  return [...random.pick(commands), ...(random.chance(0.3) ? ["--json"] : [])];
}

const kinds = values.kind === undefined ? Object.keys(KINDS) : [values.kind];
const findings: string[] = [];
const most = { milliseconds: 0, memoryKb: 0 };
let next = Number(values.from);
const end = next + Number(values.count);

async function runAll(): Promise<void> {
  while (next < end) {
    const number = next++;
    const name = kinds[number % kinds.length] as string;
    const kind = KINDS[name];
    if (!kind) throw new Error(`there is no kind "${name}"`);
    const random = createRandom(`${values.seed}/${number}`);
    const args = commandFor(name, random);
    const server = await startHostileServer(kind, random);
    const done = await run(args, server.url);
    server.close();
    const faults = faultsOf(done, kind.mayFit ?? false);
    if (server.leaked.length > 0) faults.push("sent its key to another host");
    for (const fault of faults)
      findings.push(`#${number} ${name}: bvs ${args.join(" ")}: ${fault}`);
    if (values.verbose)
      console.log(
        `#${number} ${name}: bvs ${args.join(" ")}: ${done.code}, ${done.milliseconds.toFixed(0)} ms, ` +
          `${done.memoryKb} KB ${JSON.stringify(done.stderr.slice(0, 120))}`,
      );
    most.milliseconds = Math.max(most.milliseconds, done.milliseconds);
    most.memoryKb = Math.max(most.memoryKb, done.memoryKb);
  }
}

try {
  await Promise.all(Array.from({ length: Number(values.concurrency) }, runAll));
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `seed ${values.seed}: ${values.count} runs, the longest ${(most.milliseconds / 1_000).toFixed(1)} s, ` +
    `the largest ${(most.memoryKb / 1_000).toFixed(0)} MB`,
);
for (const finding of findings) console.log(finding);
console.log(`${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);
