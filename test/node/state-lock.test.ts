import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockState } from "../../seed/state-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "state-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that tries to take the lock, prints whether it could, and keeps running. */
async function otherRun() {
  const lock = JSON.stringify(join(import.meta.dirname, "../../seed/state-lock.ts"));
  const code = `const { lockState } = await import(${lock});
    console.log("release" in lockState(${JSON.stringify(folder)}) ? "taken" : "refused");
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ["--no-warnings", "--input-type=module", "-e", code]);
  const ended = new Promise((resolve) => child.once("close", resolve));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once("data", (bytes: Buffer) => resolve(String(bytes).trim())),
  );
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { said, pid: child.pid, kill };
}

describe("the lock of a state folder", () => {
  it("belongs to one run, and to another run only after the first has released it", () => {
    const first = lockState(folder);
    expect(lockState(folder)).toEqual({ usedBy: process.pid });
    if ("release" in first) first.release();
    expect(lockState(folder)).toHaveProperty("release");
  });

  it.each([
    ["has the id of this process, which happens in a restarted container", process.pid],
    ["has the id of another program's process", process.ppid],
    ["has no id", ""],
  ])("can be taken if the file of a killed run %s", (_, left) => {
    writeFileSync(join(folder, "in-use-by"), String(left));
    expect(lockState(folder)).toHaveProperty("release");
  });

  it("stays with the process that took it until that process is killed", async () => {
    const runs = await Promise.all([otherRun(), otherRun(), otherRun()]);
    try {
      expect(runs.map(({ said }) => said).sort()).toEqual(["refused", "refused", "taken"]);
      const holder = runs.find(({ said }) => said === "taken");
      expect(lockState(folder)).toEqual({ usedBy: holder?.pid });
      await holder?.kill();
      expect(lockState(folder)).toHaveProperty("release");
    } finally {
      for (const { kill } of runs) await kill();
    }
  });
});
