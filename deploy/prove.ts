/**
 * `npm run deploy -- --env staging --prove`: after a deployment to staging, runs the procedures of
 * docs/runbook.md while checks arrive. Prints how many checks were lost. Never runs on production.
 */
import * as z from "zod";
import type { CloudflareApi } from "./cloudflare.ts";
import type { Surroundings } from "./deployment.ts";
import { DeployFailure } from "./failure.ts";
import { jsonIn } from "./json-in-output.ts";
import { listNamespaces } from "./preflight.ts";
import { Load, type LoadCount } from "./proof-load.ts";
import { waitUntilReady } from "./smoke.ts";
import type { Target } from "./target.ts";

export interface ProofOptions {
  url: string;
  token: string;
  version: string | undefined;
  /** A file that other users cannot read, for the exported keys. */
  keysFile: string;
  /** How long to watch each step. Must be longer than a Durable Object may keep its old code. */
  settleMs: number;
  /**
   * How long KV may still serve a deleted key. The proof waits that long before `bvs keys import`,
   * because the import does not restore a key that KV still serves.
   */
  forgetMs: number;
}

export interface ProofSurroundings
  extends Pick<Surroundings, "wrangler" | "bvs" | "fetch" | "sleep" | "print"> {
  api: CloudflareApi;
  /** Milliseconds since any fixed moment. */
  clock: () => number;
  deployAgain: () => Promise<unknown>;
}

const issuedKey = z.object({ api_key: z.string(), key: z.object({ id: z.string() }) });
const usage = z.object({ usage: z.array(z.object({ used: z.number() })) });
const bookmarkAnswer = z.object({ bookmark: z.string() });

/**
 * How long the proof waits between the last check and reading the usage. A meter counts an answered
 * check within a second, but needs longer after a restart.
 */
const COUNTING_MS = 30_000;

/** A secret that the Worker does not use. */
const PROOF_SECRET = "DEPLOYMENT_PROOF";
/** A table that the proof creates in the database. Only the restore removes it again. */
const PROOF_TABLE = "deployment_proof";

