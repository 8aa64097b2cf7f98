/** `npm start` as a stranger types it: in a fresh checkout, without any setting but the ports. */
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockState } from "../../seed/state-lock.ts";
import { type LocalPlace, LocalRun, localPlace } from "./local.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What a checkout does not have, or what this test does not need. */
const LEFT_OUT = new Set(["node_modules", ".git", ".wrangler", "dist"]);

let folder: string;
let project: string;
let place: LocalPlace;
let run: LocalRun | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bvs-checkout-"));
  project = join(folder, "한글 folder");
  await cp(ROOT, project, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await symlink(join(ROOT, "node_modules"), join(project, "node_modules"), "junction");
  place = await localPlace(project);
});
afterEach(async () => {
  await run?.stop();
  await place?.remove();
  await rm(folder, { recursive: true, force: true });
});

it("npm start keeps its state in .wrangler/state of the project unless STATE_DIR says otherwise", async () => {
  run = await new LocalRun(place, "npm", { STATE_DIR: undefined }).ready();
  expect((await fetch(`${place.url}/`)).status).toBe(200);
  expect(existsSync(join(project, ".wrangler/state/v3/d1"))).toBe(true);
  expect(run.stdout).toContain(`its state stays in ${join(project, ".wrangler/state")}.`);
});

it("a relative STATE_DIR is relative to the working directory, whichever folder that is", async () => {
  const stateDir = join(folder, "상태 state");
  const lock = lockState(stateDir);
  const settings = { STATE_DIR: "상태 state" };
  run = new LocalRun({ ...place, workingDirectory: folder }, "node", settings);
  expect((await run.ended).code).toBe(1);
  expect(run.stderr).toContain(`the state in ${stateDir} is in use by process ${process.pid};`);
  if ("release" in lock) lock.release();
});
