/**
 * Puts the files of a commit into a temporary folder. Adds the test Worker of this checkout
 * (`workers/observed.ts`), which runs the service of the commit and observes it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { WORKERS } from "./host.ts";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** @returns the commit's full id. @throws if this clone does not have it */
export function commitOf(name: string): string {
  return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`).trim();
}

export async function withCheckout<T>(
  commit: string,
  work: (root: string) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), "skew-"));
  try {
    const archive = join(root, "archive.tar");
    git("archive", `--output=${archive}`, commit);
    execFileSync("tar", ["-xf", archive, "-C", root]);
    rmSync(archive);
    cpSync(join(ROOT, WORKERS), join(root, WORKERS), { recursive: true });
    // The commit gets the packages of this checkout, so a release that needs other packages cannot
    // be run.
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}