export async function prove(
  target: Target,
  options: ProofOptions,
  surroundings: ProofSurroundings,
): Promise<void> {
  const { url, token, version, settleMs } = options;
  if (version === undefined)
    throw new DeployFailure(
      "wrangler did not report the deployed version, to which the proof must roll back.",
    );
  const { bvs, fetch, sleep, clock, print, deployAgain } = surroundings;
  const wrangler = (args: string[], input?: string) =>
    surroundings.wrangler([...args, `--env=${target.environment}`], undefined, input);
  const operate = (...args: string[]) => succeed(bvs(args, url, token), `bvs ${args.join(" ")}`);
  const quiet = { fetch, sleep, print: () => {} };

  print("Proving that the service can be operated …");
  const account = `deployment-proof-${version.slice(0, 8)}`;
  const issued = await operate(
    ...["keys", "issue", "--account", account, "--plan-a", "pro", "--expires", "1d", "--json"],
  );
  const key = jsonIn(issued, issuedKey);
  if (!key) throw new DeployFailure("bvs keys issue printed no key.");
  const load = new Load(url, key.api_key, { fetch, sleep, clock });
  const rows: LoadCount[] = [];
  const skipped: string[] = [];
  /** Does a step while checks arrive. Then waits, so that late effects are also counted. */
  const step = async (name: string, action: () => Promise<string | undefined>) => {
    print(`  ${name} …`);
    load.begin(name);
    try {
      const reason = await action();
      if (reason !== undefined) skipped.push(`${name}: ${reason}`);
      await sleep(settleMs);
    } finally {
      rows.push(load.end());
    }
  };

  load.start();
  try {
    await step("nothing changes", async () => undefined);
    await step("deploy again", async () => {
      await deployAgain();
      return undefined;
    });
    await step("roll back", async () => {
      await succeed(wrangler(["rollback", version, "--message=Proof"]), "the rollback");
      await waitUntilReady(url, version, quiet);
      return undefined;
    });
    await step("deploy after the rollback", async () => {
      await deployAgain();
      return undefined;
    });
    await step("change a secret", async () => {
      await succeed(wrangler(["secret", "put", PROOF_SECRET], "a"), "secret put");
      await succeed(wrangler(["secret", "delete", PROOF_SECRET]), "secret delete");
      return undefined;
    });
    await step("export and restore keys", () => restoreKeys(key.key.id));
    await step("restore the database", restoreDatabase);
  } finally {
    await load.stop();
    for (const line of tableOf(rows)) print(line);
    for (const line of skipped) print(`skipped: ${line}`);
  }
  await sleep(Math.min(COUNTING_MS, settleMs));
  const used = jsonIn(await operate("accounts", "usage", account, "--json"), usage)?.usage ?? [];
  const counted = used.reduce((sum, { used }) => sum + used, 0);
  const { answered } = load;
  print(
    `${answered} checks were answered, and ${counted} were counted: ${Math.max(0, answered - counted)} were not charged, ${Math.max(0, counted - answered)} were charged without an answer.`,
  );
  await operate("accounts", "erase", account, "--yes");
  if (counted > answered)
    throw new DeployFailure("The proof failed: checks were charged without an answer.");

  async function restoreKeys(id: string): Promise<string | undefined> {
    const { output: help } = await bvs(["keys", "--help"], url, token);
    if (!/^\s+export\b/m.test(help)) return "this release has no bvs keys export";
    await operate("keys", "export", options.keysFile);
    const title = target.namespaces.find(({ binding }) => binding === "API_KEYS")?.title;
    const namespaces = await listNamespaces(surroundings.api);
    const namespace = namespaces.find((known) => known.title === title)?.id;
    if (namespace === undefined) throw new DeployFailure(`There is no namespace ${title}.`);
    const kv = (verb: string, name: string) =>
      succeed(
        wrangler(["kv", "key", verb, name, `--namespace-id=${namespace}`, "--remote"]),
        `kv key ${verb}`,
      );
    const hash = /[0-9a-f]{64}/.exec(await kv("get", `id:${id}`))?.[0];
    if (hash === undefined) throw new DeployFailure(`KV has no hash for the key ${id}.`);
    await kv("delete", `key:${hash}`);
    await kv("delete", `id:${id}`);
    await sleep(options.forgetMs);
    await operate("keys", "import", options.keysFile);
    await operate("keys", "show", id);
    return undefined;
  }

  async function restoreDatabase(): Promise<string | undefined> {
    const { name } = target.database;
    const d1 = (...args: string[]) => succeed(wrangler(["d1", ...args]), `d1 ${args[0]}`);
    const execute = (sql: string) => d1("execute", name, "--remote", "--json", `--command=${sql}`);
    const info = jsonIn(await d1("time-travel", "info", name, "--json"), bookmarkAnswer);
    if (!info) throw new DeployFailure("d1 time-travel info printed no bookmark.");
    await execute(`CREATE TABLE ${PROOF_TABLE} (step TEXT)`);
    await d1("time-travel", "restore", name, `--bookmark=${info.bookmark}`, "--json");
    const left = await execute(
      `SELECT count(*) AS tables_left FROM sqlite_master WHERE name = '${PROOF_TABLE}'`,
    );
    if (!/"tables_left": *0\b/.test(left))
      throw new DeployFailure(`The proof failed: the database was not restored:\n${left}`);
    return undefined;
  }
}

async function succeed(
  running: Promise<{ code: number; output: string }>,
  what: string,
): Promise<string> {
  const { code, output } = await running;
  if (code === 0) return output;
  throw new DeployFailure(`The proof failed at ${what} (exit code ${code}):\n${output.trim()}`);
}

function tableOf(rows: readonly LoadCount[]): string[] {
  const cells = rows.map(({ name, sent, answered, failures, longestGapMs }) => [
    name,
    String(sent),
    String(answered),
    [...failures].map(([why, count]) => `${count} ${why}`).join(", ") || "-",
    `${(longestGapMs / 1_000).toFixed(1)} s`,
  ]);
  const table = [["STEP", "SENT", "ANSWERED", "LOST", "LONGEST GAP"], ...cells];
  const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths?.[i] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
