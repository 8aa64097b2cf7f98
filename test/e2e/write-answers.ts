/**
 * Runs the commands in the README and in docs/api.md and writes their answers below them. An answer
 * that differs only in times and generated ids stays unchanged. `npm run generate` runs this file.
 */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examples, runExample, steady } from "../documented-examples.ts";
import { copyProject } from "../project-copy.ts";
import { localPlace, startLocal } from "./local.ts";

const folder = await mkdtemp(join(tmpdir(), "readme-"));
const project = join(folder, "project");
copyProject(project);
const place = await localPlace(project);
const run = await startLocal(place);
for (const { document, command, answer } of examples) {
  const printed = await runExample(command, project, place.port);
  if (steady(printed) === steady(answer)) continue;
  const shown = printed.replaceAll(`127.0.0.1:${place.port}`, "127.0.0.1:8787");
  const text = await readFile(document, "utf8");
  await writeFile(
    document,
    text.replace(answer, () => `${shown.trimEnd()}\n`),
  );
}
await run.stop();
await place.remove();
await rm(folder, { recursive: true, force: true });
