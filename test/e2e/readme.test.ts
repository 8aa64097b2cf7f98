/** The README: each of its commands that is followed by its answer is run, and answers that. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples, runExample, steady } from "../readme-examples.ts";
import { type LocalPlace, type LocalRun, localPlace, startLocal } from "./local.ts";

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
  if (folder) await rm(folder, { recursive: true, force: true });
});

describe("the README", () => {
  it("shows more than a handful of commands with their answers", () => {
    expect(examples.length).toBeGreaterThan(6);
  });

  it.each(examples)("answers as it says: $command", async ({ command, answer }) => {
    expect(steady(await runExample(command, folder, place.port))).toBe(steady(answer));
  });
});
