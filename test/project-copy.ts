/**
 * A copy of the whole project, for tests that would change files which other tests use at the same
 * time.
 */
import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What a fresh clone does not have. */
const LEFT_OUT = new Set([".git", ".wrangler", "dist", "node_modules"]);

/** Makes the folder look like a fresh clone after `npm ci`. */
export function copyProject(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
}
