/**
 * Follows the README as a new user, in a fresh clone with only the ports set: the service starts,
 * and each command in the README and in docs/api.md prints the answer shown below it.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockState } from "../../seed/state-lock.ts";
import { DOCUMENTS, examples, runExample, steady } from "../documented-examples.ts";
import { copyProject } from "../project-copy.ts";
import { type LocalPlace, LocalRun, localPlace } from "./local.ts";

let folder: string;
let project: string;
let place: LocalPlace;
let run: LocalRun;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "readme-"));
  project = join(folder, "한글 folder");
  copyProject(project);
  place = await localPlace(project);
  run = await new LocalRun(place, "npm", { STATE_DIR: undefined }).ready();
});
afterAll(async () => {
  await run?.stop();
  await place?.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("npm start", () => {
  it("keeps its state in the project's .wrangler/state", () => {
    expect(existsSync(join(project, ".wrangler/state/v3/d1"))).toBe(true);
    expect(run.stdout).toContain(`its state stays in ${join(project, ".wrangler/state")}.`);
  });

  it.each(["/", "/docs"])("serves %s", async (path) => {
    expect((await fetch(place.url + path)).status).toBe(200);
  });
});

describe("node seed/start.ts", () => {
  it("resolves a relative STATE_DIR from the working directory, even outside the project", async () => {
    const stateDir = join(folder, "상태 state");
    const lock = lockState(stateDir);
    const other = await localPlace(project);
    const settings = { STATE_DIR: "상태 state" };
    const started = new LocalRun({ ...other, workingDirectory: folder }, "node", settings);
    expect((await started.ended).code).toBe(1);
    expect(started.stderr).toContain(
      `the state in ${stateDir} is in use by process ${process.pid};`,
    );
    if ("release" in lock) lock.release();
    await other.remove();
  });
});

describe.each(DOCUMENTS)("%s", (document) => {
  const shown = examples.filter((example) => example.document === document);

  it("shows several commands with their answers", () => {
    expect(shown.length).toBeGreaterThan(4);
  });

  it.each(shown)("shows the true answer of $command", async ({ command, answer }) => {
    expect(steady(await runExample(command, project, place.port))).toBe(steady(answer));
  });
});
