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

/** As after `npm ci` in a fresh clone. */
export function copyProject(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
}
