/**
 * Writes the answers of the README's commands anew, each as the service gives it. An answer that
 * differs in nothing but times and drawn ids stays as it is. `npm run generate` calls it.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../project-copy.ts";
import { examples, README, README_PATH, runExample, steady } from "../readme-examples.ts";
import { localPlace, startLocal } from "./local.ts";

const folder = await mkdtemp(join(tmpdir(), "readme-"));
const project = join(folder, "project");
copyProject(project);
const place = await localPlace(project);
const run = await startLocal(place);
let text = README;
for (const { command, answer } of examples) {
  const printed = await runExample(command, project, place.port);
  if (steady(printed) === steady(answer)) continue;
  const shown = printed.replaceAll(`127.0.0.1:${place.port}`, "127.0.0.1:8787");
  text = text.replace(answer, () => `${shown.trimEnd()}\n`);
}
await writeFile(README_PATH, text);
await run.stop();
await place.remove();
await rm(folder, { recursive: true, force: true });
