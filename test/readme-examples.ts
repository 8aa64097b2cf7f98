/**
 * The README's commands, and how they are run: by `test/e2e/readme.test.ts` in the suite, and by
 * `.ci/first-minute` as a program, against a service that runs already.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The file that shows the commands. */
export const README_PATH = join(ROOT, "README.md");
export const README = await readFile(README_PATH, "utf8");

/** The address at which the README expects the service. */
const ADDRESS = "127.0.0.1:8787";

/** What differs from one run to the next: times, and ids that are drawn. */
const VOLATILE =
  /"(?:verifiedAt|checkedAt|created_at|completed_at|expires_at|resets_at|period|date|job_id|download_url)":("[^"]*"|\d+|null)|(?:job|key)_[0-9a-f]+|bvs_live_\w+|\d{4}-\d{2}-\d{2} \d{2}:\d{2}Z|127\.0\.0\.1:\d+/g;

const COMMAND_TIMEOUT_MS = 60_000;

export interface Example {
  command: string;
  answer: string;
}

/** In the order of the README: a shell block and the block of its answer right behind it. */
export const examples: Example[] = [
  ...README.matchAll(/```sh\n([^`]*)```\n+```(?:json|text)\n([^`]*)```/g),
].map(([, command = "", answer = ""]) => ({ command, answer }));

/**
 * Runs a command as it stands.
 * @param project the folder of the project, where a reader types it
 * @param port where the service is, instead of at the README's own address
 * @returns what the command prints; it rejects if the command fails
 */
export async function runExample(command: string, project: string, port: number): Promise<string> {
  const local = command.replaceAll(ADDRESS, `127.0.0.1:${port}`);
  const env = { ...process.env, PORT: String(port), BVS_URL: undefined };
  // bash would read the caller's .bashrc where it takes itself for a remote shell.
  const { stdout } = await promisify(execFile)("bash", ["--norc", "-ec", local], {
    cwd: project,
    env,
    timeout: COMMAND_TIMEOUT_MS,
  });
  return stdout;
}

/** What must be equal in two answers to one command. */
export const steady = (text: string) => text.trim().replace(VOLATILE, "");

/** `node test/readme-examples.ts <port> [first]`: all commands, or the first one alone. */
if (import.meta.main) {
  const [port, only] = process.argv.slice(2);
  const chosen = only === "first" ? examples.slice(0, 1) : examples;
  for (const { command, answer } of chosen) {
    const printed = await runExample(command, ROOT, Number(port)).catch(String);
    if (steady(printed) === steady(answer)) continue;
    console.error(`The README says:\n${command}${answer}but it answers:\n${printed}`);
    process.exitCode = 1;
  }
  if (chosen.length === 0) throw new Error("the README shows no command with its answer");
  if (!process.exitCode) console.log(`The README's answers, as it says: ${chosen.length}`);
}
