/**
 * The commands in the README and in docs/api.md that are followed by their answers.
 * `test/e2e/readme.test.ts` runs them. `.ci/first-minute` runs this file as a program that calls a
 * service that is already running.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The order matters, because a command may use a file that an earlier command wrote. */
export const DOCUMENTS = ["README.md", "docs/api.md"];

const ADDRESS = "127.0.0.1:8787";

const VOLATILE =
  /"(?:verifiedAt|checkedAt|created_at|completed_at|expires_at|checked_at|changed_at|timestamp|resets_at|period|date|job_id|download_url)":("[^"]*"|\d+|null)|(?:job|key|we)_[0-9a-f]+|eyJ[\w-]+\.[\w-]+\.[\w-]+~|whsec_[\w+/]+=|evt_\d+|bvs_live_\w+|\d{4}-\d{2}-\d{2} \d{2}:\d{2}Z|127\.0\.0\.1:\d+/g;

const COMMAND_TIMEOUT_MS = 60_000;

export interface Example {
  document: string;
  command: string;
  answer: string;
}

export const examples: Example[] = (await Promise.all(DOCUMENTS.map(examplesIn))).flat();

async function examplesIn(document: string): Promise<Example[]> {
  const text = await readFile(join(ROOT, document), "utf8");
  const blocks = text.matchAll(/```sh\n([^`]*)```\n+```(?:json|text)\n([^`]*)```/g);
  return [...blocks].map(([, command = "", answer = ""]) => ({ document, command, answer }));
}

/**
 * Runs a command unchanged except for the port.
 * @param project the project's folder, where the command runs
 * @param port the service's port, which replaces the one in the documents
 * @returns what the command prints; rejects if the command fails
 */
export async function runExample(command: string, project: string, port: number): Promise<string> {
  const local = command.replaceAll(ADDRESS, `127.0.0.1:${port}`);
  const env = { ...process.env, PORT: String(port), BVS_URL: undefined };
  // Without `--norc`, bash reads the caller's .bashrc if the input of bash looks like that of a
  // remote shell.
  const { stdout } = await promisify(execFile)("bash", ["--norc", "-ec", local], {
    cwd: project,
    env,
    timeout: COMMAND_TIMEOUT_MS,
  });
  return stdout;
}

export const steady = (text: string) => text.trim().replace(VOLATILE, "");

/** `node test/documented-examples.ts <port> [first]` runs all commands, or only the first. */
if (import.meta.main) {
  const [port, only] = process.argv.slice(2);
  const chosen = only === "first" ? examples.slice(0, 1) : examples;
  for (const { document, command, answer } of chosen) {
    const printed = await runExample(command, ROOT, Number(port)).catch(String);
    if (steady(printed) === steady(answer)) continue;
    console.error(`${document} says:\n${command}${answer}but it answers:\n${printed}`);
    process.exitCode = 1;
  }
  if (chosen.length === 0) throw new Error("the documents show no command with its answer");
  if (!process.exitCode) console.log(`Answered as documented: ${chosen.length} commands`);
}
