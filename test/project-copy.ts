/**
 * Copies the whole project for tests that change files. Other tests use the original files at the
 * same time.
 */
import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const LEFT_OUT = new Set([".git", ".wrangler", "dist", "node_modules"]);

/** Fills the folder as a fresh clone and `npm ci` would, but without the history. */
export function copyProject(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
}
