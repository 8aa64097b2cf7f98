/** The README: each of its commands that is followed by its answer is run, and answers that. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalPlace, type LocalRun, localPlace, startLocal } from "./local.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const README = await readFile(join(ROOT, "README.md"), "utf8");

/** What differs from one run to the next: times, and ids that are drawn. */
const VOLATILE =
  /"(?:verifiedAt|checkedAt|created_at|completed_at|expires_at|resets_at|period|date|job_id|download_url)":("[^"]*"|\d+|null)|(?:job|key)_[0-9a-f]+|bvs_live_\w+|\d{4}-\d{2}-\d{2} \d{2}:\d{2}Z|127\.0\.0\.1:\d+/g;

interface Example {
  command: string;
  answer: string;
}

/** A shell block and the block of its answer right behind it. */
const examples: Example[] = [
  ...README.matchAll(/```sh\n([^`]*)```\n+```(?:json|text)\n([^`]*)```/g),
].map(([, command = "", answer = ""]) => ({ command, answer }));

let place: LocalPlace;
let run: LocalRun;
let folder: string;
beforeAll(async () => {
  place = await localPlace();
  run = await startLocal(place);
  folder = await mkdtemp(join(tmpdir(), "readme-"));
});
afterAll(async () => {
  await run?.stop();
  await place?.remove();
});

/** In a folder of its own, against the service of this test. */
async function shell(command: string): Promise<string> {
  const local = command
    .replaceAll("127.0.0.1:8787", `127.0.0.1:${place.port}`)
    .replaceAll("npm run --silent bvs --", `"${process.execPath}" "${ROOT}cli/bvs.ts"`);
  const env = { ...process.env, PORT: String(place.port) };
  const { stdout } = await promisify(execFile)("bash", ["-ec", local], { cwd: folder, env });
  return stdout;
}

const steady = (text: string) => text.trim().replace(VOLATILE, "");

describe("the README", () => {
  it("shows more than a handful of commands with their answers", () => {
    expect(examples.length).toBeGreaterThan(6);
  });

  it.each(examples)("answers as it says: $command", async ({ command, answer }) => {
    expect(steady(await shell(command))).toBe(steady(answer));
  });
});
