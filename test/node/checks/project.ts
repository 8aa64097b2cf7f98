/** Builds a small project, or a copy of this one, with a fault that a check must find. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { onTestFinished } from "vitest";

export const ROOT = join(import.meta.dirname, "../../..");

/** @param files by path; they are removed when the test ends */
export function projectOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "checks-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, files);
  return root;
}

/** These are not the project's own, and builds that run beside a test change them. */
const LEFT_OUT = new Set(["node_modules", "dist"]);

export function copyOf(folders: readonly string[], changes: Record<string, string>): string {
  const root = projectOf({});
  for (const folder of folders) {
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  write(root, changes);
  return root;
}

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
